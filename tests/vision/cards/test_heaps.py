"""Heaps of backs by what lies there: pieces, their plane, their sides, and the count that two witnesses agree on."""

import cv2
import numpy as np
import pytest

from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.heaps.counting import agreed, ends_there, sticking_out, witnesses
from referee.vision.cards.heaps.lying import plane_by_sides, plane_under
from referee.vision.cards.heaps.periods import Period, period_of, printed
from referee.vision.cards.heaps.pieces import pieces
from referee.vision.cards.heaps.repeats import Repeats, repeats_of
from referee.vision.cards.heaps.steps import Steps, steps_of
from referee.vision.cards.heaps.tracing import measured, traced
from referee.vision.cards.networks import strips

SIZE = (1920, 1080)
TILTED = np.array([[1.35, 0.12, 930.0], [-0.05, 1.2, 560.0], [0.0001, 0.00035, 1.0]])
"""Millimetres to pixels: a camera that looks at the table from the side."""
PLANE = Plane(np.linalg.inv(TILTED))


def box(x: float, y: float, wide: float, tall: float) -> np.ndarray:
    """Corners (4, 2) of something that lies straight, millimetres, as the camera sees them."""
    corners = np.array([[-wide, -tall], [wide, -tall], [wide, tall], [-wide, tall]]) / 2 + [x, y]
    return PLANE.to_pixels(corners)


def strip_of(cards: int, step: float, deep: float, noise: float = 1.0) -> np.ndarray:
    """A line of backs laid flat whose edges are darker by so many levels, with noise."""
    rng = np.random.default_rng(cards)
    out = cards * step - step
    at = np.arange(round((out + LONG + 2 * strips.END_MM) * strips.PER_MM)) / strips.PER_MM - strips.END_MM
    light = np.full(len(at), 120.0)
    for k in range(1, cards):
        light -= deep * np.exp(-((at - k * step) / 0.8) ** 2)
    picture = light + rng.normal(0, noise, (strips.ACROSS, len(at)))
    return np.repeat(np.clip(np.round(picture), 0, 255).astype(np.uint8)[..., None], 3, axis=2)


@pytest.mark.parametrize(("cards", "step"), [(9, 5.5), (14, 6.5), (17, 8.0), (24, 5.8)])
def test_a_beat_that_the_eye_hardly_sees_counts_a_heap(cards: int, step: float) -> None:
    found = period_of(strip_of(cards, step, 2.0), (cards - 1) * step)
    assert found is not None and found.steady and found.lead > 2
    assert found.cards == pytest.approx(cards, abs=0.3)
    others = witnesses(found, None, lambda _: False)
    assert agreed(Steps(cards, 3.0, 3.0), others) == (cards, 0.75)
    assert agreed(None, others)[0] is None                                # print beats, too


def test_where_nothing_beats_nothing_is_confirmed() -> None:
    said = [agreed(Steps(cards, 3.0, 3.0), witnesses(period_of(strip_of(cards, 6.0, 0.0), (cards - 1) * 6.0), None,
                                                     lambda _: False))[0] for cards in range(8, 30)]
    assert sum(cards is not None for cards in said) <= 1
    assert period_of(strip_of(3, 6.0, 9.0), 12.0) is None  # too few to beat


def test_even_steps_bridge_an_edge_that_the_network_missed() -> None:
    cards, step = 12, 7.0
    at = np.arange(round(((cards - 1) * step + LONG + 2 * strips.END_MM) * strips.PER_MM)) / strips.PER_MM
    heat = np.full(len(at), 0.01)
    for k in range(1, cards):
        if k != 5:
            heat = np.maximum(heat, 0.95 * np.exp(-((at - strips.END_MM - k * step) / 0.8) ** 2))
    found = steps_of(heat, (cards - 1) * step)
    assert found is not None and found.cards == cards and found.lead > 2 and found.seen > 2
    nothing = steps_of(np.full(len(at), 0.01), (cards - 1) * step)
    assert nothing is not None and nothing.seen < 2


