"""A thousand requests that are never finished, in every way: `python -m tests.soak.slow_requests`, outside of CI.

One stranger opens them and goes on sending a byte now and then. Meanwhile the host opens the page at the machine itself
and a screen of the family does so with its link. Prints for each way how many are open at most, how long the last one
lasts, and the slowest page. It fails when a page takes a second, a connection outlives its limit, or the dashboard
comes near the number of files that it may open.
"""

from __future__ import annotations

import argparse
import contextlib
import selectors
import socket
import ssl
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.support.served import HOST, STRANGER, VIEWER, Served, served

PAGE_S, LASTS_S = 1.0, 16.0
"""How long a page may take, and a connection that does not get on may be open."""
FILES = 1024
"""What many systems allow a process."""
HEAD = b"GET / HTTP/1.1\r\nHost: 192.168.178.20\r\n"
BODY = ("POST /command/stop HTTP/1.1\r\nHost: 192.168.178.20\r\nCookie: referee={}\r\nContent-Length: 9000\r\n"
        "Content-Type: application/json\r\n\r\n{{")
"""Only whoever has a link comes so far."""
SOCKET = (b"GET /live HTTP/1.1\r\nHost: 192.168.178.20\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
          b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nX-")
TLS = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
"""How a ClientHello of 512 bytes begins."""


def _plain(found: Served, address: str, first: bytes) -> socket.socket:
    opened = found.open(address)
    opened.sendall(first)
    return opened


def _by_tls(found: Served, address: str) -> socket.socket:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    opened = context.wrap_socket(found.open(address, secure=True))
    opened.sendall(HEAD)
    return opened


def _half_tls(found: Served, address: str) -> socket.socket:
    opened = found.open(address, secure=True)
    opened.sendall(TLS)
    return opened


WAYS: dict[str, tuple[Callable[[Served, str], socket.socket], bytes]] = {
    "nothing": (lambda found, address: _plain(found, address, b""), b""),
    "half a head": (lambda found, address: _plain(found, address, HEAD), b"X"),
    "half a body": (lambda found, address: _plain(found, address, BODY.format(found.tokens["player"]).encode()), b" "),
    "half a socket": (lambda found, address: _plain(found, address, SOCKET), b"x"),
    "half a TLS hello": (_half_tls, b"\0"),
    "half a head by TLS": (_by_tls, b"X"),
}
"""How a connection begins, and what follows byte by byte."""


def attack(found: Served, way: str, count: int, addresses: list[str]) -> tuple[int, float, float]:
    """Most descriptors in use, seconds of the longest connection, seconds of the slowest page."""
    begin, drip = WAYS[way]
    waiting = selectors.DefaultSelector()
    pages, most, opened, lives = [0.0], 0, 0, [0.0]
    for n in range(count):
        with contextlib.suppress(OSError):  # turned away at once
            one = begin(found, addresses[n % len(addresses)])
            one.setblocking(False)
            waiting.register(one, selectors.EVENT_READ, time.monotonic())
            opened += 1
        lives += _ended(waiting)
        if n % 100 == 99:
            most = max(most, found.descriptors())
            pages += _pages(found)
    dripped = time.monotonic()
    end = dripped + 2 * LASTS_S
    while waiting.get_map() and time.monotonic() < end:
        lives += _ended(waiting, 0.2)
        most = max(most, found.descriptors())
        if drip and time.monotonic() - dripped > 1.0:
            dripped = time.monotonic()
            pages += _pages(found)
            for key in list(waiting.get_map().values()):
                with contextlib.suppress(OSError):
                    key.fileobj.send(drip)  # type: ignore[union-attr]
    left = len(waiting.get_map())
    for key in list(waiting.get_map().values()):
        key.fileobj.close()  # type: ignore[union-attr]
    waiting.close()
    lasted = float("inf") if left else max(lives)
    print(f"{way:<19} {opened:5} opened, {most:5} descriptors at most, the longest lasted {lasted:5.1f} s "
          f"({left} not closed), slowest page {max(pages):.2f} s", flush=True)
    return most, lasted, max(pages)


def _ended(waiting: selectors.BaseSelector, seconds: float = 0.0) -> list[float]:
    """How long those lasted that were closed meanwhile."""
    lives = []
    for key, _ in waiting.select(seconds) if waiting.get_map() else ():
        if _is_closed(key.fileobj):  # type: ignore[arg-type]
            waiting.unregister(key.fileobj)
            key.fileobj.close()  # type: ignore[union-attr]
            lives.append(time.monotonic() - key.data)
    return lives


def _is_closed(one: socket.socket) -> bool:
    try:
        return not one.recv(65536)
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    except OSError:
        return True


def _pages(found: Served) -> list[float]:
    """Seconds for the host's page and for that of a family's screen; infinite where there is none."""
    times = []
    for role, address in (("", HOST), ("viewer", VIEWER)):
        with found.client(role, address) as client:
            begun = time.monotonic()
            try:
                client.get("/", timeout=5.0).raise_for_status()
                times.append(time.monotonic() - begun)
            except httpx.HTTPError as broken:
                print(f"  no page at {address}: {broken!r}", flush=True)
                times.append(float("inf"))
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--addresses", type=int, default=1, help="from so many addresses at once")
    asked = parser.parse_args()
    addresses = [STRANGER] if asked.addresses == 1 else [f"127.0.1.{n + 1}" for n in range(asked.addresses)]
    kept = True
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), files=FILES) as found:
        for way in WAYS:
            most, lasted, page = attack(found, way, asked.count, addresses)
            kept &= most < FILES * 0.9 and page < PAGE_S and lasted < LASTS_S + page
        print(f"tracebacks: {found.tracebacks()}")
        kept &= not found.tracebacks()
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
