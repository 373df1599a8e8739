"""A board has to be learned bare: what lies on it is told from the one picture, and nothing is told of a bare one."""

from dataclasses import replace

import numpy as np
import pytest

from referee.files.table import table_in
from referee.sim.board import Scene, empty_board, lay, render, sample_style, stand, truth
from referee.sim.common.camera import Aim, look_at
from referee.sim.common.things import Hand
from referee.values.board import BoardTable, Cell
from referee.vision.board import learn
from referee.vision.board.change.examine import examine
from tests.support.drawn import camera_over, flat_board, outer_corners, paint, seen_by

SIZE = (1280, 720)


def learned(what: str, seed: int) -> tuple[BoardTable, np.ndarray, set[Cell]]:
    """The table of a rendered board with something on it, the picture, and the table's squares it covers."""
    rng = np.random.default_rng(seed)
    style = sample_style(rng)
    bare = empty_board(rng, style, 4, 4)
    place, beside = [(c, d) for c in sorted(bare.colours) if (d := (c[0], c[1] + 1)) in bare.colours][9]
    colours = bare.colours[place], bare.colours[beside]
    on_it: dict[str, Scene] = {
        "nothing": bare,
        "card": replace(bare, pieces=(lay(bare, "c", "dotted", (place, beside), colours),)),
        "joker": replace(bare, pieces=(lay(bare, "j", "solid", (place,)),)),
        "token": replace(bare, tokens=(stand(bare, "t", place),)),
        "hand": replace(bare, hands=(Hand(60.0, 55.0, 4.0, 82.0, seed=3),)),
    }
    camera = look_at((0, 0, 0), Aim(262.0, 62.0, 380.0, 2.0), 55, SIZE, (0.0,) * 5)
    image = render(on_it[what], style, camera, seed=seed)
    table = learn([image])
    true = {tuple(c["cell"]): np.mean(c["poly_px"], axis=0) for c in truth(bare, style, camera)["cells"]}
    where = {"card": (place, beside), "joker": (place,), "token": (place,)}.get(what, ())
    return table, image, {min(table.squares, key=lambda s: float(np.hypot(*(np.mean(s.quad, axis=0) - true[c])))).cell
                          for c in where}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 3])
def test_a_bare_board_is_learned_as_bare(seed: int) -> None:
    table, image, _ = learned("nothing", seed)
    assert table.covered == () and not any("covered" in s for s in table.to_dict()["squares"])
    assert next(c for c in examine(table, image) if c.name == "bare").ok


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("what", ["card", "joker", "token"])
def test_one_piece_left_on_the_board_is_told_and_nobody_is_accused_by_the_colour_under_it(what: str, seed: int) -> None:
    table, image, squares = learned(what, seed)
    assert set(table.covered) == squares
    assert not table.quality.ok and table.quality.warnings[0].startswith("something lies on the board (r")
    for square in table.squares:
        if square.covered:
            assert {square.colour, *square.others} == set(table.layout.values())
    told = next(c for c in examine(table, image) if c.name == "bare")
    assert not told.ok and "take everything off it" in told.text
    assert table_in(table.to_dict()).covered == table.covered


@pytest.mark.slow
def test_fingers_over_the_edge_of_the_board_are_told() -> None:
    table, _, _ = learned("hand", 1)
    assert table.covered and not table.quality.ok


@pytest.mark.slow
def test_a_board_in_play_is_no_empty_one(still) -> None:
    """Its squares are all found and its colours nearly right: cards show those of the squares under them."""
    table = learn([still.image])
    assert len(table.squares) == len(still.table.squares) and len(table.covered) >= 30
    assert " more)" in table.quality.warnings[0]


def test_a_board_given_by_its_size_may_be_any_board_and_bear_anything() -> None:
    camera, flat = camera_over(8, 10), flat_board(8, 10)
    for cell in ((2, 3), (2, 4), (5, 7)):
        paint(flat, cell, (240, 230, 200))
    corners = [(float(x), float(y)) for x, y in outer_corners(camera, 8, 10)]
    table = learn([seen_by(camera, flat)], corners=corners, grid=(8, 10))
    assert len(table.squares) == 80 and table.covered == ()
