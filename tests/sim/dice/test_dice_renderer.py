"""The renderer of dice and its truth say the same: where dice are, what is in sight, what shines through."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.sim.common.camera import Aim, Camera, look_at
from referee.sim.common.things import Hand
from referee.sim.dice.looks import DiceStyle, sample_style
from referee.sim.dice.renderer import DiceRenderer
from referee.sim.dice.scene import DiceScene, LyingDie, Thrown, lying
from referee.sim.dice.views import outlines, truth
from referee.values.dice import COLOURS, VALUES, space_id

SIZE = (480, 360)
OPAQUE, CLEAR = 114, 35


def camera(elevation: float = 65.0, away: float = 330.0) -> Camera:
    return look_at((0.0, 0.0, 0.0), Aim(270, elevation, away, 0.0), 50, SIZE)


def style(seed: int = OPAQUE) -> DiceStyle:
    """A family's game without blur, so that edges are where they are."""
    found = sample_style(seed)
    return replace(found, sensor=replace(found.sensor, defocus_px=0.0, motion_px=(0.0, 0.0), noise=0.0, jpeg=98))


def die(of: DiceStyle, colour: str, pips: int, x: float, y: float, space: str | None = None) -> LyingDie:
    base = 0.0 if of.board is None or space is None else of.board.thick_mm
    return lying(np.random.default_rng(pips), Thrown(colour, pips, of.dice[colour]), (x, y), base, space=space)


def on(of: DiceStyle, colour: str, value: int) -> LyingDie:
    assert of.board is not None
    x, y = of.board.middle(colour, value)
    return die(of, colour, value, x, y, space_id(colour, value))


@pytest.mark.parametrize("elevation", [40.0, 88.0])
def test_a_box_contains_what_is_seen_of_its_die_and_not_much_more(elevation: float) -> None:
    of = style()
    scene = DiceScene(tuple(on(of, colour, 1 + 2 * k % 6) for k, colour in enumerate(COLOURS)))
    shot = DiceRenderer(of, camera(elevation)).render(scene)
    found = truth(scene, of, camera(elevation), shot)["dice"]
    assert [d["space"] for d in found] == [d.space for d in scene.dice]
    for k, said in enumerate(found):
        rows, columns = np.nonzero(shot.front == k)
        x0, y0, x1, y1 = said["box"]
        seen = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
        assert np.abs(np.subtract(seen, (x0, y0, x1, y1))).max() <= 3, said
        assert said["visible"] == pytest.approx(1.0, abs=0.05) and said["top_visible"] > 0.9


def test_the_truth_says_what_of_a_die_is_in_sight() -> None:
    of = style()
    before, behind = die(of, "red", 1, 0.0, -60.0), die(of, "blue", 2, 0.0, -60.0 + of.dice["blue"].edge_mm * 1.02)
    alone = DiceScene((behind,))
    both = DiceScene((behind, before))
    low = camera(25.0)
    painter = DiceRenderer(of, low)
    [free] = truth(alone, of, low, painter.render(alone))["dice"]
    partly, whole = truth(both, of, low, painter.render(both))["dice"]
    assert free["visible"] == pytest.approx(1.0, abs=0.05) and whole["visible"] == pytest.approx(1.0, abs=0.05)
    assert 0.1 < partly["visible"] < 0.8 < partly["top_visible"], "its upper face is seen over the one before it"
    hand = replace(alone, hands=(Hand(0.0, -50.0, 20.0, 270.0, "flat", seed=2),))
    hidden = [d for d in truth(hand, of, low, painter.render(hand))["dice"] if d["visible"] > 0.5]
    assert hidden == []


def test_a_die_beside_the_board_has_the_seat_of_its_side() -> None:
    of, view = style(), camera(away=560.0)
    assert of.board is not None
    w, h = (v / 2 + 14 for v in of.board.size_mm)
    scene = DiceScene(tuple(die(of, "red", 1, x, y) for x, y in ((0, -h), (w, 0), (0, h), (-w, 0))))
    found = truth(scene, of, view, DiceRenderer(of, view).render(scene))["dice"]
    assert [d["seat"] for d in found] == ["bottom", "right", "top", "left"]
    assert {d["space"] for d in found} == {None}


def test_the_spaces_lie_where_their_colours_are() -> None:
    of, view = style(), camera()
    image = DiceRenderer(of, view).render(DiceScene()).image
    spaces, board = outlines(of, view)
    assert len(spaces) == len(COLOURS) * len(VALUES)
    for name, quad in spaces.items():
        middle = np.mean(quad, axis=0)
        corner = middle + 0.75 * (np.array(quad[0]) - middle)
        blue, green, red = image[round(corner[1]), round(corner[0])].astype(int)
        strongest = {"red": red - max(green, blue), "blue": blue - max(red, green), "green": green - max(red, blue),
                     "yellow": min(red, green) - blue}
        assert max(strongest, key=lambda colour: strongest[colour]) == name.split("-")[0], name
        assert cv2.pointPolygonTest(np.array(board, np.float32), middle.tolist(), False) > 0


def test_clear_dice_let_their_ground_through() -> None:
    """On a red space a clear blue die is far redder than on a blue one; an opaque one only mirrors a little of it."""
    of, view = style(CLEAR), camera()

    def redness(clear: float, column: str) -> float:
        look = replace(of.dice["blue"], clear=clear, tint=0.6)
        worn = replace(of, dice={**of.dice, "blue": look})
        assert worn.board is not None
        x, y = worn.board.middle(column, 3)
        lies = lying(np.random.default_rng(1), Thrown("blue", 2, look), (x, y), worn.board.thick_mm)
        shot = DiceRenderer(worn, view).render(DiceScene((lies,)))
        blue, _, red = shot.image[shot.front == 0].astype(float).mean(axis=0)
        return float(red - blue)

    through, mirrored = (redness(clear, "red") - redness(clear, "blue") for clear in (1.0, 0.0))
    assert through > 1.5 * mirrored and through > 60


def test_the_same_seed_gives_the_same_bytes_and_a_scene_at_rest_another_noise() -> None:
    of, view = sample_style(5), camera()
    scene = DiceScene((on(of, "red", 1), die(of, "blue", 6, 0.0, -90.0)))
    one, other = DiceRenderer(of, view), DiceRenderer(of, view)
    first = one.render(scene, 7)
    again = one.render(scene, 8)  # drawn already: only its noise is new
    assert np.array_equal(first.image, other.render(scene, 7).image)
    assert np.array_equal(again.image, other.render(replace(scene), 8).image)
    assert not np.array_equal(first.image, again.image)
    assert cv2.absdiff(first.image, again.image).mean() < 8


def test_a_table_without_a_game_has_no_board() -> None:
    of = sample_style(3, game=False)
    with pytest.raises(ValueError, match="no board"):
        outlines(of, camera())
    scene = DiceScene((die(of, "green", 4, 0.0, 0.0),))
    said = truth(scene, of, camera(), DiceRenderer(of, camera()).render(scene))
    assert "spaces" not in said and said["dice"][0]["seat"] is None
