"""The sample round, refereed from its pixels as `referee demo --headless` does: exactly the truth comes out."""

import json
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from referee.files.table import load_table
from referee.session.match.sample import sample_table as shipped_table
from referee.values.board import BoardTable
from tests.support.command import referee

SAMPLE = Path(__file__).parents[2] / "samples" / "round"


@pytest.fixture(scope="module")
def truth():
    return json.loads((resources.files("referee.samples") / "round" / "truth.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def lines(sample_lines):
    return sample_lines


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
def test_the_table_it_brings_is_what_learning_gives(sample_table: Path) -> None:
    learned, brought = load_table(sample_table), shipped_table(SAMPLE)
    assert isinstance(learned, BoardTable) and isinstance(brought, BoardTable)
    assert (brought.width, brought.height, brought.kit) == (learned.width, learned.height, learned.kit)
    assert [(s.id, s.colour) for s in brought.squares] == [(s.id, s.colour) for s in learned.squares]
    for one, other in zip(brought.squares, learned.squares, strict=True):
        for corner, again in zip(one.quad, other.quad, strict=True):
            assert corner == pytest.approx(again, abs=0.1), one.id
    assert brought.quality.ok and brought.quality.warnings == learned.quality.warnings


@pytest.mark.slow
def test_it_is_small_enough_to_travel():
    folder = resources.files("referee.samples") / "round"
    assert sum(len(file.read_bytes()) for file in folder.iterdir() if file.is_file()) <= 15_000_000


PROVED_BY_A_PICTURE = {"BG-PLACE-1", "BG-PLACE-2", "BG-PLACE-3", "BG-PLACE-6"}


@pytest.fixture(scope="module")
def audited(sample_table):
    """The final check of the same recording, from its last still moment alone."""
    with resources.as_file(resources.files("referee.samples") / "round") as folder:
        done = referee("audit", folder / "round.mp4", "--table", sample_table, "--match", folder / "match.toml",
                       "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_the_final_check_agrees_with_the_verdicts_that_stand(lines, audited):
    standing = [f for f in lines[-1]["findings"] if not f["cleared"]]
    proved = {(f["rule"], f["player"], frozenset(f["squares"])) for f in standing if f["rule"] in PROVED_BY_A_PICTURE}
    wrong = {(f["rule"], f["player"], frozenset(f["squares"])) for f in audited["wrong"]}
    assert wrong <= proved, "a picture accuses of nothing that the recording does not"
    left_open = {square for f in audited["unclear"] for square in f["squares"]}
    pieces = [set(line["squares"]) for line in lines if line["type"] in ("card", "joker")]
    for rule, _, squares in proved - wrong:
        assert rule == "BG-PLACE-2", "colours are proved by any picture"
        assert any(squares & piece and left_open & piece for piece in pieces), "what is covered is half seen: unclear"


@pytest.mark.slow
def test_the_final_check_counts_what_the_recording_counted(lines, audited):
    summary, halves = lines[-1], len(audited["off_grid"])
    assert audited["jokers"] == summary["jokers"]
    assert sum(summary["cards"].values()) - sum(audited["cards"].values()) == halves, "a card half covered is half seen"
