"""Teaching from a path-traced picture: what is cut out, what is said of it, and which pictures are refused."""

import importlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from referee.kit.taught import SIZES, TaughtSet
from referee.values.board import Cell
from referee.vision.board import Reader, TeachError, learn, propose, teach
from referee.vision.board.networks.squarenet import FRAME_ORDER
from referee.vision.board.reading.pieces import PIECES
from referee.vision.board.teaching.named import Named
from referee.vision.board.teaching.seen import Board, Seen
from referee.vision.board.teaching.squares import place
from tests.support.pictures import decoded
from tests.support.squares import cell_of
from tests.vision.conftest import Known, judge

SOLID = (((6, 0), (6, 1)), ((1, 2), (0, 2)))
DOUBLE = (((8, 5), (8, 6)), ((1, 1), (0, 1)))
UNDER_TOKEN = ((6, 4), (6, 3))
JOKER = (11, 7)
TOKENS = ((10, 10), (4, 4))
"""Squares of pieces of `still`, as its truth numbers them."""


def pixel(still: Known, *cells: Cell) -> list[float]:
    """The middle of squares in the picture of the bare board: seen from nearly above, on the piece that lies there."""
    x, y = np.mean([s.centre for s in still.truth.empty.squares if s.cell in cells], axis=0)
    return [float(x), float(y)]


def learned(still: Known, cells: Iterable[Cell]) -> set[Cell]:
    return {cell_of(still.learned.match[c]) for c in cells}


def pieces(still: Known) -> dict[str, Any]:
    cards = [("solid", c) for c in SOLID] + [("double", c) for c in DOUBLE]
    return {"cards": [{"owner": owner, "at": pixel(still, *cells)} for owner, cells in cards],
            "jokers": [{"owner": "solid", "at": pixel(still, JOKER)}],
            "tokens": [{"at": pixel(still, cell)} for cell in TOKENS]}


@pytest.fixture(scope="module")
def taught(still: Known) -> tuple[TaughtSet, Any]:
    return teach([still.image], still.table, pieces(still))


def test_named_pieces_get_their_squares(still: Known, taught) -> None:
    found = [set(p.cells) for p in taught[1].pieces]
    assert found == [learned(still, c) for c in (*SOLID, *DOUBLE, (JOKER,), *((t,) for t in TOKENS))]


def test_it_says_what_was_made_of_it_and_what_is_missing(taught) -> None:
    report = taught[1]
    assert report.text == "solid: 2 cards, 1 joker; double: 2 cards; 2 tokens" and not report.notes
    assert report.missing[:2] == ("no joker of the double player", "no card of the dashed player")
    assert report.to_dict()["taught"]["double"] == {"cards": 2, "jokers": 0}
    assert [p["kind"] for p in report.to_dict()["pieces"]] == ["card"] * 4 + ["joker"] + ["token"] * 2


def test_the_examples_hold_what_the_reader_needs(still: Known, taught) -> None:
    colours = {s.cell: s.colour for s in still.truth.empty.squares}
    for example in taught[0].examples:
        picture = decoded(example.picture)
        assert picture.shape == (*SIZES[example.kind], 3)
        now, empty = np.hsplit(picture.astype(int), 2)
        assert np.abs(now - empty).mean() > 4
    halves = taught[0].of("half", "solid")
    assert [h.piece for h in halves] == [0, 0, 1, 1]
    assert all((a.side + 2) % 4 == b.side for a, b in (halves[:2], halves[2:]))
    assert sorted(h.on for h in halves) == sorted(colours[c] for card in SOLID for c in card)
    assert {h.colour for h in halves} <= {"yellow", "purple", "blue", "green", ""}
    assert sum(h.colour != "" for h in halves) >= 2
    assert all(0 < t.rise < 0.6 for t in taught[0].of("token"))


def test_a_half_under_a_named_token_is_left_out_and_it_is_said(still: Known) -> None:
    named = {"cards": [{"owner": "double", "at": pixel(still, *UNDER_TOKEN)}], "tokens": [{"at": pixel(still, (6, 4))}]}
    taught, report = teach([still.image], still.table, named)
    assert len(taught.of("half", "double")) == 1 and learned(still, [(6, 3)]) == set(report.pieces[0].cells)
    assert "something covers the other one" in report.notes[0]


