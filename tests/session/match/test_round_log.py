"""What is kept of a round from line to line is what folding all its lines anew gives, whatever people say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from referee.games.api.codec import COMMON
from referee.games.api.lines import Count, Line, People, Players, Undo
from referee.games.api.standing import Standing
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.match.log.round_log import EVERY, RoundLog, effective, undone_of
from referee.session.match.match import fold
from referee.session.match.play import MatchPlay
from referee.session.shown.view import undo_view
from referee.store import Store
from tests.support import dashboard

SEATS = ("solid", "double", "dashed", "dotted")


def same(play: MatchPlay) -> None:
    """The fold at hand, and one made of plain lists."""
    anew = fold(play.plan, [list(log) for log in play.logs])
    assert [at.standing for at in play.fold.rounds] == [at.standing for at in anew.rounds]
    assert [(at.sheet, at.problem, at.final, at.roster) for at in play.fold.rounds] == [
        (at.sheet, at.problem, at.final, at.roster) for at in anew.rounds]
    assert (play.fold.totals, play.fold.winners, play.fold.over, play.fold.roster, play.fold.starts) == (
        anew.totals, anew.winners, anew.over, anew.roster, anew.starts)
    for log in play.logs:
        assert log.undone == undone_of(list(log))
        assert log.sitting == [line for line in effective(list(log)) if isinstance(line, People | Players)]


def commanded(rng: random.Random, rounds: int) -> tuple[str, dict[str, Any]]:
    number = rng.choice((None, None, *range(1, rounds + 1)))
    name, fields = rng.choice((
        ("start", {}), ("stop", {}), ("call", {"player": rng.choice(SEATS)}), ("resume", {}), ("unstart", {}),
        ("count", {"player": rng.choice(SEATS), "counts": {"left": rng.randint(0, 18)}}),
        ("count", {"player": rng.choice(SEATS), "counts": {"jokers": rng.randint(0, 2)}}),
        ("count", {"player": rng.choice(SEATS), "counts": {"left": None}}),
        ("undo", {}), ("undo", {}), ("undo", {"event": rng.randint(1, 40)}), ("next_round", {"round": rounds}),
        ("join", {"name": f"P{rng.randint(1, 99)}", "seat": rng.choice(SEATS), "start": rng.choice((0, "average"))}),
        ("leave", {"person": f"person-{rng.randint(1, 4)}"}),
        ("rename", {"person": f"person-{rng.randint(1, 4)}", "name": f"N{rng.randint(1, 99)}"}),
        ("reseat", {"seats": {"person-1": rng.choice(SEATS), "person-2": rng.choice(SEATS)}}),
        ("end_match", {}), ("reopen_match", {}), ("overrule", {"finding": rng.randint(1, 30), "decision": "allowed"})))
    return name, fields if number is None or name == "next_round" else {**fields, "round": number}


@pytest.mark.parametrize("seed", range(4))
def test_after_any_words_of_people(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.match.log.round_log.EVERY", 7)
    rng, done = random.Random(seed), 0
    with Store(tmp_path / "log.db") as store:
        hub = Hub(store)
        hub.command("new_match", {"document": "board-new", "rounds": 0, "camera": False, "people": [
            {"seat": seat, "name": name} for seat, name in zip(SEATS, ("Ada", "Ben", "Cleo"), strict=False)]})
        play = hub.play
        assert play is not None
        for n in range(150):
            try:
                hub.command(*commanded(rng, play.number))
            except CommandError:
                continue
            done += 1
            if n % 4 == 0:
                same(play)
        same(play)
        assert done > 40
        again = MatchPlay(store, play.match.id)
        assert [at.standing for at in again.fold.rounds] == [at.standing for at in play.fold.rounds]
        assert (again.fold.totals, again.fold.over) == (play.fold.totals, play.fold.over)


def test_after_what_a_camera_saw_and_people_corrected(store: Store) -> None:
    hub = dashboard.new_hub(store)
    play = hub.play
    assert play is not None
    for until in range(1, 19):
        dashboard.play(hub, store, until, until - 1)
        same(play)
    for found in list(hub.state()["findings"]):
        for decision in ("allowed", "mistake"):
            hub.command("overrule", {"finding": found["seq"], "decision": decision})
            same(play)
        hub.command("undo", {})
        same(play)


def test_an_undoing_that_is_taken_back_counts_no_more() -> None:
    """Older logs, and those of others, have undoings of undoings."""
    said = [Count(seq=n, by="people", player="p1", counts={"left": n}) for n in range(1, 4)]
    log = RoundLog(Standing, said)
    for seq, about in ((4, 3), (5, 4), (6, 2), (7, 6), (8, 7)):
        log.add([Undo(seq=seq, by="people", about=(about,))])
        whole = RoundLog(Standing, list(log))
        assert (log.undone, log.standing) == (whole.undone, whole.standing)
    assert log.undone == {2, 4, 7} and log.standing.counted == {"p1": {"left": 3}}


def test_a_word_costs_the_same_after_a_thousand_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: how many lines are folded, and how many are said in words, for one more."""
    hub, folded, said = Hub(store), list[Any](), list[Any]()
    hub.command("new_match", {"document": "dice", "camera": False,
                              "people": [{"seat": "p1", "name": "Ada"}, {"seat": "p2", "name": "Ben"}]})
    for name, fields in (("start", {}), ("stop", {}), ("call", {"player": "p1"})):
        hub.command(name, fields)
    play = hub.play
    assert play is not None
    lines = store.append_all(store.rounds(play.match.id)[0].id, [
        {"t": 9.0, "type": "count", "player": "p2", "counts": {"dice_left": n % 9}, "by": "people"}
        for n in range(1000)])
    play.logs[0].add(map(COMMON.read, lines))
    play.refold()
    apply = Standing.apply

    def counted(at: Standing, line: Line) -> None:
        folded.append(line)
        apply(at, line)

    def say(line: Line, *_: object) -> dict[str, Any]:
        said.append(line)
        return {}

    monkeypatch.setattr(Standing, "apply", counted)
    monkeypatch.setattr("referee.session.shown.view._log", say)
    hub.command("count", {"player": "p2", "counts": {"dice_left": 3}})
    assert len(folded) == 1 and len(said) <= 40
    folded.clear()
    hub.command("undo", {})
    assert len(folded) <= EVERY
    assert undo_view(play.plan, play.fold, play.logs[0], 1.0)["seq"] == lines[-1]["seq"]  # type: ignore[index]
