"""Who is told to have taken a die back after a stop that only the umpire had said."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from referee.rules.dice.observation import DiceObservation
from referee.rules.dice.stopping import Stopping


class Told:
    """A ledger that only keeps whom a line is about."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str, str | None]] = []

    def say(self, at: DiceObservation, kind: str, ruling: Any, player: str | None) -> None:
        self.said.append((kind, ruling.key, player))


@pytest.mark.parametrize(("owner", "told"), [("bottom", ["bottom"]), ("unknown", [None]), ("top", [])])
def test_play_goes_on_with_the_name_of_whoever_took_the_die_back(owner: str, told: list[str | None]) -> None:
    ledger, unused = Told(), cast(Any, None)
    stopping = Stopping(cast(Any, ledger), unused, unused, unused)
    stopping.caller, stopping._since = "bottom", 5.0  # as after a stop that the umpire saw
    entry = cast(Any, SimpleNamespace(owner=owner, ruling=SimpleNamespace(rule="DG-PLAY-2")))
    stopping.taken_back(DiceObservation(6.0, 1), entry)
    assert ledger.said == [("resume", "DICE.resumed", player) for player in told]
    assert stopping.stopped is not bool(told)
    assert stopping.caller == (None if told else "bottom")
