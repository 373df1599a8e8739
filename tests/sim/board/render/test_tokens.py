"""Tokens as solid bodies."""

from __future__ import annotations

import numpy as np
import pytest

from referee.sim.board.looks.style import TokenShape
from referee.sim.board.looks.worlds import KEPT_TOKENS, TOKENS
from referee.sim.board.render.tokens import token_mesh
from referee.sim.board.scene.things import Token


@pytest.mark.parametrize("kind", [*TOKENS, *KEPT_TOKENS])
def test_every_token_stands_on_its_square_as_high_as_it_is(kind: str) -> None:
    mesh = token_mesh(Token("t", 0.0, 0.0), TokenShape(kind=kind, diameter_mm=14, height_mm=18), (0.0, 0.0, 0.0))
    low, high = mesh.points.min(axis=0), mesh.points.max(axis=0)
    assert low[2] == pytest.approx(0, abs=1.3) and 10 < high[2] <= 18.01
    assert np.abs(mesh.points[:, :2]).max() <= 10
