"""Figures over a small made-up history: what they rest on, and that they are silent where that is too little."""

from __future__ import annotations

import csv
import io
from typing import Any

from referee.session.match.play import DEMO
from referee.session.shown.regulars import LEAST_ROUNDS, regulars, regulars_csv
from referee.store import Store
from referee.store.export import BOM

ANNA, BEN = "solid", "double"


def match(store: Store, rounds: list[list[dict[str, Any]]], *, options: dict[str, Any] | None = None,
          names: tuple[str, str] = ("Anna", "Ben")) -> int:
    number = store.new_match(dict(zip((ANNA, BEN), names, strict=True)), "new",
                             {"rounds": len(rounds), **(options or {})})
    for lines in rounds:
        key = store.new_round(number)
        for line in lines:
            store.append(key, line)
    return number


def said(kind: str, t: float, **what: Any) -> dict[str, Any]:
    return {"type": kind, "t": t, "by": "people", **what}


def by_hand(caller: str, left: int, mistake: int | None = None) -> list[dict[str, Any]]:
    """A round nobody watched: `caller` finished, the other has cards left, and made a mistake where it was looked."""
    other = BEN if caller == ANNA else ANNA
    looked = {} if mistake is None else {"mistake": mistake}
    return [said("round_start", 0), said("stop", 90), said("call", 90, player=caller, end="regular"),
            said("count", 91, player=caller, counts={"left": 0, **({} if mistake is None else {"mistake": 0})}),
            said("count", 92, player=other, counts={"left": left, **looked})]


def watched(anna: int, ben: int, *lines: dict[str, Any], seconds: float = 120.0) -> list[dict[str, Any]]:
    """A round a camera saw: how many cards each laid, and Anna called."""
    laid = [{"type": "card", "t": 1.0 + n, "frame": n, "class": "legal", "player": ANNA if n < anna else BEN,
             "squares": [f"r{n}c0", f"r{n}c1"], "colours": ["red", "red"]} for n in range(anna + ben)]
    return [said("round_start", 0), *laid, *lines, said("stop", seconds),
            said("call", seconds, player=ANNA, end="regular"),
            said("count", seconds, player=ANNA, counts={"left": 0}),
            said("count", seconds, player=BEN, counts={"left": 3})]


def of(found: dict[str, Any], name: str, game: str = "board") -> dict[str, Any]:
    people = next(one["people"] for one in found["games"] if one["game"] == game)
    return next(one for one in people if one["name"] == name)


def test_of_nobody_nothing_is_told(store: Store) -> None:
    assert regulars(store) == {"people": [], "games": [], "least_rounds": LEAST_ROUNDS}


def test_points_wins_and_streaks_over_matches(store: Store) -> None:
    for caller in (BEN, ANNA, ANNA, ANNA, BEN):
        match(store, [by_hand(caller, left=4)])
    match(store, [[said("round_start", 0)]])  # begun, and never played
    found = regulars(store)
    anna, ben = of(found, "Anna"), of(found, "Ben")
    assert (anna["matches"], anna["rounds"], anna["wins"], anna["streak"]) == (5, 5, 3, 3)
    assert (ben["matches"], ben["wins"], ben["streak"]) == (5, 2, 1)
    assert anna["average"] == anna["points"] / 5 and anna["best"]["points"] == 2
    assert (anna["best"]["match"], anna["best"]["round"]) == (2, 1), "the first of equal ones"
    assert found["games"][0]["records"]["streak"] == {"names": ["Anna"], "value": 3, "rounds": None}


def test_the_fastest_hand_is_told_only_of_what_a_camera_saw(store: Store) -> None:
    lost = [{"type": "source_lost", "t": 40.0}, {"type": "source_back", "t": 80.0}]
    match(store, [watched(30, 10), watched(20, 16, *lost), by_hand(ANNA, left=4)])
    found = regulars(store)
    anna, ben = of(found, "Anna"), of(found, "Ben")
    assert (anna["pace"], anna["paced"], anna["rounds"]) == (15.0, 1, 3)
    assert (ben["pace"], ben["paced"]) == (5.0, 1)
    assert found["games"][0]["records"]["pace"] == {"names": ["Anna"], "value": 15.0, "rounds": 1}


