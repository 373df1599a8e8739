"""Whose a piece is said to be, of what is known of its squares."""

from __future__ import annotations

import itertools
from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.kit.taught import Example, TaughtSet
from referee.values.board import BoardTable, Cell, Square
from referee.values.common import UNKNOWN, Quality
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.frames import ANSWERS, IS_JOKER, OWNERS, SIDE
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, KINDS, OUTPUTS
from referee.vision.board.reading.pieces import PIECES, Owner, PieceFinder, Pieces, owner_of

A, B = (0, 0), (0, 1)


def logits(owner: str, by: float) -> np.ndarray:
    out = np.zeros(4)
    out[FRAME_ORDER.index(owner)] = by
    return out


def pieces(a: np.ndarray, b: np.ndarray, *, taught: dict[Cell, float] | None = None,
           border: dict[Cell, np.ndarray] | None = None, art: bool | None = None) -> Pieces:
    return Pieces([(A, B, 0.99)], {}, {A: a, B: b}, taught or {}, border or {}, art)


def test_both_halves_together_say_whose_a_card_is() -> None:
    assert pieces(logits("dashed", 2.5), logits("dashed", 2.5)).owner((A, B)).name == "dashed"
    assert pieces(logits("dashed", 2.5), logits("dotted", 2.5)).owner((A, B)).name == UNKNOWN


def test_a_card_like_no_taught_piece_is_nobodys_however_sure_the_classes_are() -> None:
    sure = logits("solid", 9), logits("solid", 9)
    assert pieces(*sure, taught={A: 2.0, B: 1.0}).owner((A, B)).name == "solid"
    strange = pieces(*sure, taught={A: -3.0, B: 1.0}).owner((A, B))
    assert strange.name == UNKNOWN and strange.candidates[0] == "solid" and set(strange.candidates) == set(FRAME_ORDER)


@pytest.mark.parametrize(("double", "solid", "name"), [
    (-0.3, 0.0, "solid"), (0.0, -0.3, "double"), (0.0, 0.0, UNKNOWN)])
def test_borders_tell_owners_apart_where_likeness_does_not(double: float, solid: float, name: str) -> None:
    torn = logits("solid", 3.0) + logits("double", 2.8)
    border = logits("solid", solid) + logits("double", double)
    assert pieces(torn, torn, taught={A: 3.0}, border={A: border, B: border}).owner((A, B)).name == name


@pytest.mark.parametrize(("art", "name"), [(True, "double"), (None, "double"), (False, UNKNOWN)])
def test_in_strange_art_nobody_is_named_before_a_set_was_taught(art: bool | None, name: str) -> None:
    assert pieces(logits("double", 9), logits("double", 9), art=art).owner((A, B)).name == name


@pytest.mark.parametrize(("taught", "name"), [({}, UNKNOWN), ({A: 2.0}, "dotted")])
def test_a_joker_must_be_surer_than_a_card_where_nothing_was_taught(
        taught: dict[Cell, float], name: str) -> None:
    told = logits("dotted", 4.5)  # 0.97 sure
    assert Pieces([], {A: 0.99}, {A: told}, taught, {}, None).owner((A,)).name == name
    assert Pieces([(A, B, 0.99)], {}, {A: told}, taught, {}, None).owner((A, B)).name == "dotted"


def test_a_doubtful_owner_has_the_likely_candidates() -> None:
    said = owner_of(logits("dashed", 3) + logits("dotted", 3))
    assert said.name == UNKNOWN and set(said.candidates[:2]) == {"dashed", "dotted"} and said.sure > 0.9


@pytest.mark.parametrize(("strangers", "by_class", "names"), [
    ((), 3.0, ["solid"]), (("double",), 3.0, ["solid"]), (("double",), 1.0, ["solid", "double"]),
    (("double", "dotted"), -1.0, ["solid", "double", "dotted"])])