def heat_of(long_: float, edges: list[float]) -> np.ndarray:
    """What the network says of a line of so many mm in which it sees these edges."""
    at = np.arange(round((long_ + 2 * strips.END_MM) * strips.PER_MM)) / strips.PER_MM - strips.END_MM
    seen = [0.95 * np.exp(-((at - edge) / 0.8) ** 2) for edge in edges]
    return np.asarray(np.max([np.full(len(at), 0.01), *seen], axis=0))


def test_a_top_card_in_which_edges_are_is_none() -> None:
    """A line of 150 mm that lies as was thought; whose cards lie the other way, or begin at the other end."""
    small = LONG * (SHORT / LONG) ** 2
    even = [9.0 * k for k in range(1, 7)]
    assert sticking_out(heat_of(150.0, even), 150.0 - LONG) == (150.0 - LONG, False)
    turned = [(150.0 - small) / 12 * k for k in range(1, 13)]
    out, round_ = sticking_out(heat_of(150.0, turned), 150.0 - LONG) or (0.0, True)
    assert abs(out - (150.0 - small)) < 1 and not round_
    back = [150.0 - edge for edge in even[:-1]] + [LONG]
    out, round_ = sticking_out(heat_of(150.0, sorted(back)), 150.0 - LONG) or (0.0, False)
    assert abs(out - (150.0 - LONG)) < 1 and round_


def test_where_no_card_fits_the_edges_nothing_is_said() -> None:
    assert sticking_out(heat_of(150.0, [10.0, 20.0, 80.0, 90.0, 99.0]), 150.0 - LONG) is None
    assert sticking_out(heat_of(150.0, [5.0 * k for k in range(1, 12)] + [98.0, 111.5]), 150.0 - LONG) is None


def test_a_line_whose_last_edge_lies_elsewhere_is_not_measured_right() -> None:
    even = [9.0 * k for k in range(1, 7)]
    assert ends_there(heat_of(150.0, even), 54.0) and ends_there(heat_of(150.0, even), 52.5)
    assert not ends_there(heat_of(150.0, even), 58.5)            # half a step: seven cards would be eight
    assert not ends_there(heat_of(150.0, even[:-1]), 54.0) and not ends_there(heat_of(150.0, []), 54.0)


def striped(cards: int, step: float, stripe: float) -> np.ndarray:
    """A line of backs with stripes across, a stripe every so many mm of each card."""
    strip = strip_of(cards, step, 3.0).astype(np.int32)
    at = np.arange(strip.shape[1]) / strips.PER_MM - strips.END_MM
    begins = np.minimum(np.floor(at / step), cards - 1) * step
    strip[:, np.mod(at - begins, stripe) < stripe / 2] += 30
    return np.asarray(np.clip(strip, 0, 255), np.uint8)


def test_stripes_of_a_back_are_no_beat_of_cards() -> None:
    """Seven cards of which each shows three stripes beat like nineteen; the top card beats so, too."""
    cards, step, stripe = 7, 15.0, 5.0
    strip, out = striped(cards, step, stripe), (cards - 1) * step
    found = period_of(strip, out)
    assert found is not None and found.cards == pytest.approx(out / stripe + 1, abs=0.5) and found.lead > 1.3
    assert printed(strip, out, found.cards)
    assert not printed(strip_of(14, 6.5, 2.0), 13 * 6.5, 14.0)
    assert witnesses(found, None, lambda count: printed(strip, out, count)) == ()


@pytest.mark.parametrize(("steps", "others", "said"), [
    (Steps(13, 3.0, 3.0), (13.1,), 13),
    (Steps(13, 3.0, 3.0), (12.5, 13.4, 13.0), 13),
    (Steps(13, 6.0, 5.0), (), None),                # one witness alone
    (Steps(13, 6.0, 5.0), (14.1,), None),
    (Steps(13, 6.0, 5.0), (13.0, 20.0), None),
    (Steps(13, 0.6, 4.0), (13.0, 13.1), None),      # twelve or fourteen as likely
    (Steps(13, 3.0, 0.5), (13.0,), None),           # it sees nothing
    (None, (13.0, 13.0, 13.0), None)])
def test_a_count_is_said_where_steps_and_another_witness_agree(steps: Steps | None, others: tuple[float, ...],
                                                               said: int | None) -> None:
    cards, sure = agreed(steps, others)
    assert cards == said and (sure >= 0.5) == (said is not None)


