"""From where a simulated camera looks at dice, and the truth of what it sees.

Why: truth must come from the same projection as the picture. What this module does not do: paint.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from referee.sim.common.camera import Aim, Camera, look_at
from referee.sim.dice.looks import DiceStyle
from referee.sim.dice.renderer import Shot
from referee.sim.dice.scene import DiceScene, LyingDie
from referee.values.common import Quad
from referee.values.dice import COLOURS, VALUES, seat_at, space_id

LEAST_AREA = 1e-6


def sample_view(rng: np.random.Generator, style: DiceStyle, size: tuple[int, int],
                pixels_per_die: tuple[float, float] = (15, 64), elevation: tuple[float, float] = (25, 90)) -> Camera:
    """A camera over the table whose dice are as large as that in its middle (log-uniform); any side, straight lens.

    Nearly overhead cameras may be turned in any way, others stand up but for one in seven on its side or head.
    """
    up = float(rng.uniform(*elevation))
    roll = float(rng.normal(0, 2.5))
    if up > 62 and rng.random() < 0.5:
        roll = float(rng.uniform(-180, 180))
    elif rng.random() < 0.14:
        roll += float(rng.choice([90, 180, 270]))
    hfov = float(rng.uniform(42, 78))
    edge = style.dice["red"].edge_mm
    wanted = math.exp(rng.uniform(math.log(pixels_per_die[0]), math.log(pixels_per_die[1])))
    focal = size[0] / 2 / math.tan(math.radians(hfov) / 2)
    distance = focal * edge / wanted
    reach = 40.0 if style.board is None else 0.25 * max(style.board.size_mm)
    target = (*(float(v) for v in rng.normal(0, reach, 2)), 0.0)
    return look_at(target, Aim(float(rng.uniform(0, 360)), up, max(distance, 150.0), roll), hfov, size)


def outlines(style: DiceStyle, camera: Camera) -> tuple[dict[str, Quad], Quad]:
    """Corners of the 24 spaces and of the board in pixels. ValueError where the style has no board."""
    board = style.board
    if board is None:
        raise ValueError("this style has no board")

    def seen(x: float, y: float, w: float, h: float) -> Quad:
        corners = np.array([[x - w, y + h], [x + w, y + h], [x + w, y - h], [x - w, y - h]])
        a, b, c, d = camera.pinhole(np.column_stack([corners, np.full(4, board.thick_mm)])).tolist()
        return tuple(a), tuple(b), tuple(c), tuple(d)

    half = np.array(board.space_mm) / 2
    spaces = {space_id(c, v): seen(*board.middle(c, v), *half) for c in COLOURS for v in VALUES}
    return spaces, seen(0, 0, board.size_mm[0] / 2, board.size_mm[1] / 2)


def truth(scene: DiceScene, style: DiceStyle, camera: Camera, shot: Shot) -> dict[str, Any]:
    """What the picture shows, in the words of the contract's `read`, with what of each die is in sight."""
    w, h = camera.size
    board = outlines(style, camera)[1] if style.board is not None else None
    dice = []
    for k, die in enumerate(scene.dice):
        mine = shot.front == k
        whole, top = shot.areas[k]
        middle = np.array([[die.x, die.y, die.z]], float)
        if camera.depth(middle)[0] < 40 or whole < 1:
            continue
        corners = camera.pinhole(die.corners.astype(float))
        x0, y0, x1, y1 = _box(die, camera)
        above = camera.pinhole(middle + [0, 0, die.half])[0] - camera.pinhole(middle - [0, 0, die.half])[0]
        centre = ((x0 + x1) / 2, (y0 + y1) / 2)
        inside = 0 <= centre[0] < w and 0 <= centre[1] < h
        left = within((x0, y0, x1, y1), (h, w))
        if not inside and not mine.any():
            continue
        dice.append({
            "id": f"d{k}", "colour": die.colour, "pips": die.pips, "space": die.space, "state": die.state,
            "seat": None if die.space is not None or board is None else seat_at(board, centre),
            "centre": [round(v, 1) for v in centre], "box": [round(v, 1) for v in (x0, y0, x1, y1)],
            "size_px": round(float(camera.matrix[0, 0] * die.look.edge_mm / camera.depth(middle)[0]), 1),
            "visible": round(left * float(mine.sum()) / max(whole, LEAST_AREA), 2),
            "top_visible": round(left * float((mine & shot.faces).sum()) / max(top, LEAST_AREA), 2) if top > 3 else 0.0,
            "up": [round(float(v), 2) for v in above],
            "foot": [round(float(v), 1) for v in camera.pinhole(middle * [1, 1, 0] + [0, 0, die.base])[0]],
            "corners": np.round(corners, 1).tolist(),
        })
    out: dict[str, Any] = {"game": "dice", "size": [w, h], "dice": dice, "invisible": scene.invisible,
                           "translucent": any(d.clear > 0 for d in style.dice.values())}
    if board is not None:
        spaces, _ = outlines(style, camera)
        out |= {"board_quad": _rounded(board), "spaces": [
            {"id": s, "colour": s.split("-")[0], "value": int(s[-1]), "quad": _rounded(q)} for s, q in spaces.items()]}
    return out


def written(what: Mapping[str, Any]) -> str:
    """The truth as a line of JSON."""
    return json.dumps(what, separators=(",", ":"))


def _rounded(quad: Quad) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in quad]


def within(box: Sequence[float], shape: Sequence[int]) -> float:
    """Share of a box that lies in a picture of a shape (H, W, ...): what is cut off is not in sight."""
    (x0, y0, x1, y1), (h, w) = box, shape[:2]
    part = max(0.0, min(x1, w) - max(x0, 0.0)) * max(0.0, min(y1, h) - max(y0, 0.0))
    return part / max((x1 - x0) * (y1 - y0), LEAST_AREA)


def _box(die: LyingDie, camera: Camera) -> tuple[float, float, float, float]:
    """The upright box of a die's silhouette: its rounded corners do not reach those of the cube."""
    look = die.look
    shrink = 1 - 0.42 * look.rounding if look.ball > 1.72 else min(1 - 0.42 * look.rounding, (look.ball / 1.732))
    middle = np.array([die.x, die.y, die.z])
    p = camera.pinhole((die.corners - middle) * shrink + middle)
    (x0, y0), (x1, y1) = p.min(axis=0), p.max(axis=0)
    return float(x0), float(y0), float(x1), float(y1)
