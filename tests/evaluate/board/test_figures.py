"""The figures: right, wrong, asked and silent, each from a case made for it."""

import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.evaluate.board.figures import judge_round, judge_still, judge_table, round_figures, still_figures
from referee.evaluate.board.truth import Still, TrueAct, TrueBoard, TruePiece, TrueRound, TrueSquare, find
from referee.evaluate.common.reliability import bins, draw
from referee.evaluate.common.truth import TruthError
from referee.values.common import Quality
from tests.support.pictures import loaded
from tests.support.scripted import TOKENS, card, joker, reading, table

RIGHT = card("dashed", (0, 1), (0, 2))


def board(**changes) -> TrueBoard:
    squares = tuple(TrueSquare(s.cell, s.colour, s.quad) for s in table().squares)
    return replace(TrueBoard(squares, pixels_per_mm=4.0, elevation_deg=60.0), **changes)


def truth_of(piece, occluded=False) -> TruePiece:
    return TruePiece(piece.owner, frozenset(zip(piece.cells, piece.colours, strict=True)), occluded)


def still(*pieces, tokens=TOKENS) -> Still:
    return Still("s", Path(), Path(), board(), pieces, tuple((t, False) for t in tokens))


def judged(truth, seen):
    return judge_still(truth, judge_table(table(), board()), seen)


def test_a_table_learned_as_it_is_is_exact():
    learned = judge_table(table(), board())
    assert learned.exact and learned.colours == 1.0 and learned.offset == 0.0 and learned.go


def test_rows_and_columns_may_start_at_any_corner():
    """The learned table is turned by half a turn; squares are found by their place in the picture."""
    turned = replace(table(), squares=tuple(
        replace(s, cell=(3 - s.cell[0], 5 - s.cell[1])) for s in table().squares))
    learned = judge_table(turned, board())
    assert learned.exact and learned.match[0, 0] == "r3c5"


def test_a_missing_square_and_a_wrong_colour_are_counted():
    squares = table().squares
    worse = replace(table(), squares=(replace(squares[1], colour="red"), *squares[2:]), quality=Quality(False))
    learned = judge_table(worse, board())
    assert not learned.exact and not learned.go
    assert learned.squares == pytest.approx(23 / 24) and learned.colours == pytest.approx(22 / 24)


def test_a_perfect_reading_is_exact():
    row = judged(still(truth_of(RIGHT)), reading(RIGHT))
    assert row.exact and (row.right, row.missed, row.false, row.silent) == (1, 0, 0, 0)


def test_a_piece_not_seen_is_a_silent_error_unless_its_squares_are_hidden():
    assert judged(still(truth_of(RIGHT)), reading()).silent == 1
    row = judged(still(truth_of(RIGHT)), reading(hidden=[(0, 1)]))
    assert row.missed == 1 and row.silent == 0 and not row.exact


def test_an_unknown_owner_is_asked_not_silent():
    row = judged(still(truth_of(RIGHT)), reading(replace(RIGHT, owner="unknown")))
    assert (row.asked, row.missed, row.false, row.silent) == (1, 1, 0, 0)


def test_a_wrong_owner_is_false_and_silent():
    row = judged(still(truth_of(RIGHT)), reading(replace(RIGHT, owner="dotted")))
    assert row.false == 1 and row.silent == 2 and not row.exact


def test_an_occluded_piece_may_be_read_or_not():
    for seen in (reading(), reading(RIGHT)):
        assert judged(still(truth_of(RIGHT, occluded=True)), seen).exact


def test_a_token_too_many_or_too_few_is_silent():
    assert judged(still(), reading(tokens=(*TOKENS, (1, 1)))).silent == 1
    assert judged(still(), reading(tokens=TOKENS[1:])).silent == 1
    assert judged(still(), reading(tokens=TOKENS[1:], hidden=[TOKENS[0]])).silent == 0


def test_a_board_not_learned_counts_every_piece_as_missed():
    row = judge_still(still(truth_of(RIGHT)), judge_table(table(), board()), None)
    assert (row.missed, row.exact) == (1, False)


def line(seq, piece="card", player="dashed", squares=("r0c1", "r0c2"), cls="legal", **more):
    return {"seq": seq, "type": piece, "player": player, "squares": list(squares), "class": cls, "rule": None, **more}


def round_of(*acts, strays=()) -> TrueRound:
    return TrueRound("r", Path(), Path(), board(), acts, None, frozenset((a.owner, a.cells) for a in acts), strays)


ACT = TrueAct(0, "dashed", frozenset({(0, 1), (0, 2)}), True, "")
FAULT = replace(ACT, legal=False, reason="wrong_colour")


