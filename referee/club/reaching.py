"""Whether a table's own page can be reached, before a screen is sent there.

Why it exists: a laptop that was shut answers nobody, and a screen that was sent there shows a browser's error; the
table's last known state is better. What it does not do: fetch anything.
"""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from referee.web.entry.access import is_local

PATIENCE_S = 1.5
"""On a network of a house an answer takes milliseconds."""


def reachable(address: str, *, here: bool) -> bool:
    """Whether something answers at a page's address. `here`: the screen that wants to go there is this machine's.

    An address by which a machine calls itself is another one's on any other machine.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not host or (is_local(host) and not here):
        return False
    try:
        socket.create_connection((host, port), PATIENCE_S).close()
    except OSError:
        return False
    return True
