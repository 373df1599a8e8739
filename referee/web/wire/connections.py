"""Every connection to the dashboard, from the moment it is accepted: how many there may be, and how long each may take.

Why it exists: whoever is in the Wi-Fi can open connections and say nothing, or byte by byte; the process would run out
of files, and nobody else would get in. Each is held to a time for its request and to a rate for its body. Whoever
leaves its answer unread is cut off. Where there are too many, the one that has waited longest without a link gives way.
TLS is begun here too, so that a handshake counts. What it does not do: read requests (uvicorn does), or weigh what is
sent over an open socket (`sockets`).
"""

from __future__ import annotations

import asyncio
import ssl
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from referee.web.wire.asgi import App, Message, Receive, Scope, Send
from referee.web.wire.limits import Limits

TICK_S = 1.0
"""How often each connection is looked at."""
KNOWN = "referee.known"
"""In the scope: called with whether who asks has a role."""

Some = OrderedDict["Connection", None]
"""Connections, the oldest first."""


class Connections:
    """All connections of a dashboard.

    `tls`: what begins TLS on connections to `secure_port`. `proxies`: addresses at which many may be at once, as at
    this machine itself.
    """

    def __init__(self, limits: Limits, *, proxies: Iterable[str] = (), tls: ssl.SSLContext | None = None,
                 secure_port: int = 0) -> None:
        self.limits, self.tls, self.secure_port = limits, tls, secure_port
        self._proxies = frozenset(proxies)
        self._here, self._elsewhere = Some(), Some()
        self._at: defaultdict[str, Some] = defaultdict(Some)
        self._by_client: dict[tuple[str, int], Connection] = {}

    def protocol(self, **uvicorn: Any) -> asyncio.Protocol:
        """What uvicorn calls for each connection (its setting `http`)."""
        return Connection(self, lambda: AutoHTTPProtocol(**uvicorn))

    def application(self, app: App) -> App:
        """ASGI middleware: tells each connection how far its request is."""
        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._by_client.get(tuple(scope["client"])) if scope.get("client") else None
            if connection is None:  # lifespan, or it has just gone
                await app(scope, receive, send)
            else:
                await connection.answered(app, scope, receive, send)

        return watched

    def admit(self, new: Connection) -> bool:
        """Count a new connection; where that is one too many, another gives way. False: there is no room for it."""
        beside, limits = self._beside(new), self.limits
        if beside is self._elsewhere and len(same := self._at[new.address]) >= limits.of_one and not _makes_room(same):
            return False
        if len(beside) >= (limits.elsewhere if beside is self._elsewhere else limits.here) and not _makes_room(beside):
            return False
        beside[new] = self._at[new.address][new] = None
        self._by_client[new.client] = new
        return True

    def forget(self, gone: Connection) -> None:
        """A connection has ended."""
        self._beside(gone).pop(gone, None)
        self._at[gone.address].pop(gone, None)
        if not self._at[gone.address]:
            del self._at[gone.address]
        if self._by_client.get(gone.client) is gone:
            del self._by_client[gone.client]

    def end(self) -> None:
        """End those that are not answered; uvicorn ends the others."""
        for connection in [*self._here, *self._elsewhere]:
            if connection.waits:
                connection.end()

    def _beside(self, connection: Connection) -> Some:
        return self._here if connection.from_here or connection.address in self._proxies else self._elsewhere


def _makes_room(among: Some) -> bool:
    """End the oldest that has no link, else the oldest whose request is still not whole; False if there is none."""
    oldest = next((connection for connection in among if not connection.known), None) or next(
        (connection for connection in among if connection.unfinished), None)
    if oldest is not None:
        oldest.end()
    return oldest is not None


