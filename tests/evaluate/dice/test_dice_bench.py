"""The speed of a look at dice, measured on a small rendered table."""

from __future__ import annotations

import pytest

from referee.evaluate.dice import bench
from referee.evaluate.dice.bench import table_of_dice


def test_a_look_and_an_idle_frame_have_their_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LOOKS", 2)
    monkeypatch.setattr(bench, "pictures", lambda found=bench.pictures: found((640, 480), 22.0))
    look, idle = table_of_dice(10.0)
    assert (look.unit, look.share, look.target) == ("ms", None, bench.LOOK_MS) and look.value > 0
    assert idle.share == pytest.approx(idle.value / 10.0) and idle.value < look.value