def test_where_everything_named_is_covered_nothing_is_learned(still: Known, monkeypatch) -> None:
    monkeypatch.setattr(importlib.import_module("referee.vision.board.teaching.teach"), "hides", lambda *_: True)
    with pytest.raises(TeachError, match="tokens or hands cover every piece"):
        teach([still.image], still.table, {"jokers": pieces(still)["jokers"]})


def test_what_is_taught_later_is_added(still: Known, taught) -> None:
    more, report = teach([still.image], still.table, {"cards": [pieces(still)["cards"][0]]}, taught[0])
    assert more.pieces("half", "solid") == 3 and more.pieces("joker", "solid") == 1
    assert len(report.pieces) == 1 and report.text == "solid: 3 cards, 1 joker; double: 2 cards; 2 tokens"
    assert more.boards == taught[0].boards and set(more.boards[0]) == set(still.table.layout.values())


def test_colours_keep_the_names_that_they_were_taught_by(still: Known, taught) -> None:
    [board] = taught[0].boards
    mint = replace(taught[0], boards=({"mint" if n == "green" else n: rgb for n, rgb in board.items()},))
    table = learn([np.asarray(cv2.convertScaleAbs(still.empty, alpha=0.8), np.uint8)], taught=mint)
    other = {c: "mint" if name == "green" else name for c, name in still.table.layout.items()}
    assert table.layout == other and table.taught == mint
    assert table.quality.ok
    strange = (120, 70, 40), (230, 120, 170), (240, 240, 240), (30, 30, 30), (40, 160, 160), (140, 140, 140)
    others = replace(mint, boards=(dict(zip(board, strange, strict=False)),))
    other_set = learn([still.empty], taught=others)
    assert not other_set.quality.ok and "has other colours than the one" in other_set.quality.warnings[0]
    assert other_set.layout == still.table.layout
    more, _ = teach([still.image], still.table, {"cards": pieces(still)["cards"]}, mint)
    assert all(set(b) == {*board} - {"green"} | {"mint"} for b in more.boards)
    assert {h.on for owner in ("solid", "double") for h in more.of("half", owner)[4:]} <= {*board, "mint"} - {"green"}


def test_a_board_pushed_since_it_was_learned_is_found_where_it_is(still: Known) -> None:
    shift = np.array([12.0, -9.0])
    pushed = np.asarray(cv2.warpAffine(still.image, np.array([[1, 0, shift[0]], [0, 1, shift[1]]]),
                                       still.image.shape[1::-1], borderMode=cv2.BORDER_REPLICATE), np.uint8)
    named = pieces(still)
    for row in (row for rows in named.values() for row in rows):
        row["at"] = (np.array(row["at"]) + shift).tolist()
    found = [set(p.cells) for p in teach([pushed], still.table, named)[1].pieces]
    assert found == [learned(still, c) for c in (*SOLID, *DOUBLE, (JOKER,), *((t,) for t in TOKENS))]


@pytest.mark.slow
def test_a_list_names_the_pieces_of_each_picture_one_object_those_of_one_moment(still: Known) -> None:
    named = pieces(still)
    apart = [{"cards": named["cards"][:1]}, {"jokers": named["jokers"]}]
    report = teach([still.image, still.image], still.table, apart)[1]
    assert [(p.named.kind, p.named.picture) for p in report.pieces] == [("card", 0), ("joker", 1)]
    noisy = [np.clip(still.image + np.random.default_rng(k).normal(0, 12, still.image.shape), 0, 255).astype(np.uint8)
             for k in range(3)]
    averaged = teach(noisy, still.table, {"jokers": named["jokers"]})[0].examples[0].picture
    alone = teach(noisy[:1], still.table, {"jokers": named["jokers"]})[0].examples[0].picture
    clean = teach([still.image], still.table, {"jokers": named["jokers"]})[0].examples[0].picture
    pixels = [decoded(p).astype(int) for p in (averaged, alone, clean)]
    assert np.abs(pixels[0] - pixels[2]).mean() < 0.8 * np.abs(pixels[1] - pixels[2]).mean()


@pytest.mark.parametrize("number", [1, 3])
def test_lists_and_pictures_must_be_as_many(still: Known, number: int) -> None:
    with pytest.raises(TeachError, match=f"there are {number} pictures and 2 lists"):
        teach([still.image] * number, still.table, [{}, pieces(still)])


