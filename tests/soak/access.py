"""Who gets at what, in full: `python -m tests.soak.access`, outside of CI, by the table of tests/web/test_roles.py.

Every route and every command, for everybody with and without a link, by each way a token can be said: a cookie, the
header of a program, the address of a link; and with tokens that are none. It fails when somebody reaches what the table
does not give them, or does not reach what it does.
"""

from __future__ import annotations

import argparse
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from referee.session.match.commands import COMMANDS
from tests.support.served import HOST, Served, served
from tests.web.test_roles import COMMAND_ROLES, FILLED, ROLES, ROUTES

COSTLY = ("/api/cameras", "/api/proposals", "/command/camera", "/command/learn", "/command/teach", "/command/demo")
"""What a host is not asked to do here: it opens cameras."""
WAYS: dict[str, Callable[[str], dict[str, str]]] = {
    "by cookie": lambda token: {"cookie": f"referee={token}"},
    "by header": lambda token: {"authorization": f"Bearer {token}"},
    "by another's cookie name": lambda token: {"cookie": f"referee-tls={token}"},
    "with a letter more": lambda token: {"cookie": f"referee={token}x"},
    "with a letter less": lambda token: {"authorization": f"Bearer {token[:-1]}"},
    "as a password": lambda token: {"authorization": f"Basic {token}"},
}
LETS_IN = ("by cookie", "by header")


def tried(found: Served, way: str, role: str | None) -> tuple[int, list[str]]:
    """How many cases, and those that are not as the table says."""
    token = found.tokens[role] if role else ""
    headers = {"host": f"192.168.178.20:{found.port}", **(WAYS[way](token) if role else {})}
    known = role if role and way in LETS_IN else "stranger"
    cases = {**ROUTES, **{f"POST /command/{name}": roles for name, roles in COMMAND_ROLES.items()}}
    wrong, count = [], 0
    with httpx.Client(base_url=f"http://{HOST}:{found.port}", headers=headers, trust_env=False, timeout=30) as client:
        for case, roles in cases.items():
            method, path = case.split()
            if known == "host" and path in COSTLY:
                continue
            count += 1
            if method == "WS":
                reached = _socket(found, path, headers)
            else:
                filled = path.format(**{**FILLED, "role": "camera"}) + ("/app.js" if path == "/static" else "")
                status = client.request(method, filled, json={} if method == "POST" else None).status_code
                reached = status not in (401, 403)
                if status >= 500:
                    wrong.append(f"{way}, {role}: {case}: {status}")
            if reached != (known in roles.split()):
                wrong.append(f"{way}, {role}: {case}: {'reached' if reached else 'refused'}")
            if path == "/api/access/{role}" and reached:  # new links were made
                found.read_tokens()
    return count, wrong


def _socket(found: Served, path: str, headers: dict[str, str]) -> bool:
    given = {name: value for name, value in headers.items() if name != "host"}
    try:
        with connect(f"ws://{headers['host']}{path}", sock=socket.create_connection((HOST, found.port)), proxy=None,
                     additional_headers=given):
            return True
    except InvalidStatus as refused:
        if refused.response.status_code != 403:
            raise
        return False


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    assert sorted(COMMANDS) == sorted(COMMAND_ROLES)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as found:
        total = 0
        wrong: list[str] = []
        for way in WAYS:
            for role in (None, *ROLES) if way == "by cookie" else ROLES:
                count, more = tried(found, way, role)
                total, wrong = total + count, wrong + more
        for line in wrong:
            print(line)
        print(f"{total} cases of access: {len(wrong)} wrong; tracebacks {found.tracebacks()}")
        return int(bool(wrong or found.tracebacks()))


if __name__ == "__main__":
    sys.exit(main())
