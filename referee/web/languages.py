"""In which language a screen is answered: what its address says, else what its browser asks for, else English.

Why it exists: several screens with different languages look at one table. The state is made once, of sentences that
know how they were made; each answer says them in the language of whoever asked. What it does not do: hold texts.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.datastructures import Headers, QueryParams
from starlette.types import ASGIApp, Receive, Scope, Send

from referee.i18n import languages, spoken
from referee.i18n.speech import ENGLISH

_asked: ContextVar[str] = ContextVar("asked", default=ENGLISH)


def asked() -> str:
    """The language of whoever is answered at the moment."""
    return _asked.get()


def chosen(query: str | None, accepted: str) -> str:
    """A language there is, by the `lang` of an address, else by an Accept-Language header (RFC 9110, 12.5.4)."""
    known = languages()
    if query in known:
        return query
    wanted = []
    for n, entry in enumerate(accepted.split(",")):
        tag, _, quality = entry.partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(quality)
        if language in known and weight > 0:
            wanted.append((-weight, n, language))
    return min(wanted)[2] if wanted else ENGLISH


def _weight(quality: str) -> float:
    """What `q=0.8` says; 1 where nothing is said, 0 for what is no number."""
    name, _, value = quality.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


class Languages:
    """Middleware: finds out in which language a request or a socket is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            accepted = Headers(scope=scope).get("accept-language", "")
            _asked.set(chosen(QueryParams(scope["query_string"]).get("lang"), accepted))
        await self._app(scope, receive, send)


class SpokenJSON(JSONResponse):
    """JSON whose sentences are said in the language of whoever asked."""

    def render(self, content: Any) -> bytes:
        return super().render(spoken(content, asked()))


class SpokenRoute(APIRoute):
    """An address whose answer keeps its sentences; a model made of it by its type would turn them into plain text."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "response_model": None})


class Views:
    """The state's parts in each language, each made once however many screens show it."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], tuple[Any, Any]] = {}

    def of(self, parts: dict[str, Any], language: str) -> dict[str, Any]:
        """Top-level parts of the state in a language."""
        if language == ENGLISH:
            return parts
        return {key: self._of(key, part, language) for key, part in parts.items()}

    def _of(self, key: str, part: Any, language: str) -> Any:
        before, made = self._made.get((key, language), (None, None))
        if before is not part or part is None:
            made = spoken(part, language)
            self._made[key, language] = part, made
        return made
