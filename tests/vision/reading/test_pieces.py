"""Whose a piece is said to be, of what is known of its squares."""

from __future__ import annotations

import numpy as np
import pytest

from referee.values import UNKNOWN
from referee.vision.networks.squarenet import FRAME_ORDER
from referee.vision.reading.pieces import Pieces, owner_of

A, B = (0, 0), (0, 1)


def logits(owner: str, by: float) -> np.ndarray:
    out = np.zeros(4)
    out[FRAME_ORDER.index(owner)] = by
    return out


def pieces(a: np.ndarray, b: np.ndarray, *, taught: dict | None = None, art: bool | None = None) -> Pieces:
    return Pieces([(A, B, 0.99)], {}, {A: a, B: b}, taught or {}, art)


def test_both_halves_together_say_whose_a_card_is() -> None:
    assert pieces(logits("dashed", 2.5), logits("dashed", 2.5)).owner((A, B)).name == "dashed"
    assert pieces(logits("dashed", 2.5), logits("dotted", 2.5)).owner((A, B)).name == UNKNOWN


def test_a_card_like_no_taught_piece_is_nobodys_however_sure_the_classes_are() -> None:
    sure = logits("solid", 9), logits("solid", 9)
    assert pieces(*sure, taught={A: 2.0, B: 1.0}).owner((A, B)).name == "solid"
    strange = pieces(*sure, taught={A: -3.0, B: 1.0}).owner((A, B))
    assert strange.name == UNKNOWN and strange.candidates[0] == "solid" and set(strange.candidates) == set(FRAME_ORDER)


@pytest.mark.parametrize(("art", "name"), [(True, "double"), (None, "double"), (False, UNKNOWN)])
def test_in_strange_art_nobody_is_named_before_a_set_was_taught(art: bool | None, name: str) -> None:
    assert pieces(logits("double", 9), logits("double", 9), art=art).owner((A, B)).name == name


def test_a_doubtful_owner_has_the_likely_candidates() -> None:
    said = owner_of(logits("dashed", 3) + logits("dotted", 3))
    assert said.name == UNKNOWN and set(said.candidates[:2]) == {"dashed", "dotted"} and said.sure > 0.9
