"""One match of the log that cannot be read keeps no other from being opened, listed, exported or deleted."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.shown import trial
from referee.session.shown.regulars import regulars, regulars_csv
from referee.store import Store
from referee.web.app import create_app
from tests.support.alone import run
from tests.support.hostile import AT, PEOPLE, by_hand

OPTIONS = json.dumps({"game": "board", "people": PEOPLE})
LINE = {"type": "round_start", "t": 1.0, "by": "people"}

DAMAGE: dict[str, dict[str, Any]] = {
    "options no JSON": {"options": "{"}, "options a list": {"options": "[1]"}, "options null": {"options": "null"},
    "options of a newer version": {"options": '{"game": "board", "teleport": true}'},
    "a game of a newer version": {"options": '{"game": "chess"}'},
    "rounds without end": {"options": '{"game": "board", "rounds": 1e999}'},
    "minutes and no time": {"options": '{"game": "board", "minutes": 5}', "created_at": "x"},
    "people of numbers": {"options": '{"game": "board", "people": [1, 2]}'},
    "people with more keys": {"options": json.dumps({"people": [{**PEOPLE[0], "x": 1}]})},
    "players no JSON": {"options": '{"game": "board"}', "players": "{"},
    "players a list": {"options": '{"game": "board"}', "players": "[[]]"},
    "a lone surrogate": {"options": OPTIONS.replace("Ada", "\\ud800")},
    "an empty table": {"files": {"table": "{}"}}, "a table no JSON": {"files": {"table": "{"}},
    "a line no JSON": {"lines": ["{"]}, "a line of a list": {"lines": ["[]"]}, "a line without type": {"lines": ["{}"]},
    "t abc": {"lines": [{**LINE, "t": "abc"}]}, "t nan": {"lines": ['{"type": "round_start", "t": NaN}']},
    "a card without squares": {"lines": [{"type": "card"}]},
    "an undo of nothing": {"lines": [{"type": "undo", "by": "people"}]},
    "a count of lists": {"lines": [LINE, {"type": "count", "by": "people", "player": "dashed", "counts": [1]}]},
    "a look of nothing": {"lines": [{"type": "look"}]},
    "squares as a text": {"lines": [{"type": "card", "squares": "r0c0"}]},
    "a sentence that is none": {"lines": [{"type": "finding", "key": "NO.such", "params": {}, "class": "unclear"}]},
    "people of texts": {"lines": [{"type": "people", "act": "join", "from": 1, "people": ["x"], "by": "people"}]},
}


def write(path: Path, number: int, options: str = OPTIONS, players: str = "{}", created_at: str = AT,
          files: dict[str, str] | None = None, lines: list[Any] = [LINE]) -> None:  # noqa: B006 - not changed
    """A match of that number, straight into the file."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO matches (id, created_at, edition, players, options) VALUES (?, ?, 'new', ?, ?)",
                   (number, created_at, players, options))
        db.execute("INSERT INTO rounds (id, match_id, number, created_at) VALUES (?, ?, 1, ?)",
                   (number + 100, number, AT))
        for name, body in (files or {}).items():
            db.execute("INSERT INTO files (match_id, name, recorded_at, body) VALUES (?, ?, ?, ?)",
                       (number, name, AT, body))
        for seq, line in enumerate(lines, 1):
            body = line if isinstance(line, str) else json.dumps(line)
            db.execute("INSERT INTO events (round_id, seq, recorded_at, type, body) VALUES (?, ?, ?, 'x', ?)",
                       (number + 100, seq, AT, body))


def asked(hub: Hub, *addresses: str) -> list[httpx.Response]:
    async def all_of_them() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(hub), client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return [await client.get(address) for address in addresses]

    return run(all_of_them())


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log with one match in it, which is number 1."""
    path = tmp_path_factory.mktemp("evening") / "log.db"
    with Store(path) as store:
        by_hand(Hub(store))
    return path


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_match_beside_a_whole_one(evening: Path, tmp_path: Path, name: str) -> None:
    path, whole = tmp_path / "log.db", 1
    shutil.copy(evening, path)
    write(path, 7, **DAMAGE[name])
    with Store(path) as store:
        assert archive.unfinished(store) is None, "the newest cannot be gone on with"
        hub = Hub(store)
        hub.open(whole)
        home, match, round_, exported, sheet, people, film = asked(
            hub, "/api/home?lang=de", "/api/match/7", "/api/match/7/round/1", "/api/match/7/export.json",
            "/api/match/7/export.csv", "/api/people", "/api/match/7/round/1/film")
        damaged, other = home.json()["matches"]
        assert (damaged["id"], damaged["damaged"], other["id"], "damaged" in other) == (7, True, whole, False)
        assert "ist beschädigt" in damaged["reason"]
        for refused in (match, round_, sheet):
            assert refused.status_code == 409 and "match 7 is damaged" in refused.json()["error"]
        assert film.status_code in (200, 409)
        assert exported.status_code == 200 and exported.json()["id"] == 7
        assert len(exported.json()["rounds"][0]["events"]) == len(DAMAGE[name].get("lines", [LINE]))
        assert "match 7 is damaged" in people.json()["damaged"][0]
        for form in ("csv", "jsonl"):
            store.export(7, form, io.StringIO())
        with pytest.raises(CommandError, match="match 7 is damaged"):
            hub.command("open_match", {"match": 7})
        with pytest.raises(CommandError, match="match 7 is damaged"):
            hub.command("start", {"match": 7})
        assert hub.state()["match"]["id"] == whole
        hub.command("count", {"player": "p2", "counts": {"dice_left": 3}})
        hub.command("delete_match", {"match": 7})
        assert [one["id"] for one in archive.home(hub)["matches"]] == [whole]
        assert "damaged" not in regulars(store) and regulars_csv(store)


def test_a_history_too_long_to_be_tried_at_once_is_listed_all_the_same(
        evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody had the time to try is listed by what the list itself says of it; damaged or not, nothing breaks."""
    path = tmp_path / "log.db"
    shutil.copy(evening, path)
    for number, damage in enumerate(DAMAGE.values(), 7):
        write(path, number, **damage)
    monkeypatch.setattr(trial, "PATIENCE_S", 0.0)
    with Store(path) as store:
        home, people = asked(Hub(store), "/api/home", "/api/people")
        assert [match["id"] for match in home.json()["matches"]] == [*range(6 + len(DAMAGE), 6, -1), 1]
        assert people.status_code == 200
        [refused] = asked(Hub(store), "/api/match/7")
        assert refused.status_code == 409 and "match 7 is damaged" in refused.json()["error"]


def test_a_match_that_is_whole_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    Store(path).close()
    write(path, 7)
    with Store(path) as store:
        assert not any("damaged" in one for one in archive.home(Hub(store))["matches"])
        unfinished = archive.unfinished(store)
        assert unfinished is not None and unfinished.id == 7


@pytest.mark.parametrize("evidence", [[[1]], "x", 5, [{"x": 1}], {"a": 1}, [None]])
def test_whatever_stands_for_a_picture_can_be_deleted(tmp_path: Path, evidence: Any) -> None:
    path = tmp_path / "log.db"
    Store(path).close()
    write(path, 7, lines=[{"type": "card", "squares": ["r0c0", "r0c1"], "class": "violation", "evidence": evidence}])
    with Store(path) as store:
        archive.home(Hub(store))
        store.delete_match(7)
        assert store.matches() == []
