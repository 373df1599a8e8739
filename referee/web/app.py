"""The web application: the page, the live socket, pictures, questions and commands.

Why it exists: it is the thin skin between a hub and browsers. What it does not do: keep state, know a
game, or know where the hub gets its news from.

Every scene is the same page (`PAGES`), which looks at its own address. `POST /command/NAME` takes a JSON object; a
command that cannot be carried out is answered 409 with `{"error": one sentence}`, and `"field"` where it is about one;
`"stale": true` says that the screen showed what is no more. Wrong fields are answered 422 in the same form.
`WS /live`: first `{"kind": "snapshot", "state": {...}, "version": "..."}`, then `{"kind": "delta", "changes": {...}}`
with the top-level keys that changed, and `{"kind": "alive"}` when nothing did for a while. Of `table` only those of its
keys come that changed, unless its kind did. A page of another version loads anew. A screen says `{"watching": bool}`:
whether it shows the camera.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import Body, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from referee.i18n import languages, say
from referee.i18n.catalogue import sources
from referee.i18n.said import Said, SaidError
from referee.i18n.speech import TextError
from referee.journal import entries
from referee.session.live import archive, contested, questions, remembering
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError, FieldsError, NotAllowedError
from referee.session.shown.regulars import regulars, regulars_csv
from referee.session.shown.stale import StaleError
from referee.web import phone
from referee.web.bundle import bundled, page_of
from referee.web.entry.access import Access, is_local
from referee.web.entry.door import DATA
from referee.web.entry.guard import Guard
from referee.web.entry.reach import LOCAL, Proxied, Reach
from referee.web.entry.roles import RIGHTS, Role
from referee.web.files import Files, version_of
from referee.web.languages import Languages, SpokenJSON, SpokenRoute, Views, asked
from referee.web.wire.limits import Limits

PAGE_TEXTS = frozenset({"page.ftl", "around.ftl", "phone.ftl"})
"""What the page itself says, of every game; everything else comes as sentences of the state."""
ALIVE_S = 1.5  # without a word for somewhat more than twice this the page takes its line for cut
PAGES = {"/": "around/home.js", "/setup": "around/setup/setup.js", "/play": "live/play.js", "/screen": "live/screen.js",
         "/camera": "phone/camera.js", "/people": "around/people.js", "/help": "around/help/help.js",
         "/help/{rule}": "around/help/help.js", "/match/{number}": "around/match/match.js"}
"""Each address and the module that shows it, as `app.js` has them: what an address needs is asked for at once."""
ELSEWHERE = "around/home.js"  # an address that there is not says so, and leads home
SAYING = 200  # characters a screen may say on the socket: it has one thing to say
PACKED_FROM = 1000  # bytes; a smaller file fits into one packet as it is
IMPORT_LIMIT = 64 * 1024 * 1024  # bytes; an evening of rounds with all looks takes about 10 MB


def create_app(hub: Hub, *, desk: Desk | None = None, reach: Reach = LOCAL, access: Access | None = None,
               addresses: Callable[[], list[str]] = list,
               secure: Callable[[], list[str]] = list, limits: Limits | None = None) -> FastAPI:
    """The dashboard of one table.

    `reach`: how it may be reached. `access`: who may do what; without it whoever sits at this machine. `addresses`
    tells where other screens find it now. `limits`: how much anybody may ask of it at once.
    """
    app = FastAPI(title="Referee", docs_url=None, redoc_url=None, openapi_url=None, default_response_class=SpokenJSON,
                  # or it would tell a collector of every request, if the environment names one:
                  telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False})
    app.router.route_class = SpokenRoute
    access = access or Access()
    static = Path(str(resources.files("referee.web").joinpath("static")))
    version = version_of(static, {f"{language}/{name}": text for language in languages()
                                  for name, text in sources(language).items()})
    index = (static / "index.html").read_text(encoding="utf-8")
    wholes = {module: page_of(index, version, module) for module in PAGES.values()}
    views, known = Views(), " ".join(languages())

    def page(request: Request, whole: str, status: int = 200) -> Response:
        needed, newer = (say(name).text(asked()) for name in ("web-needs-script", "web-needs-newer"))
        text = whole.replace('lang="en"', f'lang="{asked()}" data-languages="{known}"').replace("{language}", asked())
        text = text.replace("<noscript>", f"<noscript><p>{needed}</p>")
        text = text.replace('<p class="old-browser"></p>', f'<p class="old-browser">{newer}</p>')
        return HTMLResponse(text.replace('="/', f'="{request.scope["root_path"]}/'), status,
                            {"cache-control": "no-cache", "vary": "accept-language"})

    def shown(whole: str) -> Callable[[Request], Response]:
        def answer(request: Request) -> Response:
            return page(request, whole)
        return answer

    for path, module in PAGES.items():
        app.add_api_route(path, shown(wholes[module]), response_model=None)
    _pictures(app, hub)
    _questions(app, hub, desk)
    _exports(app, hub)
    _films(app, hub)
    _links(app, access, addresses, secure)
    if desk is not None:
        phone.routes(app, hub, desk)

    @app.post("/command/{name}")
    def command(request: Request, name: str, fields: dict[str, Any] = Body(default_factory=dict)) -> dict[str, Any]:
        return {"ok": True, **hub.command(name, fields, hosting="host" in RIGHTS[request.scope["referee.role"]])}

    @app.exception_handler(SaidError)
    async def refused(_request: Request, error: Exception) -> Response:
        """What is said to people is a refusal: a command that makes no sense now, a log that cannot be used now."""
        about: dict[str, Any] = {"field": error.field} if isinstance(error, CommandError) and error.field else {}
        if isinstance(error, StaleError):
            about["stale"] = True
        status = 403 if isinstance(error, NotAllowedError) else 422 if isinstance(error, FieldsError) else 409
        return SpokenJSON({"error": str(error), **about}, status_code=status)

    @app.exception_handler(RequestValidationError)
    @app.exception_handler(400)
    async def unreadable(_request: Request, _error: Exception) -> Response:
        return SpokenJSON({"error": Said("web-unreadable")}, status_code=422)

    @app.exception_handler(ClientDisconnect)
    async def left(_request: Request, _error: Exception) -> Response:
        """Whoever asked has gone in the middle of the question: nobody hears the answer."""
        return Response(status_code=400)

    @app.exception_handler(405)
    async def not_so(_request: Request, _error: Exception) -> Response:
        return SpokenJSON({"error": Said("web-not-so")}, status_code=405)

    @app.exception_handler(404)
    async def nowhere(request: Request, error: Exception) -> Response:
        path = request.scope["path"].removeprefix(request.scope["root_path"])
        if request.method not in ("GET", "HEAD") or path.startswith(DATA):
            return SpokenJSON({"error": "there is nothing at this address"}, status_code=404)
        return page(request, wholes[ELSEWHERE], 404)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        me = object()
        telling = asyncio.create_task(_tell(socket, hub, views, version, socket.scope["referee.allowed"]))
        hearing = asyncio.create_task(_hear(socket, hub, me))
        try:
            _, pending = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
        finally:
            hub.picture.looked_at(me, False)

    app.mount("/static", GZipMiddleware(Files(static, version, bundled(static, index)), minimum_size=PACKED_FROM))
    for route in app.routes:
        if isinstance(route, APIRoute) and "GET" in (methods := route.methods or set()):
            methods.add("HEAD")
    large = {"/api/import": IMPORT_LIMIT, phone.PICTURE: phone.LONGEST}
    app.add_middleware(Guard, reach=reach, access=access, large=large, limits=limits)
    app.add_middleware(Languages)
    app.add_middleware(Proxied, proxies=reach.proxies)
    return app


def _links(app: FastAPI, access: Access, addresses: Callable[[], list[str]], secure: Callable[[], list[str]]) -> None:
    @app.get("/api/access")
    def mine(request: Request) -> dict[str, Any]:
        """What this screen may do, and the links that it may hand on."""
        role: Role = request.scope["referee.role"]
        url = request.url  # an address that led here leads others here too, but this machine's own for itself
        here = f"{url.scheme}://{url.netloc}{request.scope['root_path']}/"
        found = list(addresses() if is_local(url.hostname or "") else dict.fromkeys([here, *addresses()]))
        links = access.links(role, found, secure())
        return {"role": role, "may": sorted(RIGHTS[role]), "links": links, "addresses": found}

    @app.post("/api/access/{role}")
    def renew(role: Role) -> dict[str, Any]:
        access.renew(role)
        return {"ok": True}


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
    @app.get("/api/languages")
    def all_languages() -> list[str]:
        return languages()

    @app.get("/api/texts/{language}", response_model=None)
    def texts(language: str) -> Response:
        try:
            found = sources(language)
        except TextError:
            return Response(status_code=404)
        said = (text for name, text in found.items() if name.rpartition("/")[2] in PAGE_TEXTS)
        return PlainTextResponse("\n".join(said))

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


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys whose value differs, with their new value; of a table of the same kind only what differs in it.

    What was learned of a table is ten times as long as all else, and hardly ever changes.
    """
    found = {key: value for key, value in after.items() if key not in before or before[key] != value}
    if "table" in found and "table" in before and before["table"]["kind"] == after["table"]["kind"]:
        found["table"] = changes(before["table"], after["table"])
    return found


async def _tell(socket: WebSocket, hub: Hub, views: Views, version: str, allowed: Callable[[], bool]) -> None:
    states = hub.screens.subscribe()
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
