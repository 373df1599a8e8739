"""`referee audit -o` and `referee case`, as an archivist types them."""

from __future__ import annotations

import csv
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from referee.archive import refereed as at_work
from referee.archive.engines.cluster import Cluster
from referee.archive.jobs import Job, Options, jobs
from referee.archive.results import Results
from referee.cli.archive import duration
from tests.support.archived import finding, job, made
from tests.support.command import assert_one_sentence, referee

DICE = Path(__file__).parents[2] / "samples" / "dice"


@pytest.fixture
def evenings(tmp_path: Path) -> Path:
    """A picture of a table on which nothing lies, which is a recording too, and one that is empty."""
    (tmp_path / "films").mkdir()
    shutil.copy(DICE / "empty.jpg", tmp_path / "films" / "a.jpg")
    (tmp_path / "films" / "empty.mp4").touch()
    return tmp_path


@pytest.mark.slow
def test_many_are_refereed_and_a_bad_one_is_named_and_passed_over(evenings):
    def run(*more):
        return referee("audit", "films/*", "--table", DICE / "table.json", "-o", "report", "--engine", "inline",
                       *more, cwd=evenings)

    done = run("--json")
    assert done.returncode == 1 and "passed over: films/empty.mp4 is empty" in done.stderr
    said = json.loads(done.stdout)
    assert (said["recordings"], said["refereed"], said["passed_over"]) == (2, 1, 1)
    assert {Path(file).name for file in said["files"]} >= {"rounds.csv", "findings.csv", "report.html"}
    [kept] = Results(evenings / "report").of(
        jobs([str(evenings / "films" / "a.jpg")], Options(table=str(DICE / "table.json"))))
    single = referee("audit", evenings / "films" / "a.jpg", "--table", DICE / "table.json", "--json")
    assert kept["check"] == json.loads(single.stdout)
    (evenings / "films" / "empty.mp4").unlink()
    again = run("--lang", "de")
    assert again.returncode == 0 and "1 von 1 Aufnahmen wurden schon geprüft" in again.stderr
    assert 'lang="de"' in (evenings / "report" / "report.html").read_text(encoding="utf-8")
    with (evenings / "report" / "rounds.csv").open(encoding="utf-8-sig") as file:
        assert [row["recording"] for row in csv.DictReader(file)] == ["films/a.jpg"]


@pytest.mark.parametrize("more", [
    ["--workers", "2"], ["--engine", "dask"], ["--whole"], ["--scheduler", "tcp://x:1"], []])
def test_what_belongs_to_an_archive_asks_for_a_report(more):
    done = referee("audit", "a.mp4", *more)
    assert done.returncode == 2 and ("-o" in done.stderr or "'--table'" in done.stderr)


@pytest.mark.parametrize("more", [["--start", "a.jpg"], ["--evidence", "f"], ["--scheduler", "tcp://x:1"],
                                  ["--workers", "0"], ["--engine", "ray"]])
def test_what_an_archive_does_not_take_is_wrong_usage(tmp_path, more):
    assert referee("audit", "a.mp4", "-o", tmp_path / "r", *more).returncode == 2


def test_where_nothing_is_to_be_refereed_one_sentence_says_so(tmp_path):
    assert "no recording is found" in assert_one_sentence(referee("audit", tmp_path / "*.mp4", "-o", tmp_path / "r"))
    (tmp_path / "file").touch()
    assert "is a file" in assert_one_sentence(referee("audit", "a.mp4", "-o", tmp_path / "file"))


def test_one_finding_becomes_a_file_to_send(tmp_path):
    Results(tmp_path).keep({**made(job("abc")), "findings": [finding()]})
    done = referee("case", tmp_path, "abc-1", "--lang", "fr", cwd=tmp_path)
    assert done.returncode == 0 and "Constat abc-1" in (tmp_path / "abc-1.html").read_text(encoding="utf-8")
    assert "no finding abc-2" in assert_one_sentence(referee("case", tmp_path, "abc-2"))
    assert "no report" in assert_one_sentence(referee("case", tmp_path / "x", "abc-2"))


def test_a_fault_of_ours_stops_no_other_recording_and_is_told_in_full(evenings, monkeypatch):
    def broken(_: str) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(at_work, "_table", broken)
    one = Job("1", str(evenings / "films" / "a.jpg"), "a.jpg", 1, "table.json", None, "board", False)
    found = at_work.refereed(one)
    assert found["failed"]["text"].endswith("RuntimeError: a bug") and "in broken" in found["traceback"]


def test_a_game_that_is_not_checked_at_its_end_asks_for_the_whole(evenings):
    cards = DICE.parent / "cards" / "table.json"
    found = at_work.refereed(Job("1", str(evenings / "films" / "a.jpg"), "a.jpg", 1, str(cards), None, "board", False))
    assert "--whole" in str(found["failed"])


@pytest.mark.parametrize(("seconds", "words"), [(3.4, "3 s"), (89, "89 s"), (600, "10 min"), (7260, "2 h 1 min")])
def test_time_left_is_said_as_exactly_as_anybody_wants_to_know_it(seconds, words):
    assert duration(seconds) == words


@pytest.mark.slow
def test_a_cluster_of_two_workers_referees_each_once(evenings):
    pytest.importorskip("distributed", reason="the extra `archive` is not installed")
    films = [str(evenings / "films" / "empty.mp4"), str(evenings / "gone.mp4")]
    found = list(Cluster(2).run(jobs(films, Options())))
    assert sorted(r["name"] for r in found) == sorted(films)
    assert all("empty" in r["failed"]["text"] or "gone" in r["failed"]["text"] for r in found)


def test_neither_the_extra_nor_the_archive_is_loaded_before_it_is_asked_for():
    code = ("import sys, referee.cli; "
            "print([n for n in ('distributed', 'fsspec', 'pyarrow', 'referee.archive', 'cv2') if n in sys.modules])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_scheduler_that_is_not_there_is_said(evenings, monkeypatch):
    pytest.importorskip("distributed", reason="the extra `archive` is not installed")
    monkeypatch.setattr("referee.archive.engines.cluster.REACHED_S", "0.2s")
    done = referee("audit", evenings / "films", "-o", evenings / "r", "--engine", "dask", "--scheduler",
                   "tcp://127.0.0.1:9")
    assert "no scheduler answers at tcp://127.0.0.1:9" in assert_one_sentence(done)


def test_without_its_extra_dask_is_asked_for(evenings, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = referee("audit", evenings / "films", "-o", evenings / "r", "--engine", "dask")
    assert "pip install 'referee[archive]'" in assert_one_sentence(done)
