"""`referee serve`: the dashboard, with live refereeing of a source behind it."""

from __future__ import annotations

import contextlib
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import MOST_MATCHES, SetOption, knows, load_set, say, warn_of_view

if TYPE_CHECKING:
    from referee.session import MatchSetup
    from referee.values import Table
    from referee.vision import Lens, TaughtSet

LOCAL = "127.0.0.1"
LAST_FRAME_S = 10.0
"""Time for the frame in hand to be refereed and logged when the dashboard ends; it takes well under a second."""
INTERRUPT_S = 0.5
"""How long an interrupt may go unnoticed: one that comes just before an endless wait begins would never be."""


def serve(
    source: Annotated[str | None, typer.Argument(
        metavar="[SOURCE]", help="Camera index (0), video file, folder or pattern of pictures, rtsp:// or http:// "
        "address, or - for Motion JPEG on standard input. Without it the page explains how to begin.")] = None,
    table: Annotated[Path | None, typer.Option(
        metavar="TABLE.json", help="The learned table; without it the source must show the empty board first.")] = None,
    lens: Annotated[Path | None, typer.Option(
        metavar="LENS.json", help="The measured lens of a wide-angle camera, where no table is given.")] = None,
    taught: SetOption = None,
    match: Annotated[Path | None, typer.Option(
        metavar="MATCH.toml", help="Players, edition and house rules of a new match (`referee score --options` "
        "explains them).")] = None,
    resume: Annotated[int | None, typer.Option(
        min=1, max=MOST_MATCHES, metavar="MATCH", help="Go on with this match of the log, where it stopped.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=99, help="How many rounds a new match has.")] = 6,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The dashboard's port; 0 takes a free one.")] = 8000,
    host: Annotated[str, typer.Option(
        help="The address to listen on. Only this machine sees the default; 0.0.0.0 opens the dashboard to everybody "
        "on the home network.")] = LOCAL,
    db: Annotated[Path | None, typer.Option(metavar="FILE", help="The log (default: the user's data folder).")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
) -> None:
    """Show the dashboard and referee a camera, a video or a folder of pictures on it.

    Everything that happens is kept in the log at once; after a crash, --resume goes on with the match. Ctrl-C ends it.
    Without --set the table's own set is played with, or else the one played with last; --set none plays without.
    """
    from referee.session import MatchSetup
    from referee.values import Table
    from referee.vision import Lens

    if resume is not None and match is not None:
        raise typer.BadParameter("--resume goes on with a match as it was begun; leave --match out")
    learned = Table.load(table) if table is not None else None
    setup = MatchSetup.load(match) if match is not None else MatchSetup()
    measured = Lens.load(lens) if lens is not None else None
    pieces = _set_of(taught, learned)
    learned = learned and replace(learned, taught=pieces)
    dashboard(source, setup, learned, lens=measured, taught=pieces, resume=resume, rounds=rounds, host=host, port=port,
              db=db, browser=not no_browser)


def _set_of(spec: str | None, table: Table | None) -> TaughtSet | None:
    """The taught set to play with, said if nobody named it and remembered if it is kept by name."""
    from referee.store import NO_SET, Sets

    sets = Sets()
    if spec == NO_SET:
        return None
    found = load_set(spec) if spec is not None else table.taught if table is not None else None
    if found is None and spec is None and (last := sets.last()) is not None:
        found = load_set(last)
        say(f"playing with the set {last} of the last match; --set names another one, --set {NO_SET} plays without")
    elif found is not None:
        say(knows(found))
    if found is not None and found.name in sets.names():
        sets.use(found.name)
    return found


def dashboard(source: str | None, setup: MatchSetup, table: Table | None, *, lens: Lens | None = None,
              taught: TaughtSet | None = None, resume: int | None = None, rounds: int = 6, host: str = LOCAL,
              port: int = 8000, db: Path | None = None, browser: bool = True) -> None:
    """Serve the dashboard and referee `source` for it until Ctrl-C; a table learned there gets the `taught` pieces.

    SourceError, PortInUse and StoreError are raised before anything is written to the log. What goes wrong
    later is shown on the page.
    """
    from referee.capture import open_source
    from referee.session.live import LiveHub
    from referee.session.relay import Relay, TableFrom, new_match, setup_of
    from referee.store import Store, default_path
    from referee.web import Server

    with contextlib.ExitStack() as stack:
        opened = stack.enter_context(open_source(source)) if source is not None else None
        server = stack.enter_context(Server(host=host, port=port))
        store = stack.enter_context(Store(db or default_path()))
        number = new_match(store, setup, rounds) if resume is None else resume
        hub = LiveHub(store, number, table=table, source=source or "")
        server.start(hub)
        stack.callback(hub.close)
        if source is not None and opened is not None:
            relay = Relay(hub, store, opened, setup if resume is None else setup_of(hub),
                          TableFrom(source, table, lens, taught))
            worker = threading.Thread(target=relay.run, name="referee", daemon=True)
            worker.start()
            stack.callback(worker.join, timeout=LAST_FRAME_S)
            stack.callback(relay.stop)
        if table is not None:
            warn_of_view(table, setup.players)
        try:
            say(f"dashboard of match {number}: {server.url}   (Ctrl-C ends it)")
            if browser:
                webbrowser.open(server.url)
            while True:
                time.sleep(INTERRUPT_S)
        except KeyboardInterrupt:
            say("ending; the log is kept")
