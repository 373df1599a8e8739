"""The card game, both documents, where the vectors stop."""

from __future__ import annotations

from typing import Any

import pytest

from referee.i18n import itemised, rule_text
from referee.i18n.rulebook import rules_like
from referee.rules.cards.nl999 import RULES as NL999_RULES
from referee.rules.cards.nl999 import Nl999Rules
from referee.rules.cards.weber import RULES as WEBER_RULES
from referee.rules.cards.weber import WeberRules

NL999, WEBER = Nl999Rules(), WeberRules()
ROUND: dict[str, Any] = {"players": [{"id": "A", "centre": 20, "stack": 0}, {"id": "B", "centre": 12, "stack": 7},
                                     {"id": "C", "centre": 8, "stack": 4}]}


def test_all_forty_cards_are_accounted_for_when_every_pile_is_counted() -> None:
    whole = {"id": "A", "centre": 20, "stack": 0, "row": 3, "hand": 10, "discard": 7}
    other = {"id": "B", "centre": 5, "stack": 10}
    assert NL999.answer("round", {"players": [whole, other]})["score"] == {"A": 20, "B": -15}
    with pytest.raises(ValueError, match=r"player A: 39 cards were counted \(centre, stack, row, hand, discard\)"):
        NL999.answer("round", {"players": [{**whole, "hand": 9}, other]})
    with pytest.raises(ValueError, match="player B: 41 cards were counted"):
        NL999.answer("round", {"players": [whole, {"id": "B", "centre": 31, "stack": 10}]})


def test_two_sets_a_player_allow_eighty_cards_with_weber() -> None:
    played = [{"id": "A", "centre": 60, "stack": 0}, {"id": "B", "centre": 20, "stack": 20}]
    double = {"double": True, "players": played}
    assert WEBER.answer("round", double)["score"] == {"A": 60, "B": -20}
    assert WEBER.answer("handicap", {"double": True, "stack": {"A": 20, "B": 21}, "callers": ["A"]}) == {
        "after_each": [{"A": 20, "B": 20}]}
    with pytest.raises(ValueError, match="'double' is for two players"):
        WEBER.answer("setup", {"players": 3, "double": True})


@pytest.mark.parametrize(("option", "redeals", "may"), [
    ({}, 0, True), ({}, 5, True), ({"redeal": "once"}, 0, True), ({"redeal": "once"}, 1, False),
    ({"redeal_sum": "digits"}, 0, False)])
def test_redeal_options(option: dict[str, str], redeals: int, may: bool) -> None:
    asked = {"visible": [10, 9, 8, 3], "players": 4, "redeals": redeals, "options": option}
    assert WEBER.answer("redeal", asked)["may_redeal"] is may


@pytest.mark.parametrize(("option", "start"), [
    ("exact", 10.5), ("nearest", 11), ("down", 10), ("up", 11)])
def test_a_late_player_starts_as_the_table_wants_it(option: str, start: float) -> None:
    asked = {"totals": {"A": 15, "B": "11/2", "C": 11}, "options": {"join_round": option}}
    assert WEBER.answer("join_late", asked) == {"start": start, "exact": "21/2"}


def test_a_late_player_may_be_missing_in_earlier_rounds_with_points_to_start_from() -> None:
    rounds = [{"A": {"centre": 10, "stack": 0}, "B": {"centre": 4, "stack": 1}},
              {"A": {"centre": 6, "stack": 2}, "B": {"centre": 9, "stack": 0}, "C": {"centre": 5, "stack": 0}}]
    joined = {"ids": ["A", "B", "C"], "start_totals": {"C": 6}, "rounds": rounds}
    assert WEBER.answer("match", joined)["totals"] == {"A": 12, "B": 11, "C": 11}
    with pytest.raises(ValueError, match="round 1: the counts of C are missing"):
        NL999.answer("match", {**joined, "start_totals": {}})


