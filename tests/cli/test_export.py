"""`referee export`: every form of a match that was played by hand."""

import json
from pathlib import Path

import pytest

from referee.session.match.commands import NewMatch, parse
from referee.session.match.plans import plan_from, write_match
from referee.session.match.play import MatchPlay
from referee.store import Store
from tests.support.command import assert_one_sentence, referee


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match of the dice game: Ann calls in the first round, Ben has five dice left."""
    where = tmp_path / "log.db"
    with Store(where) as store:
        people = [{"name": "Ann", "seat": "p1"}, {"name": "=Ben", "seat": "p2"}]
        asked = NewMatch.model_validate({"document": "dice", "people": people, "camera": False})
        match = MatchPlay(store, write_match(store, plan_from(asked)))
        for t, (name, fields) in enumerate([
                ("start", {}), ("stop", {}), ("call", {"player": "p1"}),
                ("count", {"player": "p2", "counts": {"dice_left": 5}})]):
            match.write(*match.word(name, parse(name, fields), float(t)))
    return where


def test_results_is_the_score_sheet_with_names_points_and_counts(log: Path) -> None:
    done = referee("export", 1, "--format", "results", "--db", log)
    head, ann, ben = done.stdout.removeprefix("\ufeff").splitlines()
    assert done.returncode == 0 and done.stderr == ""
    assert head.startswith("round,name,seat,points,total,place,caller,")
    assert ann.startswith("1,Ann,p1,5,5,1,yes,")
    assert ben.startswith("1,'=Ben,p2,-5,-5,2,,"), "a spreadsheet takes no name for a formula"


def test_the_other_forms_hold_the_events(log: Path) -> None:
    whole = json.loads(referee("export", 1, "--format", "json", "--db", log).stdout)
    first, *lines = referee("export", 1, "--db", log).stdout.splitlines()
    table = referee("export", 1, "--format", "csv", "--db", log).stdout.splitlines()
    types = [event["type"] for event in whole["rounds"][0]["events"]]
    assert types == [json.loads(line)["type"] for line in lines] == ["round_start", "stop", "call", "count"]
    assert json.loads(first)["type"] == "match" and len(table) == 1 + len(types)


@pytest.mark.parametrize("form", ["results", "csv", "json", "jsonl"])
def test_a_match_that_is_not_there_is_told_in_a_sentence(log: Path, form: str) -> None:
    assert "match 7" in assert_one_sentence(referee("export", 7, "--format", form, "--db", log))
