"""Standings over tables and rounds: by document, of some evenings, by person."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from referee.club.people import people_of
from referee.club.standings import (
    MatchPlayed,
    RoundPlayed,
    evening_of,
    evenings,
    played_together,
    standings,
)
from referee.store.club import Merge

MONDAY, TUESDAY = "2026-11-23", "2026-11-24"
NOBODY = people_of([])


def match(number: int, *points: dict[str, int], day: str = MONDAY, table: str = "t1", document: str = "dice",
          winners: tuple[str, ...] = ()) -> MatchPlayed:
    rounds = tuple(RoundPlayed(n, day, of) for n, of in enumerate(points, 1))
    return MatchPlayed(number, table, document, document, rounds, winners)


def names(found: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(row["place"], row["name"]) for row in found[0]["people"]]


def test_points_and_rounds_are_summed_over_tables_and_places_are_shared() -> None:
    found = standings([match(1, {"Anna": 3, "Ben": 1}, {"Anna": 0, "Ben": 1}, winners=("Anna",)),
                       match(2, {"Anna": 1, "Cleo": 4}, table="t2", winners=("Cleo",)),
                       match(3, {"Ben": 2}, table="t3")], NOBODY, {MONDAY})
    assert names(found) == [(1, "Anna"), (1, "Ben"), (1, "Cleo")]
    anna = found[0]["people"][0]
    assert (anna["rounds"], anna["matches"], anna["wins"], anna["points"], anna["tables"]) == (3, 2, 1, 4, 2)
    assert anna["average"] == 1.33
    assert [p["name"] for p in standings([match(1, {"Anna": 3, "Ben": 1}), match(2, {"Cleo": 4})], NOBODY, {MONDAY},
                                         order="average")[0]["people"]] == ["Cleo", "Anna", "Ben"]


def test_points_of_different_documents_are_never_added() -> None:
    found = standings([match(1, {"Anna": 3}), match(2, {"Anna": 40}, {"Anna": 2}, document="cards")], NOBODY, {MONDAY})
    assert [(of["document"], of["rounds"], of["people"][0]["points"]) for of in found] == [("cards", 2, 42),
                                                                                          ("dice", 1, 3)]


def test_only_what_was_played_on_the_chosen_evenings_counts() -> None:
    long = MatchPlayed(1, "t", "dice", "dice", (RoundPlayed(1, MONDAY, {"Anna": 3, "Ben": 1}),
                                                RoundPlayed(2, TUESDAY, {"Anna": 1, "Ben": 2})), ("Anna",))
    monday, tuesday = (standings([long], NOBODY, {day})[0]["people"] for day in (MONDAY, TUESDAY))
    assert [(p["name"], p["points"], p["wins"]) for p in monday] == [("Anna", 3, 0), ("Ben", 1, 0)]
    assert [(p["name"], p["points"], p["wins"]) for p in tuesday] == [("Ben", 2, 0), ("Anna", 1, 1)]
    assert standings([long], NOBODY, {MONDAY, TUESDAY})[0]["people"][0]["points"] == 4
    assert standings([long], NOBODY, set()) == []


def test_names_that_the_host_made_one_are_one_person() -> None:
    played = [match(1, {"Anna": 3, "Ben": 1}, winners=("Anna",)), match(2, {"Anna B.": 2, "Ben": 5}, table="t2",
                                                                       winners=("Ben",))]
    found = standings(played, people_of([Merge(0, "", "merge", "Anna", "Anna B.", "")]), {MONDAY})
    first, second = found[0]["people"]
    assert (first["name"], first["points"], second["name"], second["points"]) == ("Ben", 6, "Anna B.", 5)
    assert second["names"] == ["Anna", "Anna B."] and second["wins"] == 1


def test_two_who_played_in_one_match_are_two() -> None:
    played = [match(1, {"Anna": 3, "Ben": 1}), match(2, {"Cleo": 1})]
    assert played_together(played, ["anna"], ["ben"], NOBODY) == 1
    assert played_together(played, ["anna"], ["cleo"], NOBODY) is None


def test_the_evenings_are_told_newest_first() -> None:
    assert evenings([match(1, {"A": 1}, {"A": 1}), match(2, {"B": 1}), match(3, {"A": 1}, day=TUESDAY)]) == [
        {"day": TUESDAY, "matches": 1, "rounds": 1}, {"day": MONDAY, "matches": 2, "rounds": 3}]


@pytest.mark.parametrize(("clock", "day"), [((24, 23, 59), "24"), ((25, 0, 30), "24"), ((25, 4, 59), "24"),
                                            ((25, 5, 0), "25")])
def test_an_evening_goes_on_after_midnight(clock: tuple[int, int, int], day: str) -> None:
    at = datetime(2026, 11, *clock).astimezone().isoformat()
    assert evening_of(at) == f"2026-11-{day}"
