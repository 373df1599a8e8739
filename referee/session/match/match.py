"""A match folded from the logs of its rounds: who played, what ran on, every round's score, the totals, the winners.

Why it exists: any decision or correction in any round may change all that follow; so a match is never kept, but folded
again from what was logged. Dashboard, sheet, export and history ask here. What it does not do: write, or show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.games.api.game import Carried, Played
from referee.games.api.lines import Line
from referee.games.api.standing import Standing
from referee.rules.core import ScoreSheet
from referee.session.match.agreed.match_state import MatchRules, NotScored
from referee.session.match.agreed.roster import Roster, by_seat, rosters, seated
from referee.session.match.log.round_log import RoundLog, effective, undone_of

__all__ = ["MatchFold", "MatchPlan", "RoundFold", "effective", "fold", "options_json", "undone_of"]

Points = int | float


@dataclass(frozen=True)
class MatchPlan:
    """How a match was agreed. `people`: who begins; `brought`: count name -> seat -> number, of those who begin.

    It ends after `rounds`, when somebody has `target` points, or after `minutes`; 0: not by that.
    """

    rules: MatchRules
    people: Roster
    brought: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    rounds: int = 0
    target: int = 0
    minutes: int = 0


@dataclass(frozen=True)
class RoundFold:
    """One round: `sheet` is its score as far as there is one, `problem` why not. `final`: nothing is open in it.

    `settled`: people went on to the next. `of`: which log, and which version of it.
    """

    number: int
    roster: Roster
    played: Played
    sheet: ScoreSheet | None
    problem: str
    final: bool
    settled: bool = False
    of: tuple[int, int] = (0, 0)

    @property
    def standing(self) -> Standing:
        return self.played.standing

    @property
    def points(self) -> dict[str, Points]:
        """Person -> points of this round."""
        people = by_seat(self.roster)
        return {} if self.sheet is None else {people[line.player]: line.points for line in self.sheet.lines
                                              if line.player in people}


@dataclass(frozen=True)
class MatchFold:
    """The rounds so far, the last one in play. `roster`: who plays in the round after it."""

    rounds: tuple[RoundFold, ...]
    roster: Roster
    totals: Mapping[str, Points]
    starts: Mapping[str, Points]
    brought: Mapping[str, Mapping[str, int]]
    winners: tuple[str, ...]
    over: bool

    @property
    def now(self) -> RoundFold:
        return self.rounds[-1]


def fold(plan: MatchPlan, logs: Sequence[Sequence[Line]], earlier: MatchFold | None = None) -> MatchFold:
    """The match from its rounds' logs, in order. A round that cannot be scored says so and gives no points.

    `earlier`: a fold of the same logs before lines were added; what is as it was in it is not scored again.
    """
    rules, game = plan.rules, plan.rules.game
    kept = [log if isinstance(log, RoundLog) else RoundLog(game.standing, log) for log in logs]
    sitting = rosters(plan.people, enumerate((log.sitting for log in kept), 1))
    counts = _by_person(plan.brought, by_seat(plan.people))
    totals: dict[str, Points] = {}
    starts: dict[str, Points] = {}
    rounds: list[RoundFold] = []
    gone: set[str] = set()
    for number, log in enumerate(kept, 1):
        roster = sitting[number - 1]
        _welcome(roster, totals, starts, rules, gone)
        seats = by_seat(roster)
        carried = Carried({name: {seat: brought[person] for seat, person in seats.items() if person in brought}
                           for name, brought in counts.items()}, _points(rounds, seats, starts))
        before = earlier.rounds[number - 1] if earlier is not None and number <= len(earlier.rounds) else None
        rounds.append(_round(rules, log, before, number, roster, carried, settled=number < len(kept)))
        played, sheet = rounds[-1].played, rounds[-1].sheet
        for person, points in rounds[-1].points.items():
            totals[person] = totals.get(person, 0) + points
        if sheet is not None:
            gone |= {seats[seat] for seat in game.leaving(played)}
            counts = {**counts, **_by_person(game.carry(played, sheet), seats, counts)}
        totals |= dict.fromkeys(gone, 0)
    after = sitting[-1]
    _welcome(after, totals, starts, rules, gone)
    staying = {person: points for person, points in totals.items() if person not in gone}
    return MatchFold(tuple(rounds), after, totals, starts, counts,
                     tuple(_winners(rules, staying, after)), _over(plan, rounds, totals))


def _round(rules: MatchRules, log: RoundLog, before: RoundFold | None, number: int, roster: Roster, carried: Carried, *,
           settled: bool) -> RoundFold:
    """A round, scored; the one of `before` where nothing that its score follows from has changed."""
    of = id(log), log.version
    if before is not None and (before.of, before.roster, before.played.carried, before.settled) == (
            of, roster, carried, settled):
        return before
    log.standing.players = seated(roster)
    played = rules.played(log.standing, carried)
    return RoundFold(number, roster, played, *_score(rules, played, settled=settled), settled, of)


def _welcome(roster: Roster, totals: dict[str, Points], starts: dict[str, Points], rules: MatchRules,
             gone: set[str]) -> None:
    """Points of those who begin now: what the table agreed, or the average of those who play and are not `gone`."""
    before = {p.id: totals[p.id] for p in roster if p.seat is not None and p.id in totals and p.id not in gone}
    for person in roster:
        if person.id not in totals and person.seat is not None:
            start = _average(before, rules) if isinstance(person.start, str) else person.start
            totals[person.id] = starts[person.id] = start


def _average(totals: Mapping[str, Points], rules: MatchRules) -> Points:
    if not totals:
        return 0
    start = rules.game.join_start(totals, rules.options)
    if start is not None:
        return start
    mean = sum(totals.values()) / len(totals)
    return int(mean) if mean == int(mean) else mean


def _points(rounds: Sequence[RoundFold], seats: Mapping[str, str], starts: Mapping[str, Points],
            ) -> dict[int, dict[str, Points]]:
    """Round -> seat -> points of those who sit there now; 0: what they began with."""
    seat_of = {person: seat for seat, person in seats.items()}
    found = {0: {seat_of[person]: points for person, points in starts.items() if person in seat_of and points}}
    for played in rounds:
        found[played.number] = {seat_of[person]: points for person, points in played.points.items()
                                if person in seat_of}
    return {number: points for number, points in found.items() if number or points}


def _by_person(counts: Mapping[str, Mapping[str, int]], seats: Mapping[str, str],
               before: Mapping[str, Mapping[str, int]] | None = None) -> dict[str, dict[str, int]]:
    return {name: {**(before or {}).get(name, {}), **{seats[seat]: n for seat, n in of.items() if seat in seats}}
            for name, of in counts.items()}


def _score(rules: MatchRules, played: Played, *, settled: bool) -> tuple[ScoreSheet | None, str, bool]:
    """Score, what is against it, and whether it is final. Of a round that was gone on from, whatever is open in it."""
    if played.standing.phase != "stopped":
        return None, "", False
    try:
        return rules.score(played), "", True
    except NotScored as e:
        problem = str(e)
    if not settled:
        return None, problem, False
    try:
        return rules.points(played), problem, False
    except NotScored as e:
        return None, str(e), False


def _winners(rules: MatchRules, totals: Mapping[str, Points], roster: Roster) -> list[str]:
    """Who has won as things stand: those who stayed to the end, or everybody where nobody did."""
    there = {p.id: totals[p.id] for p in roster if p.seat is not None and p.id in totals}
    return rules.game.winners(there or totals, rules.options)


def _over(plan: MatchPlan, rounds: Sequence[RoundFold], totals: Mapping[str, Points]) -> bool:
    """Whether what was agreed is reached, or people ended the match; taken back by `match_reopened`."""
    if not rounds:
        return False
    said = [played.standing.ended for played in rounds if played.standing.ended is not None]
    if said:
        return said[-1] == "match_end"
    last = rounds[-1]
    if not last.final:
        return False
    if plan.rounds and last.number >= plan.rounds:
        return True
    return plan.target > 0 and max(totals.values(), default=0) >= plan.target


def options_json(plan: MatchPlan) -> dict[str, Any]:
    """What the store keeps of a plan besides edition and players."""
    return {**plan.rules.options, "game": plan.rules.game.rules.game, "rounds": plan.rounds, "target": plan.target,
            "minutes": plan.minutes, "people": [p.to_json() for p in plan.people],
            **{count.kept_as: dict(plan.brought.get(count.name, {})) for count in plan.rules.game.brought}}
