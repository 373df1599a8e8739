"""Prints of other art worlds, painted flat."""

from __future__ import annotations

import pytest

from referee.sim.board.looks.worlds import KEPT_JOKERS, KEPT_MOTIFS, MOTIFS
from referee.sim.board.paint.ornament import motif


@pytest.mark.parametrize("kind", [k for k in (*MOTIFS, *KEPT_MOTIFS, *KEPT_JOKERS) if k != "none"])
def test_every_motif_leaves_ink_and_ground(kind: str) -> None:
    drawn = motif(kind, 96, 0.6, index=2, seed=3)
    assert drawn.shape == (96, 96) and 0.02 < drawn.mean() < 0.9
