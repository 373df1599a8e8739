"""The sample round, refereed from its pixels as `referee demo --headless` does: exactly the truth comes out."""

import json
from collections import Counter
from importlib import resources

import pytest

from tests.support.command import referee


@pytest.fixture(scope="module")
def truth():
    return json.loads((resources.files("referee.samples") / "round" / "truth.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def lines():
    done = referee("demo", "--headless", "--json", timeout=115)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_exactly_the_violations_of_the_truth_are_found(truth, lines):
    found = lines[-1]["findings"]
    expected = truth["violations"]
    assert Counter((f["class"], f["rule"]) for f in found) == Counter((v["class"], v["rule"]) for v in expected)
    named = Counter((f["rule"], f["player"]) for f in found if f["player"] != "unknown")
    assert named <= Counter((v["rule"], v["player"]) for v in expected)


@pytest.mark.slow
def test_the_board_at_the_end_and_the_score_are_those_of_the_truth(truth, lines):
    summary = lines[-1]
    for kind in ("cards", "jokers"):
        assert summary[kind] == {owner: n for owner, n in truth[kind].items() if n}
    expected = truth["score"][summary["score"]["edition"]]
    assert {key: summary["score"].get(key) for key in expected} == expected


@pytest.mark.slow
def test_the_sample_shows_what_it_is_for(truth):
    assert len(truth["players"]) >= 3
    assert sum(truth["jokers"].values()) >= 1
    events = json.loads((resources.files("referee.samples") / "round" / "events.json").read_text(encoding="utf-8"))
    assert any(event.get("dead_end") for event in events["events"])


@pytest.mark.slow
def test_it_is_small_enough_to_travel():
    folder = resources.files("referee.samples") / "round"
    assert sum(len(file.read_bytes()) for file in folder.iterdir() if file.is_file()) <= 15_000_000
