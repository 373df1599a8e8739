"""The guilty twin of a round that must stay quiet: the same act where it is a mistake, told from the rules alone.

Why it exists: a judge that never accuses passes every round that only asks for quiet. What it does not do: play the
round again. A twin takes the board, the players and the looks needed from its round, and shows a few moments of its
own, in the same notation (tests/support/golden.py, tests/support/watched.py). Its lines that begin with `>` must be
said, and nobody else may be accused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tests.support.golden import Game, script
from tests.support.watched import Watched

QUIET = ("rounds", "watched")
"""Folders of rounds that may ask for quiet."""
HEADER = re.compile(r"(?:hands|tableau|options|looks|board)\b|[A-Z.]+$")


def quiet_rounds(golden: Path) -> list[Path]:
    """The rounds in which nothing must be said: nobody may be accused, and that is all."""
    return [path for folder in QUIET for path in sorted((golden / folder).glob("*.txt"))
            if not any(line.startswith(">") for line in script(path.read_text(encoding="utf-8")))]


def twin_of(quiet: Path) -> Path:
    """Where the twin of a round lies."""
    return quiet.parents[1] / "twins" / quiet.parent.name / quiet.name


def expected(quiet: Path) -> list[str]:
    """What the twin must make the judge say."""
    return [line[2:] for line in script(twin_of(quiet).read_text(encoding="utf-8")) if line.startswith("> ")]


def said(quiet: Path) -> list[str]:
    """What is said about the twin, but for the ways of tokens."""
    header = [line for line in script(quiet.read_text(encoding="utf-8")) if HEADER.match(line)]
    moments = [line for line in script(twin_of(quiet).read_text(encoding="utf-8")) if not line.startswith(">")]
    if quiet.parent.name == "watched":
        game: Game = Watched("\n".join([*header, *moments]))
    else:
        game = Game()
        for line in [*header, *moments]:
            game.play(line)
    return [game.say(event) for event in game.events]


def amiss(wanted: Sequence[str], told: Sequence[str]) -> list[str]:
    """What must be said and is not, and who is accused besides."""
    return ([line for line in wanted if line not in told]
            + [f"but {line}" for line in told if accuses(line) and line not in wanted])


def accuses(line: str) -> bool:
    """Whether something is held against somebody."""
    return " violation " in f" {line} " or " house_rule " in f" {line} "
