"""Serving the dashboard: the port, the server's thread, the browser.

Why it exists: a port that is taken must be told in one line before anything else starts, and tests need
a server they can stop and start again. What it does not do: the application itself.
"""

from __future__ import annotations

import errno
import socket
import threading
from types import TracebackType

import uvicorn

from referee.web.app import Hub, create_app

START_S = 10.0  # a start takes about 0.1 s; a machine that needs longer than this has a problem to report


class PortInUse(OSError):
    """The address cannot be had; the message is one line for people."""


class Server:
    """The dashboard of a hub, served from a thread of its own between `start` and `stop`.

    `port` 0 takes a free one; `url` tells which. PortInUse is raised by the constructor.
    """

    def __init__(self, hub: Hub, *, host: str = "127.0.0.1", port: int = 8000) -> None:
        self._socket = _bind(host, port)
        self.port: int = self._socket.getsockname()[1]
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        self.url = f"http://{f'[{shown}]' if ':' in shown else shown}:{self.port}/"
        config = uvicorn.Config(create_app(hub, host=host), log_level="warning", ws_max_size=16 * 1024,
                                ws="websockets-sansio", timeout_graceful_shutdown=1, server_header=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), name="dashboard", daemon=True)

    def start(self) -> None:
        """Serve; returns once the page can be fetched."""
        self._thread.start()
        deadline = threading.Event()
        for _ in range(int(START_S / 0.01)):
            if self._server.started or not self._thread.is_alive():
                break
            deadline.wait(0.01)
        if not self._server.started:
            raise RuntimeError("the dashboard did not start; see the messages above")

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(128)
    except OSError as e:
        bound.close()
        if e.errno == errno.EADDRINUSE:
            raise PortInUse(f"port {port} is in use; stop the other program or choose another with --port") from e
        if e.errno == errno.EACCES:
            raise PortInUse(f"port {port} is not allowed for you; choose one above 1024 with --port") from e
        raise PortInUse(f"the address {host} port {port} cannot be used ({e.strerror}); choose another --host") from e
    return bound
