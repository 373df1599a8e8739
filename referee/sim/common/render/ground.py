"""Paints what is under and around everything else: the room, blurred, and the table.

Why: every game is played on a table in a room. What this module does not do: light it, or paint what lies on it.
"""

from __future__ import annotations

import cv2
import numpy as np

from referee.sim.common.arrays import Image
from referee.sim.common.camera import Camera
from referee.sim.common.looks.surroundings import TableLook
from referee.sim.common.render.canvas import TABLE, Canvas, clip_near
from referee.sim.common.surfaces import TABLE_SCALE, bgr
from referee.sim.common.things import rotation


def paint_room(canvas: Canvas, look: TableLook) -> None:
    """What lies beyond the table, onto a canvas of the whole picture: soft, out of focus, from the table's seed."""
    rng = np.random.default_rng(look.seed + 1)
    blobs = rng.uniform(0.35, 1.5, (5, 7, 1)) * rng.uniform(0.85, 1.15, (5, 7, 3)) * np.array(bgr(look.room_rgb))
    size = canvas.colour.shape[1], canvas.colour.shape[0]
    canvas.colour[:] = np.clip(cv2.resize(blobs.astype(np.float32), size, interpolation=cv2.INTER_CUBIC), 0, 255)


def lay_table(canvas: Canvas, look: TableLook, camera: Camera, surface: Image) -> None:
    """The table onto a canvas; `surface`: its own, as `paint_table` gives it."""
    w, h = look.size_mm
    turn = rotation(look.turn_deg if look.kind in ("wood", "laminate") else 0.0)
    rim = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2 @ turn.T + look.shift_mm
    outline = clip_near(np.column_stack([rim, np.zeros(4)]), camera)
    if len(outline) > 2:
        to_mm = np.array([[1 / TABLE_SCALE, 0, -w / 2], [0, -1 / TABLE_SCALE, h / 2], [0, 0, 1]])
        place = np.array([[*turn[0], look.shift_mm[0]], [*turn[1], look.shift_mm[1]], [0, 0, 1]])
        canvas.lay(surface, camera.level(0.0) @ place @ to_mm, camera.pinhole(outline), TABLE)
