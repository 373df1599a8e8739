"""Questions that screens put to the rules: set-up numbers, a new deal, the rules in plain words.

Why it exists: the page never counts by itself; it asks what `referee score` would answer. What it does not do: know a
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n.rulebook import rules_like
from referee.rules import registry
from referee.session.match.commands import CommandError
from referee.session.match.play import MatchPlay

ASKED = ("setup", "redeal", "handicap", "join_late", "round", "match")
"""Kinds a screen may ask."""
PREFIX = {"board": "BG-", "card_999": "CG-", "card_weber": "CW-", "dice": "DG-"}
"""How the rule ids of a game begin."""


def ask(play: MatchPlay | None, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """What the rules of the match in play say, under its house rules. `CommandError` where they cannot say."""
    if play is None:
        raise CommandError("play-no-match")
    rules = play.plan.rules
    if kind not in ASKED or kind not in rules.game.rules.kinds:
        raise CommandError("question-unknown", kind=f"{kind!r}")
    options = {"options": dict(rules.options)} if rules.options else {}
    try:
        return rules.game.rules.answer(kind, {**options, **data}, rules.edition or None)
    except ValueError as e:
        raise CommandError(str(e)) from e


def rules_of(game: str) -> list[dict[str, str]]:
    """The rules of a game in plain words, in the order of the rule book."""
    if game not in registry.GAMES:
        raise CommandError("question-no-game", game=f"{game!r}", games=", ".join(registry.GAMES))
    return [{"rule": rule, "title": words.title, "text": words.text} for rule, words in rules_like(PREFIX[game])]
