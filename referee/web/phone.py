"""How the pictures of a phone come in: over a socket, or one request a picture where its browser opens no socket.

Why it exists: browsers of iPhones refuse a socket to a machine whose certificate no authority has signed, even after
the person has accepted it for the page; single requests they let through. Either way the phone sends the next picture
after the answer to the last one, so that nothing queues up. What it does not do: look at the messages
(`session.live.phone`).
"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect

from referee.i18n import spoken
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.live.phone import LONGEST, receive
from referee.web.languages import asked

SOCKET, PICTURE = "/camera/pictures", "/camera/picture"

__all__ = ["LONGEST", "PICTURE", "SOCKET", "routes"]


def routes(app: FastAPI, hub: Hub, desk: Desk) -> None:
    """Add both ways to the application; they carry the same messages and answers."""

    @app.websocket(SOCKET)
    async def pictures(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                message = await socket.receive_bytes()
                if not socket.scope["referee.allowed"]():
                    await socket.close(code=1008)
                    return
                await socket.send_json(spoken(await asyncio.to_thread(receive, hub, desk, message), asked()))
        except WebSocketDisconnect:
            return
        except KeyError:  # text: there is nothing to be said in text here
            await socket.close(code=1003)

    @app.post(PICTURE)
    async def picture(request: Request) -> dict[str, Any]:
        return await asyncio.to_thread(receive, hub, desk, await request.body())
