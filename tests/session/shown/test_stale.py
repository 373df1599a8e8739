"""A command that was made for what is no more writes nothing, and says why; what is only said twice is said once."""

from __future__ import annotations

from typing import Any

import pytest

from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.match.commands import COMMANDS, OF_GAMES, CommandError, FieldsError
from referee.session.shown.stale import SUBJECTS, StaleError
from referee.store import Store
from tests.support.dashboard import Operator

PEOPLE = [{"name": name, "seat": f"p{n}"} for n, name in enumerate(("Anna", "Ben", "Clara"), 1)]
FIELDS: dict[str, dict[str, Any]] = {
    "new_match": {"document": "card-999", "people": PEOPLE}, "open_match": {"match": 1}, "delete_match": {"match": 1},
    "call": {"player": "p1"}, "next_round": {"round": 1}, "overrule": {"finding": 1, "decision": "allowed"},
    "count": {"player": "p1", "counts": {"stack": 3}}, "round_flag": {"flag": "aborted", "value": True},
    "correct_piece": {"piece": 1, "owner": "p1"}, "remove_piece": {"piece": 1},
    "add_piece": {"kind": "card", "squares": ["r0c0", "r0c1"], "owner": "p1"}, "token_at": {"to": "r0c0"},
    "correct_die": {"piece": 1, "pips": 2}, "loose_die": {"at": [1, 1], "away": True},
    "correct_card": {"piece": 1, "colour": "red", "number": 2}, "contest": {"pile": 1, "at": 1.0},
    "show_step": {"step": "score"}, "call_host": {"calls": True},
    "add_die": {"space": "red-1", "colour": "red", "pips": 1, "owner": "p1"},
    "answer": {"question": 1, "owner": "p1"}, "forget": {"example": "0123456789abcdef"},
    "join": {"name": "Dora", "seat": "p4"}, "leave": {"person": "person-1"},
    "rename": {"person": "person-1", "name": "Anne"}, "reseat": {"seats": {"person-1": "p5"}},
    "camera": {"source": None}, "teach": {"pieces": [{"kind": "token", "at": [1, 1]}]}, "demo_pause": {"paused": True},
    "pause": {"paused": True},
    "make_film": {"match": 1, "round": 1}, "keep_pictures": {"keep": True},
}


@pytest.fixture
def hub(store: Store) -> Hub:
    hub = Hub(store)
    hub.desk = Operator()
    hub.command("new_match", {"document": "card-999", "people": PEOPLE, "rounds": 0})
    return hub


def say(hub: Hub, name: str, /, **fields: Any) -> dict[str, Any]:
    return hub.command(name, fields)


def seen(hub: Hub) -> dict[str, Any]:
    return dict(hub.state()["seen"])


def stopped(hub: Hub) -> None:
    say(hub, "start")
    say(hub, "stop")
    say(hub, "call", player="p1")


def scored(hub: Hub) -> None:
    stopped(hub)
    for n, person in enumerate(PEOPLE):
        say(hub, "count", player=person["seat"], counts={"centre": 10 + n, "stack": 0 if n == 0 else n})


def lines(hub: Hub) -> list[list[dict[str, Any]]]:
    assert hub.play is not None
    store = hub.store
    return [store.events(played.id) for match in store.matches() for played in store.rounds(match.id)]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_no_command_made_for_another_round_or_match_is_carried_out(hub: Hub, name: str) -> None:
    before = seen(hub)
    scored(hub)
    say(hub, "next_round", round=1)
    asleep = {**before, "version": 0}
    written, matches = lines(hub), hub.store.matches()
    if name != "next_round":  # its own number says which round it ends: a second tap ends none
        with pytest.raises(StaleError, match="round 2 is on by now"):
            hub.command(name, {**FIELDS.get(name, {}), "seen": asleep})
    say(hub, "new_match", document="card-999", people=PEOPLE)
    written, matches = lines(hub), hub.store.matches()
    with pytest.raises(CommandError) as refused:
        hub.command(name, {**FIELDS.get(name, {}), "seen": asleep})
    assert isinstance(refused.value, StaleError)
    assert (lines(hub), hub.store.matches()) == (written, matches)


