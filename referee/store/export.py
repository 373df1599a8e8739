"""A match as a file for other programs: CSV for spreadsheets, JSON, JSON lines; the last two can be read in again.

Why here: the log is the one place that holds every round of a match. What it does not do: compute a
score; what is exported is what was recorded, in the order in which it was recorded.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TextIO

from referee.i18n.said import Said

FORMATS = ("csv", "json", "jsonl")
BOM = "\ufeff"
"""Tells a spreadsheet that the text is UTF-8."""

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A spreadsheet runs a text that begins like that; an apostrophe makes it text again."""
COLUMNS = ("match", "round", "seq", "t", "frame", "type", "player", "squares", "colours", "token_from", "token_to",
           "class", "rule", "text", "confidence", "about", "evidence", "recorded_at", "by", "device", "decision", "end",
           "counts")
UNSEEN = ("look",)
"""Types of events that are no lines of the game: left out where people read."""
MOST_EVENTS = 500_000
"""Events of one match that are read in: an evening has a few thousand."""


def write_json(match: Mapping[str, Any], out: TextIO) -> None:
    """One object: the match with its rounds, each with its events."""
    json.dump(match, out, ensure_ascii=False, indent=1)
    out.write("\n")


def write_jsonl(match: Mapping[str, Any], out: TextIO) -> None:
    """The match without its rounds as the first line, then one event a line, with the numbers of match and round."""
    head = {key: value for key, value in match.items() if key not in ("id", "rounds")}
    rounds = [{key: value for key, value in played.items() if key != "events"} for played in match["rounds"]]
    out.write(json.dumps({"match": match["id"], "round": 0, "type": "match", **head, "rounds": rounds},
                         ensure_ascii=False) + "\n")
    for line in _lines(match):
        out.write(json.dumps(line, ensure_ascii=False) + "\n")


def write_csv(match: Mapping[str, Any], out: TextIO) -> None:
    """One event a row, columns as in `COLUMNS`; lists are joined with blanks."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for line in _lines(match):
        if line["type"] in UNSEEN:
            continue
        token = line.get("token")
        token = token if isinstance(token, Mapping) else {}
        row = {**line, "token_from": token.get("from"), "token_to": token.get("to")}
        table.writerow([csv_cell(row.get(column)) for column in COLUMNS])


def spreadsheet(rows: Iterable[Sequence[Any]]) -> str:
    """Rows as CSV that spreadsheets open, the first the headings; nothing in a cell is taken for a formula."""
    out = io.StringIO()
    csv.writer(out).writerows(map(csv_cell, row) for row in rows)
    return BOM + out.getvalue()


def _lines(match: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for played in match["rounds"]:
        for event in played["events"]:
            yield {"match": match["id"], "round": played["number"], **event}


def read(text: str) -> dict[str, Any]:
    """A match from what `write_json` or `write_jsonl` wrote. ValueError with a sentence where it is none."""
    try:
        whole = json.loads(text) if _is_one_object(text) else _from_lines(text)
        return _checked(whole)
    except RecursionError as e:
        raise ValueError(Said("import-nested")) from e
    except (KeyError, TypeError, AttributeError) as e:
        raise ValueError(Said("import-no-match", missing=f"{e!r}")) from e


def _is_one_object(text: str) -> bool:
    return "\n" in text.strip() and text.lstrip().startswith("{\n")


def _from_lines(text: str) -> dict[str, Any]:
    head: dict[str, Any] = {}
    events: dict[int, list[dict[str, Any]]] = {}
    for number, row in enumerate(filter(str.strip, text.splitlines()), 1):
        try:
            line = json.loads(row)
        except ValueError as e:
            raise ValueError(Said("import-no-json", number=number, why=e)) from e
        if number == 1:
            head = line
            continue
        kept = {key: value for key, value in line.items() if key not in ("match", "round")}
        events.setdefault(int(line["round"]), []).append(kept)
    if head.get("type") != "match":
        raise ValueError(Said("import-first-line"))
    rounds = [{**played, "events": events.pop(played["number"], [])} for played in head["rounds"]]
    if events:
        raise ValueError(Said("import-unknown-round", number=min(events)))
    return {**head, "rounds": rounds}


def _checked(whole: Any) -> dict[str, Any]:
    """What `Store.import_match` takes; KeyError, TypeError or ValueError otherwise."""
    rounds, count = [], 0
    for played in whole["rounds"]:
        events: list[dict[str, Any]] = []
        for line in played["events"]:
            if type(line["seq"]) is not int or not isinstance(line["type"], str):
                raise ValueError(Said("import-event", number=played["number"]))
            if events and line["seq"] <= events[-1]["seq"]:
                raise ValueError(Said("import-order", number=played["number"]))
            events.append({**line, "recorded_at": str(line["recorded_at"])})
        count += len(events)
        rounds.append({"number": int(played["number"]), "created_at": str(played["created_at"]), "events": events})
    if count > MOST_EVENTS:
        raise ValueError(Said("import-too-many", n=count, most=MOST_EVENTS))
    if [played["number"] for played in rounds] != list(range(1, len(rounds) + 1)):
        raise ValueError(Said("import-rounds"))
    return {"created_at": str(whole["created_at"]), "edition": str(whole["edition"]),
            "players": {str(k): str(v) for k, v in whole["players"].items()},
            "options": dict(whole["options"]), "files": dict(whole.get("files") or {}), "rounds": rounds}


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
