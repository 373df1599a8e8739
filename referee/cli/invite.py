"""How `referee serve` lets other screens in: what its options mean, and the links and the code that it prints.

Why it exists: whoever sits at the computer hands out the links, and the terminal is the first place to find them. What
it does not do: serve.
"""

from __future__ import annotations

import enum
import io
import ipaddress
import re
import sys
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.common import UserError, say

if TYPE_CHECKING:
    from referee.web import Access, Reach, Server
    from referee.web.entry.access import Page
    from referee.web.entry.roles import Role

LOCAL = "127.0.0.1"
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


class Guests(enum.StrEnum):
    """What somebody may do who comes without a link."""

    nothing = "nothing"
    viewer = "viewer"
    player = "player"
    host = "host"


LanOption = Annotated[bool, typer.Option(
    "--lan", help="Let phones and screens of the network in: prints their links and a QR code.")]
HostOption = Annotated[str | None, typer.Option(
    metavar="ADDRESS", help="The address to listen on, where --lan is too wide. Only this machine sees the default "
    "(127.0.0.1); 0.0.0.0 is the same as --lan.")]
GuestsOption = Annotated[Guests, typer.Option(help="The role of whoever comes from the network without a link.")]
NamesOption = Annotated[list[str] | None, typer.Option(
    envvar="REFEREE_ALLOW_HOSTS", metavar="NAME", help="Answer to this name too; may be repeated.")]
ProxiesOption = Annotated[list[str] | None, typer.Option(
    metavar="ADDRESS", help="Believe the X-Forwarded-* headers of the proxy at this address; may be repeated.")]


def _everywhere() -> str:
    """The address that listens on all networks; by IPv6 too where this machine has nothing else."""
    from referee.web.entry.network import home_addresses

    found = home_addresses()
    return "::" if found and all(":" in address for address in found) else "0.0.0.0"


def reach_of(host: str | None, names: Iterable[str] | None, root_path: str, proxies: Iterable[str] | None, *,
             lan: bool) -> Reach:
    """How the page is to be reached, as the options say. `UserError` for what cannot be meant."""
    from referee.web.entry.reach import PREFIX, Reach

    known = {name.strip().lower() for given in names or () for name in given.split(",") if name.strip()}
    for name in known:
        if not NAME.fullmatch(name):
            raise UserError("lan-bad-name", name=repr(name))
    path = "/" + root_path.strip("/") if root_path.strip("/") else ""
    if not PREFIX.fullmatch(path):
        raise UserError("lan-bad-path", path=repr(root_path))
    trusted = tuple(proxies or ())
    for address in trusted:
        try:
            ipaddress.ip_address(address)
        except ValueError as e:
            raise UserError("lan-bad-proxy", address=repr(address)) from e
    return Reach(host or (_everywhere() if lan else LOCAL), names=frozenset(known), root_path=path, proxies=trusted)


def access_of(reach: Reach, guests: Guests, page: Page | None = None, folder: Path | None = None) -> Access:
    """Who may do what. The links' tokens are kept from one evening to the next wherever others can get here.

    `page`: that of a table unless another is named, whose tokens are kept in the `folder`.
    """
    from referee.store import Tokens
    from referee.web import Access

    by_place = not reach.behind_proxy
    if reach.alone and by_place:
        return Access(page=page)
    kept = Tokens(folder)
    roles: dict[Guests, Role] = {Guests.viewer: "viewer", Guests.player: "player", Guests.host: "host"}
    return Access(kept.load(), keep=kept.keep, guests=roles.get(guests), by_place=by_place, page=page)


def invite(server: Server) -> None:
    """Say where the dashboard is, for this machine and, by link and code, for the others."""
    from referee.i18n import say as said

    say(said("cli-dashboard", address=server.own_link()))
    if server.reach.alone and not server.reach.behind_proxy:
        return
    if not (addresses := server.addresses()):
        say(said("lan-proxy" if server.reach.alone else "lan-none"))
        return
    given = server.access.links("host", addresses, server.secure_addresses())
    links = {link["role"]: link["address"] for link in given}
    for role in (role for role in ("player", "viewer", "camera", "host") if role in links):
        say(said(f"lan-link-{role}", address=links[role]))
    if server.secure_addresses():
        say(said("lan-warning"))
    if addresses[1:]:
        say(said("lan-also", addresses=addresses[1:]))
    if code := _code(links.get("player") or links["viewer"]):
        say(f"{code}\n{said('lan-scan')}")


def open_page(address: str) -> None:
    """Open a page in this machine's browser, where there is one with a window of its own; a text browser would take the
    terminal, and wait there."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    in_terminal = type(browser) is webbrowser.GenericBrowser
    if not in_terminal and (not isinstance(browser, webbrowser.UnixBrowser) or browser.background):
        browser.open(address)


def _code(address: str) -> str:
    """The address as a QR code in half blocks, on a terminal white on black whatever its colours are; empty where the
    terminal cannot write them."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    try:
        "\n".join(lines).encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" if sys.stderr.isatty() else line for line in lines)