@pytest.mark.parametrize(("period", "repeats", "heard"), [
    (Period(9.9, 1.39, True), Repeats(9.8, 6.4, 10, 0.34), (9.9, 9.8, 10.0)),
    (Period(9.9, 1.39, False), Repeats(9.8, 6.4, 10, 0.34), (9.8, 10.0)),
    (Period(9.9, 1.05, True), Repeats(9.8, 1.1, 10, 0.34), (10.0,)),
    (Period(9.9, 1.39, True), Repeats(9.8, 6.4, 11, 0.02), (9.9, 9.8)),
    (None, None, ())])
def test_witnesses_are_heard_that_tell_plainly(period: Period | None, repeats: Repeats | None,
                                               heard: tuple[float, ...]) -> None:
    assert witnesses(period, repeats, lambda _: False) == heard
    folded = (float(repeats.by_folding),) if repeats is not None and repeats.gain > 0.1 else ()
    assert witnesses(period, repeats, lambda _: True) == folded


def test_print_that_repeats_counts_a_heap_by_its_rows_and_by_folding() -> None:
    cards, step = 13, 6.0
    strip = strip_of(cards, step, 0.0, noise=3.0)
    at = np.arange(strip.shape[1]) / strips.PER_MM - strips.END_MM
    for row in range(strips.ACROSS):  # a slanting print: no two rows show an edge at the same place
        strip[row, np.mod(at - row / 5, step) < 2] += 25
    found = repeats_of(strip, (cards - 1) * step)
    assert found is not None and found.by_folding == cards and found.gain > 0.1
    assert found.by_rows == pytest.approx(cards, abs=0.3) and found.lead > 1.3
    assert repeats_of(strip, 12.0) is None


def test_the_plane_is_told_by_the_breadth_of_what_lies_there() -> None:
    lying = [box(-200, -150, SHORT, 200), box(150, -160, 150, LONG), box(-150, 150, 170, SHORT),
             box(200, 140, SHORT, LONG), box(0, 20, LONG, 130)]
    plane = plane_under(lying, np.zeros((0, 4, 2)), SIZE)
    assert plane is not None
    about = [np.linalg.norm(np.diff(plane.to_mm(card[:2]), axis=0)) for card in lying]
    assert about == pytest.approx([SHORT, 150, 170, SHORT, LONG], rel=0.12)
    closer = plane_by_sides(np.array([[card[0], card[1]] for card in (lying[0], lying[3], lying[4])]
                                     + [[card[1], card[2]] for card in (lying[1], lying[2], lying[3])]), plane, SIZE)
    exact = [np.linalg.norm(np.diff(closer.to_mm(card[1:3]), axis=0)) for card in lying]
    assert exact == pytest.approx([200, LONG, SHORT, LONG, 130], rel=0.05)
    assert plane_under([], np.zeros((0, 4, 2)), SIZE) is None


def test_pieces_that_touch_are_taken_apart_and_traced_to_the_millimetre() -> None:
    image = np.full((SIZE[1], SIZE[0], 3), (90, 120, 150), np.uint8)
    heap, beside = box(0, 0, 160, SHORT), box(60, (SHORT + LONG) / 2, SHORT, LONG)
    mask = np.zeros(image.shape[:2], np.uint8)
    for quad, colour in ((heap, (120, 60, 40)), (beside, (40, 40, 200))):
        cv2.fillPoly(image, [np.round(quad).astype(np.int32)], colour)
        cv2.fillPoly(mask, [np.round(quad).astype(np.int32)], 1)
    small = cv2.dilate(cv2.resize(mask, (960, 540), interpolation=cv2.INTER_AREA), np.ones((3, 3), np.uint8))
    found = pieces(image, small > 0, 0.5)
    lab = cv2.cvtColor(cv2.GaussianBlur(image, (0, 0), 1), cv2.COLOR_BGR2LAB).astype(np.float32)
    lying = [piece for piece in (traced(lab, outline, PLANE) for outline in found) if piece is not None]
    [line] = [piece for piece in lying if piece.length > 120]
    assert (line.length, line.card) == pytest.approx((160, SHORT), abs=1.5)
    assert line.turned().length == pytest.approx(SHORT, abs=1.5)
    assert len(measured(lying, PLANE)) >= 2
