"""What is believed to lie on the table, look by look."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.observation import BoardObservation, Piece
from referee.rules.core import PROOF
from referee.tracking.board.memory import BoardMemory, MemorySettings
from referee.values.board import BoardReading, CardSeen, HalfSeen, JokerSeen, OffGrid, TokenSeen

Cell = tuple[int, int]
HAND = frozenset((r, c) for r in range(4, 8) for c in range(4, 8))


def seen(*cells: Cell, owner: str = "dashed", colours: tuple[str, str] = ("red", "blue"), p: float = 0.99,
         candidates: tuple[str, ...] = ()) -> CardSeen:
    return CardSeen((cells[0], cells[1]), colours, owner, p, candidates)


def reading(*cards: CardSeen, tokens: tuple[Cell, ...] = (), hidden: frozenset[Cell] = frozenset(),
            jokers: tuple[JokerSeen, ...] = (), **more: object) -> BoardReading:
    return BoardReading(cards, jokers, tuple(TokenSeen(c, 0.999) for c in tokens), hidden, **more)  # type: ignore[arg-type]


class Looks:
    def __init__(self, settings: MemorySettings | None = None) -> None:
        self.memory = BoardMemory(settings)
        self.n = 0

    def __call__(self, what: BoardReading) -> BoardObservation:
        self.n += 1
        observation = self.memory.observe(what, float(self.n), self.n, f"{self.n}.jpg")
        assert observation is not None
        return observation


ONE = seen((0, 0), (0, 1))


def test_a_sure_card_on_a_still_picture_counts_at_once():
    o = Looks()(reading(ONE))
    assert o.laid == (Piece("card", "dashed", ((0, 0), (0, 1)), ("red", "blue"), (), 0.99),)
    assert (o.t, o.frame, o.evidence, o.hidden) == (1.0, 1, ("1.jpg",), frozenset())


@pytest.mark.parametrize(("owner", "other", "shown"), [("dashed", (0, 1), True), ("solid", (0, 1), False),
                                                       ("dashed", (1, 0), False)])
def test_the_half_of_a_known_card_that_shows_beside_the_one_over_it_is_not_hidden(owner: str, other: Cell,
                                                                                  shown: bool) -> None:
    look = Looks()
    look(reading(ONE))
    over = reading(seen((0, 1), (0, 2), owner="solid"), hidden=frozenset({(0, 0), (3, 3)}),
                   halves=(HalfSeen((0, 0), other, owner),))
    o = look(over)
    assert o.hidden == ({(3, 3)} if shown else {(0, 0), (3, 3)}) and o.removed == ()
    assert o.half_seen == (frozenset() if shown else {(0, 0)}), "another card lies there"


def test_in_a_stream_a_piece_needs_a_second_look():
    look = Looks(MemorySettings.stream())
    first = look(reading(ONE))
    assert first.laid == () and first.hidden == {(0, 0), (0, 1)}
    assert len(look(reading(ONE)).laid) == 1
    assert look(reading(ONE)).laid == ()


def test_one_bad_reading_of_a_stream_is_no_event():
    look = Looks(MemorySettings.stream())
    assert [look(r).laid for r in (reading(ONE), reading(), reading(), reading())] == [()] * 4


def test_the_order_of_squares_in_a_reading_does_not_matter():
    look = Looks()
    look(reading(ONE))
    turned = look(reading(seen((0, 1), (0, 0), colours=("blue", "red"))))
    assert turned.laid == turned.identified == turned.removed == ()


def test_evidence_names_the_picture_before_and_after():
    look = Looks()
    look(reading())
    assert look(reading(ONE)).evidence == ("1.jpg", "2.jpg")


def test_the_picture_before_is_one_without_what_was_laid_though_it_takes_two_looks():
    look = Looks(MemorySettings.stream())
    look(reading())
    look(reading(ONE))
    assert look(reading(ONE)).evidence == ("1.jpg", "3.jpg")
    assert look(reading(ONE)).evidence == ("3.jpg", "4.jpg")


def test_a_doubtful_piece_is_read_again_and_reported_with_what_is_known_in_the_end():
    look = Looks()
    doubtful = replace(ONE, confidence=0.7)
    assert [len(look(reading(doubtful)).laid) for _ in range(3)] == [0, 0, 1]
    assert 0.9 < look.memory.pieces[0].confidence < 0.95
    vague = replace(ONE, confidence=0.55)
    look = Looks()
    assert [len(look(reading(vague)).laid) for _ in range(3)] == [0, 0, 1]
    assert look.memory.pieces[0].confidence < 0.7


def test_a_piece_is_gone_after_two_bare_looks_and_in_doubt_after_one():
    look = Looks()
    look(reading(ONE))
    once = look(reading())
    assert once.removed == () and once.hidden == {(0, 0), (0, 1)}
    assert [p.owner for p in look(reading()).removed] == ["dashed"]
    assert look.memory.pieces == ()


def test_a_piece_overlooked_once_stays():
    look = Looks()
    observations = [look(r) for r in (reading(ONE), reading(), reading(ONE), reading(), reading(ONE))]
    assert sum(len(o.laid) for o in observations) == 1
    assert not any(o.removed or o.identified for o in observations)


def test_what_a_hand_covers_is_believed_and_caught_up_later():
    look = Looks()
    look(reading(seen((5, 5), (5, 6))))
    for _ in range(5):
        assert look(reading(hidden=HAND)).removed == ()
    assert look(reading(seen((5, 5), (5, 6)))).laid == ()
    look(reading(hidden=HAND))
    assert [look(reading()).removed for _ in range(2)][1] != ()


def test_a_card_beside_a_hand_may_still_be_carried():
    look = Looks()
    near = seen((3, 4), (3, 5))
    assert look(reading(near, hidden=HAND)).laid == ()
    assert look(reading()).laid == ()
    assert look(reading(near, hidden=HAND)).laid == ()
    assert len(look(reading(near)).laid) == 1


def test_the_square_behind_a_token_is_no_hand():
    assert len(Looks()(reading(ONE, hidden=frozenset([(1, 0), (1, 1)]))).laid) == 1


def test_an_owner_read_later_is_known_better_not_laid_again():
    look = Looks()
    look(reading(replace(ONE, owner="unknown", candidates=("dotted", "dashed"))))
    assert look.memory.pieces[0].candidates == ("dashed", "dotted")
    assert look(reading(replace(ONE, owner="dotted"))).identified == (), "one look of two is sure"
    o = look(reading(replace(ONE, owner="dotted")))
    assert o.laid == () and [(p.owner, p.candidates) for p in o.identified] == [("dotted", ())]


@pytest.mark.parametrize(("owner", "proved"), [("dotted", True), ("unknown", False)])
def test_nothing_is_proved_by_a_joker_that_nobody_can_name(owner: str, proved: bool) -> None:
    """Rendered round 870402: halves of cards under tokens were jokers of nobody, laid at no token."""
    look = Looks()
    for _ in range(4):
        look(reading(jokers=(JokerSeen((2, 2), owner, 0.999),), tokens=((2, 2),)))
    assert (look.memory.pieces[0].confidence >= PROOF) is proved


@pytest.mark.parametrize(("tokens", "proved"), [(((0, 0), (0, 5), (5, 0), (5, 5)), True),
                                                (((0, 0), (0, 5), (5, 0), (2, 2)), False), (((0, 0), (0, 5)), False)])
def test_a_joker_of_nobody_is_one_once_it_was_seen_while_all_tokens_stood_elsewhere(
        tokens: tuple[tuple[int, int], ...], proved: bool) -> None:
    """Half of a card looks like one only under a token, which is not always seen itself."""
    look = Looks()
    joker = JokerSeen((2, 2), "unknown", 0.999, ("dotted", "dashed"))
    for _ in range(4):
        look(reading(jokers=(joker,), tokens=tokens))
    assert (look.memory.pieces[0].confidence >= PROOF) is proved


BEHIND_A_TOKEN = replace(ONE, colours=("red", "unknown"))


def unread(card: CardSeen = BEHIND_A_TOKEN, *more: CardSeen) -> BoardReading:
    return reading(*more, tokens=((0, 1),), hidden=frozenset(card.cells), unread=(card,))


def test_a_card_of_which_a_token_hides_a_colour_is_laid_all_the_same_and_known_better_once_it_shows():
    look = Looks(MemorySettings.stream())
    assert [look(unread()).laid for _ in range(2)] == [(), ()], "it may soon be read wholly"
    o = look(unread())
    assert [(p.owner, p.colours) for p in o.laid] == [("dashed", ("red", "unknown"))] and o.hidden == frozenset()
    assert o.laid[0].confidence < PROOF, "nothing is proved by it"
    assert [(p.colours, p.confidence) for p in look(reading(ONE)).identified] == [(("red", "blue"), 0.99)]
    o = look(unread())
    assert o.identified == o.laid == o.removed == () and look.memory.pieces[0].colours == ("red", "blue")


def test_half_of_what_a_card_shows_does_not_prove_that_another_one_lies_there():
    look = Looks()
    look(reading(ONE))
    for _ in range(4):
        o = look(unread(replace(BEHIND_A_TOKEN, colours=("green", "unknown"))))
        assert o.laid == o.removed == o.identified == () and o.unsettled == {(0, 0), (0, 1)}


def test_an_owner_is_no_surer_after_a_reading_that_cannot_tell_whose_the_piece_is():
    look = Looks()
    o = look(reading(replace(ONE, confidence=0.95)))
    assert [(p.owner, p.confidence) for p in o.laid] == [("dashed", 0.95)]
    undecided = replace(ONE, owner="unknown", candidates=("dotted", "dashed"), confidence=0.999)
    assert look(reading(undecided)).identified == ()
    assert [(p.owner, p.confidence) for p in look.memory.pieces] == [("dashed", 0.95)]


def test_a_frame_that_flickers_is_no_other_card():
    look = Looks()
    for _ in range(3):
        look(reading(ONE))
    flicker = [look(reading(replace(ONE, owner=o))) for o in ("dotted", "dashed", "dotted", "dashed")]
    assert not any(o.laid or o.removed or o.identified for o in flicker)


def test_a_frame_read_otherwise_for_long_is_corrected_without_a_second_card():
    look = Looks()
    look(reading(ONE))
    observations = [look(reading(replace(ONE, owner="dotted"))) for _ in range(6)]
    assert not any(o.laid or o.removed for o in observations)
    assert [p.owner for o in observations for p in o.identified] == ["dotted"]


def test_colours_misread_at_first_are_corrected():
    look = Looks()
    look(reading(replace(ONE, colours=("red", "green"))))
    assert look(reading(ONE)).identified == ()
    [better] = look(reading(ONE)).identified
    assert better.colours == ("red", "blue")


def test_one_half_read_otherwise_twice_is_no_other_card_yet():
    look = Looks()
    for _ in range(3):
        look(reading(ONE))
    half = replace(ONE, colours=("red", "green"))
    for _ in range(2):
        o = look(reading(half))
        assert not o.laid and not o.removed and o.unsettled == {(0, 0), (0, 1)}
    o = look(reading(half))
    assert [p.colours for p in o.removed] == [("red", "blue")] and [p.colours for p in o.laid] == [("red", "green")]


def test_another_card_on_the_same_squares_is_another_card():
    look = Looks()
    for _ in range(3):
        look(reading(ONE))
    other = seen((0, 0), (0, 1), owner="solid", colours=("blue", "red"))
    assert look(reading(other)).laid == ()
    o = look(reading(other))
    assert [p.owner for p in o.removed] == ["dashed"] and [p.owner for p in o.laid] == ["solid"]


def test_a_third_card_on_the_same_squares_is_believed_whatever_was_read_once_before_it():
    look = Looks()
    look(reading(ONE))
    look(reading(seen((0, 0), (0, 1), colours=("green", "blue"), p=0.999)))
    other = seen((0, 0), (0, 1), owner="solid", colours=("blue", "yellow"), p=0.999)
    for _ in range(3):
        look(reading(other))
    assert [(p.owner, p.colours) for p in look.memory.pieces] == [("solid", ("blue", "yellow"))]


def test_the_same_card_by_somebody_else_is_another_card_if_the_squares_were_bare_in_between():
    look = Looks()
    for _ in range(3):
        look(reading(ONE))
    look(reading())
    look(reading(replace(ONE, owner="solid")))
    o = look(reading(replace(ONE, owner="solid")))
    assert [p.owner for p in o.removed] == ["dashed"] and [p.owner for p in o.laid] == ["solid"]


UPPER = seen((0, 1), (0, 2), owner="solid")


def test_a_card_under_another_is_not_taken_back_and_is_there_again_afterwards():
    look = Looks()
    look(reading(ONE))
    half_seen = reading(UPPER, hidden=frozenset([(0, 0)]))
    assert [p.owner for p in look(half_seen).laid] == ["solid"]
    for _ in range(4):
        assert look(half_seen).removed == ()
    look(reading(ONE))
    o = look(reading(ONE))
    assert [p.owner for p in o.removed] == ["solid"] and o.laid == ()
    assert [p.owner for p in look.memory.pieces] == ["dashed"]


def test_a_card_is_gone_if_the_one_beneath_shows_again_though_another_lies_on_its_other_half():
    look = Looks()
    for _ in range(2):
        look(reading(ONE))
    for _ in range(2):
        look(reading(UPPER, hidden=frozenset([(0, 0)])))
    next_to_it = seen((0, 2), (1, 2), owner="dotted")
    removed = [*look(reading(ONE, next_to_it)).removed, *look(reading(ONE, next_to_it)).removed]
    assert [p.owner for p in removed] == ["solid"]
    assert [p.owner for p in look.memory.pieces] == ["dashed", "dotted"]


def test_nothing_is_covered_by_a_card_that_lies_where_half_of_an_old_one_is_bare():
    look = Looks()
    for _ in range(3):
        look(reading(ONE))
    assert look(reading(UPPER)).laid == ()
    o = look(reading(UPPER))
    assert [p.owner for p in o.removed] == ["dashed"] and [p.owner for p in o.laid] == ["solid"]


def test_halves_paired_wrongly_are_read_again():
    look = Looks()
    look(reading(ONE, seen((0, 2), (0, 3))))
    wrong_pair = seen((0, 1), (0, 2))
    assert look(reading(wrong_pair, hidden=frozenset([(0, 0), (0, 3)]))).laid == ()
    assert look(reading(ONE, seen((0, 2), (0, 3)))).laid == ()
    assert len(look.memory.pieces) == 2


def test_a_piece_pushed_off_its_squares_is_not_gone():
    look = Looks()
    look(reading(ONE))
    pushed = reading(off_grid=(OffGrid(((0, 0), (1, 0), (1, 1), (0, 1)), "between squares", ((0, 0), (0, 1))),))
    assert [look(pushed).removed for _ in range(4)] == [()] * 4


def test_a_moved_table_is_not_read():
    look = Looks()
    look(reading(ONE))
    assert look.memory.observe(reading(table_moved=True), 2.0, 2) is None
    assert len(look.memory.pieces) == 1


def test_jokers_are_remembered_like_cards():
    look = Looks()
    o = look(reading(jokers=(JokerSeen((2, 2), "solid", 0.99),)))
    assert [(p.kind, p.owner, p.cells, p.colours) for p in o.laid] == [("joker", "solid", ((2, 2),), ())]
    assert [len(look(reading()).removed) for _ in range(2)] == [0, 1]


def test_tokens_are_where_they_are_seen():
    look = Looks()
    assert look(reading(tokens=((1, 1), (2, 2)))).tokens == {(1, 1), (2, 2)}
    assert look(reading(tokens=((1, 1), (3, 3)))).tokens == {(1, 1), (3, 3)}


def test_a_token_beside_a_hand_is_not_put_down_yet():
    look = Looks()
    look(reading(tokens=((3, 5),)))
    o = look(reading(tokens=((3, 5), (3, 6)), hidden=HAND))
    assert o.tokens == {(3, 5)} and (3, 6) in o.hidden
    assert look(reading(tokens=((3, 5), (3, 6)))).tokens == {(3, 5), (3, 6)}


def test_a_token_of_which_the_reader_is_not_sure_is_looked_at_twice():
    look = Looks()
    vague = BoardReading(tokens=(TokenSeen((1, 1), 0.9),))
    assert look(vague).tokens == frozenset() and look(vague).tokens == {(1, 1)}


@pytest.mark.parametrize("settings", [MemorySettings.stills(), MemorySettings.stream()])
def test_hidden_tokens_are_neither_there_nor_gone(settings: MemorySettings):
    look = Looks(settings)
    for _ in range(2):
        look(reading(tokens=((5, 5),)))
    o = look(reading(hidden=HAND))
    assert o.tokens == frozenset() and (5, 5) in o.hidden
    assert look(reading(tokens=((5, 5),))).tokens == {(5, 5)}


def test_the_end_believes_the_last_look():
    look = Looks()
    look(reading(ONE))
    look(reading())
    last = look.memory.finish(9.0, 9)
    assert last is not None and len(last.removed) == 1 and last.t == 9.0
    assert BoardMemory().finish(0.0, 0) is None


def test_what_only_the_last_look_denies_is_unknown_if_it_was_seen_for_long():
    for settings, looks in ((MemorySettings.stills(), 2), (MemorySettings(long_seen=1), 1)):
        look = Looks(settings)
        for _ in range(looks):
            look(reading(ONE))
        look(reading())
        last = look.memory.finish(9.0, 9)
        assert last is not None and last.removed == () and [p.owner for p in last.identified] == ["unknown"]


HERE, THERE = ((5, 5),), ((6, 6),)


@pytest.mark.parametrize(("looks", "after", "owners"), [
    (2, [reading(tokens=HERE)], ["unknown"]),
    (1, [reading(tokens=HERE)], []),                                        # it was never well known
    (2, [reading(tokens=THERE)], []),                                       # its token went back with it
    (2, [reading(tokens=HERE), reading(tokens=HERE)], []),                  # one more look says so too
    (2, [reading(seen((0, 1), (1, 1), owner="solid"), tokens=HERE)], []),   # another one lies there
])
def test_what_the_last_look_took_for_gone_may_lie_there_still(
        looks: int, after: list[BoardReading], owners: list[str]) -> None:
    look = Looks()
    for _ in range(looks):
        look(reading(ONE, tokens=HERE))
    look(reading(tokens=HERE))
    gone = [look(what) for what in after]
    assert [len(o.removed) for o in gone] == [1, 0][:len(gone)]
    last = look.memory.finish(9.0, 9)
    assert last is not None and last.removed == () and [p.owner for p in last.identified] == owners


def test_an_answer_given_before_is_no_further_witness():
    doubtful = seen((0, 0), (0, 1), p=0.8)
    fresh, kept = Looks(MemorySettings.stream()), Looks(MemorySettings.stream())
    for look in range(5):
        fresh(reading(doubtful))
        kept(reading(doubtful, kept=frozenset({(0, 0), (0, 1)}) if look >= 2 else frozenset()))
    [sure], [unsure] = fresh.memory.pieces, kept.memory.pieces
    assert sure.confidence >= PROOF > unsure.confidence


def test_a_new_round_counts_what_the_reader_kept_from_the_last():
    look = Looks(MemorySettings.stream())
    still_there = reading(ONE, kept=frozenset(ONE.cells))
    look(still_there)
    [piece] = look(still_there).laid
    assert piece.confidence >= PROOF


def test_what_was_denied_and_is_said_as_before_lies_there():
    look = Looks(MemorySettings.stream())
    look(reading(ONE))
    look(reading(ONE))
    look(reading())
    look(reading(ONE, kept=frozenset(ONE.cells)))
    assert not look(reading()).removed
