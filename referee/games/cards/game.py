"""The card game, after both of its documents: cards in the middle and left in the stack are counted, or were seen.

Why it exists: what its rules need to be played on the page, with handicap, late joiners and rounds broken off. What it
does not do: see cards, or give points (`rules.cards`).

Seats are `p1` to `p12` where people count by hand; whoever a camera is to watch sits at a side of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from referee.games.api.by_hand import HandGame, options_of
from referee.games.api.game import Count, Field, Flag, Played, Task
from referee.games.api.standing import Standing
from referee.games.cards.showing import why_not
from referee.games.cards.sight import SIGHT
from referee.games.cards.standing import CardsStanding
from referee.i18n import render, say
from referee.rules.cards.common import DECK, LEAST_PLAYERS, STACK
from referee.rules.cards.nl999 import MAX_PLAYERS, Nl999Rules
from referee.rules.cards.weber import REDEAL_PLAYERS, REDEAL_SUM, ROW_DOUBLE, ROW_TWO, Options, WeberRules
from referee.rules.core import ScoreSheet
from referee.values import cards

SEATS = (*(f"p{n}" for n in range(1, MAX_PLAYERS + 1)), *cards.SEATS)
CHECKED = ("row", "hand", "discard")
"""Counted only to see whether all cards are there."""
PILES = ("centre", "stack", *CHECKED)
HANDICAP, DOUBLE = "stack", "double"
FINEST = 10_000
"""No total is a fraction with a larger denominator: averages of up to twelve, a few times over."""


class CardGame(HandGame):
    """What both documents count."""

    seats = SEATS
    players = (LEAST_PLAYERS, MAX_PLAYERS)
    ends = ("regular", "stalemate")
    fields = (Field("centre", DECK), Field("stack", STACK),
              *(Field(name, DECK, optional=True) for name in CHECKED))
    standing = CardsStanding
    sight = SIGHT

    def playing(self, standing: Standing) -> list[str]:
        """Those named, else the sides at which a camera saw cards, and those that were counted."""
        named = standing.players or standing.counted.keys() | _seen(standing).keys()
        return [seat for seat in self.seats if seat in named]

    def asks_whose(self, kind: str, candidates: Sequence[str], played: Played) -> bool:
        """Never: the backs tell whose cards lie in the middle, once they are counted."""
        return False

    def unclear(self, played: Played) -> str:
        """What a camera could not prove, unless people counted."""
        count, swiped, seats = _standing(played).count, _standing(played).swiped, self.playing(played.standing)
        if all(played.standing.has_counted(seat, what) for seat in seats for what in ("centre", "stack")):
            return ""
        if swiped is not None:
            return why_not(swiped, played.standing.players)
        return "" if count is None or count.why is None else render(count.why, {})

    def finished(self, played: Played) -> list[str]:
        """The seats whose stack a camera saw empty."""
        return _standing(played).empty[:1]

    def count_problem(self, played: Played) -> str:
        if len(self.playing(played.standing)) < self.players[0]:
            return ""
        return super().count_problem(played)

    def question(self, played: Played) -> dict[str, Any]:
        players, out = [], self.out(played)
        for seat in self.playing(played.standing):
            if self.void(played) or seat in out:
                players.append({"id": seat, "centre": 0, "stack": 0})
                continue
            counts = {field.name: n for field in self.fields
                      if (n := self.counted_of(played, seat, field.name)) is not None}
            players.append({"id": seat, "centre": 0, "stack": 0, **counts})
        caller = played.standing.caller
        called = {"caller": caller} if caller and caller not in out and not self.void(played) else {}
        return {"players": players, **called}

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        """What a camera proved; where none watched, that whoever called has no stack left."""
        caller = played.standing.caller
        if _standing(played).count is not None or _standing(played).swiped is not None:
            return _seen(played.standing)
        return {} if caller is None else {caller: {"stack": 0}}

    def cards(self, played: Played) -> int:
        """Cards of each player."""
        return DECK

    def stacks(self, played: Played) -> dict[str, int]:
        """Seat -> cards of its stack in this round."""
        return dict.fromkeys(self.playing(played.standing), STACK)

    def slip(self, played: Played, seat: str) -> str:
        """Whether all cards of a player can be where they were counted."""
        name, cards, stack = self.name(played, seat), self.cards(played), self.stacks(played)[seat]
        counts = {pile: n for pile in PILES if (n := self.counted_of(played, seat, pile)) is not None}
        left, total = counts.get("stack", 0), sum(counts.values())
        if seat == played.standing.caller and left:
            return say("count-caller-stack", player=name, n=left)
        if left > stack:
            return say("count-stack-more", player=name, n=left, most=stack)
        if total > cards or (len(counts) == len(PILES) and total != cards):
            return say("count-sum", player=name, n=total, cards=cards)
        wrong = played.standing.counted.get(seat, {}).get("wrong", 0)
        if wrong > counts.get("centre", cards):
            return say("count-wrong-more", player=name, n=wrong)
        return ""


class Nl999Game(CardGame):
    """After the Dutch sheet of 999 Games."""

    rules = Nl999Rules()
    document = "card-999"
    fields = (*CardGame.fields, Field("wrong", DECK, optional=True))

    def laid_out(self, played: Played) -> list[str]:
        n = len(self.playing(played.standing))
        found = self.rules.answer("setup", {"players": n, **options_of(played)})
        boxes = [say("outset-boxes", n=found["boxes"])] if found["boxes"] > 1 else []
        return [say("outset-cards", row=found["row"], stack=found["stack"], hand=found["hand"]), *boxes]


class WeberGame(CardGame):
    """After Konrad Weber's detailed rules, with a handicap that runs on."""

    rules = WeberRules()
    document = "card-weber"
    brought = (Count(HANDICAP, 2 * DECK, "cards", "start_stack"), Count(DOUBLE, 1, "yes or no", DOUBLE))
    fields = (Field("centre", 2 * DECK), Field("stack", 2 * DECK),
              *(Field(name, 2 * DECK, optional=True) for name in CHECKED))
    flags = (Flag("aborted"), Flag("disqualified", seats=True), Flag("stays"))

    def refused(self, seats: Sequence[str], brought: Mapping[str, Mapping[str, int]]) -> str:
        double = any(brought.get(DOUBLE, {}).values())
        if double and len(seats) != 2:
            return say("refused-double")
        most = DECK * (2 if double else 1) - (ROW_DOUBLE if double else ROW_TWO)
        if any(n > most for n in brought.get(HANDICAP, {}).values()):
            return say("refused-stack", n=most)
        return ""

    def question(self, played: Played) -> dict[str, Any]:
        said = {"aborted": True} if played.standing.flags.get("aborted") else {}
        return {**super().question(played), **said, "disqualified": self.out(played), "stacks": self.stacks(played),
                **self._double(played)}

    def void(self, played: Played) -> bool:
        return bool(played.standing.flags.get("aborted")) and self._choice(played, "aborted") == "void"

    def out(self, played: Played) -> list[str]:
        told = played.standing.flags.get("disqualified") or ()
        return [seat for seat in self.playing(played.standing) if seat in told]

    def leaving(self, played: Played) -> list[str]:
        return self.out(played) if self._choice(played, "disqualified") == "out" else []

    def cards(self, played: Played) -> int:
        return DECK * (2 if self._double(played) else 1)

    def laid_out(self, played: Played) -> list[str]:
        seats = self.playing(played.standing)
        stacks = self.stacks(played)
        said: list[str] = []
        for size in sorted(set(stacks.values())):
            found = self.rules.answer("setup", {"players": len(seats), "stack": size, **self._double(played),
                                                **options_of(played)})
            who = [self.name(played, seat) for seat in seats if stacks[seat] == size]
            numbers = {"row": found["row"], "stack": size, "hand": found["hand"]}
            said.append(say("outset-cards", **numbers) if len(who) == len(seats)
                        else say("outset-cards-of", players=who, **numbers))
        return [*said, say("outset-redeal", n=REDEAL_SUM)] if len(seats) >= REDEAL_PLAYERS else said

    def stacks(self, played: Played) -> dict[str, int]:
        """Seat -> cards of its stack in this round (CW-3.6)."""
        usual = STACK * (2 if self._double(played) else 1)
        return {seat: played.carried.of(HANDICAP, seat) or usual for seat in self.playing(played.standing)}

    def carry(self, played: Played, sheet: ScoreSheet) -> dict[str, dict[str, int]]:
        if self._choice(played, "handicap") == "off" or self.void(played):
            return played.carried.counts
        after = self.rules.answer("handicap", {"stack": self.stacks(played), "callers": [played.standing.caller],
                                               **self._double(played)})
        stacks = after["after_each"][-1]
        return {**played.carried.counts, HANDICAP: {**played.carried.counts.get(HANDICAP, {}), **stacks}}

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        before = self.stacks(played)
        after = {**before, **self.carry(played, sheet).get(HANDICAP, {})}
        return [*((seat, say("do-leave", player=self.name(played, seat))) for seat in self.leaving(played)),
                *((seat, say("do-stack", player=self.name(played, seat), n=after[seat])) for seat in before
                  if after[seat] != before[seat])]

    def join_start(self, totals: Mapping[str, int | float], options: Mapping[str, Any]) -> int | float | None:
        exact = {name: str(Fraction(total).limit_denominator(FINEST)) for name, total in totals.items()}
        start: int | float = self.rules.answer("join_late", {"totals": exact, "options": dict(options)})["start"]
        return start

    def _double(self, played: Played) -> dict[str, bool]:
        """Two players with two sets each (CW-1.3)."""
        seats = self.playing(played.standing)
        return {"double": True} if len(seats) == 2 and any(played.carried.of(DOUBLE, s) for s in seats) else {}

    @staticmethod
    def _choice(played: Played, option: str) -> str:
        return str(getattr(Options.from_mapping(played.options), option))


def _standing(played: Played) -> CardsStanding:
    assert isinstance(played.standing, CardsStanding)
    return played.standing


def _seen(standing: Standing) -> dict[str, dict[str, int]]:
    """Seat -> what a camera proved of it."""
    assert isinstance(standing, CardsStanding)
    if (count := standing.swiped or standing.count) is None:
        return {}
    return {seat: {what: n for what, of in (("centre", count.centre), ("stack", count.stack))
                   if (n := of.get(seat)) is not None} for seat in {**count.centre, **count.stack}}
