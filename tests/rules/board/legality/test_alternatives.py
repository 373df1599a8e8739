"""What would have been legal instead: the squares of this card at that moment, and of its token."""

from __future__ import annotations

from random import Random

import pytest

from referee.rules.board.legality.alternatives import for_piece
from referee.rules.board.legality.judging import judge
from referee.rules.board.legality.questions import placement_from, position_from
from referee.rules.board.observation import Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.state import Placement, Position
from referee.rules.core import UNKNOWN
from tests.support.positions import random_move, random_question
from tests.support.refereed import START, Watched, card, joker

OPTIONS = Options()


def squares(event):
    return [tuple(p["squares"]) for p in event.legal_here["places"]]


def finding(watched: Watched):
    [event] = [e for e in watched.events if e.cls in ("violation", "house_rule", "unclear")]
    return event


def watched(*tokens, lay, start=START, looks=12, **kwargs):
    w = Watched(*start, **kwargs)
    w.look(*tokens, lay=lay)
    for _ in range(looks):
        w.look(*tokens)
    return w


def test_a_card_that_touches_no_token_is_told_where_it_fitted():
    wrong = card("A", (2, 3), (2, 4))  # green, blue in the middle of the board; tokens in the corners
    event = finding(watched(*START, lay=[wrong]))
    assert event.rule == "BG-PLACE-4"
    fitting = squares(event)
    assert fitting and len(set(fitting)) == len(fitting)
    for a, b in fitting:
        assert [wrong.colours[0], wrong.colours[1]] == [_colour(a), _colour(b)]
    assert event.legal_here["key"] == "LEGAL_HERE.card"


def _colour(name):
    return ["RGBYRGBY", "GBYRGBYR", "BYRGBYRG", "YRGBYRGB", "RGBYRGBY"][int(name[1])][int(name[3])]


def test_a_turned_card_fits_its_own_squares_the_right_way_round():
    turned = card("A", (0, 1), (0, 2), colours="BG")
    event = finding(watched((0, 2), *START[1:], lay=[turned]))
    assert event.rule == "BG-PLACE-6"
    assert ("r0c2", "r0c1") in squares(event)  # blue on r0c2, green on r0c1
    [place] = [p for p in event.legal_here["places"] if p["squares"] == ["r0c2", "r0c1"]]
    assert place["token"] == {"from": "r0c0", "to": "r0c2"}
    assert event.legal_here["key"] in ("LEGAL_HERE.turned", "LEGAL_HERE.turned_or")
    assert (event.legal_here["params"]["a"], event.legal_here["params"]["b"]) == ("r0c1", "r0c2")


def test_a_token_on_the_near_half_is_told_where_it_belongs():
    event = finding(watched((0, 1), *START[1:], lay=[card("A", (0, 1), (0, 2))]))
    assert event.rule == "BG-TOKEN-2"
    assert event.legal_here["token"] == ["r0c2"] and event.legal_here["places"] == []


def test_a_token_moved_alone_belongs_where_it_came_from():
    w = Watched(*START)
    for _ in range(10):
        w.look((2, 4), *START[1:])
    event = finding(w)
    assert event.rule == "BG-TOKEN-3" and event.legal_here["token"] == ["r0c0"]


def test_a_player_who_owes_a_joker_its_card_is_sent_there():
    w = Watched(*START)
    for _ in range(6):
        w.look((0, 1), *START[1:], lay=[joker("A", (0, 1))] if w.frame == 1 else [])
    for _ in range(12):
        w.look((0, 1), (0, 5), *START[2:], lay=[card("A", (0, 6), (0, 5))] if w.frame == 7 else [])
    event = finding(w)
    assert event.rule == "BG-JOKER-4"
    assert squares(event) and all(p["token"]["from"] == "r0c1" for p in event.legal_here["places"])
    assert (event.legal_here["key"], event.legal_here["params"]["t"]) == ("LEGAL_HERE.card_at", "r0c1")


def test_nothing_is_legal_once_stop_was_called():
    w = Watched(*START)
    w.umpire.note("stop", w.t, player="B")
    for _ in range(6):
        w.look((0, 2), *START[1:], lay=[card("A", (0, 1), (0, 2))] if w.frame == 1 else [])
    late = next(e for e in w.events if e.rule == "BG-END-2")
    assert late.legal_here is not None
    assert late.legal_here["key"] == "LEGAL_HERE.stopped" and late.legal_here["places"] == []


def test_a_legal_card_has_no_list():
    w = watched((0, 2), *START[1:], lay=[card("A", (0, 1), (0, 2))], looks=5)
    assert [e.legal_here for e in w.events] == [None] * len(w.events)


def test_a_card_that_cannot_be_read_says_so():
    unread = Piece("card", "A", ((2, 3), (2, 4)), ("?", "B"))
    here = for_piece([position_from(random_question(Random(1)))], unread, "BG-PLACE-3", (), OPTIONS)
    assert here["key"] == "LEGAL_HERE.unread" and here["places"] == []


@pytest.mark.slow
def test_every_place_named_is_legal_and_every_legal_place_of_the_card_is_named():
    rng, named = Random(3), 0
    for _ in range(400):
        position, piece = _case(rng)
        here = for_piece([position], piece, "BG-PLACE-4", (), OPTIONS)
        found = {_place(p) for p in here["places"]}
        assert found == _tried(position, piece)
        named += len(found)
    assert named > 200


def test_with_several_courses_only_what_is_legal_in_all_of_them_is_named():
    rng = Random(4)
    for _ in range(60):
        (one, piece), (other, _) = _case(rng), _case(rng)
        both = {_place(p) for p in for_piece([one, other], piece, None, (), OPTIONS)["places"]}
        assert both == _tried(one, piece) & _tried(other, piece)


def _case(rng: Random) -> tuple[Position, Piece]:
    question = random_question(rng)
    position = position_from(question)
    piece = placement_from(random_move(rng, question), position).piece
    while piece.kind != "card" or UNKNOWN in (piece.owner, *piece.colours) or "?" in piece.colours:
        piece = placement_from(random_move(rng, question), position).piece
    return position, piece


def _place(place):
    return frozenset(place["squares"]), place["token"]["from"], place["token"]["to"]


def _tried(position: Position, piece: Piece):
    """Every way to lay the card with every token onto every half, judged one by one."""
    found = set()
    for a in position.layout:
        for b in position.layout.neighbours(a):
            laid = Piece("card", piece.owner, (a, b), piece.colours)
            for i, t in enumerate(position.tokens):
                assert t is not None
                for target in (a, b):
                    if judge(position, Placement(piece.owner, laid, i, target), OPTIONS).cls == "legal":
                        found.add((frozenset(map(cell_name, (a, b))), cell_name(t), cell_name(target)))
    return found
