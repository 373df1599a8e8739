"""Hands as shapes: what their poses are there to do."""

from __future__ import annotations

import numpy as np

from referee.sim.common.hands import bones
from referee.sim.common.things import Hand


def test_fingers_that_reach_from_above_stand_on_the_board_steeply() -> None:
    """So they look like tokens from across the table: as wide, and leaning the same way."""

    def steepest(pose: str) -> list[float]:
        """Of a hand's fingertips, the steepest first: by how much each falls more than it goes along."""
        tips = [b.b - b.a for b in bones(Hand(0.0, 0.0, 0.0, 82.0, pose, seed=2)) if b.nail]
        return sorted((-float(t[2]) / float(np.hypot(t[0], t[1])) for t in tips), reverse=True)

    assert min(steepest("reach")) > 1.5
    assert all(steepest(pose)[2] < 1.5 for pose in ("pinch", "flat", "spread"))
