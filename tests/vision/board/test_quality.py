"""What makes a view unfit for play is measured and said; a fine view is go."""

import cv2
import numpy as np
import pytest

from referee.values.board import BoardTable
from referee.values.common import Check
from referee.vision.board import learn
from referee.vision.board.change.examine import examine
from referee.vision.board.quality import MEASURES, softness
from referee.vision.common import ImageError
from referee.vision.common.colour.palette import grouped, twins
from referee.vision.common.views.sharpness import blur
from tests.support.drawn import camera_over, flat_board, layout, seen_by

SIZE = (1280, 960)
FLAT = flat_board(8, 12, layout(8, 12, 6))
CAMERA = camera_over(8, 12, distance=16.0, elevation=66.0, size=SIZE, focal=1260.0)


@pytest.fixture(scope="module")
def fine() -> np.ndarray:
    return seen_by(CAMERA, FLAT, size=SIZE, noise=1.5)


@pytest.fixture(scope="module")
def known(fine: np.ndarray) -> BoardTable:
    """The table learned from the fine view."""
    return learn([fine])


def soft(image: np.ndarray) -> np.ndarray:
    return cv2.GaussianBlur(image, (0, 0), 3.0)


def shaken(image: np.ndarray) -> np.ndarray:
    return cv2.blur(image, (15, 1))


def dark(image: np.ndarray) -> np.ndarray:
    return (image * 0.2).astype(np.uint8)


def over_exposed(image: np.ndarray) -> np.ndarray:
    return np.clip(image * 1.6, 0, 255).astype(np.uint8)


def grainy(image: np.ndarray) -> np.ndarray:
    return np.clip(image + np.random.default_rng(3).normal(0, 26, image.shape), 0, 255).astype(np.uint8)


def hazy(image: np.ndarray) -> np.ndarray:
    """A window mirrored all over the board."""
    return (image * 0.18 + 165).astype(np.uint8)


def dazzled(image: np.ndarray) -> np.ndarray:
    """A lamp mirrored in the middle."""
    ys, xs = np.mgrid[0:image.shape[0], 0:image.shape[1]]
    spot = np.exp(-((xs - 640) ** 2 + (ys - 480) ** 2) / (2 * 90.0**2))[..., None]
    lit: np.ndarray = np.clip(image + 330 * spot, 0, 255)
    return lit.astype(np.uint8)


def grey(image: np.ndarray) -> np.ndarray:
    return cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)


def night(image: np.ndarray) -> np.ndarray:
    """Lit by infrared: grey, with a tint."""
    return (grey(image) * [1.0, 0.8, 0.95]).astype(np.uint8)


def by_name(found: tuple[Check, ...]) -> dict[str, Check]:
    return {c.name: c for c in found}


def test_a_fine_view_is_go_in_everything(fine: np.ndarray, known: BoardTable) -> None:
    assert known.quality.ok and known.quality.warnings == ()
    found = by_name(examine(known, fine))
    assert set(found) == {"board", "sections", "size", "angle", "focus", "light", "noise", "reflections", "colours",
                          "bare", "glare"}
    assert all(c.ok for c in found.values()), [c.text for c in found.values() if not c.ok]
    assert found["size"].value == pytest.approx(known.quality.pixels_per_square, rel=0.02)
    assert found["angle"].value == pytest.approx(66.0, abs=2.0)


@pytest.mark.parametrize(("spoil", "name", "says"), [
    (soft, "focus", "focus on the board"), (shaken, "focus", "hold the camera still"), (dark, "light", "more light"),
    (over_exposed, "light", "over-exposed"), (grainy, "noise", "more light"), (hazy, "reflections", "mirrored"),
    (dazzled, "glare", "move the lamp")])
