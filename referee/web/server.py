"""Serving the dashboard: the port, the server's thread, the browser.

Why it exists: a port that is taken must be told in one line before anything else starts, and tests need
a server they can stop and start again. What it does not do: the application itself.
"""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import threading
import time
from types import TracebackType
from typing import Self

import uvicorn

from referee.i18n.said import Said
from referee.session.desk import Desk
from referee.session.hub import Hub
from referee.web.app import create_app

START_S = 10.0  # a start takes about 0.1 s; a machine that needs longer than this has a problem to report


class PortInUse(OSError):
    """The address cannot be had; the message is one line for people."""


class Server:
    """Serves the dashboard of a hub from a thread of its own between `start` and `stop`.

    The constructor takes the port (0: a free one; `url` tells which) and raises PortInUse, so that nothing
    else is begun when it is taken.
    """

    def __init__(self, *, host: str = "127.0.0.1", port: int = 8000) -> None:
        self._host, self._socket = host, _bind(host, port)
        self.port: int = self._socket.getsockname()[1]
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        self.url = _url(shown, self.port)
        """Where the page is on this machine."""
        others = _own_addresses() if host in ("0.0.0.0", "::") else [] if shown == "localhost" else [host]
        self.addresses = [_url(address, self.port) for address in others] or [self.url]
        """Where other screens of the household find it; this machine's own where they cannot."""
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    def start(self, hub: Hub, desk: Desk | None = None) -> None:
        """Serve this hub; returns once the page can be fetched."""
        config = uvicorn.Config(create_app(hub, desk=desk, host=self._host), log_level="warning", ws_max_size=16 * 1024,
                                ws="websockets-sansio", timeout_graceful_shutdown=1, server_header=False)
        self._server = server = uvicorn.Server(config)
        self._thread = thread = threading.Thread(target=server.run, args=([self._socket],), daemon=True)
        thread.start()
        deadline = time.monotonic() + START_S
        while not server.started and thread.is_alive() and time.monotonic() < deadline:
            time.sleep(0.01)
        if not server.started:
            raise RuntimeError("the dashboard did not start; see the messages above")

    def stop(self) -> None:
        """End serving, if it was begun, and give the port back."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join()
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _own_addresses() -> list[str]:
    """The addresses under which the home network knows this machine, the one that leads out first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address of documentation: nothing is sent, but a way out is chosen
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers share the port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(128)
    except OSError as e:
        bound.close()
        if e.errno == errno.EADDRINUSE:
            raise PortInUse(Said("port-in-use", port=port)) from e
        if e.errno == errno.EACCES:
            raise PortInUse(Said("port-not-allowed", port=port)) from e
        raise PortInUse(Said("port-unusable", host=host, port=port, why=e.strerror)) from e
    return bound
