"""Files from outside: read, checked against their form, and written whole.

Why it exists: people edit these files and hand them on, so each mistake must be told with its place. The forms are
pydantic's, in a module for each file that is loaded only when one is read; docs/schemas holds them as JSON Schema.
What it does not do: write a film or a log, which grow line by line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class FileFault(ValueError):
    """A file that is there and holds no JSON; the message says why."""


def read_json(path: Path) -> Any:
    """What a JSON file holds. FileNotFoundError where there is none, `FileFault` where it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise
    except OSError as e:
        raise FileFault(e.strerror or str(e)) from e
    except (ValueError, RecursionError) as e:  # of ValueError too: numbers with thousands of digits
        raise FileFault(str(e)) from e


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a text file, replacing an older one only once the new one is complete. `private`: for this user's eyes."""
    part = path.with_name(path.name + ".part")
    if private:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
    part.write_text(text, encoding="utf-8")
    part.replace(path)
