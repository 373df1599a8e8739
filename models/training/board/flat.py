"""Draws boards of random art worlds as if photographed, without rendering them: many worlds in little time.

    python -m models.training.board.flat OUT_DIR --count 1000 --seed 400000

Why: a reader that knows any set must have seen thousands of sets, and `looks` renders some hundred an hour. Prints are
laid flat on a plane, lit unevenly, photographed at an angle (resampled, blurred, noisy, compressed) and rectified
again. What is missing: tokens, hands, tables, hard shadows; those come from `looks`. Files are the same, but for
`tokens_*` and `halves_*`.
"""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np

from models.training.board.looks import Samples, write_worlds
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.looks.worlds import sample_world
from referee.sim.board.paint.outlines import piece_outline
from referee.sim.board.paint.painter import MARGIN_MM, Painter
from referee.sim.board.scene.populate import Mix, lay_cards, random_sections
from referee.sim.board.scene.things import SQUARE_MM, Piece, Scene, lay
from referee.sim.common.surfaces import bgr
from referee.sim.common.things import rotation
from referee.values.board import FRAMES, Cell
from referee.vision.board.networks.frames import CLOSE_UP_PX, RIM
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, NET_PX, OUTSIDE, STEPS
from referee.vision.common.images import decode_image

Picture = np.ndarray
SCALE = 6.4          # pixels per mm of the flat drawing
SIDE = round(SQUARE_MM * SCALE)
EDGE = 1             # squares around the board
BOARDS = 3           # of a world, each from another place
PLAIN_ART = 0.12
FINE = (1.9, 5.2)    # pixels a mm of the picture that is taken
LOW_DEG, HIGH_DEG = 28.0, 88.0
JOKERS = (3, 9)
CLOSE_UPS = 26       # kept of a board


def in_play(style: Style, rng: np.random.Generator) -> Scene:
    """An 8 x 8 board with cards and jokers of all four players."""
    scene = Scene(random_sections(rng, style.colours, 4, 4))
    while scene.shape != (8, 8):
        scene = Scene(random_sections(rng, style.colours, 4, 4))
    scene = lay_cards(rng, scene, style, Mix(cards=(6, 22), wrong_colours=0.3), FRAMES)
    pieces = [p for p in scene.pieces if p.kind == "card"]
    free = [c for c in scene.colours if not any(c in p.cells for p in pieces)]
    for k in range(int(rng.integers(*JOKERS))):
        if free:
            cell = free.pop(int(rng.integers(len(free))))
            turn = float(np.clip(rng.normal(0, 1.2), -3, 3)) + 90.0 * int(rng.integers(4))
            offset = tuple(float(v) for v in np.clip(rng.normal(0, 0.6, 2), -1.5, 1.5))
            pieces.append(lay(scene, f"j{k}", str(rng.choice(FRAMES)), [cell], (), (offset[0], offset[1]), turn))
    return replace(scene, pieces=tuple(pieces))


def _pixels(scene: Scene, mm: np.ndarray) -> np.ndarray:
    """World mm (N, 2) -> pixels of the flat drawing."""
    rows, cols = scene.shape
    return (np.column_stack([mm[:, 0], -mm[:, 1]]) + np.array([cols, rows]) * SQUARE_MM / 2) * SCALE + EDGE * SIDE - 0.5


