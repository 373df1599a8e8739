"""The web application: the page, the live socket, pictures, and commands.

Why it exists: it is the thin skin between a hub and browsers. What it does not do: keep state, know the
game, or know where the hub gets its news from.

`GET /` page · `GET /frame` newest camera picture · `GET /evidence/NAME` · `POST /command/NAME` (a JSON
object) · `WS /live`: first `{"kind": "snapshot", "state": {...}}`, then `{"kind": "delta", "changes":
{...}}` with the top-level keys that changed, and `{"kind": "alive"}` when nothing did for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Any, Protocol

from fastapi import Body, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles

from referee.session.people import CommandError
from referee.web.guard import Guard

ALIVE_S = 5.0  # the page takes 3 x this without a word for a lost connection


class Hub(Protocol):
    """What the dashboard needs of a table; `referee.session.live.LiveHub` is one."""

    def state(self) -> dict[str, Any]: ...
    def subscribe(self) -> AsyncIterator[dict[str, Any]]: ...
    def latest_frame(self) -> bytes | None: ...
    def evidence(self, name: str) -> bytes | None: ...
    def command(self, name: str, /, **arguments: Any) -> None: ...


def create_app(hub: Hub, *, host: str = "127.0.0.1") -> FastAPI:
    """The dashboard of one table; `host` is the address it will be served on (for the Host check)."""
    app = FastAPI(title="Referee", docs_url=None, redoc_url=None, openapi_url=None)
    static = Path(str(resources.files("referee.web").joinpath("static")))

    @app.get("/")
    def page() -> Response:
        return FileResponse(static / "index.html", headers={"cache-control": "no-cache"})

    @app.get("/frame")
    def frame() -> Response:
        return _jpeg(hub.latest_frame(), "no-store")

    @app.get("/evidence/{name}")
    def evidence(name: str) -> Response:
        return _jpeg(hub.evidence(name), "max-age=31536000, immutable")

    @app.post("/command/{name}")
    def command(name: str, arguments: dict[str, Any] = Body(default_factory=dict)) -> dict[str, bool]:
        hub.command(name, **arguments)
        return {"ok": True}

    @app.exception_handler(CommandError)
    async def refused(_request: Request, error: Exception) -> Response:
        return JSONResponse({"error": str(error)}, status_code=409)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        telling = asyncio.create_task(_tell(socket, hub))
        hearing = asyncio.create_task(_hear(socket))
        _, pending = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)

    app.mount("/static", StaticFiles(directory=static))
    app.add_middleware(Guard, bound_to=host)
    return app


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The top-level keys whose value differs, with their new value."""
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


async def _tell(socket: WebSocket, hub: Hub) -> None:
    states = hub.subscribe()
    shown: dict[str, Any] | None = None
    coming = asyncio.ensure_future(anext(states, None))
    try:
        while True:
            done, _ = await asyncio.wait({coming}, timeout=ALIVE_S)
            if not done:
                await socket.send_json({"kind": "alive"})
                continue
            state = coming.result()
            if state is None:
                await socket.close(code=1001)
                return
            if shown is None:
                await socket.send_json({"kind": "snapshot", "state": state})
            elif new := changes(shown, state):
                await socket.send_json({"kind": "delta", "changes": new})
            shown = state
            coming = asyncio.ensure_future(anext(states, None))
    except WebSocketDisconnect:
        return
    finally:
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)


async def _hear(socket: WebSocket) -> None:
    """Screens say nothing on the socket (commands are posted); only their leaving matters."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return


def _jpeg(picture: bytes | None, cache: str) -> Response:
    if picture is None:
        return Response(status_code=404)
    return Response(picture, media_type="image/jpeg", headers={"cache-control": cache})
