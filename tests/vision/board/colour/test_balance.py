"""A lamp's colour is taken off before anything is read; light such as the networks know is left as it is."""

from dataclasses import replace

import numpy as np
import pytest

from referee.values.board import BoardTable, Square
from referee.vision.board import Reader, learn
from referee.vision.board.colour.balance import Balance
from referee.vision.board.colour.light import Light
from referee.vision.common.colour.palette import to_linear, to_srgb
from tests.vision.conftest import Known, judge

LAMP = np.array([2.2, 1.0, 0.08])  # red, green, blue


def under(light: np.ndarray, picture: np.ndarray) -> np.ndarray:
    """A BGR picture as a camera with fixed white balance takes it in this light."""
    return np.round(to_srgb(np.clip(to_linear(picture.astype(float)) * light[::-1], 0, 1))).astype(np.uint8)


def in_light(light: np.ndarray, table: BoardTable) -> BoardTable:
    def of(square: Square) -> Square:
        r, g, b = under(light[::-1], np.array(square.rgb)).tolist()
        return replace(square, rgb=(r, g, b))
    return replace(table, squares=tuple(map(of, table.squares)))


def test_ordinary_light_is_left_as_it_is(still: Known) -> None:
    balance = Balance(still.table)
    assert balance.of(still.image) is still.image and balance.of_table(still.table) == still.table


@pytest.mark.parametrize("light", [LAMP, LAMP[::-1], np.array([1.0, 1.0, 0.4])], ids=["lamp", "sky", "no blue"])
def test_squares_of_a_strong_cast_look_as_in_white_light_again(light: np.ndarray, still: Known) -> None:
    """On the whole: what a channel lost in the dark does not come back."""
    cast = in_light(0.4 * light, still.table)
    white = Balance(cast).of_table(cast)
    print_like = np.mean([s.rgb for s in still.table.squares], axis=0)
    seen = np.mean([s.rgb for s in white.squares], axis=0)
    usual = print_like / print_like[1]
    assert np.abs(seen / seen[1] - usual).max() < 0.2
    off = np.mean([s.rgb for s in cast.squares], axis=0)
    assert np.abs(off / off[1] - usual).max() > 0.3


def test_a_board_of_unknown_colours_has_no_cast_that_anybody_knows(still: Known) -> None:
    strange = in_light(LAMP, still.table)
    strange = replace(strange, squares=tuple(replace(s, colour=f"other{len(s.colour)}") for s in strange.squares))
    assert (Balance(strange).factor == 1.0).all()


@pytest.mark.thorough
@pytest.mark.slow
def test_a_board_is_read_by_the_light_of_a_lamp(still: Known) -> None:
    empty, image = (under(0.45 * LAMP, p) for p in (still.empty, still.image))
    reader = Reader(learn([empty]))
    row = judge(replace(still, table=reader.table), reader.read(image))
    assert (row.silent, row.false) == (0, 0) and row.right >= 0.95 * row.pieces and row.tokens_right == row.tokens


@pytest.mark.slow
def test_another_lamp_during_the_round_is_followed_and_the_first_one_found_again(still: Known) -> None:
    reader = Reader(still.table)
    before = reader.prepare(still.image)
    for light in (LAMP, np.ones(3), LAMP[::-1], np.ones(3)):
        image = under(0.45 * light, still.image) if np.ptp(light) else still.image
        row = judge(still, reader.read(image))
        assert (row.silent, row.false) == (0, 0) and row.right >= 0.95 * row.pieces
    assert (reader.prepare(still.image) == before).all()


def test_exposure_is_not_followed(still: Known) -> None:
    balance, light = Balance(still.table), Light(still.table)

    def followed(*factor: float) -> bool:
        return balance.follow(sorted(light.index), light.learned * factor)

    assert not followed(0.3, 0.3, 0.3) and not followed(0.8, 1.0, 1.25)
    assert followed(2.0, 1.0, 0.5) and not followed(2.0, 1.0, 0.5)
    assert balance.of(still.image) is not still.image and balance.of_reference(still.image) is still.image
    assert followed(1.0, 1.0, 1.0) and balance.of(still.image) is still.image


def test_a_veil_over_dark_inks_is_no_other_lamp(still: Known) -> None:
    """Red has next to no blue: a little more of it is several times as much."""
    light = Light(still.table)
    cells = sorted(light.index)
    veiled = light.learned + [0.0, 0.0, 0.03]
    assert np.median(veiled / light.learned, axis=0)[2] > 1.35
    assert not Balance(still.table).follow(cells, veiled)
    assert Balance(still.table).follow(cells, light.learned * [1.0, 1.0, 1.5])
