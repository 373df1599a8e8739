"""Three sockets that flood, in every way: `python -m tests.soak.floods`, outside of CI.

They have a link (a viewer's or, for pictures, the camera's) and open again whenever they are cut off. Meanwhile another
screen fetches the page and waits for news on its own socket. Prints for each way the slowest page and news, how often
the flood was cut off, and the dashboard's memory. It fails when either takes a second or more, a flood is not cut off,
or the memory grows by more than 100 MB.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

from tests.support.frames import BINARY, CONTINUES, PING, PONG, TEXT, frame, opened
from tests.support.served import HOST, VIEWER, Served, served

SOCKETS, LATE_S, GROWS_MB = 3, 1.0, 100.0


def crumbs(opcode: int) -> bytes:
    """The beginning of a message that comes byte by byte, each in a frame of its own."""
    return frame(opcode, b"x", last=False) + frame(CONTINUES, b"x", last=False) * 9000


WORD = frame(TEXT, b'{"watching": true}')
WAYS: dict[str, tuple[str, str, Callable[[], bytes]]] = {
    "messages": ("viewer", "/live", lambda: WORD * 4000),
    "empty messages": ("viewer", "/live", lambda: frame(TEXT) * 12000),
    "long messages": ("viewer", "/live", lambda: frame(TEXT, b"x" * 60_000)),
    "one endless message": ("viewer", "/live", lambda: crumbs(TEXT)),
    "pings": ("viewer", "/live", lambda: frame(PING, b"x" * 100) * 700),
    "pongs": ("viewer", "/live", lambda: frame(PONG) * 12000),
    "noise": ("viewer", "/live", lambda: random.randbytes(65536)),
    "opening and closing": ("viewer", "/live", lambda: b""),
    "pictures that are none": ("camera", "/camera/pictures", lambda: frame(BINARY, b"x") * 9000),
    "pictures in crumbs": ("camera", "/camera/pictures", lambda: crumbs(BINARY)),
    "large pictures": ("camera", "/camera/pictures", lambda: frame(BINARY, b"x" * 4_000_000)),
}
"""Who floods, where, and with what."""


def flood(found: tuple[int, dict[str, str]], way: str, until: float, cut: multiprocessing.Queue[int]) -> None:
    """Send as much as goes, and open again when cut off; tells how often that was."""
    role, path, made = WAYS[way]
    served_at = Served(None, found[0], found[1], Path())
    data, times = made(), 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError), contextlib.closing(opened(served_at, role, path)) as one:
            one.settimeout(0.2)
            while time.monotonic() < until and data:
                with contextlib.suppress(TimeoutError):
                    one.sendall(data)
                if _cut_off(one):
                    break
        times += 1
    cut.put(times)


def _cut_off(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        while got := one.recv(1 << 20):
            if not got:
                return True
        return True
    except BlockingIOError:
        return False
    finally:
        one.settimeout(0.2)


def news(found: Served, listening: ClientConnection, name: str) -> float:
    """Seconds from a command of the host until another screen hears of it."""
    with found.client() as client:
        begun = time.monotonic()
        answer = client.post("/command/rename", json={"person": "person-1", "name": name})
        assert answer.status_code == 200, answer.text
        while name not in str(listening.recv(timeout=30)):
            pass
        return time.monotonic() - begun


def listen(found: Served) -> ClientConnection:
    """The live socket of a screen elsewhere in the house."""
    one = socket.create_connection((HOST, found.port), source_address=(VIEWER, 0))
    return connect(f"ws://192.168.178.20:{found.port}/live", sock=one, proxy=None, max_size=None,
                   additional_headers={"cookie": f"referee={found.tokens['player']}"})


def attack(found: Served, way: str, seconds: float) -> bool:
    """Flood in one way; whether others noticed nothing of it."""
    before = found.memory()
    until = time.monotonic() + seconds
    cut: multiprocessing.Queue[int] = multiprocessing.Queue()
    flooding = [multiprocessing.Process(target=flood, args=((found.port, found.tokens), way, until, cut), daemon=True)
                for _ in range(SOCKETS)]
    pages: list[float] = []
    told: list[float] = []
    with listen(found) as listening:
        for one in flooding:
            one.start()
        time.sleep(0.5)
        while time.monotonic() < until:
            pages.append(found.page_s())
            told.append(news(found, listening, f"Ada {len(told)}"))
    times = [cut.get(timeout=30) for _ in flooding]
    for one in flooding:
        one.join()
    grown = found.memory() - before
    kept = max(pages) < LATE_S and max(told) < LATE_S and grown < GROWS_MB and min(times) > 0
    print(f"{way:<23} slowest page {max(pages):.2f} s, slowest news {max(told):.2f} s of {len(told)}, cut off "
          f"{sum(times)} times, memory {grown:+.0f} MB{'' if kept else '  BROKEN'}", flush=True)
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each way")
    parser.add_argument("--way", choices=WAYS)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as found:
        print(f"without a flood: page {found.page_s():.2f} s", flush=True)
        kept = [attack(found, way, asked.seconds) for way in ([asked.way] if asked.way else WAYS)]
        print(f"tracebacks: {found.tracebacks()}")
        return int(not all(kept) or found.tracebacks() > 0)


if __name__ == "__main__":
    sys.exit(main())
