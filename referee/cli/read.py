"""`referee read`: what one picture shows on a learned table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, TableOption, print_json, say
from referee.i18n import Said


def read(
    image: Annotated[Path, typer.Argument(metavar="IMAGE", help="A picture of the table.")],
    table: TableOption,
    as_json: JsonOption = False,
) -> None:
    """Read one picture: cards, jokers, tokens, hidden squares.

    A piece whose frame cannot be read has the owner `unknown`; nothing is guessed.
    """
    from referee.files.table import load_table
    from referee.values.board import cell_id
    from referee.vision import Reader, load_image

    learned = load_table(table)
    reading = Reader(learned).read(load_image(image))
    if as_json:
        print_json(reading.to_dict())
        return
    if reading.table_moved:
        say(reading.quality.warnings[0])
        return
    for card in reading.cards:
        where = "–".join(cell_id(c) for c in card.cells)
        owner = card.owner if not card.candidates else f"{card.owner} ({' or '.join(card.candidates)})"
        print(f"card   {where}  {'-'.join(card.colours)}  {owner}  {card.confidence:.3f}")
    for joker in reading.jokers:
        print(f"joker  {cell_id(joker.cell)}  {joker.owner}  {joker.confidence:.3f}")
    for token in reading.tokens:
        print(f"token  {cell_id(token.cell)}  {token.confidence:.3f}")
    if reading.hidden:
        print(f"hidden {' '.join(cell_id(c) for c in sorted(reading.hidden))}")
    for piece in reading.off_grid:
        print(f"beside {' '.join(cell_id(c) for c in piece.cells)}  {piece.note}")
    for warning in reading.quality.warnings:
        say(Said("cli-warning", what=warning))
