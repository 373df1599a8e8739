"""The last minutes of a round in memory, within bounds, and a contested moment seen again."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from referee.session.live import contested
from referee.session.live.hub import Hub
from referee.session.live.lately import Lately, LatelySettings
from referee.session.match.commands import CommandError
from referee.store import Store
from tests.support import carded
from tests.support.cards_evening import Evening

PICTURE = np.random.default_rng(1).integers(0, 255, (90, 160, 3), np.uint8)
ROUND = 1, 1


def test_pictures_are_kept_so_often_and_so_long() -> None:
    lately = Lately(LatelySettings(every_s=0.1, last_s=2.0))
    for n in range(200):
        lately.picture(ROUND, PICTURE, n * 0.06)
    kept = lately.between(0.0, 99.0)
    assert len(kept) in (16, 17) and kept[-1][1] - kept[0][1] <= 2.0
    assert all(b - a == pytest.approx(0.12) for (_, a), (_, b) in pairwise(kept))
    assert lately.jpeg(kept[0][0]) is not None and lately.jpeg(kept[0][0] - 1) is None


def test_they_take_so_much_and_no_more() -> None:
    lately = Lately(LatelySettings(most_bytes=100_000))
    for n in range(50):
        lately.picture(ROUND, PICTURE, n * 0.5)
    sizes = [len(lately.jpeg(number) or b"") for number, _ in lately.between(0.0, 99.0)]
    assert 1 < len(sizes) < 50 and sum(sizes) <= 100_000


def test_another_round_and_another_match_begin_with_none() -> None:
    lately = Lately()
    lately.picture(ROUND, PICTURE, 5.0)
    lately.picture((1, 2), PICTURE, 0.0)
    assert [t for _, t in lately.between(0.0, 99.0)] == [0.0]
    lately.forget()
    assert lately.between(0.0, 99.0) == []


def test_a_moment_is_seen_again_with_what_the_judge_thinks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, play = Evening(store, monkeypatch), carded.Play(8, "CG").until(2)
    evening.agree()
    evening.watch(play.readings)
    line = next(line for line in evening.hub.state()["log"] if line["type"] == "card")
    found = contested.again(evening.hub, line["pile"], line["t"])
    assert found["opinion"] == {"first": None, "lower": None, "text": "Only one card was seen to be laid there."}
    assert all(abs(picture["t"] - line["t"]) <= contested.ROUND_S for picture in found["pictures"])
    number = int(found["pictures"][0]["picture"].rpartition("/")[2])
    assert evening.hub.picture.lately.jpeg(number) is not None
    evening.hub.command("contest", {"pile": line["pile"], "at": line["t"], "player": None})
    assert evening.hub.state()["log"][0]["text"] == "The table left open who was first."
    with pytest.raises(CommandError):
        evening.hub.command("contest", {"pile": line["pile"], "at": line["t"], "player": "moon"})


def test_where_nothing_can_be_contested_that_is_said(hub: Hub) -> None:
    with pytest.raises(CommandError):
        contested.again(hub, 0, 1.0)
