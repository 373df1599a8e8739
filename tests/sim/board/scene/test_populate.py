"""Boards in play drawn at random: every rare thing often enough, and the same table when it is empty."""

from __future__ import annotations

import numpy as np

from referee.sim.board import Mix, random_board_in_play, sample_style
from referee.sim.board.scene.things import FRAMES


def test_the_empty_scene_has_nothing_on_the_board_but_the_same_table() -> None:
    rng = np.random.default_rng(4)
    style = sample_style(rng)
    scene = random_board_in_play(rng, style, Mix(hand=1.0))
    bare = scene.empty()
    assert bare.sections == scene.sections and bare.clutter == scene.clutter
    assert not bare.tokens and not bare.hands
    assert [p for p in scene.pieces if not p.cells] == list(bare.pieces)


def test_boards_in_play_hold_what_a_reader_must_learn() -> None:
    doubles = wrong = cards = off_grid = 0
    frames, kinds, overlaps = set(), set(), 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        scene = random_board_in_play(rng, sample_style(rng))
        on_board = [p for p in scene.pieces if p.cells]
        frames |= {p.owner for p in on_board}
        kinds |= {p.kind for p in on_board}
        for p in (p for p in on_board if p.kind == "card"):
            cards += 1
            doubles += len(set(p.colours)) == 1
            wrong += tuple(scene.colours[c] for c in p.cells) != p.colours
        cells = [c for p in on_board for c in p.cells]
        overlaps += len(cells) > len(set(cells))
        off_grid += any(p.id.startswith("x") for p in scene.pieces)
    assert frames == set(FRAMES) and kinds == {"card", "joker"}
    assert 0.05 < wrong / cards < 0.16 and doubles / cards > 0.12
    assert overlaps >= 5 and off_grid >= 3
