"""Standings over tables and rounds: by rule document, of this evening or of a season.

Why it exists: a club plays for a place over many tables and weeks. Points of different documents are not the same and
are never added. What it does not do: fold matches (`results`), or know who is who (`people`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from referee.club.people import People
from referee.session.match.agreed.roster import name_key

Points = int | float

LATE = timedelta(hours=5)
"""An evening goes on after midnight: what is played before five in the morning belongs to the day before."""
ORDERS = ("points", "average", "wins")
"""By what a place is given."""


@dataclass(frozen=True)
class RoundPlayed:
    """A scored round. `day`: the evening, as 2026-11-29. `points`: name -> points."""

    number: int
    day: str
    points: Mapping[str, Points]


@dataclass(frozen=True)
class MatchPlayed:
    """What standings need of a match. `winners`: names, empty while it is not over; it was won on its last evening."""

    match: int
    table: str
    game: str
    document: str
    rounds: tuple[RoundPlayed, ...]
    winners: tuple[str, ...] = ()


@dataclass
class Figures:
    """One person's, in one document."""

    name: str
    names: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    matches: int = 0
    rounds: int = 0
    wins: int = 0
    points: Points = 0

    @property
    def average(self) -> float:
        """Points a round."""
        return round(self.points / self.rounds, 2)

    def value(self, order: str) -> Points:
        """What the place is given by."""
        return {"points": self.points, "average": self.average, "wins": self.wins}[order]


def evening_of(at: str) -> str:
    """The evening of a moment, which is given as ISO 8601: a day by this machine's clock. `ValueError` for others."""
    return (datetime.fromisoformat(at).astimezone() - LATE).date().isoformat()


def evenings(matches: Iterable[MatchPlayed]) -> list[dict[str, Any]]:
    """The evenings on which somebody scored, newest first, each with its matches and rounds."""
    found: dict[str, tuple[set[int], int]] = {}
    for match in matches:
        for played in match.rounds:
            numbers, rounds = found.get(played.day, (set(), 0))
            found[played.day] = numbers | {match.match}, rounds + 1
    return [{"day": day, "matches": len(numbers), "rounds": rounds}
            for day, (numbers, rounds) in sorted(found.items(), reverse=True)]


def standings(matches: Sequence[MatchPlayed], people: People, days: Collection[str], *,
              order: str = "points") -> list[dict[str, Any]]:
    """For each document that was played on these evenings who stands where, the most played first.

    `people`: `place` (shared where the value is), `person`, `name`, and the `names` that are one with it. Then follow
    `rounds`, `matches`, `wins`, `points`, `average` points a round, and how many `tables`. `order`: one of `ORDERS`.
    """
    documents: dict[str, dict[str, Figures]] = {}
    games: dict[str, tuple[str, int, int]] = {}
    for match in matches:
        rounds = [played for played in match.rounds if played.day in days]
        if not rounds:
            continue
        figures = documents.setdefault(match.document, {})
        game, many, played = games.get(match.document, (match.game, 0, 0))
        games[match.document] = game, many + 1, played + len(rounds)
        _take(match, rounds, people, figures)
    return sorted(({"document": document, "game": games[document][0], "matches": games[document][1],
                    "rounds": games[document][2], "people": _placed(figures, order)}
                   for document, figures in documents.items()), key=lambda one: (-one["rounds"], one["document"]))


def everybody(matches: Iterable[MatchPlayed], people: People) -> list[dict[str, Any]]:
    """Everybody who ever scored, by name: `person`, `name`, the `names` that are one with it, `rounds` and `tables`."""
    found: dict[str, Figures] = {}
    spelt: dict[str, dict[str, str]] = {}
    for match in matches:
        for played in match.rounds:
            for name in played.points:
                person = people.person(name)
                one = found.setdefault(person, Figures(name))
                spelt.setdefault(person, {})[name_key(name)] = name
                one.name = spelt[person].get(person, one.name)
                one.tables.add(match.table)
                one.rounds += 1
    rows = [{"person": person, "name": one.name, "names": sorted(spelt[person].values(), key=str.casefold),
             "rounds": one.rounds, "tables": len(one.tables)} for person, one in found.items()]
    return sorted(rows, key=lambda one: str(one["name"]).casefold())


def played_together(matches: Iterable[MatchPlayed], one: Collection[str], other: Collection[str],
                    people: People) -> int | None:
    """The number of a match in which both of two persons played, who are two then; None where there is none."""
    for match in matches:
        there = {people.person(name) for played in match.rounds for name in played.points}
        if there & set(one) and there & set(other):
            return match.match
    return None


def _take(match: MatchPlayed, rounds: Sequence[RoundPlayed], people: People, figures: dict[str, Figures]) -> None:
    """Add the rounds of a match that count to those who played them."""
    seen = set[str]()
    for played in rounds:
        for name, points in played.points.items():
            person = people.person(name)
            one = figures.setdefault(person, Figures(name))
            one.names.add(name)
            one.tables.add(match.table)
            one.rounds += 1
            one.points += points
            if name_key(name) == person:  # and not another name that the host made one with it
                one.name = name
            seen.add(person)
    for person in seen:
        figures[person].matches += 1
    if rounds[-1].number == match.rounds[-1].number:
        for person in {people.person(name) for name in match.winners} & seen:
            figures[person].wins += 1


def _placed(figures: Mapping[str, Figures], order: str) -> list[dict[str, Any]]:
    ranked = sorted(figures.items(), key=lambda item: (-item[1].value(order), item[1].name.casefold()))
    rows: list[dict[str, Any]] = []
    for n, (person, one) in enumerate(ranked, 1):
        same = rows and ranked[n - 2][1].value(order) == one.value(order)
        rows.append({"place": rows[-1]["place"] if same else n, "person": person, "name": one.name,
                     "names": sorted(one.names), "rounds": one.rounds, "matches": one.matches, "wins": one.wins,
                     "points": one.points, "average": one.average, "tables": len(one.tables)})
    return rows
