"""Names for the parts of the ASGI interface that the guard works with, and answers given without the application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request by their names in small letters; of several of one name the last."""
    return {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}


async def answer(send: Send, status: int, body: str = "", kind: str = "text/plain", **headers: str) -> None:
    """Send a whole answer; underscores in the names of `headers` are hyphens."""
    data = body.encode()
    more = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", f"{kind}; charset=utf-8".encode()), (b"content-length", str(len(data)).encode()), *more]})
    await send({"type": "http.response.body", "body": data})


async def hang_up(receive: Receive, send: Send, reason: str) -> None:
    """Refuse a socket before it is open; the browser is told 403."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": reason})
