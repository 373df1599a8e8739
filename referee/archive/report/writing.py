"""The report on disk: tables and page, from the results that are there.

Why it exists: the same whether all is done or the run was ended early. What it does not do: hold more than one result
at a time with its pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from referee.archive.jobs import Job
from referee.archive.report.page import Summary, report
from referee.archive.report.rows import Row, finding_rows, round_row, write_tables
from referee.archive.results import Results

PAGE = "report.html"


def write_report(folder: Path, jobs: Sequence[Job], results: Results, language: str, now: datetime) -> list[Path]:
    """Write the tables and the page of these jobs in a language; returns the files. `now` is when it is made."""
    summary, rounds, findings = Summary(language, len(jobs), folder.name), list[Row](), list[Row]()
    for result in results.of(jobs):
        summary.add(result)
        rounds.append(round_row(result, language))
        if result["failed"] is None:
            findings += finding_rows(result, language)
    written = write_tables(folder, rounds, findings)
    path = folder / PAGE
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.writelines(report(summary, f"{now:%Y-%m-%d %H:%M}"))
    part.replace(path)
    return [*written, path]
