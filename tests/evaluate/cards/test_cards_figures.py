"""The figures of cards: right, missed and silently wrong, each from a case made for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from referee.evaluate.cards.figures import Learned, StillRow, judge_deck, judge_still, still_figures
from referee.evaluate.cards.truth import CardsRound, CardsStill, TrueDeck, find, load_still
from referee.evaluate.cards.verdicts import RoundRow, judge_round, round_figures
from referee.evaluate.common.rows import as_row
from referee.evaluate.common.truth import TruthError
from referee.files.cards_truth import CardsRoundForm, CardsStillForm, TrueCardForm
from referee.values.cards import COLOURS, NUMBERS, CardSeen, CardsReading, CardsTable, Deck, DeckBack, DeckFace
from referee.values.common import Quad, Quality

DECK = Learned(True, True, 40, 2, 2)
NOWHERE = TrueDeck(Path(), Path(), ())


def quad(x: float, y: float) -> Quad:
    return (x, y), (x + 60, y), (x + 60, y + 92), (x, y + 92)


def true(colour: str | None = "red", number: int | None = 7, x: float = 0.0, **more: Any) -> TrueCardForm:
    said = {"face": "up", "colour": colour, "number": number, "owner": "A", "place": "centre", "quad": quad(x, 0),
            "px": 60.0, "visible": 1.0, "asked": True, **more}
    return TrueCardForm.model_validate(said)


def seen(colour: str = "red", number: int | None = 7, x: float = 0.0, **more: Any) -> CardSeen:
    return replace(CardSeen("up", quad(x, 0), 0.99, colour, number, None, "centre"), **more)


BACK = true(None, None, face="down", place="hand", owner="B")


def judged(cards: list[TrueCardForm], read: list[CardSeen] | None, kind: Literal["play", "count"] = "play",
           counted: Mapping[str, Any] | None = None, **more: Any) -> StillRow:
    form = CardsStillForm.model_validate({"image": "s.jpg", "empty": "e.jpg", "deck": "d.jpg", "kind": kind,
                                          "cards": [c.model_dump() for c in cards], **more})
    reading = None if read is None else CardsReading(cards=tuple(read))
    return judge_still(CardsStill("s", Path(), NOWHERE, form), DECK, reading, counted)


@pytest.mark.parametrize(("read", "what", "silent"), [
    (seen(), "right", 0),
    (seen(number=None), "missed", 0),
    (seen(number=8), "wrong", 1),
    (seen("blue"), "wrong", 1),
    (seen(number=8, confidence=0.4), "missed", 0),
    (seen(face="down", colour="unknown", number=None, owner="A"), "wrong", 1),
    (None, "missed", 0),
])
def test_what_becomes_of_a_card(read: CardSeen | None, what: str, silent: int) -> None:
    row = judged([true()], [] if read is None else [read])
    assert row.cards["all", what] == row.cards["<70 px", what] == row.cards["centre", what] == 1
    assert row.silent == silent and row.centre == ("exact" if what == "right" else "not exact")


def test_a_card_without_a_digit_in_sight_is_not_asked_for_but_must_not_be_named_wrongly() -> None:
    hidden = true(readable=False)
    assert judged([hidden], [seen(number=None)]).silent == 0 and not judged([hidden], []).cards
    assert judged([hidden], [seen(number=3)]).silent == 1
    assert judged([hidden], []).centre == "hidden"


def test_backs_are_told_by_their_owners() -> None:
    def became(read: CardSeen) -> dict[str, int]:
        return judged([true(None, None, face="down", owner="B")], [read]).backs

    down = seen(face="down", colour="unknown", number=None, owner="B")
    assert became(down) == {"right": 1} and became(replace(down, owner="A")) == {"wrong": 1}
    assert became(replace(down, owner="unknown")) == {"unknown": 1} and became(seen()) == {"taken for a face": 1}


def test_what_is_read_where_nothing_is_was_invented() -> None:
    assert judged([], [seen()]).invented == judged([], [seen()]).silent == 1
    assert judged([], [seen(confidence=0.3)]).invented == judged([], [seen(number=None)]).invented == 0
    lower = true(asked=False)
    assert judged([lower], [seen()]).invented == 0 and judged([lower], [seen(number=2)]).invented == 1


@pytest.mark.parametrize(("said", "heap", "stack", "score"), [
    ({"centre": {"A": 12}, "stack": {"A": 3}, "score": {"A": 6}}, "exact", "exact", "right"),
    ({"centre": {"A": None}, "stack": {"A": None}, "score": {"unclear": "why"}}, "open", "open", "open"),
    ({"centre": {"A": 13}, "stack": {"A": 3}, "score": {"A": 7}}, "silently wrong", "exact", "silently wrong"),
])
def test_a_count(said: dict[str, Any], heap: str, stack: str, score: str) -> None:
    row = judged([], [], "count", said, heaps=[{"owner": "A", "count": 12}], stacks=[{"owner": "A", "left": 3}],
                 centre={"A": 12}, score={"A": 6})
    assert row.heaps == {heap: 1} and row.stacks == {stack: 1} and row.score == score
    unseen = judged([], [], "count", said, stacks=[{"owner": "A", "left": 3, "visible": False}], score={"A": 6})
    assert unseen.stacks == {"open" if stack == "open" else "said though not visible": 1}


def test_a_deck_learned_as_it_is_is_whole() -> None:
    faces = [(colour, n, 70.0 * n, 100.0 * k) for k, colour in enumerate(COLOURS) for n in NUMBERS]
    cards = [true(c, n, quad=quad(x, y)) for c, n, x, y in faces] + [BACK.model_copy(update={"quad": quad(0, 500)})]
    deck = Deck(tuple(DeckFace(c, n, quad(x, y)) for c, n, x, y in faces), (DeckBack("B", quad(0, 500)),))
    table = CardsTable(width=1000, height=800, deck=deck, quality=Quality(True), reference=b"")
    assert judge_deck(table, cards) == Learned(True, True, 40, 1, 1) and judge_deck(table, cards).exact
    first, second, *rest = deck.faces
    swapped = replace(deck, faces=(replace(first, number=2), replace(second, number=1), *rest))
    assert judge_deck(replace(table, deck=swapped), cards).faces == 38


def test_figures_over_stills() -> None:
    found = still_figures([judged([true()], [seen()]), judged([true()], [seen(number=8)]), judged([true()], None)])
    assert found["cards all"] == {"asked": 3, "right": 0.3333, "missed": 1, "wrong": 1}
    assert found["silent_errors"] == 1 and found["centre"] == {"exact": 1, "not exact": 2}
    assert json.loads(json.dumps(as_row(judged([true()], [seen()]))))["cards"]["all right"] == 1


# Rounds ---------------------------------------------------------------------------------------------------------------

LAID = {"type": "card", "id": 1, "owner": "A", "card": "red 2", "onto": "red 1", "frames": {"before": 3, "after": 4}}
TRUTH = {"rules": "CG", "empty": "e.jpg", "deck": "d.jpg", "match": {"caller": "Anna"}, "frames": [{"time_s": 1.0}],
         "players": [{"owner": "A", "name": "Anna", "seat": "left"}, {"owner": "B", "name": "Ben", "seat": "top"}],
         "final": {"piles": [{"colour": "red", "top": 2}], "centre": {"A": 2, "B": 0}, "stack": {"A": 0, "B": 9},
                   "score": {"A": 2, "B": -18}, "score_without_faults": {"A": 1, "B": -18}}}


def line(frame: int = 4, cls: str = "legal", **more: Any) -> dict[str, Any]:
    return {"seq": 1, "type": "card", "frame": frame, "card": "red 2", "player": "Anna", "class": cls, "rule": None,
            **more}


def round_of(lines: list[dict[str, Any]], summary: dict[str, Any] | None = None, **deed: Any) -> RoundRow:
    form = CardsRoundForm.model_validate({**TRUTH, "events": [{**LAID, **deed}]})
    truth = CardsRound("r", Path(), NOWHERE, form, None, None)
    return judge_round(truth, DECK, [*lines, {"type": "summary", **(summary or {})}])


@pytest.mark.parametrize(("lines", "lays", "owner", "verdict"), [
    ([line()], {"seen": 1}, "right", "right"),
    ([line(6)], {"seen": 1}, "right", "right"),
    ([line(7)], {"missed": 1, "invented": 1}, None, None),
    ([line(player="left")], {"seen": 1}, "right", "right"),
    ([line(player="unknown")], {"seen": 1}, "unknown", "right"),
    ([line(player="Ben")], {"seen": 1}, "wrong", "right"),
    ([line(cls="unclear")], {"seen": 1}, "right", "unclear"),
    ([line(cls="violation", rule="CG-PLAY-3")], {"seen": 1}, "right", "wrong"),
])
def test_a_lawful_card(lines: list[dict[str, Any]], lays: dict[str, int], owner: str | None,
                       verdict: str | None) -> None:
    row = round_of(lines)
    assert {k: n for k, n in row.lays.items() if n and k != "all"} == lays
    assert row.owners == ({} if owner is None else {owner: 1})
    assert row.verdicts == ({} if verdict is None else {verdict: 1})
    assert row.false == (verdict == "wrong")


def test_a_fault_is_caught_once_and_may_be_told_late() -> None:
    accused = line(9, "violation", type="finding", rule="CG-PLAY-3")
    row = round_of([line(), accused, accused], fault="number_jump")
    assert row.caught == {"number_jump": 1} and row.false == 0
    assert round_of([line()], fault="number_jump").caught == {} and round_of([accused]).false == 1


def test_how_a_round_ended() -> None:
    said = {"piles": [{"colour": "red", "top": 2}], "stack": {"left": 0, "top": None}, "centre": {"left": 3, "top": 0},
            "score": {"left": 1, "top": -18}}
    row = round_of([line()], said)
    assert row.tops and row.stack == {"exact": 1, "open": 1} and row.centre == {"silently wrong": 1, "exact": 1}
    assert row.score == "right", "what was laid wrongly may be counted or not"
    assert round_of([], {"score": {"left": 5, "top": 0}}).score == "silently wrong"
    found = round_figures([row, round_of([])])
    assert found["lays"]["all"] == 2 and found["tops"] == 1 and found["score"] == {"right": 1, "open": 1}


def test_truth_without_its_pictures_is_refused(tmp_path: Path) -> None:
    (tmp_path / "1.json").write_text(json.dumps({"image": "1.jpg", "empty": "e.jpg", "deck": "d.jpg", "cards": []}))
    with pytest.raises(TruthError, match="no picture"):
        load_still(tmp_path / "1.json")
    (tmp_path / "1.json").write_text(json.dumps({"image": "1.jpg", "empty": "e.jpg", "deck": "d.jpg"}))
    with pytest.raises(TruthError, match="cards is missing"):
        load_still(tmp_path / "1.json")
    with pytest.raises(TruthError, match="no truth"):
        find([tmp_path])
