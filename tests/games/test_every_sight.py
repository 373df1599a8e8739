"""What every game that a camera referees keeps, whatever it is: put through the same, with rounds of its own.

After OpenSpiel's `basic_tests`: load, a random lawful round, restart from the log, undo, correction, judged anew,
written and read in. Nobody is accused by a reader without fault, nor by one that shows less.
"""

from __future__ import annotations

import io
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import av
import cv2
import pytest

from referee.games.api.codec import written
from referee.games.api.lines import Line, Look
from referee.games.api.sight import AnySight
from referee.games.registry import LIVE
from referee.rules.core import ACCUSING
from referee.session import MatchSetup
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.commands import CommandError
from referee.session.match.judged.evidence import Evidence
from referee.session.match.judged.judging import LiveJudge
from referee.session.match.judged.rejudging import looks_of
from referee.session.match.plans import plan_of_setup
from referee.session.match.play import SOURCE
from referee.store import Store
from referee.values.common import Reading
from tests.games.rounds_of import ROUNDS, Pictures, Played, ReadOut
from tests.support.exports import of_another

SEEDS = (2, 1)
"""The first one is always played, the others by `make thorough`: its rounds of cards are shorter."""
CASES = [pytest.param(name, seed, id=f"{name}-{seed}", marks=[pytest.mark.thorough] if seed in SEEDS[1:] else [])
         for name in ROUNDS for seed in SEEDS]
SHOWN = ("people", "players", "findings", "score", "form")
"""What of the state follows from the log alone, but for the log itself and the clock."""


