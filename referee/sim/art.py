"""Paints what is printed: sections of the board, cards and jokers.

Why: every texture is drawn flat here, in pixels per mm, and laid into the picture by render.py. What
this module does not do: perspective or light. Textures are uint8 BGR, and fixed by the style's seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from . import ornament
from .scene import CARD_MM, JOKER_MM, RGB, SQUARE_MM, Piece, Section
from .style import Cards, Print, Style
from .surfaces import Image, bgr, noise, paint_table

Array = npt.NDArray[np.float64]

#: Room round a section's texture for its puzzle tabs, mm.
MARGIN_MM = 5.0
_SHIFT = 4  # fractional bits of cv2's drawing coordinates


def _fixed(points: Array) -> npt.NDArray[np.int32]:
    return np.round(points * (1 << _SHIFT)).astype(np.int32)


# Outlines ------------------------------------------------------------------------------------------


def rounded_rect(width: float, height: float, radius: float, steps: int = 4) -> Array:
    """(N, 2) outline, counter-clockwise, centred on 0."""
    r = min(radius, width / 2, height / 2)
    angles = np.linspace(0, math.pi / 2, steps + 1)
    arc = np.column_stack([np.cos(angles), np.sin(angles)]) * r
    corners = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        turn = np.array(
            [
                [math.cos(k * math.pi / 2), -math.sin(k * math.pi / 2)],
                [math.sin(k * math.pi / 2), math.cos(k * math.pi / 2)],
            ]
        )
        corners.append(arc @ turn.T + [sx * (width / 2 - r), sy * (height / 2 - r)])
    return np.concatenate(corners)


def section_outline(size: int, look: Print) -> Array:
    """(N, 2) mm, counter-clockwise, centred: straight, or with one tab and one socket on each side.

    The tab stands as far from one end of a side as the socket from the other, so every side fits every
    other (as in the real puzzle edge, whose drawing is guessed).
    """
    half = size * SQUARE_MM / 2
    if not look.tabs:
        return np.array([[half, half], [-half, half], [-half, -half], [half, -half]], float)
    h = look.tab_mm
    tab = np.array(
        [
            [-1.3, 0],
            [-1.1, 0.32],
            [-1.8, 0.45],
            [-2.0, 0.7],
            [-1.4, 1.0],
            [1.4, 1.0],
            [2.0, 0.7],
            [1.8, 0.45],
            [1.1, 0.32],
            [1.3, 0],
        ]
    ) * [h / 2.6 * 1.15, h]
    at = (0.5 * SQUARE_MM if size == 4 else 1.5 * SQUARE_MM) - half
    shift, out = np.array([at, 0.0]), np.array([0.0, half])
    top = np.concatenate([[[-half, 0]], tab + shift, tab * [1, -1] - shift])  # along x, outwards is +y
    sides = []
    for k in range(4):
        a = -k * math.pi / 2
        turn = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
        sides.append((top + out) @ turn.T)
    return np.concatenate(sides)[::-1].copy()


def piece_outline(kind: str, look: Cards) -> Array:
    w, h = CARD_MM if kind == "card" else JOKER_MM
    return rounded_rect(w, h, look.corner_mm)


# Print ---------------------------------------------------------------------------------------------


def _motif(size: int, kind: str, seed: int) -> npt.NDArray[np.float32]:
    """Mask 0..1 of the inner motif of one square, `size` x `size` pixels."""
    out = np.zeros((size, size), np.uint8)
    c, r = size / 2 - 0.5, size / 2
    shift: dict[str, int] = {"shift": _SHIFT}
    if kind == "diamond":
        k = 0.5 + 0.12 * (seed % 5)
        cv2.fillPoly(
            out,
            [_fixed(np.array([[c, c - k * r], [c + k * r, c], [c, c + k * r], [c - k * r, c]]))],
            255,
            cv2.LINE_AA,
            _SHIFT,
        )
    elif kind == "disc":
        cv2.circle(out, (round(c * 16), round(c * 16)), round(0.5 * r * 16), 255, -1, cv2.LINE_AA, **shift)
    elif kind == "ring":
        cv2.circle(
            out, (round(c * 16), round(c * 16)), round(0.55 * r * 16), 255, max(1, round(0.2 * r)), cv2.LINE_AA, **shift
        )
    elif kind == "star":
        cv2.fillPoly(out, [_fixed(_star(0.65 * r) + c)], 255, cv2.LINE_AA, _SHIFT)
    elif kind == "quarters":
        out[: size // 2, : size // 2] = out[size // 2 :, size // 2 :] = 255
    return out.astype(np.float32) / 255


def _star(radius: float, points: int = 5) -> Array:
    a = np.arange(2 * points) * math.pi / points - math.pi / 2
    r = np.where(np.arange(2 * points) % 2, 0.42 * radius, radius)
    return np.column_stack([r * np.cos(a), r * np.sin(a)])


def _square_shade(pixels: int, look: Print, seed: int) -> npt.NDArray[np.float32]:
    """Factor on the ink inside one square: darker border (bulge) and motif."""
    axis = np.abs(np.linspace(-1, 1, pixels, dtype=np.float32))
    border = np.maximum(axis[:, None], axis[None, :]) ** 4
    shade = 1 - look.bulge * border
    if look.motif != "none":
        sign = 1 if seed % 2 else -1
        shade = shade + sign * look.motif_strength * _motif(pixels, look.motif, seed)
    return shade.astype(np.float32)


def _line_colour(look: Print, ink: Array) -> Array:
    if look.line == "white":
        return np.array([240.0, 244.0, 245.0])
    if look.line == "dark":
        return np.array([38.0, 36.0, 36.0])
    return ink * 0.62


def paint_section(section: Section, style: Style, scale: float) -> Image:
    """The print of a section at `scale` pixels per mm, with `MARGIN_MM` around (bleeding into the tabs)."""
    look, n = style.print, section.size
    q = max(4, round(SQUARE_MM * scale))
    pad = round(MARGIN_MM * scale)
    seed = style.seed + 31 * section.origin[0] + 977 * section.origin[1]
    rng = np.random.default_rng(seed)
    spread = 1 + rng.normal(0, look.spread, (n, n, 1)).astype(np.float32)
    if look.tiles is not None:
        flat = _tiled(section, look, spread, q, scale)
    else:
        inks = np.array([[bgr(look.inks[c]) for c in row] for row in section.colours], np.float32) * spread
        flat = cv2.resize(inks, (n * q, n * q), interpolation=cv2.INTER_NEAREST)
        flat *= np.tile(_square_shade(q, look, style.seed), (n, n))[..., None]
    flat *= (1 + look.mottle * noise(flat.shape[:2], seed))[..., None]
    sheet = np.clip(flat, 0, 255).astype(np.uint8)
    if look.tiles is not None and look.tiles.crossing != "none":
        ornament.crossings(sheet, n, look.tiles, q / SQUARE_MM)
    if look.line != "none":
        width = max(1, round(look.line_mm * scale))
        for k in range(n + 1):
            a = max(0, k * q - width // 2 - (width // 2 if k == n else 0))
            for strip in (sheet[a : a + width], sheet[:, a : a + width]):
                strip[:] = np.clip(_line_colour(look, strip.astype(np.float64)), 0, 255).astype(np.uint8)
    out = cv2.copyMakeBorder(sheet, pad, pad, pad, pad, cv2.BORDER_REPLICATE)
    # The line at the rim must not run over the tabs: bleed the ink from just inside it.
    inside = max(2, round(look.line_mm * scale)) + 1
    core = sheet[inside:-inside, inside:-inside]
    bled = cv2.copyMakeBorder(core, pad + inside, pad + inside, pad + inside, pad + inside, cv2.BORDER_REPLICATE)
    bled[pad:-pad, pad:-pad] = out[pad:-pad, pad:-pad]
    return bled


def _tiled(section: Section, look: Print, spread: npt.NDArray[np.float32], q: int,
           scale: float) -> npt.NDArray[np.float32]:
    """A section's squares (n*q, n*q, 3), `q` pixels each, as the tiles of another art world; `spread` (n, n, 1)."""
    assert look.tiles is not None
    index = {name: k for k, name in enumerate(look.inks)}
    tiles = {name: ornament.tile(q, bgr(look.inks[name]), index[name], look.tiles, scale)
             for name in {c for row in section.colours for c in row}}
    return np.concatenate([np.concatenate([tiles[c] * spread[i, j] for j, c in enumerate(row)], axis=1)
                           for i, row in enumerate(section.colours)]).astype(np.float32)


