"""The one true word for the camera: nothing is said of a board that was not learned."""

from __future__ import annotations

import pytest

from referee.session.live.following.camera_state import Camera


@pytest.mark.parametrize("state", ["still", "moving", "hand", "reading"])
def test_a_moving_picture_is_no_board_that_is_seen(state: str) -> None:
    camera = Camera()
    camera.use("0")
    camera.at(state, 1.0)
    assert camera.view(asks=False, learned=False, runs=False)["camera"]["state"] == "starting"
    assert camera.view(asks=False, learned=True, runs=False)["camera"]["state"] != "starting"
