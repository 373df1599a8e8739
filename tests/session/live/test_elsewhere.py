"""Two programs on one log: one plays, the other shows what it plays, and takes over when it is asked to."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from referee.session.live.elsewhere import Shown
from referee.session.live.hub import CommandError, Hub
from referee.store import Holding, Player, Store

HERE = "http://localhost:8000/"


def test_one_program_plays_from_a_log_and_the_next_one_when_it_has_ended(tmp_path: Path) -> None:
    log = tmp_path / "r.db"
    with Holding(log) as first:
        assert first.take() and first.take()
        first.tell(Player(HERE, 7))
        second = Holding(log)
        assert not second.take() and not second.held
        assert second.other() == Player(HERE, 7)
    assert second.take()
    assert second.other().match == 0, "what the first one played is told no more"
    second.close()
    assert {path.name for path in tmp_path.iterdir()} == {"r.db.playing"}


def test_whoever_plays_is_asked_to_end_and_ends(tmp_path: Path) -> None:
    first, second = Holding(tmp_path / "r.db"), Holding(tmp_path / "r.db")
    assert first.take() and not first.asked
    taken = threading.Thread(target=second.take_over)
    taken.start()
    while not first.asked:
        assert taken.is_alive()
    first.close()
    taken.join()
    assert second.held and not second.asked
    second.close()


def test_whoever_does_not_end_keeps_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.store.database.holding.ENDS_S", 0.0)
    with Holding(tmp_path / "r.db") as first:
        assert first.take()
        assert not Holding(tmp_path / "r.db").take_over()
        assert not first.asked, "it is not ended later by a question that was given up"


def test_a_match_that_is_played_elsewhere_is_shown_as_it_grows_and_not_written(tmp_path: Path) -> None:
    with Store(tmp_path / "r.db") as one, Store(tmp_path / "r.db") as other:
        playing, showing = Hub(one), Hub(other)
        match = playing.command("new_match", {"document": "board-new", "people": [
            {"seat": "solid", "name": "Ann"}, {"seat": "double", "name": "Ben"}]})["match"]
        shown = Shown(showing)
        shown.look(Player(HERE, match))
        assert showing.state()["match"]["id"] == match
        assert HERE in showing.state()["storage"]["text"]
        with pytest.raises(CommandError, match="localhost:8000"):
            showing.command("start", {})
        playing.command("start", {})
        shown.look(Player(HERE, match))
        assert showing.state()["round"]["phase"] == playing.state()["round"]["phase"] == "running"
        assert [played.last for played in one.rounds(match)] == [1]
        shown.end()
        assert showing.state()["storage"] is None
        showing.open(match)
        showing.command("stop", {})
        playing.close()
        showing.close()
