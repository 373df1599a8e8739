"""Whether names mean nothing but what was shown: `python -m tests.soak.exchanged_names TABLE.json PICTURE...`

The table was learned with a taught set (`learn --set`). Every picture is read with the names of the owners in the set
as they are, and with all exchanges of them (23 of four owners). It fails unless in each reading exactly the names are
exchanged, and every confidence is the same but for 1e-6. Prints how many pieces were compared, how many have a name.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from referee.files.table import load_table
from referee.values.board import BoardReading, BoardTable, Cell
from referee.values.common import UNKNOWN
from referee.vision.board import Reader
from referee.vision.common import load_image

SAME = 1e-6
Pieces = Mapping[tuple[Cell, ...], tuple[str, frozenset[str], float]]


def pieces(reading: BoardReading) -> Pieces:
    """By squares: whose each piece is, whose it may be, and how surely."""
    return {**{c.cells: (c.owner, frozenset(c.candidates), c.confidence) for c in (*reading.cards, *reading.unread)},
            **{(j.cell,): (j.owner, frozenset(j.candidates), j.confidence) for j in reading.jokers},
            **{(h.cell, h.other): (h.owner, frozenset[str](), 1.0) for h in reading.halves}}


def exchanged(table: BoardTable, names: Mapping[str, str]) -> BoardTable:
    """The table with a set in which everything was called by other names."""
    taught = table.taught
    if taught is None:
        raise SystemExit("this table was learned without a set: learn it with `--set SET.json`")
    return replace(table, taught=replace(taught, examples=tuple(
        replace(e, owner=names.get(e.owner, e.owner)) for e in taught.examples)))


def differences(table: BoardTable, image: Path) -> tuple[int, int, list[str]]:
    """How many pieces a picture shows, how many of them have a name, and what did not follow the names."""
    picture, owners = load_image(image), table.taught.owners if table.taught else ()
    plainly, wrong = pieces(Reader(table).read(picture)), []
    for order in itertools.permutations(owners):
        names = {UNKNOWN: UNKNOWN, **dict(zip(owners, order, strict=True))}
        other = pieces(Reader(exchanged(table, names)).read(picture))
        if set(other) != set(plainly):
            wrong.append(f"{order}: other pieces")
            continue
        for cells, (owner, candidates, sure) in plainly.items():
            named, may_be, surely = other[cells]
            wanted = names.get(owner, owner), frozenset(names.get(c, c) for c in candidates)
            if (named, may_be) != wanted or abs(surely - sure) > SAME:
                wrong.append(f"{order} {cells}: {named} {surely:.6f}, not {wanted[0]} {sure:.6f}")
    return len(plainly), sum(o != UNKNOWN for o, *_ in plainly.values()), wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=Path)
    parser.add_argument("pictures", type=Path, nargs="+")
    args = parser.parse_args()
    table, faults = load_table(args.table), 0
    for image in args.pictures:
        count, named, wrong = differences(table, image)
        faults += len(wrong)
        print("\n  ".join([f"{image.name}: {count} pieces, {named} named, {len(wrong)} did not follow", *wrong[:5]]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
