"""Paints the print of other art worlds: tiles with grout, bevels and motifs, faces with margins, any joker's picture.

Why: `worlds` draws art far wider than the plain squares of `painter`. What this module does not do: choose what is
printed, or paint the owner's line (`owner_line`).

Everything here is flat BGR; sizes in pixels unless a name ends in `_mm`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.board.looks.style import Faces, Style, Tiles
from referee.sim.board.paint.outlines import SHIFT, fixed
from referee.sim.board.paint.owner_line import Box, draw_frame
from referee.sim.board.scene.things import CARD_MM, JOKER_MM
from referee.sim.common.arrays import Array, Image, Map
from referee.sim.common.surfaces import bgr, noise

_FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX)
_PIPS = ((0, 0), (-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0))


def _fill(out: npt.NDArray[np.uint8], points: Array) -> npt.NDArray[np.uint8]:
    """A polygon, in place; returned as cv2 does."""
    cv2.fillPoly(out, [fixed(points)], 255, cv2.LINE_AA, SHIFT)
    return out


def _disc(out: npt.NDArray[np.uint8], x: float, y: float, radius: float, thickness: int = -1) -> npt.NDArray[np.uint8]:
    """A disc or ring, in place; returned as cv2 does."""
    cv2.circle(out, (round(x * 16), round(y * 16)), max(8, round(radius * 16)), 255, thickness, cv2.LINE_AA, SHIFT)
    return out


def _polygon(corners: int, radius: float, turn: float = 0.0, dent: float = 1.0) -> Array:
    """(N, 2) a regular polygon round 0; with `dent` below 1 a star."""
    count = corners if dent == 1 else 2 * corners
    a = np.arange(count) * 2 * math.pi / count + turn - math.pi / 2
    r = np.where(np.arange(count) % 2, dent * radius, radius) if dent != 1 else np.full(count, radius)
    return np.column_stack([r * np.cos(a), r * np.sin(a)])


def _text(out: npt.NDArray[np.uint8], text: str, height: float, font: int) -> None:
    face = _FONTS[font % len(_FONTS)]
    thick = max(1, round(height * 0.13))
    (w, h), _ = cv2.getTextSize(text, face, 1.0, 1)
    scale = height / h
    at = round(out.shape[1] / 2 - w * scale / 2), round(out.shape[0] / 2 + height / 2)
    cv2.putText(out, text, at, face, scale, 255, thick, cv2.LINE_AA)


def _waves(out: npt.NDArray[np.uint8], r: float, index: int, zigzag: bool) -> None:
    size = out.shape[0]
    x = np.linspace(-2, size + 2, 60)
    period, lines = size / (2 + index % 2), 4
    for k in range(-1, lines + 1):
        y = (k + 0.5) * size / lines
        phase = x / period * 2 * math.pi
        wave = np.abs((x / period) % 1 - 0.5) * 4 - 1 if zigzag else np.sin(phase)
        points = np.column_stack([x, y + wave * 0.09 * size])
        cv2.polylines(out, [fixed(points)], False, 255, max(1, round(0.16 * r)), cv2.LINE_AA, SHIFT)


def _bricks(out: npt.NDArray[np.uint8], r: float, index: int) -> None:
    size, rows = out.shape[0], 3 + index % 2
    thick = max(1, round(0.1 * r))
    for k in range(rows + 1):
        y = round(k * size / rows)
        cv2.line(out, (0, y), (size, y), 255, thick)
        for j in range(3):
            x = round((j + 0.5 * (k % 2)) * size / 2)
            cv2.line(out, (x, y), (x, round(y + size / rows)), 255, thick)


def _flower(out: npt.NDArray[np.uint8], r: float, index: int) -> None:
    c, petals = out.shape[0] / 2 - 0.5, 5 + index % 3
    for k in range(petals):
        a = k * 2 * math.pi / petals
        _disc(out, c + 0.6 * r * math.cos(a), c + 0.6 * r * math.sin(a), 0.36 * r)
    cv2.circle(out, (round(c * 16), round(c * 16)), round(0.26 * r * 16), 0, -1, cv2.LINE_AA, SHIFT)


def _hexagons(out: npt.NDArray[np.uint8], r: float, index: int) -> None:
    c = out.shape[0] / 2 - 0.5
    for k in range(1 + index % 3):
        cv2.polylines(out, [fixed(_polygon(6, r * (1 - 0.3 * k)) + c)], True, 255, max(1, round(0.12 * r)),
                      cv2.LINE_AA, SHIFT)


def _maze(out: npt.NDArray[np.uint8], r: float, index: int) -> None:
    c = out.shape[0] / 2 - 0.5
    steps = [(0, 0), (0, -1), (1, -1), (1, 1), (-1, 1), (-1, -2), (2, -2), (2, 2), (-2, 2)][: 6 + index % 3]
    points = np.array(steps) * r / 2.2 + c
    cv2.polylines(out, [fixed(points)], False, 255, max(1, round(0.17 * r)), cv2.LINE_AA, SHIFT)


def _scales(out: npt.NDArray[np.uint8], r: float, index: int) -> None:
    size, n = out.shape[0], 2 + index % 2
    for k in range(n + 1):
        for j in range(n + 1):
            at = (j + 0.5 * (k % 2)) * size / n, k * size / n
            cv2.circle(out, (round(at[0] * 16), round(at[1] * 16)), round(size / n / 2 * 16), 255,
                       max(1, round(0.11 * r)), cv2.LINE_AA, SHIFT)


def _spread(out: npt.NDArray[np.uint8], r: float, index: int, seed: int) -> None:
    rng = np.random.default_rng(seed + index)
    c = out.shape[0] / 2 - 0.5
    for _ in range(3 + index % 4):
        x, y = c + rng.uniform(-0.7, 0.7, 2) * r
        _fill(out, _polygon(int(rng.integers(3, 7)), r * float(rng.uniform(0.15, 0.4)), float(rng.uniform(0, 6)))
              + [x, y])


def motif(kind: str, size: int, share: float, index: int = 0, font: int = 0, seed: int = 0) -> Map:
    """(size, size) 0..1, the motif of one square; `share` of its width, `index` tells inks apart that have their own.
    """
    out = np.zeros((size, size), np.uint8)
    c, r = size / 2 - 0.5, share * size / 2
    draw: dict[str, Callable[[], object]] = {
        "none": lambda: None,
        "diamond": lambda: _fill(out, _polygon(4, r) + c),
        "disc": lambda: _disc(out, c, c, r),
        "ring": lambda: _disc(out, c, c, 0.85 * r, max(1, round(0.25 * r))),
        "star": lambda: _fill(out, _polygon(5, r, 0.0, 0.45) + c),
        "quarters": lambda: (_fill(out, np.array([[0, 0], [c, 0], [c, c], [0, c]])),
                             _fill(out, np.array([[c, c], [size, c], [size, size], [c, size]]))),
        "digit": lambda: _text(out, str(1 + index % 9), 1.5 * r, font),
        "letter": lambda: _text(out, chr(65 + (index * 5 + seed) % 26), 1.5 * r, font),
        "question": lambda: _text(out, "?!*&%#@$"[seed % 8], 1.5 * r, font),
        "stripes": lambda: [_fill(out, np.array([[k, 0], [k + size / 8, 0], [k + size / 8 - size, size],
                                                 [k - size, size]])) for k in np.arange(0, 2 * size, size / 4)],
        "bars": lambda: [_fill(out, np.array([[0, y], [size, y], [size, y + size / 9], [0, y + size / 9]]))
                         for y in np.arange(size / 12, size, size / (3 + index % 3))],
        "checks": lambda: [_fill(out, np.array([[x, y], [x + size / 4, y], [x + size / 4, y + size / 4],
                                                [x, y + size / 4]]))
                           for i, x in enumerate(np.arange(0, size, size / 4))
                           for j, y in enumerate(np.arange(0, size, size / 4)) if (i + j) % 2],
        "cross": lambda: [_fill(out, np.array(p) * r + c) for p in (
            [[-0.25, -1], [0.25, -1], [0.25, 1], [-0.25, 1]], [[-1, -0.25], [1, -0.25], [1, 0.25], [-1, 0.25]])],
        "triangle": lambda: _fill(out, _polygon(3, r, (index % 4) * math.pi / 2) + c),
        "pips": lambda: [_disc(out, c + 0.6 * r * x, c + 0.6 * r * y, 0.2 * r) for x, y in _PIPS[: 1 + index % 6]],
        "frame": lambda: cv2.polylines(out, [fixed(_polygon(4, 1.2 * r, math.pi / 4) + c)], True, 255,
                                       max(1, round(0.12 * r)), cv2.LINE_AA, SHIFT),
        "blobs": lambda: _spread(out, r, index, seed),
        "waves": lambda: _waves(out, r, index, bool(seed % 2)),
        "bricks": lambda: _bricks(out, r, index),
        "flower": lambda: _flower(out, r, index),
        "hexagons": lambda: _hexagons(out, r, index),
        "maze": lambda: _maze(out, r, index),
        "scales": lambda: _scales(out, r, index),
        "crown": lambda: _fill(out, np.array([[-1, 0.6], [-1, -0.6], [-0.5, 0], [0, -0.9], [0.5, 0], [1, -0.6],
                                              [1, 0.6]]) * r + c),
        "spiral": lambda: cv2.polylines(out, [fixed(np.column_stack([
            t / 16 * r * np.cos(t), t / 16 * r * np.sin(t)]) + c) for t in [np.linspace(0.5, 16, 90)]], False, 255,
            max(1, round(0.13 * r)), cv2.LINE_AA, SHIFT),
        "eye": lambda: (cv2.ellipse(out, (round(c), round(c)), (round(r), round(0.55 * r)), 0, 0, 360, 255,
                                    max(1, round(0.14 * r)), cv2.LINE_AA), _disc(out, c, c, 0.3 * r)),
        "bolt": lambda: _fill(out, np.array([[0.2, -1], [-0.6, 0.1], [-0.05, 0.1], [-0.3, 1], [0.6, -0.25],
                                             [0.05, -0.25], [0.5, -1]]) * r + c),
        "smile": lambda: (_disc(out, c, c, r, max(1, round(0.16 * r))),
                          _disc(out, c - 0.35 * r, c - 0.25 * r, 0.13 * r),
                          _disc(out, c + 0.35 * r, c - 0.25 * r, 0.13 * r),
                          cv2.ellipse(out, (round(c), round(c)), (round(0.5 * r), round(0.5 * r)), 0, 20, 160, 255,
                                      max(1, round(0.14 * r)), cv2.LINE_AA)),
        "rays": lambda: [_fill(out, np.array([[0, 0], [math.cos(a), math.sin(a)],
                                              [math.cos(a + 0.4), math.sin(a + 0.4)]]) * r + c)
                         for a in np.arange(0, 2 * math.pi, math.pi / 4)],
    }
    draw[kind]()
    return out.astype(np.float32) / np.float32(255)


def _inside(shape: tuple[int, int], box: tuple[float, float, float, float], radius: float) -> Map:
    """(H, W) 0..1 of a rounded box x0 y0 x1 y1."""
    out = np.zeros(shape, np.uint8)
    x0, y0, x1, y1 = box
    r = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
    arc = np.linspace(0, math.pi / 2, 7)
    turns = ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 1), (x0 + r, y0 + r, 2), (x1 - r, y0 + r, 3))
    points = [[x + r * math.cos(a + k * math.pi / 2), y + r * math.sin(a + k * math.pi / 2)]
              for x, y, k in turns for a in arc]
    _fill(out, np.array(points) - 0.5)
    return out.astype(np.float32) / np.float32(255)


def _ink(size: int, ink: Sequence[float], index: int, look: Tiles, scale: float, shaded: bool,
         printed: bool) -> Map:
    """(size, size, 3) float32 BGR: one ink with its shades and its motif."""
    shade = np.ones((size, size), np.float32)
    if shaded:
        t = np.linspace(-1, 1, size, dtype=np.float32)
        a = math.radians(look.gradient_deg)
        shade += look.gradient * (t[None, :] * math.cos(a) + t[:, None] * math.sin(a)) / 2
        if look.bevel:
            x = np.arange(size, dtype=np.float32) + 0.5
            reach = max(1.0, look.bevel_mm * scale)
            near = np.clip(1 - np.minimum(x, 1e9) / reach, 0, 1), np.clip(1 - (size - x) / reach, 0, 1)
            shade += look.bevel * (np.maximum(near[0][:, None], near[0][None, :])
                                   - np.maximum(near[1][:, None], near[1][None, :]))
    out: Map = np.asarray(ink, np.float32) * shade[..., None]
    if printed and look.motif != "none":
        own = index if look.by_ink or look.motif in ("digit", "letter", "pips") else 0
        mask = look.motif_strength * motif(look.motif, size, look.motif_size, own, look.font, look.seed)
        colour = np.asarray(ink, np.float32) * (0.45 if look.seed % 3 else 1.5) if look.motif_rgb is None else (
            np.asarray(bgr(look.motif_rgb), np.float32))
        out += mask[..., None] * (np.minimum(colour, 255) - out)
    return out


def tile(size: int, ink: Sequence[float], index: int, look: Tiles, scale: float) -> Map:
    """(size, size, 3) float32 BGR 0..255: one square with the ground around it, at `scale` pixels per mm."""
    out = _ink(size, ink, index, look, scale, True, True)
    if look.gap_mm or look.round_mm:
        edge = look.gap_mm / 2 * scale
        mask = _inside((size, size), (edge, edge, size - edge, size - edge), look.round_mm * scale)[..., None]
        out = mask * out + (1 - mask) * np.asarray(bgr(look.ground_rgb), np.float32)
    return out


def crossings(sheet: Image, squares: int, look: Tiles, scale: float) -> None:
    """The ornaments where squares meet, in place, on a sheet of `squares` x `squares`."""
    size = sheet.shape[0] / squares
    r = look.crossing_mm * scale
    for i in range(squares + 1):
        for j in range(squares + 1):
            at = (round(j * size * 16), round(i * size * 16))
            colour = bgr(look.crossing_rgb)
            if look.crossing == "disc":
                cv2.circle(sheet, at, round(r * 16), colour, -1, cv2.LINE_AA, SHIFT)
                continue
            shape = {"diamond": _polygon(4, r), "square": _polygon(4, 1.2 * r, math.pi / 4),
                     "hexagon": _polygon(6, r), "cross": _polygon(4, 1.3 * r, 0.0, 0.3)}[look.crossing]
            cv2.fillPoly(sheet, [fixed(shape + np.array(at) / 16)], colour, cv2.LINE_AA, SHIFT)


def face(owner: str, colours: Sequence[str], style: Style, scale: float) -> Image:
    """A card's face, its two `colours` side by side, or without colours a joker's; uint8 BGR.

    Of a style with `tiles` and `faces`, at `scale` pixels per mm.
    """
    cards, prints = style.cards, style.print
    look, tiles = cards.faces, prints.tiles
    assert look is not None and tiles is not None
    size_mm = CARD_MM if colours else JOKER_MM
    width, height = round(size_mm[0] * scale), round(size_mm[1] * scale)
    out = np.empty((height, width, 3), np.float32)
    out[:] = bgr(look.margin_rgb)
    margin = look.margin_mm * scale
    box = (margin, margin, width - margin, height - margin)
    inside = _inside((height, width), box, look.margin_round_mm * scale)[..., None] if margin else 1.0
    if colours:
        index = {name: k for k, name in enumerate(prints.inks)}
        shift = np.random.default_rng(tiles.seed).uniform(-1, 1, (9, 3)) * look.ink_shift
        halves = []
        for name in colours:
            ink = np.clip(np.array(bgr(prints.inks[name])) * prints.card_ink + shift[index[name] % 9], 0, 255)
            halves.append(_ink(height, ink, index[name], tiles, scale, look.tile_like, look.motif))
        cut = width - width // 2
        whole = np.concatenate([cv2.resize(h, (w, height)) for h, w in zip(halves, (cut, width - cut), strict=True)],
                               axis=1)
    else:
        whole = np.empty_like(out)
        whole[:] = bgr(look.joker_rgb)
        whole = _joker(whole, look, tiles, height)
    out = inside * whole + (1 - inside) * out
    painted = np.clip(out, 0, 255).astype(np.uint8)
    if colours and look.bar_mm:
        half = look.bar_mm / 2 * scale
        _, top, _, bottom = box
        cv2.rectangle(painted, (round(width / 2 - half), round(top)), (round(width / 2 + half), round(bottom)),
                      bgr(look.bar_rgb), -1)
    boxes = [((width / 2 - 0.5, height / 2 - 0.5), size_mm)]
    if colours and look.line_on == "half":
        wide = (size_mm[0] - look.bar_mm) / 2
        boxes = [((x * scale - 0.5, height / 2 - 0.5), (wide, size_mm[1]))
                 for x in (wide / 2, size_mm[0] - wide / 2)]
    for middle, box_mm in boxes:
        draw_frame(painted, owner, cards, Box(box_mm, scale, middle))
    seed = style.seed + sum(map(ord, owner + "".join(colours)))
    grain = 1 + 0.008 * noise((height, width), seed)
    return np.clip(painted * grain[..., None], 0, 255).astype(np.uint8)


def _joker(ground: Map, look: Faces, tiles: Tiles, size: int) -> Map:
    """The joker's picture over its ground."""
    out = ground.copy()
    share = 0.5
    if look.joker == "plain":
        return out
    if look.joker in ("blocks", "wheel"):
        rng = np.random.default_rng(tiles.seed)
        q = round(size * 0.17)
        for k, (i, j) in enumerate(((-1, -1), (-1, 0), (0, -1), (0, 0))):
            y, x = size // 2 + i * q, size // 2 + j * q
            gap = 1 + size // 40 if look.joker == "blocks" else 0
            out[y + gap:y + q - gap, x + gap:x + q - gap] = rng.uniform(20, 240, 3) if k else bgr(look.symbol_rgb)
        return out
    kind = "letter" if look.joker == "J" else look.joker
    mask = motif(kind, size, share, tiles.seed % 7, tiles.font, tiles.seed)[..., None]
    return np.asarray(out + mask * (np.array(bgr(look.symbol_rgb), np.float32) - out), np.float32)
