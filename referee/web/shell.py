"""What every page of ours is served with: one document, its words and scripts, who may come in, how refusals are said.

Why it exists: a table's dashboard and a club's page are the same kind of page. What it does not do: know what either
shows, or what may be asked of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from referee.i18n import languages, say
from referee.i18n.catalogue import sources
from referee.i18n.said import Said, SaidError
from referee.i18n.speech import TextError
from referee.session.match.commands import CommandError, FieldsError, NotAllowedError
from referee.session.shown.stale import StaleError
from referee.web.bundle import Bundle
from referee.web.entry.access import Access, is_local
from referee.web.entry.door import DATA
from referee.web.entry.guard import Guard
from referee.web.entry.reach import Proxied, Reach
from referee.web.entry.roles import RIGHTS, Role
from referee.web.files import Files, version_of
from referee.web.languages import Languages, SpokenJSON, SpokenRoute, asked
from referee.web.wire.limits import Limits

PACKED_FROM = 1000  # bytes; a smaller file fits into one packet as it is


class Shell:
    """An application with one document `index`, shown at the addresses of `pages`, each with the module that it needs.

    `name`: of its files (`bundle`). `texts`: the files of the page's own words. Routes are added to `app`; `close`
    dresses it when all are there. An address that there is not is answered with the page of "/", which says so.
    """

    def __init__(self, name: str, index: str, pages: Mapping[str, str], texts: Collection[str]) -> None:
        self.app = FastAPI(
            title="Referee", docs_url=None, redoc_url=None, openapi_url=None, default_response_class=SpokenJSON,
            # or it would tell a collector of every request, if the environment names one:
            telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False})
        self.app.router.route_class = SpokenRoute
        self._static, self._texts = Path(str(resources.files("referee.web").joinpath("static"))), texts
        self.version = version_of(self._static, {f"{language}/{name}": text for language in languages()
                                                 for name, text in sources(language).items()})
        document = (self._static / index).read_text(encoding="utf-8")
        self._bundle = Bundle.of(self._static, document, name)
        self._known = " ".join(languages())
        wholes = {module: self._bundle.page(self.version, module) for module in pages.values()}
        self._elsewhere = wholes[pages["/"]]

        def shown(whole: str) -> Callable[[Request], Response]:
            def answer(request: Request) -> Response:
                return self._page(request, whole)
            return answer

        for path, module in pages.items():
            self.app.add_api_route(path, shown(wholes[module]), response_model=None)
        self._words()

    def links(self, access: Access, addresses: Callable[[], list[str]], secure: Callable[[], list[str]]) -> None:
        """Add the questions about links: what a screen may do, and new ones in place of those that went too far."""

        @self.app.get("/api/access")
        def mine(request: Request) -> dict[str, Any]:
            """What this screen may do, and the links that it may hand on."""
            role: Role = request.scope["referee.role"]
            url = request.url  # an address that led here leads others here too, but this machine's own for itself
            here = f"{url.scheme}://{url.netloc}{request.scope['root_path']}/"
            found = list(addresses() if is_local(url.hostname or "") else dict.fromkeys([here, *addresses()]))
            links = access.links(role, found, secure())
            return {"role": role, "may": sorted(RIGHTS[role]), "links": links, "addresses": found}

        @self.app.post("/api/access/{role}")
        def renew(role: Role) -> dict[str, Any]:
            access.renew(role)
            return {"ok": True}

    def close(self, reach: Reach, access: Access, *, large: Mapping[str, int] | None = None,
              limits: Limits | None = None) -> FastAPI:
        """The application, once all its routes are there. `large`: paths to which more may be sent, in bytes."""
        app = self.app
        self._refusals()
        files = Files(self._static, self.version, self._bundle.files)
        app.mount("/static", GZipMiddleware(files, minimum_size=PACKED_FROM))
        for route in app.routes:
            if isinstance(route, APIRoute) and "GET" in (methods := route.methods or set()):
                methods.add("HEAD")
        app.add_middleware(Guard, reach=reach, access=access, large=large or {}, limits=limits)
        app.add_middleware(Languages)
        app.add_middleware(Proxied, proxies=reach.proxies)
        return app

    # inside

    def _page(self, request: Request, whole: str, status: int = 200) -> Response:
        """The document, in the language of whoever asked."""
        needed, newer = (say(name).text(asked()) for name in ("web-needs-script", "web-needs-newer"))
        text = whole.replace('lang="en"', f'lang="{asked()}" data-languages="{self._known}"')
        text = text.replace("{language}", asked()).replace("<noscript>", f"<noscript><p>{needed}</p>")
        text = text.replace('<p class="old-browser"></p>', f'<p class="old-browser">{newer}</p>')
        return HTMLResponse(text.replace('="/', f'="{request.scope["root_path"]}/'), status,
                            {"cache-control": "no-cache", "vary": "accept-language"})

    def _words(self) -> None:
        @self.app.get("/api/languages")
        def all_languages() -> list[str]:
            return languages()

        @self.app.get("/api/texts/{language}", response_model=None)
        def texts(language: str) -> Response:
            try:
                found = sources(language)
            except TextError:
                return Response(status_code=404)
            said = (text for name, text in found.items() if name.rpartition("/")[2] in self._texts)
            return PlainTextResponse("\n".join(said))

    def _refusals(self) -> None:
        app = self.app

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
        async def nowhere(request: Request, _error: Exception) -> Response:
            path = request.scope["path"].removeprefix(request.scope["root_path"])
            if request.method not in ("GET", "HEAD") or path.startswith(DATA):
                return SpokenJSON({"error": "there is nothing at this address"}, status_code=404)
            return self._page(request, self._elsewhere, 404)
