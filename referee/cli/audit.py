"""`referee audit`: the check at the end of a round."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from referee.cli.archive import Engines, Running, referee_archive
from referee.cli.common import (
    GameOption,
    JsonOption,
    of_one_game,
    print_json,
    progress,
    say,
    tell,
    warn_of_view,
    words,
)
from referee.cli.watch import finding_line, print_score, say_class
from referee.i18n import Said
from referee.i18n.said import Joined

if TYPE_CHECKING:
    from referee.games.api.game import Game


def audit(
    sources: Annotated[list[str], typer.Argument(
        metavar="IMAGE_OR_VIDEO", help="A picture of the board at the end of the round, or a recording of it. Of the "
        "card games several pictures: of the heaps as they are counted, and of the stop.")],
    table: Annotated[Path | None, typer.Option(
        "--table", metavar="TABLE.json", help="The learned table (made by `referee learn`). Of recordings with -o, one "
        "for all; without it that beside each, NAME.table.json, or else learned from the recording's bare beginning.",
    )] = None,
    game_name: GameOption = None,
    as_json: JsonOption = False,
    match: Annotated[Path | None, typer.Option(
        metavar="MATCH.toml", help="Players, edition, house rules (`referee score --options` explains them), cards "
        "left, and who called stop.")] = None,
    start: Annotated[Path | None, typer.Option(
        metavar="IMAGE", help="A picture from before the first card, with the four tokens on the board: it tells more "
        "about where pieces can have been laid.")] = None,
    evidence: Annotated[Path | None, typer.Option(
        metavar="FOLDER", help="Save a picture of the place of each finding here.")] = None,
    output: Annotated[Path | None, typer.Option(
        "--output", "-o", metavar="REPORT", help="Referee many recordings (files, patterns in quotes, folders, "
        "addresses) and write a report into this folder. What is done there is not done again.")] = None,
    whole: Annotated[bool, typer.Option(
        "--whole", help="With -o: referee each recording from first to last, as one round, not only its end.")] = False,
    engine: Annotated[Engines, typer.Option(
        help="With -o: what runs the recordings. `dask` is the extra referee[archive].")] = Engines.processes,
    workers: Annotated[int | None, typer.Option(
        min=1, max=1024, help="With -o: how many recordings at a time on this machine (default: its cores).")] = None,
    scheduler: Annotated[str | None, typer.Option(
        metavar="ADDRESS", help="With --engine dask: a cluster that is there, tcp://HOST:8786.")] = None,
) -> None:
    """Check the board at the end of a round, or referee an archive of recordings (-o).

    Says what lies wrong, what is unclear, how many pieces of each owner lie there, and the score if it is certain.
    Of the card games it counts the heaps, each swiped into a line before its owner, and what is left of the stacks.
    """
    if output is not None:
        if start is not None or evidence is not None:
            raise typer.BadParameter("--start and --evidence are for one recording; a report holds its own pictures")
        options = {"table": table, "match": match, "game": game_name, "whole": whole}
        referee_archive(sources, output, options, Running(engine, workers, scheduler), as_json=as_json)
        return
    if whole or workers is not None or scheduler is not None or engine is not Engines.processes:
        raise typer.BadParameter("--whole, --engine, --workers and --scheduler are for many recordings: name a report "
                                 "with -o")
    if table is None:
        raise typer.BadParameter("Missing option '--table'.")
    from referee.capture import open_source
    from referee.games.registry import eyes_named
    from referee.games.tables import load_table
    from referee.session import game_named
    from referee.session.match.agreed.match_file import MatchSetup
    from referee.session.match.judged.evidence import FolderSink
    from referee.session.watch.audit import audit as check
    from referee.session.watch.audit import final_picture
    from referee.vision.common import load_image

    learned = load_table(table)
    of_one_game(learned, game_name)
    eyes = eyes_named(learned.game)
    if eyes.counts:
        counted = eyes.count(learned, [load_image(picture) for picture in sources])
        if as_json:
            print_json(counted)
        else:
            for text in eyes.told(counted):
                tell(text)
        return
    if len(sources) > 1:
        raise typer.BadParameter("one picture or recording is audited at a time; several are for the card games")
    [source] = sources
    setup = MatchSetup.load(match, learned.game) if match is not None else MatchSetup(learned.game)
    of_one_game(learned, setup.game)
    game = game_named(setup.game)
    reader = game.eyes.reader(learned, setup)
    begun = reader.read(load_image(start)) if start is not None else None
    with open_source(source) as frames, progress("looking for the last still moment of"):
        picture, averaged = final_picture(frames, len(learned.spots), game.eyes.sensor(learned))
    found = check(learned, reader.read(picture, averaged), setup, start=begun, picture=picture,
                  sink=FolderSink(evidence) if evidence is not None else None)
    warn_of_view(learned, setup.players)
    if as_json:
        print_json(found)
    elif found["table_moved"]:
        say(found["text"])
    else:
        _show(found, game)


def _show(found: dict[str, Any], game: Game) -> None:
    tell(found["text"])
    for line in (*found["wrong"], *found["unclear"], *found["info"]):
        tell(finding_line(line))
    for entry in found["off_grid"]:
        tell(f"  {words(say_class('unclear')):<10} {' '.join(entry['squares']):<12} {words(entry['note'])}")
    if found["hidden"]:
        tell(Said("cli-hidden", squares=Joined(found["hidden"])))
    for text in game.eyes.showing.told(found):
        tell(text)
    print_score(found.get("sheet", found["score"]))
