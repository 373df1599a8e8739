"""Faces as most shops sell them."""

import numpy as np

from referee.sim.cards.looks import ACTIONS, OTHER, sample_sold_deck
from referee.sim.cards.printed import digit_boxes, paint_face
from referee.sim.cards.signs import barred_ring, drawn_cards, two_arrows


def test_a_sold_deck_has_a_white_border_and_no_two_like_faces() -> None:
    for seed in (3, 4):
        deck = sample_sold_deck(np.random.default_rng(seed))
        faces = [paint_face(deck, "red", n) for n in range(11)]
        faces += [paint_face(deck, "red", None, action) for action in ACTIONS[:3]]
        assert all(face[face.shape[0] // 2, 6, :3].min() > 200 for face in faces)
        assert len({face.tobytes() for face in faces}) == len(faces)
        assert len(digit_boxes(deck, 7)) == 3 and digit_boxes(deck, None) == []


def test_a_wild_card_is_black_and_shows_all_colours() -> None:
    deck = sample_sold_deck(np.random.default_rng(8))
    face = paint_face(deck, OTHER, None, "wild")[..., :3]
    assert np.median(face[20:-20, 14:24].max(axis=2)) < 60
    assert len(np.unique(face[face.shape[0] // 2].astype(int) // 64, axis=0)) > 3


def test_signs_are_whole_and_lie_within_their_square() -> None:
    for mask in (barred_ring(80, 0.15), two_arrows(80, 30.0), *drawn_cards(80, 4, 20.0)):
        assert mask.shape == (80, 80) and 0.08 < (mask > 128).mean() < 0.7
