"""`referee serve`: the dashboard, with live refereeing of a source behind it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import (
    MOST_MATCHES,
    DbOption,
    SetOption,
    UserError,
    journal_files,
    knows,
    load_set,
    log_of,
    output_files,
    say,
    warn_of_view,
)
from referee.cli.invite import (
    Guests,
    GuestsOption,
    HostOption,
    LanOption,
    NamesOption,
    ProxiesOption,
    access_of,
    invite,
    open_page,
    reach_of,
)
from referee.i18n import Said

if TYPE_CHECKING:
    from referee.session import MatchSetup
    from referee.session.live.at_club import AtClub
    from referee.session.live.desk import Desk
    from referee.session.live.hub import Hub
    from referee.store import Holding, Store
    from referee.values.common import Table
    from referee.vision.board import TaughtSet
    from referee.vision.common import Lens
    from referee.web import Reach, Server

INTERRUPT_S = 0.5
"""How long an interrupt may go unnoticed: one that comes just before an endless wait begins would never be."""


def serve(
    source: Annotated[str | None, typer.Argument(
        metavar="[SOURCE]", help="Camera index (0), video file, folder or pattern of pictures, rtsp:// or http:// "
        "address, phone for one that opens the camera page, or - for Motion JPEG on standard input. The page asks "
        "which game is played, unless --match or --table says so.")] = None,
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
    new: Annotated[bool, typer.Option("--new", help="Begin anew, even if the last match is not over.")] = False,
    rounds: Annotated[int | None, typer.Option(
        min=0, max=99, help="How many rounds the match has that --match or --table begins; 0 for an open end.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The dashboard's port; 0 takes a free one.")] = 8000,
    lan: LanOption = False,
    host: HostOption = None,
    guests: GuestsOption = Guests.nothing,
    allow_host: NamesOption = None,
    root_path: Annotated[str, typer.Option(
        metavar="PATH", help="The path under which a reverse proxy shows the dashboard, as /referee.")] = "",
    trust_proxy: ProxiesOption = None,
    db: DbOption = None,
    club: Annotated[str | None, typer.Option(
        metavar="ADDRESS", envvar="REFEREE_CLUB", help="Tell a club's page of this table: the address of the club's "
        "database, as postgresql://USER:PASSWORD@HOST/DATABASE, or a file.")] = None,
    club_name: Annotated[str, typer.Option(
        metavar="NAME", help="What the club calls this table (default: the name of this computer).")] = "",
    log: Annotated[Path | None, typer.Option(
        "--log", metavar="FILE", help="Where warnings of camera, sight and log of the match are written (default: "
        "beside the log of the matches, as referee.db.log).")] = None,
    take_over: Annotated[bool, typer.Option(
        "--take-over", help="Where another Referee plays from this log, end that one and go on here.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
) -> None:
    """Show the dashboard and referee a camera, a video or a folder of pictures on it.

    Everything that happens is kept in the log at once; the same command goes on with a match that is not over, with its
    table and its camera. Ctrl-C ends it. Where another Referee plays from the log, its match is only shown.
    Without --set the table's own set is played with, or else the one played with last; --set none plays without.
    """
    from referee.games.tables import load_table
    from referee.vision.common import Lens

    output_files(journal_files(log), (source, table, lens, taught, match, log_of(db)))
    if resume is not None and match is not None:
        raise typer.BadParameter("--resume goes on with a match as it was begun; leave --match out")
    if rounds is not None and match is None and table is None:
        raise typer.BadParameter("--rounds is about the match that --match or --table begins; else the page asks it")
    learned = load_table(table) if table is not None else None
    setup = _setup_of(match, learned)
    measured = Lens.load(lens) if lens is not None else None
    pieces = _set_of(taught, learned)
    learned = learned and replace(learned, taught=pieces)
    reach = reach_of(host, allow_host, root_path, trust_proxy, lan=lan)
    dashboard(source, setup, learned, lens=measured, taught=pieces, resume=resume, rounds=rounds, reach=reach,
              guests=guests, port=port, db=log_of(db), log=log, browser=not no_browser, fresh=new, take_over=take_over,
              club=(club, club_name) if club else None)


def _setup_of(match: Path | None, table: Table | None) -> MatchSetup | None:
    """What the match file says, of the table's game where it names none; None without one."""
    from referee.session import MatchSetup

    if match is None:
        return None
    return MatchSetup.load(match) if table is None else MatchSetup.load(match, table.game)


def _set_of(spec: str | None, table: Table | None) -> TaughtSet | None:
    """The taught set to play with, said if nobody named it and remembered if it is kept by name."""
    from referee.store import NO_SET, Sets

    sets = Sets()
    if spec == NO_SET:
        return None
    found = load_set(spec) if spec is not None else table.taught if table is not None else None
    if found is None and spec is None and (last := sets.last()) is not None:
        found = load_set(last)
        say(Said("cli-set-of-last", name=last, none=NO_SET))
    elif found is not None:
        say(knows(found))
    if found is not None and found.name in sets.names():
        sets.use(found.name)
    return found


