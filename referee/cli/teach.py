"""`referee teach`: from pictures of named pieces to a set that tables can carry."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, load_set, output_files, print_json, say
from referee.i18n import Said
from referee.i18n.said import Joined


def teach(
    pictures: Annotated[list[Path], typer.Argument(
        metavar="PICTURE", help="Pictures of the learned board with some pieces on it, taken by the table's camera. "
        "Several are of one moment, or PIECES.json has a list with an entry for each. Of dice: in rows, anywhere.")],
    table: Annotated[Path | None, typer.Option(
        "--table", metavar="TABLE.json", help="A table file from `referee learn`; dice need none.")] = None,
    pieces: Annotated[Path | None, typer.Option(
        metavar="PIECES.json", help='What lies where: {"cards": [{"owner": "solid", "at": [x, y]}], "jokers": [...], '
        '"tokens": [{"at": [x, y]}]}, "at" a pixel near the middle of the piece. Two cards and one joker an owner and '
        "one or two tokens are enough; more make it better. Dice need none.")] = None,
    game: Annotated[str, typer.Option(help="What is taught: `board` or `dice`.")] = "board",
    output: Annotated[Path | None, typer.Option(
        "--output", "-o", metavar="SET.json", help="Where to write the set.")] = None,
    add: Annotated[str | None, typer.Option(
        metavar="SET.json|NAME", help="Go on with this set: what is taught now is added to it.")] = None,
    name: Annotated[str | None, typer.Option(
        metavar="NAME", help="Keep the set by this name in the user's data folder; `learn --set NAME` and "
        "`serve --set NAME` find it there, and `serve` takes the one used last.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Teach the reader how the pieces of your set look.

    Lay two cards and a joker of each player and a token or two on the learned board. Take a picture, and say in
    PIECES.json whose they are. Then `referee learn EMPTY_IMAGE --set SET.json -o table.json` makes a table that knows
    them, with any camera, place and light.

    Dice name themselves (--game dice): lay all 24 in four rows, a row a colour, each from one to six, and take one
    picture.
    """
    from referee.files.table import load_table
    from referee.files.taught import save_set
    from referee.store import Sets
    from referee.vision import board, dice
    from referee.vision.board.teaching import load_pieces
    from referee.vision.board.teaching.teach import Report as BoardReport
    from referee.vision.common import load_image
    from referee.vision.dice.teaching import Report as DiceReport

    if game not in ("board", "dice"):
        raise typer.BadParameter(f"{game!r}: give board or dice", param_hint="--game")
    if output is None and name is None:
        raise typer.BadParameter("say where the set goes: -o SET.json, or --name NAME to keep it by name")
    output_files((output,), (*pictures, *(path for path in (table, pieces) if path is not None)))
    sets = Sets()
    if name is not None:
        sets.check(name)
    before = None if add is None else load_set(add)
    images = [load_image(path) for path in pictures]
    report: BoardReport | DiceReport
    if game == "dice":
        taught, report = dice.teach(images, before)
    elif table is None or pieces is None:
        raise typer.BadParameter("the board game's pieces are taught with --table TABLE.json and --pieces PIECES.json")
    else:
        taught, report = board.teach(images, load_table(table), load_pieces(pieces), before)
    taught = taught if name is None else replace(taught, name=name)
    if output is not None:
        save_set(taught, output)
    if name is not None:
        sets.save(name, taught.to_dict())
        sets.use(name)
    if as_json:
        print_json(report.to_dict())
    where = [*([Said("cli-written-to", output=output)] if output is not None else []),
             *([Said("cli-kept-as", name=name)] if name is not None else [])]
    say(Joined([report.text, *where], "; "))
    for note in report.notes:
        say(Said("cli-warning", what=note))
    if report.missing:
        say(Said("cli-still-missing", what=list(report.missing)))
