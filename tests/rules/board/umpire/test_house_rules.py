"""House rules the umpire applies: time, tokens, the deck; and what people say about a piece nobody could read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.observation import BoardEvent, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.umpire.umpire import Umpire
from referee.rules.core import UNKNOWN
from tests.support.refereed import BOARD, START, Watched, card, joker

AFTER = ((0, 2), *START[1:])
FIRST = card("A", (0, 1), (0, 2))


def played(*steps: tuple[list[Piece], tuple[Cell, ...], int], options: Options | None = None,
           stop_at: float | None = None, hands: dict[str, int] | None = None,
           players: list[str] | None = None, jokers_spent: dict[str, int] | None = None) -> Watched:
    """Looks of one second: pieces laid, tokens seen, how often."""
    w = Watched(*START, options=options, hands=hands, players=players, jokers_spent=jokers_spent)
    for lay, tokens, looks in steps:
        for k in range(looks):
            if stop_at is not None and w.t >= stop_at:
                w.events += w.umpire.note("stop", w.t, player="B")
                stop_at = None
            w.look(*tokens, lay=lay if k == 0 else ())
    return w


def said(w: Watched, *rules: str) -> list[tuple[str | None, str, str | None, str]]:
    return [(e.player, e.cls, e.rule, e.key) for e in w.events if e.rule in rules]


# joker_clock_s

JOKER = [([joker("A", (0, 1))], ((0, 1), *START[1:]), 8)]


def test_a_joker_may_wait_as_long_as_it_likes_without_a_clock():
    assert said(played(*JOKER), "BG-JOKER-4") == []


def test_a_joker_that_waits_longer_than_the_table_agreed_is_a_violation_said_once():
    w = played(*JOKER, options=Options(joker_clock_s=4.0))
    assert said(w, "BG-JOKER-4") == [("A", "violation", "BG-JOKER-4", "BG-JOKER-4.clock")]
    [event] = [e for e in w.events if e.rule == "BG-JOKER-4"]
    assert event.cells == ((0, 1),) and event.params["seconds"] == 4.0 and event.t > 4.0


def test_a_card_in_time_stops_the_clock():
    follows = ([card("A", (0, 2), (0, 3))], ((0, 3), *START[1:]), 8)
    w = played(([joker("A", (0, 1))], ((0, 1), *START[1:]), 3), follows, options=Options(joker_clock_s=4.0))
    assert said(w, "BG-JOKER-4") == []


def test_what_is_hidden_beside_the_joker_may_be_the_card_that_follows():
    w = Watched(*START, options=Options(joker_clock_s=2.0))
    w.look((0, 1), *START[1:], lay=[joker("A", (0, 1))])
    for _ in range(8):
        w.look((0, 1), *START[1:], hidden=[(1, 1), (1, 2)])
    assert said(w, "BG-JOKER-4") == []


def test_the_clock_does_not_run_after_the_stop_call():
    assert said(played(*JOKER, options=Options(joker_clock_s=4.0), stop_at=3.0), "BG-JOKER-4") == []


# joker_undo

NARROW = Layout.from_rows(["RGBY....", "..R.....", "..Y.....", "....RGBY", "....GBYR"])
AT = ((0, 0), (2, 2), (4, 4), (4, 7))


@pytest.mark.parametrize(("choice", "cls", "key"), [
    ("take_back", "info", "BG-JOKER-4.undo"), ("stays", "info", "BG-JOKER-4.stays"),
    ("mistake", "violation", "BG-JOKER-4.shut")])
def test_a_joker_that_others_shut_in_goes_back_stays_or_is_a_mistake(choice: str, cls: str, key: str):
    w = Watched(*AT, layout=NARROW, options=Options(joker_undo=choice))
    for k in range(4):
        w.look((0, 1), *AT[1:], lay=[joker("A", (0, 1))] if k == 0 else ())
    assert said(w, "BG-JOKER-4") == []
    for k in range(8):
        w.look((0, 1), (0, 2), *AT[2:], lay=[card("B", (1, 2), (0, 2), layout=NARROW)] if k == 0 else ())
    assert said(w, "BG-JOKER-4") == [("A", cls, "BG-JOKER-4", key)]
    assert [e.params["t"] for e in w.events if e.key == key] == ["r0c0"]


def test_a_wrong_card_does_not_shut_a_joker_in():
    w = Watched(*AT, layout=NARROW, options=Options(joker_undo="mistake"))
    for k in range(4):
        w.look((0, 1), *AT[1:], lay=[joker("A", (0, 1))] if k == 0 else ())
    wrong = card("B", (1, 2), (0, 2), colours="YY", layout=NARROW)
    for k in range(14):
        w.look((0, 1), (0, 2), *AT[2:], lay=[wrong] if k == 0 else ())
    assert said(w, "BG-JOKER-4") == [] and ("B", "violation", "BG-PLACE-3") in w.verdicts()


# stop_at

LAST = [([FIRST], AFTER, 4), ([card("B", (1, 7), (2, 7))], ((0, 2), (2, 7), *START[2:]), 4)]
HANDS = {"A": 1, "B": 5}


def test_by_default_the_last_card_does_not_end_the_round():
    w = played(*LAST, hands=HANDS, players=["A", "B"])
    assert said(w, "BG-END-2") == [] and [e.type for e in w.events].count("stop") == 0


def test_with_stop_at_last_card_the_round_ends_with_it_and_a_later_card_is_too_late():
    w = played(*LAST, options=Options(stop_at="last_card"), hands=HANDS, players=["A", "B"])
    [stop] = [e for e in w.events if e.type == "stop"]
    assert (stop.player, stop.key) == ("A", "BG-END-1.last_card")
    assert said(w, "BG-END-2") == [("B", "violation", "BG-END-2", "BG-END-2.last_card")]


def test_with_stop_at_last_card_the_round_goes_on_when_that_card_is_taken_back():
    w = played(LAST[0], options=Options(stop_at="last_card"), hands=HANDS, players=["A", "B"])
    w.look(*START, lift=[FIRST])
    w.look(*START)
    for k in range(4):
        w.look((0, 0), (2, 7), *START[2:], lay=[card("B", (1, 7), (2, 7))] if k == 0 else ())
    assert [e.type for e in w.events if e.type in ("stop", "resume")] == ["stop", "resume"]
    assert said(w, "BG-END-2") == []


def test_a_wrong_card_is_not_the_last_card():
    wrong = card("A", (0, 1), (0, 2), colours="YY")
    w = played(([wrong], AFTER, 6), options=Options(stop_at="last_card"), hands=HANDS, players=["A", "B"])
    assert [e.type for e in w.events].count("stop") == 0


# in_flight

AFTER_CALL = [([], START, 2), ([FIRST], AFTER, 4), ([card("A", (0, 3), (0, 4))], ((0, 4), *START[1:]), 4)]


def test_a_card_after_the_call_is_a_violation():
    w = played(*AFTER_CALL, stop_at=2.0)
    assert {cls for _, cls, *_ in said(w, "BG-END-2")} == {"violation"} and len(said(w, "BG-END-2")) == 2


def test_with_in_flight_the_first_card_after_the_call_is_for_the_table_and_the_second_a_violation():
    w = played(*AFTER_CALL, options=Options(in_flight="yes"), stop_at=2.0)
    assert [(cls, key) for _, cls, _, key in said(w, "BG-END-2")] == [
        ("house_rule", "BG-END-2.in_flight"), ("violation", "BG-END-2")]


def test_with_in_flight_a_joker_after_the_call_is_late():
    w = played(([], START, 2), ([joker("A", (0, 1))], ((0, 1), *START[1:]), 4), options=Options(in_flight="yes"),
               stop_at=2.0)
    assert [(cls, key) for _, cls, _, key in said(w, "BG-END-2")] == [("violation", "BG-END-2")]


# token_stack

THREE = START[:3]


@pytest.mark.parametrize(("choice", "key"), [("forbid", "BG-SETUP-6"), ("allow", "BG-SETUP-6.stack_allowed")])
def test_three_squares_with_tokens_are_said_when_the_round_begins(choice: str, key: str):
    w = Watched(*THREE, options=Options(token_stack=choice))
    for k in range(6):
        w.look((0, 2), *THREE[1:], lay=[FIRST] if k == 0 else ())
    assert said(w, "BG-SETUP-6") == [(None, "info", "BG-SETUP-6", key)]
    assert w.accused() == set()


def test_four_tokens_are_nothing_to_mention():
    assert said(played(([FIRST], AFTER, 3)), "BG-SETUP-6") == []


# race

@pytest.mark.parametrize("goes_to", [(2, 0), (0, 2)])
def test_with_the_physical_token_a_second_card_may_use_it_where_it_still_stands(goes_to: Cell):
    """A lays beside the token; before the piece of wood is moved, B lays at its old square; it goes onto either."""
    for race, free in (("physical_token", True), ("logical_token", False)):
        w = Watched(*START, options=Options(race=race))
        w.look(*START, lay=[FIRST])
        w.look(*START, lay=[card("B", (1, 0), (2, 0))])
        for _ in range(14):
            w.look(goes_to, *START[1:])
        w.finish()
        assert [cls for _, cls, _ in w.verdicts()] == ["legal", "legal"] if free else (
            [cls for _, cls, _ in w.verdicts()] != ["legal", "legal"]), race


def test_with_the_physical_token_a_card_that_touches_neither_place_is_wrong():
    w = Watched(*START, options=Options(race="physical_token"))
    w.look(*START, lay=[FIRST])
    w.look(*START, lay=[card("B", (2, 3), (2, 4))])
    for _ in range(14):
        w.look((0, 2), *START[1:])
    w.finish()
    assert sorted(w.verdicts()) == [("A", "legal", None), ("B", "violation", "BG-PLACE-4")]


# the deck

STUCK = Layout.from_rows(["RGB........", "...........", "...YGYGYGYG"])  # no card of the deck below fits G-B
DECK = (("G", "R"), ("G", "Y"))


def test_a_stricter_dead_end_needs_the_card_list():
    with pytest.raises(ValueError, match="needs the card list"):
        Umpire(BOARD, Options(dead_end="deck"))


@pytest.mark.parametrize(("reading", "blocked"), [("geometry", False), ("deck", True)])
def test_the_umpire_knows_the_deck(reading: str, blocked: bool):
    w = Watched((0, 0), (2, 3), (2, 9), (2, 10), layout=STUCK, options=Options(dead_end=reading), deck=DECK)
    assert bool(w.umpire.position.owed) == blocked


def test_a_free_placement_for_a_token_stuck_only_in_a_stricter_reading_is_for_the_table():
    tokens = ((0, 0), (2, 3), (2, 9), (2, 10))
    free = card("A", (2, 6), (2, 7), layout=STUCK)
    for deck, expected in ((DECK, "house_rule"), ((), "violation")):
        w = Watched(*tokens, layout=STUCK, deck=deck)
        for k in range(10):
            w.look((2, 7), *tokens[1:], lay=[free] if k == 0 else ())
        [event] = [e for e in w.events if e.type == "card"]
        assert event.cls == expected


def test_a_card_at_no_token_is_wrong_however_the_dead_end_is_read_if_no_token_is_put_on_it():
    tokens = ((0, 0), (2, 3), (2, 9), (2, 10))
    free = card("A", (2, 6), (2, 7), layout=STUCK)
    w = Watched(*tokens, layout=STUCK, deck=DECK)
    w.look(*tokens, lay=[free])
    assert w.verdicts() == [], "its token may still follow"
    for _ in range(10):
        w.look(*tokens)
    assert w.verdicts() == [("A", "violation", "BG-PLACE-4")]


# jokers_per

@pytest.mark.parametrize(("per", "expected"), [("round", "legal"), ("match", "violation")])
def test_jokers_spent_in_earlier_rounds_count_when_two_have_to_do_for_a_match(per: str, expected: str):
    w = played(([joker("A", (0, 1))], ((0, 1), *START[1:]), 10), ([card("A", (0, 2), (0, 3))], ((0, 3), *START[1:]), 8),
               options=Options(jokers_per=per), jokers_spent={"A": 2})
    [event] = [e for e in w.events if e.type == "joker"]
    assert event.cls == expected
    assert event.rule == (None if expected == "legal" else "BG-JOKER-5")


# one start

def test_a_round_has_one_start_and_the_call_after_it_is_a_word_about_it():
    w = Watched(*START)
    [begun] = w.events
    [called] = w.umpire.note("start", 2.0)
    assert begun.type == "round_start"
    assert (called.type, called.cls, called.key, called.about) == ("finding", "info", "ROUND.called", (begun.seq,))


def test_a_call_before_the_tokens_are_seen_is_the_start():
    w = Watched()
    [called] = w.umpire.note("start", 0.5)
    [seen] = w.look(*START)
    assert called.type == "round_start" and (seen.type, seen.key) == ("finding", "ROUND.start")
    assert sorted(seen.params["tokens"]) == ["r0c0", "r0c7", "r4c0", "r4c7"]


# whose piece it is

def unread(w: Watched) -> tuple[Watched, BoardEvent]:
    """A token stands on A's joker, and somebody laid a card there."""
    w.look((0, 1), *START[1:], lay=[joker("A", (0, 1))])
    w.look((0, 1), *START[1:])
    nobody = replace(card(UNKNOWN, (0, 2), (0, 3)), candidates=("A", "B"))
    for k in range(14):
        w.look((0, 3), *START[1:], lay=[nobody] if k == 0 else ())
    [event] = [e for e in w.events if e.type == "card"]
    return w, event


def test_people_say_whose_a_card_is_and_what_was_unclear_is_decided():
    for owner, cls, rule in (("A", "legal", None), ("B", "violation", "BG-JOKER-3")):
        w, event = unread(Watched(*START))
        assert (event.cls, event.key) == ("unclear", "UNCLEAR.player")
        [decided] = w.umpire.note("owner", w.t, player=owner, about=(event.seq,))
        assert (decided.cls, decided.rule, decided.player, decided.about) == (cls, rule, owner, (event.seq,))
        assert [p.owner for p in w.umpire.position.pieces if p.kind == "card"] == [owner]


def test_what_people_said_goes_before_what_the_camera_reads_later():
    w, event = unread(Watched(*START))
    w.umpire.note("owner", w.t, player="A", about=(event.seq,))
    w.look((0, 3), *START[1:], known=[card("B", (0, 2), (0, 3))])
    assert [p.owner for p in w.umpire.position.pieces if p.kind == "card"] == ["A"]


def test_naming_a_piece_that_is_not_there_changes_nothing():
    w = Watched(*START)
    assert w.umpire.note("owner", w.t, player="A", about=(77,)) == []
