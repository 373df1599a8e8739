"""Looks drawn at random: every kind of print, table, joker and token turns up."""

from __future__ import annotations

import numpy as np

from referee.sim.board import sample_style


def test_styles_differ_and_every_kind_turns_up() -> None:
    styles = [sample_style(np.random.default_rng(k)) for k in range(150)]
    assert {s.print.line for s in styles} == {"white", "dark", "own", "none"}
    assert {s.table.kind for s in styles} == {"wood", "cloth", "check", "stripes", "laminate"}
    assert {s.cards.joker for s in styles} == {"J", "star", "wheel"}
    assert {s.token.kind for s in styles} == {"pawn", "cylinder", "cone"}
    assert {len(s.print.inks) for s in styles} == {5, 6}
