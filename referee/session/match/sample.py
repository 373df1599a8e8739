"""The recorded sample round: where it lies, and the table that comes with it.

Why it exists: the sample brings its learned table, so that nobody waits for one to be learned. What it does not do:
begin a match of it (`live.demo`).
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from referee.games.tables import load_table
from referee.session.match.commands import CommandError
from referee.values.common import Table

SAMPLE = "round"
"""The folder of the sample round in `samples`: what `referee simulate` writes."""
LEAD_S = 11.4
"""Seconds of it in which four lawful cards are laid; the demo plays them in a moment, to come to the first question."""


def sample_folder() -> Path:
    """Where the sample round lies. `CommandError` where this copy came without it."""
    folder = Path(str(resources.files("referee.samples") / SAMPLE))
    if not (folder / "round.mp4").is_file():
        raise CommandError("sample-not-installed-simulate")
    return folder


def sample_table(folder: Path) -> Table:
    """What `referee learn` makes of the sample's picture of the empty board."""
    return load_table(folder / "table.json")