class Connection(asyncio.Protocol):
    """One connection: what uvicorn's protocol is given passes through here both ways.

    `make` makes uvicorn's protocol, once it is clear that the connection is taken. `known`: who asked last has a role.
    """

    def __init__(self, all_of_them: Connections, make: Callable[[], asyncio.Protocol]) -> None:
        self._all, self._make, self._limits = all_of_them, make, all_of_them.limits
        self.inner: asyncio.Protocol | None = None
        self.client, self.from_here, self.known = ("", 0), False, False
        self._loop = asyncio.get_running_loop()
        self._plain: asyncio.Transport | None = None
        self._transport: asyncio.Transport | None = None
        self._tls: asyncio.Task[None] | None = None
        self._tick: asyncio.TimerHandle | None = None
        self._request: Request | None = None
        self._early = b""
        self._since = self._loop.time()
        self.written, self._read_by_client, self._read_at = 0, 0, self._since

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0]

    @property
    def waits(self) -> bool:
        """Whether no request is being answered."""
        return self._request is None

    @property
    def unfinished(self) -> bool:
        """Whether a request has begun and more of it is waited for."""
        return self._request is not None and self._request.waits

    # asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._plain = self._transport = cast(asyncio.Transport, transport)
        there, here = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
        if there is None:  # it has gone already
            self._transport.abort()
            return
        self.client, self.from_here = (str(there[0]), int(there[1])), there[0] == here[0]
        if not self._all.admit(self):
            self._transport.abort()
            return
        self._tick = self._loop.call_later(TICK_S, self._look)
        if self._all.tls is not None and here[1] == self._all.secure_port:
            self._transport.pause_reading()
            self._tls = self._loop.create_task(self._secured(self._transport, self._all.tls))
        else:
            self._begin(self._transport)

    async def _secured(self, plain: asyncio.Transport, tls: ssl.SSLContext) -> None:
        try:
            secured = await self._loop.start_tls(plain, self, tls, server_side=True,
                                                 ssl_handshake_timeout=self._limits.head_s,
                                                 ssl_shutdown_timeout=self._limits.end_s)
        except OSError:  # no TLS, too slow, or gone
            secured = None
        if secured is None or plain.is_closing():
            plain.abort()
            self.connection_lost(None)
        else:
            self._begin(secured)

    def _begin(self, transport: asyncio.Transport) -> None:
        self._transport, self.inner = transport, self._make()
        self.inner.connection_made(cast(asyncio.Transport, Line(transport, self)))
        if self._early:
            self.inner.data_received(self._early)
            self._early = b""

    def data_received(self, data: bytes) -> None:
        if self._request is not None:
            self._request.came(len(data))
        if self.inner is not None:
            self.inner.data_received(data)
        else:
            self._early += data  # it came with the end of the handshake

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self.inner is not None else None

    def pause_writing(self) -> None:
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.inner is not None:
            self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.forget(self)
        if self._tick is not None:
            self._tick.cancel()
        if self.inner is not None:
            self.inner.connection_lost(exc)
            self.inner = None

    # requests

    async def answered(self, app: App, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a request answered, and know meanwhile whether its body is waited for."""
        request = self._request = Request(self._loop, scope["type"] == "websocket")

        def known(known: bool) -> None:
            self.known = known

        async def received() -> Message:
            request.asks()
            message = await receive()
            request.has(message)
            return message

        try:
            await app({**scope, KNOWN: known}, received, send)
        finally:
            if self._request is request:
                self._request, self._since = None, self._loop.time()

    # time

    def end(self) -> None:
        """Cut it off, now."""
        self._all.forget(self)
        if self._tick is not None:
            self._tick.cancel()
        if self._tls is not None and not self._tls.done():
            self._tls.cancel()
        if self._transport is not None:
            self._transport.abort()

    def _look(self) -> None:
        if self._late(self._loop.time()):
            self.end()
        else:
            self._tick = self._loop.call_later(TICK_S, self._look)

    def _late(self, now: float) -> bool:
        assert self._transport is not None
        request, limits, waiting = self._request, self._limits, self._waiting()
        unread = self._unread(now, waiting)
        if self._transport.is_closing():
            return unread > limits.end_s
        if unread > (limits.unread_s if request is not None and request.socket else limits.unread_answer_s):
            return True
        if request is not None:
            return request.late(now, limits)
        if waiting:
            self._since = now
        return now - self._since > limits.head_s

    def _waiting(self) -> int:
        """Bytes that were written and not sent."""
        assert self._transport is not None and self._plain is not None
        below = self._plain.get_write_buffer_size() if self._plain is not self._transport else 0
        return self._transport.get_write_buffer_size() + below

    def _unread(self, now: float, waiting: int) -> float:
        """For how many seconds it has read nothing of what it was sent."""
        read = self.written - waiting
        if not waiting or read > self._read_by_client:
            self._read_by_client, self._read_at = read, now
        return now - self._read_at


class Request:
    """How far a request is: whether its body is waited for, since when, and how much of it came."""

    def __init__(self, loop: asyncio.AbstractEventLoop, socket: bool) -> None:
        self._loop, self.socket = loop, socket
        self._whole, self._bytes = socket, 0
        self._waited, self._asked_at, self._came_at = 0.0, 0.0, 0.0

    @property
    def waits(self) -> bool:
        """Whether the application waits for a part of the body."""
        return not self._whole and self._asked_at > 0.0

    def asks(self) -> None:
        """The application waits for what comes next."""
        self._asked_at = self._came_at = self._loop.time()

    def came(self, count: int) -> None:
        """So many bytes came."""
        self._bytes += count
        self._came_at = self._loop.time()

    def has(self, message: Message) -> None:
        """The application was given a part of the body."""
        self._waited += self._loop.time() - self._asked_at
        self._asked_at = 0.0
        self._whole = self._whole or message["type"] != "http.request" or not message.get("more_body", False)

    def late(self, now: float, limits: Limits) -> bool:
        """Whether its body takes too long. What the dashboard itself does meanwhile does not count."""
        if not self.waits:
            return False
        waited = self._waited + now - self._asked_at
        return now - self._came_at > limits.body_s or waited > limits.body_s + self._bytes / limits.body_rate


class Line:
    """A transport as uvicorn is given it: when its protocol is exchanged (for a socket), the connection stays between.

    It counts what is written. All else is the transport's own.
    """

    def __init__(self, transport: asyncio.Transport, connection: Connection) -> None:
        self._transport, self._connection = transport, connection

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self._connection.inner = protocol

    def write(self, data: bytes) -> None:
        self._connection.written += len(data)
        self._transport.write(data)

    def writelines(self, parts: Iterable[bytes]) -> None:
        self.write(b"".join(parts))

    def close(self) -> None:
        cycle = getattr(self._connection.inner, "cycle", None)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # uvicorn has refused the rest of the request: an answer would be its error
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
