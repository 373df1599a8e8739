"""The owner's line as it is seen on a face."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.sim.board.looks.style import Cards
from referee.sim.board.paint.owner_line import Box, draw_frame


@pytest.mark.parametrize("thick", [0.55, 0.95])
def test_gaps_between_dashes_are_as_wide_as_said_however_thick_the_line(thick: float) -> None:
    look = replace(Cards(), dash_mm=(2.6, 1.3), frame_mm=thick)
    face = np.zeros((22 * 20, 200 * 20, 3), np.uint8)
    draw_frame(face, "dashed", look, Box.whole(face, (200.0, 22.0), 20.0))
    line = face[round(look.inset_mm * 20), 400:-400, 0] > 127
    assert 1 - line.mean() == pytest.approx(1.3 / 3.9, abs=0.03)