@pytest.mark.parametrize(("act", "lines", "expected"), [
    (ACT, [line(1)], {"seen": 1, "right": 1}),
    (ACT, [line(1, cls="violation")], {"seen": 1, "right": 0, "false_accusations": 1}),
    (ACT, [line(1, cls="unclear")], {"seen": 1, "right": 0, "unclear": 1}),
    (ACT, [line(1, cls="info")], {"seen": 1, "right": 0, "unclear": 0}),
    (ACT, [line(1), line(2, "finding", about=[1], cls="violation")], {"right": 0, "false_accusations": 1}),
    (ACT, [], {"seen": 0, "right": 0}),
    (ACT, [line(1, player="unknown")], {"seen": 1, "asked": 1, "right": 1}),
    (ACT, [line(1), line(2, squares=("r3c3",), piece="joker")], {"seen": 1, "false_events": 1}),
    (FAULT, [line(1, player="solid", cls="violation")], {"caught": 0, "false_events": 1, "false_accusations": 1}),
    (FAULT, [line(1, player="unknown", cls="violation")], {"caught": 1, "asked": 1, "false_accusations": 0}),
    (FAULT, [line(1, cls="violation")], {"caught": 1, "right": 1, "illegal": 1}),
    (FAULT, [line(1)], {"caught": 0, "right": 0, "illegal": 1}),
    (FAULT, [line(1, cls="unclear")], {"caught": 0, "right": 0, "unclear": 1}),
])
def test_a_verdict_against_the_truth(act, lines, expected):
    row = judge_round(round_of(act), judge_table(table(), board()), lines)
    assert {name: getattr(row, name) for name in expected} == expected


@pytest.mark.parametrize(("lines", "exact"), [
    ([line(1)], True),
    ([], False),
    ([line(1, player="solid")], False),
    ([line(1, player="unknown"), line(2, "finding", about=[1], cls="info")], True),
    ([line(1), line(2, "removed", about=[1], cls="info")], False),
    ([line(1), line(2, "removed", about=[1], cls="info"), line(3)], True),
    ([line(1), line(2, squares=("r3c3",), piece="joker")], False),
])
def test_the_final_board_is_what_was_laid_and_not_taken_back(lines, exact):
    row = judge_round(round_of(ACT), judge_table(table(), board()), lines)
    assert row.final is exact and round_figures([row])["final"] == exact


def test_a_token_moved_alone_is_a_mistake_to_report():
    told = [line(1, "token", "unknown", ("r2c2",), "violation")]
    for lines, caught in ((told, 1), ([], 0), ([line(1, "token", None, ("r2c2",), "info")], 0)):
        row = judge_round(round_of(strays=((2, 2),)), judge_table(table(), board()), lines)
        assert (row.illegal, row.caught) == (1, caught) and len(row.detail) == 1 - caught


def test_figures_over_rows():
    rows = [judged(still(truth_of(RIGHT)), reading(RIGHT)), judged(still(truth_of(RIGHT)), reading())]
    figures = still_figures(rows)
    assert figures["exact"] == 0.5 and figures["recall"] == 0.5 and figures["silent_errors"] == 1
    assert round_figures([judge_round(round_of(ACT), judge_table(table(), board()), [line(1)])])["right"] == 1


def test_a_joker_counts_as_a_piece():
    truth = TruePiece("solid", frozenset({((1, 1), None)}))
    assert judged(still(truth), reading(joker("solid", (1, 1)))).exact


def test_a_folder_without_truth_is_said_in_one_sentence(tmp_path):
    with pytest.raises(TruthError, match="holds no truth"):
        find(tmp_path)
    with pytest.raises(TruthError, match="there is no folder"):
        find(tmp_path / "nowhere")


def test_a_damaged_truth_file_is_named(tmp_path):
    (tmp_path / "events.json").write_text(json.dumps({"events": []}))
    with pytest.raises(TruthError, match=r"events\.json is damaged"):
        find(tmp_path)


def test_each_named_piece_and_token_says_how_sure_it_was_and_whether_that_was_right():
    wrong = replace(RIGHT, cells=((2, 1), (2, 2)), confidence=0.7)
    unread = replace(RIGHT, cells=((3, 1), (3, 2)), owner="unknown", confidence=0.6)
    row = judged(still(truth_of(RIGHT)), reading(RIGHT, wrong, unread))
    assert sorted(row.said)[0] == (0.7, False) and (RIGHT.confidence, True) in row.said
    assert len(row.said) == 2 + len(TOKENS)


def test_readings_are_gathered_by_confidence():
    said = [(0.5, True), (0.85, False), (0.995, True), (0.995, False), (1.0, True)]
    rows = bins(said)
    assert [(r["from"], r["count"], r["right"]) for r in rows] == [(0.0, 2, 0.5), (0.99, 2, 0.5), (0.999, 1, 1.0)]
    assert rows[0]["confidence"] == pytest.approx(0.675)


def test_the_reliability_diagram_shows_more_red_where_more_was_wrong(tmp_path):
    def red(right: float) -> int:
        draw([{"from": 0.99, "to": 0.999, "count": 100, "confidence": 0.995, "right": right}], tmp_path / "r.png")
        b, g, r = cv2.split(loaded(tmp_path / "r.png").astype(np.int32))
        return int(((r > 180) & (g < 90) & (b < 90)).sum())

    assert red(0.9) > red(0.99) > red(1.0) == 0
