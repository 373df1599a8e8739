"""Halves of cards beside a hand: what can be seen of them is known, and their ink follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
import pytest

from referee.values.board import Cell
from referee.vision.board import Reader
from referee.vision.board.colour.light import LightNow
from referee.vision.board.networks.asking import HIDDEN, Answer, Shown
from referee.vision.board.networks.frames import network_input
from referee.vision.board.networks.halves import CHANNELS, PARTS, SIDE, Halves, around
from referee.vision.board.networks.squarenet import NET_PX, STEPS, VIEWS
from referee.vision.board.reading.decoding import DECODING
from referee.vision.board.reading.inks import INKS, painted
from tests.support.squares import cell_of
from tests.vision.conftest import Known

SKINS = {"light": (150, 185, 225), "brown": (75, 105, 150), "dark": (40, 52, 75)}  # BGR


@dataclass(frozen=True)
class Board:
    """The still as the reader sees it, and its cards' halves that lie open: `shown`, each with the ink it shows and
    the square of its other half."""

    reader: Reader
    board: Shown
    answer: Answer
    light: LightNow
    shown: dict[Cell, tuple[str, Cell]]

    def inks(self, cell: Cell, board: Shown, *, both: bool = False) -> np.ndarray:
        """What is said of the ink of a half under a hand, its other half too or not."""
        other, answer = self.shown[cell][1], self.answer
        hidden = answer.hidden.copy()
        hidden[cell] = 1.0
        if both:
            hidden[other] = 1.0
        [(said, _)] = self.reader.asker.inks.shown([(cell, other)], board, replace(answer, hidden=hidden), self.light)
        return said

    def finger(self, cell: Cell, skin: tuple[int, int, int], across: float) -> tuple[Shown, np.ndarray]:
        """The board with a finger over part of a square, and which of its pixels that hides."""
        now, mask = self.board.now.copy(), np.zeros(self.board.now.shape[:2], np.uint8)
        r, c = ((k + 1) * NET_PX for k in cell)
        ends = (c - 2 * NET_PX, round(r + across * NET_PX)), (round(c + 0.6 * NET_PX), round(r + across * NET_PX))
        cv2.line(mask, *ends, 255, round(0.6 * NET_PX), cv2.LINE_AA)
        rows = np.arange(len(now))[:, None, None] - r - across * NET_PX
        shade = 0.55 + 0.45 * np.sqrt(np.clip(1 - (rows / (0.32 * NET_PX)) ** 2, 0, 1))
        alpha = mask[..., None] / 255.0
        now = np.round(now * (1 - alpha) + np.array(skin) * shade * alpha).astype(np.uint8)
        return replace(self.board, now=now), mask[r:r + NET_PX, c:c + NET_PX] > 0


@pytest.fixture(scope="module")
def seen(still: Known) -> Board:
    reader = Reader(still.table)
    picture = reader.prepare(still.image)
    camera = reader.locate(picture).camera
    squares = reader.squares(picture, camera, VIEWS[:2])
    board, answer = squares.board, reader.said_of(squares)
    bare = reader.bare(answer)
    light, _ = reader.asker.light_now(bare, reader.colours(picture, camera, bare))
    shown: dict[Cell, tuple[str, Cell]] = {}
    for piece in still.truth.pieces:
        cells = [cell_of(still.learned.match[c]) for c, colour in piece.halves if colour]
        if len(cells) == 2 and max(answer.in_front[c] for c in cells) < 0.1:
            shown |= {c: (ink, d) for c, d, (_, ink) in zip(cells, cells[::-1], piece.halves, strict=True) if ink}
    return Board(reader, board, answer, light, shown)


def test_the_other_half_lies_to_the_north_of_what_the_network_is_shown() -> None:
    bare = np.zeros((5 * NET_PX, 6 * NET_PX, 3), np.uint8)
    cell = (1, 2)
    for side, (i, j) in enumerate(STEPS):
        now = bare.copy()
        r, c = (cell[0] + 1 + i) * NET_PX, (cell[1] + 1 + j) * NET_PX
        now[r:r + NET_PX, c:c + NET_PX] = 255
        [shown] = around(now, bare, [(cell, side)])
        third = SIDE // 3
        assert shown.shape == (SIDE, SIDE, CHANNELS)
        assert shown[:third, third:-third, :3].min() == 255 and shown[..., :3].sum() == third * third * 3 * 255
        x = network_input(shown[None])
        assert x.shape == (1, CHANNELS, SIDE, SIDE) and (x.min(), x.max()) == (-1.0, 1.0)


@pytest.mark.parametrize("skin", SKINS)
def test_what_shows_the_card_is_told_from_what_a_finger_hides(skin: str, seen: Board) -> None:
    halves = Halves(seen.reader.empty)
    wrong, right, said = 0, 0, 0
    for cell, (_, other) in seen.shown.items():
        board, finger = seen.finger(cell, SKINS[skin], 0.25)
        side = STEPS.index((other[0] - cell[0], other[1] - cell[1]))
        [parts] = halves.of(board.now, [(cell, side)])
        covered = finger.reshape(PARTS, NET_PX // PARTS, PARTS, NET_PX // PARTS).mean(axis=(1, 3))
        wrong += int(((parts >= INKS.shows) & (covered > 0.9)).sum())
        right += int(((parts >= INKS.shows) & (covered == 0)).sum())
        said += int((covered == 0).sum())
    assert wrong <= 0.01 * right
    assert right >= 0.5 * said > 0


@pytest.mark.parametrize("skin", SKINS)
def test_the_ink_of_a_half_beside_a_finger_is_read_whatever_square_it_lies_on(skin: str, seen: Board) -> None:
    told = {}
    for cell, (ink, _) in seen.shown.items():
        said = seen.inks(cell, seen.finger(cell, SKINS[skin], 0.25)[0])
        if said.max() >= DECODING.colour:
            told[cell] = (seen.light.names[int(said.argmax())], ink)
    assert all(name == ink for name, ink in told.values())
    assert len(told) >= 0.8 * len(seen.shown)
    assert any(ink != seen.reader.table.layout[c] for c, (_, ink) in told.items())


def test_of_a_half_that_a_hand_hides_whole_no_other_ink_than_its_square_s_is_named(seen: Board) -> None:
    """Nor of one of which something shows, where its other half is hidden too: those may be two pieces."""
    layout, names = seen.reader.table.layout, seen.light.names
    others = [c for c, (ink, _) in seen.shown.items() if ink != layout[c]]
    assert others
    for cell in others:
        now = seen.board.now.copy()
        r, c = ((k + 1) * NET_PX for k in cell)
        now[r:r + NET_PX, c:c + NET_PX] = SKINS["brown"]
        for said in (seen.inks(cell, replace(seen.board, now=now)),
                     seen.inks(cell, seen.finger(cell, SKINS["brown"], 0.25)[0], both=True)):
            assert said.max() < DECODING.colour or names[int(said.argmax())] == layout[cell]


def test_a_half_is_painted_over_with_what_shows_of_it_and_nothing_else_is(seen: Board) -> None:
    cell = next(iter(seen.shown))
    board, finger = seen.finger(cell, SKINS["dark"], 0.25)
    out = painted(board, cell, ~finger).now
    changed = np.argwhere((out != board.now).any(axis=2)) - [(k + 1) * NET_PX for k in cell]
    assert len(changed) and changed.min() > 0 and changed.max() < NET_PX - 1
    assert finger[tuple(changed.T)].all()
    assert (~finger).mean() >= INKS.least_shown and seen.answer.hidden[cell] < HIDDEN


@pytest.mark.parametrize("side", range(4))
def test_what_shows_beside_the_other_half_only_is_not_taken_for_this_one(side: int, seen: Board, monkeypatch) -> None:
    """A card that lies a little off shows the other half's ink there."""
    parts = np.zeros((1, PARTS, PARTS))
    np.rot90(parts[0], side)[:2] = 1.0
    inks = seen.reader.asker.inks
    monkeypatch.setattr(inks.halves, "of", lambda _board, halves: parts.copy())
    assert inks.seen_beside_hands([((1, 1), side)], seen.board) == {}
    parts[:] = 1.0
    [pixels] = inks.seen_beside_hands([((1, 1), side)], seen.board).values()
    assert not np.rot90(pixels, side)[:8].any() and np.rot90(pixels, side)[8:].all()


@pytest.mark.parametrize("hand", [True, False])
def test_an_ink_that_the_square_reader_contradicts_is_not_named(hand: bool, seen: Board) -> None:
    """Under a hand, or where a held card is taken for the half."""
    layout = seen.reader.table.layout
    cell, other = next((c, o) for c, (ink, o) in seen.shown.items() if ink != layout[c])
    board = seen.finger(cell, SKINS["brown"], 0.25)[0] if hand else seen.board

    def said(answer: Answer) -> float:
        shown = seen.reader.asker.inks.shown([(cell, other)], board, answer, seen.light)[0][0]
        return float((replace(seen, answer=answer).inks(cell, board) if hand else shown).max())

    same = seen.answer.same.copy()
    same[cell] = 0.999
    assert said(seen.answer) >= DECODING.colour > said(replace(seen.answer, same=same))