def _lay(out: Picture, texture: Picture, corners: np.ndarray) -> None:
    """A texture onto the quad `corners` (top left, top right, bottom left), in place."""
    h, w = texture.shape[:2]
    here = np.array([[-0.5, -0.5], [w - 0.5, -0.5], [-0.5, h - 0.5]], np.float32)
    m = cv2.getAffineTransform(here, corners.astype(np.float32))
    fourth = corners[1] + corners[2] - corners[0]
    points = np.vstack([corners, fourth])
    low = np.maximum(np.floor(points.min(axis=0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 2, [out.shape[1], out.shape[0]])
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    if min(size) <= 0:
        return
    m[:, 2] -= low
    warped = cv2.warpAffine(texture, m, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    mask = np.zeros(size[::-1], np.uint8)
    quad = (points[[0, 1, 3, 2]] - low) * 16
    cv2.fillConvexPoly(mask, np.round(quad).astype(np.int32), 255, cv2.LINE_AA, 4)
    cv2.copyTo(warped, (mask > 127).astype(np.uint8), out[low[1]:high[1], low[0]:high[0]])


def board(scene: Scene, painter: Painter, rng: np.random.Generator) -> Picture:
    """The bare board, flat, at `SCALE`, one square of table around."""
    rows, cols = (n + 2 * EDGE for n in scene.shape)
    out = np.empty((rows * SIDE, cols * SIDE, 3), np.uint8)
    out[:] = bgr(painter.style.table.rgb)
    tiles = painter.style.print.tiles
    for section in scene.sections:
        if tiles is not None and tiles.rim_mm:
            middle, turn = scene.section_frame(section)
            r = section.size * SQUARE_MM / 2 + tiles.rim_mm
            rim = np.array([[-r, r], [r, r], [r, -r], [-r, -r]]) @ turn.T + middle
            cv2.fillConvexPoly(out, np.round(_pixels(scene, rim) * 16).astype(np.int32), bgr(tiles.rim_rgb),
                               cv2.LINE_AA, 4)
    for section in scene.sections:
        middle, turn = scene.section_frame(section)
        texture, scale = painter.section(section, SCALE)
        half = section.size * SQUARE_MM / 2
        pad = round(MARGIN_MM * scale)
        corners = np.array([[-half, half], [half, half], [-half, -half]]) @ turn.T + middle
        _lay(out, texture[pad:-pad, pad:-pad], _pixels(scene, corners))
    return out


def with_pieces(flat: Picture, scene: Scene, painter: Painter, lean: np.ndarray, rng: np.random.Generator) -> Picture:
    """The pieces on a flat board that is seen at card height: the board lies lower, so it is shifted against `lean`."""
    height = painter.style.cards.thick_mm / SQUARE_MM * SIDE
    down = -lean * height
    moved = np.array([[1, 0, down[0]], [0, 1, down[1]]], np.float32)
    out: Picture = cv2.warpAffine(flat, moved, flat.shape[1::-1],
                         borderMode=cv2.BORDER_REPLICATE)
    shade = np.zeros(flat.shape[:2], np.float32)
    fall = rng.normal(0, 0.12, 2) * SIDE
    tops = []
    for piece in scene.pieces:
        outline = piece_outline(piece.kind, painter.style.cards) @ rotation(piece.rot).T + [piece.x, piece.y]
        tops.append(_pixels(scene, outline))
        cv2.fillPoly(shade, [np.round(tops[-1] + down + fall * 0.6).astype(np.int32)], 1.0)
    shade = cv2.GaussianBlur(shade, (0, 0), float(rng.uniform(2, 9))) * float(rng.uniform(0.1, 0.6))
    out = (out * (1 - shade[..., None])).astype(np.uint8)
    for piece, top in zip(scene.pieces, tops, strict=True):
        side = cv2.convexHull(np.vstack([top, top + down]).astype(np.float32))
        colour = np.array(bgr(painter.style.cards.edge)) * rng.uniform(0.45, 0.95)
        cv2.fillConvexPoly(out, np.round(side * 16).astype(np.int32), tuple(colour), cv2.LINE_AA, 4)
        face, _ = painter.face(piece, SCALE)
        w, h = np.array(piece.size_mm) / 2
        corners = np.array([[-w, h], [w, h], [-w, -h]]) @ rotation(piece.rot).T + [piece.x, piece.y]
        _face(out, face, _pixels(scene, corners), top)
    return out


def _face(out: Picture, face: Picture, corners: np.ndarray, outline: np.ndarray) -> None:
    """A piece's face onto the drawing, cut to its `outline`, in place."""
    x, y, w, h = cv2.boundingRect(np.round(outline).astype(np.int32))
    low = np.array([max(x - 3, 0), max(y - 3, 0)])
    part = out[low[1]:y + h + 3, low[0]:x + w + 3]
    kept = part.copy()
    _lay(out, face, corners)
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.round((outline - low) * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    alpha = mask[..., None].astype(np.float32) / 255
    part[:] = (part * alpha + kept * (1 - alpha)).astype(np.uint8)


def _light(shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """(H, W, 3) factors of uneven light of some colour."""
    field = rng.uniform(0.7, 1.2) * np.exp(rng.normal(0, 0.15, (3, 3, 1)) + rng.normal(0, 0.05, (1, 1, 3)))
    return cv2.resize(field.astype(np.float32), shape[::-1], interpolation=cv2.INTER_CUBIC)


class Shot:
    """A camera that looks at the plane from `elevation` degrees: `lean`, the shift (x, y) of one square of height."""

    def __init__(self, rng: np.random.Generator) -> None:
        elevation = np.radians(rng.uniform(LOW_DEG, HIGH_DEG))
        self._towards = rng.uniform(0, 2 * np.pi)
        self._squeeze = float(np.sin(elevation))
        self.fine = float(rng.uniform(*FINE))  # pixels per mm across
        self.lean = np.array([np.cos(self._towards), np.sin(self._towards)]) / np.tan(elevation)
        self.fine_mean = self.fine * np.sqrt(self._squeeze)
        self._blur = float(rng.choice([rng.uniform(0.2, 0.7), rng.uniform(0.7, 1.3)], p=[0.65, 0.35]))
        self._noise = float(rng.uniform(0.5, 6))
        self._sharp = float(rng.uniform(0, 0.8))
        self._quality = int(rng.integers(65, 95))

    def photograph(self, flat: Picture, rng: np.random.Generator, error: np.ndarray) -> Picture:
        """The flat drawing, photographed and rectified again a little off its place, at `SCALE`."""
        h, w = flat.shape[:2]
        x, y = np.cos(self._towards), np.sin(self._towards)
        turn = np.array([[x, y], [-y, x]])
        a = np.diag([self._squeeze, 1.0]) @ turn * (self.fine / SCALE)
        reach = np.abs(a) @ np.array([w, h]) / 2
        size = tuple(int(np.ceil(2 * v)) + 8 for v in reach)
        there = np.column_stack([a, np.array(size) / 2 - a @ np.array([w, h]) / 2]).astype(np.float32)
        lit = np.clip(flat * _light((h, w), rng), 0, 255).astype(np.uint8)
        shrunk = cv2.GaussianBlur(lit, (0, 0), max(0.3, 0.45 * SCALE / self.fine))
        whole = cv2.warpAffine(shrunk, there, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        seen = np.asarray(cv2.GaussianBlur(whole, (0, 0), self._blur), np.float32)
        seen += self._sharp * (seen - cv2.GaussianBlur(seen, (0, 0), 1.2))
        seen += rng.standard_normal(seen.shape, np.float32) * self._noise
        _, data = cv2.imencode(".jpg", np.clip(seen, 0, 255).astype(np.uint8),
                               [cv2.IMWRITE_JPEG_QUALITY, self._quality])
        back = cv2.invertAffineTransform(there)
        back[:, 2] += error * SIDE
        stored = decode_image(data.tobytes(), "the photograph")
        return cv2.warpAffine(stored, back, (w, h), flags=cv2.INTER_LINEAR)


def labels(scene: Scene) -> Samples:
    """What lies on every square, with one square of nothing around."""
    rows, cols = scene.shape
    out = {k: np.full((rows + 2, cols + 2), OUTSIDE, np.int8) for k in ("kind", "frame", "token", "hidden", "same")}
    inside = np.s_[1:-1, 1:-1]
    out["kind"][inside], out["token"][inside], out["hidden"][inside] = BARE, 0, 0
    for piece in scene.pieces:
        for k, (r, c) in enumerate(piece.cells):
            at = r + 1, c + 1
            out["frame"][at] = FRAME_ORDER.index(piece.owner)
            if piece.kind == "joker":
                out["kind"][at] = JOKER
                continue
            other = piece.cells[1 - k]
            out["kind"][at] = CARD + STEPS.index((other[0] - r, other[1] - c))
            out["same"][at] = int(piece.colours[k] == scene.colours[r, c])
    return out


def close_ups(now: Picture, bare: Picture, scene: Scene, fine: float, rng: np.random.Generator) -> Samples:
    """Pieces of the board, as `models.training.board.frames` keeps them."""
    halves: list[tuple[Cell, Piece, int]] = [(c, p, k) for k, p in enumerate(scene.pieces) for c in p.cells]
    picked = [halves[i] for i in rng.permutation(len(halves))[:CLOSE_UPS]]
    picked += [h for h in halves if h[1].kind == "joker" and h not in picked]
    part = CLOSE_UP_PX / SIDE
    both = np.concatenate([cv2.resize(p, None, fx=part, fy=part, interpolation=cv2.INTER_AREA) for p in (now, bare)],
                          axis=-1)
    cut = []
    for (r, c), _, _ in picked:
        y, x = (r + EDGE) * CLOSE_UP_PX - RIM, (c + EDGE) * CLOSE_UP_PX - RIM
        cut.append(both[y:y + CLOSE_UP_PX + 2 * RIM, x:x + CLOSE_UP_PX + 2 * RIM])
    return {"squares": np.stack(cut), "frame": np.array([FRAME_ORDER.index(p.owner) for _, p, _ in picked], np.int8),
            "piece": np.array([k for *_, k in picked], np.int16),
            "joker": np.array([p.kind == "joker" for _, p, _ in picked]),
            "fine": np.full(len(picked), fine, np.float32)}


def samples(seed: int) -> tuple[list[Samples], Samples]:
    """The boards of one world, and its close-ups."""
    rng = np.random.default_rng(seed)
    known = bool(rng.random() < PLAIN_ART)
    style = (sample_style if known else sample_world)(rng)
    painter = Painter(style)
    found: dict[str, list[np.ndarray]] = {}
    boards = []
    for k in range(BOARDS):
        scene, shot = in_play(style, rng), Shot(rng)
        painter._sections.clear()
        flat = board(scene, painter, rng)
        now = shot.photograph(with_pieces(flat, scene, painter, shot.lean, rng), rng, rng.normal(0, 0.02, 2))
        bare = shot.photograph(flat, rng, rng.normal(0, 0.01, 2))
        part = NET_PX / SIDE
        small = [cv2.resize(p, None, fx=part, fy=part, interpolation=cv2.INTER_AREA) for p in (now, bare)]
        boards.append({"now": small[0], "bare": small[1], "lean": shot.lean.astype(np.float32), **labels(scene),
                       "known": np.array(known)})
        for key, value in close_ups(now, bare, scene, shot.fine_mean, rng).items():
            found.setdefault(f"frames_{key}", []).append(value)
        found.setdefault("frames_look", []).append(np.full(len(found["frames_frame"][-1]), min(k, 1), np.int8))
        found["frames_piece"][-1] += 100 * k
    return boards, {**{k: np.concatenate(v) for k, v in found.items()}, "known": np.array(known)}


if __name__ == "__main__":
    write_worlds(samples, __doc__, count=1000, seed=400000)
