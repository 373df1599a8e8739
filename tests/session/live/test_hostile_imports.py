"""Files of strangers: refused in a sentence with nothing left of them, or a match like any other. Shortly; the long run
is `python -m tests.soak.hostile_imports`."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.files.lines.board import BOARD_FORMS
from referee.i18n.said import in_language
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.store import Store, read_export
from tests.support.exports import of_another
from tests.support.hostile import House, exported, mutated, named_ones, plain, problems, real_exports, written

SLOW = ("100,000 lines", "20,000 cards", "many values")


@pytest.fixture(scope="module")
def wholes(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    return real_exports(tmp_path_factory.mktemp("real"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "log.db", every=10)
    yield house
    house.close()


def test_files_that_broke_something_once(house: House) -> None:
    files = {name: text for name, text in named_ones().items() if name not in SLOW}
    assert problems(house, files) == []
    assert house.taken < 12, "most of them are no matches"


def test_real_exports_changed_by_chance(house: House, wholes: list[dict[str, Any]]) -> None:
    rng = random.Random(7)
    assert problems(house, dict(mutated(rng, wholes) for _ in range(20))) == []


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_what_this_program_wrote_is_read_in_as_it_was(house: House, wholes: list[dict[str, Any]], tmp_path: Path,
                                                     form: str) -> None:
    types = set()
    for whole in wholes:
        number = archive.take_in(house.hub, of_another(written(whole)))
        data = exported(house.store, number, form).encode() if form == "jsonl" else written(
            exported(house.store, number))
        again = archive.take_in(house.hub, of_another(data))
        kept = {**exported(house.store, again), "id": whole["id"]}
        assert kept["rounds"] == whole["rounds"] and kept["options"] == whole["options"]
        assert kept["files"] == {name: body for name, body in whole["files"].items() if name != "source"}
        types |= {line["type"] for played in whole["rounds"] for line in played["events"]}
    assert {"look", "watched", "card", "removed", "rejudged", "correct_piece", "people", "count", "stop",
            "call", "undo", "round_start"} <= types


def test_the_camera_of_another_computer_does_not_come_along(house: House) -> None:
    number = archive.take_in(house.hub, written(plain(files={"source": {"spec": "/**"}})))
    assert house.store.kept(number, "source") is None


def test_a_refusal_says_where_and_quotes_little(house: House) -> None:
    for key, value in (("edition", "x" * 10_000), ("x" * 10_000, 1)):
        with pytest.raises(ValueError, match="edition") as told:
            read_export(written(plain(**{"edition": 5, key: value})).decode(), lambda _: BOARD_FORMS)
        assert len(str(told.value)) < 500


def test_an_import_is_refused_in_the_language_of_the_screen(house: House) -> None:
    with pytest.raises(CommandError) as told:
        archive.take_in(house.hub, written(plain(created_at="x")))
    assert told.value.said.text("de").startswith("die Datei ist keine von Referee gespeicherte Partie")  # type: ignore[attr-defined]


def test_nothing_of_a_refused_match_was_ever_in_the_log(tmp_path: Path) -> None:
    with Store(tmp_path / "log.db") as store:
        with pytest.raises(CommandError):
            archive.take_in(Hub(store), written(plain(options={"people": [], "teleport": "yes"})))
        assert store.new_match({}, "new") == 1
        assert store.new_round(1) == 1


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_a_match_is_read_in_once(house: House, wholes: list[dict[str, Any]], form: str) -> None:
    whole = wholes[0]
    number = archive.take_in(house.hub, written(whole))
    out = io.StringIO()
    house.store.export(number, form, out)
    for data in (written(whole), out.getvalue().encode()):
        with pytest.raises(CommandError, match=f"already here, as match {number}$"):
            archive.take_in(house.hub, data)
    more = {**whole, "rounds": [*whole["rounds"], {"number": len(whole["rounds"]) + 1, "events": [],
                                                   "created_at": whole["created_at"]}]}
    with pytest.raises(CommandError, match="goes on further"):
        archive.take_in(house.hub, written(more))
    assert len(house.store.matches()) == 2
    house.store.delete_match(number)
    assert archive.take_in(house.hub, written(whole)) == number + 1, "what was deleted may come back"


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_half_a_file_is_no_match(house: House, wholes: list[dict[str, Any]], form: str) -> None:
    number = archive.take_in(house.hub, written(wholes[0]))
    out = io.StringIO()
    house.store.export(number, form, out)
    house.store.delete_match(number)
    whole = out.getvalue().rstrip()
    cuts = [len(whole) * n // 7 for n in range(1, 7)] + [whole.rindex("\n"), len(whole) - 1]
    for cut in cuts:
        with pytest.raises(CommandError, match="ends in the middle") as refused:
            archive.take_in(house.hub, whole[:cut].encode())
    assert in_language(str(refused.value), "de").startswith("die Datei endet mittendrin")
    assert len(house.store.matches()) == 1, "the one that was there"
