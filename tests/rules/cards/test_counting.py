"""A heap counted wrongly never becomes a score that nobody doubts: the checksum of tops, heaps and stacks."""

import random

import pytest

from referee.rules.cards.counting import MANY, OPEN, SUM, TWICE, Pile, count


def a_round(seed: int) -> tuple[dict[str, Pile], dict[str, Pile], list[int], dict[str, int]]:
    """Heaps and stacks of a lawful round, the tops of its centre and its score."""
    rng = random.Random(seed)
    owners = "ABCD"[:rng.randint(2, 4)]
    tops = [rng.randint(1, 10) for _ in range(rng.randint(4, 12))]
    cards = [rng.choice(owners) for _ in range(sum(tops))]
    heaps = {o: cards.count(o) for o in owners}
    left = {o: rng.randint(0, 9) for o in owners}
    score = {o: heaps[o] - 2 * left[o] for o in owners}
    return ({o: Pile(n, rng.uniform(0.6, 1)) for o, n in heaps.items()}, {o: Pile(n) for o, n in left.items()}, tops,
            score)


LAWFUL = [seed for seed in range(400) if all((pile.cards or 0) <= 30 for pile in a_round(seed)[0].values())]


@pytest.mark.parametrize("seed", LAWFUL[:40])
def test_a_round_that_fits_is_scored(seed: int) -> None:
    heaps, stacks, tops, score = a_round(seed)
    assert count(heaps, stacks, tops).score == score


def test_two_hundred_miscounts_are_all_caught() -> None:
    caught = 0
    for seed in LAWFUL[:200]:
        heaps, stacks, tops, _ = a_round(seed)
        rng = random.Random(seed)
        owner = rng.choice(list(heaps))
        off = rng.choice([k for k in (-3, -2, -1, 1, 2, 3) if (heaps[owner].cards or 0) + k >= 0])
        heaps[owner] = Pile((heaps[owner].cards or 0) + off, 0.55)
        found = count(heaps, stacks, tops)
        assert found.score is None and found.why == SUM and found.whose == (owner,)
        assert found.centre[owner] is None
        caught += 1
    assert caught == 200


def test_the_one_open_heap_is_what_the_tops_leave() -> None:
    heaps = {"A": Pile(12), "B": Pile(None, 0.2)}
    found = count(heaps, {"A": Pile(0), "B": Pile(3)}, [10, 7, 2])
    assert found.centre == {"A": 12, "B": 7} and found.score == {"A": 12, "B": 1}


def test_without_the_tops_an_open_heap_or_stack_leaves_the_score_open() -> None:
    found = count({"A": Pile(12), "B": Pile(9, 0.4)}, {"A": Pile(0), "B": Pile(3)})
    assert found.score is None and found.why == OPEN and found.whose == ("B",)
    assert count({"A": Pile(12)}, {}).whose == ("A",)


def test_nobody_has_more_than_forty_cards_nor_a_face_twice() -> None:
    assert count({"A": Pile(38), "B": Pile(2)}, {"A": Pile(5), "B": Pile(0)}).why == MANY
    assert count({"A": Pile(3), "B": Pile(2)}, {"A": Pile(11), "B": Pile(0)}).why == MANY
    twice = count({"A": Pile(2), "B": Pile(2)}, {"A": Pile(0), "B": Pile(0)}, faces={"B": ["red 1", "red 1"]})
    assert twice.why == TWICE and twice.whose == ("B",)
