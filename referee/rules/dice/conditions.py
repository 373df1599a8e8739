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

    - `kept`: a die that nobody touched lies within this of where it lay: reading it twice moves it by a few pixels;
    - `turned`: the same for a die that shows another face now: fingers turn it on the spot, and chance rarely hits it;
    - `witnesses`: dice that must lie as they lay. One may fall into its old place with its old face by chance, once in
      some thousand throws; two do not in a family's life;
    - `thrown`: dice that must have changed place and face. One may have been knocked over by a sleeve.
    """

    kept: float = 0.08
    turned: float = 0.05
    witnesses: int = 2
    thrown: int = 2


SETTINGS = Settings()
