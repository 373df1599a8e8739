"""Ways out of the folders that are served: `python -m tests.soak.path_escapes`, outside of CI; a few are in the suite.

Every address that takes a name is asked for files beside and above it, in all spellings, by a stranger, a viewer and
the host. It fails when an answer holds what only such a file holds, is 500 or above, or leaves a file behind.
"""

from __future__ import annotations

import argparse
import itertools
import socket
import sys
import tempfile
import time
from pathlib import Path

from tests.support.served import HOST, Served, served

SECRET = "a secret that nobody gets 6f1d"
PLACES = ("/static/{}", "/static/css/{}", "/evidence/{}", "/api/texts/{}", "/api/match/{}/export.json",
          "/api/match/1/{}", "/api/match/1/round/{}", "/api/match/1/round/1/film.mp4?language={}", "/help/{}",
          "/match/{}", "/api/rules/{}", "/{}")
"""Where a name is taken."""
UPS = ("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e%252f", "..%c0%af", "..%ef%bc%8f", ".%2e/",
       "....//", "..;/", "%2e%2e%5c", "..%00/", "/", "//", "%2f", "%2f%2f", "file:///", "~/", "C:%5c", "")
"""How a step up, or to the top, may be spelled."""
FILES = ("etc/passwd", "links.json", "referee.db", "certificate-key.pem", "app.py", "secret.txt")
DEPTHS = (1, 9)
LEAKS = (SECRET.encode(), b"root:x:0", b"SQLite format 3", b"PRIVATE KEY", b"def create_app")


def escapes(folder: str) -> list[str]:
    """All that is asked for. `folder`: where the data lies, for those that name it whole."""
    ups = [up * depth for up in UPS for depth in (DEPTHS if ".." in up or "%2e" in up else (1,))]
    found = [place.format(up + file) for place, up, file in itertools.product(PLACES, ups, FILES)]
    return found + [place.format(f"{start}{folder}/{file}")
                    for place, start, file in itertools.product(PLACES, ("", "/", "%2f", "file://"), FILES)]


def answer(one: socket.socket, path: str, headers: str) -> bytes:
    """The whole answer, over a connection that goes on; it is cut off where the dashboard ends that."""
    one.sendall(f"GET {path} HTTP/1.1\r\n{headers}\r\n".encode())
    got = b""
    while b"\r\n\r\n" not in got and (more := one.recv(65536)):
        got += more
    head, _, body = got.partition(b"\r\n\r\n")
    length = next((int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0)
    while len(body) < length and (more := one.recv(65536)):
        body += more
    return head + body


def tried(found: Served, paths: list[str]) -> tuple[int, list[str]]:
    """How many were asked for, and what broke."""
    broken, count = [], 0
    for who, headers in (("host", "Host: localhost\r\n"), ("stranger", "Host: 192.168.178.20\r\n"),
                         ("viewer", f"Host: 192.168.178.20\r\nCookie: referee={found.tokens['viewer']}\r\n")):
        one = socket.create_connection((HOST, found.port), 20)
        for path in paths:
            got = answer(one, path, headers)
            count += 1
            if b"\r\nconnection: close" in got:
                one.close()
                one = socket.create_connection((HOST, found.port), 20)
            if got[9:10] >= b"5" or any(leak in got for leak in LEAKS):
                broken.append(f"{who}: {path}: {got[:60]!r}")
        one.close()
    return count, broken


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as name, served(Path(name)) as found:
        data = Path(name) / "data" / "referee"
        (data / "secret.txt").write_text(SECRET, encoding="utf-8")
        before, begun = sorted(data.rglob("*")), time.monotonic()
        count, broken = tried(found, escapes(str(data)))
        left = [path for path in sorted(data.rglob("*")) if path not in before]
        for line in broken[:20]:
            print(line)
        print(f"{count} path escapes in {time.monotonic() - begun:.0f} s: {len(broken)} broken, {len(left)} files "
              f"left, tracebacks {found.tracebacks()}")
        return int(bool(broken or left or found.tracebacks()))


if __name__ == "__main__":
    sys.exit(main())
