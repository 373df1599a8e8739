"""What games share whose rounds people can count by themselves, with a camera or without one.

Why it exists: the card game and the dice game are played on the page alike. What it does not do: know a game.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from referee.games.api.game import Game, Played
from referee.games.api.sight import AnySight
from referee.i18n import say


class HandGame(Game):
    """A game of which nothing need be seen."""

    sight: ClassVar[AnySight | None] = None
    rounds: ClassVar[int] = 0

    def count_problem(self, played: Played) -> str:
        """A count that cannot be right, as soon as it is told; then what is missing; then what the rules refuse."""
        if self.void(played):
            return ""
        seats = [seat for seat in self.playing(played.standing) if seat not in self.out(played)]
        if slip := next((said for seat in seats if (said := self.slip(played, seat))), ""):
            return slip
        if missing := [self.name(played, seat) for seat in seats if self._missing(played, seat)]:
            return say("count-missing", players=missing)
        return self._refused(played)

    def slip(self, played: Played, seat: str) -> str:
        """What of a seat's counts cannot be right, as a sentence."""
        return ""

    def out(self, played: Played) -> list[str]:
        """The seats of which nothing is counted in this round."""
        return []

    def void(self, played: Played) -> bool:
        """Whether the round gives nothing, whatever was counted."""
        return False

    def outset(self, played: Played) -> list[str]:
        if not self.players[0] <= len(self.playing(played.standing)) <= self.players[1]:
            return []
        try:
            return self.laid_out(played)
        except ValueError as e:
            return [self._by_name(played, str(e))]

    def laid_out(self, played: Played) -> list[str]:
        """What to set out, for as many as may play; ValueError where the rules refuse what was agreed."""
        return []

    def _missing(self, played: Played, seat: str) -> bool:
        return any(not field.optional and self.counted_of(played, seat, field.name) is None for field in self.fields)

    def _refused(self, played: Played) -> str:
        try:
            self.rules.answer("round", {**self.question(played), **options_of(played)})
        except ValueError as e:
            return self._by_name(played, str(e))
        return ""

    def _by_name(self, played: Played, sentence: str) -> str:
        """A sentence of the rules, which know seats, with the players' names."""
        return re.sub(r"\b\w+\b", lambda word: played.standing.players.get(word[0]) or word[0], sentence)

    def counted_of(self, played: Played, seat: str, what: str) -> int | None:
        """What a seat counted, or else what follows by itself."""
        found = played.standing.counted.get(seat, {}).get(what)
        return self.presets(played).get(seat, {}).get(what) if found is None else found

    @staticmethod
    def name(played: Played, seat: str) -> str:
        return played.standing.players.get(seat) or seat


def options_of(played: Played) -> dict[str, Any]:
    """The house rules as a question takes them."""
    return {"options": dict(played.options)} if played.options else {}
