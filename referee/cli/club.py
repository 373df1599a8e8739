"""`referee club`: the page of a club's evening, over the log that its tables share."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated

import typer

from referee.cli.common import say
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

INTERRUPT_S = 0.5
"""How long an interrupt may go unnoticed."""


def club(
    db: Annotated[str, typer.Option(
        "--db", metavar="URL|FILE", help="The log that the tables share: postgresql://USER:PASSWORD@HOST/NAME, or a "
        "file, where one machine is the whole club. The tables name the same: referee serve --club URL.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="What the club is called on its page.")] = "",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port; 0 takes a free one.")] = 8100,
    lan: LanOption = False,
    host: HostOption = None,
    guests: GuestsOption = Guests.nothing,
    allow_host: NamesOption = None,
    root_path: Annotated[str, typer.Option(
        metavar="PATH", help="The path under which a reverse proxy shows the page, as /club.")] = "",
    trust_proxy: ProxiesOption = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
) -> None:
    """Show all tables of a club on one page: what they play, who needs somebody, and the standings over all of them.

    The tables write to the shared log by themselves (referee serve --club URL); this page only reads it. Ctrl-C ends
    it, and no table notices.
    """
    from referee.club.app import LINKS, create_app
    from referee.club.house import House
    from referee.store import default_path
    from referee.store.club import Club
    from referee.web import Server

    reach = reach_of(host, allow_host, root_path, trust_proxy, lan=lan)
    own = default_path().parent / "club"
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(Server(reach=reach, port=port,
                                            access=access_of(reach, guests, page=LINKS, folder=own)))
        house = House(stack.enter_context(Club(db)), name)
        stack.callback(house.close)
        try:
            house.start()
            server.serve(create_app(house, reach=server.reach, access=server.access, addresses=server.addresses,
                                    secure=server.secure_addresses, limits=server.limits))
            invite(server)
            if not no_browser:
                open_page(server.own_link())
            while True:
                time.sleep(INTERRUPT_S)
        except KeyboardInterrupt:
            say(Said("cli-ending"))
