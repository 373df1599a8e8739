"""A match as a file for other programs: CSV for spreadsheets, JSON, JSON lines; the last two can be read in again.

Why here: the log is the one place that holds every round of a match. What it does not do: compute a
score; what is exported is what was recorded, in the order in which it was recorded.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TextIO

from referee.files.cells import csv_cell
from referee.files.forms import checked
from referee.files.lines.values import LineForm
from referee.files.match_export import MOST_EVENTS, match_form
from referee.i18n.said import Said

FORMATS = ("csv", "json", "jsonl")
HALF_PAIR = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""Where a file may name half of a letter that takes two."""
LONGEST_QUOTE, LONGEST = 60, 300
"""Letters that a refusal says of a file, and has in all."""
BOM = "\ufeff"
"""Tells a spreadsheet that the text is UTF-8."""
COLUMNS = ("match", "round", "seq", "t", "frame", "type", "player", "squares", "colours", "token_from", "token_to",
           "class", "rule", "text", "confidence", "about", "evidence", "recorded_at", "by", "device", "decision", "end",
           "counts")
UNSEEN = ("look",)
"""Types of events that are no lines of the game: left out where people read."""
MOST_VALUES = 2_500_000
"""Values in a file that is read in, each some 60 bytes of memory; an evening with all looks has half a million."""


def write_json(match: Mapping[str, Any], out: TextIO) -> None:
    """One object: the match with its rounds, each with its events."""
    json.dump(match, out, ensure_ascii=False, indent=1, default=str)
    out.write("\n")


def write_jsonl(match: Mapping[str, Any], out: TextIO) -> None:
    """The match without its rounds as the first line, then one event a line, with the numbers of match and round.

    The first says as `lines` how many follow, so that half a file is known for one.
    """
    head = {key: value for key, value in match.items() if key not in ("id", "rounds")}
    rounds = [{key: value for key, value in played.items() if key != "events"} for played in match["rounds"]]
    lines = list(_lines(match))
    out.write(json.dumps({"match": match["id"], "round": 0, "type": "match", "lines": len(lines), **head,
                          "rounds": rounds}, ensure_ascii=False, default=str) + "\n")
    for line in lines:
        out.write(json.dumps(line, ensure_ascii=False, default=str) + "\n")


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


def read(text: str, forms: Callable[[object], tuple[type[LineForm], ...]]) -> dict[str, Any]:
    """A match from what `write_json` or `write_jsonl` wrote, each value of its kind and within its bounds.

    `forms`: those of the lines that only the game of that name has; whatever stands there for a name.

    ValueError with a sentence where it is none. Whether it can be played back is for `session` to try.
    """
    values = sum(map(text.count, ",[{"))
    if values > MOST_VALUES:
        raise ValueError(Said("import-large", n=values, most=MOST_VALUES))
    try:
        whole = _ordered(_parsed(text) if _is_one_object(text) else _from_lines(text))
    except RecursionError as e:
        raise ValueError(Said("import-nested")) from e
    except (KeyError, TypeError, AttributeError, OverflowError) as e:
        missing = repr(e.args[0]) if isinstance(e, KeyError) else "a match"
        raise ValueError(Said("import-no-match", missing=missing)) from e
    options = whole.get("options")
    own = forms(options.get("game") if isinstance(options, dict) else None)
    form = checked(match_form(own), whole, lambda what: ValueError(Said("import-form", what=what[:LONGEST])))
    return form.model_dump(mode="json", by_alias=True, exclude_unset=True)


def _is_one_object(text: str) -> bool:
    return "\n" in text.strip() and text.lstrip().startswith("{\n")


def _parsed(text: str, number: int = 0) -> Any:
    """JSON whose objects name nothing twice, whose numbers are numbers, and whose texts can be written again.

    `number`: that of the line, where it is one of several.
    """
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as e:
        whole = text.rstrip()
        ends = whole.startswith("{") and (not whole.endswith("}") or e.pos >= len(whole))
        raise ValueError(Said("import-cut") if ends else Said("import-no-json", number=number or e.lineno)) from e
    except ValueError as e:  # a number with thousands of digits, or what the two below say
        raise e if isinstance(e.args[0], Said) else ValueError(
            Said("import-form", what="a number of thousands of digits")) from e
    if HALF_PAIR.search(text):
        _writable(found)
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(Said("import-twice", name=f"{twice[:LONGEST_QUOTE]!r}"))
    return found


def _no_number(name: str) -> float:
    raise ValueError(Said("import-form", what=f"{name} is no number"))


def _writable(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as e:
        raise ValueError(Said("import-letters")) from e


def _from_lines(text: str) -> dict[str, Any]:
    head: dict[str, Any] = {}
    events: dict[int, list[dict[str, Any]]] = {}
    for number, row in enumerate(filter(str.strip, text.split("\n")), 1):
        line = _parsed(row, number)
        if number == 1:
            head = line
            continue
        kept = {key: value for key, value in line.items() if key not in ("match", "round")}
        if type(line["round"]) is not int:
            raise TypeError("round")
        events.setdefault(line["round"], []).append(kept)
    if head.get("type") != "match":
        raise ValueError(Said("import-first-line"))
    if head.pop("lines", found := sum(map(len, events.values()))) != found:
        raise ValueError(Said("import-cut"))
    rounds = [{**played, "events": events.pop(played["number"], [])} for played in head["rounds"]]
    if events:
        raise ValueError(Said("import-unknown-round", number=min(events)))
    return {**head, "rounds": rounds}


def _ordered(whole: Any) -> dict[str, Any]:
    """The match with numbers in order; KeyError, TypeError or ValueError otherwise."""
    count = 0
    for played in whole["rounds"]:
        before = 0
        for line in played["events"]:
            if type(line["seq"]) is not int or not isinstance(line["type"], str):
                raise ValueError(Said("import-event", number=played["number"]))
            if line["seq"] <= before:
                raise ValueError(Said("import-order", number=played["number"]))
            before = line["seq"]
        count += len(played["events"])
    if count > MOST_EVENTS:
        raise ValueError(Said("import-too-many", n=count, most=MOST_EVENTS))
    if [played["number"] for played in whole["rounds"]] != list(range(1, len(whole["rounds"]) + 1)):
        raise ValueError(Said("import-rounds"))
    return {**whole, "files": whole.get("files") or {}}
