"""The live line to one screen: the state first, then what changes of it, and a sign of life when nothing does.

Why it exists: a table's dashboard and a club's page tell their states in the same way. What it does not do: make
states, or listen.

First comes `{"kind": "snapshot", "state": {...}, "version": "..."}`. Then `{"kind": "delta", "changes": {...}}` with
the top-level keys that changed, and `{"kind": "alive"}` when nothing did for a while. Of `table` only those of its
keys come that changed, unless its kind did.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from referee.web.languages import Views, asked

ALIVE_S = 1.5  # without a word for somewhat more than twice this the page takes its line for cut


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys whose value differs, with their new value; of a table of the same kind only what differs in it.

    What was learned of a table is ten times as long as all else, and hardly ever changes.
    """
    found = {key: value for key, value in after.items() if key not in before or before[key] != value}
    if "table" in found and "table" in before and before["table"]["kind"] == after["table"]["kind"]:
        found["table"] = changes(before["table"], after["table"])
    return found


async def tell(socket: WebSocket, states: AsyncIterator[dict[str, Any]], views: Views, version: str) -> None:
    """Tell a screen all `states` until they end, it leaves, or its link is none any more."""
    allowed: Callable[[], bool] = socket.scope["referee.allowed"]
    shown: dict[str, Any] | None = None
    coming = asyncio.ensure_future(anext(states, None))
    try:
        while True:
            done, _ = await asyncio.wait({coming}, timeout=ALIVE_S)
            if not allowed():
                await socket.close(code=1008)
                return
            if not done:
                await socket.send_json({"kind": "alive"})
                continue
            state = coming.result()
            if state is None:
                await socket.close(code=1001)
                return
            if shown is None:
                await socket.send_json({"kind": "snapshot", "state": views.of(state, asked()), "version": version})
            elif new := changes(shown, state):
                await socket.send_json({"kind": "delta", "changes": views.of(new, asked())})
            shown = state
            coming = asyncio.ensure_future(anext(states, None))
    except WebSocketDisconnect:
        return
    finally:
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)


async def both(telling: asyncio.Task[None], hearing: asyncio.Task[None]) -> None:
    """Until a screen has nothing more to be told, or says nothing more."""
    _, pending = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(telling, hearing, return_exceptions=True)
