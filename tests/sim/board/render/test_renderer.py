"""The renderer and its truth say the same: colours, corners, frames, what hides what."""

from __future__ import annotations

import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.sim.board import (
    Renderer,
    Scene,
    Style,
    empty_board,
    lay,
    neutral_style,
    render,
    sample_shot,
    sample_style,
    stand,
    truth,
)
from referee.sim.board.render.live import Live
from referee.sim.board.scene.things import CARD_MM
from referee.sim.common.camera import Aim, Camera, look_at
from referee.sim.common.things import Hand
from referee.values.board import FRAMES

SIZE = (960, 540)
BENT = (-0.05, 0.01, 0.0005, -0.0005, 0.0)


def plain(seed: int = 3) -> tuple[Scene, Style]:
    style = neutral_style(seed)
    return empty_board(np.random.default_rng(seed), style, 4, 4), style


def camera(elevation: float = 60.0, dist: tuple[float, ...] = BENT) -> Camera:
    return look_at((0, 0, 0), Aim(262, elevation, 420, 1.0), 55, SIZE, dist)


def nearest_ink(pixel: np.ndarray, style: Style) -> str:
    """The ink whose direction in colour space is nearest: the light's strength does not count."""
    rgb = pixel[::-1].astype(float)
    inks = {c: np.array(v, float) for c, v in style.print.inks.items()}
    return max(inks, key=lambda c: float(rgb @ inks[c] / np.linalg.norm(rgb) / np.linalg.norm(inks[c])))


def at(image: np.ndarray, point: np.ndarray) -> np.ndarray:
    x, y = (round(float(v)) for v in point)
    mean: np.ndarray = image[y - 1 : y + 2, x - 1 : x + 2].reshape(-1, 3).mean(axis=0)
    return mean


@pytest.mark.parametrize("elevation", [30, 60, 88])
def test_every_square_shows_its_colour_inside_its_polygon(elevation: float) -> None:
    board, style = plain()
    view = camera(elevation)
    image = render(board, style, view)
    for cell in truth(board, style, view)["cells"]:
        corners = np.array(cell["poly_px"])
        middle = corners.mean(axis=0)
        for point in (middle, *(middle + 0.7 * (corners - middle))):
            assert nearest_ink(at(image, point), style) == cell["colour"], cell["cell"]


def test_a_card_shows_its_colours_on_its_cells_and_the_frame_where_it_belongs() -> None:
    board, style = plain()
    pieces = []
    for k, owner in enumerate(FRAMES):
        cells = [(2 * k, 1), (2 * k, 2)]
        pieces.append(lay(board, f"c{k}", owner, cells, ("blue", "yellow"), (0.8, -0.9), 2.0))
    scene, view = replace(board, pieces=tuple(pieces)), camera(75)
    image = render(scene, style, view)
    white = {}
    for card in truth(scene, style, view)["cards"]:
        # Corners start at the end of colours[1]: halves lie left and right of the middle.
        a, b, c, d = np.array(card["poly_px"])
        for colour, ends in (("yellow", (a, d)), ("blue", (b, c))):
            point = 0.5 * (a + b + c + d) / 4 + 0.5 * (ends[0] + ends[1]) / 2
            assert nearest_ink(at(image, point), style) == colour
        inset = style.cards.inset_mm / CARD_MM[1]
        u = np.linspace(0.1, 0.9, 120)[:, None]
        line = (a + inset * (d - a)) * (1 - u) + (b + inset * (c - b)) * u
        seen = np.array([image[round(y), round(x)].min() for x, y in line])
        halves = seen[:58], seen[62:]  # a line looks brighter on yellow than on blue
        white[card["frame"]] = float(np.mean([(half > 0.75 * half.max()).mean() for half in halves]))
    assert white["solid"] > 0.95
    assert 0.35 < white["dashed"] < 0.9
    assert white["double"] < 0.5  # two lines, one on either side of the path
    assert 0.2 < white["dotted"] < 0.9


def test_what_a_hand_and_a_token_hide_is_said() -> None:
    board, style = plain()
    view = camera(35)
    token = stand(board, "t0", (4, 3))
    hand = Hand(40.0, 20.0, 5.0, 0.0, "flat", seed=2)
    found = truth(replace(board, tokens=(token,), hands=(hand,)), style, view)
    cells = {tuple(c["cell"]): c for c in found["cells"]}
    under = [c for c in cells.values() if c["seen"]["hand"] > 0.9]
    assert under and all(c["occluded"] for c in under)
    assert cells[4, 3]["seen"]["token"] > 0.1
    assert any(c["seen"]["token"] > 0.05 for k, c in cells.items() if k[0] == 3)  # the one behind it
    for c in cells.values():
        assert sum(c["seen"].values()) == pytest.approx(1, abs=0.01)


def test_a_card_over_another_hides_it_and_lies_higher() -> None:
    board, style = plain()
    first = lay(board, "c0", "solid", [(2, 2), (2, 3)], ("red", "blue"))
    second = lay(board, "c1", "dashed", [(2, 3), (2, 4)], ("blue", "green"))
    scene, view = replace(board, pieces=(first, second)), camera(80)
    under, over = truth(scene, style, view)["cards"]
    assert 0.3 < under["seen"]["piece"] < 0.7
    assert over["seen"]["visible"] == 1.0
    assert {tuple(c["cell"]): c["covered_by"] for c in truth(scene, style, view)["cells"]}[2, 3] == ["c0", "c1"]


def test_the_same_seed_gives_the_same_picture_and_truth() -> None:
    def once() -> tuple[bytes, str]:
        rng = np.random.default_rng(11)
        shot = sample_shot(rng, sample_style(rng), (640, 360))
        image = render(shot.scene, shot.style, shot.camera)
        return image.tobytes(), json.dumps(truth(shot.scene, shot.style, shot.camera))

    assert once() == once()


@pytest.mark.slow
def test_a_film_frame_equals_a_fresh_drawing() -> None:
    board, style = plain()
    style = replace(style, sensor=replace(style.sensor, defocus_px=0.7, sharpen=0.4, vignette=0.1))
    view = camera(55)
    card = lay(board, "c0", "dotted", [(3, 3), (3, 4)], ("red", "blue"))
    later = replace(board, pieces=(card,), tokens=(stand(board, "t0", (3, 4)),), hands=(Hand(60, 30, 20, 300, seed=5),))
    live = Live(Renderer(style, view), board)
    live.frame(later)
    renderer = Renderer(style, view)
    renderer.clean(board)  # sets the exposure
    fresh = Live(renderer, later)
    difference = cv2.absdiff(live.image, fresh.image)
    assert difference.mean() < 0.05
    assert np.percentile(difference, 99.9) <= 3
    # cv2 cuts polygons at a window's rim with a rounding of its own: some pixels of edges there may differ.
    back = cv2.absdiff(live.frame(board), Live(Renderer(style, view), board).image).max(axis=2)
    assert (back > 1).mean() < 0.001


def test_an_unknown_frame_is_refused() -> None:
    board, style = plain()
    wrong = replace(lay(board, "c0", "solid", [(2, 2), (2, 3)], ("red", "blue")), owner="wavy")
    with pytest.raises(ValueError, match="unknown frame 'wavy'"):
        render(replace(board, pieces=(wrong,)), style, camera())
