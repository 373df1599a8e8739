"""Names of inks: the set's own where they fit, a general vocabulary for the others, never one for two."""

import numpy as np
import pytest

from referee.vision.common.colour.names import another_board, as_before, naming, plainly_named
from referee.vision.common.colour.palette import to_linear
from tests.support.drawn import INKS

LAMPS = {"as printed": (1.0, 1.0, 1.0), "dim": (0.5, 0.5, 0.5), "warm": (1.12, 1.0, 0.86), "cold": (0.88, 1.0, 1.12)}
OTHERS = {"turquoise": (26, 156, 156), "pink": (226, 110, 160), "brown": (112, 70, 40), "black": (34, 34, 36),
          "white": (236, 235, 230), "grey": (136, 136, 138)}


@pytest.mark.parametrize("lamp", LAMPS)
def test_the_six_keep_their_names_beside_colours_of_the_vocabulary(lamp: str) -> None:
    seen = {**INKS, "turquoise": (26, 156, 156), "brown": (105, 65, 40)}
    assert naming(to_linear(np.array(list(seen.values()), np.float64)) * LAMPS[lamp], INKS).names == list(seen)


@pytest.mark.parametrize("lamp", LAMPS)
@pytest.mark.parametrize("swapped", OTHERS)
def test_a_colour_that_the_set_lacks_is_named_and_leaves_the_others_theirs(swapped: str, lamp: str) -> None:
    seen = {n: rgb for n, rgb in INKS.items() if n != "purple"} | {swapped: OTHERS[swapped]}
    assert naming(to_linear(np.array(list(seen.values()), np.float64)) * LAMPS[lamp], INKS).names == list(seen)


@pytest.mark.parametrize("lamp", LAMPS)
def test_white_grey_and_black_on_one_board_are_told_apart(lamp: str) -> None:
    seen = {n: INKS[n] for n in ("red", "yellow", "blue")} | {n: OTHERS[n] for n in ("white", "grey", "black")}
    assert naming(to_linear(np.array(list(seen.values()), np.float64)) * LAMPS[lamp], INKS).names == list(seen)


def test_no_two_of_more_inks_than_names_share_one() -> None:
    inks = np.random.default_rng(0).uniform(0.0, 1.0, (20, 3))
    assert len(set(naming(inks, INKS).names)) == 20


def test_white_tells_the_light_and_is_taken_off() -> None:
    """A toy cube photographed in dim, bluish light: its orange and red have the hues of red and purple there."""
    cube = {"orange": (120, 24, 26), "blue": (8, 34, 95), "white": (91, 97, 139), "green": (20, 68, 57),
            "yellow": (93, 111, 59), "red": (51, 2, 13)}
    assert naming(to_linear(np.array(list(cube.values()), np.float64)), INKS).names == list(cube)


@pytest.mark.parametrize("seen", [
    {"red": (195, 91, 124), "yellow": (221, 201, 107), "green": (18, 154, 132), "blue": (17, 114, 206),
     "purple": (84, 102, 180)},  # bluish glare over everything: the yellow was called orange
    {"yellow": (240, 176, 0), "orange": (229, 100, 2), "red": (191, 34, 20), "blue": (67, 71, 162),
     "green": (63, 123, 51)},    # haze in warm light: the blue was called purple
])
def test_five_inks_under_a_veil_get_their_names(seen: dict[str, tuple[int, int, int]]) -> None:
    assert naming(to_linear(np.array(list(seen.values()), np.float64)), INKS).names == list(seen)


@pytest.mark.parametrize(("pale", "torn"), [
    ((161, 106, 41), {"yellow": "orange"}),  # a yellow in warm, dim light
    ((161, 140, 41), {}),
])
def test_a_name_that_another_one_fits_nearly_as_well_is_torn(pale: tuple[int, int, int], torn: dict[str, str]) -> None:
    inks = np.array([(31, 73, 35), (116, 28, 27), pale, (22, 37, 68), (69, 28, 65)], np.float64)
    assert naming(to_linear(inks), INKS).names == ["green", "red", "yellow", "blue", "purple"]
    assert naming(to_linear(inks), INKS).torn == torn


