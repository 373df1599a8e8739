"""What people answer while they play becomes examples: kept, taken back, forgotten, doubted, known the next evening."""

from __future__ import annotations

import io
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from referee.games.board.learning import pupil
from referee.kit.taught import Example, TaughtSet
from referee.session.live import archive, remembering
from referee.session.live.hub import Hub
from referee.store import Store
from referee.values.common import UNKNOWN
from tests.support.acted import FIRST
from tests.support.exports import of_another
from tests.support.learning import hub_that_learns, learning_table, learns, picture, unknown
from tests.support.scripted import reading

ONE, TWO, OTHER, LATER = (unknown((0, 1), (0, 2)), unknown((1, 1), (1, 2)), unknown((3, 1), (3, 2)),
                          unknown((2, 3), (2, 4)))
BEGINS = [reading(), reading()]


def owners(hub: Hub) -> dict[str, str]:
    return {p["squares"][0]: p["owner"] for p in hub.state()["table"]["pieces"]}


def says(hub: Hub, owner: str | None) -> Callable[[], None]:
    def answer() -> None:
        question = hub.state()["question"]
        assert question is not None
        hub.command("answer", {"question": question["seq"], "owner": owner})
    return answer


def lines(store: Store, hub: Hub, kind: str) -> list[Any]:
    assert hub.play is not None
    return [line for line in store.events(store.rounds(hub.play.match.id)[0].id) if line["type"] == kind]


def pointed(owner: str, look: int) -> TaughtSet:
    return TaughtSet(tuple(Example("half", owner, picture(look), 0, side, "red", "red") for side in (1, 3)))


def test_look_alikes_are_asked_about_together_and_an_answer_said_twice_names_those_that_come(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub, seen = hub_that_learns(store), list[dict[str, Any]]()

    def answer() -> None:
        seen.append({**hub.state()["question"], "owners": owners(hub)})
        says(hub, "dotted")()
    lying, more = reading(ONE, TWO, OTHER), reading(ONE, TWO, OTHER, LATER)
    learns(monkeypatch, hub, [*BEGINS, *[lying] * 12, *[more] * 64], {6: answer, 26: answer, 48: answer})
    assert seen[0]["squares"] == ["r0c1", "r0c2", "r1c1", "r1c2"] and not seen[0]["again"]
    assert seen[0]["text"] == "Whose are these 2 cards?" and len(seen[0]["pictures"]) == 2
    assert seen[1]["text"] == "Whose is this card?" and seen[1]["squares"] == ["r3c1", "r3c2"], "it settles more"
    assert seen[2]["text"] == "Are these 2 cards Bo's?" and seen[2]["answers"][0]["yes"]
    assert seen[2]["owners"] == {"r0c1": "dotted", "r1c1": "dotted", "r3c1": "dotted", "r2c3": UNKNOWN}
    assert owners(hub) == {"r0c1": "dotted", "r1c1": "dotted", "r3c1": "dotted", "r2c3": "dotted"}
    assert hub.state()["learned"]["n"] == 3
    assert [line["how"] for line in lines(store, hub, "learned")] == ["answer"] * 3 + ["agreed"] * 2


def test_nothing_follows_for_anybody_from_an_answer_that_was_said_once(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 5, *[reading(ONE, LATER)] * 12], {5: says(hub, "dotted")})
    assert owners(hub) == {"r0c1": "dotted", "r2c3": UNKNOWN}
    assert [f for f in hub.state()["findings"] if f["class"] == "violation"] == []
    looks = lines(store, hub, "look")
    assert {p["owner"] for look in looks for p in (*look.get("laid", ()), *look.get("identified", ()))} == {UNKNOWN}


def test_an_answer_taken_back_leaves_nothing_behind_and_the_piece_is_unknown_again(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 14],
           {5: says(hub, "dotted"), 8: lambda: hub.command("undo", {})})
    assert hub.state()["learned"]["n"] == 0 and owners(hub) == {"r0c1": UNKNOWN}


def test_a_correction_that_says_otherwise_replaces_the_example(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)

    def correct() -> None:
        [piece] = hub.state()["table"]["pieces"]
        hub.command("correct_piece", {"piece": piece["seq"], "owner": "dashed"})
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 20], {5: says(hub, "dotted"), 16: correct})
    assert [e["player"] for e in hub.state()["learned"]["examples"]] == ["dashed"] and owners(hub) == {"r0c1": "dashed"}


