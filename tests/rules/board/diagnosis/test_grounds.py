"""One piece is wrong in every hypothesis: which rule is said, and when none."""

import pytest

from referee.rules.board.belief.hypothesis import Outcome
from referee.rules.board.diagnosis.grounds import agreed_fault, may_have_held
from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.observation import Piece

CARD = Piece("card", "dashed", ((0, 11), (1, 11)), ("blue", "yellow"))


def wrong(rule: str, origin: tuple[int, int] | None, *more: str) -> Outcome:
    failures = tuple(Failure(r, "violation", r, {}) for r in (rule, *more))
    said = Judgement("violation", rule, rule, {}, failures=failures)
    return Outcome(CARD, "violation", said, origin=origin, target=None if origin is None else (0, 11))


def rules(*outcomes: Outcome, stood: tuple[tuple[int, int], ...] = ()) -> list[str | None]:
    return [o.judgement.rule for o in agreed_fault(outcomes, stood)]


def test_the_token_that_stood_beside_the_piece_goes_before_one_from_afar() -> None:
    """The token went onto the wrong half; that it came from across the board explains the picture as well."""
    assert rules(wrong("BG-TOKEN-2", (0, 10)), wrong("BG-PLACE-4", None), wrong("BG-PLACE-4", (7, 7))) == ["BG-TOKEN-2"]


def test_a_token_left_beside_the_card_does_not_go_before_a_card_laid_at_no_token() -> None:
    """Laid at the token, which stayed; or laid before any token stood there: the same player, but which rule?"""
    left = Outcome(CARD, "violation", wrong("BG-TOKEN-1", None).judgement, origin=(0, 10), target=(0, 10))
    assert rules(left, wrong("BG-PLACE-4", None)) == []
    assert rules(left, wrong("BG-PLACE-4", (7, 7))) == ["BG-TOKEN-1"]


def test_a_token_that_only_counted_beside_the_piece_does_not_go_before_one_that_was_seen_afar() -> None:
    """It was put back unseen, and the piece laid at it; or it was fetched from where it was seen."""
    beside, fetched = wrong("BG-TOKEN-2", (0, 10)), wrong("BG-PLACE-4", (7, 7))
    assert rules(beside, fetched, stood=((7, 7),)) == []
    assert rules(beside, fetched, stood=((7, 7), (0, 10))) == ["BG-TOKEN-2"]
    assert rules(beside, wrong("BG-PLACE-4", (7, 7), "BG-TOKEN-2"), stood=((7, 7),)) == []


def test_a_token_that_stood_under_the_card_does_not_go_before_one_from_afar() -> None:
    """It stood where the card was laid and went onto its other half; or it had gone on, and another was fetched."""
    assert rules(wrong("BG-PLACE-2", (1, 11)), wrong("BG-PLACE-4", (7, 7))) == []
    assert rules(wrong("BG-PLACE-2", (1, 11)), wrong("BG-PLACE-2", None)) == ["BG-PLACE-2", "BG-PLACE-2"]


def test_fewer_broken_rules_go_first() -> None:
    assert rules(wrong("BG-JOKER-4", (2, 2)), wrong("BG-PLACE-4", (0, 10), "BG-JOKER-4")) == ["BG-JOKER-4"]


def test_two_rules_without_a_token_beside_the_piece_are_not_decided() -> None:
    assert rules(wrong("BG-TOKEN-2", (5, 5)), wrong("BG-PLACE-4", None)) == []


def test_two_rules_with_tokens_beside_the_piece_are_not_decided() -> None:
    assert rules(wrong("BG-TOKEN-2", (0, 10)), wrong("BG-JOKER-4", (1, 10))) == []


def test_a_card_with_a_token_on_it_beside_where_one_stood_may_have_been_laid_at_that_one() -> None:
    """It is believed to have gone onto a card of its own in time, and this card to have fetched it from there."""
    fetched = wrong("BG-PLACE-4", (5, 5), "BG-TOKEN-2")
    alone = wrong("BG-PLACE-4", None)
    assert rules(alone, fetched, stood=((0, 10),)) == []
    assert rules(alone, fetched, stood=((0, 9),)) == ["BG-PLACE-4"]
    assert rules(alone, stood=((0, 10),)) == ["BG-PLACE-4"]
    assert rules(wrong("BG-JOKER-1", None), wrong("BG-JOKER-1", (5, 5)), stood=((0, 10),)) == []


@pytest.mark.parametrize(("stood", "free", "expected"), [
    ((5, 3), False, ()),
    ((2, 0), False, ((2, 1), (2, 2), (2, 3), (2, 4))),  # onto the one, and on to the other
    ((5, 3), True, ((2, 1), (2, 2), (2, 3), (2, 4), (4, 6))),
])
def test_a_token_may_have_stood_on_what_was_laid_with_a_piece_if_it_could_come_there(stood, free, expected) -> None:
    one, two = Piece("card", "solid", ((2, 1), (2, 2))), Piece("card", "double", ((2, 3), (2, 4)))
    laid = (two, CARD, one, Piece("joker", "solid", ((4, 6),)))
    assert may_have_held(CARD, laid, {stood}, free) == set(expected)
