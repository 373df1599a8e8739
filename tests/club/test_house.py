"""A club's evening over a log that really is shared: standings, who is who, calls, a table that is silent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.club.house import House
from referee.session.match.commands import CommandError
from referee.store import Store
from referee.store.club import Club
from tests.support.club_evening import ClubTable


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Club(tmp_path / "club.db") as club:
        yield club


@pytest.fixture
def house(tmp_path: Path, club: Club) -> Iterator[House]:
    for table in (ClubTable("Table 1", ("Anna", "Ben"), ((0, 3), (2, 0))),
                  ClubTable("Table 2", ("anna", "Cleo"), ((0, 5),)),
                  ClubTable("Table 3", ("Anna B.", "Dora"), ((4, 0),), help="Please come")):
        table.arrive(tmp_path, tmp_path / "club.db")
    house = House(club, "Nordstern")
    house.look()
    yield house
    house.close()


def people(house: House, **asked: Any) -> list[dict[str, Any]]:
    found = house.evening(asked.get("chosen", ()), asked.get("since", ""), asked.get("until", ""), "points")
    return found["documents"][0]["people"] if found["documents"] else []


def by_name(house: House, name: str) -> dict[str, Any]:
    return next(one for one in people(house) if one["name"].casefold() == name.casefold())


def shown(house: House, name: str) -> dict[str, Any]:
    state = house.state()
    return next(state[f"t:{table}"] for table in state["order"] if state[f"t:{table}"]["name"] == name)


def test_every_table_is_shown_and_calls_come_first(house: House) -> None:
    state = house.state()
    assert [state[f"t:{table}"]["name"] for table in state["order"]] == ["Table 3", "Table 1", "Table 2"]
    one = shown(house, "Table 1")
    assert (one["game"], one["round"], one["scene"]) == ("board", 2, "score")
    assert [p["total"] for p in one["people"]] == [2, 2]


def test_a_name_is_one_person_at_all_tables(house: House) -> None:
    anna = by_name(house, "anna")
    assert (anna["rounds"], anna["matches"], anna["points"], anna["tables"]) == (3, 2, 4, 2)
    assert {p["name"] for p in people(house)} == {"Ben", "Cleo", "Dora", "Anna B.", "anna"}


def test_two_that_are_one_are_merged_and_split_again_and_no_match_is_rewritten(house: House, club: Club) -> None:
    before = [(round_.id, club.store.events(round_.id)) for match in club.store.matches()
              for round_ in club.store.rounds(match.id)]
    counted = house.state()["results"]
    house.say("merge", "Anna B.", "Anna", "Laptop")
    assert by_name(house, "anna")["rounds"] == 4 and house.state()["results"] > counted
    assert "Anna B." in by_name(house, "anna")["names"]
    known = next(one for one in house.people()["people"] if one["person"] == "anna")
    assert known["rounds"] == 4 and len(known["names"]) == 2
    house.say("split", "Anna B.", "Anna", "Laptop")
    assert by_name(house, "anna")["rounds"] == 3
    assert [(round_.id, club.store.events(round_.id)) for match in club.store.matches()
            for round_ in club.store.rounds(match.id)] == before


@pytest.mark.parametrize(("kind", "name", "other"), [("merge", "Anna", "Ben"), ("merge", "Anna", "ANNA"),
                                                     ("split", "Anna", "")])
def test_what_cannot_be_is_refused(house: House, kind: Any, name: str, other: str) -> None:
    with pytest.raises(CommandError):
        house.say(kind, name, other, "")


def test_two_who_met_in_one_match_are_two_even_by_way_of_a_third_name(house: House) -> None:
    house.say("merge", "Anna B.", "Ben", "")
    with pytest.raises(CommandError, match="one match"):
        house.say("merge", "Anna B.", "Anna", "")


def test_a_call_is_answered_and_calms_down(house: House) -> None:
    call = shown(house, "Table 3")
    assert call["help"]["text"] == "Please come" and not call["help"]["answered"]
    house.answer(call["id"])
    assert shown(house, "Table 3")["help"]["answered"]
    with pytest.raises(CommandError):
        house.answer("no such table")


def test_only_a_table_that_is_silent_can_be_left_out(tmp_path: Path, club: Club, house: House) -> None:
    with pytest.raises(CommandError, match="is heard"):
        house.forget(shown(house, "Table 1")["id"])


def test_a_match_is_folded_again_only_when_something_arrived(tmp_path: Path, club: Club, house: House) -> None:
    people(house)
    assert house.results.folded == 3
    people(house)
    assert house.results.folded == 3
    with Store(tmp_path / "Table 1.db") as store:
        store.new_round(1)
    ClubTable("Table 2", ("anna", "Cleo"), ((0, 5), (0, 2))).arrive(tmp_path, tmp_path / "club.db")
    house.look()
    people(house)
    assert house.results.folded == 4, "the second match at table 2, and nothing else"


def test_the_last_known_state_of_a_table_can_be_drawn(house: House) -> None:
    last = house.table(shown(house, "Table 1")["id"])
    assert last["round"]["number"] == 2 and last["match"]["document"] == "board-new"
    assert {"pieces", "tokens", "bare", "kind"} <= last["table"].keys()
    assert [p["name"] for p in last["people"]] == ["Anna", "Ben"]


def test_evenings_can_be_chosen(house: House) -> None:
    today = house.evening((), "", "", "points")
    assert today["days"] == [today["today"]] == [one["day"] for one in today["evenings"]]
    assert people(house, since="2000-01-01") and not people(house, until="2000-01-01")
    assert people(house, chosen=today["days"]) and not people(house, chosen=["2000-01-01"])
    with pytest.raises(CommandError):
        house.evening((), "", "", "luck")


def test_while_the_shared_log_cannot_be_read_that_is_said_and_the_last_state_stays(
        house: House, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.store import Unreachable

    def gone() -> list[Any]:
        raise Unreachable("store-gone", name="the log")

    with monkeypatch.context() as patched:
        patched.setattr(club, "tables", gone)
        house.look()
        assert house.state()["trouble"] and len(house.state()["order"]) == 3
    house.look()
    assert house.state()["trouble"] is None
