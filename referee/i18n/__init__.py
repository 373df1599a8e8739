"""Words for people: verdicts and rules as text, one file a language.

Why it exists: no other room holds sentences that a player reads, so a language is added by adding files.
"""

from referee.i18n.items import itemised
from referee.i18n.rulebook import RuleText, rule_text
from referee.i18n.verdicts import TextError, languages, render

__all__ = ["RuleText", "TextError", "itemised", "languages", "render", "rule_text"]
