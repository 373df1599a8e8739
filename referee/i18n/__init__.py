"""Words for people: everything that is read, in one catalogue of Project Fluent files, a folder a language.

Why it exists: no other room holds sentences that a player reads, so a language is added by adding files.
"""

from referee.i18n.catalogue import has, languages
from referee.i18n.items import itemised
from referee.i18n.rulebook import RuleText, rule_text
from referee.i18n.said import Said, SaidError, in_language, say, spoken
from referee.i18n.speech import Spoken, TextError
from referee.i18n.verdicts import render

__all__ = [
    "RuleText", "Said", "SaidError", "Spoken", "TextError", "has", "in_language", "itemised", "languages", "render",
    "rule_text", "say", "spoken",
]