def test_a_broken_off_round_and_a_disqualified_player() -> None:
    void = WEBER.answer("round", {**ROUND, "aborted": True})
    assert (void["score"], void["winners"], void["void"]) == ({"A": 0, "B": 0, "C": 0}, [], True)
    counted = WEBER.answer("round", {**ROUND, "aborted": True, "options": {"aborted": "score"}})
    assert counted["score"] == {"A": 20, "B": -2, "C": 0}
    out = WEBER.answer("round", {**ROUND, "disqualified": ["A"]})
    assert (out["score"], out["winners"]) == ({"B": -2, "C": 0}, ["C"])
    zero = WEBER.answer("round", {**ROUND, "disqualified": ["A"], "options": {"disqualified": "round_zero"}})
    assert (zero["score"], zero["winners"]) == ({"A": 0, "B": -2, "C": 0}, ["C"])
    assert zero["items"]["A"] == {"disqualified": 0}


def test_who_is_disqualified_is_no_winner_nor_first_on_the_sheet() -> None:
    asked = {"players": [{"id": "A", "centre": 0, "stack": 1}, {"id": "B", "centre": 9, "stack": 0}],
             "disqualified": ["B"], "options": {"disqualified": "round_zero"}}
    assert [(line.player, line.points, line.place) for line in WEBER.sheet("round", asked).lines] == [
        ("A", -2, 1), ("B", 0, 2)]
    everybody = WEBER.answer("round", {**asked, "disqualified": ["A", "B"]})
    assert (everybody["score"], everybody["winners"]) == ({"A": 0, "B": 0}, [])
    assert WEBER.answer("round", {**asked, "disqualified": ["A", "B"], "options": {}})["winners"] == []


COUNTS = {"A": {"centre": 10, "stack": 0}, "B": {"centre": 4, "stack": 1}, "C": {"centre": 20, "stack": 2}}


def test_a_match_says_who_leaves_who_was_disqualified_and_which_round_was_broken_off() -> None:
    asked: dict[str, Any] = {"ids": ["A", "B", "C"], "rounds": [
        COUNTS, {**COUNTS, "aborted": True}, {**COUNTS, "leaves": ["C"]}, {"A": COUNTS["A"], "B": COUNTS["B"]}]}
    found = WEBER.answer("match", asked)
    assert (found["totals"], found["winners"]) == ({"A": 30, "B": 6, "C": 32}, ["A"])
    assert found["per_round"][1:] == [{"A": 0, "B": 0, "C": 0}, {"A": 10, "B": 2, "C": 16}, {"A": 10, "B": 2}]
    uncounted = {**asked, "rounds": [{"aborted": True}, *asked["rounds"]]}
    assert WEBER.answer("match", uncounted)["totals"] == found["totals"]
    assert "joined" not in WEBER.answer("match", uncounted)
    scored = WEBER.answer("match", {**asked, "options": {"aborted": "score"}})
    assert scored["totals"] == {"A": 40, "B": 8, "C": 48}
    with pytest.raises(ValueError, match="round 1: the counts of A, B, C are missing"):
        WEBER.answer("match", {**uncounted, "options": {"aborted": "score"}})

    out = {**asked, "rounds": [COUNTS, {**COUNTS, "disqualified": ["C"]}, {"A": COUNTS["A"], "B": COUNTS["B"]}]}
    found = WEBER.answer("match", out)
    assert (found["totals"], found["winners"]) == ({"A": 30, "B": 6, "C": 0}, ["A"])
    with pytest.raises(ValueError, match="round 3: 'rounds' names 'C', who is not among the players"):
        WEBER.answer("match", {**out, "rounds": [*out["rounds"][:2], COUNTS]})
    zero = {"ids": ["A", "B", "C"], "rounds": [COUNTS, {**COUNTS, "disqualified": ["C"]}, COUNTS],
            "options": {"disqualified": "round_zero"}}
    assert WEBER.answer("match", zero)["totals"] == {"A": 30, "B": 6, "C": 32}