def _dashes(path: Array, dash: float, gap: float) -> list[Array]:
    """Cut a closed polyline into an even number of dashes and gaps of about these lengths (same units)."""
    closed = np.vstack([path, path[:1]])
    steps = np.hypot(*np.diff(closed, axis=0).T)
    along = np.concatenate([[0], np.cumsum(steps)])
    n = max(4, round(along[-1] / (dash + gap)))
    period = along[-1] / n
    length = period * dash / (dash + gap)
    out = []
    for k in range(n):
        inner = along[(along > k * period) & (along < k * period + length)]
        at = np.concatenate([[k * period], inner, [k * period + length]])
        out.append(np.column_stack([np.interp(at, along, closed[:, 0]), np.interp(at, along, closed[:, 1])]))
    return out


def draw_frame(
    out: Image,
    frame: str,
    look: Cards,
    size_mm: tuple[float, float],
    scale: float,
    middle: tuple[float, float] | None = None,
) -> None:
    """The owner's frame line, in place; `out` is the card's face at `scale` pixels per mm.

    `size_mm`: of the box the line runs in; `middle`: the box's, in pixels, by default the face's.
    """
    at = np.array(middle or (out.shape[1] / 2 - 0.5, out.shape[0] / 2 - 0.5))
    faces = look.faces
    if faces is not None and faces.outline_mm:
        _owner_line(out, frame, look, size_mm, scale, at, bgr(faces.outline_rgb), 2 * faces.outline_mm)
    _owner_line(out, frame, look, size_mm, scale, at, bgr(look.frame_rgb), 0.0)


