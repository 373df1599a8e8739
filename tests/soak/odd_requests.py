"""Requests as no browser sends them: `python -m tests.soak.odd_requests`, outside of CI; a short run is in the suite.

Every part of a request is drawn from what is known to break parsers: methods, targets, versions, headers that stand
twice or hold what they must not, bodies of another length than was said. It fails when anything is answered by 500 or
above, or the dashboard logs a traceback.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import random
import socket
import sys
import tempfile
from pathlib import Path

from tests.support.served import HOST, served


def _many(letters: str, count: int = 5000) -> bytes:
    return letters.encode() * count


HEADERS: dict[bytes, list[bytes]] = {
    b"Origin": [b"http://[::1", b"http://]", b"//", b"\xff", b"http://a:b:c", b"null", b"http://localhost:99999999",
                _many("x"), "http://٣".encode(), b"http://localhost\\@evil.example"],
    b"Host": [b"[::1", b"[", b"]", b"::1", b"localhost:x", b"localhost:99999999", b"a@localhost", b"localhost/..",
              b"\xff\xfe", b"%00", b"", b"[::1]:x", b"[v1.a]", b"\xc2\xb2", _many("x"), b"localhost\x00",
              b"127.0.0.1, evil.example", b"localhost evil.example"],
    b"Content-Length": [b"\xb2", b"-1", b"+5", b"1_0", b"0x10", _many("9"), b"9" * 19, b"9" * 18, b"1e3", b" 5",
                        b"5, 5", b"", "٣".encode(), b"nan"],
    b"Transfer-Encoding": [b"chunked", b"gzip, chunked", b"identity", b"xchunked", b"chunked, chunked", b"\x0bchunked"],
    b"Cookie": [b"referee", b"=", b'referee="\\777\\400"', b";;;;", b"referee=\xff", b"referee=" + _many("x"),
                _many("a=b;", 2000), b"referee=\xed\xa0\x80"],
    b"Authorization": [b"", b"Bearer", b"Bearer ", b"Bearer \xff\xfe", b"\xff", b"Bearer " + _many("x"), b"Basic ===="],
    b"Accept-Language": [b"de;q=nan", b"de;q=inf", b"de;q=1e999", b";;;,,,;q=", b"\xff", _many("de,", 3000),
                         b"de;q=" + _many("9"), b"*", b"de;q=1_0"],
    b"Range": [b"bytes=", b"bytes=-", b"bytes=5-1", b"bytes=" + _many("0-0,", 2000), b"bytes=-" + _many("9"), b"x",
               b"bytes=\xb2-", b"bytes=0-" + b"9" * 30],
    b"If-None-Match": [b'"', b"W/", b"*", b"\xff", _many('"a",', 2000)],
    b"If-Modified-Since": [b"x", b"Mon, 99 Foo 99999 99:99:99 GMT", b"\xff", b"Thu, 01 Jan 1970 00:00:00 -9999",
                           b"Fri, 31 Dec 9999 23:59:59 -2400"],
    b"If-Range": [b"x", b"\xff"],
    b"X-Forwarded-For": [b"::1, \xff", b"[", _many("a"), b"127.0.0.1:99999999", b",,,", b"[::1]:x", b"unix:", b""],
    b"X-Forwarded-Host": [b"[::1", b"\xff", b"", b"a,b", b"\xb2"],
    b"X-Forwarded-Proto": [b"\xff", b"javascript", b"", b"wss"],
    b"X-Forwarded-Prefix": [b"/\xff", b"/a/../b", b"//evil", b"/" + _many("a"), b"/a\\b"],
    b"Forwarded": [b'for=[;"', b"\xff"],
    b"Sec-Fetch-Site": [b"\xff", b""],
    b"Content-Type": [b"application/json; charset=\xff", b"multipart/form-data", b"multipart/form-data; boundary=\xff",
                      b"application/json; charset=utf-7", b"text/plain", b"a/b/c", b"="],
    b"Content-Encoding": [b"gzip", b"\xff"],
    b"Accept-Encoding": [b"gzip;q=nan", b"\xff", b"*"],
    b"Expect": [b"100-continue", b"200-ok"],
    b"Upgrade": [b"websocket", b"h2c", b"\xff"],
    b"Connection": [b"Upgrade", b"close", b"keep-alive, Upgrade", b"\xff"],
    b"Sec-WebSocket-Key": [b"x", b"\xff", b"MTIzNDU2Nzg5MDEyMzQ1Ng=="],
    b"Sec-WebSocket-Version": [b"13", b"99", b"\xb2"],
    b"Sec-WebSocket-Extensions": [b"permessage-deflate; server_max_window_bits=99", _many("permessage-deflate;", 300),
                                  b"\xff", b"permessage-deflate; client_max_window_bits=8"],
    b"Sec-WebSocket-Protocol": [b"a,b", b"\xff", _many(",", 3000)],
    b"\xff": [b"x"], b"": [b"x"], b"X y": [b"z"],
}
TARGETS = [
    b"/", b"/play", b"/live", b"/frame", b"/static/app.js", b"/static/", b"/static", b"/static/css/",
    b"/camera/pictures", b"/camera/picture", b"/api/home", b"/api/match/1/export.csv", b"/api/match/1/round/1/film.mp4",
    b"/command/stop", b"/ask/score", b"/api/import", b"/api/access/host", b"/?token=a&token=b", b"/?mytoken=1",
    b"/static/%00", b"/static/\xff", b"/static/%ff", b"/static/" + _many("a"), b"/static/app.js/x",
    b"/static/%2e%2e/app.py", b"/api/texts/%00", b"/api/texts/..%2f..%2fx",
    b"/api/match/1/round/1/film.mp4?language=%00",
    b"/api/match/" + _many("9"), b"/api/match/%D9%A3", b"/api/match/1_0", b"/evidence/%00", b"/evidence/" + _many("a"),
    b"/evidence/" + b"0" * 64 + b".jpg", b"//", b"///evil", b"/%ed%a0%80", b"/%", b"/%zz", b"/%00", b"*", b"evil:443",
    b"http://evil.example/", b"http://[::1/", b"http://localhost/play", b"?", b"/?token=%ed%a0%80", b"/?token=\xff",
    b"/play?" + _many("&", 30_000), b"/?lang=%ed%a0%80", b"/?" + _many("a=b&", 10_000), b"/command/%00",
    b"/api/access/%00", b"/help/%ff", b"/match/x", b"/\\..\\..", b"/#x", b"/a b", b"", b"x", b"/\x7f", b"/\x00",
    b"/live?lang=\xff", b"/live\xff", b"/live?" + _many("a", 9000), b"/" + _many("a", 70_000)]
METHODS = [b"HEAD", b"PUT", b"OPTIONS", b"DELETE", b"TRACE", b"CONNECT", b"PATCH", b"get", b"PRI", b"\xff", b"G" * 300,
           b""]
VERSIONS = [b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/1.2", b"HTTP/9.9", b"", b"http/1.1", b"HTTP/1.1\x00"]
BODIES = [b"", b"{}", b"\xff", b"0\r\n\r\n", b"5\r\n{}   \r\n0\r\n\r\n", b"FFFFFFFFFFFFFFFFFFFF\r\n", b"-1\r\n",
          b"5;" + _many("x") + b"\r\n{}   \r\n0\r\nX: y\r\n\r\n", b"{" * 3000]
OPENING = [(b"Connection", b"Upgrade"), (b"Upgrade", b"websocket"), (b"Sec-WebSocket-Version", b"13"),
           (b"Sec-WebSocket-Key", b"MTIzNDU2Nzg5MDEyMzQ1Ng==")]


def request(rng: random.Random) -> bytes:
    """One request, mostly a good one with something wrong in it."""
    method = rng.choice([b"GET"] * 5 + [b"POST"] * 4 + [rng.choice(METHODS)])
    version = rng.choice([b"HTTP/1.1"] * 6 + [rng.choice(VERSIONS)])
    target, body = rng.choice(TARGETS if rng.random() < 0.6 else TARGETS[:19]), rng.choice(BODIES)
    headers = [(b"Host", b"localhost")]
    if rng.random() < 0.3:
        headers += OPENING
    elif rng.random() < 0.7:
        headers.append((b"Content-Length", str(len(body)).encode()))
    for _ in range(rng.choice((0, 1, 1, 1, 2))):
        name = rng.choice(list(HEADERS))
        if rng.random() < 0.7:
            headers = [header for header in headers if header[0] != name]
        headers.append((name, rng.choice(HEADERS[name])))
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return method + b" " + target + b" " + version + b"\r\n" + lines + b"\r\n" + body


def status(port: int, data: bytes, patience: float = 0.3) -> str:
    """The status that this is answered with; "none" where it is not answered."""
    got = b""
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), 5) as one:
        one.sendall(data)
        one.settimeout(patience)
        while b"\r\n" not in got and (chunk := one.recv(65536)):
            got += chunk
    return got[9:12].decode("latin-1") if got.startswith(b"HTTP/") else "none"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, answers = random.Random(asked.seed), collections.Counter[str]()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as found:
        for _ in range(asked.count):
            data = request(rng)
            answers[told := status(found.port, data)] += 1
            if told >= "500" and told != "none":
                print(f"{told}: {data[:300]!r}", flush=True)
        alive = found.page_s()
        print(f"{asked.count} odd requests: {dict(sorted(answers.items()))}; tracebacks {found.tracebacks()}; "
              f"the page afterwards in {alive:.2f} s")
        broken = sum(count for told, count in answers.items() if told >= "500" and told != "none")
        return int(bool(broken or found.tracebacks()))


if __name__ == "__main__":
    sys.exit(main())
