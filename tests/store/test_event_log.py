"""The log keeps what it acknowledged, in order, and refuses to change it."""

from __future__ import annotations

import io
import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from referee.files.cells import csv_cell
from referee.files.lines.board import BOARD_FORMS
from referee.rules.board.observation import BoardEvent
from referee.store import Store, StoreError
from referee.store import export as exports
from referee.store.database.located import located

CARD = {"t": 34.2, "frame": 1026, "type": "card", "player": "dashed", "squares": ["r3c4", "r3c5"],
        "colours": ["red", "blue"], "token": {"from": "r3c3", "to": "r3c5"}, "class": "legal", "rule": None,
        "text": "Æsir laid red–blue", "confidence": 0.997, "evidence": []}


@pytest.fixture
def round_id(store: Store) -> int:
    return store.new_round(store.new_match({"solid": "Ada", "dashed": "Bo"}, "new"))


def test_events_come_back_as_they_were_written(store: Store, round_id: int) -> None:
    written = [store.append(round_id, CARD), store.append(round_id, {"type": "stop", "t": 61.0, "player": "solid"})]
    assert store.events(round_id) == written
    assert written == [{"seq": 1, **CARD}, {"seq": 2, "type": "stop", "t": 61.0, "player": "solid"}]


def test_a_number_given_is_kept_and_the_next_one_follows_it(store: Store, round_id: int) -> None:
    assert store.append(round_id, {"seq": 12, **CARD})["seq"] == 12
    assert store.append(round_id, CARD)["seq"] == 13
    assert [e["seq"] for e in store.events(round_id, after=12)] == [13]


def test_a_number_is_written_only_once(store: Store, round_id: int) -> None:
    store.append(round_id, {"seq": 5, **CARD})
    with pytest.raises(StoreError, match=r"event 5 .* already written"):
        store.append(round_id, {"seq": 5, "type": "stop"})
    assert store.events(round_id) == [{"seq": 5, **CARD}]


def test_an_event_of_the_rules_is_written_as_its_line(store: Store, round_id: int) -> None:
    event = BoardEvent(seq=3, t=1.5, frame=45, type="card", cls="violation", rule="BG-PLACE-3", player="dotted",
                  cells=((3, 4), (3, 5)), colours=("red", "blue"), token=((3, 3), (3, 5)), about=(2,))
    store.append(round_id, event)
    assert store.events(round_id) == [event.to_dict()]
    assert store.events(round_id)[0]["squares"] == ["r3c4", "r3c5"]


def test_rounds_are_numbered_within_their_match(store: Store) -> None:
    first, second = store.new_match({"solid": "A"}, "new"), store.new_match({"solid": "B"}, "old", {"rounds": 6})
    for match in (first, second, first, first):
        store.new_round(match)
    assert [r.number for r in store.rounds(first)] == [1, 2, 3]
    assert [r.number for r in store.rounds(second)] == [1]
    assert [(m.edition, m.players, m.options) for m in store.matches()] == [
        ("new", {"solid": "A"}, {}), ("old", {"solid": "B"}, {"rounds": 6})]


def test_another_program_cannot_change_or_delete_what_is_written(
        store: Store, round_id: int, where: Path | str) -> None:
    store.append(round_id, CARD)
    other = located(where).engine()
    for attack in ("DELETE FROM events", "UPDATE events SET body='{}'", "DELETE FROM rounds",
                   "UPDATE matches SET edition='old'"):
        with pytest.raises(DBAPIError, match="append-only"), other.begin() as db:
            db.execute(text(attack))
    other.dispose()
    assert store.events(round_id) == [{"seq": 1, **CARD}]


