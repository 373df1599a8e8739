"""Takes a lamp's colour off the pictures of a table before the networks are asked about them.

Why it exists: in the evening, by a lamp and with a camera that does not correct it, white frames on yellow are hardly
to be seen, and the networks were shown few pictures like that. Which inks lie on the board is known once the table is
learned, so what the light adds is known too. Von Kries' rule (1902): one factor a channel, of linear values. What it
does not do: anything about light that differs over the board or from picture to picture (`light`).
"""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit import load_kit
from referee.values import Table
from referee.vision.light import LINEAR
from referee.vision.palette import to_linear, to_srgb

USUAL = ((-0.45, 0.45), (-0.5, 0.7))
"""How much more red and blue than green (logs of linear values) the squares may show against the print before anything
is done: most rendered boards show less, those that the networks learned from among them."""


class Balance:
    """The factors for the pictures of one table."""

    def __init__(self, table: Table) -> None:
        typical = {c.name: to_linear(np.array(c.rgb, np.float64)) for c in load_kit(table.kit).colours}
        known = [s for s in table.squares if s.colour in typical]
        self.factor = np.ones(3)
        """Red, green, blue."""
        if 2 * len(known) > len(table.squares):
            seen = np.mean([to_linear(np.array(s.rgb, np.float64)) for s in known], axis=0)
            more = np.log(np.maximum(seen, 1e-4) / np.mean([typical[s.colour] for s in known], axis=0))
            cast = (more - more[1])[[0, 2]]
            if any(not low <= c <= high for c, (low, high) in zip(cast, USUAL, strict=True)):
                self.factor = np.exp([-cast[0], 0.0, -cast[1]])
        values = np.round(to_srgb(np.clip(self.factor * LINEAR[:, None], 0.0, 1.0))).astype(np.uint8)
        self._values = np.ascontiguousarray(values[None, :, ::-1])

    def of(self, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The BGR picture (H, W, 3) as it were in white light; the same one where nothing is to be done."""
        return picture if (self.factor == 1.0).all() else np.asarray(cv2.LUT(picture, self._values), np.uint8)

    def of_table(self, table: Table) -> Table:
        """The table with its squares' colours in white light."""
        def of(rgb: tuple[int, int, int]) -> tuple[int, int, int]:
            r, g, b = (int(self._values[0, v, 2 - k]) for k, v in enumerate(rgb))
            return r, g, b
        return replace(table, squares=tuple(replace(s, rgb=of(s.rgb)) for s in table.squares))
