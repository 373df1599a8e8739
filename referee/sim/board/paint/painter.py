"""Paints what is printed: sections of the board, cards and jokers.

Why: every texture is drawn flat here, in pixels per mm, and laid into the picture by `render`. What
this module does not do: perspective or light. Textures are uint8 BGR, and fixed by the style's seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.board.looks.style import Cards, Print, Style
from referee.sim.board.paint import ornament
from referee.sim.board.paint.outlines import SHIFT, fixed, star
from referee.sim.board.paint.owner_line import Box, draw_frame
from referee.sim.board.scene.things import SQUARE_MM, Piece, Section
from referee.sim.common.arrays import Array, Image
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.surfaces import bgr, noise, paint_table

MARGIN_MM = 5.0  # room round a section's texture for its puzzle tabs, mm


# Print ---------------------------------------------------------------------------------------------


def _motif(size: int, kind: str, seed: int) -> npt.NDArray[np.float32]:
    """Mask 0..1 of the inner motif of one square, `size` x `size` pixels."""
    out = np.zeros((size, size), np.uint8)
    c, r = size / 2 - 0.5, size / 2
    shift: dict[str, int] = {"shift": SHIFT}
    if kind == "diamond":
        k = 0.5 + 0.12 * (seed % 5)
        cv2.fillPoly(
            out,
            [fixed(np.array([[c, c - k * r], [c + k * r, c], [c, c + k * r], [c - k * r, c]]))],
            255,
            cv2.LINE_AA,
            SHIFT,
        )
    elif kind == "disc":
        cv2.circle(out, (round(c * 16), round(c * 16)), round(0.5 * r * 16), 255, -1, cv2.LINE_AA, **shift)
    elif kind == "ring":
        cv2.circle(
            out, (round(c * 16), round(c * 16)), round(0.55 * r * 16), 255, max(1, round(0.2 * r)), cv2.LINE_AA, **shift
        )
    elif kind == "star":
        cv2.fillPoly(out, [fixed(star(0.65 * r) + c)], 255, cv2.LINE_AA, SHIFT)
    elif kind == "quarters":
        out[: size // 2, : size // 2] = out[size // 2 :, size // 2 :] = 255
    return out.astype(np.float32) / np.float32(255)


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
        flat = np.asarray(cv2.resize(inks, (n * q, n * q), interpolation=cv2.INTER_NEAREST), np.float32)
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
    return np.asarray(bled, np.uint8)


def _tiled(section: Section, look: Print, spread: npt.NDArray[np.float32], q: int,
           scale: float) -> npt.NDArray[np.float32]:
    """A section's squares (n*q, n*q, 3), `q` pixels each, as the tiles of another art world; `spread` (n, n, 1)."""
    assert look.tiles is not None
    index = {name: k for k, name in enumerate(look.inks)}
    tiles = {name: ornament.tile(q, bgr(look.inks[name]), index[name], look.tiles, scale)
             for name in {c for row in section.colours for c in row}}
    return np.concatenate([np.concatenate([tiles[c] * spread[i, j] for j, c in enumerate(row)], axis=1)
                           for i, row in enumerate(section.colours)]).astype(np.float32)


def _joker_face(out: Image, look: Cards, inks: Sequence[RGB], scale: float) -> None:
    h, w = out.shape[:2]
    out[:] = bgr(look.joker_rgb)
    c = np.array([w / 2 - 0.5, h / 2 - 0.5])
    r = 4.6 * scale
    if look.joker == "star":
        cv2.fillPoly(out, [fixed(star(r) + c)], bgr(look.symbol_rgb), cv2.LINE_AA, SHIFT)
    elif look.joker == "wheel":
        step = 360 / len(inks)
        for k, ink in enumerate(inks):
            arc = np.radians(np.linspace(k * step, (k + 1) * step, 12))
            wedge = np.vstack([[0, 0], np.column_stack([np.cos(arc), np.sin(arc)]) * r * 0.9]) + c
            cv2.fillPoly(out, [fixed(wedge)], bgr(ink), cv2.LINE_AA, SHIFT)
    else:
        bow = np.radians(np.linspace(0, 175, 10))
        hook = np.column_stack([0.42 * np.cos(bow), 0.4 + 0.4 * np.sin(bow)])
        letter = np.vstack([[[-0.1, -0.85], [0.42, -0.85]], hook]) * r + c
        cv2.polylines(
            out, [fixed(letter)], False, bgr(look.symbol_rgb), max(1, round(1.3 * scale)), cv2.LINE_AA, SHIFT
        )


FULL_SCALE = 12.0  # pieces are painted once at this scale (pixels per mm) and halved down to what the picture needs


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
                half = cv2.resize(mips[-1], (w // 2, h // 2), interpolation=cv2.INTER_AREA)
                mips.append(np.asarray(half, np.uint8))
            self._faces[key] = mips
        level = int(np.clip(math.floor(math.log2(FULL_SCALE / max(scale, 0.1))), 0, 3))
        image = self._faces[key][level]
        return image, image.shape[1] / piece.size_mm[0]

    def _paint_face(self, piece: Piece) -> Image:
        look, prints, size = self.style.cards, self.style.print, piece.size_mm
        width, height = round(size[0] * FULL_SCALE), round(size[1] * FULL_SCALE)
        out = np.zeros((height, width, 3), np.uint8)
        if look.faces is not None and prints.tiles is not None and not piece.face_down:
            return ornament.face(piece.owner, piece.colours, self.style, FULL_SCALE)
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
        draw_frame(out, piece.owner, look, Box.whole(out, size, FULL_SCALE))
        seed = self.style.seed + sum(map(ord, piece.owner + "".join(piece.colours)))
        grain = 1 + prints.mottle * noise((height, width), seed)
        return np.clip(out * grain[..., None], 0, 255).astype(np.uint8)

    def table(self) -> Image:
        """The table's surface at `TABLE_SCALE` pixels per mm; its middle is `TableLook.shift_mm`."""
        if self._table is None:
            self._table = paint_table(self.style.table)
        return self._table
