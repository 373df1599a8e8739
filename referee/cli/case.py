"""`referee case`: one finding of a report as a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import language_of_people, output_files, say
from referee.i18n import Said


def case(
    report: Annotated[Path, typer.Argument(metavar="REPORT", help="The folder that `referee audit -o` wrote.")],
    finding: Annotated[str, typer.Argument(metavar="FINDING", help="What the report calls it: 0123456789ab-1.")],
    output: Annotated[Path | None, typer.Option(
        "--output", "-o", metavar="CASE.html", help="Where to write it (default: FINDING.html).")] = None,
) -> None:
    """Write one finding of a report as a small HTML file, to send to somebody.

    It holds the proof in its own size, the rule, and what would have been legal; nothing of other recordings.
    """
    from referee.archive.report.case import case as file_of
    from referee.archive.results import Results
    from referee.files import write_whole

    result, found = Results(report, new=False).finding(finding)
    path = output or Path(f"{finding}.html")
    output_files((path,))
    write_whole(path, file_of(result, found, finding, language_of_people()))
    say(Said("cli-case-written", output=path))