def dashboard(source: str | None, setup: MatchSetup | None, table: Table | None, *, lens: Lens | None = None,
              taught: TaughtSet | None = None, resume: int | None = None, rounds: int | None = None,
              reach: Reach | None = None, guests: Guests = Guests.nothing, port: int = 8000,
              db: Path | str | None = None, log: Path | None = None, browser: bool = True, fresh: bool = False,
              demo: str = "", take_over: bool = False, club: tuple[str, str] | None = None) -> None:
    """Serve the dashboard and referee `source` for it until Ctrl-C; a table learned there gets the `taught` pieces.

    A match that is not over goes on, unless `setup` begins a new one or it is to be a `fresh` start. `demo`: the game
    whose sample round is played. `take_over`: another program that plays from the log ends. `club`: the address of a
    club's log, and what the club calls this table. SourceError, PortInUse and
    StoreError are raised before anything is written to the log. What goes wrong later is shown on the page.
    """
    from referee.journal import beside, keeping
    from referee.session import MatchSetup
    from referee.session.live.archive import unfinished
    from referee.session.live.demo import begin_sample
    from referee.session.live.desk import Desk
    from referee.session.live.hub import Hub
    from referee.session.match.plans import plan_of_setup
    from referee.store import Player, Store, StoreError, default_path, kept_by
    from referee.store.club import is_shared
    from referee.web import Reach, Server

    with contextlib.ExitStack() as stack:
        from referee.capture import PHONE, open_source

        if source is not None and source != PHONE:
            open_source(source).close()  # says at once what can never be opened
        reach = reach or Reach()
        place = db or default_path()
        holding = stack.enter_context(_held(kept_by(place), take_over=take_over))
        server = stack.enter_context(Server(reach=reach, port=port, access=access_of(reach, guests),
                                            certificates=default_path().parent))
        store = stack.enter_context(Store(place))
        if is_shared(place):
            raise StoreError("store-shared", name=store.name)
        stack.enter_context(keeping(log or beside(kept_by(place))))
        store.on_trouble(_tells(store))
        hub = Hub(store, table=table)
        desk = hub.desk = Desk(hub, lens=lens, taught=taught, demo=begin_sample)
        stack.callback(hub.close)
        stack.callback(desk.close)
        if club is not None:
            stack.enter_context(_at_club(hub, place, club, server))
        try:
            if not holding.held:
                _show(server, hub, desk, holding, browser=browser)
                browser = False
            earlier = None if setup is not None or fresh or demo else unfinished(store)
            if resume is not None or earlier is not None:
                number = resume if resume is not None else earlier.id if earlier is not None else 0
                hub.open(number)
                say(Said("cli-going-on", number=str(number)))
            elif (begins := setup or (MatchSetup(table.game) if table and source else None)) is not None:
                hub.new_match(plan_of_setup(begins, rounds))
            if table is not None:
                hub.set_table(table)
                warn_of_view(table, setup.players if setup is not None else {})
            if not server.serving:
                server.start(hub, desk)
            if demo:
                hub.command("demo", {"game": demo})
            else:
                _open_source(hub, desk, source)
            invite(server)
            if browser:
                open_page(server.own_link("play" if hub.play is not None else ""))
            while not holding.asked:
                holding.tell(Player(server.url, hub.play.match.id if hub.play is not None else 0))
                time.sleep(INTERRUPT_S)
            say(Said("cli-taken-over"))
        except KeyboardInterrupt:
            say(Said("cli-ending"))


def _at_club(hub: Hub, log: Path | str, club: tuple[str, str], server: Server) -> AtClub:
    """Tells a club of this table; whoever looks at the club's page looks at this one as a viewer."""
    import socket

    from referee.session.live.at_club import AtClub

    def link() -> str:
        if not (addresses := server.addresses()):
            return server.own_link("screen") if server.access.by_place else ""
        return next((link["address"] for link in server.access.links("host", addresses)
                     if link["role"] == "viewer"), "")

    where, name = club
    return AtClub(hub, log, where, name.strip() or socket.gethostname(), link, said=say)


def _held(log: Path, *, take_over: bool) -> Holding:
    """The right to play from a log, taken if it can be had; `UserError` where another program was asked in vain."""
    from referee.store import Holding

    holding = Holding(log)
    if holding.take():
        return holding
    address = holding.other().address
    if take_over:
        say(Said("cli-asks-to-end", address=address))
        if not holding.take_over():
            raise UserError("cli-does-not-end", address=address)
    else:
        say(Said("cli-played-elsewhere", address=address))
    return holding


def _show(server: Server, hub: Hub, desk: Desk, holding: Holding, *, browser: bool) -> None:
    """Show what another program plays from the log, until that one ends and this one may play."""
    from referee.session.live.elsewhere import Shown

    shown = Shown(hub)
    shown.look(holding.other())
    server.start(hub, desk)
    invite(server)
    if browser:
        open_page(server.own_link())
    while not holding.take():
        time.sleep(INTERRUPT_S)
        shown.look(holding.other())
    shown.end()
    say(Said("cli-other-ended"))


def _tells(store: Store) -> Callable[[], None]:
    """Says on the terminal what is new about trouble with the log, once."""
    said = [""]

    def tell() -> None:
        if store.news and store.news != said[0]:
            say(store.news)
        said[0] = store.news

    return tell


def _open_source(hub: Hub, desk: Desk, source: str | None) -> None:
    """The source that was named, or else the camera the match was played with."""
    from referee.addresses import masked
    from referee.capture import SourceError
    from referee.session.match.play import SOURCE

    if source is not None:
        desk.use(source)
        return
    play = hub.play
    kept = hub.store.kept(play.match.id, SOURCE) if play is not None and play.plan.rules.game.camera else None
    if kept is None:
        return
    try:
        say(Said("cli-watching", source=masked(kept["spec"])))
        desk.use(kept["spec"])
    except SourceError as e:
        hub.source("failed", str(e))
