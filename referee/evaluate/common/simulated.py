"""The command that measures a game's judge on simulated rounds, without pictures.

Why: every game's rounds are counted out by the same options. What this module does not do: play, watch or compare.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Judged(Protocol):
    """What was found in some rounds; `false`: who was accused wrongly."""

    @property
    def false(self) -> list[str]: ...

    def to_dict(self) -> dict[str, Any]:
        """All of it, as JSON."""
        ...


def rounds_command(argv: Sequence[str] | None, name: str, about: str, noise: str,
                   measure: Callable[[range, bool, int], Judged]) -> int:
    """Prints figures of some rounds as JSON. Exit status 1 if somebody was accused wrongly.

    `name` of the module, `about` what it is about, `noise` what a noisy reader does; `measure`: seeds, whether the
    reader is noisy, readings of each picture -> figures.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=about)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first round; the others follow")
    parser.add_argument("--noisy", action="store_true", help=noise)
    parser.add_argument("--looks", type=int, default=1, help="readings of each picture; more than one: as a stream")
    args = parser.parse_args(argv)
    figures = measure(range(args.seed, args.seed + args.rounds), args.noisy, args.looks)
    print(json.dumps(figures.to_dict(), indent=1))
    return 1 if figures.false else 0
