"""What games without a camera share: everything is counted by people.

Why it exists: the card game and the dice game are played on the page alike. What it does not do: know a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from referee.rules.core import Judge
from referee.session.game import Game, MatchError, Played
from referee.values import Table

if TYPE_CHECKING:
    from referee.session.match_file import MatchSetup


class HandGame(Game):
    """A game of which nothing is seen."""

    camera: ClassVar[bool] = False
    rounds: ClassVar[int] = 0

    def judge(self, table: Table, setup: MatchSetup, looks: int = 1, timed: bool = True) -> Judge:
        raise MatchError(f"the game {self.rules.game} cannot be refereed by a camera")

    def unclear(self, played: Played) -> str:
        """What is not counted yet."""
        names = [self.name(played, seat) for seat in self.playing(played.standing)
                 if any(not field.optional and self.counted_of(played, seat, field.name) is None
                        for field in self.fields)]
        return f"the count of {', '.join(names)} is missing" if names and played.standing.flags.keys().isdisjoint(
            {"aborted"}) else ""

    def counted_of(self, played: Played, seat: str, what: str) -> int | None:
        """What a seat counted, or else what follows by itself."""
        found = played.standing.counted.get(seat, {}).get(what)
        return self.presets(played).get(seat, {}).get(what) if found is None else found

    @staticmethod
    def name(played: Played, seat: str) -> str:
        return played.standing.players.get(seat) or seat