def _owner_line(
    out: Image,
    frame: str,
    look: Cards,
    size_mm: tuple[float, float],
    scale: float,
    middle: Array,
    colour: tuple[float, float, float],
    more_mm: float,
) -> None:
    """The line in one colour, `more_mm` thicker than its own thickness."""

    def path(inset: float) -> Array:
        w, h = size_mm[0] - 2 * inset, size_mm[1] - 2 * inset
        return rounded_rect(w, h, min(look.frame_corner_mm, h / 3)) * scale + middle

    thick = look.frame_mm
    width = max(1, round((thick + more_mm) * scale))
    if frame == "solid":
        cv2.polylines(out, [_fixed(path(look.inset_mm))], True, colour, width, cv2.LINE_AA, _SHIFT)
    elif frame == "double":
        thin = max(1, round((0.72 * thick + more_mm) * scale))
        first = max(0.7, look.inset_mm - look.double_gap_mm / 2)
        for inset in (first, first + look.double_gap_mm):
            cv2.polylines(out, [_fixed(path(inset))], True, colour, thin, cv2.LINE_AA, _SHIFT)
    elif frame == "dashed":
        dash_mm, gap_mm = look.dash_mm[0] - thick, look.dash_mm[1] + thick  # a line drawn thick ends in half rounds
        for dash in _dashes(path(look.inset_mm), dash_mm * scale, gap_mm * scale):
            cv2.polylines(out, [_fixed(dash)], False, colour, width, cv2.LINE_AA, _SHIFT)
    elif frame == "dotted":
        faces = look.faces
        radius = (thick * (0.55 if faces is None else 0.5 * faces.dot_share) + more_mm / 2) * scale
        for dot in _dashes(path(look.inset_mm), 0.02 * scale, look.dot_mm * scale):
            if faces is not None and faces.dot == "square":
                box = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * 0.9 * radius + dot[0]
                cv2.fillPoly(out, [_fixed(box)], colour, cv2.LINE_AA, _SHIFT)
                continue
            centre = _fixed(dot[0])
            cv2.circle(out, (int(centre[0]), int(centre[1])), round(radius * 16), colour, -1, cv2.LINE_AA, _SHIFT)
    else:
        raise ValueError(f"unknown frame {frame!r}; use solid, double, dashed or dotted")


def _joker_face(out: Image, look: Cards, inks: Sequence[RGB], scale: float) -> None:
    h, w = out.shape[:2]
    out[:] = bgr(look.joker_rgb)
    c = np.array([w / 2 - 0.5, h / 2 - 0.5])
    r = 4.6 * scale
    if look.joker == "star":
        cv2.fillPoly(out, [_fixed(_star(r) + c)], bgr(look.symbol_rgb), cv2.LINE_AA, _SHIFT)
    elif look.joker == "wheel":
        step = 360 / len(inks)
        for k, ink in enumerate(inks):
            arc = np.radians(np.linspace(k * step, (k + 1) * step, 12))
            wedge = np.vstack([[0, 0], np.column_stack([np.cos(arc), np.sin(arc)]) * r * 0.9]) + c
            cv2.fillPoly(out, [_fixed(wedge)], bgr(ink), cv2.LINE_AA, _SHIFT)
    else:
        bow = np.radians(np.linspace(0, 175, 10))
        hook = np.column_stack([0.42 * np.cos(bow), 0.4 + 0.4 * np.sin(bow)])
        letter = np.vstack([[[-0.1, -0.85], [0.42, -0.85]], hook]) * r + c
        cv2.polylines(
            out, [_fixed(letter)], False, bgr(look.symbol_rgb), max(1, round(1.3 * scale)), cv2.LINE_AA, _SHIFT
        )


