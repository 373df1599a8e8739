"""What answers at an `http` address: Motion JPEG, a single picture to be asked for again and again, or no camera.

Why it exists: network cameras keep to no standard. Boundaries are missing, quoted or other than announced, lengths and
types are left out; so pictures are found by JPEG's own markers, whatever stands between. Where a page or a refusal
comes instead, a person is to read which. What it does not do: decode, or try again (`worker` does).

Addresses may hold a user and a password, for basic and digest authentication.
"""

from __future__ import annotations

import contextlib
import http.client
import ssl
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from referee.capture.base import SourceError
from referee.capture.streams.mjpeg import LARGEST, START, split_jpegs

Word = Literal["unopened", "ended", "page", "password", "wrong_password", "forbidden", "missing", "busy", "answer",
               "nothing", "large"]
"""Why a source gives no pictures, for `live` to put into a sentence."""

TIMEOUT_S = 10.0
"""For each answer of the network; the parent's watchdog is stricter, this only tidies up."""
GAP_S = 0.22
"""Between two asks for a single picture, from one's beginning to the next one's: four to five a second."""
REST_S = 0.05
"""A slow camera is left alone for so long at least; there is never more than one ask at a time."""
SAME_S = 1.0
"""A camera that is asked faster than it looks answers with the very same picture; it is passed on so often only, so
that the rate told is the camera's own."""
SNIFFED = 1024
"""Bytes in which the first picture must begin where no header says what comes; a part's headers are shorter."""
PAGES = ("text/", "application/json", "application/xml", "application/xhtml")
NOT_OPENED = (OSError, http.client.HTTPException, ValueError)
"""What urllib raises for an address that gives no answer, or none in HTTP (URLError is an OSError)."""
STATUS: dict[int, Word] = {401: "password", 403: "forbidden", 404: "missing", 410: "missing", 429: "busy", 503: "busy"}


class NoPictures(Exception):
    """The address gives no (more) pictures: `word` says why; `status`: HTTP's number, 0 where there was no answer."""

    def __init__(self, word: Word, status: int = 0) -> None:
        super().__init__(word)
        self.word, self.status = word, status


@dataclass(frozen=True)
class Pictures:
    """Encoded pictures as they come, without end; `fps`: how many a second at most, None where nobody knows.

    Iterating `parts` raises `NoPictures` when no more come. `close` ends the connection.
    """

    parts: Iterator[bytes]
    close: Callable[[], None]
    fps: float | None = None


def open_http(spec: str, *, sleep: Callable[[float], None] = time.sleep,
              clock: Callable[[], float] = time.monotonic) -> Pictures | None:
    """The pictures of an address; None where it is something else, a video perhaps. Raises `NoPictures`."""
    ask = _Asking(spec)
    response = ask()
    kind = response.headers.get_content_type() if response.headers["Content-Type"] else ""
    body = _Body(response)
    try:
        parts, fps = _parts(ask, body, kind, bool(response.headers["Content-Length"]), sleep, clock)
    except BaseException:
        body.close()
        raise
    if parts is None:
        body.close()
        return None
    return Pictures(parts, body.close, fps)


def _parts(ask: _Asking, body: _Body, kind: str, measured: bool, sleep: Callable[[float], None],
           clock: Callable[[], float]) -> tuple[Iterator[bytes] | None, float | None]:
    """Pictures and their rate; `kind`: the content type; `measured`: the length of the answer is known."""
    if kind.startswith("multipart/"):
        return _streamed(split_jpegs(body)), None
    head = body.peek(SNIFFED)
    if kind.startswith("image/") and START not in head:
        return _asked_again(ask, body.all(), sleep, clock), 1 / GAP_S
    if START in head and not kind.startswith("video/"):
        jpegs = split_jpegs(body)
        first, second = next(jpegs, None), next(jpegs, None)
        if first is None:
            raise NoPictures("nothing")
        if second is None:
            return _asked_again(ask, first, sleep, clock), 1 / GAP_S
        return (None if measured else _streamed(jpegs, (first, second))), None
    if kind.startswith(PAGES) or head.lstrip()[:1] == b"<":
        raise NoPictures("page")
    if not head:
        raise NoPictures("nothing")
    return None, None


def _parted(address: str) -> tuple[str, str, str]:
    """An address without user and password, and those two; empty where there are none."""
    parts = urllib.parse.urlsplit(address)
    url = parts._replace(netloc=parts.netloc.rpartition("@")[2], fragment="").geturl()
    return url, urllib.parse.unquote(parts.username or ""), urllib.parse.unquote(parts.password or "")


