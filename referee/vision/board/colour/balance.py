"""Takes a lamp's colour off the pictures of a table before the networks are asked about them.

Why it exists: by a lamp in the evening, with a camera that does not correct it, white frames on yellow are hardly to be
seen. The networks were shown few pictures like that. Which inks lie on the board is known once the table is learned, so
what the light adds is known too. When a lamp is switched on later or the camera corrects itself, the bare squares tell.
Von Kries' rule (1902): one factor a channel, of linear values. What it does not do: anything about light that differs
over the board (`light`), or about exposure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit.board import load_kit
from referee.values.board import BoardTable, Cell
from referee.vision.board.colour.light import LINEAR
from referee.vision.common.colour.palette import Floats, to_linear, to_srgb


@dataclass(frozen=True, slots=True)
class BalanceSettings:
    """When a cast is taken off.

    - `usual`: how much more red and blue than green (logs of linear values) the squares may show against the print
      before anything is done. Most rendered boards show less, those that the networks learned from among them.
    - `changed`: how far that must change between pictures before it is followed. The networks compare a picture with
      that of the empty board; they were shown pairs in somewhat different light.
    - `most`: times a channel is made brighter or darker at most: of one that is black nothing comes back.
    """

    usual: tuple[tuple[float, float], tuple[float, float]] = ((-0.45, 0.45), (-0.5, 0.7))
    changed: float = 0.35
    most: float = 16.0


BALANCE = BalanceSettings()


class Balance:
    """The factors for the pictures of one table, and how a picture's light differs from when it was learned."""

    def __init__(self, table: BoardTable) -> None:
        typical = {c.name: to_linear(np.array(c.rgb, np.float64)) for c in load_kit(table.kit).colours}
        self._linear = {s.cell: to_linear(np.array(s.rgb, np.float64)) for s in table.squares}
        known = [s for s in table.squares if s.colour in typical]
        self.factor = np.ones(3)
        """Red, green, blue; of the picture from which the table was learned."""
        if 2 * len(known) > len(table.squares):
            seen = np.mean([self._linear[s.cell] for s in known], axis=0)
            factor = np.mean([typical[s.colour] for s in known], axis=0) / np.maximum(seen, 1e-4)
            red, _, blue = np.log(factor[1] / factor)
            if any(not low <= more <= high for more, (low, high) in zip((red, blue), BALANCE.usual, strict=True)):
                self.factor = _limited(factor)
        self._drift = np.ones(3)
        self._learned = self._values = _values(self.factor)

    def of(self, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The BGR picture (H, W, 3) as in the white light in which the table is; itself where nothing is to be done."""
        return _applied(picture, self.factor * self._drift, self._values)

    def of_reference(self, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The same of the picture from which the table was learned."""
        return _applied(picture, self.factor, self._learned)

    def of_table(self, table: BoardTable) -> BoardTable:
        """The table with its squares' colours in white light."""
        def of(rgb: tuple[int, int, int]) -> tuple[int, int, int]:
            r, g, b = (int(self._learned[0, v, 2 - k]) for k, v in enumerate(rgb))
            return r, g, b
        return replace(table, squares=tuple(replace(s, rgb=of(s.rgb)) for s in table.squares))

    def follow(self, bare: Sequence[Cell], seen: Floats) -> bool:
        """Whether the light is another one than in the pictures before, so that `of` has changed. `seen` (N, 3): linear
        RGB of the squares `bare` in a picture as it was taken.

        Their sums are compared: what a dark ink shows of a channel is mostly veil and noise.
        """
        drift = _limited(np.sum([self._linear[c] for c in bare], axis=0) / np.maximum(seen.sum(axis=0), 1e-4))
        if not _strong(drift):
            drift = np.ones(3)
        if not _strong(drift / self._drift):
            return False
        self._drift, self._values = drift, _values(self.factor * drift)
        return True


def _limited(factor: Floats) -> Floats:
    """Without what changes all three alike, which is exposure."""
    out: Floats = np.clip(factor / factor[1], 1 / BALANCE.most, BALANCE.most)
    return out


def _strong(factor: Floats) -> bool:
    return bool(np.abs(np.log(factor)).max() > BALANCE.changed)


def _values(factor: Floats) -> NDArray[np.uint8]:
    """What becomes of each value of the channels blue, green and red: (1, 256, 3)."""
    values = np.round(to_srgb(np.clip(factor * LINEAR[:, None], 0.0, 1.0))).astype(np.uint8)
    return np.ascontiguousarray(values[None, :, ::-1])


def _applied(picture: NDArray[np.uint8], factor: Floats, values: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return picture if (factor == 1.0).all() else np.asarray(cv2.LUT(picture, values), np.uint8)
