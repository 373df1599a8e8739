"""Art worlds: drawn at random, readable for people, and twelve families kept apart from training."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from referee.kit.board import load_kit
from referee.sim.board import Renderer, lay, neutral_style
from referee.sim.board.looks.worlds import (
    CROSSINGS,
    FAMILIES,
    INKS_APART,
    JOKERS,
    KEPT_CROSSINGS,
    KEPT_JOKERS,
    KEPT_MOTIFS,
    KEPT_TOKENS,
    MOTIFS,
    TOKENS,
    art_style,
    family_style,
    lab,
    sample_inks,
    sample_world,
)
from referee.sim.board.scene.populate import board_corners, empty_board
from referee.sim.board.scene.things import FRAMES
from referee.sim.common.camera import sample_camera


def test_families_are_made_of_what_training_never_draws() -> None:
    for drawn, kept in ((MOTIFS, KEPT_MOTIFS), (JOKERS, KEPT_JOKERS), (CROSSINGS, KEPT_CROSSINGS),
                        (TOKENS, KEPT_TOKENS)):
        assert not set(drawn) & set(kept)
    for look, joker, crossing, token in FAMILIES.values():
        assert look in KEPT_MOTIFS and joker in KEPT_JOKERS and token in KEPT_TOKENS
        assert crossing in ("none", *KEPT_CROSSINGS)


def test_inks_of_a_world_can_be_told_apart() -> None:
    for seed in range(30):
        inks = list(sample_inks(np.random.default_rng(seed)).values())
        assert 4 <= len(inks) <= 6
        for a, b in itertools.combinations(lab(inks), 2):
            assert np.linalg.norm(a - b) > INKS_APART


def test_the_same_seed_draws_the_same_world_and_another_one_another() -> None:
    first, again, other = (sample_world(np.random.default_rng(s)) for s in (4, 4, 5))
    assert first == again and first.print.tiles != other.print.tiles


def test_a_family_keeps_its_art_under_other_lamps() -> None:
    one, two = (family_style("maze_house", np.random.default_rng(s)) for s in (1, 2))
    assert (one.print.tiles, one.cards, one.token) == (two.print.tiles, two.cards, two.token)
    assert one.lights != two.lights


@pytest.mark.parametrize("name", [*FAMILIES, "random"])
def test_a_set_of_cards_can_be_made_of_the_inks_of_every_world_that_is_played(name: str) -> None:
    """Two families had four inks, of which no hand of fifteen cards can be made."""
    for seed in range(3):
        assert load_kit().cards_for(art_style(name, seed).colours)


def test_owners_of_a_world_look_different() -> None:
    style = sample_world(np.random.default_rng(11))
    faces = []
    for owner in FRAMES:
        scene = empty_board(np.random.default_rng(0), style, 4, 4)
        card = lay(scene, "c", owner, [(0, 0), (0, 1)], list(style.colours[:2]))
        camera = sample_camera(np.random.default_rng(0), board_corners(scene), (640, 480), (80, 90), (0.9, 1.0))
        faces.append(Renderer(style, camera).painter.face(card, 6.0)[0].astype(int))
    for a, b in itertools.combinations(faces, 2):
        assert (np.abs(a - b).max(axis=2) > 40).mean() > 0.005


def test_plain_styles_are_drawn_as_before_without_tiles() -> None:
    style = neutral_style()
    assert style.print.tiles is None and style.cards.faces is None
