"""Three coins on three round spots go through the whole house: nothing there knows squares, rows or cards."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.capture import open_source
from referee.cli import app
from referee.games.api.words import CommandError
from referee.games.registry import LIVE
from referee.session import MatchSetup
from referee.session.film.overlay import Overlay
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.commands import Teach
from referee.session.match.plans import plan_of_setup
from referee.session.watch.doctor import view_checks
from referee.store import Store
from tests.games.coins import PLACES, CoinGame, CoinSight, picture
from tests.support.command import CliRunner
from tests.support.pictures import loaded

FILM = [{}, {"left": "heads"}, {"left": "heads", "right": "tails"},
        {"left": "heads", "middle": "tails", "right": "heads"}]
"""The last picture: a coin more, and the right one turned over."""
PLAYERS = {"ada": "Ada", "ben": "Ben"}


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIVE, "coins", CoinGame())


@pytest.fixture
def film(tmp_path: Path) -> Path:
    (tmp_path / "film").mkdir()
    for n, faces in enumerate(FILM):
        cv2.imwrite(str(tmp_path / "film" / f"{n}.png"), picture(faces))
    return tmp_path / "film"


def run(*asked: str) -> str:
    told = CliRunner().invoke(app, list(asked), catch_exceptions=False)
    assert told.exit_code == 0, told.output
    return told.stdout


@pytest.fixture
def table(film: Path) -> str:
    out = film.parent / "table.json"
    run("learn", str(film / "0.png"), "--game", "coins", "-o", str(out))
    return str(out)


@pytest.fixture
def match(film: Path) -> str:
    told = film.parent / "match.toml"
    told.write_text('game = "coins"\n[players]\nada = "Ada"\nben = "Ben"\n[round]\nstop = 9.0\ncaller = "Ada"\n')
    return str(told)


def played(store: Store, film: Path) -> Hub:
    hub = Hub(store)
    hub.new_match(plan_of_setup(MatchSetup("coins", players=PLAYERS), rounds=2))
    with open_source(str(film)) as source:
        Relay(hub, source, TableFrom(str(film)), speed=0).run()
    return hub


def faces(hub: Hub) -> dict[str, str]:
    return {piece["squares"][0]: piece["owner"] for piece in hub.state()["table"]["pieces"]}


def of_round(hub: Hub) -> dict[str, Any]:
    state = hub.state()
    return {key: state[key] for key in ("people", "players", "table", "findings", "score", "log")}


def test_a_picture_is_learned_and_read(film: Path, table: str) -> None:
    assert json.loads(Path(table).read_text())["game"] == "coins"
    assert json.loads(run("read", str(film / "2.png"), "--table", table, "--json"))["coins"] == FILM[2]
    assert run("read", str(film / "1.png"), "--table", table) == "left heads\n"


def test_the_table_is_of_the_game_it_says(table: str) -> None:
    data = json.loads(Path(table).read_text())
    Path(table).write_text(json.dumps({**data, "game": "chess"}))
    told = CliRunner().invoke(app, ["read", "x.png", "--table", table])
    assert "the game 'chess' is not known; known are board," in str(told.exception)


def test_a_folder_is_watched_with_evidence_and_drawn(film: Path, table: str, match: str) -> None:
    lines = [json.loads(line) for line in run(
        "watch", str(film), "--table", table, "--match", match, "--json", "--evidence",
        str(film.parent / "proof"), "--save-video", str(film.parent / "out.mp4")).splitlines()]
    said = [(line["player"], *line["squares"], line["class"]) for line in lines if line["type"] == "coin"]
    assert said == [("ada", "left", "legal"), ("ben", "right", "legal"), ("ben", "middle", "legal"),
                    ("ada", "right", "violation")]
    assert lines[-1]["score"]["score"] == {"ada": 2, "ben": 1} and lines[-1]["coins"] == {"ada": 2, "ben": 1}
    assert "\nada: 2\nben: 1\n" in run("watch", str(film), "--table", table, "--match", match)
    shown = loaded(Path(next(line for line in lines if line.get("rule") == "CO-1")["evidence"][-1]))
    assert 80 < shown.shape[1] < 400 and shown.max() > 200, "the spot and what lies round it"
    assert (film.parent / "out.mp4").stat().st_size > 1000


def test_a_last_picture_is_checked(film: Path, table: str, match: str) -> None:
    asked = ["audit", str(film / "3.png"), "--table", table, "--match", match]
    found = json.loads(run(*asked, "--json"))
    assert (found["correct"], found["coins"], found["wrong"]) == (3, {"ada": 2, "ben": 1}, [])
    assert found["score"]["score"] == {"ada": 2, "ben": 1}
    assert "ada: 2\nben: 1\n" in run(*asked)


def test_how_the_coins_look_is_taught() -> None:
    dark = {"heads": 160, "tails": 90}
    shown, sight = picture({"left": "heads", "right": "tails"}, dark), CoinSight()
    learned = sight.learn([picture({})])
    assert sight.reader(learned).read(shown).faces == {"left": "tails"}, "not as they usually look"
    proposed = sight.teaching.proposals(learned, shown)["pieces"]
    assert [piece["kind"] for piece in proposed] == ["coin"]
    asked = Teach.model_validate({"pieces": [{"kind": "coin", "at": PLACES["left"], "owner": "ada"},
                                       {"kind": "coin", "at": PLACES["right"], "owner": "ben"}]})
    taught, report = sight.teaching.taught_by(learned, shown, [piece.model_dump() for piece in asked.pieces], {})
    assert report.text == "heads, tails" and not report.missing
    assert sight.table_of(taught.to_dict()).read(shown).faces == {"left": "heads", "right": "tails"}


def test_what_is_open_is_said_by_spots(film: Path, store: Store) -> None:
    hub = played(store, film)
    hub.command("stop", {})
    hub.command("call", {"player": "ada"})
    [found] = hub.state()["findings"]
    assert found["deed"] == "turn it back"
    hub.command("overrule", {"finding": found["seq"], "decision": "undecided"})
    assert "right" in hub.state()["score"]["problem"]


def test_the_page_has_the_round_and_it_goes_on_from_its_log(film: Path, store: Store) -> None:
    hub = played(store, film)
    state = hub.state()
    assert state["table"]["kind"] == "coins" and faces(hub) == {"left": "ada", "middle": "ben", "right": "ada"}
    assert [f["rule"] for f in state["findings"]] == ["CO-1"]
    again = Hub(store)
    again.open(1)
    assert of_round(again) == of_round(hub)


def test_a_correction_is_followed_and_undone(film: Path, store: Store) -> None:
    hub = played(store, film)
    middle = next(p["seq"] for p in hub.state()["table"]["pieces"] if p["squares"] == ["middle"])
    hub.command("correct_piece", {"piece": middle, "owner": "ada"})
    assert faces(hub)["middle"] == "ada"
    hub.command("undo", {})
    assert faces(hub)["middle"] == "ben"
    with pytest.raises(CommandError, match="colours"):
        hub.command("correct_piece", {"piece": middle, "owner": "ada", "colours": ["red", "blue"]})
    hub.command("stop", {})
    hub.command("call", {"player": "ada"})
    assert [p["points"] for p in hub.state()["players"]] == [2, 1]


def test_its_log_is_exported(film: Path, store: Store) -> None:
    hub, out = played(store, film), io.StringIO()
    store.export(1, "jsonl", out)
    assert sum('"squares": ["middle"]' in line for line in out.getvalue().splitlines()) == 1
    assert hub.play is not None


def test_a_view_is_examined_and_drawn(film: Path) -> None:
    learned = CoinSight().learn([picture({})])
    [check] = view_checks(picture(FILM[1]), learned)
    assert check.ok and check.text == "3 spots"
    drawn = picture(FILM[1])
    Overlay(learned).outline(drawn, ("left",), (0, 0, 255), 3)
    assert (drawn != picture(FILM[1])).any()


def test_set_up_asks_what_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(watched: bool) -> list[list[str]]:
        return [[step["name"] for step in game["steps"] if watched or not step["watched"]] for game in archive.games()]

    board, *_, dice = steps(True)
    assert board == ["players", "rules", "length", "camera", "table", "teach"]
    assert dice == ["players", "rules", "length", "camera", "table", "sides", "teach"]
    monkeypatch.setattr(archive, "GAMES", (CoinGame(),))
    assert steps(True) == [["players", "length", "camera", "table", "teach"]], "coins have no house rules"
    assert steps(False) == [["players", "length", "camera"]]