def test_what_spoils_a_view_after_learning_is_told_with_what_to_change(
        spoil, name, says, fine: np.ndarray, known: BoardTable) -> None:
    found = by_name(examine(known, spoil(fine)))
    assert not found[name].ok and says in found[name].text
    others = {n for n, c in found.items() if not c.ok} - {name}
    light = {"light", "glare", "reflections", "colours", "noise"}
    assert others <= (light if name in ("light", "noise", "glare") else set())


@pytest.mark.slow
@pytest.mark.parametrize(("spoil", "says"), [(soft, "focus on the board"), (grainy, "more light"),
                                             (grey, "black and white"), (night, "black and white")])
def test_learning_says_the_same(spoil, says: str, fine: np.ndarray) -> None:
    quality = learn([spoil(fine)]).quality
    assert not quality.ok and any(says in w for w in quality.warnings)


@pytest.mark.parametrize("sigma", [1.0, 1.5, 2.0, 2.5])
def test_the_blur_measured_is_the_blur_there_is(sigma: float) -> None:
    sharp = np.kron(np.indices((12, 12)).sum(axis=0) % 2, np.ones((40, 40)))[..., None].repeat(3, axis=2) * 160 + 40
    image = cv2.GaussianBlur(sharp.astype(np.float32), (0, 0), sigma)
    image = np.clip(image + np.random.default_rng(0).normal(0, 1.0, image.shape), 0, 255).astype(np.uint8)
    slope = 1 / 3  # variance in pixels² that the 3 x 3 gradient itself adds
    assert blur(image, np.ones(image.shape[:2], bool)) == pytest.approx((sigma**2 + slope) ** 0.5, rel=0.1)


def test_softness_is_a_share_of_a_square_whatever_the_size_of_the_picture(still) -> None:
    quads = np.array([s.quad for s in still.table.squares], np.float64)
    scale = still.empty.shape[1] / still.table.width
    soft = [softness(cv2.GaussianBlur(still.empty, (0, 0), s), quads * scale) for s in (0.5, 2.0, 3.0)]
    assert soft == sorted(soft)
    half = cv2.resize(cv2.GaussianBlur(still.empty, (0, 0), 3.0), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    assert softness(half, quads * scale / 2) == pytest.approx(soft[2], rel=0.2)


def test_pieces_on_the_board_do_not_count_as_glare(still) -> None:
    """27 cards and jokers and four tokens lie there."""
    found = by_name(examine(still.table, still.image, still.reader))
    assert all(c.ok for c in found.values()) and {"glare", "reflections"} <= set(found)


def test_a_board_that_is_not_there_is_said(fine: np.ndarray, known: BoardTable) -> None:
    (board,) = examine(known, np.full_like(fine, 120))
    assert not board.ok and "learn the table again" in board.text


def test_a_picture_of_another_size_is_refused(fine: np.ndarray, known: BoardTable) -> None:
    with pytest.raises(ImageError, match="use the same camera and setting"):
        examine(known, fine[:500])


def test_a_board_without_colours_is_not_judged_by_them(wooden) -> None:
    assert not any("colours" in w or "glare" in w for w in wooden.table.quality.warnings)


@pytest.mark.parametrize(("purple", "ok"), [((0.13, 0.11, 0.36), False), ((0.25, 0.06, 0.30), True)])
def test_two_colours_that_light_makes_alike_are_told(purple: tuple[float, float, float], ok: bool) -> None:
    """Each square misses its ink by a tenth or so; blue and purple are hardly further apart, or clearly."""
    rng = np.random.default_rng(3)
    places = np.argwhere(np.ones((8, 8))).astype(float)
    inks = np.array([(0.5, 0.05, 0.05), (0.6, 0.5, 0.05), (0.05, 0.3, 0.08), (0.1, 0.12, 0.35), purple])
    labels = np.arange(64) % 5
    seen = inks[labels] * rng.normal(1.0, 0.1, (64, 3))
    assert (twins(grouped(seen, places, labels).local(places), seen, labels) >= MEASURES.twins) == ok
