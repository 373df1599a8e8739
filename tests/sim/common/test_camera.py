"""The simulated camera: its lens both ways, and planes seen through it."""

from __future__ import annotations

import numpy as np

from referee.sim.common.camera import Aim, look_at


def test_a_camera_bends_and_unbends() -> None:
    view = look_at((0, 0, 0), Aim(262, 60.0, 420, 1.0), 55, (960, 540), (-0.05, 0.01, 0.0005, -0.0005, 0.0))
    points = np.random.default_rng(0).uniform(0, 500, (50, 2))
    assert np.abs(view.undistort(view.distort(points)) - points).max() < 0.01
    world = np.column_stack([np.random.default_rng(1).uniform(-100, 100, (20, 2)), np.full(20, 2.0)])
    h = view.level(2.0)
    flat = np.column_stack([world[:, :2], np.ones(20)]) @ h.T
    assert np.abs(flat[:, :2] / flat[:, 2:] - view.pinhole(world)).max() < 1e-6
