"""Before the start call, and who was first. See tests/support/refereed.py for the board."""

from __future__ import annotations

from tests.support.refereed import START, Watched, card

A, B = "solid", "double"
FIRST = card(A, (0, 1), (0, 2))
MOVED = ((0, 2), *START[1:])


def said(w: Watched, rule: str) -> list[tuple[str, str | None]]:
    return [(e.cls, e.player) for e in w.events if e.rule == rule]


def start(w: Watched) -> None:
    w.events += w.umpire.note("start", w.t)


def test_a_card_seen_before_the_start_call_was_too_early_one_seen_after_it_was_not() -> None:
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.t += 0.5
    start(w)
    w.look((0, 2), (0, 5), *START[2:], lay=[card(B, (0, 6), (0, 5))])
    assert said(w, "BG-PLAY-1") == [("violation", A)]
    [finding] = [e for e in w.events if e.rule == "BG-PLAY-1"]
    assert finding.cells == FIRST.cells and finding.legal_here is not None


def test_a_card_whose_verdict_comes_after_the_call_was_early_all_the_same() -> None:
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    w.t += 0.5
    start(w)
    assert said(w, "BG-PLAY-1") == []
    w.look(*MOVED)
    assert said(w, "BG-PLAY-1") == [("violation", A)]


def test_nobody_is_accused_without_a_call_or_of_what_lay_there_when_watching_began_or_was_taken_back() -> None:
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*START, lift=[FIRST])
    start(w)
    assert said(w, "BG-PLAY-1") == []
    given = Watched()
    given.look(*START, lay=[card(A, (2, 3), (2, 4))])
    given.t += 1.0
    start(given)
    assert given.accused() == set()


def test_of_two_cards_for_one_token_the_later_is_told_which_was_first() -> None:
    for pause, told in ((1.0, [("info", B)]), (9.0, [])):
        w = Watched(*START)
        w.look(*MOVED, lay=[FIRST])
        w.look(*MOVED, lay=[card(B, (1, 0), (2, 0))], after=pause)
        assert said(w, "BG-PLACE-4") == [("violation", B)]
        assert said(w, "BG-PLAY-6") == told


def test_seen_in_one_look_nobody_was_first() -> None:
    w = Watched(*START)
    w.look((0, 2), *START[1:], lay=[FIRST, card(B, (1, 0), (2, 0))])
    w.look((0, 2), *START[1:], after=9.0)
    assert said(w, "BG-PLAY-6") == [] and w.accused() == set()


def test_a_players_own_card_is_no_rival() -> None:
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*MOVED, lay=[card(A, (0, 2), (0, 3))])
    assert said(w, "BG-PLACE-2") == [("violation", A)] and said(w, "BG-PLAY-6") == []
