"""`referee read`: what one picture shows on a learned table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import GameOption, JsonOption, of_one_game, print_json, say
from referee.i18n import Said


def read(
    image: Annotated[Path, typer.Argument(metavar="IMAGE", help="A picture of the table.")],
    table: Annotated[Path | None, typer.Option("--table", metavar="TABLE.json",
                                               help="The learned table (made by `referee learn`).")] = None,
    game: GameOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read one picture: cards, jokers and tokens, dice or the cards of a card game, and what is hidden.

    What cannot be read is `unknown`; nothing is guessed. Dice and card games are read without a
    table, too: `--game dice`, `--game cards`.
    """
    if table is None and game is None:
        raise typer.BadParameter("say on which table it is to be read: --table, or of which game: --game")
    from referee.games.registry import eyes_named
    from referee.games.tables import load_table
    from referee.vision.common import load_image

    if table is None:
        eyes = eyes_named(str(game))
        reading = eyes.without_table(load_image(image))
    else:
        learned = load_table(table)
        of_one_game(learned, game)
        eyes = eyes_named(learned.game)
        reading = eyes.reader(learned).read(load_image(image))
    if as_json:
        print_json(reading.to_dict())
        return
    if reading.table_moved:
        say(reading.quality.warnings[0])
        return
    lines = list(eyes.lines(reading))
    for line in lines:
        print(line)
    if not lines:
        say(Said("cli-read-nothing"))
    for warning in reading.quality.warnings:
        say(Said("cli-warning", what=warning))
