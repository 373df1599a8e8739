"""`referee export`: a match of the log as a file for other programs."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.common import MOST_MATCHES, DbOption, log_of


class Format(StrEnum):
    """The forms of an export."""

    CSV = "csv"
    JSON = "json"
    JSONL = "jsonl"
    RESULTS = "results"


def export(
    match: Annotated[int, typer.Argument(
        min=1, max=MOST_MATCHES, metavar="MATCH", help="The number of the match, as the dashboard shows it.")],
    form: Annotated[Format, typer.Option("--format", help="results: the score sheet, for a spreadsheet; csv: the "
                                                          "events, for one; json: the whole match as one document; "
                                                          "jsonl: one event a line.")] = Format.JSONL,
    db: DbOption = None,
) -> None:
    """Print a recorded match as score sheet, CSV, JSON or JSON lines."""
    from referee.session.match.play import MatchPlay, reading
    from referee.session.shown.told import sheet_of
    from referee.store import Store, StoreError, default_path, readable

    where = log_of(db) or default_path()
    if isinstance(where, Path) and not where.is_file():
        raise StoreError("cli-no-log", path=where)
    with readable(where) as there, Store(there) as store:
        if form is Format.RESULTS:
            with reading(match):
                sheet = sheet_of(MatchPlay(store, match))
            sys.stdout.write(sheet.replace("\r\n", "\n"))  # the stream ends lines in its own way
        else:
            store.export(match, form.value, sys.stdout)