def test_writers_in_several_threads_and_stores_lose_nothing(store: Store, round_id: int, where: Path | str) -> None:
    def write(name: str, into: Store) -> None:
        for n in range(20):
            into.append(round_id, {"type": "card", "player": name, "n": n})

    with Store(where) as second:
        writers = [threading.Thread(target=write, args=(f"{i}", (store, second)[i % 2])) for i in range(4)]
        for thread in writers:
            thread.start()
        for thread in writers:
            thread.join()
    events = store.events(round_id)
    assert [e["seq"] for e in events] == list(range(1, 81))
    for name in "0123":
        assert [e["n"] for e in events if e["player"] == name] == list(range(20))


@pytest.mark.parametrize(("line", "reason"), [({"t": 1.0}, "type"), ({"type": "card", "t": float("nan")}, "JSON")])
def test_a_line_that_is_no_event_is_refused_and_nothing_written(store: Store, round_id: int, line, reason) -> None:
    with pytest.raises(ValueError, match=reason):
        store.append(round_id, line)
    assert store.events(round_id) == []


def test_what_does_not_exist_is_named(store: Store) -> None:
    store.new_match({}, "new")
    with pytest.raises(StoreError, match=r"no match 7 .*its matches: 1"):
        store.match(7)
    with pytest.raises(StoreError, match="no match 7"):
        store.new_round(7)
    with pytest.raises(StoreError, match="no round 9"):
        store.append(9, CARD)
    with pytest.raises(StoreError, match="csv, json, jsonl"):
        store.export(1, "xml", io.StringIO())


@pytest.mark.sqlite
@pytest.mark.parametrize("content", [b"this is a shopping list " * 100, b"SQLite format 3\0" + b"x" * 200])
def test_a_file_that_is_no_log_is_refused_untouched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "list.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"list\.db .*--db"):
        Store(path)
    assert path.read_bytes() == content


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        Store(tmp_path / "file" / "log.db")


def test_export_in_the_three_formats_holds_the_same_events(store: Store, round_id: int) -> None:
    store.append(round_id, CARD)
    store.append(round_id, {"type": "finding", "text": "=HYPERLINK(1)", "about": [1], "class": "violation"})
    outs = {name: io.StringIO() for name in ("csv", "json", "jsonl")}
    for name, out in outs.items():
        store.export(1, name, out)
    whole = json.loads(outs["json"].getvalue())
    match, *lines = [json.loads(line) for line in outs["jsonl"].getvalue().splitlines()]
    assert (match["type"], match["players"]) == ("match", whole["players"])
    assert whole["players"] == {"solid": "Ada", "dashed": "Bo"}
    assert [{"match": 1, "round": 1, **e} for e in whole["rounds"][0]["events"]] == lines
    assert {k: lines[0][k] for k in CARD} == CARD
    head, card, finding = outs["csv"].getvalue().splitlines()
    assert head.startswith("match,round,seq,t,frame,type,player,squares,colours,token_from")
    assert card.startswith("1,1,1,34.2,1026,card,dashed,r3c4 r3c5,red blue,r3c3,r3c5,legal,,Æsir laid red–blue,0.997")
    assert "'=HYPERLINK(1)" in finding, "a spreadsheet must not run a text"


@pytest.mark.files
@pytest.mark.parametrize("value", [
    "=1+1", ["=cmd|' /C calc'!A0", "x"], {"=1+1": 2}, {"+x": "y"}, ["-2+3"], ["@SUM(1)"], ["\t=1"], ("\r=1",), ["＝1"],
    [-3], "-3", "\n=1"])
def test_no_cell_begins_like_a_formula(value) -> None:
    assert csv_cell(value).startswith("'")
    assert exports.spreadsheet([[value]]).lstrip("\ufeff\"").startswith("'")


@pytest.mark.files
@pytest.mark.parametrize(("value", "cell"), [(-3, "-3"), (-0.5, "-0.5"), (3, "3"), (None, ""), (["a", "b"], "a b"),
                                             ({"left": -3}, "left=-3")])
