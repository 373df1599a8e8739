"""Every line that was ever written is read and written again byte for byte; a new one is written as it always was."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from referee.files.lines.board import BOARD_FORMS
from referee.files.lines.common import COMMON_FORMS
from referee.files.match_export import types_of
from referee.games.api.codec import COMMON, written
from referee.games.api.lines import (
    Answer,
    Asked,
    Call,
    CorrectPiece,
    Count,
    Entry,
    Finding,
    Notice,
    Owner,
    People,
    Person,
    PieceThere,
    Said,
    Stop,
    Unstart,
    player_of,
    spots_of,
)
from referee.games.board.lines import BOARD, Move, Placed, TokenAt, TokenMoved

RECORDED = Path(__file__).parents[1] / "support" / "recorded_round" / "events.jsonl"
WRITTEN = """
{"seq": 1, "type": "watched", "t": 0.0, "looks": 2, "timed": true, "live": false}
{"seq": 2, "type": "look", "t": 1.0, "frame": 30, "laid": [{"kind": "card", "owner": "solid"}], "pictures": ["a"]}
{"seq": 3, "t": 4.5, "type": "round_start", "by": "people", "device": "phone"}
{"seq": 4, "t": 4.5, "type": "stop", "by": "people"}
{"seq": 5, "t": 4.5, "type": "call", "player": null, "end": "stalemate", "by": "people"}
{"seq": 6, "type": "stop"}
{"seq": 7, "t": 9, "type": "call", "player": "solid", "by": "people"}
{"seq": 8, "t": 4.5, "type": "pause", "paused": true, "by": "people"}
{"seq": 9, "t": 4.5, "type": "overrule", "about": [3], "decision": null, "by": "people"}
{"seq": 10, "t": 4.5, "type": "count", "player": "solid", "left": 3, "by": "people"}
{"seq": 11, "t": 4.5, "type": "count", "player": "solid", "counts": {"left": 3, "jokers": null}, "by": "people"}
{"seq": 12, "t": 4.5, "type": "round_flag", "flag": "draw", "value": ["a", "b"], "by": "people"}
{"seq": 13, "t": 4.5, "type": "undo", "about": [12], "by": "people"}
{"seq": 14, "type": "players", "players": {"solid": "Ada"}, "by": "people"}
{"seq": 15, "t": 1.0, "type": "people", "act": "join", "from": 2, "people": [{"id": "person-1", "name": "Ada", \
"seat": null, "since": 1, "left": 2, "start": "average"}], "by": "people"}
{"seq": 16, "type": "owner", "t": 3.0, "about": [1], "player": "solid", "by": "people"}
{"seq": 17, "t": 3.0, "type": "correct_piece", "about": [1], "kind": "card", "squares": ["r0c0", "r0c1"], "laid": 1.0, \
"player": "solid", "by": "people"}
{"seq": 18, "t": 3.0, "type": "remove_piece", "about": [1], "kind": "joker", "squares": ["r0c0"], "laid": 1.0}
{"seq": 19, "t": 3.0, "type": "add_piece", "kind": "joker", "player": "solid", "squares": ["r0c0"], "colours": []}
{"seq": 20, "t": 3.0, "type": "token_at", "from": null, "to": "r0c0", "by": "people"}
{"seq": 21, "type": "asked", "t": 3.0, "pieces": [{"kind": "joker", "squares": ["r0c0"]}], "candidates": ["solid"], \
"likely": true, "again": false, "other": null, "evidence": [], "beside": [{"player": "solid", "example": "e"}]}
{"seq": 22, "t": 3.0, "type": "answer", "about": [21], "player": null, "sure": false, "pieces": [{"kind": "joker", \
"squares": ["r0c0"], "laid": 0.0}], "by": "people"}
{"seq": 23, "type": "learned", "kind": "token", "place": ["r0c0"], "squares": ["r0c0"], "rise": 0.5, "how": "answer", \
"about": [20], "evidence": ["p.jpg"]}
{"seq": 24, "t": 3.0, "type": "forget", "example": "p.jpg", "by": "people"}
{"seq": 25, "type": "rejudged", "t": 3.0}
{"seq": 26, "t": 3.0, "type": "match_end", "by": "people"}
{"seq": 27, "t": 3.0, "type": "match_reopened", "by": "people"}
{"seq": 28, "t": 3.0, "frame": 3, "type": "hand", "player": null, "squares": [], "colours": [], "token": null, \
"class": "info", "rule": null, "confidence": 1.0, "evidence": [], "text": "…", "seconds": 2.5, "pictures": []}
{"seq": 29, "t": 3.0, "type": "of a later version", "what": {"nobody": ["knows"]}, "by": "people"}
{"type": "unstart", "seq": 30, "was": "written in another order", "t": 3}
""".strip().splitlines()


@pytest.mark.parametrize("text", WRITTEN + RECORDED.read_text(encoding="utf-8").splitlines()[:-1])
def test_a_line_is_written_again_as_it_was(text: str) -> None:
    data = json.loads(text)
    for codec in (BOARD, COMMON):
        assert json.dumps(written(codec.read(data))) == json.dumps(data)


NEW: list[tuple[Entry, dict[str, Any]]] = [
    (Stop(by="people", t=1.0), {"t": 1.0, "type": "stop", "by": "people"}),
    (Call(t=1.0, by="people"), {"t": 1.0, "type": "call", "player": None, "end": None, "by": "people"}),
    (CorrectPiece(t=1.0, about=(1,), kind="card", squares=("r0c0", "r0c1"), laid=0.5, colours=("red", "blue")),
     {"t": 1.0, "type": "correct_piece", "about": [1], "kind": "card", "squares": ["r0c0", "r0c1"], "laid": 0.5,
      "colours": ["red", "blue"]}),
    (People(t=0.0, act="join", from_=2, people=(Person("person-1", "Ada", "solid"),), by="people", device="p"),
     {"t": 0.0, "type": "people", "act": "join", "from": 2, "people": [{
         "id": "person-1", "name": "Ada", "seat": "solid", "since": 1, "left": None, "start": 0}], "by": "people",
      "device": "p"}),
    (Asked(t=2.0, pieces=(PieceThere("joker", ("r0c0",)),)),
     {"type": "asked", "t": 2.0, "pieces": [{"kind": "joker", "squares": ["r0c0"]}], "candidates": [], "likely": False,
      "again": False, "other": None}),
    (Answer(t=2.0, about=(4,), sure=True, pieces=(PieceThere("joker", ("r0c0",), 0.0),)),
     {"t": 2.0, "type": "answer", "about": [4], "player": None, "sure": True,
      "pieces": [{"kind": "joker", "squares": ["r0c0"], "laid": 0.0}]}),
    (TokenAt(t=2.0, to="r0c0"), {"t": 2.0, "type": "token_at", "from": None, "to": "r0c0"}),
    (Unstart(t=2.0, seq=7), {"seq": 7, "t": 2.0, "type": "unstart"}),
]


@pytest.mark.parametrize(("line", "data"), NEW)
def test_a_new_line_is_written_in_the_order_that_it_always_had(line: Entry, data: dict[str, Any]) -> None:
    assert json.dumps(written(line)) == json.dumps(data)
    assert BOARD.read(data) == line


def test_what_is_changed_of_a_line_is_written_where_it_stood_and_what_is_new_after_it() -> None:
    data = {"seq": 3, "t": 1.0, "type": "finding", "about": [1], "evidence": ["a"], "later": 1}
    line = BOARD.read(data)
    assert isinstance(line, Finding)
    changed = written(replace(line, about=(2,), evidence=(), pictures=({"name": "b"},)))
    assert json.dumps(changed) == json.dumps({**data, "about": [2], "evidence": [], "pictures": [{"name": "b"}]})


def test_an_older_line_means_what_it_meant() -> None:
    count, owner = BOARD.read({"type": "count", "player": "solid", "left": 3}), BOARD.read(
        {"type": "owner", "about": [1], "player": "solid"})
    assert isinstance(count, Count) and count.numbers == {"left": 3}
    assert isinstance(owner, Owner) and (owner.kind, owner.laid, spots_of(owner), player_of(owner)) == (
        None, 0.0, (), "solid")


def test_a_game_has_kinds_of_its_own() -> None:
    data = {"type": "card", "squares": ["r0c0", "r0c1"], "token": {"from": None, "to": "r0c1"}}
    card, coin = BOARD.read(data), COMMON.read(data)
    assert isinstance(card, Placed) and card.token == Move(None, "r0c1")
    assert isinstance(coin, Notice) and coin.rest == {"token": data["token"]}
    assert isinstance(BOARD.read({"type": "token"}), TokenMoved) and isinstance(BOARD.read({"type": "token"}), Said)


@pytest.mark.parametrize("data", [
    {}, {"type": "overrule"}, {"type": "undo", "about": 3}, {"type": "card"}, {"type": "people", "people": [{}]},
    {"type": "asked", "pieces": [{"kind": "card", "squares": "r0c0"}]}, {"type": ["stop"]}])
def test_what_is_no_line_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        BOARD.read(data)


FORMS = {kind: form for form in (*COMMON_FORMS, *BOARD_FORMS) for kind in types_of(form)}


@pytest.mark.parametrize("kind", sorted(FORMS))
def test_what_a_file_may_bring_is_what_a_line_has(kind: str) -> None:
    """The form bounds the values of a stranger's file; it has no field that the line does not know by its name."""
    of = BOARD.kinds.get(kind, Notice)
    known = {f.name.rstrip("_") for f in fields(of)} - {"rest", "fields"}
    form = {field.alias or name for name, field in FORMS[kind].model_fields.items()}
    kept_apart = {"recorded_at"}  # beside a line, in the store
    unasked = {"seconds", "width", "height", "token", *(("player", "colours") if kind == "remove_piece" else ())}
    looks = {"laid", "removed", "identified", "tokens", "hidden", "unsettled", "half_seen", "behind"}  # of the sight
    assert form - known - kept_apart <= (looks if kind == "look" else unasked)
    assert known <= form | {"end", "player"}
