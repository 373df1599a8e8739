"""A round is judged again beside the table: nobody waits for it, and what changed meanwhile is not overwritten."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.match.judged.judging import LiveJudge
from referee.store import Store
from tests.session.live.test_log_trouble import ITEMS, lines
from tests.support.acted import hub_of, played


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch, store: Store) -> Hub:
    hub = hub_of(store)
    played(monkeypatch, hub, ITEMS, {})
    return hub


def meanwhile(monkeypatch: pytest.MonkeyPatch, do: Callable[[], object]) -> None:
    """Somebody else does something while a round is judged again, from a thread of their own."""
    rejudge = LiveJudge.rejudge

    def slowly(judge: LiveJudge, *arguments: Any) -> Any:
        monkeypatch.setattr(LiveJudge, "rejudge", rejudge)
        other = threading.Thread(target=do)
        other.start()
        other.join(timeout=30)
        assert not other.is_alive(), "the table is held up"
        return rejudge(judge, *arguments)

    monkeypatch.setattr(LiveJudge, "rejudge", slowly)


def test_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch, hub: Hub) -> None:
    meanwhile(monkeypatch, lambda: hub.picture.show(b"a picture"))
    piece = hub.state()["table"]["pieces"][0]["seq"]
    before = lines(hub)
    seq = hub.command("remove_piece", {"piece": piece})["seq"]
    assert hub.picture.latest() == b"a picture"
    said = lines(hub)[len(before):]
    assert [line["type"] for line in said[:2]] == ["remove_piece", "rejudged"] and said[0]["seq"] == seq
    assert [line["seq"] for line in lines(hub)] == list(range(1, len(before) + len(said) + 1))
    assert hub.state()["table"]["pieces"] == []


def test_a_match_that_changed_meanwhile_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch, hub: Hub) -> None:
    meanwhile(monkeypatch, lambda: hub.command("stop", {}))
    piece, before = hub.state()["table"]["pieces"][0]["seq"], lines(hub)
    with pytest.raises(CommandError, match="has changed while the round was judged again"):
        hub.command("remove_piece", {"piece": piece})
    assert [line["type"] for line in lines(hub)[len(before):]] == ["stop"]
    hub.command("remove_piece", {"piece": piece})
    assert hub.state()["table"]["pieces"] == []
