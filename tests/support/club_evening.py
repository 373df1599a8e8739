"""A club's evening for tests: tables with logs of their own, brought to one that they share, as they are at a moment.

Why it exists: the club's page is to be tried on what really arrives. What it does not do: play, or wait for anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.session.live.hub import Hub
from referee.session.shown.glance import glance, waiting
from referee.store import Store
from referee.store.club import Beat, Shipper

SEATS = ("solid", "double", "dashed", "dotted")


def said(kind: str, t: float, **what: Any) -> dict[str, Any]:
    return {"type": kind, "t": t, "by": "people", **what}


def scored(left: Sequence[int], seats: Sequence[str] = SEATS) -> list[dict[str, Any]]:
    """A round of the board game by hand: whoever has none left called."""
    caller = seats[list(left).index(0)]
    return [said("round_start", 0), said("stop", 90), said("call", 90, player=caller, end="regular"),
            *(said("count", 91 + n, player=seat, counts={"left": of})
              for n, (seat, of) in enumerate(zip(seats, left, strict=False)))]


@dataclass
class ClubTable:
    """A table of the club. `rounds`: cards left by seat, a list a round; the last may be empty: it waits."""

    name: str
    names: Sequence[str]
    rounds: Sequence[Sequence[int]] = ()
    scene: Mapping[str, Any] = field(default_factory=dict)
    waits: Sequence[Mapping[str, Any]] = ()
    help: str = ""
    address: str = ""
    played_s: float = 0.0

    def arrive(self, folder: Path, club: Path | str) -> None:
        """Play it in a log of its own, and bring that to the club's."""
        own = folder / f"{self.name}.db"
        with Store(own) as store:
            players = dict(zip(SEATS, self.names, strict=False))
            number = store.new_match(players, "new", {"rounds": 5})
            for left in self.rounds:
                key = store.new_round(number)
                for line in scored(left):
                    store.append(key, line)
            hub = Hub(store)
            hub.open(number)
            state = hub.state()
            beat = Beat(self.address, {**glance(state), **self.scene}, [*waiting(state), *self.waits], self.help,
                        self.played_s, number)
            hub.close()
        shipper = Shipper(own, club, self.name, lambda: beat)
        shipper.bring()
        shipper.close()
