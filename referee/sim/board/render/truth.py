"""What a rendered picture truly shows, as JSON: every square, piece and token, and what hides it.

Why: readers are measured and trained against it. Keys are those of the development pictures' truth
files, with our names: colours of `looks.style.COLOURS`, frames solid, double, dashed, dotted. What this
module does not do: pixels (`renderer`) or measuring (referee.evaluate).

`poly_px`: corners in pixels of the picture; of a piece the four corners of its top face (from the end
of `colours[1]`, counter-clockwise seen from above), of a square its printed corners (top left first).
`seen`: shares of 6 x 6 points that are visible or hidden by hand, token, piece or other things (also:
outside the picture). `occluded`: less than half is visible. Squares under a piece are measured on top
of that piece, which does not count as hiding them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.board.looks.style import Style
from referee.sim.board.render.solid import Slab, draw_order, section_slab, settle, token_base
from referee.sim.board.render.tokens import token_mesh
from referee.sim.board.scene.things import FRAMES, SQUARE_MM, Cell, Piece, Scene
from referee.sim.common.arrays import Array
from referee.sim.common.camera import Camera
from referee.sim.common.render.hand import draw as draw_hand
from referee.sim.common.render.mesh import Mesh, clutter_meshes

SAMPLES = 6  # samples along each side of a square or half card
_PIECE, _TOKEN, _HAND, _OTHER = 1000, 2000, 3000, 4000
"""Codes of the picture of what is in front: bare board or table 0, then ranges."""


class Occlusion:
    """For every pixel of the (undistorted) picture, what is in front there."""

    def __init__(self, scene: Scene, style: Style, camera: Camera) -> None:
        self.scene, self.camera = scene, camera
        self.slabs = settle(scene, style)
        w, h = camera.size
        self.pad = 64
        self.map = np.zeros((h + 2 * self.pad, w + 2 * self.pad), np.int16)
        self.code = {p.id: _PIECE + k for k, p in enumerate(scene.pieces)}
        for piece in draw_order(scene, self.slabs, camera):
            self._slab(self.slabs[piece.id], self.code[piece.id])
        self.tokens: dict[str, Mesh] = {
            t.id: token_mesh(t, style.token, token_base(scene, t, self.slabs, style)) for t in scene.tokens
        }
        bodies = [(m, _TOKEN + k) for k, m in enumerate(self.tokens.values())]
        bodies += [(m, _OTHER) for thing in scene.clutter for m in clutter_meshes(thing)]
        for mesh, code in sorted(
            bodies, key=lambda b: -float(np.linalg.norm(camera.position - b[0].points.mean(axis=0)))
        ):
            self._mesh(mesh, code)
        lamp = np.array(style.lights.lamp_mm)
        for hand in scene.hands:
            picture = draw_hand(hand, camera, lamp, 1.0, (-self.pad, -self.pad, w + self.pad, h + self.pad))
            if picture:
                x0, y0, x1, y1 = (v + self.pad for v in picture.box)
                self.map[y0:y1, x0:x1][picture.alpha > 0.5] = _HAND

    def _fill(self, points: Array, code: int) -> None:
        if self.camera.depth(points).min() < 40:
            return
        pixels = np.clip(self.camera.pinhole(points) + self.pad, -20000, 20000)
        hull = cv2.convexHull(pixels.astype(np.float32))
        cv2.fillConvexPoly(self.map, np.round(hull * 16).astype(np.int32), code, cv2.LINE_8, 4)

    def _slab(self, slab: Slab, code: int) -> None:
        self._fill(np.concatenate([slab.top, slab.bottom]), code)

    def _mesh(self, mesh: Mesh, code: int) -> None:
        order = np.argsort(mesh.points[:, 2])
        # A turned or prismatic body is convex slice by slice: fill the hull between neighbouring heights.
        heights = np.unique(mesh.points[order, 2].round(3))
        if len(heights) < 2:
            self._fill(mesh.points, code)
            return
        for low, high in pairwise(heights):
            inside = (mesh.points[:, 2] >= low - 2e-3) & (mesh.points[:, 2] <= high + 2e-3)
            self._fill(mesh.points[inside], code)

    def at(self, points: Array) -> npt.NDArray[np.int16]:
        """Codes in front at (N, 3) world points; `_OTHER` outside the picture."""
        w, h = self.camera.size
        pixels = self.camera.pinhole(points)
        seen = self.camera.distort(pixels)
        out = (seen[:, 0] < -0.5) | (seen[:, 1] < -0.5) | (seen[:, 0] > w - 0.5) | (seen[:, 1] > h - 0.5)
        out |= self.camera.depth(points) < 1
        x = np.clip(np.round(pixels[:, 0]).astype(int) + self.pad, 0, self.map.shape[1] - 1)
        y = np.clip(np.round(pixels[:, 1]).astype(int) + self.pad, 0, self.map.shape[0] - 1)
        codes: npt.NDArray[np.int16] = self.map[y, x].copy()
        codes[out] = _OTHER
        return codes


def _seen(codes: npt.NDArray[np.int16], own: set[int]) -> dict[str, Any]:
    """The `seen` and `occluded` entries of one thing."""
    mine = np.isin(codes, list(own))
    shares = {
        "visible": mine,
        "hand": ~mine & (codes >= _HAND) & (codes < _OTHER),
        "token": ~mine & (codes >= _TOKEN) & (codes < _HAND),
        "piece": ~mine & (codes >= _PIECE) & (codes < _TOKEN),
        "other": ~mine & ((codes >= _OTHER) | (codes == 0)),
    }
    seen = {k: round(float(v.mean()), 3) for k, v in shares.items()}
    return {"seen": seen, "occluded": seen["visible"] < 0.5}


def grid(corners: Array, samples: int = SAMPLES) -> Array:
    """`samples`^2 points inside a quad (4, 2), row by row from its first corner towards its second: (N, 2)."""
    t = (np.arange(samples) + 0.5) / samples
    u, v = (a.ravel()[:, None] for a in np.meshgrid(t, t))
    out: Array = (
        (1 - u) * (1 - v) * corners[0] + u * (1 - v) * corners[1] + u * v * corners[2] + (1 - u) * v * corners[3]
    )
    return out


def _pixels(points: Array, camera: Camera) -> list[list[float]]:
    return [[round(float(x), 2), round(float(y), 2)] for x, y in camera.project(points)]


def _with_height(points: Array, z: float) -> Array:
    return np.column_stack([points, np.full(len(points), z)])


def truth(scene: Scene, style: Style, camera: Camera) -> dict[str, Any]:
    """The truth of one picture (see the module's text)."""
    front = Occlusion(scene, style, camera)
    board = style.print.board_mm
    covered: dict[Cell, list[Piece]] = {}
    for piece in scene.pieces:
        for cell in piece.cells:
            covered.setdefault(cell, []).append(piece)
    cells = []
    for cell, colour in sorted(scene.colours.items()):
        corners = scene.square(cell)
        points = grid(corners)
        pieces = covered.get(cell, [])
        if pieces:
            slab = front.slabs[pieces[-1].id]
            world = np.column_stack([points, [slab.height(*p) for p in points]])
        else:
            world = _with_height(points, board)
        # Rims of a square that its card leaves bare show the board: they hide nothing.
        own = {0, *(front.code[p.id] for p in pieces)}
        cells.append(
            {
                "cell": list(cell),
                "colour": colour,
                "poly_px": _pixels(_with_height(corners, board), camera),
                "covered_by": [p.id for p in pieces],
                **_seen(front.at(world), own),
            }
        )
    tokens = []
    for k, token in enumerate(scene.tokens):
        mesh = front.tokens[token.id]
        foot, top = mesh.points[:, 2].min(), mesh.points[:, 2].max()
        x, y = scene.place(token.x, token.y)
        box = camera.project(mesh.points)
        lo, hi = box.min(axis=0), box.max(axis=0)
        upper = mesh.points[mesh.points[:, 2] > foot + 0.6 * (top - foot)] * 0.9 + np.array([x, y, top]) * 0.1
        state = _seen(front.at(upper), {_TOKEN + k})
        tokens.append(
            {
                "id": token.id,
                "cell": list(token.cell) if token.cell else None,
                "offset_mm": list(token.offset_mm),
                "base_px": _pixels(np.array([[x, y, foot]]), camera)[0],
                "top_px": _pixels(np.array([[x, y, top]]), camera)[0],
                "bbox_px": [round(float(v), 1) for v in (*lo, *hi)],
                "top_seen": state["seen"],
                "occluded": state["occluded"],
            }
        )
    entries = [_piece(p, front, camera) for p in scene.pieces]
    on = [(p, e) for p, e in zip(scene.pieces, entries, strict=True) if p.cells]
    hand = scene.hands[0] if scene.hands else None
    return {
        "size": list(camera.size),
        "camera": camera.to_dict(),
        "board": _board(scene, style, camera),
        "cells": cells,
        "cards": [e for p, e in on if p.kind == "card"],
        "jokers": [e for p, e in on if p.kind == "joker"],
        "loose": [e for p, e in zip(scene.pieces, entries, strict=True) if not p.cells],
        "tokens": tokens,
        "tokens_in_hand": [t.id for t in scene.tokens if t.cell is None],
        "hand": None if hand is None else {"target_mm": [hand.x, hand.y, hand.z], "holding": hand.holding},
        "scene": style.to_dict(),
    }


def _piece(piece: Piece, front: Occlusion, camera: Camera) -> dict[str, Any]:
    slab = front.slabs[piece.id]
    half = np.array(piece.size_mm) / 2
    corners = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]) * half
    out: dict[str, Any] = {
        "kind": piece.kind,
        "id": piece.id,
        "owner": FRAMES.index(piece.owner),
        "frame": piece.owner,
        "poly_px": _pixels(slab.points(corners), camera) if camera.depth(slab.top).min() > 40 else [],
        "offset_mm": [round(v, 3) for v in piece.offset_mm],
        "rot_deg": round(piece.rot_deg, 2),
        **_seen(front.at(slab.points(grid(corners * 0.97))), {front.code[piece.id]}),
    }
    if piece.face_down:
        out["face_down"] = True
    if piece.kind == "card":
        out["colours"], out["cells"] = list(piece.colours), [list(c) for c in piece.cells]
    elif piece.cells:
        out["cell"] = list(piece.cells[0])
    return out


def _board(scene: Scene, style: Style, camera: Camera) -> dict[str, Any]:
    rows, cols = scene.shape
    half = np.array([cols, rows]) * SQUARE_MM / 2
    extent = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]]) * half
    extent = np.array([scene.place(float(x), float(y)) for x, y in extent])
    h = camera.level(style.print.board_mm)
    sections = []
    for s in scene.sections:
        slab = section_slab(scene, s, style)
        m = s.size * SQUARE_MM / 2
        sections.append(
            {
                "slot": list(s.origin),
                "size": s.size,
                "dx": round(s.dx, 3),
                "dy": round(s.dy, 3),
                "rot": round(s.rot, 3),
                "poly_px": _pixels(slab.points(np.array([[-m, m], [m, m], [m, -m], [-m, -m]])), camera),
            }
        )
    return {
        "square_mm": SQUARE_MM,
        "rows": rows,
        "cols": cols,
        "palette_srgb": {k: list(v) for k, v in style.print.inks.items()},
        "homography_boardmm_to_undistorted_px": (h / h[2, 2]).tolist(),
        "extent_corners_px": _pixels(_with_height(extent, style.print.board_mm), camera),
        "sections": sections,
        "pose": list(scene.pose),
    }
