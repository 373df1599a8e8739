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
    from referee.games.tables import load_table
    from referee.session import game_named
    from referee.vision.common import load_image

    learned = load_table(table)
    sight = game_named(learned.game).eyes
    reading = sight.reader(learned).read(load_image(image))
    if as_json:
        print_json(reading.to_dict())
        return
    if reading.table_moved:
        say(reading.quality.warnings[0])
        return
    for line in sight.lines(reading):
        print(line)
    for warning in reading.quality.warnings:
        say(Said("cli-warning", what=warning))