def test_a_piece_that_may_be_a_strangers_is_nobodys(
        strangers: tuple[str, ...], by_class: float, names: list[str]) -> None:
    """Of whom no card was taught: likeness cannot tell his pieces, so the classes must rule him out."""
    like, classes = (np.array([9.0, 0, 0, 0]),) * 2, (np.array([by_class, 0, by_class, 0]),) * 2
    found = replace(pieces(*like, taught={A: 2.0, B: 2.0}), classes=dict(zip((A, B), classes, strict=True)),
                    strangers=tuple(FRAME_ORDER.index(s) for s in strangers), joker_strangers=(0, 1, 2, 3))
    said = found.owner((A, B))
    assert [*said.candidates] == (names if len(names) > 1 else [])
    assert said.name == (UNKNOWN if len(names) > 1 else "solid")


class Counted:
    """Stands in for the closer look: says of a square how often squares were asked about before."""

    def __init__(self) -> None:
        self.asked: list[list[Cell]] = []

    def of(self, _image: object, _camera: object, cells: list[Cell], _views: object = ()) -> np.ndarray:
        self.asked.append(list(cells))
        return np.full((len(cells), ANSWERS), float(len(self.asked)))


def answer(kept: bool, *cells: Cell) -> Answer:
    """Of a board of three squares, jokers on these `cells`, all of them solid's."""
    out = np.zeros((1, 3, OUTPUTS))
    out[..., BARE] = 20.0
    for cell in cells:
        out[cell][BARE], out[cell][JOKER], out[cell][KINDS] = 0.0, 20.0, 20.0
    out[..., -3:-1] = -20.0
    return Answer.of(out, np.full((1, 3), kept))


@pytest.fixture
def finder() -> PieceFinder:
    quad = ((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0))
    squares = tuple(Square(c, "red", (200, 30, 30), quad) for c in (A, B, (0, 2)))
    return PieceFinder(BoardTable(640, 480, squares, quality=Quality(True)), Counted(), 1.0)  # type: ignore[arg-type]


class Says:
    """Stands in for the closer look: how surely each square that it is asked about is a joker, a logit."""

    def __init__(self, joker: float) -> None:
        self._joker = joker

    def of(self, _image: object, _camera: object, cells: list[Cell], _views: object = ()) -> np.ndarray:
        out = np.ones((len(cells), ANSWERS))
        out[:, IS_JOKER] = self._joker
        return out

    def about(self, squares: np.ndarray) -> np.ndarray:
        return np.ones((len(squares), ANSWERS))


@pytest.mark.parametrize(("p", "joker", "pairs", "jokers"), [
    (0.85, 4.0, [], [A, B]), (0.85, -4.0, [(A, B)], []), (0.97, 4.0, [(A, B)], [])])
def test_a_card_of_which_little_is_sure_is_weighed_again_with_all_squares(
        p: float, joker: float, pairs: list[tuple[Cell, Cell]], jokers: list[Cell]) -> None:
    """Two jokers side by side were once a card."""
    picture = cv2.imencode(".png", np.zeros((SIDE, 2 * SIDE, 3), np.uint8))[1].tobytes()
    quad = ((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0))
    table = BoardTable(640, 480, tuple(Square(c, "red", (200, 30, 30), quad) for c in (A, B)), quality=Quality(True),
                  taught=TaughtSet((Example("half", "solid", picture),)))
    said = np.full((1, 2, OUTPUTS), -9.0)
    for cell, side in ((A, 1), (B, 3)):
        said[cell][CARD + side], said[cell][JOKER] = np.log(p), np.log(1 - p)
    found = PieceFinder(table, Says(joker), 1.0).find(  # type: ignore[arg-type]
        None, None, Answer.of(said, np.zeros((1, 2), bool)), ())  # type: ignore[arg-type]
    assert [pair[:2] for pair in found.pairs] == pairs and sorted(found.jokers) == jokers


