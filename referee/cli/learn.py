"""`referee learn`: from pictures of the empty board to a table file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import (
    JsonOption,
    SetOption,
    UserError,
    knows,
    load_set,
    output_files,
    print_json,
    say,
    say_on_terminal,
)
from referee.i18n import Said
from referee.i18n.said import Joined
from referee.values.board import cell_id

if TYPE_CHECKING:
    from referee.games.api.eyes import AnyEyes
    from referee.values.board import BoardTable
    from referee.values.common import Table
    from referee.vision.common.images import Image

LIVE_PICTURES = 8
"""Taken from a stream: averaging eight frames takes nearly two thirds of the sensor's noise away; more hardly helps."""
MOST_TOLD = 6
"""Squares of an uncertain colour that are named one by one."""
WARM_UP_S = 1.0
"""A webcam's exposure and white balance need about a second to settle after it opens."""


def learn(
    images: Annotated[list[str], typer.Argument(
        metavar="EMPTY_IMAGE", help="Pictures of the empty board from the place the camera stays in; "
        "or a source to take them from: camera index (0), video, address.")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="TABLE.json", help="Where to write the table.")],
    corners: Annotated[tuple[str, str, str, str] | None, typer.Option(
        metavar="X,Y X,Y X,Y X,Y", help="The outer corners of the grid in pixels, in order round the board; "
        "roughly is enough. Of the dice game those of the spaces, the first two beside the ones.")] = None,
    grid: Annotated[str | None, typer.Option(
        metavar="ROWSxCOLS", help="Any board of ROWS times COLS equal squares, coloured or not (with --corners).",
    )] = None,
    lens: Annotated[Path | None, typer.Option(
        metavar="LENS.json", help="The measured lens of the camera (made by `referee calibrate`); only wide angles "
        "need it.")] = None,
    kit: Annotated[str, typer.Option(help="The set of pieces: `standard`, or a kit's TOML file.")] = "standard",
    taught: SetOption = None,
    deck: Annotated[Path | None, typer.Option(
        metavar="DECK", help="Of the card games: a picture of the deck, all faces in four rows from 1 to 10 and under "
        "them one back of each player. Any camera will do.")] = None,
    game: Annotated[str, typer.Option(help="The game whose table it is.")] = "board",
    as_json: JsonOption = False,
) -> None:
    """Learn the table from one or more pictures of the empty board.

    No markers and no clicks are needed. Where the board is not found by itself, --corners says where it is; with
    --grid any board of equal squares can be learned. --set gives the table the pieces that `referee teach` was shown;
    camera, place and light may be others than at the teaching.
    """
    output_files((output,), (*images, lens, taught, deck))
    points = None if corners is None else tuple(_point(text) for text in corners)
    shape = None if grid is None else _shape(grid)
    from referee.files.table import save_table
    from referee.vision.board import learn as learn_table
    from referee.vision.common import Lens, load_image

    if shape is not None and points is None:
        raise typer.BadParameter("--grid needs --corners: give the four outer corners of the grid as well")
    measured = None if lens is None else Lens.load(lens)
    pieces = None if taught is None else load_set(taught)
    pictures = [picture for spec in images for picture in _pictures(spec)]
    if game != "board":
        if grid:
            raise typer.BadParameter("--grid is for the board game")
        faces = None if deck is None else load_image(deck)
        _learn_other(game, lambda eyes: eyes.learn(pictures, measured, pieces, say_on_terminal, points, faces), output,
                     as_json)
        return
    if deck is not None:
        raise typer.BadParameter("--deck is for the card games: --game cards")
    table = learn_table(pictures, corners=points, grid=shape, kit=kit, lens=measured, taught=pieces,
                        tell=say_on_terminal)
    save_table(table, output)
    if as_json:
        print_json({key: value for key, value in table.to_dict().items() if key not in ("reference", "set")})
    quality = table.quality
    told = {"n": len(table.squares), "colours": sorted(set(table.layout.values())), "output": output}
    say(Said("cli-learned-size", **told, size=round(quality.pixels_per_square)) if quality.pixels_per_square
        else Said("cli-learned", **told))
    if table.taught is not None:
        say(knows(table.taught))
    if not table.uncertain.keys() <= set(table.covered):
        say(_uncertain(table))
    for warning in quality.warnings:
        say(Said("cli-warning", what=warning))
    if not quality.ok:
        say(Said("cli-view-not-good"))


def _learn_other(game: str, learn: Callable[[AnyEyes], Table], output: Path, as_json: bool) -> None:
    """Learn and keep the table of another game than the board's, and say what was learned."""
    from referee.files.table import save_table
    from referee.games.registry import eyes_named

    eyes = eyes_named(game)
    table = learn(eyes)
    save_table(table, output)
    if as_json:
        print_json({key: value for key, value in table.to_dict().items() if key not in ("reference", "set")})
    say(eyes.learned(table, output))
    for warning in table.quality.warnings:
        say(Said("cli-warning", what=warning))
    if not table.quality.ok:
        say(Said("cli-view-not-good"))


def _uncertain(table: BoardTable) -> str:
    """Which squares may have another colour, and what that means."""
    bare = [s for s in table.squares if not s.covered]
    alike = {colour: [set(s.others) for s in bare if s.colour == colour] for colour in sorted({s.colour for s in bare})}
    everywhere = {colour: set.intersection(*others) for colour, others in alike.items()}
    whole = [Said("cli-all-may-be", colour=colour, others=_either(sorted(others)))
             for colour, others in everywhere.items() if others]
    doubts = [Joined([cell_id(cell), _either((table.layout[cell], *others))])
              for cell, others in sorted((s.cell, s.others) for s in bare if s.others)
              if not set(others) <= everywhere[table.layout[cell]]]
    more = [Said("cli-and-more", n=len(doubts) - MOST_TOLD)] if len(doubts) > MOST_TOLD else []
    return Said("cli-uncertain", n=sum(bool(s.others) for s in bare), which=[*whole, *doubts[:MOST_TOLD], *more])


def _either(colours: Iterable[str]) -> str:
    return reduce(lambda a, b: Said("view-or", a=a, b=b), [Said("cli-value", value=colour) for colour in colours])


def _point(text: str) -> tuple[float, float]:
    match = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*", text)
    if not match:
        raise typer.BadParameter(f"{text!r} is not a corner; write four corners like 120,80 900,85 910,700 110,690")
    return float(match[1]), float(match[2])


def _shape(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"\s*(\d{1,3})\s*[xX×]\s*(\d{1,3})\s*", text)
    if not match or not int(match[1]) or not int(match[2]):
        raise typer.BadParameter(f"{text!r} is not a grid; write rows and columns like 15x15")
    return int(match[1]), int(match[2])


def _pictures(spec: str) -> list[Image]:
    """The picture a file holds, or some pictures of a stream."""
    from referee.capture import Frame, open_source

    taken: list[Image] = []
    with open_source(spec) as source:
        for item in source:
            if (isinstance(item, Frame) and not item.damaged
                    and (item.settled or not source.live or item.t >= WARM_UP_S)):
                taken.append(item.image)
            if len(taken) == LIVE_PICTURES:
                break
    if not taken:
        raise UserError("cli-no-picture", spec=spec)
    return taken