def test_numbers_and_harmless_texts_stay_as_they_are(value, cell: str) -> None:
    assert csv_cell(value) == cell


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_an_exported_match_is_read_in_again_as_it_was(store: Store, round_id: int, form: str) -> None:
    store.append(round_id, CARD)
    store.keep(1, "table", {"format": "referee-table/1"})
    store.append(store.new_round(1), {"type": "stop", "player": "dashed", "end": "regular"})
    out = io.StringIO()
    store.export(1, form, out)
    again = store.import_match(exports.read(out.getvalue(), lambda _: BOARD_FORMS))
    assert (again, store.match(again).players) == (2, store.match(1).players)
    assert store.kept(again, "table") == {"format": "referee-table/1"}
    for before, after in zip(store.rounds(1), store.rounds(again), strict=True):
        assert store.events(after.id) == store.events(before.id)


@pytest.mark.files
@pytest.mark.parametrize(("text", "reason"), [
    ("", "first line"), ("[]", "no match exported"), ("{}", "first line"), ('{"type": "match"}', "no match exported"),
    ('{\n"rounds": [{"number": 2, "created_at": "", "events": []}]}', "not numbered"),
    ('{\n"rounds": [{"number": 1, "created_at": "", "events": [{"seq": 0.5, "type": "card"}]}]}', "no number"),
    ("nonsense", "line 1 is not JSON"), ("[" * 100_000, "nested|not JSON"),
])
def test_a_file_that_is_no_match_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        exports.read(text, lambda _: BOARD_FORMS)


def test_deleting_a_match_deletes_its_events_and_its_own_pictures_only(store: Store, round_id: int) -> None:
    jpeg = b"\xff\xd8\xff" + b"one"
    own, shared = store.save_evidence(jpeg), store.save_evidence(jpeg + b"two")
    assert own is not None and shared is not None
    store.append(round_id, {"type": "card", "evidence": [own, {"name": shared}]})
    other = store.new_match({}, "new")
    store.append(store.new_round(other), {"type": "card", "evidence": [shared]})
    store.delete_match(1)
    assert [m.id for m in store.matches()] == [other]
    assert store.evidence(own) is None and store.evidence(shared) is not None
    assert store.new_match({}, "new") == other + 1
    store.delete_match(other + 1)
    assert store.new_match({}, "new") == other + 2, "the number of a deleted match is not given again"
    with pytest.raises(StoreError, match="no match 1"):
        store.delete_match(1)


@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_no_export_tells_the_password_of_a_camera(store: Store, round_id: int, form: str) -> None:
    store.keep(1, "source", {"spec": "rtsp://ada:secret@192.168.1.7/stream"})
    store.append(round_id, {"type": "source_lost", "text": "rtsp://ada:secret@192.168.1.7/stream is gone"})
    out = io.StringIO()
    store.export(1, form, out)
    assert "secret" not in out.getvalue() and "rtsp://ada:***@192.168.1.7/stream is gone" in out.getvalue()


@pytest.mark.parametrize("address", [
    "rtsp://ada:s3cret@camera/1", "rtsp://ada:s3cret@home@camera:554/1", "http://ada:s3cret@camera", "rtsp://:s3cret@h/",
    "http://camera/video?user=ada&pwd=s3cret", "http://camera/?Password=s3cret&n=1"])
def test_no_password_of_a_camera_leaves_the_log_in_any_form(where: Path | str, address: str) -> None:
    """Older logs hold whole addresses: in texts of events, and as the camera that is kept with a match."""
    with Store(where) as store:
        match = store.new_match({"solid": "Ada"}, "new", {"note": address})
        round_id = store.new_round(match)
        store.append(round_id, {"type": "source_lost", "text": f"{address} is gone", "device": address})
        store.keep(match, "source", {"spec": address})
        assert "s3cret" not in json.dumps(store.events(round_id)) and "***" in json.dumps(store.events(round_id))
        assert store.kept(match, "source") == {"spec": address}, "the camera itself can be opened again"
        for form in exports.FORMATS:
            out = io.StringIO()
            store.export(match, form, out)
            assert "s3cret" not in out.getvalue() and "***" in out.getvalue(), form
