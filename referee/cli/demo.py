"""`referee demo`: a recorded sample round, refereed from its pixels."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import JsonOption, ending_early, print_json, progress
from referee.cli.watch import print_summary, show

if TYPE_CHECKING:
    from referee.session import MatchSetup
    from referee.values.common import Table


def demo(
    headless: Annotated[bool, typer.Option("--headless", help="Print findings and score sheet instead.")] = False,
    game: Annotated[str, typer.Option("--game", help="Whose sample is shown: `board`, `dice` or `cards`.")] = "board",
    as_json: JsonOption = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The dashboard's port; 0 takes a free one.")] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
) -> None:
    """Referee a recorded sample round from end to end.

    Shows it on the dashboard, or prints findings and score sheet with --headless (with --json: every event, one
    object a line).
    """
    from referee.session import MatchSetup
    from referee.session.match.sample import sample_folder, sample_table

    folder = sample_folder(game)
    if headless or as_json:
        _headless(folder / "round.mp4", sample_table(folder), MatchSetup.load(folder / "match.toml"), as_json)
        return
    from referee.cli.serve import dashboard

    with tempfile.TemporaryDirectory(prefix="referee-demo-") as kept:
        dashboard(None, None, None, port=port, db=Path(kept) / "demo.db", browser=not no_browser, demo=game)


def _headless(video: Path, table: Table, setup: MatchSetup, as_json: bool) -> None:
    from referee.capture import open_source
    from referee.session import Session, Sinks, game_named

    game = game_named(setup.game)
    with open_source(str(video)) as source, progress("frame", source.total) as line:
        session = Session(table, source, setup, sinks=Sinks(moment=lambda moment: line.at(moment.frame.index + 1)))
        with ending_early(session.stop):
            for event in session.run():
                line.clear()
                if as_json:
                    print_json(event)
                elif event["type"] == "summary":
                    print_summary(event, game)
                elif event["class"] in ("violation", "house_rule", "unclear"):
                    show(event, game, as_json=False)
