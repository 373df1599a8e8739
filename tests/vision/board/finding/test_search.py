"""Looking for the board ends in time whatever the picture shows, and says what it does when it takes longer."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from referee.vision.board.finding import search
from referee.vision.board.finding.patience import OutOfPatience, Patience
from referee.vision.board.finding.search import find_board
from referee.vision.board.finding.squares import SEEN_SQUARES, find_squares


def _mosaic(side: int, colours: int, shape: tuple[int, int] = (540, 960), seed: int = 0) -> NDArray[np.uint8]:
    """Squares of many colours all over the picture: a board without end."""
    rng = np.random.default_rng(seed)
    inks = rng.integers(20, 240, (colours, 3)).astype(np.uint8)
    rows, cols = shape[0] // side + 1, shape[1] // side + 1
    flat = inks[rng.integers(0, colours, (rows, cols))].repeat(side, axis=0).repeat(side, axis=1)
    grain = rng.normal(0, 3, (*shape, 3))
    return np.clip(cv2.GaussianBlur(flat[: shape[0], : shape[1]], (0, 0), 0.7) + grain, 0, 255).astype(np.uint8)


def _gingham(side: int) -> NDArray[np.uint8]:
    """A red and white cloth of small checks."""
    y, x = np.mgrid[0:300, 0:480] // side % 2
    share = ((x + y) / 2)[..., None]
    cloth = share * [60, 40, 200] + (1 - share) * [235, 238, 240]
    soft = np.asarray(cv2.GaussianBlur(cloth, (0, 0), 0.7), np.float64)
    return (soft + np.random.default_rng(1).normal(0, 3, (300, 480, 3))).clip(0, 255).astype(np.uint8)


@pytest.fixture
def spent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every piece of work that searches do."""
    work: list[int] = []
    spend = Patience.spend

    def counted(self: Patience, more: int) -> None:
        work.append(more)
        spend(self, more)

    monkeypatch.setattr(Patience, "spend", counted)
    return work


@pytest.mark.parametrize("picture", [_mosaic(30, 5, (300, 480)), _gingham(15)], ids=["mosaic", "gingham"])
def test_squares_without_end_are_not_followed_for_ever(picture: NDArray[np.uint8], spent: list[int],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "FIRST", 2_000)
    monkeypatch.setattr(search, "FURTHER", 1_000)
    find_board(picture, sections={6, 9})
    assert sum(spent) <= 3_000 + 2 * max(spent)  # in each of the two the last piece was too much


def test_patience_ends_where_more_is_asked_than_is_left() -> None:
    patience = Patience(10)
    patience.spend(10)
    with pytest.raises(OutOfPatience):
        patience.spend(1)


def test_what_was_found_before_patience_ended_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that is plain at once needs little."""
    picture = np.full((360, 480, 3), (90, 130, 160), np.uint8)
    picture[60:300, 60:420] = _mosaic(30, 6)[:240, :360]
    whole = find_board(picture)
    monkeypatch.setattr(search, "FIRST", 40)
    monkeypatch.setattr(search, "FURTHER", 40)
    assert whole is not None and find_board(picture) is None


def test_of_parts_without_number_the_largest_are_looked_at() -> None:
    picture = _mosaic(12, 6, (540, 1020))
    picture[100:300, 200:420] = 128
    for row in range(4):
        for col in range(4):
            picture[110 + 45 * row : 150 + 45 * row, 215 + 48 * col : 255 + 48 * col] = (30 * row, 200 - 40 * col, 220)
    quads = find_squares(picture)
    large = [q for q in quads if cv2.contourArea(q) > 1000]
    assert len(large) >= 16 and len(quads) <= 5 * SEEN_SQUARES.most_parts


def test_it_says_when_it_looks_again() -> None:
    told: list[str] = []
    find_board(np.random.default_rng(2).integers(0, 255, (270, 480, 3)).astype(np.uint8), tell=told.append)
    assert len(told) == len(search.SEARCH.calmed) and len(set(told)) == 1
