"""Addresses of cameras without what is nobody's business.

Why it exists: a camera's address holds its password, and screens, logs and exports are seen by others. What it does not
do: open anything.
"""

from __future__ import annotations

import re

from referee.i18n import Said

PASSWORD = re.compile(r"(://[^\s/:@]*:)[^\s/]*@|([?&](?:password|passwd|pass|pwd|auth|token)=)[^\s&\"'#]+",
                      re.IGNORECASE)
"""What stands between the user's name and the host of an address, or in its query by a name that says so."""


def masked(text: str) -> str:
    """A text without the passwords in it: `rtsp://user:secret@camera` -> `rtsp://user:***@camera`,
    `http://camera/?pwd=secret` -> `http://camera/?pwd=***`."""
    if isinstance(text, Said):
        return Said(text.key, **{name: masked(str(value)) if isinstance(value, str | Exception) else value
                                 for name, value in text.params.items()})
    return PASSWORD.sub(lambda found: f"{found[1]}***@" if found[1] else f"{found[2]}***", text)