def test_an_example_is_forgotten_at_a_tap(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)

    def forget() -> None:
        [one] = hub.state()["learned"]["examples"]
        assert hub.store.evidence(one["picture"].removeprefix("/evidence/")) is not None
        hub.command("forget", {"example": one["name"]})
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 7, *[reading(ONE, LATER)] * 9],
           {5: says(hub, "dotted"), 8: forget})
    assert hub.state()["learned"] == {"n": 0, "examples": [], "problem": ""}
    assert owners(hub) == {"r0c1": "dotted", "r2c3": UNKNOWN}, "the word about that piece stands"


def test_an_answer_that_contradicts_what_was_shown_is_asked_once_more_and_believed_then(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub, asked = hub_that_learns(store, pointed("dashed", 1)), list[dict[str, Any]]()
    odd = reading(ONE, FIRST)
    monkeypatch.setattr("tests.support.learning.LearningReader._named", lambda self, card: card)

    def again() -> None:
        asked.append(hub.state()["question"])
        says(hub, "dotted")()
    learns(monkeypatch, hub, [*BEGINS, *[reading(TWO)] * 34, odd],
           {5: says(hub, "dotted"), 20: lambda: asked.append(hub.state()["question"]), 30: again})
    assert asked[0] is None, "one question in twenty seconds"
    assert asked[1]["again"] and asked[1]["text"] == "Really Bo's? This piece looks like Ada's."
    assert [b["seat"] for b in asked[1]["beside"]] == ["dashed"]
    [line] = lines(store, hub, "learned")
    assert (line["player"], line["how"]) == ("dotted", "answer") and len(lines(store, hub, "asked")) == 2


def test_nobody_is_asked_again_what_they_are_not_sure_of(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 60], {5: says(hub, None)})
    assert len(lines(store, hub, "asked")) == 1 and owners(hub) == {"r0c1": UNKNOWN}
    assert hub.state()["learned"]["n"] == 0


def test_a_question_that_nobody_answers_is_taken_back_and_the_round_goes_on(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 64], {})
    assert [len(line["pieces"]) for line in lines(store, hub, "asked")][:2] == [1, 0]
    assert owners(hub) == {"r0c1": UNKNOWN}


def test_what_was_read_surely_and_stayed_unchallenged_teaches_at_the_end_of_the_round(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)

    def over() -> None:
        hub.command("stop", {})
        hub.command("call", {"player": "dashed"})
    learns(monkeypatch, hub, [*BEGINS, *[reading(FIRST)] * 6], {5: over})
    assert [(e["player"], e["how"]) for e in hub.state()["learned"]["examples"]] == [("dashed", "play")]


def test_a_match_that_goes_on_and_the_next_one_on_the_table_know_what_was_learned(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 28], {5: says(hub, "dotted"), 27: says(hub, "dotted")})
    assert hub.play is not None and hub.grown.taught is not None
    again = Hub(store)
    again.open(hub.play.match.id)
    assert again.state()["learned"] == hub.state()["learned"]
    another = hub_that_learns(store)
    assert another.table is not None and another.table.taught is not None
    assert [(e.owner, e.by) for e in another.table.taught.examples] == [("dotted", "agreed")] * 2
    assert another.state()["learned"]["n"] == 1 and another.play is not None
    learns(monkeypatch, another, [*BEGINS, *[reading(LATER)] * 3], {})
    assert owners(another) == {"r2c3": "dotted"} and another.state()["question"] is None
    assert learning_table().taught is None


def test_the_match_is_read_in_again_with_what_was_learned_and_an_example_has_a_picture(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub, out = hub_that_learns(store), io.StringIO()
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE, TWO)] * 28], {5: says(hub, "dotted"), 27: says(hub, "dotted")})
    assert hub.play is not None and hub.grown.taught is not None
    archive.export(hub, hub.play.match.id, "json", out)
    again = Hub(store)
    again.open(archive.take_in(hub, of_another(out.getvalue().encode())))
    assert again.state()["learned"] == hub.state()["learned"] and hub.state()["learned"]["n"] == 2
    example = hub.grown.taught.examples[0]
    assert remembering.example(hub, example.id) == example.picture and remembering.example(hub, "0" * 16) is None


class AtOnce:
    """A thread that has done its work before it is asked about."""

    def __init__(self, target: Callable[[], None], **_: Any) -> None:
        self.start = target

    def is_alive(self) -> bool:
        return False


def test_beside_a_camera_the_reader_is_made_anew_in_a_thread_of_its_own(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_that_learns(store)
    monkeypatch.setattr(pupil, "threading", SimpleNamespace(Thread=AtOnce))
    learns(monkeypatch, hub, [*BEGINS, *[reading(ONE)] * 28, *[reading(ONE, LATER)] * 12],
           {5: says(hub, "dotted"), 27: says(hub, "dotted")}, live=True)
    assert owners(hub) == {"r0c1": "dotted", "r2c3": "dotted"}
