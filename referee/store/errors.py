"""What the log answers when it cannot do what was asked.

Why it exists: a wrong wish and a log that cannot be used just now are two things: the second passes. What it does not
do: decide what happens then (`log`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, TimeoutError

from referee.i18n.said import SaidError

OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""What a database says of a wrong question; everything else it says is about itself."""
REASONS = {"locked": "store-locked", "busy": "store-locked", "is full": "store-disk-full",
           "readonly": "store-read-only", "read-only": "store-read-only", "lock timeout": "store-locked",
           "connection": "store-server-away", "server": "store-server-away", "resolve host": "store-server-away"}
"""Words of a database's messages -> the sentence for people."""
REFUSES = re.compile(r"FATAL:\s*(?!the database system is )(\S.*)")
"""What a server says that answers and lets nobody in: a wrong password, no such database, too many connections.
One that is still starting, or is ending, is away."""
DAMAGED = ("not a database", "malformed", "no such table")


class StoreError(SaidError):
    """The log cannot do what was asked; the message says what to change."""


class Missing(StoreError):
    """There is no match, round or file of that number or name."""


class Unreachable(StoreError):
    """The log can be neither read nor written just now: locked, full, gone or damaged. It may pass."""


class Refused(Unreachable):
    """There is a server, and it says why it lets nobody in; mostly the address must be corrected."""


class Damaged(Unreachable):
    """What is in the file is no log, or no longer one."""


class DamagedEntry(StoreError):
    """An entry of the log is no longer what was written; all else can be read."""


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Turn what the database says into one sentence for people; `name`: what the log is called."""
    try:
        yield
    except OverflowError as e:
        raise Missing("store-too-large") from e
    except UnicodeDecodeError as e:  # of the name of a column
        raise Damaged("store-damaged", name=name) from e
    except TimeoutError as e:
        raise Unreachable("store-locked", name=name) from e
    except DBAPIError as e:
        reason = str(e.orig)
        if isinstance(e, OURS):
            raise StoreError("store-unusable", name=name, reason=reason) from e
        if any(words in reason for words in DAMAGED):
            raise Damaged("store-damaged", name=name) from e
        if refuses := REFUSES.findall(reason):
            raise Refused("store-server-refuses", name=name, why=refuses[-1]) from e
        key = next((key for words, key in REASONS.items() if words in reason), None)
        if key is not None:
            raise Unreachable(key, name=name) from e
        raise Unreachable("store-unusable", name=name, reason=reason) from e
