"""The web application: the page, the live socket, pictures, questions and commands.

Why it exists: it is the thin skin between a hub and browsers. What it does not do: keep state, know a
game, or know where the hub gets its news from.

Every scene is the same page (`PAGES`), which looks at its own address. `POST /command/NAME` takes a JSON object; a
command that cannot be carried out is answered 409 with `{"error": one sentence}`, and `"field"` where it is about one;
`"stale": true` says that the screen showed what is no more. Wrong fields are answered 422 in the same form.
`WS /live` tells the state (`telling`). A page of another version loads anew. A screen says `{"watching": bool}`:
whether it shows the camera.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

from fastapi import Body, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse

from referee.journal import entries
from referee.session.live import archive, contested, questions, remembering
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.shown.regulars import regulars, regulars_csv
from referee.web import phone
from referee.web.entry.access import Access
from referee.web.entry.reach import LOCAL, Reach
from referee.web.entry.roles import RIGHTS
from referee.web.languages import Views
from referee.web.shell import Shell
from referee.web.telling import both, tell
from referee.web.wire.limits import Limits

PAGE_TEXTS = frozenset({"page.ftl", "around.ftl", "phone.ftl"})
"""What the page itself says, of every game; everything else comes as sentences of the state."""
PAGES = {"/": "around/home.js", "/setup": "around/setup/setup.js", "/play": "live/play.js", "/screen": "live/screen.js",
         "/camera": "phone/camera.js", "/people": "around/people.js", "/help": "around/help/help.js",
         "/help/{rule}": "around/help/help.js", "/match/{number}": "around/match/match.js"}
"""Each address and the module that shows it, as `app.js` has them: what an address needs is asked for at once."""
SAYING = 200  # characters a screen may say on the socket: it has one thing to say
IMPORT_LIMIT = 64 * 1024 * 1024  # bytes; an evening of rounds with all looks takes about 10 MB


def create_app(hub: Hub, *, desk: Desk | None = None, reach: Reach = LOCAL, access: Access | None = None,
               addresses: Callable[[], list[str]] = list,
               secure: Callable[[], list[str]] = list, limits: Limits | None = None) -> FastAPI:
    """The dashboard of one table.

    `reach`: how it may be reached. `access`: who may do what; without it whoever sits at this machine. `addresses`
    tells where other screens find it now. `limits`: how much anybody may ask of it at once.
    """
    access = access or Access()
    shell = Shell("page", "index.html", PAGES, PAGE_TEXTS)
    app, views = shell.app, Views()
    shell.links(access, addresses, secure)
    _pictures(app, hub)
    _questions(app, hub, desk)
    _exports(app, hub)
    _films(app, hub)
    if desk is not None:
        phone.routes(app, hub, desk)

    @app.post("/command/{name}")
    def command(request: Request, name: str, fields: dict[str, Any] = Body(default_factory=dict)) -> dict[str, Any]:
        return {"ok": True, **hub.command(name, fields, hosting="host" in RIGHTS[request.scope["referee.role"]])}

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        me = object()
        telling = asyncio.create_task(tell(socket, hub.screens.subscribe(), views, shell.version))
        try:
            await both(telling, asyncio.create_task(_hear(socket, hub, me)))
        finally:
            hub.picture.looked_at(me, False)

    large = {"/api/import": IMPORT_LIMIT, phone.PICTURE: phone.LONGEST}
    return shell.close(reach, access, large=large, limits=limits)


def _pictures(app: FastAPI, hub: Hub) -> None:
    @app.get("/frame")
    def frame() -> Response:
        return _jpeg(hub.picture.latest(), "no-store")

    @app.get("/again/{number}")
    def lately(number: int) -> Response:
        return _jpeg(hub.picture.lately.jpeg(number), "private, max-age=600")

    @app.get("/evidence/{name}")
    def evidence(name: str) -> Response:
        return _jpeg(hub.store.evidence(name), "private, max-age=31536000, immutable")


    @app.get("/example/{name}")
    def example(name: str) -> Response:
        """A picture of the taught set: a piece as it lay and, to the right of it, its place bare."""
        picture = remembering.example(hub, name)
        if picture is None:
            return Response(status_code=404)
        return Response(picture, media_type="image/png", headers={"cache-control": "private, max-age=86400"})


def _questions(app: FastAPI, hub: Hub, desk: Desk | None) -> None:
    @app.get("/api/again")
    def again(pile: int, at: float) -> dict[str, Any]:
        """A moment of the round in play, picture after picture, and what the judge thinks of it."""
        return contested.again(hub, pile, at)

    @app.get("/api/games")
    def games() -> list[dict[str, Any]]:
        return archive.games()

    @app.get("/api/home")
    def home() -> dict[str, Any]:
        return archive.home(hub)

    @app.get("/api/people")
    def people() -> dict[str, Any]:
        return regulars(hub.store)

    @app.get("/api/people.csv")
    def people_csv() -> Response:
        return Response(regulars_csv(hub.store), media_type="text/csv; charset=utf-8",
                        headers={"content-disposition": 'attachment; filename="referee-regulars.csv"'})

    @app.get("/api/match/{number}")
    def match(number: int) -> dict[str, Any]:
        return archive.match(hub, number)

    @app.get("/api/match/{number}/round/{which}")
    def one_round(number: int, which: int) -> dict[str, Any]:
        return archive.one_round(hub, number, which)

    @app.get("/api/rules/{game}")
    def rules(game: str) -> list[dict[str, str]]:
        return questions.rules_of(game)

    @app.get("/api/cameras")
    def cameras() -> dict[str, Any]:
        return {"cameras": [] if desk is None else desk.cameras(), "current": None if desk is None else desk.current}

    @app.get("/api/proposals")
    def proposals() -> dict[str, Any]:
        if desk is None:
            raise CommandError("hub-no-camera")
        return {"picture": "/frame", **desk.proposals(), "seen": hub.state()["seen"]}

    @app.get("/api/journal")
    def journal() -> list[dict[str, str]]:
        """What happened to the program since it began, the newest first."""
        return [{"at": entry.at, "level": entry.level, "part": entry.part, "text": entry.text} for entry in entries()]

    @app.post("/ask/{kind}")
    def ask(kind: str, data: dict[str, Any] = Body(default_factory=dict)) -> dict[str, Any]:
        return questions.ask(hub.play, kind, data)


def _films(app: FastAPI, hub: Hub) -> None:
    @app.get("/api/films")
    def kept() -> dict[str, Any]:
        return hub.films.kept()

    @app.get("/api/match/{number}/round/{which}/film")
    def film(number: int, which: int, language: str = "en") -> dict[str, Any]:
        return hub.films.state(number, which, language)

    @app.get("/api/match/{number}/round/{which}/film.mp4", response_model=None)
    def film_file(number: int, which: int, language: str = "en") -> Response:
        path = hub.films.file(number, which, language)
        if path is None:
            return Response(status_code=404)
        return FileResponse(path, media_type="video/mp4", filename=f"referee-match-{number}-round-{which}.mp4",
                            content_disposition_type="inline", headers={"cache-control": "no-cache"})


def _exports(app: FastAPI, hub: Hub) -> None:
    @app.get("/api/match/{number}/{file}", response_model=None)
    def export(number: int, file: str) -> Response:
        name, _, form = file.rpartition(".")
        if (name, form) == ("export", "csv"):
            text = archive.sheet(hub, number)
        elif (name, form) in (("export", "json"), ("export", "jsonl"), ("events", "csv")):
            out = io.StringIO()
            archive.export(hub, number, form, out)
            text = out.getvalue()
        else:
            return Response(status_code=404)
        kind = {"csv": "text/csv; charset=utf-8", "json": "application/json", "jsonl": "application/jsonl"}[form]
        saved = f"referee-match-{number}{'' if name == 'export' else '-events'}.{form}"
        return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{saved}"'})

    @app.post("/api/import")
    async def take_in(request: Request) -> dict[str, Any]:
        body = await request.body()
        return {"ok": True, "match": await asyncio.to_thread(archive.take_in, hub, body)}


async def _hear(socket: WebSocket, hub: Hub, me: object) -> None:
    """Screens say only whether they show the camera (commands are posted); and their leaving matters."""
    try:
        while True:
            said = await socket.receive_text()
            if len(said) > SAYING:
                await socket.close(code=1009)
                return
            try:
                watching = json.loads(said)["watching"]
            except (ValueError, LookupError, TypeError):
                continue
            hub.picture.looked_at(me, watching is True)
    except WebSocketDisconnect:
        return
    except KeyError:  # bytes: there is nothing to be said in bytes here
        await socket.close(code=1003)


def _jpeg(picture: bytes | None, cache: str) -> Response:
    if picture is None:
        return Response(status_code=404)
    return Response(picture, media_type="image/jpeg", headers={"cache-control": cache})
