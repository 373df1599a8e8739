"""Who may talk to the dashboard: a check of every request before anything else sees it.

Why it exists: the dashboard has no password on a home network, and any web page open in a browser there
can send requests to it. `Host` stops a foreign name that was pointed at this machine (DNS rebinding),
`Origin` stops pages of other sites from sending commands or listening in, the size limit stops floods.
What it does not do: tell people of the household apart.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HOME = (".local", ".fritz.box", ".lan", ".home", ".home.arpa", ".localdomain", ".internal", ".speedport.ip")
"""What routers of households put behind a machine's name."""
BODY_LIMIT = 16 * 1024  # bytes; the largest command is four names, well under 1 KiB

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                               "connect-src 'self'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
                               "form-action 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def host_allowed(host: str, bound_to: str, machine: str = "") -> bool:
    """Whether a `Host` header names this dashboard.

    Bound to a loopback address, only loopback names are served. Bound to the network, also the address
    bound to, any plain IP address (a name cannot be forged into one) and the machine's own name, also as the
    household's router knows it: nobody outside can give out names that end so (`HOME`).
    """
    name = _name(host)
    if name is None:
        return False
    if name == "localhost" or _is_loopback(name):
        return True
    if _is_loopback(bound_to) or bound_to == "localhost":
        return False
    own = machine.lower().partition(".")[0]
    return _is_address(name) or name in {bound_to.lower(), machine.lower()} - {""} or (
        own != "" and name.removeprefix(own) in ("", *HOME))


def origin_allowed(origin: str | None, host: str) -> bool:
    """Whether a page of this origin may send commands: only our own; programs send no origin."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


class Guard:
    """ASGI middleware that applies both checks and the size limit, and adds the security headers.

    `large`: paths to which more may be sent, and how many bytes.
    """

    def __init__(self, app: App, bound_to: str, large: Mapping[str, int] | None = None) -> None:
        self._app, self._bound_to, self._machine = app, bound_to, socket.gethostname()
        self._large = large or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        host, length = headers.get("host", ""), headers.get("content-length", "")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not host_allowed(host, self._bound_to, self._machine):
            await _refuse(scope, receive, send, 421, "This dashboard answers only to its own address.")
        elif changes and not origin_allowed(headers.get("origin"), host):
            await _refuse(scope, receive, send, 403, "Commands are taken only from the dashboard's own page.")
        elif changes and scope["type"] == "http" and not length.isdecimal():
            await _refuse(scope, receive, send, 411, "Say how long the command is.")
        elif changes and scope["type"] == "http" and int(length) > (most := self._large.get(scope["path"], BODY_LIMIT)):
            await _refuse(scope, receive, send, 413, f"What is sent here has at most {most} bytes.")
        else:
            await self._app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {key for key, _ in message["headers"]}
            extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in present]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return wrapped


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, reason: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": reason})
        return
    body = reason.encode()
    await _with_headers(send)({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})


def _name(host: str) -> str | None:
    """The name in a Host header without its port, lower case; None if it is malformed."""
    try:
        return urlsplit("//" + host).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return _is_address(name) and ipaddress.ip_address(name).is_loopback
