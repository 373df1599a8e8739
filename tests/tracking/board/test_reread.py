"""Whoever reads has learned more, or forgotten: unknown pieces are named by what is read from then on."""

from __future__ import annotations

from dataclasses import replace

from referee.tracking.board.memory import BoardMemory, MemorySettings
from referee.values.common import UNKNOWN
from tests.support.scripted import card, reading

CELLS = (0, 1), (0, 2)
KNOWN = card("dotted", *CELLS)
NOBODYS = replace(card(UNKNOWN, *CELLS), candidates=("dashed", "dotted"))


def owners(memory: BoardMemory) -> list[str]:
    return [piece.owner for piece in memory.pieces]


def seen(memory: BoardMemory, *cards: object, times: int = 1) -> list[str]:
    found = []
    for _ in range(times):
        look = memory.observe(reading(*cards), 1.0, 1)  # type: ignore[arg-type]
        assert look is not None
        found += [piece.owner for piece in look.identified]
    return found


def test_what_could_not_be_told_before_does_not_outvote_what_can_be_told_now() -> None:
    memory = BoardMemory(MemorySettings.stream())
    seen(memory, NOBODYS, times=20)
    assert seen(memory, KNOWN, times=2) == [] and owners(memory) == [UNKNOWN]
    memory.reread()
    assert seen(memory, KNOWN, times=2) == ["dotted"] and owners(memory) == ["dotted"]


def test_a_piece_named_by_what_is_forgotten_is_nobodys_and_that_is_told_once() -> None:
    memory = BoardMemory()
    seen(memory, KNOWN, times=3)
    memory.reread({("card", frozenset(CELLS))})
    assert seen(memory, NOBODYS, times=2) == [UNKNOWN] and owners(memory) == [UNKNOWN]


def test_a_piece_that_is_still_read_surely_is_named_anew() -> None:
    memory = BoardMemory()
    seen(memory, KNOWN, times=3)
    memory.reread({("card", frozenset(CELLS))})
    assert seen(memory, KNOWN) == ["dotted"] and owners(memory) == ["dotted"]
    memory.reread()
    assert seen(memory, NOBODYS) == [] and owners(memory) == ["dotted"]
