"""The figures of dice: right, asked, missed and silently wrong, each from a case made for it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from referee.evaluate.common.rows import as_row, score_said
from referee.evaluate.common.truth import TruthError
from referee.evaluate.dice.figures import (
    Learned,
    StillRow,
    judge_audit,
    judge_still,
    judge_table,
    still_figures,
)
from referee.evaluate.dice.truth import DiceRound, DiceStill, TrueAudit, TrueDeed, TrueDie, find, load_round, load_still
from referee.evaluate.dice.verdicts import RoundRow, judge_round, round_figures
from referee.values.dice import DiceReading, DieSeen
from tests.support import diced

BOARD = Learned(True, True, 24)
RED = diced.die("red", 3, space="red-3")
LOOSE = diced.die("blue", 5, seat="left", at=(60.0, 60.0))


def true(seen: DieSeen, **more: Any) -> TrueDie:
    die = TrueDie(seen.colour, seen.pips or 1, frozenset({seen.space}), seen.seat, seen.centre, 30.0, True, True)
    return replace(die, **more)


def judged(*pairs: tuple[TrueDie | None, DieSeen | None], hidden: tuple[str, ...] = ()) -> StillRow:
    dice = tuple(die for die, _ in pairs if die is not None)
    seen = tuple(die for _, die in pairs if die is not None)
    still = DiceStill("s", Path(), Path(), {}, dice)
    return judge_still(still, BOARD, DiceReading(dice=seen, hidden=frozenset(hidden)))


def became(row: StillRow) -> dict[str, int]:
    return {what: n for (_, what), n in row.dice.items() if what != "dice"}


def test_a_table_learned_as_it_is_is_exact() -> None:
    table = diced.table()
    assert judge_table(table, table.spots) == BOARD
    assert judge_table(table, table.spots).exact
    first, second, *rest = table.spaces
    swapped = replace(table, spaces=(replace(first, quad=second.quad), replace(second, quad=first.quad), *rest))
    assert judge_table(swapped, table.spots).spaces == 22


@pytest.mark.parametrize(("seen", "what", "silent"), [
    (RED, "right", 0),
    (None, "missed", 0),
    (replace(RED, colour="unknown"), "asked", 0),
    (replace(RED, pips=None), "asked", 0),
    (replace(RED, pips=4), "wrong", 1),
    (replace(RED, colour="blue"), "wrong", 1),
    (replace(RED, space="red-4"), "wrong", 1),
    (replace(RED, pips=4, confidence=0.4), "asked", 0),
    (replace(RED, colour="unknown", pips=4), "wrong", 1),
])
def test_what_becomes_of_a_die(seen: DieSeen | None, what: str, silent: int) -> None:
    row = judged((true(RED), seen))
    assert became(row) == {what: 1} and row.silent == silent
    assert row.exact == (what == "right")


def test_a_die_under_a_hand_is_asked_for() -> None:
    assert became(judged((true(RED), None), hidden=("red-3",))) == {"asked": 1}


def test_what_cannot_be_seen_is_not_asked_for_and_must_not_be_read_wrongly() -> None:
    behind = true(RED, asked=False)
    assert judged((behind, None)).dice == Counter() and judged((behind, None)).exact
    assert judged((behind, replace(RED, pips=4))).silent == 1
    leaning = true(RED, face=False)
    assert became(judged((leaning, replace(RED, pips=None)))) == {"right": 1}
    held = true(RED, asked=False, in_hand=True)
    assert judged((held, None)).exact


def test_a_die_on_two_spaces_may_lie_on_either_or_on_none() -> None:
    both = true(RED, places=frozenset({"red-3", "red-4"}))
    for space in ("red-3", "red-4", None):
        assert became(judged((both, replace(RED, space=space)))) == {"right": 1}


def test_invented_dice_are_silent_errors_unless_they_are_guesses() -> None:
    assert (judged((None, RED)).invented, judged((None, RED)).silent) == (1, 1)
    guess = judged((None, replace(RED, confidence=0.3)))
    assert (guess.invented, guess.silent, guess.exact) == (1, 0, False)


def test_dice_of_another_box_are_not_of_the_game() -> None:
    foreign = true(replace(LOOSE, colour="other"))
    for seen in (None, replace(LOOSE, colour="other"), replace(LOOSE, colour="unknown")):
        assert judged((foreign, seen)).silent == 0
    assert judged((foreign, LOOSE)).silent == 1


def test_a_loose_die_belongs_to_the_seat_it_lies_at() -> None:
    assert judged((true(LOOSE), LOOSE)).seats == {"right": 1}
    row = judged((true(LOOSE), replace(LOOSE, seat="top")))
    assert row.seats == {"wrong": 1} and not row.exact


def test_figures_over_stills() -> None:
    rows = [judged((true(RED), RED)), judged((true(RED, size=22.0), replace(RED, pips=4)))]
    found = still_figures(rows)
    assert found["dice >=26 px"]["right"] == 1.0 and found["dice 20-26 px"]["wrong"] == 1
    assert (found["silent_errors"], found["exact"], found["boards"]) == (1, 1, 2)
    assert [band["right"] for band in found["reliability"]] == [0.5]
    assert json.loads(json.dumps([as_row(row) for row in rows]))[0]["dice"] == {">=26 dice": 1, ">=26 right": 1}
    lost = judge_still(DiceStill("s", Path(), Path(), {}, (true(RED),)), Learned(error="none"), None)
    assert still_figures([lost])["dice >=26 px"]["missed"] == 1 and still_figures([lost])["failed"] == 1


def test_the_check_of_a_still() -> None:
    row = judged()
    truth = TrueAudit(frozenset({"red-3", "blue-2"}), frozenset({"blue-2"}), {"left": 4, "top": -4})
    judge_audit(row, truth, {"wrong": [{"space": "red-3"}, {"space": "green-1"}, {"space": "blue-2"}],
                             "score": {"left": 4, "top": -4, "right": 0}})
    assert row.audit == {"wrong": 1, "found": 1, "false": 1, "scores": 1, "right": 1}
    assert score_said({"unclear": "why"}, {}) == score_said(None, {}) == "open"
    assert score_said({"left": 3}, {"left": 4}) == "silently wrong"


# Rounds ---------------------------------------------------------------------------------------------------------------

LAID = TrueDeed(1, "place", "left", "red", 1, "red-1", 3, 4)
WRONG = replace(LAID, fault="wrong_colour", rules=("DG-PLAY-2",), colour="blue")
PARTLY = TrueDeed(2, "roll", "left", None, None, None, 3, 4, "partial_reroll", ("DG-PLAY-6",))


def die(seq: int = 1, frame: int = 4, cls: str = "legal", rule: str | None = None, **more: Any) -> dict[str, Any]:
    return {"seq": seq, "type": "die", "frame": frame, "t": float(frame), "player": "left", "space": "red-1",
            "colour": "red", "pips": 1, "class": cls, "rule": rule, "about": [], **more}


def finding(rule: str, about: int, frame: int = 4, **more: Any) -> dict[str, Any]:
    return die(9, frame, "violation", rule, about=[about], **{"type": "finding", **more})


def round_of(deed: TrueDeed, lines: list[dict[str, Any]], **summary: Any) -> RoundRow:
    truth = DiceRound("r", Path(), Path(), {}, (deed,), {"left": 0, "top": 3}, {"left": 3, "top": -3})
    return judge_round(truth, BOARD, [*lines, {"type": "summary", **summary}])


@pytest.mark.parametrize(("lines", "placed", "verdict"), [
    ([die()], {"right": 1}, {"right": 1}),
    ([die(frame=6)], {"right": 1}, {"right": 1}),
    ([die(frame=7)], {"missed": 1, "invented": 1}, {}),
    ([die(space="red-2")], {"missed": 1, "invented": 1}, {}),
    ([die(pips=2)], {"silently wrong": 1}, {"right": 1}),
    ([die(pips=None)], {"asked": 1}, {"right": 1}),
    ([die(cls="unclear")], {"right": 1}, {"unclear": 1}),
    ([die(cls="violation", rule="DG-PLAY-3")], {"right": 1}, {"wrong": 1}),
    ([die(), finding("DG-PLAY-3", 1)], {"right": 1}, {"wrong": 1}),
])
def test_a_lawful_placement(lines: list[dict[str, Any]], placed: dict[str, int], verdict: dict[str, int]) -> None:
    row = round_of(LAID, lines)
    assert {k: n for k, n in row.placements.items() if n and k != "all"} == placed and row.verdicts == verdict
    assert row.accusations["false"] == verdict.get("wrong", 0)


@pytest.mark.parametrize(("line", "caught", "rule", "verdict", "false"), [
    (die(colour="blue", cls="violation", rule="DG-PLAY-2"), 1, 1, "right", 0),
    (die(colour="blue", cls="violation", rule="DG-PLAY-3"), 1, 0, "right", 0),
    (die(colour="blue", cls="unclear"), 0, 0, "unclear", 0),
    (die(colour="blue"), 0, 0, "wrong", 0),
])
def test_a_wrong_placement(line: dict[str, Any], caught: int, rule: int, verdict: str, false: int) -> None:
    row = round_of(WRONG, [line])
    assert (row.caught.total(), row.accusations["right rule"], row.accusations["false"]) == (caught, rule, false)
    assert row.verdicts == {verdict: 1} and row.faults == {"wrong_colour": 1}


def test_a_throw_in_part_is_named_by_its_rule_its_time_and_who_threw() -> None:
    def said(rule: str = "DG-PLAY-6", frame: int = 4, player: str = "left") -> RoundRow:
        return round_of(PARTLY, [finding(rule, 7, frame, player=player, space=None)])

    assert said().caught == {"partial_reroll": 1} and said(player="unknown").caught == {"partial_reroll": 1}
    for row in (said(rule="DG-PLAY-7"), said(frame=9), said(player="top")):
        assert row.caught == {} and row.accusations["false"] == 1


def test_players_score_and_figures_over_rounds() -> None:
    right = round_of(LAID, [die()], score={"left": 3, "top": -3}, dice_left={"left": 0, "top": 3})
    other = round_of(LAID, [die(player="top")], score={"unclear": "why"})
    assert (right.players, other.players) == ({"right": 1}, {"wrong": 1})
    assert (right.score, other.score, right.dice_left, other.dice_left) == ("right", "open", True, False)
    found = round_figures([right, other])
    assert found["placements"]["right"] == 2 and found["score"] == {"right": 1, "open": 1}
    assert round_of(LAID, [], score={"left": 4, "top": -4}).score == "silently wrong"
    assert judge_round(DiceRound("r", Path(), Path(), {}, (LAID,), {}, None), Learned(), None).placements == {"all": 1}


# Files ----------------------------------------------------------------------------------------------------------------

SPACES = [{"id": name, "quad": quad} for name, quad in diced.table().spots.items()]
TRUE = {"colour": "red", "pips": 3, "space": "red-3", "seat": None, "centre": [9, 9], "size_px": 30, "visible": 1.0}
STILL = {"game": "dice", "dice": [TRUE, TRUE | {"state": "in_hand"}, TRUE | {"visible": 0.1, "space": "blue-2"}],
         "audit": {"wrong": [{"space": "red-3", "rule": "DG-PLAY-3"}], "score": None}}
EVENT = {"id": 1, "type": "place", "player": "left", "colour": "red", "pips": 1, "space": "red-1", "legal": True,
         "frames": {"before": 0, "during": [], "after": 1}}
ROUND = {"game": "dice", "events": [EVENT], "frames": [{"time_s": 0.4}, {"time_s": 2.2}], "dice_left": {"left": 0},
         "score": None}


def written(folder: Path, **files: Any) -> Path:
    for name, truth in files.items():
        (folder / f"{name}.json").write_text(json.dumps(truth))
        (folder / f"{name}.jpg").write_bytes(b"")
    return folder


def test_stills_and_rounds_are_found_with_what_is_asked_of_them(tmp_path: Path) -> None:
    written(tmp_path, a=STILL, a_empty={"game": "dice", "spaces": SPACES})
    (tmp_path / "round").mkdir()
    written(tmp_path / "round", events=ROUND, empty={"spaces": SPACES})
    (tmp_path / "round" / "film.mp4").write_bytes(b"")
    [still], [played] = find([tmp_path])
    assert [(d.asked, d.in_hand) for d in still.dice] == [(True, False), (False, True), (False, False)]
    assert still.audit == TrueAudit(frozenset({"red-3"}), frozenset({"blue-2", "blue-3"}), None)
    assert played.source.name == "film.mp4"
    assert [played.picture_at({"t": t}) for t in (0.1, 1.2, 1.4, 9.0)] == [0, 0, 1, 1]
    assert played.deeds[0].rules == () and not played.deeds[0].wrong


@pytest.mark.parametrize(("event", "says"), [
    ({"pips": 7}, "events[0].pips is 7"),
    ({"space": None}, "is a place without space"),
    ({"legal": False}, "is not legal, without a rule"),
])
def test_a_damaged_round_is_told(tmp_path: Path, event: dict[str, Any], says: str) -> None:
    written(tmp_path, events=ROUND | {"events": [EVENT | event]}, frame_000={"spaces": SPACES})
    with pytest.raises(TruthError) as error:
        load_round(tmp_path)
    assert says in str(error.value)


def test_a_board_without_all_its_spaces_is_told(tmp_path: Path) -> None:
    written(tmp_path, a=STILL, a_empty={"spaces": SPACES[1:]})
    with pytest.raises(TruthError, match="a list of at least 24"):
        load_still(tmp_path / "a_empty.json")


def test_a_folder_without_dice_holds_none(tmp_path: Path) -> None:
    written(tmp_path, events={"frame_styles": {}, "events": []})
    assert find([tmp_path]) == ([], [])
    with pytest.raises(TruthError, match="there is no folder"):
        find([tmp_path / "none"])
