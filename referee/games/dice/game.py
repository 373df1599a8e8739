"""The dice game by hand: dice left are counted, points add up to nothing, dice go into the bag and are drawn again.

Why it exists: what its rules need to be played on the page. What it does not do: see dice, or give points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.games.api.by_hand import HandGame
from referee.games.api.game import Count, Field, Played, Task
from referee.i18n import say
from referee.rules.core import ScoreSheet
from referee.rules.dice.legality import DICE
from referee.rules.dice.ruleset import MAX_PLAYERS, MIN_PLAYERS, ROUNDS_EACH, DiceRules

EACH = "dice_each"
"""Agreed numbers of dice, for children (DG-CHILD-1)."""


class DiceGame(HandGame):
    """Two to four players with the dice they drew from the bag."""

    rules = DiceRules()
    document = "dice"
    seats = tuple(f"p{n}" for n in range(1, MAX_PLAYERS + 1))
    players = (MIN_PLAYERS, MAX_PLAYERS)
    brought = (Count(EACH, DICE, "dice", EACH),)
    fields = (Field("dice_left", DICE), Field("wrong", DICE, optional=True))

    def rounds_for(self, players: int) -> int:
        return ROUNDS_EACH * max(players, MIN_PLAYERS)

    def refused(self, seats: Sequence[str], brought: Mapping[str, Mapping[str, int]]) -> str:
        agreed = {seat: n for seat, n in brought.get(EACH, {}).items() if n}
        if agreed and (set(agreed) != set(seats) or sum(agreed.values()) != DICE):
            return say("refused-dice", n=sum(agreed.values()), dice=DICE)
        return ""

    def question(self, played: Played) -> dict[str, Any]:
        seats = self.playing(played.standing)
        wrong = {seat: n for seat in seats if (n := self.counted_of(played, seat, "wrong"))}
        asked: dict[str, Any] = {"caller": played.standing.caller, "dice_left": {
            seat: self.counted_of(played, seat, "dice_left") for seat in seats}}
        if wrong:
            asked["wrong"] = wrong
        return {**asked, **self._agreed(played)}

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        caller = played.standing.caller
        return {} if caller is None else {caller: {"dice_left": 0}}

    def laid_out(self, played: Played) -> list[str]:
        each = self.each(played)
        if self._agreed(played):
            return [say("outset-dice-one", player=self.name(played, seat), n=n) for seat, n in each.items()]
        return [say("outset-dice", n=next(iter(each.values())))]

    def each(self, played: Played) -> dict[str, int]:
        """Seat -> dice it draws for this round."""
        seats = self.playing(played.standing)
        each = self.rules.answer("setup", {"players": len(seats), **self._agreed(played)})["dice_each"]
        return dict(each) if isinstance(each, Mapping) else dict.fromkeys(seats, each)

    def slip(self, played: Played, seat: str) -> str:
        """Nobody has more dice left than were drawn, and who called has none: then all points add up to nothing."""
        counts, name = played.standing.counted.get(seat, {}), self.name(played, seat)
        left, most = counts.get("dice_left", 0) + counts.get("wrong", 0), self.each(played)[seat]
        if left > most:
            return say("count-dice-more", player=name, n=left, most=most)
        if seat == played.standing.caller and counts.get("dice_left"):
            return say("count-dice-caller", player=name)
        return ""

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        return [(None, say("do-dice"))]

    def why(self, played: Played, sheet: ScoreSheet, seat: str) -> str:
        left = sum(sheet.detail["dice_left"].values())
        if seat == played.standing.caller:
            return say("why-dice-caller", n=left)
        return say("why-dice-left", n=sheet.detail["dice_left"][seat])

    def _agreed(self, played: Played) -> dict[str, Any]:
        seats = self.playing(played.standing)
        agreed = {seat: n for seat in seats if (n := played.carried.of(EACH, seat))}
        return {EACH: agreed} if len(agreed) == len(seats) and sum(agreed.values()) == DICE else {}
