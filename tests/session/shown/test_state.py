"""Every state that screens are shown is as its types say: nothing more, nothing less."""

from __future__ import annotations

import json
from typing import Any

import pytest

from referee.games.board.view import BoardBare
from referee.i18n import spoken
from referee.session.live import archive
from referee.session.live.hub import Hub
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