@pytest.fixture
def played(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> Played:
    found = ROUNDS[name](seed)
    monkeypatch.setitem(LIVE, name, found.game)
    return found


@pytest.fixture
def hub(played: Played, store: Store, monkeypatch: pytest.MonkeyPatch) -> Hub:
    """The evening after the round was watched."""
    return watched(played, store, monkeypatch, played.readings)


def watched(played: Played, store: Store, monkeypatch: pytest.MonkeyPatch,
            readings: Sequence[tuple[float, Reading]]) -> Hub:
    sight = type(played.game.eyes)
    monkeypatch.setattr(sight, "reader", lambda self, table, players=(): ReadOut(readings))
    monkeypatch.setattr(sight, "examine", lambda self, table, image: ())
    hub = Hub(store, table=played.table)
    hub.new_match(plan_of_setup(MatchSetup(played.game.rules.game, played.game.edition, played.names)))
    Relay(hub, Pictures(played, readings), TableFrom("script", played.table), speed=0).run()
    return hub


def shown(hub: Hub) -> dict[str, Any]:
    state = hub.state()
    return {"pieces": state["table"]["pieces"], **{key: state[key] for key in SHOWN}}


def pieces(hub: Hub) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = hub.state()["table"]["pieces"]
    return found


def said(hub: Hub) -> list[Line]:
    assert hub.play is not None
    return hub.play.lines(hub.play.number)


def lines(hub: Hub) -> list[dict[str, Any]]:
    return [written(line) for line in said(hub)]


def accused(hub: Hub) -> list[tuple[Any, ...]]:
    return [(line["type"], line["rule"], line["squares"]) for line in lines(hub) if line.get("class") in ACCUSING]


def sight_of(played: Played) -> AnySight:
    return played.game.eyes


def test_every_game_with_a_sight_has_a_round_here() -> None:
    assert set(ROUNDS) >= set(LIVE)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_table_is_the_same_after_it_was_written_and_read(played: Played) -> None:
    data = json.loads(json.dumps(played.table.to_dict()))
    again = sight_of(played).table_of(data)
    assert type(again) is type(played.table) and again.to_dict() == played.table.to_dict()
    assert again.spots.keys() == played.table.spots.keys() and len(again.spots) > 0


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_lawful_round_is_told_whole_and_accuses_nobody(played: Played, hub: Hub) -> None:
    assert accused(hub) == [] and hub.state()["findings"] == []
    assert len(pieces(hub)) == played.pieces > 0


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_blind_reader_accuses_nobody_and_lays_nothing(played: Played, store: Store,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    hub = watched(played, store, monkeypatch, [(t, played.blind) for t, _ in played.readings])
    assert accused(hub) == [] and pieces(hub) == []


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_who_looks_away_now_and_then_accuses_nobody(played: Played, store: Store,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    choose = random.Random(7)
    seen = [one if not n or choose.random() < 0.5 else (one[0], played.blind) if played.blind.hidden_spots else
            played.readings[n - 1] for n, one in enumerate(played.readings)]
    hub = watched(played, store, monkeypatch, seen)
    assert accused(hub) == []


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_what_the_judge_was_shown_is_the_same_after_it_was_written_and_read(played: Played, hub: Hub) -> None:
    sight, kept = sight_of(played), [line for line in said(hub) if isinstance(line, Look)]
    assert kept
    for line in kept:
        seen = sight.look_of(line)
        again = written(sight.look_line(seen))
        read = sight.codec.read(json.loads(json.dumps(again)))
        assert isinstance(read, Look) and sight.look_of(read) == seen
        assert {k: v for k, v in written(line).items() if k != "seq"} == again
        assert set(sight.spots_of(seen)) <= set(played.table.spots)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_round_goes_on_from_its_log(hub: Hub, store: Store) -> None:
    before = shown(hub)
    again = Hub(store)
    again.open(1)
    assert shown(again) == before


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_judged_anew_from_its_looks_the_same_is_said(played: Played, hub: Hub) -> None:
    assert hub.play is not None
    sight, setup, log = sight_of(played), hub.play.setup(), said(hub)
    assert len(looks_of(sight, log)) > 1

    judge = LiveJudge(sight, lambda: sight.judge(played.table, setup, looks=1, timed=True),
                      Evidence(played.table, None), lambda: setup.players)
    assert judge.begin(log) == [], "nothing is to be said anew"


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_what_people_put_right_holds_and_is_as_it_was_once_it_is_undone(played: Played, hub: Hub) -> None:
    before = shown(hub)
    for piece in before["pieces"][::2]:
        other = next(seat for seat in played.names if seat != piece["owner"])
        seq = hub.command("correct_piece", {"piece": piece["seq"], "owner": other})["seq"]
        [mended] = [p for p in pieces(hub) if p["squares"] == piece["squares"]]
        assert mended["owner"] == other
        hub.command("undo", {"event": seq})
        after = shown(hub)
        assert nameless(after["pieces"]) == nameless(before["pieces"]) and after["findings"] == before["findings"]
        break


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_piece_that_people_take_away_is_gone_until_that_is_undone(hub: Hub) -> None:
    first = pieces(hub)[-1]
    hub.command("remove_piece", {"piece": first["seq"]})
    assert first["squares"] not in [p["squares"] for p in pieces(hub)]
    hub.command("undo", {})
    assert first["squares"] in [p["squares"] for p in pieces(hub)]


def nameless(lying: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """What lies there, without the numbers of the lines that said so: judged anew, they are others."""
    return sorted((p["kind"], p["owner"], tuple(p["squares"])) for p in lying)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_round_that_is_stopped_is_scored_or_says_what_is_missing(hub: Hub) -> None:
    seat = hub.state()["players"][0]["seat"]
    hub.command("stop", {})
    hub.command("call", {"player": seat})
    state = hub.state()
    assert state["round"]["phase"] == "stopped"
    assert state["score"]["final"] or state["score"]["problem"]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_its_export_read_in_is_the_same_match(hub: Hub) -> None:
    before, out = shown(hub), io.StringIO()
    archive.export(hub, 1, "jsonl", out)
    number = archive.take_in(hub, of_another(out.getvalue().encode()))
    hub.open(number)
    assert number != 1 and shown(hub) == before


@pytest.mark.parametrize("name", [  # cards after the other document are drawn in the same way, in a shorter round
    pytest.param(name, marks=[pytest.mark.thorough] if name == "card_999" else []) for name in ROUNDS])
@pytest.mark.parametrize("seed", SEEDS[:1])
def test_a_round_becomes_a_film(played: Played, hub: Hub, store: Store, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No pictures"):
        hub.command("make_film", {"match": 1, "round": 1, "language": "en"})
    for frame in Pictures(played, played.readings):
        cv2.imwrite(str(tmp_path / f"{frame.index:04}.png"), frame.image)
    store.keep(1, SOURCE, {"spec": str(tmp_path)})
    hub.command("make_film", {"match": 1, "round": 1, "language": "en"})
    until = time.monotonic() + 60
    while hub.films.state(1, 1, "en")["state"] == "making" and time.monotonic() < until:
        time.sleep(0.05)
    assert hub.films.state(1, 1, "en")["state"] == "ready", hub.films.state(1, 1, "en")
    made = hub.films.file(1, 1, "en")
    assert made is not None
    with av.open(str(made)) as film:
        assert sum(1 for _ in film.decode(video=0)) > 1


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_what_is_shown_of_a_table_names_its_spots_and_is_json(played: Played) -> None:
    sight, showing = sight_of(played), sight_of(played).showing
    assert isinstance(json.loads(json.dumps(showing.view(played.table))), dict)
    assert all(map(showing.names_spot, played.table.spots)) and not showing.names_spot("<script>")
    assert all(showing.where([spot]) for spot in played.table.spots)
    for _, reading in (*played.readings, (0.0, played.blind)):
        assert all(isinstance(line, str) for line in showing.lines(reading))
        assert {spot for mark in showing.marks(reading) for spot in mark.spots} <= set(played.table.spots)
        assert set(sight.set_out(reading)) <= set(played.table.spots)
        json.dumps(reading.to_dict())


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_the_final_check_of_a_lawful_round_finds_nothing_wrong(played: Played) -> None:
    sight, setup = sight_of(played), MatchSetup(played.game.rules.game, played.game.edition, played.names)
    found = sight.check(played.table, played.readings[-1][1], setup, played.readings[0][1])
    assert [f.rule for f in found.findings if f.cls in ACCUSING] == []
    told = sight.showing.tally(found.pieces, list(played.names))
    assert len(found.pieces) > 0 and json.dumps({**told, **found.detail})
    assert all(sight.showing.told({**told, **found.detail}))