def test_what_a_match_of_999_games_cannot_say_is_refused() -> None:
    left = {"ids": ["A", "B", "C"], "rounds": [{**COUNTS, "leaves": ["A"]}, {"B": COUNTS["B"], "C": COUNTS["C"]}]}
    assert NL999.answer("match", left)["winners"] == ["C"]
    for told in ({"aborted": True}, {"disqualified": ["A"]}):
        with pytest.raises(ValueError, match=r"round 1: 'rounds' names '(aborted|disqualified)'"):
            NL999.answer("match", {"ids": ["A", "B", "C"], "rounds": [{**COUNTS, **told}]})
    with pytest.raises(ValueError, match="'ids' names 'leaves', which says something else in a round"):
        NL999.answer("match", {"ids": ["A", "leaves"], "rounds": [{}]})


@pytest.mark.parametrize(("option", "cards", "first", "verdict", "rule"), [
    ("exactly_three", 1, True, "legal", None), ("exactly_three", 2, True, "legal", None),
    ("exactly_three", 3, True, "legal", None), ("exactly_three", 4, True, "violation", "CW-2.4.2"),
    ("exactly_three", 2, False, "violation", "CW-2.4.2"), ("three_plus", 1, True, "legal", None),
    ("three_plus", 5, True, "legal", None), ("three_plus", 2, False, "violation", "CW-2.4.2"),
    ("one", 1, True, "legal", None), ("one", 2, True, "violation", "CW-2.4.3")])
def test_the_first_count_after_taking_up_may_be_smaller(option: str, cards: int, first: bool, verdict: str,
                                                        rule: str | None) -> None:
    asked = {"move": {"type": "turn", "hand": 10, "cards": cards, "first": first}, "options": {"count_step": option}}
    found = WEBER.answer("legality", asked)
    assert (found["verdict"], found["rule"]) == (verdict, rule)
    assert NL999.answer("legality", {"move": asked["move"]})["verdict"] == ("legal" if cards == 3 else "violation")


@pytest.mark.parametrize("move", [
    {"type": "turn", "hand": 9, "cards": 3}, {"type": "take_up", "hand": 0},
    {"type": "row", "card": "red 4", "onto": None, "from": "stack", "in_hand": True},
    {"type": "lay", "card": "red 1", "onto": None}])
def test_after_the_stop_only_a_card_in_the_hand_goes_into_the_middle(move: dict[str, Any]) -> None:
    for rules, rule in ((NL999, "CG-END-2"), (WEBER, "CW-2.7b")):
        found = rules.answer("legality", {"move": move, "stopped": True})
        assert (found["verdict"], found["rule"]) == ("violation", rule)
        assert rules.answer("legality", {"move": move})["verdict"] == "legal"
    held = {"move": {"type": "lay", "card": "red 1", "onto": None, "in_hand": True}, "stopped": True}
    assert WEBER.answer("legality", held)["verdict"] == "legal"


def test_a_1_may_lie_anywhere_after_weber_and_the_table_says_whether_on_cards_too() -> None:
    for below in ("blue 5", "red 1", "red 10"):
        found = WEBER.answer("legality", {"move": {"type": "lay", "card": "red 1", "onto": below}})
        assert (found["verdict"], found["rule"], found["key"]) == ("house_rule", "CW-2.2.2a", "CARD.one_onto")
        assert NL999.answer("legality", {"move": {"type": "lay", "card": "red 1", "onto": below}})[
            "verdict"] == "violation"
    down = {"type": "lay", "card": "red 1", "onto": "blue 5", "face_down": True}
    assert WEBER.answer("legality", {"move": down})["rule"] == "CW-2.2.2b", "that is proved"
    pile = {"type": "pile", "cards": ["red 1", "blue 1", "blue 2"]}
    assert WEBER.answer("legality", {"move": pile})["verdict"] == "house_rule"
    wrong = {**pile, "cards": ["red 1", "blue 1", "blue 3"]}
    assert WEBER.answer("legality", {"move": wrong})["verdict"] == "violation"


