"""A taught set: what it holds, what is missing from it, and what it keeps."""

from __future__ import annotations

from dataclasses import replace

from referee.kit.taught import MOST, MOST_BOARDS, MOST_LEARNED, TaughtSet
from tests.support.taught import WHOLE, card, joker, token


def test_what_is_missing_is_said_of_every_owner() -> None:
    assert WHOLE.missing(["solid"]) == []
    assert WHOLE.missing(["solid", "dotted"]) == [("no-card", "dotted"), ("no-joker", "dotted")]
    assert TaughtSet(card("dashed", 3)).missing(["dashed"]) == [
        ("one-card", "dashed"), ("no-joker", "dashed"), ("no-token", "")]


def test_merged_sets_keep_the_halves_of_each_card_together() -> None:
    both = WHOLE.merged(TaughtSet((*card("solid", 0, 20), joker("dotted")), "other"))
    assert both.pieces("half", "solid") == 3 and both.owners == ("solid", "dotted")
    assert both.name == "grandma's" and TaughtSet().merged(WHOLE) == WHOLE


def test_of_every_kind_and_owner_the_newest_are_kept_and_only_whole_cards() -> None:
    many = [joker("solid", n) for n in range(MOST + 3)]
    cards = [half for n in range(MOST) for half in card("solid", n, n)]
    kept = TaughtSet((joker("dotted"), *many, *cards, *card("dotted", 99)))
    assert kept.of("joker", "solid") == tuple(many[3:])
    assert {e.piece for e in kept.of("half", "solid")} == set(range(MOST // 2, MOST))
    assert len(kept.of("half", "solid")) == MOST
    assert kept.pieces("joker", "dotted") == kept.pieces("half", "dotted") == 1


def test_boards_are_kept_once_each_and_the_newest_of_them() -> None:
    looks = tuple({"red": (200.0 - k, 30.0, 20.0)} for k in range(MOST_BOARDS + 2))
    assert TaughtSet(boards=(looks[0], looks[0])).boards == looks[:1]
    assert TaughtSet(boards=looks[:3]).merged(TaughtSet(boards=looks[2:])).boards == looks[2:]


def test_what_was_learned_in_play_drives_out_nothing_that_was_pointed_at() -> None:
    learned = [replace(joker("solid", grey), by="answer") for grey in range(MOST_LEARNED + 3)]
    kept = TaughtSet((joker("solid", 200), *learned))
    assert [e.by for e in kept.examples] == ["pointed"] + ["answer"] * MOST_LEARNED
    assert kept.examples[1:] == tuple(learned[3:])


def test_an_example_is_taken_out_with_the_whole_piece() -> None:
    taught = TaughtSet((*card("solid", 0, 10), *card("solid", 1, 20), joker("solid", 30), token()))
    other = taught.without({taught.examples[0].id, taught.examples[4].id})
    assert other.examples == (*taught.examples[2:4], taught.examples[5])
