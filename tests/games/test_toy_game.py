"""A game of a few lines that is refereed like any other: watched, shown, logged, gone on with, exported.

Why it exists: it proves that nothing but `Game` stands between a new game and the whole program. Whoever lays most
cards wins; a card of one colour is a violation; up to twelve play, which the board game's four frames could not do.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.capture import Frame
from referee.cli import app
from referee.files.table import save_table
from referee.games.api.game import Played
from referee.games.api.parts import Checked
from referee.games.api.setup import Setup
from referee.games.board.sight import BoardSight
from referee.games.registry import LIVE
from referee.rules.board.observation import BoardEvent, BoardObservation, cell_name
from referee.rules.choices import Choices
from referee.rules.core import ScoreLine, ScoreSheet
from referee.session import Game, MatchError, MatchSetup
from referee.session.live.hub import CommandError, Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.plans import plan_of_setup
from referee.session.watch.audit import audit
from referee.store import Store
from referee.values.board import BoardReading, BoardTable
from tests.support.command import CliRunner
from tests.support.scripted import ScriptedReader, ScriptedSource, card, reading, table

# the game


class ToyRules:
    game, kinds, options = "toy", ("round",), Choices

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        return {"score": dict(data["laid"])}

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        lines = tuple(ScoreLine(who, laid, None) for who, laid in data["laid"].items())
        return ScoreSheet(lines, self.answer(kind, data))


class ToyJudge:
    undecided, seq = False, 0

    def event(self, at: BoardObservation, kind: str, **what: Any) -> BoardEvent:
        self.seq += 1
        return BoardEvent(seq=self.seq, t=at.t, frame=at.frame, type=kind, **what)

    def observe(self, observation: BoardObservation) -> list[BoardEvent]:
        return [self.event(observation, p.kind, cls="legal" if len(set(p.colours)) > 1 else "violation",
                           player=p.owner, cells=p.cells, colours=p.colours) for p in observation.laid]

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[BoardEvent]:
        return [self.event(BoardObservation(t, frame), kind, player=player, params=params)]

    def finish(self, t: float, frame: int | None = None) -> list[BoardEvent]:
        return []


class ToySight(BoardSight):
    def reader(self, table: BoardTable, setup: Setup | None = None) -> ScriptedReader:
        return ScriptedReader(LOOKS)

    sensor = reader

    def check(self, table: BoardTable, reading: BoardReading, setup: Setup, start: BoardReading | None) -> Checked:
        raise MatchError(f"the game {setup.game} has no final check")

    # Another judge over the eyes of the board.
    def judge(  # type: ignore[override]
            self, table: BoardTable, setup: Setup, looks: int = 1, timed: bool = True) -> ToyJudge:
        return ToyJudge()


class ToyGame(Game):
    rules, players, seats, sight = ToyRules(), (2, 12), tuple(f"p{n}" for n in range(1, 13)), ToySight()

    def question(self, played: Played) -> dict[str, Any]:
        return {"laid": {seat: played.standing.placed(seat, "card") for seat in self.playing(played.standing)}}


# how it goes

FIRST, SECOND, WRONG = card("p1", (0, 1), (0, 2)), card("p12", (1, 1), (1, 2)), card(
    "p12", (2, 1), (2, 2), colours=("red", "red"))
LOOKS = [reading(), reading(FIRST), *[reading(FIRST, SECOND, WRONG)] * 3]
PLAYERS = {f"p{n}": f"Player {n}" for n in range(1, 13)}
MATCH = 'game = "toy"\n[players]\n' + "".join(f'{seat} = "{name}"\n' for seat, name in PLAYERS.items()) + """
[round]
stop = 4.0
caller = "Player 12"
"""


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIVE, "toy", ToyGame())
    monkeypatch.setattr(BoardSight, "examine", lambda sight, table, image: ())


def film(folder: Path) -> Path:
    """Pictures that show the looks, with the table and the match beside them."""
    (folder / "film").mkdir()
    for frame in ScriptedSource(LOOKS):
        assert isinstance(frame, Frame)
        cv2.imwrite(str(folder / "film" / f"{frame.index}.png"), frame.image)
    save_table(table(), folder / "table.json")
    (folder / "match.toml").write_text(MATCH, encoding="utf-8")
    return folder / "film"


def played(store: Store) -> Hub:
    setup = MatchSetup("toy", players=PLAYERS)
    hub = Hub(store, table=table())
    hub.new_match(plan_of_setup(setup, rounds=2))
    Relay(hub, ScriptedSource(LOOKS), TableFrom("script", table()), speed=0).run()
    return hub


def of_round(hub: Hub) -> dict[str, Any]:
    """What follows from the log, without what only the pictures show."""
    shown = ("round", "people", "players", "pieces", "findings", "score", "form", "log")
    return {key: value if key != "round" else {**value, "clock_s": 0} for key, value in hub.state().items()
            if key in shown}


def stop(hub: Hub, player: str) -> None:
    hub.command("stop", {})
    hub.command("call", {"player": player})


def match_of(hub: Hub) -> int:
    assert hub.play is not None
    return hub.play.match.id


def test_the_command_that_watches_referees_it(tmp_path: Path) -> None:
    asked = ["watch", str(film(tmp_path)), "--table", str(tmp_path / "table.json"), "--match",
             str(tmp_path / "match.toml")]
    told = CliRunner().invoke(app, [*asked, "--json"], catch_exceptions=False)
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    assert [(line["type"], line["player"], line["class"]) for line in lines[:-1]] == [
        ("card", "p1", "legal"), ("card", "p12", "legal"), ("card", "p12", "violation"), ("stop", "p12", "info")]
    assert lines[-1]["cards"] == {"p1": 1, "p12": 2}
    assert {seat: n for seat, n in lines[-1]["score"]["score"].items() if n} == {"p1": 1, "p12": 2}
    plain = CliRunner().invoke(app, asked, catch_exceptions=False).stdout
    assert "Player 12 (p12)          2 points" in plain


def test_the_dashboard_shows_twelve_players_and_their_points(store: Store) -> None:
    hub = played(store)
    assert [p["name"] for p in hub.state()["players"]] == list(PLAYERS.values())
    assert [f["player"] for f in hub.state()["findings"]] == ["p12"]
    stop(hub, "p12")
    assert [p["total"] for p in hub.state()["players"]] == [1, *[0] * 10, 2]
    hub.command("next_round", {"round": 1})
    assert hub.state()["score"]["rounds"][0]["points"]["person-12"] == 2
    assert hub.state()["round"]["number"] == 2


def test_what_the_game_does_not_have_is_refused(store: Store) -> None:
    hub = played(store)
    with pytest.raises(CommandError, match="there is no seat 'solid'"):
        hub.command("reseat", {"seats": {"person-1": "solid"}})
    hub.command("stop", {})
    with pytest.raises(CommandError, match="a round ends as regular, not as 'stalemate'"):
        hub.command("call", {"end": "stalemate"})
    hub.command("call", {"player": "p1"})
    with pytest.raises(CommandError, match="'left' is not counted"):
        hub.command("count", {"player": "p1", "counts": {"left": 3}})
    with pytest.raises(MatchError, match="tableau is not known here"):
        MatchSetup.from_mapping({"game": "toy", "tableau": {"p1": 3}})
    with pytest.raises(MatchError, match="2 to 12 players; 1 are named"):
        MatchSetup.from_mapping({"game": "toy", "players": {"p1": "A"}})
    with pytest.raises(MatchError, match="toy has no final check"):
        audit(table(), reading(FIRST), MatchSetup("toy"))


def test_a_match_goes_on_from_its_log(store: Store) -> None:
    hub = played(store)
    stop(hub, "p1")
    again = Hub(store)
    again.open(match_of(hub))
    assert of_round(again) == of_round(hub)
    assert again.play is not None and again.play.setup() == MatchSetup("toy", players=PLAYERS)


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_its_log_is_exported(store: Store, form: str) -> None:
    hub, out = played(store), io.StringIO()
    store.export(match_of(hub), form, out)
    for cell in FIRST.cells:
        assert cell_name(cell) in out.getvalue()
    assert out.getvalue().count(',p12,' if form == "csv" else '"player": "p12"') == 2


def test_a_match_of_a_game_that_nobody_refereed_is_refused(store: Store) -> None:
    with pytest.raises(MatchError, match="'chess' is not known"):
        Hub(store).open(store.new_match({}, "", {"game": "chess"}))
