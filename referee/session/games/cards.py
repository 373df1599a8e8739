"""The card game by hand, after both of its documents: cards in the middle and left in the stack are counted.

Why it exists: what its rules need to be played on the page, with handicap, late joiners and rounds broken off. What it
does not do: see cards, or give points (`rules.cards`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n import say
from referee.rules.cards.common import DECK, LEAST_PLAYERS, STACK
from referee.rules.cards.nl999 import MAX_PLAYERS, Nl999Rules
from referee.rules.cards.weber import WeberRules
from referee.rules.core import ScoreSheet
from referee.session.game import Count, Field, Flag, Played, Task
from referee.session.games.by_hand import HandGame

SEATS = tuple(f"p{n}" for n in range(1, MAX_PLAYERS + 1))
CHECKED = ("row", "hand", "discard")
"""Counted only to see whether all cards are there."""
HANDICAP = "stack"


class CardGame(HandGame):
    """What both documents count."""

    seats = SEATS
    players = (LEAST_PLAYERS, MAX_PLAYERS)
    fields = (Field("centre", DECK), Field("stack", STACK),
              *(Field(name, DECK, optional=True) for name in CHECKED))

    def question(self, played: Played) -> dict[str, Any]:
        players = []
        for seat in self.playing(played.standing):
            counts = {field.name: n for field in self.fields
                      if (n := self.counted_of(played, seat, field.name)) is not None}
            players.append({"id": seat, "centre": 0, "stack": 0, **counts})
        called = {"caller": played.standing.caller} if played.standing.caller else {}
        return {"players": players, **called}

    def presets(self, played: Played) -> dict[str, dict[str, int]]:
        caller = played.standing.caller
        return {} if caller is None else {caller: {"stack": 0}}


class Nl999Game(CardGame):
    """After the Dutch sheet of 999 Games."""

    rules = Nl999Rules()
    document = "card-999"
    fields = (*CardGame.fields, Field("wrong", DECK, optional=True))

    def outset(self, played: Played) -> list[str]:
        n = len(self.playing(played.standing))
        if n < LEAST_PLAYERS:
            return []
        found = self.rules.answer("setup", {"players": n, **_options(played)})
        boxes = [say("outset-boxes", n=found["boxes"])] if found["boxes"] > 1 else []
        return [say("outset-cards", row=found["row"], stack=found["stack"], hand=found["hand"]), *boxes]


class WeberGame(CardGame):
    """After Konrad Weber's detailed rules, with a handicap that runs on."""

    rules = WeberRules()
    document = "card-weber"
    brought = (Count(HANDICAP, 2 * DECK, "cards", "start_stack"), Count("double", 1, "yes or no", "double"))
    fields = (Field("centre", 2 * DECK), Field("stack", 2 * DECK),
              *(Field(name, 2 * DECK, optional=True) for name in CHECKED))
    flags = (Flag("aborted"), Flag("disqualified", seats=True))

    def question(self, played: Played) -> dict[str, Any]:
        flags = {name: value for name, value in played.standing.flags.items() if name in ("aborted", "disqualified")}
        return {**super().question(played), **flags, **_double(played)}

    def outset(self, played: Played) -> list[str]:
        seats = self.playing(played.standing)
        if len(seats) < LEAST_PLAYERS:
            return []
        stacks, said = self.stacks(played), []
        for size in sorted(set(stacks.values())):
            found = self.rules.answer("setup", {"players": len(seats), "stack": size, **_double(played),
                                                **_options(played)})
            who = [self.name(played, seat) for seat in seats if stacks[seat] == size]
            numbers = {"row": found["row"], "stack": size, "hand": found["hand"]}
            said.append(say("outset-cards", **numbers) if len(who) == len(seats)
                        else say("outset-cards-of", players=who, **numbers))
        return said

    def stacks(self, played: Played) -> dict[str, int]:
        """Seat -> cards of its stack in this round (CW-3.6)."""
        usual = STACK * (2 if _double(played) else 1)
        return {seat: played.carried.of(HANDICAP, seat) or usual for seat in self.playing(played.standing)}

    def carry(self, played: Played, sheet: ScoreSheet) -> dict[str, dict[str, int]]:
        callers = [] if sheet.detail.get("void") else [played.standing.caller]
        after = self.rules.answer("handicap", {"stack": self.stacks(played), "callers": callers, **_double(played)})
        stacks = after["after_each"][-1] if after["after_each"] else self.stacks(played)
        return {**played.carried.counts, HANDICAP: {**played.carried.counts.get(HANDICAP, {}), **stacks}}

    def do_now(self, played: Played, sheet: ScoreSheet) -> list[Task]:
        before, after = self.stacks(played), self.carry(played, sheet)[HANDICAP]
        return [(seat, say("do-stack", player=self.name(played, seat), n=after[seat])) for seat in before
                if after[seat] != before[seat]]

    def join_start(self, totals: Mapping[str, int | float], options: Mapping[str, Any]) -> int | float | None:
        start: int | float = self.rules.answer("join_late", {"totals": dict(totals), "options": dict(options)})["start"]
        return start


def _options(played: Played) -> dict[str, Any]:
    return {"options": dict(played.options)} if played.options else {}


def _double(played: Played) -> dict[str, bool]:
    """Two players with two sets each (CW-1.3)."""
    return {"double": True} if any(played.carried.counts.get("double", {}).values()) else {}
