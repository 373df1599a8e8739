"""A network camera on this machine, with the habits and the troubles of real ones.

The path says how it speaks (`STREAMS`, `/shot.jpg`, and answers that are no pictures); `mode` how it is at the moment.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import re
import socket
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Literal

Mode = Literal["play", "stall", "garbage", "cut"]

MIXED = "multipart/x-mixed-replace"
PART = "Content-Type: image/jpeg\r\nContent-Length: {n}\r\n\r\n"
STREAMS: dict[str, tuple[str | None, str, str]] = {
    "/stream": (f"{MIXED}; boundary=frame", "", f"--frame\r\n{PART}"),
    "/esp32": (f"{MIXED};boundary=123456789000000000000987654321", "",
               "\r\n--123456789000000000000987654321\r\nContent-Type: image/jpeg\r\nContent-Length: {n}\r\n\r\n"),
    "/no-first": (f"{MIXED};boundary=frame", "Content-Type: image/jpeg\r\n\r\n",
                  "\r\n--frame\r\nContent-Type: image/jpeg\r\n\r\n"),
    "/quoted": (f'{MIXED}; boundary="--frame"', "", f"--frame\r\n{PART}"),
    "/dashes": (f"{MIXED}; boundary=--frame", "", "----frame\r\nContent-type: image/jpg\r\n\r\n"),
    "/other": (f"{MIXED}; boundary=this", "", "--that\r\nContent-Type: image/jpeg\r\nContent-Length: {n}\r\n\r\n"),
    "/no-boundary": (MIXED, "", "--x\r\n\r\n"),
    "/wrong-length": (f"{MIXED}; boundary=frame", "",
                      "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: 12\r\n\r\n"),
    "/untyped": (None, "", "--frame\r\nContent-Type: image/jpeg\r\n\r\n"),
    "/bare": ("application/octet-stream", "", ""),
    "/as-picture": ("image/jpeg", "", ""),
}
"""Path -> content type, what comes before the first picture, what comes before the others (the first too if empty)."""


class NetworkCamera:
    """Serves what `picture` gives (a JPEG, or None when there is nothing new) until it is closed.

    `user`: name and password that are asked for; `digest`: in that way; `asks`: in a way that nobody knows. `delay`:
    seconds each single picture takes. `asked`: the times of requests. `moved_to`: where `/moved` sends on to. `status`:
    answered to everything, with a page, unless it is 0.
    """

    def __init__(self, picture: Callable[[], bytes | None], *, gap: float = 0.03, port: int = 0) -> None:
        self.picture, self.gap = picture, gap
        self.mode: Mode = "play"
        self.status = 0
        self.user: tuple[str, str] | None = None
        self.digest = False
        self.asks: str | None = None
        self.delay = 0.0
        self.moved_to = "/stream"
        self.asked: list[float] = []
        self._open: set[socket.socket] = set()
        self._server: ThreadingHTTPServer | None = None
        self._port = port
        self.on()

    def url(self, path: str = "/stream", user: str = "") -> str:
        return f"http://{user}127.0.0.1:{self._port}{path}"

    def on(self) -> None:
        """Listen, on the same port as before."""
        self.mode = "play"
        if self._server is None:
            self._server = _Server(("127.0.0.1", self._port), self._handler())
            self._port = self._server.server_address[1]
            threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def off(self) -> None:
        """Refuse connections, and end those that are open."""
        server, self._server = self._server, None
        if server is not None:
            server.shutdown()
            server.server_close()
        self.hang_up()

    def hang_up(self) -> None:
        """End the connections that are open."""
        for connection in list(self._open):
            with contextlib.suppress(OSError):  # it has ended by itself
                connection.shutdown(socket.SHUT_RDWR)

    close = off

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        camera = self

        class Handler(BaseHTTPRequestHandler):
            def setup(self) -> None:
                camera._open.add(self.request)
                super().setup()

            def finish(self) -> None:
                camera._open.discard(self.request)
                with contextlib.suppress(OSError):  # the reader hung up
                    super().finish()

            def do_GET(self) -> None:
                camera.asked.append(time.monotonic())
                with contextlib.suppress(OSError):  # the reader hung up
                    camera._answer(self)

            def log_message(self, *args: object) -> None:
                pass

        return Handler

    def _answer(self, to: BaseHTTPRequestHandler) -> None:
        while self.mode == "stall" and self._server is not None:
            time.sleep(0.02)
        if self.status:
            self._send(to, self.status, "text/html", b"<html>The camera is not here</html>")
            return
        if self.user is not None and not self._let_in(to):
            return
        if to.path in STREAMS:
            self._stream(to, *STREAMS[to.path])
        elif to.path == "/shot.jpg":
            time.sleep(self.delay)
            self._send(to, 200, "image/jpeg", self._next() if self.mode == "play" else b"\xff\xd8\xff garbage")
        elif to.path == "/moved":
            to.send_response(302)
            to.send_header("Location", self.moved_to)
            to.end_headers()
        elif to.path == "/":
            self._send(to, 200, "text/html", b"<html><title>Camera</title><img src=/stream></html>")
        elif to.path.lstrip("/").isdigit():
            self._send(to, int(to.path[1:]), "text/plain", b"no")
        else:
            self._send(to, 404, "text/plain", b"not found")

    def _send(self, to: BaseHTTPRequestHandler, status: int, kind: str, body: bytes) -> None:
        to.send_response(status)
        to.send_header("Content-Type", kind)
        to.send_header("Content-Length", str(len(body)))
        to.end_headers()
        to.wfile.write(body)

    def _stream(self, to: BaseHTTPRequestHandler, kind: str | None, first: str, head: str) -> None:
        to.send_response(200)
        if kind:
            to.send_header("Content-Type", kind)
        to.end_headers()
        before = first or head
        while self._server is not None:
            if self.mode == "stall":
                time.sleep(self.gap)
                continue
            jpeg = self._next()
            if self.mode == "cut":
                jpeg = jpeg[:len(jpeg) // 2]
            if self.mode == "garbage":
                jpeg = bytes(reversed(jpeg))
            to.wfile.write(before.format(n=len(jpeg)).encode() + jpeg + b"\r\n")
            before = head
            time.sleep(self.gap)

    def _next(self) -> bytes:
        while (jpeg := self.picture()) is None:
            time.sleep(0.005)
        return jpeg

    def _let_in(self, to: BaseHTTPRequestHandler) -> bool:
        assert self.user is not None
        name, password = self.user
        said = to.headers.get("Authorization", "")
        if self.digest:
            asked = 'Digest realm="camera", nonce="abc", qop="auth", algorithm=MD5'
            fields = dict(re.findall(r'(\w+)="?([^",]+)"?', said))
            known = _md5(f"{name}:camera:{password}"), _md5(f"GET:{to.path}")
            right = fields.get("response") == _md5(
                f"{known[0]}:abc:{fields.get('nc')}:{fields.get('cnonce')}:auth:{known[1]}")
        else:
            asked = self.asks or 'Basic realm="camera"'
            right = self.asks is None and said == "Basic " + base64.b64encode(f"{name}:{password}".encode()).decode()
        if not right:
            to.send_response(401)
            to.send_header("WWW-Authenticate", asked)
            to.send_header("Content-Length", "0")
            to.end_headers()
        return right


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False


def _md5(text: str) -> str:
    return hashlib.md5(text.encode()).hexdigest()
