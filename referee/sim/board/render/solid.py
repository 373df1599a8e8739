"""Where the flat things lie in three dimensions: sections, and pieces resting on the board or each other.

Why: renderer, shadows and truth need the same heights. What this module does not do: drawing.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from referee.sim.board.looks.style import Style
from referee.sim.board.paint.outlines import piece_outline, section_outline
from referee.sim.board.scene.things import SQUARE_MM, Piece, Scene, Section, Token
from referee.sim.common.arrays import Array
from referee.sim.common.camera import Camera
from referee.sim.common.things import rotation

TOUCHING = 0.14  # neighbours that overlap by less than this share of a joker's face would touch, not climb, on a table


@dataclass(frozen=True)
class Slab:
    """A flat thing: its top is `origin` + a `u` + b `v` over the local `outline` (N, 2 mm), `thick` mm thick."""

    origin: Array
    u: Array
    v: Array
    outline: Array
    thick: float

    @property
    def top(self) -> Array:
        """(N, 3) outline of the upper face, world mm."""
        out: Array = self.origin + self.outline[:, :1] * self.u + self.outline[:, 1:] * self.v
        return out

    @property
    def bottom(self) -> Array:
        return self.top - [0, 0, self.thick]

    def points(self, local: Array) -> Array:
        """(N, 2) local mm on the upper face -> (N, 3) world mm."""
        out: Array = self.origin + local[:, :1] * self.u + local[:, 1:] * self.v
        return out

    def height(self, x: float, y: float) -> float:
        """Height of the upper face at world (x, y)."""
        n = np.cross(self.u, self.v)
        return float(self.origin[2] - ((x - self.origin[0]) * n[0] + (y - self.origin[1]) * n[1]) / n[2])

    def matrix(self, camera: Camera) -> Array:
        """Homography local mm -> undistorted pixels."""
        return camera.plane(self.origin, self.u, self.v)


def section_slab(scene: Scene, section: Section, style: Style) -> Slab:
    middle, turn = scene.section_frame(section)
    origin = np.array([middle[0], middle[1], style.print.board_mm])
    u, v = np.append(turn[:, 0], 0.0), np.append(turn[:, 1], 0.0)
    return Slab(origin, u, v, section_outline(section.size, style.print), style.print.board_mm)


def rim_slab(scene: Scene, section: Section, style: Style) -> Slab | None:
    """The part of the board's rim that stands out round a section; None where the set has none."""
    tiles = style.print.tiles
    if tiles is None or not tiles.rim_mm:
        return None
    slab = section_slab(scene, section, style)
    half = section.size * SQUARE_MM / 2 + tiles.rim_mm
    outline = np.array([[half, half], [-half, half], [-half, -half], [half, -half]])
    return Slab(slab.origin - [0, 0, 0.05], slab.u, slab.v, outline, max(slab.thick - 0.05, 0.5))


def settle(scene: Scene, style: Style) -> dict[str, Slab]:
    """Piece id -> where it lies. A piece over others rests on them, tilted if only a part is over them."""
    out: dict[str, Slab] = {}
    corners_of: dict[str, Array] = {}
    thick = style.cards.thick_mm
    for piece in scene.pieces:
        x, y = scene.place(piece.x, piece.y)
        turn = rotation(piece.rot + scene.pose[2])
        half = np.array(piece.size_mm) / 2
        local = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]) * half
        corners = local @ turn.T + [x, y]
        base = style.print.board_mm if scene.over_board(x, y) else 0.0
        heights = np.full(4, base)
        under = [k for k, c in corners_of.items() if _overlap(c, corners) > TOUCHING * 350]
        if under and not piece.lift:
            probe = local * 0.9 @ turn.T + [x, y]
            for i, point in enumerate(probe):
                on = [
                    out[k].height(*point)
                    for k in under
                    if cv2.pointPolygonTest(corners_of[k].astype(np.float32), (float(point[0]), float(point[1])), False)
                    >= 0
                ]
                heights[i] = max([base, *on])
            if heights.max() <= base:
                heights[:] = max(out[k].origin[2] for k in under)
        # Plane through the four corner heights, raised until no corner sinks into what it lies on.
        a = np.column_stack([local, np.ones(4)])
        gx, gy, z = np.linalg.lstsq(a, heights, rcond=None)[0]
        z += max(0.0, float((heights - a @ [gx, gy, z]).max()))
        u = np.append(turn[:, 0], gx)
        v = np.append(turn[:, 1], gy)
        out[piece.id] = Slab(
            np.array([x, y, z + thick + piece.lift]),
            u / np.linalg.norm(u),
            v / np.linalg.norm(v),
            piece_outline(piece.kind, style.cards),
            thick,
        )
        if not piece.lift:
            corners_of[piece.id] = corners
    return out


def _overlap(a: Array, b: Array) -> float:
    """Area two convex quads share (mm2)."""
    if np.hypot(*(a.mean(axis=0) - b.mean(axis=0))) > 45:
        return 0.0
    area, _ = cv2.intersectConvexConvex(a.astype(np.float32), b.astype(np.float32))
    return float(area)


def token_base(scene: Scene, token: Token, slabs: dict[str, Slab], style: Style) -> tuple[float, float, float]:
    """World place of the middle of a token's foot."""
    x, y = scene.place(token.x, token.y)
    z = style.print.board_mm if scene.over_board(x, y) else 0.0
    for piece in scene.pieces:
        slab = slabs[piece.id]
        inside = cv2.pointPolygonTest(slab.top[:, :2].astype(np.float32), (x, y), False) >= 0
        if inside and not piece.lift:
            z = max(z, slab.height(x, y))
    return x, y, z + token.lift


def draw_order(scene: Scene, slabs: dict[str, Slab], camera: Camera) -> list[Piece]:
    """Pieces in painter's order: what lies lower first, then what is farther away."""
    thick = min((s.thick for s in slabs.values()), default=2.0)

    def key(piece: Piece) -> tuple[int, float]:
        slab = slabs[piece.id]
        level = round((slab.top[:, 2].max()) / thick)
        on_board = 1 if slab.origin[2] > thick * 1.2 else 0
        return (level if level > 2 or not on_board else 2), -float(np.linalg.norm(camera.position - slab.origin))

    return sorted(scene.pieces, key=key)
