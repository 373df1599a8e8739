"""Who may talk to the dashboard: a check of every request before anything else sees it.

Why it exists: everybody on a home network can reach the dashboard, and any web page open in a browser there can send
requests to it. `Host` stops a foreign name that was pointed at this machine (DNS rebinding). `Origin` and
`Sec-Fetch-Site` stop pages of other sites from sending commands or listening in. The limits of size and number stop
floods. The role that a link gave (`access`, `roles`) stops the rest. What it does not do: weigh single commands.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Mapping
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from referee.i18n import say
from referee.web.entry.access import COOKIE_S, Access
from referee.web.entry.door import turned_away
from referee.web.entry.reach import Reach, name_of
from referee.web.entry.roles import RIGHTS, Role, needed
from referee.web.languages import asked
from referee.web.wire.asgi import App, Message, Receive, Scope, Send, answer, hang_up, headers_of
from referee.web.wire.connections import KNOWN
from referee.web.wire.limits import Bucket, Limits

BODY_LIMIT = 16 * 1024  # bytes; the largest command is four names, well under 1 KiB
LENGTH = re.compile(r"[0-9]{1,18}")
ONCE = ("authorization", "content-length", "host", "origin", "sec-fetch-site")
"""Headers that stand once: of two, this check and what comes after it might believe different ones."""
TOKEN = "token"
"""What of an address holds the token of a link."""
PASSING = "passing"
"""What of an address says that its link takes no right away."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                               "connect-src 'self'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
                               "form-action 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def own_page(headers: Mapping[str, str]) -> bool:
    """Whether a page that sends a command is our own; programs send neither `Origin` nor `Sec-Fetch-Site`."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # a bracket without its other
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()


class Guard:
    """ASGI middleware that applies all checks, lets people in by their links, and adds the security headers.

    `large`: paths to which more may be sent, and how many bytes. What comes after it finds in the scope
    `referee.role`, `referee.allowed` (called: whether the role still is this one), and `root_path` with a `path` that
    begins with it, whether or not a proxy took that away. `limits`: how many requests wait for nothing.
    """

    def __init__(self, app: App, reach: Reach, access: Access, large: Mapping[str, int] | None = None,
                 limits: Limits | None = None) -> None:
        self._app, self._reach, self._access = app, reach, access
        self._large, self._turns = large or {}, Turns(limits or Limits())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        root, path = self._split(scope)
        scope = {**scope, "root_path": root, "path": root + path}
        headers, http = headers_of(scope), scope["type"] == "http"
        right = needed(path, changes=http and scope["method"] not in ("GET", "HEAD"))
        if http:
            send = _with_headers(send, protected=right is not None)
        if (wrong := self._wrong(scope, path, headers)) is not None:
            status, reason = wrong
            await (answer(send, status, reason) if http else hang_up(receive, send, reason))
            return
        role = self._role(scope, headers)
        scope.get(KNOWN, bool)(role is not None)
        await self._turns.wait(scope, role)
        if http and scope["method"] in ("GET", "HEAD") and TOKEN in dict(query := _query(scope)):
            await self._let_in(scope, path, role, send, query)
            return
        if right is None or (role is not None and right in RIGHTS[role]):
            allowed = {"referee.role": role, "referee.allowed": lambda: self._role(scope, headers) == role}
            await self._app({**scope, **allowed}, receive, send)
        elif http:
            await turned_away(send, root, path, known=role is not None)
        else:
            await hang_up(receive, send, say("door-data").text(asked()))

    def _role(self, scope: Scope, headers: Mapping[str, str]) -> Role | None:
        client, secure = (scope.get("client") or ("", 0))[0], scope["scheme"] in ("https", "wss")
        return self._access.role(headers, client, name_of(headers["host"]), secure=secure)

    def _split(self, scope: Scope) -> tuple[str, str]:
        """The path before the dashboard's own, and its own, whether or not a proxy took the first away."""
        root, path = scope.get("root_path") or self._reach.root_path, scope["path"]
        inner = path[len(root):] or "/" if path == root or path.startswith(root + "/") else path
        return root, inner

    def _wrong(self, scope: Scope, path: str, headers: Mapping[str, str]) -> tuple[int, str] | None:
        """What is wrong with a request whoever sends it: status and reason."""
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if (twice := _twice(scope)) is not None:
            return 400, say("guard-twice", name=twice).text(asked())
        if not self._reach.answers(headers.get("host", "")):
            return 421, self._other_name(headers.get("host", ""))
        if not changes:
            return None
        if not own_page(headers):
            return 403, say("guard-other-page").text(asked())
        if scope["type"] == "websocket":
            return None
        length, most = headers.get("content-length", ""), self._large.get(path, BODY_LIMIT)
        if not LENGTH.fullmatch(length):
            return 411, say("guard-no-length").text(asked())
        return (413, say("guard-too-long", most=most).text(asked())) if int(length) > most else None

    def _other_name(self, host: str) -> str:
        """What to type, so that the dashboard answers to that name."""
        name = name_of(host) or ""
        if not re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", name):
            return say("guard-no-name").text(asked())
        return say("guard-other-name", name=name, options="" if self._reach.behind_proxy else "--lan ").text(asked())

    async def _let_in(self, scope: Scope, path: str, role: Role | None, send: Send,
                      query: list[tuple[str, str]]) -> None:
        """The token of a link becomes a cookie, and goes out of the address.

        The newest link decides. By `PASSING` whoever may do more keeps that: a player who comes by way of a club's
        page still plays.
        """
        token = dict(query).get(TOKEN, "")
        found = self._access.role_of_token(token)
        if found is None and role is None:
            await turned_away(send, scope["root_path"], path, old=True)
            return
        rest = urlencode([(name, value) for name, value in query if name not in (TOKEN, PASSING)])
        keeps = PASSING in dict(query) and found is not None and role is not None and RIGHTS[found] < RIGHTS[role]
        there = f"{scope['root_path']}/{quote(path.lstrip('/'))}{'?' if rest else ''}{rest}"
        secure = scope["scheme"] == "https"
        cookie = f"{self._access.cookie_name(secure)}={token}; Path={scope['root_path'] or '/'}; Max-Age={COOKIE_S}; "
        kept = {"set_cookie": f"{cookie}HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
                } if found is not None and not keeps else {}
        await answer(send, 303, location=there, cache_control="no-store", **kept)


