"""The recorded sample rounds, one a game: where each lies, and the table that comes with it.

Why it exists: a sample brings its learned table, so that nobody waits for one to be learned. What it does not do:
begin a match of it (`live.demo`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from referee.games.api.game import Game
from referee.games.api.setup import Setup
from referee.games.registry import tables_of
from referee.games.tables import load_table
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.commands import CommandError
from referee.values.common import Table


@dataclass(frozen=True)
class Sample:
    """A sample round. `folder`: in `samples`, as `referee simulate` writes it.

    `lead_s`: seconds at its beginning in which nothing is to be said; the demo plays them in a moment. `counted`: what
    people count at its end of what the camera cannot tell, by seat.
    """

    folder: str
    lead_s: float
    counted: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """What people say in a recording: who calls stop, and when (`setup`), and what they count at its end."""

    setup: Setup
    counted: Mapping[str, Mapping[str, int]]


FIRST = "board"
"""The sample that is shown where nobody asks for a game."""
SAMPLES: Mapping[str, Sample] = {
    FIRST: Sample("round", 11.4), "dice": Sample("dice", 3.6),
    "cards": Sample("cards", 2.4, {"top": {"centre": 4, "stack": 8}})}
"""Game -> its sample. Before 11.4 s four lawful cards are laid; before 3.6 s the dice are thrown for the first time;
before 2.4 s the cards are dealt, and one of the heaps is swiped so narrowly that only its owner can count it."""


def sample_of(game: str) -> Sample:
    """The sample round of a game. `CommandError` where there is none."""
    if game not in SAMPLES:
        raise CommandError("sample-no-game", name=game, known=", ".join(SAMPLES))
    return SAMPLES[game]


def sample_name(game: Game) -> str:
    """The sample that is played on this game's tables. `CommandError` where there is none."""
    tables = tables_of(game)
    found = next((name for name in SAMPLES if name in tables), None)
    if found is None:
        raise CommandError("sample-no-game", name=game.document, known=", ".join(SAMPLES))
    return found


def sample_folder(game: str = FIRST) -> Path:
    """Where the sample round lies. `CommandError` where this copy came without it."""
    folder = Path(str(resources.files("referee.samples") / sample_of(game).folder))
    if not (folder / "round.mp4").is_file():
        raise CommandError("sample-not-installed-simulate")
    return folder


def sample_setup(folder: Path) -> MatchSetup:
    """Who plays the sample, after which rules, and when and by whom stop was called in it."""
    return MatchSetup.load(folder / "match.toml")


def played_in(game: str) -> Played:
    """What people say in the sample round of a game."""
    return Played(sample_setup(sample_folder(game)), sample_of(game).counted)


def sample_table(folder: Path) -> Table:
    """What `referee learn` makes of the sample's picture of the empty board."""
    return load_table(folder / "table.json")