@pytest.mark.slow
@pytest.mark.parametrize(("spoil", "says"), [
    (lambda image: image[:, :-8], "the picture is 1912x1080, the table was learned from 1920x1080"),
    (lambda image: np.full_like(image, 120), "the board is not where it was learned in this picture"),
    (lambda image: np.roll(image[::-1], 300, axis=1), "the board is not where it was learned in this picture"),
])
def test_a_picture_that_is_not_of_this_table_is_refused(still: Known, spoil, says: str) -> None:
    with pytest.raises(TeachError) as error:
        teach([np.ascontiguousarray(spoil(still.image))], still.table, pieces(still))
    assert says in str(error.value)


@pytest.mark.slow
def test_pieces_are_proposed_so_that_a_tap_on_each_is_enough(still: Known) -> None:
    proposals = propose(still.image, still.table)
    cards = {frozenset(p.cells): p for p in proposals if p.kind == "card"}
    true = [learned(still, [c for c, _ in p.halves]) for p in still.truth.pieces]
    assert sum(frozenset(t) in cards for t in true if len(t) == 2) >= 25
    assert {p.cells for p in proposals if p.kind == "joker"} == {tuple(learned(still, [JOKER]))}
    assert len([p for p in proposals if p.kind == "token"]) == 4
    covered = [c for p in proposals if p.kind != "token" for c in p.cells]
    assert len(covered) == len(set(covered)) and set(covered) >= set.union(*true)
    height, width = still.image.shape[:2]
    for p in proposals:
        inside = cv2.pointPolygonTest(np.array(p.outline, np.float32), p.at, True)
        assert len(p.outline) == 4 and inside > (-20 if p.kind == "token" else 8)
        assert 0 <= p.at[0] < width and 0 <= p.at[1] < height
        assert set(p.to_dict()) == {"kind", "squares", "outline", "at"}
    named = {"cards": [{"owner": "solid", "at": p.at} for p in cards.values()][:3],
             "jokers": [{"owner": "solid", "at": p.at} for p in proposals if p.kind == "joker"],
             "tokens": [{"at": p.at} for p in proposals if p.kind == "token"]}
    said = {p.named.at: p for p in teach([still.image], still.table, named)[1].pieces}
    for p in proposals:
        if p.at in said:
            assert set(said[p.at].cells) <= set(p.cells)


def test_nothing_is_proposed_on_a_bare_board(still: Known) -> None:
    assert propose(still.empty, still.table) == []


def test_a_bare_square_of_the_picture_is_refused_and_a_covered_one_is_not(still: Known) -> None:
    seen = Seen(Board(still.table), [still.image])
    covered = {c for p in still.truth.pieces for c, _ in p.halves} | {c for c, _ in still.truth.tokens}
    refused = 0
    bare = [s for s in still.truth.empty.squares if s.cell not in covered]
    for square in still.truth.empty.squares:
        try:
            place(seen, [Named("joker", "solid", square.centre)])
        except TeachError:
            assert square.cell not in covered
            refused += 1
    assert refused >= 0.3 * len(bare)


def test_the_bare_board_is_read_with_a_taught_set(still: Known, taught) -> None:
    """It once failed there, as before the first card of every round."""
    reading = Reader(replace(still.table, taught=taught[0])).read(still.empty)
    assert not reading.table_moved and not reading.cards and not reading.jokers and not reading.hidden


def test_with_a_set_that_lacks_a_player_nothing_is_said_that_may_be_wrong(still: Known, taught) -> None:
    """Nothing was taught of dashed and dotted. Who does not play owns nothing."""
    table = replace(still.table, taught=taught[0])
    for players in ((), ("solid", "double", "dashed")):
        reader = Reader(table, players=players)
        assert judge(still, reader.read(still.image)).false == 0
        strangers = {FRAME_ORDER[k] for k in reader.asker.finder.strangers}
        assert strangers == {"dashed", "dotted"}.intersection(players or FRAME_ORDER)


def test_of_a_card_of_a_taught_player_one_half_is_enough(still: Known, taught, monkeypatch) -> None:
    reader, asked = Reader(replace(still.table, taught=taught[0]), players=("solid", "double")), list[Cell]()
    of = reader.asker.finder.frames.of

    def noted(*shown: Any) -> np.ndarray:
        asked.extend(shown[2])
        return of(*shown)

    monkeypatch.setattr(reader.asker.finder.frames, "of", noted)
    cards = reader.read(still.image).cards
    whole = [c for c in cards if asked.count(c.cells[0]) + asked.count(c.cells[1]) == PIECES.first]
    assert len(whole) > len(cards) / 2 and all(c.confidence > 0.9 for c in whole)
