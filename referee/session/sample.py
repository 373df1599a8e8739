"""The recorded sample round as a match: its table laid out, its players seated.

Why it exists: the demo begins from the command line and from the page alike. The sample brings its learned table, so
that nobody waits for one to be learned. What it does not do: play it (`desk`).
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from referee.session.archive import plan_of_setup
from referee.session.commands import CommandError
from referee.session.match_file import MatchSetup
from referee.values import Table

if TYPE_CHECKING:
    from referee.session.hub import Hub

SAMPLE = "round"
"""The folder of the sample round in `samples`: what `referee simulate` writes."""
DEMO = "demo"
"""Kept with a match that is the sample: nobody's own points."""
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
    return Table.load(folder / "table.json")


def begin_sample(hub: Hub) -> str:
    """A new match of one round with the sample's players and table; returns the source to play."""
    folder = sample_folder()
    setup = MatchSetup.load(folder / "match.toml")
    hub.table = sample_table(folder)
    hub.store.keep(hub.new_match(plan_of_setup(setup, rounds=1)), DEMO, True)
    return str(folder / "round.mp4")
