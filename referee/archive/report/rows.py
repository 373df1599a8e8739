"""The results as rows: one a round, one a finding; as CSV, and as Parquet where pyarrow is installed.

Why it exists: whoever counts over a thousand evenings does so with tools of their own. What it does not do: speak a
language of its own. Sentences come in the one asked for; names of columns and classes stay as they are.
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from referee.files import write_whole
from referee.files.cells import csv_cell
from referee.i18n.said import in_language

Row = dict[str, Any]
MARK = "\ufeff"
"""Tells a spreadsheet that the text is UTF-8; pandas, R and DuckDB know it."""
CLASSES = ("violation", "house_rule", "unclear")
ROUND = ("recording", "id", "status", "why", "game", "document", "edition", "whole", "table", "seconds", "violation",
         "house_rule", "unclear", "scored", "score_unclear", "end", "caller", "players", "score", "hidden", "remarks",
         "took_s")
FINDING = ("finding", "recording", "game", "class", "rule", "rule_title", "player", "name", "t", "squares", "text",
           "legal_here", "confidence", "put_right", "pictures")


def round_row(result: Mapping[str, Any], language: str) -> Row:
    """One result as a row of `ROUND`. Each recording is one round."""
    if result["failed"] is not None:
        said = in_language(result["failed"], language)
        return dict.fromkeys(ROUND) | {"recording": result["name"], "id": result["id"], "status": "failed",
                                       "why": said, "whole": result["whole"], "took_s": result["took_s"]}
    check = result["check"]
    moved = bool(check.get("table_moved"))
    score, sheet = check.get("score", {}), sheet_of(check)
    counts = Counter(finding["class"] for finding in result["findings"])
    why = check["text"] if moved else score.get("unclear")
    return {
        "recording": result["name"], "id": result["id"], "status": "table_moved" if moved else "refereed", "why": None,
        "game": result["game"], "document": result["document"], "edition": result["edition"], "whole": result["whole"],
        "table": "learned" if result["learned"] else "given", "seconds": result.get("seconds"),
        **{cls: counts[cls] for cls in CLASSES},
        "scored": sheet is not None, "score_unclear": None if why is None else in_language(why, language),
        "end": (sheet or {}).get("end"), "caller": (sheet or {}).get("caller"),
        "players": _json((sheet or {}).get("players", {})), "score": _json(numbers_of(check)),
        "hidden": " ".join(check.get("hidden", ())),
        "remarks": "; ".join(in_language(text, language) for text in (*result["remarks"], *result["warnings"])),
        "took_s": result["took_s"]}


def finding_rows(result: Mapping[str, Any], language: str) -> list[Row]:
    """The findings of one result as rows of `FINDING`."""
    return [{
        "finding": finding_id(result, n), "recording": result["name"], "game": result["game"],
        "class": finding["class"], "rule": finding["rule"],
        "rule_title": in_language(finding.get("rule_title") or "", language), "player": finding["player"],
        "name": name_of(result, finding["player"]), "t": finding.get("t"), "squares": " ".join(finding["squares"]),
        "text": in_language(finding["text"], language),
        "legal_here": in_language((finding.get("legal_here") or {}).get("text", ""), language),
        "confidence": finding.get("confidence"), "put_right": finding.get("cleared"),
        "pictures": len(finding["pictures"])} for n, finding in enumerate(result.get("findings", ()), 1)]


def finding_id(result: Mapping[str, Any], n: int) -> str:
    """What the n-th finding of a result is called, counted from 1."""
    return f"{result['id']}-{n}"


def sheet_of(check: Mapping[str, Any]) -> dict[str, Any] | None:
    """The score sheet of a check; None where the round is not scored."""
    sheet = check.get("sheet", check.get("score", {}))
    return dict(sheet) if "lines" in sheet else None


def name_of(result: Mapping[str, Any], seat: str | None) -> str | None:
    """The name of who sits there, if the score sheet tells it."""
    if result["failed"] is not None or seat is None:
        return None
    name: str | None = ((sheet_of(result["check"]) or {}).get("players") or {}).get(seat)
    return name


def numbers_of(check: Mapping[str, Any]) -> dict[str, Any]:
    """What a score sheet says in numbers, by what they count and by seat; empty where there is none."""
    if sheet_of(check) is None:
        return {}
    score = check["score"]
    if all(isinstance(value, int | float) for value in score.values()):
        return {"points": dict(score)}
    return {key: value for key, value in score.items() if key not in ("lines", "players", "edition", "end", "caller",
                                                                      "assumed")}


def write_tables(folder: Path, rounds: Sequence[Row], findings: Sequence[Row]) -> list[Path]:
    """`rounds.csv` and `findings.csv`, and the same as Parquet where pyarrow is; returns what was written."""
    written = []
    for name, columns, rows in (("rounds", ROUND, rounds), ("findings", FINDING, findings)):
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows([csv_cell(row[column]) for column in columns] for row in rows)
        written.append(folder / f"{name}.csv")
        write_whole(written[-1], MARK + text.getvalue())
        if find_spec("pyarrow") is not None:
            written.append(_parquet(folder / f"{name}.parquet", columns, rows))
    return written


def _parquet(path: Path, columns: Sequence[str], rows: Sequence[Row]) -> Path:
    import pyarrow as pa
    from pyarrow import parquet

    part = path.with_name(path.name + ".part")
    parquet.write_table(pa.table({column: [row[column] for row in rows] for column in columns}), part)
    part.replace(path)
    return path


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if value else ""
