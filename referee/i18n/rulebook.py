"""The rules in plain words: what a verdict's rule id means, for people at the table.

Why it exists: a verdict names a rule; whoever is told "BG-TOKEN-2" wants one or two sentences (`rules.ftl`).
What it does not do: the verdicts' own texts, and judging.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.i18n.catalogue import has, keys
from referee.i18n.said import say
from referee.i18n.verdicts import text_key


@dataclass(frozen=True, slots=True)
class RuleText:
    """`title` names the rule in a few words, `text` says it in one or two sentences."""

    title: str
    text: str


def rule_text(rule: str | None) -> RuleText:
    """The words for a rule id; empty ones for None, or for an id that has none (yet)."""
    key = f"rule-{text_key(rule or '')}"
    if not has(key):
        return RuleText("", "")
    return RuleText(say(f"{key}.title"), say(key))


def rules_like(prefix: str) -> Iterator[tuple[str, RuleText]]:
    """Every rule whose id begins like that, in the order of the rule book."""
    start = f"rule-{text_key(prefix)}"
    for key in keys():
        if key.startswith(start):
            rule = _id(key.removeprefix("rule-"))
            yield rule, rule_text(rule)


def _id(key: str) -> str:
    """`bg-place-1` -> `BG-PLACE-1`; paragraphs are numbered otherwise: `cw-1-2-3a` -> `CW-1.2.3a`."""
    document, _, number = key.partition("-")
    return f"CW-{number.replace('-', '.')}" if document == "cw" else key.upper()
