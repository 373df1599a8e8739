"""The club's page as a web application: the page, the live socket, questions, and what the host says.

Why it exists: it is the thin skin between a house and browsers. What it does not do: keep state, or know a game.

Roles are those of a table's page: whoever has the viewer's link looks, the host answers calls and says who is who.
`WS /live` tells the state (`web.telling`); refusals are those of the dashboard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field

from referee.club.house import House
from referee.club.reaching import reachable
from referee.store import spreadsheet
from referee.web.entry.access import Access, Page, is_here
from referee.web.entry.guard import PASSING, TOKEN
from referee.web.entry.reach import LOCAL, Reach, name_of
from referee.web.languages import Views
from referee.web.shell import Shell
from referee.web.telling import both, tell
from referee.web.wire.limits import Limits

PAGES = {"/": "club/tables.js", "/table/{id}": "club/one_table.js", "/standings": "club/standings.js",
         "/people": "club/people.js"}
"""Each address and the module that shows it, as `club/app.js` has them."""
TEXTS = frozenset({"page.ftl", "around.ftl", "phone.ftl", "club.ftl"})
LINKS = Page({"viewer": "", "host": ""}, "referee-club")
"""The club's page and its links; nobody plays or films on it."""
MOST_DAYS = 400

Name = Annotated[str, Field(min_length=1, max_length=200)]
Days = Annotated[list[str], Query(max_length=MOST_DAYS)]


class WhoIsWho(BaseModel):
    """What the host says of names; `device`: the screen on which it was said."""

    model_config = ConfigDict(extra="forbid")
    name: Name
    other: Annotated[str, Field(max_length=200)] = ""
    device: Annotated[str, Field(max_length=100)] = ""


def create_app(house: House, *, reach: Reach = LOCAL, access: Access | None = None,
               addresses: Callable[[], list[str]] = list, secure: Callable[[], list[str]] = list,
               limits: Limits | None = None) -> FastAPI:
    """The page of a club. `reach`: how it may be reached. `access`: who may do what; else whoever sits here.

    `addresses` tells where other screens find it now. `limits`: how much anybody may ask of it at once.
    """
    access = access or Access(page=LINKS)
    shell = Shell("club-page", "club.html", PAGES, TEXTS)
    shell.links(access, addresses, secure)
    _questions(shell.app, house)
    _words(shell.app, house)
    views = Views()

    @shell.app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        telling = asyncio.create_task(tell(socket, house.follow(), views, shell.version))
        await both(telling, asyncio.create_task(_hear(socket)))

    return shell.close(reach, access, limits=limits)


def _questions(app: FastAPI, house: House) -> None:
    @app.get("/api/standings")
    def standings(day: Days = [], since: str = "", until: str = "",  # noqa: B006
                  order: str = "points") -> dict[str, Any]:
        return house.evening(day, since, until, order)

    @app.get("/api/standings.csv")
    def standings_csv(day: Days = [], since: str = "", until: str = "",  # noqa: B006
                      order: str = "points") -> Response:
        found = house.evening(day, since, until, order)
        columns = ("place", "name", "rounds", "matches", "wins", "points", "average", "tables")
        rows: list[list[Any]] = [["document", *columns]]
        rows += [[of["document"], *(one[column] for column in columns)]
                 for of in found["documents"] for one in of["people"]]
        return Response(spreadsheet(rows), media_type="text/csv; charset=utf-8",
                        headers={"content-disposition": 'attachment; filename="referee-standings.csv"'})

    @app.get("/api/people")
    def people() -> dict[str, Any]:
        return house.people()

    @app.get("/api/table/{table}")
    def one_table(table: str) -> dict[str, Any]:
        return house.table(table)

    @app.get("/api/table/{table}/page")
    def page(request: Request, table: str) -> dict[str, Any]:
        """Where the table's own page is, if it can be reached from the screen that asks."""
        address = house.seen(table).address
        client, headers = request.client, request.headers
        here = is_here(headers, client.host if client is not None else "", name_of(headers.get("host", "")))
        return {"address": _passing(address) if address and reachable(address, here=here) else None}


def _passing(address: str) -> str:
    """A table's page, on which whoever plays there already still may."""
    return f"{address}&{PASSING}=1" if f"?{TOKEN}=" in address else address


def _words(app: FastAPI, house: House) -> None:
    @app.post("/api/table/{table}/answer")
    def answer(table: str) -> dict[str, Any]:
        house.answer(table)
        return {"ok": True}

    @app.post("/api/table/{table}/forget")
    def forget(table: str) -> dict[str, Any]:
        house.forget(table)
        return {"ok": True}

    @app.post("/api/people/{kind}")
    def say(kind: Literal["merge", "split"], word: WhoIsWho) -> dict[str, Any]:
        house.say(kind, word.name, word.other, word.device)
        return {"ok": True}


async def _hear(socket: WebSocket) -> None:
    """Screens say nothing that matters here; that they leave does."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, KeyError):
        return