class Alike:
    """Stands in for the closer look: embeddings at random, the same of a square or a picture each time; lines of one
    kind seen surely everywhere."""

    def of(self, _image: object, _camera: object, cells: list[Cell], _views: object = ()) -> np.ndarray:
        return np.array([self._said(100 + 10 * r + c) for r, c in cells])

    def about(self, squares: np.ndarray) -> np.ndarray:
        return np.array([self._said(int(s.flat[0])) for s in squares])

    def close_ups(self, _image: object, _camera: object, cells: list[Cell]) -> np.ndarray:
        return np.array([np.random.default_rng(c).integers(0, 256, (SIDE, SIDE, 3)) for c in cells], np.uint8)

    def _said(self, seed: int) -> np.ndarray:
        out = np.random.default_rng(seed % 7).normal(0, 1, ANSWERS)
        out += np.random.default_rng(seed).normal(0, 0.4, ANSWERS)
        out[OWNERS] = logits("solid", 9.0)
        return out


@pytest.mark.parametrize("taught", [FRAME_ORDER, FRAME_ORDER[:3]])
def test_names_are_those_of_the_teaching_whatever_lines_the_networks_know(taught: tuple[str, ...]) -> None:
    """All exchanges of the names of those who were taught: every name follows, just as surely."""
    def shown(seed: int) -> bytes:
        return cv2.imencode(".png", np.full((SIDE, 2 * SIDE, 3), seed, np.uint8))[1].tobytes()

    examples = [Example(kind, owner, shown(k + 7 * j), piece=k, side=1)  # type: ignore[arg-type]
                for k, owner in enumerate(taught) for j, kind in enumerate(("half", "joker"))]
    quad = ((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0))
    cells = [(r, c) for r in range(3) for c in range(4)]
    said = np.full((3, 4, OUTPUTS), -9.0)
    for r, c in cells:
        said[r, c][JOKER if r == 2 else CARD + (1 if c % 2 == 0 else 3)] = 0.0
        said[r, c][KINDS:KINDS + 4] = logits("double", 9.0)

    def read(names: dict[str, str]) -> list[Owner]:
        table = BoardTable(640, 480, tuple(Square(c, "red", (200, 30, 30), quad) for c in cells), quality=Quality(True),
                      taught=TaughtSet(tuple(replace(e, owner=names[e.owner]) for e in examples)))
        found = PieceFinder(table, Alike(), 1.0, FRAME_ORDER).find(  # type: ignore[arg-type]
            None, None, Answer.of(said, np.zeros((3, 4), bool)), ())  # type: ignore[arg-type]
        whole = [(a, b) for a, b, _ in sorted(found.pairs)]
        return [found.owner(p) for p in (*whole, *((c,) for c in sorted(found.jokers)))]

    plainly = read({o: o for o in FRAME_ORDER})
    assert len(plainly) == 8 and len({o.name for o in plainly}) > (2 if len(taught) == 4 else 0)
    for exchanged in itertools.permutations(taught):
        names = {**{o: o for o in (*FRAME_ORDER, UNKNOWN)}, **dict(zip(taught, exchanged, strict=True))}
        for one, other in zip(plainly, read(names), strict=True):
            assert other.name == names[one.name] and other.sure == pytest.approx(one.sure, abs=1e-6)
            assert {*other.candidates} == {names[c] for c in one.candidates}


def asked(finder: PieceFinder) -> list[list[Cell]]:
    return finder.frames.asked  # type: ignore[attr-defined,no-any-return]


def look(finder: PieceFinder, kept: bool, *cells: Cell) -> None:
    finder.find(None, None, answer(kept, *cells), ())  # type: ignore[arg-type]


def test_a_square_that_looks_as_before_is_not_asked_about_again(finder: PieceFinder) -> None:
    for kept in (False, True):
        look(finder, kept, A)
    assert asked(finder) == [[A]] * PIECES.quick


def test_what_was_said_of_a_piece_is_not_said_of_the_next_one_on_its_square(finder: PieceFinder) -> None:
    """Its square looked otherwise at a look at which nobody asked about it, and as then ever after."""
    look(finder, False, A)
    look(finder, False)
    look(finder, True, A)
    assert asked(finder) == [[A]] * (2 * PIECES.quick)
