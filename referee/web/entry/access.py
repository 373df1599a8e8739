"""Who a request comes from: by the token of a link, kept as a cookie, or by sitting at the machine itself.

Why it exists: on a home network everybody can reach the dashboard, and a family hands out what each may do by showing a
code. Whoever has a link has its role, until the host makes new links. On plain HTTP whoever can record the network's
traffic can read the token too. What it does not do: know people, or decide what a role may do (`roles`).
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from starlette.requests import cookie_parser

from referee.web.entry.roles import RIGHTS, Role, within

ROLES: tuple[Role, ...] = get_args(Role)
TOKEN_BYTES = 16  # 128 bits, 22 letters: nobody guesses it, and a code that holds it is still read across a table
COOKIE_S = 400 * 24 * 3600  # as long as browsers keep a cookie
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers that a proxy adds: a request with one of them does not come from the machine that it seems to come from."""


@dataclass(frozen=True)
class Page:
    """A page that links lead to. `starts`: where each role's link leads; roles that are not named have none.

    `cookie`: its name. Browsers keep one cookie of a name for all ports of a machine, so each page has its own.
    """

    starts: Mapping[Role, str]
    cookie: str


DASHBOARD = Page({"viewer": "screen", "camera": "camera", "player": "play", "host": ""}, "referee")
"""The page of a table."""


class Access:
    """The links' tokens, and the role that a request has by them.

    `tokens`: role -> token; missing ones are made. `keep` is told of all of them whenever one is new. `guests`: the
    role of whoever comes without a token. `by_place`: whoever sits at this machine is the host; not behind a proxy,
    where everybody seems to sit there. `page`: what is reached by it.
    """

    def __init__(self, tokens: Mapping[str, str] | None = None, *, guests: Role | None = None, by_place: bool = True,
                 keep: Callable[[Mapping[str, str]], None] | None = None, page: Page | None = None) -> None:
        self._keep, self._guests, self.by_place, self._page = keep, guests, by_place, page or DASHBOARD
        known = tokens or {}
        self._tokens: dict[str, str] = {role: known.get(role) or secrets.token_urlsafe(TOKEN_BYTES) for role in ROLES}
        if keep is not None and known != self._tokens:
            keep(self._tokens)

    def token(self, role: Role) -> str:
        """The token of a role's link."""
        return self._tokens[role]

    def renew(self, role: Role) -> None:
        """A new token for a role: the old links end, on every screen that came by one."""
        new = {**self._tokens, role: secrets.token_urlsafe(TOKEN_BYTES)}
        if self._keep is not None:
            self._keep(new)
        self._tokens = new

    def role_of_token(self, token: str) -> Role | None:
        """The role of a link's token; None for any other text."""
        given = token.encode()
        found: Role | None = None
        for role in ROLES:
            if secrets.compare_digest(given, self._tokens[role].encode()):
                found = role
        return found

    def role(self, headers: Mapping[str, str], client: str, host_name: str | None, *, secure: bool) -> Role | None:
        """The role of a request; None for a stranger.

        `client` is the address it comes from, `host_name` the name it was sent to, `secure` whether it came by HTTPS.
        """
        if self.by_place and is_here(headers, client, host_name):
            return "host"
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        token = bearer.strip() if kind.lower() == "bearer" else cookie_parser(
            headers.get("cookie", "")).get(self.cookie_name(secure), "")
        found = self.role_of_token(token)
        if found is None or (self._guests is not None and RIGHTS[found] < RIGHTS[self._guests]):
            return self._guests
        return found

    def links(self, role: Role, addresses: Sequence[str], secure: Sequence[str] = ()) -> list[dict[str, str]]:
        """The links that a role may hand on: `{"role", "address"}` for each, at the first of the `addresses`.

        `secure`: those by HTTPS, where there are any; a camera goes there, for elsewhere no browser lets it film.
        """
        def link(other: Role) -> str:
            start = secure[0] if secure and other == "camera" else addresses[0]
            return f"{start}{starts[other]}?token={self._tokens[other]}"

        starts = self._page.starts
        return [{"role": other, "address": link(other)} for other in within(role) if other in starts
                ] if addresses else []

    def cookie_name(self, secure: bool) -> str:
        """A browser that has the cookie of HTTPS takes no other of this name by HTTP: there are two."""
        return f"{self._page.cookie}-tls" if secure else self._page.cookie


def is_here(headers: Mapping[str, str], client: str, host_name: str | None) -> bool:
    """Whether a request comes from this machine, sent to it by its own name for itself, and through no proxy."""
    return (is_loopback(client) and is_local(host_name or "")
            and not any(name in headers for name in FORWARDED))


def is_local(name: str) -> bool:
    """Whether a name is one by which a machine calls itself."""
    return name == "localhost" or is_loopback(name)


def is_loopback(name: str) -> bool:
    """Whether a name is an address by which a machine reaches only itself."""
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback
