"""Drawn pictures of cards: the same seed gives the same bytes, and the truth says what is there."""

import numpy as np
import pytest

from referee.sim.cards.backs import paint_back
from referee.sim.cards.looks import sample_deck, sample_style
from referee.sim.cards.printed import digit_boxes, paint_face
from referee.sim.cards.renderer import CardsRenderer
from referee.sim.cards.scene import CardsScene, LyingCard, count_scene, deck_scene, free_scene, round_scene
from referee.sim.cards.truth import sample_view, truth
from referee.sim.common.camera import Aim, look_at
from referee.values.cards import COLOURS

SIZE = (480, 270)


def above(millimetres: float = 500.0):
    return look_at((0, 0, 0), Aim(270, 90, millimetres), 60, SIZE)


def test_the_same_seed_gives_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        style = sample_style(7, 2)
        scene = free_scene(np.random.default_rng(3), style)
        pictures.append(CardsRenderer(style, above()).render(scene, 5).image)
    assert np.array_equal(pictures[0], pictures[1])


def test_a_card_that_hides_another_takes_it_out_of_sight() -> None:
    style = sample_style(11)
    scene = CardsScene((LyingCard("red", 3, 0, 0, 10), LyingCard("blue", 7, 20, 0, 10, z=0.4)))
    renderer = CardsRenderer(style, above())
    below, top = truth(scene, style, renderer, renderer.render(scene))["cards"]
    assert top["visible"] > 0.95 and 0.2 < below["visible"] < 0.6
    assert max(below["digits_visible"]) < max(top["digits_visible"]) + 1e-9


def test_the_truth_lies_where_the_card_was_drawn() -> None:
    style = sample_style(11)
    renderer = CardsRenderer(style, above())
    bare, one = (renderer.render(CardsScene(c)).image.astype(int) for c in ((), (LyingCard("yellow", 3, 30, 20, 0),)))
    [card] = truth(CardsScene((LyingCard("yellow", 3, 30, 20, 0),)), style, renderer,
                   renderer.render(CardsScene((LyingCard("yellow", 3, 30, 20, 0),))))["cards"]
    rows, columns = np.nonzero(np.abs(one - bare).max(axis=2) > 60)
    quad = np.array(card["quad"])
    assert np.allclose(np.quantile(columns, [0.02, 0.98]), [quad[:, 0].min(), quad[:, 0].max()], atol=3)
    assert np.allclose(np.quantile(rows, [0.02, 0.98]), [quad[:, 1].min(), quad[:, 1].max()], atol=4)


@pytest.mark.parametrize("draw", [round_scene, count_scene, deck_scene])
def test_scenes_of_the_game_hold_what_they_say(draw) -> None:
    rng = np.random.default_rng(2)
    style = sample_style(5)
    scene = draw(rng, style)
    assert scene.cards and all(c.colour in COLOURS for c in scene.cards)
    for heap in scene.told.get("heaps", []):
        seat = [c for c in scene.cards if c.place == "heap" and c.seat == heap["seat"]]
        assert len(seat) == heap["count"]
    if scene.told["kind"] == "deck":
        assert sum(c.up for c in scene.cards) == 40


def test_a_camera_sees_cards_at_the_size_that_was_asked_for() -> None:
    style = sample_style(5)
    scene = CardsScene((LyingCard("red", 3, 0, 0, 0),))
    camera = sample_view(np.random.default_rng(1), style, SIZE, (60, 60), (85, 90), reach=0.0)
    renderer = CardsRenderer(style, camera)
    [card] = truth(scene, style, renderer, renderer.render(scene))["cards"]
    assert 57 < card["px"] < 63


@pytest.mark.parametrize("seed", range(6))
def test_decks_of_any_art_show_digits_that_differ_and_colours_that_differ(seed: int) -> None:
    rng = np.random.default_rng(seed)
    deck = sample_deck(rng)
    two, seven, red = paint_face(deck, "blue", 2), paint_face(deck, "blue", 7), paint_face(deck, "red", 7)
    boxes = digit_boxes(deck, 7)
    assert boxes and two.shape == seven.shape == (*two.shape[:2], 4)
    assert np.abs(two[..., :3].astype(int) - seven[..., :3]).max() > 60
    assert np.abs(red[..., :3].astype(int) - seven[..., :3]).mean() > 20
    assert two[0, 0, 3] < 200, "corners are round"


def test_a_back_has_its_borders_colour_at_the_rim() -> None:
    back = sample_style(3).backs[0]
    painted = paint_back(back, (59.0, 91.0), 3.0, 0.0)
    assert painted.shape[2] == 4 and painted[40, 40, 3] == 255
