"""How the dashboard may be reached: the address it listens on, its names, a path before it, the proxies it believes.

Why it exists: guard, server and application look at the same answers. What it does not do: say who may do what.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from dataclasses import dataclass

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from referee.web.entry.access import is_local
from referee.web.wire.asgi import App, Receive, Scope, Send, headers_of

ROUTERS = (".fritz.box", ".speedport.ip")
"""What some routers put behind a machine's name, though strangers could register it: only our own name counts there."""
HOME = (".local", ".lan", ".home", ".home.arpa", ".localdomain", ".internal")
"""Endings that nobody can register: a name that ends so is a name of the household's own network."""
PREFIX = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")
"""A path before the dashboard's own paths, without a slash at its end."""
HOST = re.compile(r"(?:([A-Za-z0-9._-]+)|\[([0-9A-Fa-f:.]+(?:%[A-Za-z0-9._-]+)?)\])(?::[0-9]{0,5})?")
"""A Host header: a name or an address, and a port."""


@dataclass(frozen=True)
class Reach:
    """`host`: the address to listen on. `machine`: this machine's name. `names`: further names to answer to.

    `root_path`: the path under which a proxy shows the dashboard. `proxies`: addresses whose `X-Forwarded-*` headers
    are believed.
    """

    host: str = "127.0.0.1"
    machine: str = ""
    names: frozenset[str] = frozenset()
    root_path: str = ""
    proxies: tuple[str, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether only this machine can get here by itself."""
        return is_local(self.host)

    @property
    def behind_proxy(self) -> bool:
        """Whether somebody says that a proxy stands before it."""
        return bool(self.root_path or self.proxies)

    def answers(self, host: str) -> bool:
        """Whether a `Host` header names this dashboard.

        Listening for this machine only, only its own names for itself are served. The `names` always are. Listening on
        the network, so are:

        - the address listened on, and any plain IP address: a name cannot be forged into one;
        - names without a dot, and names of a household (`HOME`);
        - this machine's own name with what routers put behind it.
        """
        name = name_of(host)
        if name is None:
            return False
        if is_local(name) or name in self.names:
            return True
        if self.alone:
            return False
        own = self.machine.lower().partition(".")[0]
        return (_is_address(name) or name in {self.host.lower(), self.machine.lower()} - {""}
                or "." not in name or name.endswith(HOME) or (own != "" and name.removeprefix(own) in ROUTERS))


LOCAL = Reach()
"""For this machine only."""


class Proxied:
    """ASGI middleware that believes the `X-Forwarded-*` headers of the proxies, and of nobody else."""

    def __init__(self, app: App, proxies: tuple[str, ...]) -> None:
        self._app, self._proxies = app, proxies
        self._clients: App = ProxyHeadersMiddleware(app, list(proxies))  # type: ignore[arg-type,assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self._proxies:
            await self._app(scope, receive, send)
            return
        if (scope.get("client") or ("", 0))[0] in self._proxies:
            scope = {**scope, **_told(headers_of(scope), scope)}
        await self._clients(scope, receive, send)


def _told(headers: Mapping[str, str], scope: Scope) -> Scope:
    """What a proxy says of the host and the path that it was asked for."""
    told: Scope = {}
    if host := headers.get("x-forwarded-host", "").partition(",")[0].strip():
        told["headers"] = [*((k, v) for k, v in scope["headers"] if k != b"host"), (b"host", host.encode("latin-1"))]
    prefix = headers.get("x-forwarded-prefix", "").partition(",")[0].strip().rstrip("/")
    if prefix and PREFIX.fullmatch(prefix):
        told["root_path"] = prefix
    return told


def name_of(host: str) -> str | None:
    """The name in a Host header without its port, lower case; None if it is malformed."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found is not None else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
