"""The rules in plain words: what a verdict's rule id means, for people at the table.

Why it exists: a verdict names a rule; whoever is told "BG-TOKEN-2" wants one or two sentences. The words
are data (`rules_LANGUAGE.toml`), so that a language is a file. What it does not do: the verdicts' own
texts, and judging.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class RuleText:
    """`title` names the rule in a few words, `text` says it in one or two sentences."""

    title: str
    text: str


def rule_text(rule: str | None, language: str = "en") -> RuleText:
    """The words for a rule id; empty ones for None, or for an id that has none (yet)."""
    return _book(language).get(rule or "", RuleText("", ""))


@cache
def _book(language: str) -> dict[str, RuleText]:
    words = resources.files("referee.i18n").joinpath(f"rules_{language}.toml").read_text(encoding="utf-8")
    return {rule: RuleText(entry["title"], entry["text"]) for rule, entry in tomllib.loads(words).items()}
