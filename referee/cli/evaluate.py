"""`referee evaluate`: measure the referee on folders with truth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import JsonOption, output_file, print_json, progress


def evaluate(
    folders: Annotated[list[Path], typer.Argument(
        metavar="DIR", help="Folders with pictures or rounds and their truth (searched with their subfolders).")],
    as_json: JsonOption = False,
    rows: Annotated[Path | None, typer.Option(
        metavar="OUT.json", help="Write the whole report, every still and round, to this file.")] = None,
) -> None:
    """Run the referee on folders with truth.

    Prints the figures over all stills and rounds. The format of the truth is in docs/file-formats.md; `referee
    simulate` writes it.
    """
    if rows is not None:
        output_file(rows)
    from referee.evaluate.run import evaluate as run

    with progress("evaluated") as line:
        report = run(folders, lambda _name, done, _total: line.at(done))
    if rows is not None:
        rows.write_text(json.dumps(report, indent=1), encoding="utf-8")
    short = {part: {k: v for k, v in figures.items() if k != "rows"} for part, figures in report.items()}
    if as_json:
        print_json(short)
        return
    for part, figures in short.items():
        print(part)
        for name, value in figures.items():
            print(f"  {name:<18} {value}")
