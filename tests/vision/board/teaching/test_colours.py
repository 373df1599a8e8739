"""Names for printed colours: what a family calls its inks goes before what a vocabulary calls them."""

from __future__ import annotations

import pytest

from referee.kit.taught import Example, TaughtSet
from referee.values.board import BoardTable, Square
from referee.values.common import Quality
from referee.vision.board import TeachError, teach
from referee.vision.board.teaching import recoloured
from referee.vision.board.teaching.colours import exchanges, renamed, together
from referee.vision.board.teaching.named import NamedColour
from tests.support.squares import cell_of
from tests.vision.conftest import Known

QUAD = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))


def test_who_had_the_name_takes_the_other_ones() -> None:
    names = {"yellow": "yellow", "orange": "orange", "red": "red"}
    assert exchanges(names, {"yellow": "orange"}) == {"yellow": "orange", "orange": "yellow", "red": "red"}
    assert exchanges(names, {"yellow": "lime"})["yellow"] == "lime"
    assert exchanges({"yellow": "beige"}, {"yellow": "yellow"}) == {"beige": "yellow", "yellow": "beige"}


@pytest.mark.parametrize(("said", "right"), [
    ((("red", "red"), ("blue", "blue"), ("red", "red")), True), ((("red", "red"), ("red", "pink")), False),
    ((("red", "pink"), ("blue", "pink")), False)])
def test_one_ink_has_one_name_and_one_name_one_ink(said: tuple[tuple[str, str], ...], right: bool) -> None:
    colours = [(ink, NamedColour(name, (1.0, 2.0))) for ink, name in said]
    if right:
        assert together(colours) == {"red": "red", "blue": "blue"}
        return
    with pytest.raises(TeachError, match="contradict"):
        together(colours)


def test_a_set_and_a_table_take_the_new_names() -> None:
    example = Example("half", "solid", b"", colour="yellow", on="red")
    new = renamed(TaughtSet((example,), boards=({"yellow": (9.0, 9.0, 0.0)},)), {"yellow": "orange"})
    assert new.examples[0].colour == "orange" and new.examples[0].on == "red" and [*new.boards[0]] == ["orange"]
    table = BoardTable(9, 9, (Square((0, 0), "yellow", (9, 9, 0), QUAD, ("orange",)),), quality=Quality(True))
    [square] = recoloured(table, {"yellow": "orange", "orange": "yellow"}).squares
    assert square.colour == "orange" and square.others == ("yellow",)


def _bare(still: Known, colour: str) -> list[float]:
    """A pixel of a square that lies bare and is called so."""
    covered = {cell for piece in still.truth.pieces for cell, _ in piece.halves} | {c for c, _ in still.truth.tokens}
    squares = [s for s in still.truth.empty.squares if s.cell not in covered]
    named = {s.cell: still.table.layout[cell_of(still.learned.match[s.cell])] for s in squares}
    x, y = next(s.centre for s in squares if named[s.cell] == colour)
    return [float(x), float(y)]


def test_a_colour_that_was_pointed_at_is_kept_by_the_set(still: Known) -> None:
    pieces = {"colours": [{"name": "turquoise", "at": _bare(still, "green")}]}
    taught, report = teach([still.image], still.table, pieces)
    assert report.colours == {"green": "turquoise"} and "turquoise" in taught.boards[-1]
    assert "green" not in taught.boards[-1] and not taught.examples
    again, _ = teach([still.image], recoloured(still.table, report.colours), {"colours": [
        {"name": "turquoise", "at": _bare(still, "green")}]}, taught)
    assert all("green" not in board for board in again.boards)


def test_the_page_says_names_of_the_tables_colours(still: Known) -> None:
    pieces = {"colours": [{"name": "green", "at": _bare(still, "green")}]}
    assert teach([still.image], still.table, pieces, colours={"red": "pink"})[1].colours == {"red": "pink"}