def test_a_piece_nobody_can_be_named_for_leaves_the_round_out(store: Store) -> None:
    unread = {"type": "card", "t": 50.0, "frame": 9, "class": "unclear", "player": "unknown",
              "squares": ["r9c8", "r9c9"]}
    match(store, [watched(30, 10, unread)])
    assert of(regulars(store), "Anna")["pace"] is None


def test_mistakes_need_rounds_in_which_somebody_looked(store: Store) -> None:
    match(store, [by_hand(ANNA, left=4, mistake=1) for _ in range(LEAST_ROUNDS - 1)])
    found = regulars(store)
    assert of(found, "Ben")["mistakes"] is None and of(found, "Ben")["judged"] == LEAST_ROUNDS - 1
    assert "mistakes" not in found["games"][0]["records"]
    match(store, [by_hand(ANNA, left=4), by_hand(ANNA, left=4, mistake=0)])
    found = regulars(store)
    assert (of(found, "Ben")["mistakes"], of(found, "Ben")["judged"]) == (0.8, LEAST_ROUNDS)
    assert found["games"][0]["records"]["mistakes"]["names"] == ["Anna"]


def test_what_the_camera_proved_counts_unless_the_table_allowed_it(store: Store) -> None:
    wrong = {"type": "card", "t": 60.0, "frame": 9, "class": "violation", "rule": "BG-PLACE-2", "player": BEN,
             "squares": ["r9c8", "r9c9"], "colours": ["red", "blue"]}
    rounds = [watched(30, 10, wrong) for _ in range(LEAST_ROUNDS)]
    number = match(store, rounds)
    assert of(regulars(store), "Ben")["mistakes"] == 1.0
    first = store.rounds(number)[0].id
    seq = next(line["seq"] for line in store.events(first) if line.get("class") == "violation")
    store.append(first, said("overrule", 121.0, about=[seq], decision="allowed"))
    assert of(regulars(store), "Ben")["mistakes"] == 0.8


def test_spellings_of_one_name_are_one_person_and_a_demo_is_nobodys(store: Store) -> None:
    match(store, [by_hand(ANNA, left=4)], names=("Zoë", "Ben"))
    match(store, [by_hand(ANNA, left=4)], names=("ZOE\u0308", "Ben"))
    store.keep(match(store, [by_hand(ANNA, left=4)], names=("Demo", "Ben")), DEMO, True)
    found = regulars(store)
    assert [one["name"] for one in found["people"]] == ["ZOË", "Ben"] and found["people"][0]["matches"] == 2


def test_games_are_told_apart_and_the_table_goes_into_a_spreadsheet(store: Store) -> None:
    match(store, [by_hand(ANNA, left=4)])
    number = store.new_match({"p1": "=Anna", "p2": "Ben"}, "", {"game": "dice", "rounds": 1})
    key = store.new_round(number)
    for line in (said("round_start", 0), said("stop", 60), said("call", 60, player="p1", end="regular"),
                 said("count", 61, player="p2", counts={"dice_left": 2})):
        store.append(key, line)
    found = regulars(store)
    assert [one["game"] for one in found["games"]] == ["board", "dice"]
    assert found["people"][0]["rounds"] in (1, 2)
    rows = list(csv.DictReader(io.StringIO(regulars_csv(store).removeprefix(BOM))))
    assert [(row["game"], row["name"]) for row in rows][2:] == [("dice", "'=Anna"), ("dice", "Ben")]
    assert rows[0]["best"] == "2" and rows[0]["pieces_per_minute"] == ""
