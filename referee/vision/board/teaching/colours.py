"""Printed colours that somebody named: which ink each is, and what follows for the names of a set.

Why it exists: no light tells for certain whether a shade is called yellow or orange. A family says it once, and the set
keeps it. What it does not do: tell inks apart (`referee.vision.common.colour`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from referee.i18n.spots import spot
from referee.kit.taught import TaughtSet
from referee.values.board import BoardTable, cell_id
from referee.vision.board.teaching.named import NamedColour, TeachError
from referee.vision.board.teaching.seen import Seen


def ink_of(seen: Seen, named: NamedColour) -> str:
    """What the table calls the ink that was pointed at, on a bare square or on half of a card that is read.

    `TeachError` where the pixel shows neither.
    """
    reading = seen.reading
    covered = {*reading.hidden, *(j.cell for j in reading.jokers), *(t.cell for t in reading.tokens)}
    for height in (seen.board.thickness, 0.0):
        x, y = seen.point(named.at, height)
        cell = (int(np.floor(y)), int(np.floor(x))) if np.isfinite(x) and np.isfinite(y) else (-1, -1)
        if cell not in seen.board.cells:
            raise TeachError("teach-off-board", piece=named.text)
        for card in reading.cards:
            if height and cell in card.cells:
                return card.colours[card.cells.index(cell)]
    if cell in covered or any(cell in card.cells for card in reading.cards):
        raise TeachError("teach-colour-hidden", piece=named.text, square=spot([cell_id(cell)]))
    return seen.board.layout[cell]


def together(said: Sequence[tuple[str, NamedColour]]) -> dict[str, str]:
    """The names of inks, as the table calls them. `TeachError` where one ink has two names, or two inks one."""
    names: dict[str, NamedColour] = {}
    for ink, named in said:
        others = [other for of, other in names.items() if (of == ink) != (other.name == named.name)]
        if others:
            raise TeachError("teach-colour-twice", first=others[0].text, second=named.text)
        names[ink] = named
    return {ink: named.name for ink, named in names.items()}


def exchanges(names: Mapping[str, str], said: Mapping[str, str]) -> dict[str, str]:
    """Names of a set -> their new ones, where inks that it calls `names` get those that were `said`. Who had a name
    that another ink has now takes that one's."""
    out = {name: name for name in (*names.values(), *said.values())}
    for ink, new in said.items():
        old = out[names[ink]]
        holder = next(name for name, now in out.items() if now == new)
        out[names[ink]], out[holder] = new, old
    return out


def renamed(taught: TaughtSet, names: Mapping[str, str]) -> TaughtSet:
    """The set with other names for its colours."""
    return replace(
        taught, boards=tuple({names.get(n, n): rgb for n, rgb in board.items()} for board in taught.boards),
        examples=tuple(replace(e, on=names.get(e.on, e.on), colour=names.get(e.colour, e.colour))
                       for e in taught.examples))


def recoloured(table: BoardTable, names: Mapping[str, str]) -> BoardTable:
    """The table with other names for its colours."""
    if not names:
        return table
    return replace(table, squares=tuple(replace(s, colour=names.get(s.colour, s.colour), others=tuple(
        sorted({names.get(n, n) for n in s.others} - {names.get(s.colour, s.colour)}))) for s in table.squares))
