"""Addresses of cameras without what is nobody's business, and as programs take them.

Why it exists: a camera's address holds its password, and screens, logs and exports are seen by others; and people write
passwords as they are. What it does not do: open anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlsplit

from referee.i18n import Said

_PORT = r"(?!\d{1,5}(?:[/\s,;)\"']|$))"
_LOGIN = rf"://[^\s/:@]*:{_PORT}(?!\s)"
_WRITTEN = r"(?:(?!://|\s\s)[^\r\n\"<>])*"
"""A password as people write it, with / or a space in it; up to the last @ in sight, for more hidden harms nobody."""
_NAMES = "password|passwd|passwort|pass|pas|pwd|psw|auth|token|secret|key"
PASSWORD = re.compile(rf"({_LOGIN}){_WRITTEN}@|(://[^\s/:@]*:)[^\s/]*@|"
                      rf"([?&;/_](?:\w*_|login|user|api|access)?(?:{_NAMES})=)[^\s&\"'#]+", re.IGNORECASE)
"""What stands between the user's name and the host of an address, or in its path or query by a name that says so."""
BLANK = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
UNQUOTED = re.compile(rf"({_LOGIN})({_WRITTEN})(?=@)")
BARE = re.compile(r"\A(?!.*://)([^\s/:@]+:).+@(?=[^@]+)")
"""An address with a password whose beginning (`rtsp://`) was forgotten."""


def masked(text: str) -> str:
    """A text without the passwords in it: `rtsp://user:secret@camera` -> `rtsp://user:***@camera`,
    `http://camera/?pwd=secret` -> `http://camera/?pwd=***`."""
    if isinstance(text, Said):
        return Said(text.key, **{name: masked(str(value)) if isinstance(value, str | Exception) else value
                                 for name, value in text.params.items()})
    return PASSWORD.sub(lambda found: f"{found[3]}***" if found[3] else f"{found[1] or found[2]}***@", text)


def without_passwords(value: Any) -> Any:
    """JSON without the passwords in the addresses in it."""
    if isinstance(value, str):
        return masked(value) if "://" in value else value
    if isinstance(value, Mapping):
        return {key: without_passwords(of) for key, of in value.items()}
    if isinstance(value, list | tuple):
        return [without_passwords(of) for of in value]
    return value


def shown(spec: str) -> str:
    """What a person wrote as a source, without the password in it, even where `rtsp://` was forgotten."""
    return masked(BARE.sub(r"\1***@", spec, count=1))


def names_a_host(address: str) -> bool:
    """Whether an address has a host that can be looked up, and a port that there is, if any."""
    try:
        parts = urlsplit(well_formed(address))
        host, _ = parts.hostname or "", parts.port
        return bool(host) and not BLANK.search(address) and bool(":" in host or host.encode("idna"))
    except ValueError:
        return False


def well_formed(address: str) -> str:
    """The address with what ends its host (/ ? #) quoted in a password that was written as it is."""
    authority = re.split(r"[/?#]", address.partition("://")[2], maxsplit=1)[0]
    if "@" in authority:
        return address
    return UNQUOTED.sub(lambda found: found[1] + quote(found[2], safe="%!$&'()*+,;=:@~"), address, count=1)
