"""A family's dice shown in rows: what people see of them, what is kept, and what is refused."""

import numpy as np
import pytest

from referee.games.api.parts import TeachingError
from referee.games.dice.teaching import DiceTeaching
from referee.kit.taught import Example, TaughtSet
from tests.support import diced
from tests.support.dice_drawn import ALL, in_play, in_rows

TEACHING = DiceTeaching()


def test_what_was_seen_is_shown_and_kept() -> None:
    image, table = in_rows().image, diced.table()
    shown = TEACHING.proposals(table, image)
    assert not shown["problem"] and (shown["height"], shown["width"]) == image.shape[:2]
    assert sorted((die["owner"], die["pips"]) for die in shown["pieces"]) == sorted(ALL)
    taught, report = TEACHING.taught_by(table, image, shown["pieces"], {})
    assert taught.taught is not None and report.text == "24 dice learned"
    assert sorted((e.owner, e.pips) for e in taught.taught.examples) == sorted(ALL)


def test_dice_in_play_teach_nothing_and_are_shown_without_names() -> None:
    image, table = in_play().image, diced.table()
    shown = TEACHING.proposals(table, image)
    assert "no four rows of six" in shown["problem"]
    assert shown["pieces"] and {die["owner"] for die in shown["pieces"]} == {None}
    with pytest.raises(TeachingError, match="no four rows of six"):
        TEACHING.taught_by(table, image, shown["pieces"], {})


def test_what_was_moved_since_it_was_shown_is_not_kept() -> None:
    image, table = in_rows().image, diced.table()
    shown = TEACHING.proposals(table, image)["pieces"]
    moved = np.roll(image, 40, axis=0)
    with pytest.raises(TeachingError, match="moved since"):
        TEACHING.taught_by(table, moved, shown, {})


def test_a_set_holds_the_pieces_of_several_games() -> None:
    card, old = Example("joker", "solid", b"a"), Example("die", "red", b"b", pips=1)
    new = Example("die", "red", b"c", pips=2)
    family = TaughtSet((card, old), name="Ours")
    mine = family.only(TEACHING.own)
    assert mine is not None and mine.examples == (old,) and family.only({"token"}) is None
    now = TaughtSet((new,)).in_place_of(family, TEACHING.own)
    assert now.examples == (card, new) and now.name == "Ours"
    assert TaughtSet((new,)).in_place_of(None, TEACHING.own).examples == (new,)
