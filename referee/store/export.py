"""A match as a file for other programs: CSV for spreadsheets, JSON, JSON lines.

Why here: the log is the one place that holds every round of a match. What it does not do: compute a
score; what is exported is what was recorded, in the order in which it was recorded.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

FORMATS = ("csv", "json", "jsonl")

COLUMNS = ("match", "round", "seq", "t", "frame", "type", "player", "squares", "colours", "token_from", "token_to",
           "class", "rule", "text", "confidence", "about", "evidence", "recorded_at")


def write_json(match: Mapping[str, Any], out: TextIO) -> None:
    """One object: the match with its rounds, each with its events."""
    json.dump(match, out, ensure_ascii=False, indent=1)
    out.write("\n")


def write_jsonl(match: Mapping[str, Any], out: TextIO) -> None:
    """One event a line, with the numbers of its match and round."""
    for line in _lines(match):
        out.write(json.dumps(line, ensure_ascii=False) + "\n")


def write_csv(match: Mapping[str, Any], out: TextIO) -> None:
    """One event a row, columns as in `COLUMNS`; lists are joined with blanks."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for line in _lines(match):
        token = line.get("token") or {}
        row = {**line, "token_from": token.get("from"), "token_to": token.get("to")}
        table.writerow([_cell(row.get(column)) for column in COLUMNS])


def _lines(match: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for played in match["rounds"]:
        for event in played["events"]:
            yield {"match": match["id"], "round": played["number"], **event}


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return " ".join(str(v) for v in value)
    text = str(value)
    # A spreadsheet runs a text that begins like a formula; an apostrophe makes it text again.
    return "'" + text if isinstance(value, str) and text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
