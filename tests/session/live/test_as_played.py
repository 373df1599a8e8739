"""The words of those who play in a sample round: said once, when they are said there, and over nobody's here."""

from __future__ import annotations

import json

from referee.session import MatchSetup
from referee.session.live.as_played import AsPlayed
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.session.match.sample import SAMPLES, Played, played_in, sample_folder
from referee.store import Store

SETUP = MatchSetup("card_999", players={"top": "Anna", "left": "Ben"}, stop=5.0, caller="left")


def begun(store: Store) -> tuple[Hub, AsPlayed]:
    hub = Hub(store)
    hub.new_match(plan_of_setup(SETUP))
    hub.command("start", {})
    return hub, AsPlayed(hub, Played(SETUP, {"top": {"centre": 4, "stack": 8}}))


def test_stop_is_called_and_what_nobody_saw_is_counted(store: Store) -> None:
    hub, words = begun(store)
    assert words.at(4.9) is None
    assert words.at(5.0) is not None
    assert [hub.state()["round"][what] for what in ("phase", "caller")] == ["stopped", "left"]
    hub.command("count", {"player": "top", "counts": {"stack": 3}})
    words.end()
    values = hub.state()["form"]["values"]["top"]
    assert [values[name]["value"] for name in ("centre", "stack")] == [4, 3], "what somebody typed stays"


def test_who_goes_on_is_not_stopped_again(store: Store) -> None:
    hub, words = begun(store)
    words.at(5.0)
    hub.command("resume", {})
    assert words.at(6.0) is None
    words.end()
    assert hub.state()["round"]["phase"] == "running"


def test_people_in_the_samples_count_what_lies_there() -> None:
    for game, sample in SAMPLES.items():
        truth = json.loads((sample_folder(game) / "truth.json").read_text(encoding="utf-8"))
        for seat, numbers in sample.counted.items():
            owner = "ABCD"[truth["players"].index(seat)]
            assert numbers == {name: truth["final"][name][owner] for name in numbers}
        assert played_in(game).counted == sample.counted
