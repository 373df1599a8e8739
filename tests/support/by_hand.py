"""Matches played by hand: what people say on the page, as the log keeps it, and the match that follows from it.

Why it exists: all rule documents are played without a camera from the same few events, so tests write them one way.
What it does not do: know a game's rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from referee.games.api.codec import COMMON
from referee.games.api.lines import PEOPLE, Line
from referee.games.registry import document
from referee.session.match.agreed.match_state import MatchRules
from referee.session.match.agreed.roster import event, first, join, leave
from referee.session.match.match import MatchFold, MatchPlan, RoundFold, fold

VECTORS = Path(__file__).parents[1] / "golden" / "vectors"



def vectors(file: str, kind: str) -> list[dict[str, Any]]:
    """The vectors of that kind in a file of the rules' own examples."""
    found: list[dict[str, Any]] = json.loads((VECTORS / f"{file}.json").read_text(encoding="utf-8"))
    return [vector for vector in found if vector["kind"] == kind]


@dataclass
class HandMatch:
    """A match of a rule document, played by hand. `names`: who sits on its first seats.

    `brought`: count name -> player's name -> number, as at set-up.
    """

    document: str
    names: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    brought: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    rounds: int = 0
    logs: list[list[Line]] = field(default_factory=lambda: [[]])
    seq: int = 0

    def __post_init__(self) -> None:
        self.game = document(self.document)
        seats = dict(zip(self.names, self.game.seats, strict=False))
        self.plan = MatchPlan(
            MatchRules(self.game, self.game.edition, self.options),
            first(self.game, [(seat, name) for name, seat in seats.items()]),
            {count: {seats[name]: n for name, n in of.items()} for count, of in self.brought.items()}, self.rounds)

    @property
    def now(self) -> MatchFold:
        return fold(self.plan, self.logs)

    @property
    def at(self) -> RoundFold:
        """The round in play."""
        return self.now.rounds[-1]

    @property
    def seats(self) -> dict[str, str]:
        """Name -> seat of those who play now or from the next round on."""
        return {p.name: p.seat for p in self.now.roster if p.seat is not None}

    def say(self, kind: str, **what: Any) -> HandMatch:
        """People say something in the round in play."""
        return self._say(COMMON.read({"type": kind, **what}))

    def _say(self, line: Line) -> HandMatch:
        self.seq += 1
        self.logs[-1].append(replace(line, seq=self.seq, t=float(self.seq), by=PEOPLE))
        return self

    def call(self, caller: str | None) -> HandMatch:
        """Start, the first tap, and who called; None: nobody could lay."""
        self.say("round_start").say("stop")
        if caller is None:
            return self.say("call", player=None, end="stalemate")
        return self.say("call", player=self.seats[caller], end="regular")

    def count(self, name: str, **counts: int | None) -> HandMatch:
        return self.say("count", player=self.seats[name], counts=counts)

    def flag(self, name: str, value: Any) -> HandMatch:
        return self.say("round_flag", flag=name, value=value)

    def next(self) -> HandMatch:
        self.logs.append([])
        return self

    def joins(self, name: str, start: Any = 0) -> HandMatch:
        """Somebody new plays from the next round on."""
        since = len(self.logs) + 1
        free = next(seat for seat in self.game.seats if seat not in self.seats.values())
        return self._say(event(join(self.game, self.now.roster, name, free, since, start), "join", since))

    def leaves(self, name: str) -> HandMatch:
        """Somebody plays no more from the next round on."""
        since, roster = len(self.logs) + 1, self.now.roster
        who = next(p.id for p in roster if p.name == name)
        return self._say(event(leave(self.game, roster, who, since), "leave", since))

    # what became of it, by name

    def points(self, number: int = 0) -> dict[str, int | float]:
        """The points of a round; of the one in play unless its number is given."""
        at = self.now.rounds[number - 1]
        names = {p.id: p.name for p in at.roster}
        return {names[person]: points for person, points in at.points.items()}

    @property
    def totals(self) -> dict[str, int | float]:
        now = self.now
        return {p.name: now.totals[p.id] for p in now.roster if p.id in now.totals}

    @property
    def winners(self) -> set[str]:
        now = self.now
        return {p.name for p in now.roster if p.id in now.winners}

    def detail(self, what: str) -> dict[str, Any]:
        """A table of the score sheet of the round in play."""
        sheet, names = self.at.sheet, {seat: name for name, seat in self.seats.items()}
        assert sheet is not None, self.at.problem
        return {names[seat]: value for seat, value in sheet.detail[what].items()}

    def carried(self, count: str) -> dict[str, int]:
        """What has run on into the round in play."""
        names = {seat: name for name, seat in self.seats.items()}
        return {names[seat]: n for seat, n in self.at.played.carried.counts.get(count, {}).items() if seat in names}

    @property
    def to_do(self) -> list[str]:
        at = self.at
        assert at.sheet is not None, at.problem
        return [text for _, text in self.game.do_now(at.played, at.sheet)]

    @property
    def set_out(self) -> list[str]:
        return self.game.outset(self.at.played)

    def why(self, name: str) -> str:
        at = self.at
        assert at.sheet is not None, at.problem
        return self.game.why(at.played, at.sheet, self.seats[name])