class Turns:
    """Who asks too much at once waits; others do not. The host never does."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[tuple[str, Role | None], Bucket] = {}

    async def wait(self, scope: Scope, role: Role | None) -> None:
        """Wait until it is this request's turn."""
        if role == "host":
            return
        here, client = (scope.get(end) or ("", 0) for end in ("server", "client"))
        found = self._buckets.get((client[0], role))
        if found is None:
            self._forget()
            found = Bucket(self._limits.requests_here if client[0] == here[0] else self._limits.requests)
            self._buckets[client[0], role] = found
        seconds = found.take(self._limits.socket_costs if scope["type"] == "websocket" else 1.0)
        if seconds:
            await asyncio.sleep(seconds)

    def _forget(self) -> None:
        if len(self._buckets) > 1000:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full}


def _query(scope: Scope) -> list[tuple[str, str]]:
    return parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)


def _twice(scope: Scope) -> str | None:
    """A header that stands twice and must not."""
    counts = Counter(name for name, _ in scope["headers"])
    return next((name for name in ONCE if counts[name.encode()] > 1), None)


def _with_headers(send: Send, *, protected: bool) -> Send:
    """`protected`: a role is needed for the answer, so that nothing between here and the screen may keep it."""
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [(key, value) for key, value in message["headers"] if key != b"cache-control" or not protected]
            present = {key for key, _ in given}
            extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in present]
            kept = [value for key, value in message["headers"] if key == b"cache-control"]
            if protected:
                extra.append((b"cache-control", _private(b", ".join(kept))))
            message = {**message, "headers": [*given, *extra]}
        await send(message)

    return wrapped


def _private(cache: bytes) -> bytes:
    """What a Cache-Control header says, and that it is for one screen alone."""
    if not cache:
        return b"no-store"
    return cache if b"no-store" in cache or b"private" in cache else b"private, " + cache
