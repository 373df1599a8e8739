"""`referee changes`: which squares differ between two pictures of a learned table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, TableOption, print_json, say
from referee.i18n import Said
from referee.i18n.said import Joined


def changes(
    before: Annotated[Path, typer.Argument(metavar="BEFORE", help="The earlier picture.")],
    after: Annotated[Path, typer.Argument(metavar="AFTER", help="The later picture, from the same place.")],
    table: TableOption,
    as_json: JsonOption = False,
) -> None:
    """Tell which squares changed between two pictures.

    Whatever lies there; works on any learned board, not only on those of the game.
    """
    from referee.files.table import load_table
    from referee.vision.board import changes as find_changes
    from referee.vision.common import load_image

    learned = load_table(table)
    found = find_changes(load_image(before), load_image(after), learned)
    if as_json:
        print_json(found)
        return
    if found["table_moved"]:
        say(Said("cli-moved-between"))
    for square in found["changed"]:
        print(square)
    if found["hidden"]:
        say(Said("cli-hidden", squares=Joined(found["hidden"])))
