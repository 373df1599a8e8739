"""`referee audit`: the check at the end of a round."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from referee.cli.common import (
    GameOption,
    JsonOption,
    TableOption,
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
    from referee.values.cards import CardsTable


def audit(
    sources: Annotated[list[str], typer.Argument(
        metavar="IMAGE_OR_VIDEO", help="A picture of the board at the end of the round, or a recording of it. Of the "
        "card games several pictures: of the heaps as they are counted, and of the stop.")],
    table: TableOption,
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
) -> None:
    """Check the board at the end of a round.

    Says what lies wrong, what is unclear, how many pieces of each owner lie there, and the score if it is certain.
    Of the card games it counts the heaps, each swiped into a line before its owner, and what is left of the stacks.
    """
    from referee.capture import open_source
    from referee.games.tables import load_table
    from referee.session import game_named
    from referee.session.match.agreed.match_file import MatchSetup
    from referee.session.match.judged.evidence import FolderSink
    from referee.session.watch.audit import audit as check
    from referee.session.watch.audit import final_picture
    from referee.values.cards import CardsTable
    from referee.vision.common import load_image

    learned = load_table(table)
    of_one_game(learned, game_name)
    if isinstance(learned, CardsTable):
        _count(learned, sources, as_json)
        return
    if len(sources) > 1:
        raise typer.BadParameter("one picture or recording is audited at a time; several are for the card games")
    [source] = sources
    setup = MatchSetup.load(match, learned.game) if match is not None else MatchSetup(learned.game)
    of_one_game(learned, setup.game)
    game = game_named(setup.game)
    reader = game.eyes.reader(learned, setup.players)
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


def _count(table: CardsTable, pictures: list[str], as_json: bool) -> None:
    """The count of a round of cards from pictures of it."""
    from referee.games.cards.eyes import CardsEyes
    from referee.vision.common import load_image

    eyes = CardsEyes()
    reader = eyes.reader(table)
    readings = [reader.read(load_image(picture)) for picture in pictures]
    if moved := next((reading for reading in readings if reading.table_moved), None):
        found: dict[str, Any] = {"table_moved": True, "text": moved.quality.warnings[0]}
    else:
        found = eyes.count(table, readings)
    if as_json:
        print_json(found)
    elif "text" in found:
        say(found["text"])
    else:
        for owner in found["centre"]:
            tell(Said("cards-told", owner=owner, **{name: "?" if (n := found[name][owner]) is None else n
                                                    for name in ("centre", "stack")}))
        score = found["score"]
        tell(score["unclear"] if "unclear" in score else
             Said("cards-told-score", scores=[Joined([owner, str(n)]) for owner, n in score.items()]))


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
