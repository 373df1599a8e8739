"""The one true word for the camera: nothing is said of a board that was not learned."""

from __future__ import annotations

import time

import pytest

from referee.session.live.following.camera_state import Camera
from referee.store import Store
from tests.support import dashboard


@pytest.mark.parametrize("state", ["still", "moving", "hand", "reading"])
def test_a_moving_picture_is_no_board_that_is_seen(state: str) -> None:
    camera = Camera()
    camera.use("0")
    camera.at(state, 1.0)
    assert camera.view(asks=False, learned=False, runs=False)["camera"]["state"] == "starting"
    assert camera.view(asks=False, learned=True, runs=False)["camera"]["state"] != "starting"


def test_after_the_recording_the_clock_stands(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = dashboard.new_hub(store)
    hub.command("start", {})
    hub.trace({"t": 112.0, "frame": 1, "state": "still", "hidden": []})
    hub.source("ended")
    later = time.monotonic() + 39
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert hub.time() == 112.0
    hub.command("stop", {})
    assert hub.state()["round"]["stopped"] == 112.0
