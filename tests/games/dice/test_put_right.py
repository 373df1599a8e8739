"""What people put right of dice: any die on the board or beside it, undone again, kept over a restart and an export."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from referee.games.api.words import CommandError
from referee.games.dice.sight import DiceSight
from referee.games.registry import LIVE
from referee.session import MatchSetup
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.values.dice import DiceReading
from tests.games.rounds_of import Pictures, Played, ReadOut
from tests.support import diced
from tests.support.exports import of_another

NAMES = {"bottom": "Anna", "right": "Ben", "top": "Eva", "left": "Finn"}
Watch = Callable[..., Hub]


class Telling:
    """Tells a relay that the next round begins, as a desk does."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay

    def command(self, name: str, command: Any, line: Any) -> None:
        if name == "next_round":
            self._relay.told(name, {})


@pytest.fixture
def watch(store: Store, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """An evening after a round was watched."""
    def watched(play: diced.Play, options: dict[str, Any] | None = None) -> Hub:
        played = Played(LIVE["dice"], diced.table(), tuple(play.readings), diced.BLIND, len(play.board))
        monkeypatch.setattr(DiceSight, "reader", lambda self, table, players=(): ReadOut(played.readings))
        monkeypatch.setattr(DiceSight, "examine", lambda self, table, image: ())
        hub = Hub(store, table=played.table)
        setup = MatchSetup("dice", players=NAMES)
        plan = plan_of_setup(setup)
        plan = plan if options is None else type(plan)(type(plan.rules)(
            plan.rules.game, plan.rules.edition, options), plan.people, plan.brought, plan.rounds)
        hub.new_match(plan)
        relay = Relay(hub, Pictures(played, played.readings), TableFrom("script", played.table), speed=0)
        hub.desk = Telling(relay)
        relay.run()
        return hub

    return watched


def on(hub: Hub, space: str) -> dict[str, Any]:
    [piece] = [p for p in hub.state()["table"]["pieces"] if p["squares"] == [space]]
    return dict(piece)


def left(hub: Hub) -> dict[str, int]:
    return {seat: of["dice_left"]["preset"] for seat, of in hub.state()["form"]["values"].items()}


def same_after_restart(hub: Hub, store: Store) -> None:
    again = Hub(store)
    again.open(hub.state()["match"]["id"])
    for key in ("pieces", "loose", "last"):
        assert again.state()["table"][key] == hub.state()["table"][key]
    out = io.StringIO()
    archive.export(hub, 1, "jsonl", out)
    number = archive.take_in(hub, of_another(out.getvalue().encode()))
    again.open(number)
    assert again.state()["table"]["pieces"] == hub.state()["table"]["pieces"]


def test_a_round_is_scored_as_soon_as_somebody_is_out(watch: Watch) -> None:
    play = diced.Play(seed=1).until(0)
    hub = watch(play)
    state = hub.state()
    assert state["round"]["phase"] == "stopped" and play.left[state["round"]["caller"]] == 0
    assert state["score"]["final"], state["score"]["problem"]
    assert {line["seat"]: -line["points"] for line in state["score"]["lines"] if line["points"] < 0} == {
        seat: n for seat, n in play.left.items() if n}
    assert left(hub) == play.left
    hub.command("resume", {})
    assert hub.state()["round"]["phase"] == "running"
    hub.command("undo", {})
    assert hub.state()["round"]["phase"] == "stopped"


def test_what_a_die_shows_is_put_right(watch: Watch, store: Store) -> None:
    play = diced.Play(seed=1).until(2)
    space, colour, pips = play.board[-1]
    wrong = pips % 6 + 1
    for n, (t, seen) in enumerate(play.readings):
        dice = tuple(diced.die(colour, wrong, space=space) if d.space == space else d for d in seen.dice)
        play.readings[n] = t, DiceReading(dice=dice)
    hub = watch(play)
    assert on(hub, space)["number"] == wrong and any(f["open"] for f in hub.state()["findings"])
    hub.command("correct_die", {"piece": on(hub, space)["seq"], "pips": pips})
    assert on(hub, space)["number"] == pips and on(hub, space)["colours"] == [colour]
    assert not any(f["open"] for f in hub.state()["findings"])
    same_after_restart(hub, store)
    hub.command("undo", {})
    assert on(hub, space)["number"] == wrong


def test_a_die_that_was_put_elsewhere_is_spoken_of_there(watch: Watch, store: Store) -> None:
    play = diced.Play(seed=1).until(2)
    space, colour, pips = play.board[0]
    hub = watch(play)
    free = next(s for s in sorted(diced.ALL_SPACES) if s not in {b[0] for b in play.board})
    hub.command("correct_die", {"piece": on(hub, space)["seq"], "space": free})
    hub.command("correct_die", {"piece": on(hub, free)["seq"], "pips": pips % 6 + 1})
    assert on(hub, free)["number"] == pips % 6 + 1 and on(hub, free)["colours"] == [colour]
    hub.command("remove_piece", {"piece": on(hub, free)["seq"]})
    assert {space, free}.isdisjoint({s for p in hub.state()["table"]["pieces"] for s in p["squares"]})
    same_after_restart(hub, store)


def test_a_die_lies_on_another_space_and_is_somebody_elses(watch: Watch, store: Store) -> None:
    play = diced.Play(seed=1).until(2)
    space, colour, pips = play.board[0]
    hub = watch(play)
    piece, free = on(hub, space), next(s for s in sorted(diced.ALL_SPACES) if s not in {b[0] for b in play.board})
    other = next(seat for seat in NAMES if seat != piece["owner"])
    hub.command("correct_die", {"piece": piece["seq"], "space": free, "owner": other})
    assert on(hub, free)["owner"] == other and on(hub, free)["number"] == pips
    assert any(f["open"] and f["player"] == other for f in hub.state()["findings"]), "it does not belong there"
    same_after_restart(hub, store)
    hub.command("undo", {})
    assert on(hub, space)["owner"] == piece["owner"] and on(hub, space)["colours"] == [colour]
    with pytest.raises(CommandError):
        hub.command("correct_die", {"piece": on(hub, space)["seq"]})
    with pytest.raises(CommandError):
        hub.command("correct_die", {"piece": on(hub, space)["seq"], "space": play.board[1][0]})


def test_a_die_that_nobody_saw_is_added(watch: Watch, store: Store) -> None:
    play = diced.Play(seed=1).until(2)
    space, colour, pips = play.board[-1]
    play.readings = [(t, DiceReading(dice=tuple(d for d in seen.dice if d.space != space)))
                     for t, seen in play.readings]
    hub = watch(play)
    assert len(hub.state()["table"]["pieces"]) == len(play.board) - 1
    hub.command("add_die", {"space": space, "colour": colour, "pips": pips, "owner": "top"})
    assert (on(hub, space)["owner"], on(hub, space)["number"]) == ("top", pips)
    same_after_restart(hub, store)
    with pytest.raises(CommandError):
        hub.command("add_die", {"space": space, "colour": colour, "pips": pips, "owner": "top"})
    hub.command("undo", {})
    assert len(hub.state()["table"]["pieces"]) == len(play.board) - 1


def test_dice_beside_the_board_are_put_right_and_make_the_score(watch: Watch, store: Store) -> None:
    play = diced.Play(seed=1).until(0)
    t, last = play.readings[-1]
    hit = next(d for d in last.dice if d.seat is not None)
    play.readings[-1] = t, DiceReading(dice=tuple(d for d in last.dice if d is not hit))
    hub = watch(play)
    assert hub.state()["round"]["phase"] == "running", "a die is missing: nobody can tell"
    hub.command("stop", {})
    hub.command("call", {"player": next(seat for seat, n in play.left.items() if n == 0)})
    assert not hub.state()["score"]["final"]
    hub.command("loose_die", {"seat": hit.seat, "colour": hit.colour, "pips": hit.pips})
    assert hub.state()["score"]["final"], hub.state()["score"]["problem"]
    assert left(hub) == play.left
    same_after_restart(hub, store)
    hub.command("undo", {})
    assert not hub.state()["score"]["final"]


def test_a_die_beside_the_board_is_none_or_was_overlooked(watch: Watch) -> None:
    play = diced.Play(seed=1).until(2)
    hub = watch(play)
    loose = hub.state()["table"]["loose"]
    assert len(loose) == sum(play.left.values())
    hub.command("loose_die", {"at": loose[0]["at"], "away": True})
    assert len(hub.state()["table"]["loose"]) == len(loose) - 1
    hub.command("loose_die", {"seat": "left", "colour": "red", "pips": 2})
    assert len(hub.state()["table"]["loose"]) == len(loose)
    for wrong in ({"at": [50, 50], "away": True}, {"seat": "left"}, {"at": loose[1]["at"]}):
        with pytest.raises(CommandError):
            hub.command("loose_die", wrong)
    hub.command("undo", {})
    hub.command("undo", {})
    assert hub.state()["table"]["loose"] == loose


def cleared(play: diced.Play) -> diced.Play:
    """The dice are taken away after the round, and thrown anew."""
    play.until(0)
    at = play.step * len(play.readings)
    play.readings += [(at + 1, DiceReading()), (at + 2, DiceReading())]
    anew = diced.Play(seed=9)
    play.readings += [(at + 3, anew.readings[-1][1])]
    return play


def test_the_next_round_begins_by_itself_if_the_family_likes(watch: Watch) -> None:
    hub = watch(cleared(diced.Play(seed=1)), {"next_round": "by_itself"})
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"]) == (2, "running")
    assert len(state["score"]["rounds"]) == 1 and state["table"]["pieces"] == []
    assert sum(1 for die in state["table"]["loose"] if die["seat"]) == 24


def test_else_it_begins_when_somebody_says_so(watch: Watch) -> None:
    play = cleared(diced.Play(seed=1))
    hub = watch(play)
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"]) == (1, "stopped")
    assert state["score"]["final"] and left(hub) == play.left, "what was seen at the stop is what counts"
