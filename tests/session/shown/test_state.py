"""Every state that screens are shown is as its types say: nothing more, nothing less."""

from __future__ import annotations

import json
from typing import Any

import pytest

from referee.games.api.game import Game
from referee.games.board.view import BoardBare
from referee.games.registry import GAMES
from referee.i18n import spoken
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.match.sample import sample_name
from referee.session.shown import state
from referee.store import Store
from referee.values.common import Check
from tests.support import dashboard
from tests.support.fits import misfits


@pytest.fixture
def hub(store: Store) -> Hub:
    return dashboard.new_hub(store)


def fits(shown: dict[str, Any]) -> dict[str, Any]:
    """The state as it goes to a screen; what only the board draws of its bare table is looked at apart."""
    told: dict[str, Any] = json.loads(json.dumps(spoken(shown, "en")))
    bare = told["table"]["bare"]
    if bare is not None:
        common = {name: bare.pop(name) for name in state.Bare.__annotations__}
        assert not list(misfits(bare, BoardBare, "bare"))
        told["table"]["bare"] = common
    assert not list(misfits(told, state.State))
    return told


@pytest.mark.parametrize("played", [0, 1])
def test_a_match_ended_before_a_round_shows_who_won(store: Store, played: int) -> None:
    hub = Hub(store)
    people = [{"name": name, "seat": f"p{n}"} for n, name in enumerate("AB", 1)]
    hub.command("new_match", {"document": "dice", "people": people, "camera": False})
    for number in range(1, played + 1):
        hub.command("start", {})
        hub.command("stop", {})
        hub.command("call", {"player": "p1"})
        for seat, left in (("p1", 0), ("p2", 3)):
            hub.command("count", {"player": seat, "counts": {"dice_left": left}})
        hub.command("next_round", {"round": number})
    hub.command("end_match", {})
    assert fits(hub.state())["scene"]["name"] == "match_end"
    assert archive.home(hub)["matches"][0]["rounds"] == played


def test_nobody_says_how_many_jokers_where_nobody_asked(store: Store) -> None:
    hub = Hub(store)
    people = [{"name": name, "seat": seat} for name, seat in zip("ABC", dashboard.PLAYERS, strict=False)]
    hub.command("new_match", {"document": "board-new", "people": people, "camera": False})
    hub.command("start", {})
    hub.command("stop", {})
    seats = [player["seat"] for player in hub.state()["players"]]
    hub.command("call", {"player": seats[0]})
    for left, seat in enumerate(seats):
        hub.command("count", {"player": seat, "counts": {"left": left}})
    assert [line["why"] for line in fits(hub.state())["score"]["lines"]][1:] == ["1 card left.", "2 cards left."]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.document)
def test_every_game_has_a_sample_of_its_own_tables(game: Game) -> None:
    assert sample_name(game) == game.rules.game.split("_")[0].replace("card", "cards")


def test_before_there_is_a_match(store: Store) -> None:
    assert fits(Hub(store).state())["match"] is None


def test_a_round_from_its_start_to_the_next(hub: Hub, store: Store) -> None:
    fits(hub.state())
    hub.screens.set_checks([Check("sharp", True, "sharp enough", 12.0, "px", 8.0), Check("view", False, "dark")])
    for after, until in ((0, 9), (9, 16), (16, 30)):
        dashboard.play(hub, store, until=until, after=after)
        fits(hub.state())
    hub.command("stop", {})
    fits(hub.state())
    hub.command("call", {"player": "double"})
    assert any(found["answers"] for found in fits(hub.state())["findings"])
    for found in [found for found in hub.state()["findings"] if found["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    for n, seat in enumerate(dashboard.PLAYERS):
        hub.command("count", {"player": seat, "counts": {"left": 0 if seat == "double" else n + 1}})
    assert fits(hub.state())["score"]["final"] and hub.state()["undo"]
    hub.command("next_round", {"round": 1})
    fits(hub.state())


@pytest.mark.parametrize("document", ["card-999", "card-weber", "dice"])
def test_games_that_are_counted_by_hand(store: Store, document: str) -> None:
    hub = Hub(store)
    game = next(game for game in archive.games() if game["document"] == document)
    people = [{"name": name, "seat": seat} for name, seat in zip(("Ada", "Ben", "Cleo"), game["seats"], strict=False)]
    hub.command("new_match", {"document": document, "people": people})
    hub.command("start", {"round": 1})
    hub.command("stop", {})
    assert [field["name"] for field in fits(hub.state())["form"]["fields"]]


@pytest.mark.parametrize(("change", "said"), [
    ({"frame": True}, "state.frame: True is not int"), ({"more": 1}, "state.more: in no type"),
    ({"scene": {}}, "state.scene.name: missing"), ({"undo": 3}, "state.undo: no object"),
    ({"checks": [{"name": "view", "ok": 1, "text": ""}]}, "state.checks.0.ok: 1 is not bool")])
def test_what_fits_no_type_is_found(hub: Hub, change: dict[str, Any], said: str) -> None:
    told = fits(hub.state()) | change
    assert said in list(misfits(told, state.State))