def test_every_word_of_people_has_a_subject() -> None:
    elsewhere = {*archive.MATCHES, *archive.CAMERA, "make_film", "keep_pictures", "delete_pictures", "next_round",
                 "show_step", "call_host"}
    assert set(SUBJECTS) | elsewhere | set(OF_GAMES) == set(COMMANDS) and not set(SUBJECTS) & set(OF_GAMES)


def test_the_word_of_another_game_is_refused_from_a_screen_too(hub: Hub) -> None:
    say(hub, "new_match", document="card-999", people=PEOPLE)
    say(hub, "start")
    with pytest.raises(FieldsError, match="'token_at'"):
        hub.command("token_at", {"to": "r0c0", "seen": hub.state()["seen"]})


def test_a_step_from_a_number_that_is_no_more_is_refused(hub: Hub) -> None:
    stopped(hub)
    say(hub, "count", player="p1", counts={"centre": 12})
    asleep = seen(hub)
    say(hub, "count", player="p1", counts={"centre": 3})
    with pytest.raises(StaleError, match="Anna has 3 by now, so 13 was not written"):
        say(hub, "count", player="p1", counts={"centre": 13}, was={"centre": 12}, seen=asleep)
    assert hub.state()["form"]["values"]["p1"]["centre"]["value"] == 3
    say(hub, "count", player="p1", counts={"centre": 4}, was={"centre": 3}, seen=asleep)
    assert hub.state()["form"]["values"]["p1"]["centre"]["value"] == 4


def test_a_count_said_again_because_its_answer_was_lost_is_one_line(hub: Hub) -> None:
    stopped(hub)
    asleep = seen(hub)
    first = say(hub, "count", player="p1", counts={"centre": 12}, seen=asleep)
    again = say(hub, "count", player="p1", counts={"centre": 12}, was={"centre": None}, seen=asleep)
    assert again == {"seq": first["seq"], "already": True}
    assert [line["type"] for line in lines(hub)[0]].count("count") == 1


def test_a_typed_number_counts_whatever_others_count_meanwhile(hub: Hub) -> None:
    stopped(hub)
    before = seen(hub)
    say(hub, "count", player="p2", counts={"centre": 5})
    say(hub, "count", player="p1", counts={"stack": 0})
    say(hub, "call", player="p1")
    say(hub, "count", player="p1", counts={"centre": 12}, seen=before)
    assert hub.state()["form"]["values"]["p1"]["centre"]["value"] == 12


def test_a_count_for_a_stop_that_was_taken_back_is_refused(hub: Hub) -> None:
    stopped(hub)
    asleep = seen(hub)
    say(hub, "resume")
    with pytest.raises(StaleError, match="meanwhile it was said"):
        say(hub, "count", player="p1", counts={"centre": 12}, seen=asleep)
    say(hub, "stop")
    say(hub, "call", player="p2")
    with pytest.raises(StaleError):
        say(hub, "count", player="p1", counts={"centre": 12}, seen=asleep)


@pytest.mark.parametrize(("before", "name", "fields"), [
    ((), "start", {}), (("start",), "stop", {}), (("start", "stop"), "call", {"player": "p2"}),
    (("start", "stop"), "resume", {}), (("start",), "unstart", {})])
def test_two_who_say_the_same_at_once_say_it_once(hub: Hub, before: tuple[str, ...], name: str,
                                                  fields: dict[str, Any]) -> None:
    for earlier in before:
        say(hub, earlier)
    both = seen(hub)
    first = say(hub, name, **fields, seen=both)
    written = lines(hub)
    assert say(hub, name, **fields, seen=both) == {"seq": first["seq"], "already": True}
    assert lines(hub) == written


def test_two_who_name_different_callers_at_once_are_told(hub: Hub) -> None:
    say(hub, "start")
    say(hub, "stop")
    both = seen(hub)
    say(hub, "call", player="p1", seen=both)
    with pytest.raises(StaleError, match="Anna"):
        say(hub, "call", player="p2", seen=both)
    assert hub.state()["round"]["caller"] == "p1"


