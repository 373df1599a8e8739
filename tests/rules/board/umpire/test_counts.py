"""What a round remembers beyond single placements: counts that cannot be right, designs seen twice, the certain end."""

from __future__ import annotations

from referee.rules.board.position.layout import Layout
from tests.support.refereed import START, Watched, card

WIDE = Layout({(r, c): "RGBY"[(r + 2 * c) % 4] for r in range(12) for c in range(12)})
CORNERS = ((0, 0), (0, 11), (11, 0), (11, 11))


def notes(w: Watched, rule: str) -> list[tuple[str, str | None, str]]:
    return [(e.cls, e.player, e.key) for e in w.events if e.rule == rule]


def test_a_sixteenth_card_of_one_frame_asks_to_look_again_and_accuses_nobody():
    lying = [card("A", (2 + r, 2 * c + 1), (2 + r, 2 * c + 2), layout=WIDE) for r in range(3) for c in range(5)]
    w = Watched(layout=WIDE)
    w.look(*CORNERS, lay=lying)
    assert notes(w, "BG-AUDIT-3") == []
    for k in range(5):
        w.look((0, 2), *CORNERS[1:], lay=[card("A", (0, 1), (0, 2), layout=WIDE)] if k == 0 else ())
    assert ("info", "A", "REREAD.cards") in notes(w, "BG-AUDIT-3")
    assert w.accused() == set()


def test_the_same_design_twice_is_read_again_and_accuses_nobody():
    w = Watched(*START)
    for k in range(5):
        w.look((0, 2), *START[1:], lay=[card("A", (0, 1), (0, 2))] if k == 0 else ())
    twice = card("A", (1, 0), (1, 1))  # green and blue again
    assert sorted(twice.colours) == sorted(card("A", (0, 1), (0, 2)).colours)
    for k in range(10):
        w.look((0, 2), *START[1:], lay=[twice] if k == 0 else ())
    assert [key for _, _, key in notes(w, "BG-AUDIT-3")] == ["REREAD.design"]
    assert [cls for cls, _, _ in notes(w, "BG-AUDIT-3")] == ["info"]


def test_when_no_free_pair_is_left_the_end_is_said_once_and_the_round_is_not_ended():
    small = Layout.from_rows(["RGB", "Y.R", "G.."])
    start = ((0, 0), (1, 0), (1, 2), (2, 0))
    w = Watched(*start, layout=small)
    for k in range(8):
        w.look((0, 2), *start[1:], lay=[card("A", (0, 1), (0, 2), layout=small)] if k == 0 else ())
    said = [e for e in w.events if e.rule == "BG-END-3"]
    assert [(e.cls, e.key, e.player) for e in said] == [("info", "BG-END-3.no_pair", None)]
    assert "stop" not in [e.type for e in w.events]


def test_a_board_with_room_is_no_stalemate():
    w = Watched(*START)
    for k in range(5):
        w.look((0, 2), *START[1:], lay=[card("A", (0, 1), (0, 2))] if k == 0 else ())
    assert notes(w, "BG-END-3") == []