def test_an_over_exposed_orange_takes_no_name_from_the_others() -> None:
    """A toy cube photographed over-exposed: white is white, orange nearly so, green bluish."""
    cube = {"red": (205, 18, 39), "green": (47, 254, 231), "blue": (14, 134, 253), "white": (247, 253, 253)}
    inks = to_linear(np.array([*cube.values(), (253, 160, 158)], np.float64))
    names = naming(inks, INKS).names
    assert names[:4] == list(cube) and len(set(names)) == 5


def test_where_white_has_burnt_out_the_lamp_is_unknown_and_turquoise_is_the_green_that_lacks() -> None:
    """A toy cube, over-exposed in bluish light."""
    seen = np.array([(198, 19, 40), (42, 247, 217), (9, 119, 251), (253, 177, 173), (247, 253, 249)], np.float64)
    assert naming(to_linear(seen), INKS).names[1] == "green"
    assert naming(to_linear(0.8 * seen), INKS).names[1] == "turquoise", "beside a white that shows the lamp's colour"


@pytest.mark.parametrize(("names", "plain"), [
    (["navy", "red", "turquoise"], ["blue", "red", "turquoise"]), (["navy", "blue"], ["navy", "blue"]),
    (["navy", "sky"], ["blue", "sky"]), (["lime", "green"], ["lime", "green"]), (["lime", "red"], ["green", "red"])])
def test_a_shade_has_its_own_name_only_beside_the_plain_colour(names: list[str], plain: list[str]) -> None:
    """A dark blue that was the only blue of a board was called navy."""
    assert plainly_named(names, ()) == plain


WAVE = {"red": (196, 40, 38), "orange": (228, 120, 30), "yellow": (240, 206, 60), "green": (50, 140, 60),
        "turquoise": (40, 150, 165), "blue": (50, 62, 150)}
LIGHTS = {"dim and warm": ((0.55, 0.45, 0.3), 0.0), "cold": ((0.8, 0.95, 1.2), 0.0), "veiled": ((0.8, 0.8, 0.8), 0.05)}


@pytest.mark.parametrize("light", LIGHTS)
def test_a_board_seen_before_keeps_its_names_in_another_light(light: str) -> None:
    gain, veil = LIGHTS[light]
    seen = to_linear(np.array(list(WAVE.values()), np.float64)) * gain + veil
    assert naming(seen, INKS, [WAVE]).names == list(WAVE)
    called = {"mint": WAVE["turquoise"], **{n: rgb for n, rgb in WAVE.items() if n != "turquoise"}}
    assert naming(seen, INKS, [called]).names == [n if n != "turquoise" else "mint" for n in WAVE]
    assert naming(seen[:5], INKS, [called]).names[4] == "mint"  # one of its inks was not made out


def test_another_board_than_the_one_seen_before_is_named_anew() -> None:
    """The board of another set, with the six, beside one of browns, pinks and greys."""
    seen = to_linear(np.array(list(INKS.values()), np.float64))
    before = {"a": (120, 70, 40), "b": (230, 120, 170), "c": (240, 240, 240), "d": (30, 30, 30), "e": (40, 160, 160),
              "f": (140, 140, 140)}
    assert naming(seen, INKS, [before]).names == list(INKS)
    assert as_before(INKS, [before]) == {n: n for n in INKS}
    assert another_board(INKS, [before]) and not another_board(INKS, [before, INKS])


def test_few_inks_fit_any_board_and_tell_none() -> None:
    """A chess board was called orange and yellow after a set of six inks; a board of more inks than the set's is not
    called another one: one of them may be a shadow's."""
    chess = {"brown": (120, 80, 50), "white": (230, 215, 180)}
    assert as_before(chess, [WAVE]) == {"brown": "brown", "white": "white"} and another_board(chess, [WAVE])
    assert not another_board({**INKS, "grey": (60, 60, 60)}, [INKS])


def test_a_board_named_otherwise_than_before_is_told_what_it_was_called() -> None:
    first = {**{n: rgb for n, rgb in WAVE.items() if n not in ("turquoise", "blue")}, "blue": WAVE["turquoise"],
             "purple": WAVE["blue"]}
    assert as_before(first, [WAVE]) == {n: n for n in WAVE if n not in ("turquoise", "blue")} | {
        "blue": "turquoise", "purple": "blue"}
