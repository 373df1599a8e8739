"""Serving the dashboard: the port, the server's thread, the browser.

Why it exists: a port that is taken must be told in one line before anything else starts. Tests need a server that they
can stop and start again. What it does not do: the application itself.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import socket
import ssl
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from referee.i18n.said import Said
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.web.app import create_app
from referee.web.entry.access import Access
from referee.web.entry.certificate import certificate
from referee.web.entry.network import home_addresses
from referee.web.entry.reach import LOCAL, Reach
from referee.web.wire.asgi import App
from referee.web.wire.connections import Connections
from referee.web.wire.limits import Limits
from referee.web.wire.sockets import Socket

SECURE_PORT = 443
"""HTTPS is served at a port so many higher: 8443 beside 8000."""
NEXT_PORTS = 20
"""How many ports after a taken one are tried, to name a free one."""
START_S = 10.0  # a start takes about 0.1 s; a machine that needs longer than this has a problem to report


QUEUE = 512
"""Connections that wait in the system to be accepted, a few at a time: they take no file of ours yet."""


class PortInUse(OSError):
    """The address cannot be had; the message is one line for people."""


class Server:
    """Serves the dashboard of a hub, or another page, from a thread of its own between `start` and `stop`.

    The constructor takes the port (0: a free one; `url` tells which) and raises PortInUse, so that nothing
    else is begun when it is taken. `reach`: how it may be reached. `access`: who may do what. `certificates`: a folder;
    where other machines can get here, the same is served by HTTPS too, with the certificate that is kept there.
    `limits`: how much anybody may ask of it at once.
    """

    def __init__(self, *, port: int = 8000, reach: Reach = LOCAL, access: Access | None = None,
                 certificates: Path | None = None, limits: Limits | None = None) -> None:
        self._socket = _bind(reach.host, port)
        self._certificates, self.limits = certificates, limits or Limits()
        secured = certificates is not None and not reach.alone
        self._secure = _bind_next(reach.host, port + SECURE_PORT if port else 0) if secured else None
        self._secure_port: int = self._secure.getsockname()[1] if self._secure is not None else 0
        self.reach = replace(reach, machine=reach.machine or socket.gethostname())
        self.access = access or Access()
        self.port: int = self._socket.getsockname()[1]
        shown = "localhost" if reach.alone or _everywhere(reach.host) else reach.host
        self.url = _url(shown, self.port, reach.root_path)
        """Where the page is on this machine."""
        self._serving: tuple[uvicorn.Server, threading.Thread] | None = None

    def addresses(self) -> list[str]:
        """Where other screens of the household find it now, the likeliest first; none where they cannot."""
        return [_url(address, self.port, self.reach.root_path) for address in self._found()]

    def secure_addresses(self) -> list[str]:
        """The same by HTTPS; none where it is not served."""
        if self._secure is None:
            return []
        return [_url(address, self._secure_port, self.reach.root_path, "https") for address in self._found()]

    def _found(self) -> list[str]:
        if self.reach.alone:
            return []
        return home_addresses() if _everywhere(self.reach.host) else [self.reach.host]

    def own_link(self, path: str = "") -> str:
        """The page on this machine; with the host's token where sitting at it proves nothing."""
        return f"{self.url}{path}" + (f"?token={self.access.token('host')}" if not self.access.by_place else "")

    @property
    def serving(self) -> bool:
        """Whether it was started."""
        return self._serving is not None

    def start(self, hub: Hub, desk: Desk | None = None) -> None:
        """Serve this hub; returns once the page can be fetched."""
        self.serve(create_app(hub, desk=desk, reach=self.reach, access=self.access, addresses=self.addresses,
                              secure=self.secure_addresses, limits=self.limits))

    def serve(self, app: App) -> None:
        """Serve an application of ours; returns once its page can be fetched."""
        connections = Connections(self.limits, proxies=self.reach.proxies, tls=self._tls(),
                                  secure_port=self._secure_port)
        # One loop serves both ports, so that connections are counted once; it is the standard library's, whatever
        # else is installed.
        config = uvicorn.Config(connections.application(app), log_level="error", http=connections.protocol, ws=Socket,  # type: ignore[arg-type]
                                loop="asyncio", backlog=self.limits.backlog, timeout_graceful_shutdown=1,
                                server_header=False, proxy_headers=False)
        server = _Ending(config, connections)
        thread = threading.Thread(target=server.run, args=([s for s in (self._socket, self._secure) if s],),
                                  daemon=True)
        self._serving = server, thread
        thread.start()
        deadline = time.monotonic() + START_S
        while not server.started and thread.is_alive() and time.monotonic() < deadline:
            time.sleep(0.01)
        if not server.started:
            raise RuntimeError("the dashboard did not start; see the messages above")
        for listening in filter(None, (self._socket, self._secure)):
            listening.listen(QUEUE)

    def _tls(self) -> ssl.SSLContext | None:
        """What HTTPS is served with; None where it is not."""
        if self._secure is None or self._certificates is None:
            return None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*certificate(self._certificates, [*self._found(), "localhost", *_names(self.reach)]))
        return context

    def stop(self) -> None:
        """End serving, if it was begun, and give the ports back."""
        if self._serving is not None:
            server, thread = self._serving
            server.should_exit = True
            thread.join()
        self._serving = None
        self._socket.close()
        if self._secure is not None:
            self._secure.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class _Ending(uvicorn.Server):
    """Ends connections too of which uvicorn does not know, for nothing was asked over them yet."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self._connections = connections

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._connections.end()
        await super().shutdown(sockets)


def _names(reach: Reach) -> list[str]:
    """This machine's names at home that a certificate can hold."""
    machine = reach.machine.lower().partition(".")[0]
    own = [machine, f"{machine}.local"] if re.fullmatch(r"[a-z0-9-]+", machine) else []
    return [*own, *sorted(reach.names)]


def _url(host: str, port: int, root: str, scheme: str = "http") -> str:
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}{root}/"


def _everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def _bind(host: str, port: int) -> socket.socket:
    try:
        return _open(host, port)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            free = _next_free(host, port)
            raise PortInUse(Said("port-in-use-next", port=port, next=free) if free else
                            Said("port-in-use", port=port)) from e
        if e.errno == errno.EACCES:
            raise PortInUse(Said("port-not-allowed", port=port)) from e
        raise PortInUse(Said("port-unusable", host=host, port=port, why=e.strerror)) from e


def _bind_next(host: str, port: int) -> socket.socket:
    """A socket at this port or, if it is taken, at one of the next."""
    return _bind(host, (_next_free(host, port - 1) or 0) if port else 0)


def _open(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError where it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, for asyncio sends small answers at once only where it is: head and body came 40 ms apart.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers share the port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind((host, port))
        bound.listen(128)
    except OSError:
        bound.close()
        raise
    return bound


def _next_free(host: str, port: int) -> int | None:
    """The first port after this one that can be had, if one of the next few can."""
    for other in range(port + 1, min(port + 1 + NEXT_PORTS, 65536)):
        with contextlib.suppress(OSError):
            _open(host, other).close()
            return other
    return None
