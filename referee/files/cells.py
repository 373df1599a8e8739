"""Values as cells of CSV, which spreadsheets open.

Why it exists: names come from people, and a spreadsheet runs what looks like a formula. What it does not do: write a
file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A spreadsheet runs a text that begins like that; an apostrophe makes it text again."""


def csv_cell(value: Any) -> str:
    """A value as a cell of CSV; lists are joined with blanks, and no spreadsheet takes it for a formula."""
    if value is None:
        return ""
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, Mapping):
        text = " ".join(f"{k}={v}" for k, v in value.items())
    elif isinstance(value, list | tuple):
        text = " ".join(str(v) for v in value)
    else:
        text = str(value)
    return f"'{text}" if text.startswith(FORMULA) else text