def test_what_a_screen_wrote_itself_does_not_make_it_stale(hub: Hub) -> None:
    say(hub, "start")
    say(hub, "stop")
    shown = seen(hub)
    mine = say(hub, "call", player="p1", seen=shown)["seq"]
    say(hub, "call", player="p2", seen={**shown, "own": [mine]})
    assert hub.state()["round"]["caller"] == "p2"


def test_undo_without_a_number_means_the_newest_word_that_the_screen_shows(hub: Hub) -> None:
    stopped(hub)
    shown = seen(hub)
    say(hub, "count", player="p1", counts={"centre": 12})
    with pytest.raises(StaleError):
        say(hub, "undo", seen=shown)
    say(hub, "undo", event=shown["version"], seen=shown)
    assert hub.state()["round"]["caller"] is None


def test_a_list_deletes_no_match_that_has_gone_on_since(hub: Hub) -> None:
    listed = archive.home(hub)["matches"][0]
    say(hub, "new_match", document="card-999", people=PEOPLE)
    say(hub, "open_match", match=listed["id"])
    scored(hub)
    say(hub, "next_round", round=1)
    say(hub, "open_match", match=2)
    with pytest.raises(StaleError, match="gone on"):
        say(hub, "delete_match", match=listed["id"], seen=listed["seen"])
    fresh = next(match for match in archive.home(hub)["matches"] if match["id"] == listed["id"])
    say(hub, "delete_match", match=listed["id"], seen=fresh["seen"])
    assert [match.id for match in hub.store.matches()] == [2]


def test_a_past_round_is_put_right_while_the_next_is_played_but_not_from_an_old_page(hub: Hub) -> None:
    scored(hub)
    say(hub, "next_round", round=1)
    say(hub, "start")
    page = archive.one_round(hub, 1, 1)["seen"]
    said = {"match": 1, "round": 1, "player": "p2", "counts": {"centre": 20}, "was": {"centre": 11}}
    say(hub, "count", **said, seen=page)
    with pytest.raises(StaleError, match="Ben has 20 by now"):
        say(hub, "count", **{**said, "counts": {"centre": 12}}, seen=page)


def test_who_plays_is_not_changed_over_a_change_that_was_not_seen(hub: Hub) -> None:
    shown = seen(hub)
    say(hub, "rename", person="person-1", name="Anne")
    with pytest.raises(StaleError):
        say(hub, "leave", person="person-1", seen=shown)


def test_a_rematch_is_of_the_match_that_was_asked_for(hub: Hub) -> None:
    say(hub, "new_match", document="dice", people=[{"name": "Eva", "seat": "p1"}, {"name": "Finn", "seat": "p2"}])
    say(hub, "rematch", match=1)
    assert [p["name"] for p in hub.state()["people"]] == ["Anna", "Ben", "Clara"]


def test_a_camera_view_that_was_learned_anew_teaches_nothing_old(hub: Hub) -> None:
    shown = seen(hub)
    hub.forget_table()
    with pytest.raises(StaleError, match="have changed since this picture"):
        say(hub, "teach", pieces=[{"kind": "token", "at": [1, 1]}], seen=shown)


def test_two_who_ask_for_a_rematch_at_once_get_one(hub: Hub) -> None:
    say(hub, "start")
    before = len(hub.store.matches())
    for _ in range(2):
        say(hub, "rematch")
    assert len(hub.store.matches()) == before + 1
    say(hub, "rematch", match=1)
    assert len(hub.store.matches()) == before + 1, "that of the history is the same match again"
    say(hub, "start")
    say(hub, "rematch")
    assert len(hub.store.matches()) == before + 2, "one that was played is played again"


def test_of_two_screens_that_begin_another_match_at_once_one_is_heard(hub: Hub) -> None:
    say(hub, "start")
    page = seen(hub)
    say(hub, "rematch", seen=page)
    with pytest.raises(StaleError):
        say(hub, "rematch", seen=page)
