"""How a table of dice is watched: what the umpire may rely on.

Why it exists: a reader that overlooks a die now and then must agree with itself before somebody is accused. What it
does not do: watch (`vision`, `tracking`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conditions:
    """How the table is watched.

    - `looks`: observations that must agree before a roll is held against somebody, 1 where each picture is settled;
    - `timed`: the time between two pictures is known;
    - `calls`: whoever has laid the last die has called stop by that; False where people say it;
    - `first_seq`: number of the first event.
    """

    looks: int = 1
    timed: bool = True
    calls: bool = True
    first_seq: int = 1


USUAL = Conditions()


@dataclass(frozen=True, slots=True)
class Settings:
    """What is the same place, and how much of a throw proves something. Distances in rows of the board.

    - `place`: two looks at a die that nobody touched differ by less: some times a reader's noise of 0.04;
    - `noise`: a reader knows no place better than this, so dice nearer to where they lay prove no more;
    - `area`: square rows over which thrown dice fall, rather too few: a heap of two by two before the player;
    - `chance`: a throw of all dice that looks like a fault more rarely than this is one. A family rolls some hundred
      times in an evening, and not each roll comes near;
    - `stray`: how often a die beside a seat is a neighbour's that rolled there, where no count excludes it;
    - `thrown`: dice that must have changed place and face. One may have been knocked over by a sleeve.
    - `quiet`: seconds without a die that moves, after which a seat without dice is taken to have called stop. Whoever
      still plays rolls several times in it.
    """

    place: float = 0.15
    noise: float = 0.05
    area: float = 4.0
    chance: float = 1e-5
    stray: float = 0.02
    thrown: int = 2
    quiet: float = 3.0


SETTINGS = Settings()
