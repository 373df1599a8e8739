"""Addresses of cameras without what is nobody's business.

Why it exists: a camera's address holds its password, and screens, logs and exports are seen by others. What it does not
do: open anything.
"""

from __future__ import annotations

import re

PASSWORD = re.compile(r"(://[^\s/:@]*:)[^\s/@]*@")
"""What stands between the user's name and the host of an address."""


def masked(text: str) -> str:
    """A text without the passwords in it: `rtsp://user:secret@camera` -> `rtsp://user:***@camera`."""
    return PASSWORD.sub(r"\1***@", text)