#: Pieces are painted once at this scale (pixels per mm) and halved down to what the picture needs.
FULL_SCALE = 12.0


class Painter:
    """Paints the prints of one style and keeps them, for as long as the painter lives."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._faces: dict[tuple[object, ...], list[Image]] = {}
        self._sections: dict[tuple[object, ...], Image] = {}
        self._table: Image | None = None

    def section(self, section: Section, scale: float) -> tuple[Image, float]:
        """A section's print (with `MARGIN_MM` around) and its pixels per mm, at least `scale` up to 16."""
        steps = (3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
        scale = next((s for s in steps if s >= scale), steps[-1])
        key = (section.origin, section.colours, scale)
        if key not in self._sections:
            self._sections[key] = paint_section(section, self.style, scale)
        return self._sections[key], scale

    def face(self, piece: Piece, scale: float) -> tuple[Image, float]:
        """A piece's top, half of `colours[0]` on the left, and its pixels per mm (12, 6, 3 or 1.5)."""
        key = (piece.kind, piece.owner, piece.colours, piece.face_down)
        if key not in self._faces:
            mips = [self._paint_face(piece)]
            for _ in range(3):
                h, w = mips[-1].shape[:2]
                mips.append(cv2.resize(mips[-1], (w // 2, h // 2), interpolation=cv2.INTER_AREA))
            self._faces[key] = mips
        level = int(np.clip(math.floor(math.log2(FULL_SCALE / max(scale, 0.1))), 0, 3))
        image = self._faces[key][level]
        return image, image.shape[1] / piece.size_mm[0]

    def _paint_face(self, piece: Piece) -> Image:
        look, prints, size = self.style.cards, self.style.print, piece.size_mm
        width, height = round(size[0] * FULL_SCALE), round(size[1] * FULL_SCALE)
        out = np.zeros((height, width, 3), np.uint8)
        if look.faces is not None and prints.tiles is not None and not piece.face_down:
            index = {name: k for k, name in enumerate(prints.inks)}
            seed = self.style.seed + sum(map(ord, piece.owner + "".join(piece.colours)))
            return ornament.face(piece.owner, [(prints.inks[c], index[c]) for c in piece.colours], look, look.faces,
                                 prints.tiles, prints.card_ink, seed, FULL_SCALE, draw_frame)
        if piece.face_down:
            out[:] = bgr(look.back_rgb)
        elif piece.kind == "joker":
            _joker_face(out, look, list(prints.inks.values()), FULL_SCALE)
        else:
            cut = width // 2
            rng = np.random.default_rng(self.style.seed + sum(map(ord, "".join(piece.colours))))
            for half, colour in zip((out[:, :cut], out[:, cut:]), piece.colours, strict=True):
                shade = cv2.resize(_square_shade(height, prints, self.style.seed), (half.shape[1], height))
                ink = np.array(bgr(prints.inks[colour])) * prints.card_ink * (1 + rng.normal(0, prints.spread))
                half[:] = np.clip(ink * shade[..., None], 0, 255).astype(np.uint8)
            if look.middle_line:
                out[:, cut - 2 : cut + 2] = (out[:, cut - 2 : cut + 2] * (1 - look.middle_line)).astype(np.uint8)
        draw_frame(out, piece.owner, look, size, FULL_SCALE)
        seed = self.style.seed + sum(map(ord, piece.owner + "".join(piece.colours)))
        grain = 1 + prints.mottle * noise((height, width), seed)
        return np.clip(out * grain[..., None], 0, 255).astype(np.uint8)

    def table(self) -> Image:
        """The table's surface at `TABLE_SCALE` pixels per mm; its middle is `TableLook.shift_mm`."""
        if self._table is None:
            self._table = paint_table(self.style.table)
        return self._table