@pytest.mark.parametrize(("card", "source", "expert", "verdict", "rule"), [
    ("red 4", "hand", True, "house_rule", "CG-VAR-1"), ("red 4", "discard", True, "legal", None),
    ("red 8", "hand", True, "violation", "CG-VAR-2"), ("yellow 4", "hand", True, "violation", "CG-VAR-3"),
    ("red 4", "hand", False, "violation", "CG-VAR-1"), ("red 4", "row", True, "violation", "CG-VAR-1")])
def test_a_card_from_the_hand_onto_the_row_is_for_the_table_unless_it_is_wrong_anyway(
        card: str, source: str, expert: bool, verdict: str, rule: str | None) -> None:
    move = {"type": "row", "card": card, "onto": "yellow 7", "from": source}
    for agreed in ({"expert": expert}, {"options": {"expert": "on" if expert else "off"}}):
        found = NL999.answer("legality", {"move": move, **agreed})
        assert (found["verdict"], found["rule"]) == (verdict, rule)


def test_the_sheet_itemises_centre_and_stack() -> None:
    b = NL999.sheet("round", ROUND).lines[1]
    assert (b.player, b.points, b.place, b.items) == ("B", -2, 3, (("centre", 12), ("stack", -14)))


@pytest.mark.parametrize(("rules", "kind", "data", "says"), [
    (NL999, "setup", {"players": 13}, "'players' is 13; it must be a whole number from 2 to 12"),
    (NL999, "round", {"players": [{"id": "A", "centre": 1, "stack": 0}]}, "for 2 to 12"),
    (NL999, "round", {"players": [{"id": "A", "centre": 1, "stack": 0}] * 2}, "names A twice"),
    (NL999, "round", {"players": [{"id": str(n), "centre": 1, "stack": 0} for n in range(13)]}, "lists 13"),
    (NL999, "round", {"players": [{"id": "A", "centre": 1, "stack": 11}, {"id": "B", "centre": 1, "stack": 0}]},
     "player A: 'stack' is 11; it must be a whole number from 0 to 10"),
    (WEBER, "redeal", {"players": 3, "visible": [10, 10, 10]}, "the row and the top of the pile show 4"),
    (WEBER, "redeal", {"players": 3, "visible": [10, 9, 8, 7], "options": {"rules": "999"}}, "show 5"),
    (WEBER, "handicap", {"stack": {"A": -1}, "callers": ["A"]}, "'stack' of A is -1"),
    (WEBER, "redeal", {"players": 3, "visible": [0, 11]}, "numbers from 1 to 10"),
    (WEBER, "handicap", {"stack": {"A": 10}, "callers": ["Z"]}, "'callers' names 'Z'"),
    (WEBER, "join_late", {"totals": {}}, "'totals' is empty"),
    (WEBER, "join_late", {"totals": {"A": "1/0"}}, "a number or a fraction"),
    (WEBER, "round", {**ROUND, "disqualified": ["Z"]}, "'disqualified' names 'Z'"),
])
def test_refusals(rules: Any, kind: str, data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        rules.answer(kind, data)


def test_a_stack_that_grew_by_the_handicap_is_counted() -> None:
    grown = {"players": [{"id": "A", "centre": 2, "stack": 11}, {"id": "B", "centre": 1, "stack": 0}]}
    assert WEBER.answer("round", grown)["score"] == {"A": -20, "B": 1}


def test_a_round_is_itemised() -> None:
    played = {"players": [{"id": "A", "centre": 14, "stack": 3}, {"id": "B", "centre": 1, "stack": 0}]}
    assert NL999.answer("round", played)["items"]["A"] == {"centre": 14, "stack": -6}
    line = NL999.sheet("round", played).lines[0]
    assert (line.points, itemised(line.items)) == (8, "14 in the middle − 2 × 3 in the stack")


def test_a_call_with_cards_in_the_stack_does_not_count() -> None:
    with pytest.raises(ValueError, match="B called stop but has 7 cards in the stack; the call does not count"):
        NL999.answer("round", {**ROUND, "caller": "B"})
    assert NL999.answer("round", {**ROUND, "caller": "A"})["score"]["A"] == 20


@pytest.mark.parametrize(("data", "says"), [
    ({"move": {"type": "lay", "card": "red 11"}}, "'card' is 'red 11'; a card is a colour and a number from 1 to 10"),
    ({"move": {"type": "lay", "card": "red"}}, "'card' is 'red'"),
    ({"move": {"type": "fly", "card": "red 1"}}, "'type' is 'fly'; it must be one of lay, row, turn"),
    ({"move": {"type": "turn", "cards": 4, "hand": 3}}, "'cards' is 4, but the hand has 3"),
    ({}, "'move' is missing"),
])
def test_moves_that_make_no_sense_are_refused(data: dict[str, Any], says: str) -> None:
    for rules in (NL999, WEBER):
        with pytest.raises(ValueError, match=says):
            rules.answer("legality", data)


@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("document", [NL999, WEBER])
def test_of_all_cards_exactly_the_next_of_the_colour_goes_on_a_pile(document: Any, colour: str) -> None:
    for top in range(1, 11):
        fitting = [f"{c} {n}" for c in ("red", "blue") for n in range(1, 11) if document.answer("legality", {
            "move": {"type": "lay", "card": f"{c} {n}", "onto": f"{colour} {top}"}})["verdict"] == "legal"]
        assert fitting == ([f"{colour} {top + 1}"] if top < 10 else [])


def test_every_rule_that_can_be_named_has_words() -> None:
    for rule in {*NL999_RULES.values(), *WEBER_RULES.values()}:
        assert rule_text(rule).title and rule_text(rule).text.endswith("."), rule


PARAGRAPHS = {
    "CG": "SETUP-1 SETUP-2 SETUP-3 SETUP-4 SETUP-5 PLAY-1 PLAY-2 PLAY-3 PLAY-4 PLAY-5 PLAY-6 PLAY-7 PLAY-8 PLAY-9 "
          "PLAY-10 END-1 END-2 END-3 SCORE-1 SCORE-2 SCORE-3 SCORE-4 MATCH-1 VAR-1 VAR-2 VAR-3 VAR-4 VAR-5 VAR-6",
    "CW": "1.1 1.2.1 1.2.2 1.2.3a 1.2.3b 1.2.3c 1.3 1.4 1.5 2.1 2.2.1 2.2.2a 2.2.2b 2.3 2.4.1 2.4.2 2.4.3 2.5.1 2.5.2 "
          "2.5.3 2.5.4 2.5.5 2.5.6 2.6 2.7a 2.7b 3.1 3.2 3.3 3.4 3.5 3.6 4.1",
    "DG": "SETUP-1 SETUP-2 SETUP-3 PLAY-1 PLAY-2 PLAY-3 PLAY-4 PLAY-5 PLAY-6 PLAY-7 END-1 END-2 SCORE-1 SCORE-2 "
          "MATCH-1 MATCH-2 MATCH-3 CHILD-1",
}


@pytest.mark.parametrize("document", PARAGRAPHS)
def test_every_rule_of_the_card_and_the_dice_games_has_plain_words_in_order(document: str) -> None:
    """The same keys in all languages: tests/i18n."""
    found = dict(rules_like(f"{document}-"))
    assert list(found) == [f"{document}-{number}" for number in PARAGRAPHS[document].split()]
    assert all(words.title and not words.title.endswith(".") and words.text.endswith(".") for words in found.values())
    assert all(rule_text(rule) == words for rule, words in found.items())


def test_a_match_of_many_rounds_adds_up() -> None:
    rounds = [{"A": {"centre": k % 41, "stack": 0}, "B": {"centre": 20, "stack": k % 11}} for k in range(500)]
    found = NL999.answer("match", {"ids": ["A", "B"], "rounds": rounds})
    assert found["totals"] == {"A": sum(k % 41 for k in range(500)), "B": sum(20 - 2 * (k % 11) for k in range(500))}