class _Asking:
    """One address, asked as often as one likes."""

    def __init__(self, spec: str) -> None:
        try:
            url, self._user, password = _parted(spec)
            self._request = urllib.request.Request(url, headers={"User-Agent": "referee", "Accept": "image/*,*/*"})
        except ValueError as e:
            raise NoPictures("unopened") from e
        known = urllib.request.HTTPPasswordMgrWithPriorAuth()
        if self._user:
            known.add_password(None, urllib.parse.urljoin(url, "/"), self._user, password)
        # A camera at home has no certificate that anybody signed; ffmpeg does not look at it either.
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        self._opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=trusting),
            _Redirect(known), _Digest(known), _Basic(known))

    def __call__(self) -> http.client.HTTPResponse:
        try:
            response = self._opener.open(self._request, timeout=TIMEOUT_S)
        except urllib.error.HTTPError as e:
            e.close()
            word = STATUS.get(e.code, "answer")
            raise NoPictures("wrong_password" if word == "password" and self._user else word, e.code) from e
        except NOT_OPENED as e:
            raise NoPictures("unopened") from e
        assert isinstance(response, http.client.HTTPResponse)
        return response


class _Redirect(urllib.request.HTTPRedirectHandler):
    """Follows a camera that names user and password in the address that it sends on to."""

    def __init__(self, known: urllib.request.HTTPPasswordMgr) -> None:
        self._known = known

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any,
                         newurl: str) -> urllib.request.Request | None:
        url, user, password = _parted(newurl)
        if user:
            self._known.add_password(None, urllib.parse.urljoin(url, "/"), user, password)  # type: ignore[arg-type]
        return super().redirect_request(req, fp, code, msg, headers, url)


class _Digest(urllib.request.HTTPDigestAuthHandler):
    """Closes the answer that asked for the password, which urllib leaves open."""

    def http_error_401(self, req: Any, fp: Any, code: int, msg: str, headers: Any) -> Any:
        fp.close()
        with contextlib.suppress(ValueError):  # another way of asking
            return super().http_error_401(req, fp, code, msg, headers)


class _Basic(urllib.request.HTTPBasicAuthHandler):
    """A camera that asks in a way that is not known gets no answer, rather than an error."""

    def http_error_401(self, req: Any, fp: Any, code: int, msg: str, headers: Any) -> Any:
        with contextlib.suppress(ValueError):
            return super().http_error_401(req, fp, code, msg, headers)


class _Body:
    """An answer's bytes as they come; what was only looked at is read once more. A broken line is an end."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self._response, self._ahead = response, b""

    def read(self, size: int, /) -> bytes:
        if self._ahead:
            data, self._ahead = self._ahead, b""
            return data
        try:
            return self._response.read1(size)
        except NOT_OPENED:
            return b""

    def peek(self, size: int) -> bytes:
        """The first bytes, `size` or more unless it ends before; fewer if a picture begins in them."""
        seen = b""
        while len(seen) < size and START not in seen and (more := self.read(size)):
            seen += more
        self._ahead = seen
        return seen

    def all(self) -> bytes:
        """The whole body. Raises `NoPictures` where it is larger than any picture."""
        data = bytearray()
        try:
            while more := self.read(1 << 16):
                data += more
                if len(data) > LARGEST:
                    raise NoPictures("nothing")
        finally:
            self.close()
        return bytes(data)

    def close(self) -> None:
        self._response.close()


def _streamed(jpegs: Iterator[bytes], first: tuple[bytes, ...] = ()) -> Iterator[bytes]:
    yield from first
    some = bool(first)
    try:
        for jpeg in jpegs:
            some = True
            yield jpeg
    except SourceError as e:
        raise NoPictures("nothing") from e
    raise NoPictures("ended" if some else "nothing")


def _asked_again(ask: _Asking, first: bytes, sleep: Callable[[float], None],
                 clock: Callable[[], float]) -> Iterator[bytes]:
    data, begun, passed_on, before = first, clock(), -SAME_S, b""
    while True:
        now = clock()
        if data != before or now - passed_on >= SAME_S:
            before, passed_on = data, now
            yield data
        sleep(max(REST_S, begun + GAP_S - clock()))
        begun = clock()
        data = _Body(ask()).all()
