"""The networks that read cards, on pictures drawn here of decks they never saw."""

from dataclasses import replace

import numpy as np
import pytest

from referee.sim.cards.looks import CardsStyle, sample_style
from referee.sim.cards.renderer import CardsRenderer
from referee.sim.cards.scene import CardsScene, LyingCard, swiped
from referee.sim.cards.truth import truth
from referee.sim.common.camera import Aim, look_at
from referee.values.cards import COLOURS
from referee.vision.cards.networks import faces, finder, strips

SIZE = (640, 480)


@pytest.fixture(scope="module")
def style() -> CardsStyle:
    """A plain deck on a plain table in even light."""
    drawn = sample_style(910001)
    table = replace(drawn.table, kind="laminate", rgb=(120, 100, 80), rgb2=(116, 98, 78), gloss=0.1)
    lights = replace(drawn.lights, shade=0.0, lamp_ratio=0.4, veil=0.3)
    sensor = replace(drawn.sensor, exposure_ev=0.0, defocus_px=0.5, motion_px=(0.0, 0.0), noise=0.006)
    return replace(drawn, table=table, lights=lights, sensor=sensor)


@pytest.fixture(scope="module")
def shown(style: CardsStyle):
    """A picture of eight cards apart from one another, and its truth."""
    cards = tuple(LyingCard(COLOURS[k % 4], k + 1, 110.0 * (k % 4) - 165, 130.0 * (k // 4) - 65, 23.0 * k, up=k != 5)
                  for k in range(8))
    scene = CardsScene(cards)
    renderer = CardsRenderer(style, look_at((0, 0, 0), Aim(270, 72, 620), 60, SIZE))
    shot = renderer.render(scene)
    return shot.image, truth(scene, style, renderer, shot)["cards"]


def test_every_card_is_found_once_with_its_corners(shown) -> None:
    image, cards = shown
    px = float(np.median([c["px"] for c in cards]))
    found = finder.find(image, finder.KNOWN / px)
    assert len(found) == len(cards)
    for card in cards:
        quad = np.array(card["quad"])
        ways = [np.roll(q, r, axis=0) for q in (quad, quad[::-1]) for r in range(4)]
        off = np.array([[np.abs(q - w).mean() for w in ways] for q in found.quads])
        j = int(off.min(axis=1).argmin())
        assert off[j].min() < 0.08 * px
        assert (found.down[j] > 0.5) == (card["face"] == "down")
    sides = np.linalg.norm(found.quads[:, 1] - found.quads[:, 0], axis=1)
    assert (sides < np.linalg.norm(found.quads[:, 2] - found.quads[:, 1], axis=1)).all(), "a short side comes first"


def test_faces_are_read_either_way_up(shown) -> None:
    image, cards = shown
    for turn in (0, 2):
        crops = np.stack([faces.flat(image, np.roll(np.array(c["quad"]), turn, axis=0)) for c in cards])
        said = faces.look_at(crops)
        up = [k for k, c in enumerate(cards) if c["face"] == "up"]
        assert [faces.COLOUR_NAMES[said.colours[k].argmax()] for k in up] == [cards[k]["colour"] for k in up]
        right = sum(int(said.numbers[k].argmax()) == cards[k]["number"] for k in up)
        assert right >= len(up) - 1
        assert np.allclose(np.linalg.norm(said.features, axis=1), 1)
        assert said.kinds[5].argmax() == faces.DOWN


def test_a_heap_swiped_into_a_line_is_counted(style: CardsStyle) -> None:
    first = LyingCard("red", 1, -90, 0, 0, up=False)
    cards = swiped(np.random.default_rng(4), first, 12, np.array([1.0, 0.0]), 9.0, 0)
    scene = CardsScene(tuple(cards))
    renderer = CardsRenderer(style, look_at((0, 0, 0), Aim(270, 80, 420), 60, SIZE))
    image = renderer.render(scene).image
    w, h = style.decks[0].size_mm
    lo, hi = cards[0].x - w / 2, cards[-1].x + w / 2
    quad = renderer.camera.pinhole(np.array([[lo, h / 2, 1], [hi, h / 2, 1], [hi, -h / 2, 1], [lo, -h / 2, 1.0]]))
    strip, to = strips.laid_flat(image, quad, hi - lo)
    assert strip.shape[0] == strips.ACROSS
    seen = strips.count(strip, w)
    assert abs(seen.cards - 12) <= 2, "the counter is not yet trained to the end"
    assert seen.cards == 12 or seen.confidence < 0.5, "what is wrong is not said with confidence"
    start = to @ [seen.ends[0], strips.ACROSS / 2, 1]
    assert np.hypot(*(start[:2] / start[2] - (quad[0] + quad[3]) / 2)) < 12


def test_a_count_is_believed_only_where_the_heap_is_as_long_as_its_cards_make_it() -> None:
    at, p = np.array([20.0, 34.0, 48.0, 62.0]), np.ones(4)
    even = strips.Edges(at, p, (6.0, 180.0), 0.99)
    assert strips.adds_up(even, 59.0)
    assert not strips.adds_up(strips.Edges(at[[0, 1, 3]], p[:3], (6.0, 180.0), 0.99), 59.0), "one is missing between"
    assert not strips.adds_up(strips.Edges(at[:3], p[:3], (6.0, 180.0), 0.99), 59.0), "the last one is missing"
    assert not strips.adds_up(strips.Edges(at[:0], p[:0], (6.0, 180.0), 0.99), 59.0), "none was seen"
    assert strips.adds_up(strips.Edges(at[:0], p[:0], (16.0, 134.0), 0.99), 59.0), "a single card"


def test_corners_follow_from_middle_sides_and_taper() -> None:
    quads = finder.corners_of(np.array([[50.0, 40.0]]), np.array([[10.0, 0.0]]), np.array([[0.0, 15.0]]),
                              np.zeros((1, 2)))
    assert quads[0].tolist() == [[40, 25], [60, 25], [60, 55], [40, 55]]


def test_no_pictures_give_no_answers() -> None:
    said = faces.look_at(np.zeros((0, faces.TALL, faces.WIDE, 3), np.uint8))
    assert len(said) == 0 and said.numbers.shape == (0, faces.NUMBERS)
