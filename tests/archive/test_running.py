"""What was done is not done again, whatever ends a run, and a worker that ends takes no other recording with it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Generator, Iterator, Sequence

import pytest

from referee.archive.engines.engine import OneByOne, Result
from referee.archive.engines.processes import Processes
from referee.archive.errors import ArchiveError
from referee.archive.jobs import Job
from referee.archive.results import Results
from referee.archive.running import Progress, run
from referee.i18n import Said
from tests.support.archived import finding, job, made, work


class Scripted:
    """Does its jobs one after the other; `until` so many are done it is interrupted."""

    def __init__(self, until: int | None = None, failing: Sequence[str] = ()) -> None:
        self.done, self.until, self.failing, self.closed = list[str](), until, failing, False

    def run(self, jobs: Sequence[Job]) -> Generator[Result, None, None]:
        try:
            for n, one in enumerate(jobs):
                if n == self.until:
                    raise KeyboardInterrupt
                self.done.append(one.id)
                yield made(one, Said("audit-not-judged") if one.id in self.failing else None)
        finally:
            self.closed = True


def test_a_run_that_was_ended_goes_on_where_it_stood(tmp_path):
    jobs, heard = [job(name) for name in "abcd"], list[Progress]()
    first = Scripted(until=2)
    with pytest.raises(KeyboardInterrupt):
        run(jobs, Results(tmp_path), first, heard.append)
    assert first.done == ["a", "b"] and first.closed and [p.done for p in heard] == [0, 1, 2]
    second = Scripted()
    run(jobs, Results(tmp_path), second, heard.append)
    assert second.done == ["c", "d"] and heard[3] == Progress(2, 4, None, None)
    assert [r["id"] for r in Results(tmp_path).of(jobs)] == list("abcd")


def test_only_what_changed_or_was_passed_over_is_done_again(tmp_path):
    jobs = [job(name) for name in "abc"]
    run(jobs, Results(tmp_path), Scripted(failing="b"), lambda _: None)
    again = Scripted()
    run([jobs[0], jobs[1], job("c", mark="2")], Results(tmp_path), again, lambda _: None)
    assert again.done == ["b", "c"]


def test_a_result_that_breaks_off_or_is_of_another_program_is_made_anew(tmp_path):
    results, jobs = Results(tmp_path), [job(name) for name in "abc"]
    run(jobs, results, Scripted(), lambda _: None)
    (tmp_path / "results" / "a.json").write_text('{"format": "refer', encoding="utf-8")
    (tmp_path / "results" / "b.json").write_text('{"format": "other/1", "mark": "1"}', encoding="utf-8")
    (tmp_path / "results" / "c.json.part").write_text("{", encoding="utf-8")
    assert [results.done(one) for one in jobs] == [False, False, True]
    assert [r["id"] for r in results.of(jobs)] == ["c"]


def test_time_left_goes_by_what_is_left_to_read(tmp_path):
    now, heard = iter([0.0, 10.0, 20.0]), list[Progress]()
    large = Job("b", "/b", "b", 300, None, None, "board", False, "1")
    run([job("a"), large], Results(tmp_path), Scripted(), heard.append, clock=lambda: next(now))
    assert [p.left_s for p in heard] == [None, 30.0, 0.0]


@pytest.mark.parametrize("name", ["a-0", "a-2", "a", "a-", "../a-1", "a/../a-1", "b-1", "a-1x", "", "-1", "a-¹"])
def test_a_finding_that_is_not_there_is_said(tmp_path, name):
    results = Results(tmp_path)
    results.keep({**made(job("a")), "findings": [finding()]})
    assert results.finding("a-1")[1]["class"] == "violation"
    with pytest.raises(ArchiveError, match="no finding"):
        results.finding(name)


def test_a_folder_without_a_report_is_said(tmp_path):
    with pytest.raises(ArchiveError, match="holds no report"):
        Results(tmp_path, new=False)


class Ending(Processes):
    """Whose workers end at `dies...`, and the first time at `once...`, as does what is at work beside it."""

    def __init__(self) -> None:
        super().__init__(2)
        self.seen, self.pools = set[str](), list[int]()

    def _while_it_holds(self, waiting: deque[Job], workers: int) -> Iterator[tuple[Job, Result | None]]:
        self.pools.append(workers)
        while waiting:
            some = [waiting.popleft() for _ in range(min(workers, len(waiting)))]
            ends = any(one.id == "dies" or (one.id == "once" and one.id not in self.seen) for one in some)
            self.seen.update(one.id for one in some)
            yield from ((one, None if ends else made(one)) for one in some)
            if ends:
                return


def test_a_worker_that_ends_takes_no_other_recording_with_it():
    engine = Ending()
    found = list(engine.run([job(name) for name in ("a", "dies", "b", "once", "c")]))
    assert sorted(r["id"] for r in found) == ["a", "b", "c", "dies", "once"]
    assert [r["id"] for r in found if r["failed"] is not None] == ["dies"]
    assert engine.pools[-2:] == [1, 1]


@pytest.mark.slow
def test_what_a_killed_process_was_at_is_done_by_another(tmp_path):
    once = Job("once", str(tmp_path / "seen"), "once.mp4", 1, None, None, "board", False, "1")
    [found] = Processes(1, work).run([once])
    assert found["failed"] is None and (tmp_path / "seen").exists()


def test_one_by_one_a_bad_file_stops_nobody(tmp_path):
    empty = tmp_path / "empty.mp4"
    empty.touch()
    jobs = [Job(path.stem, str(path), path.name, 0, None, None, "board", False) for path in
            (tmp_path / "gone.mp4", empty)]
    why = [r["failed"]["text"] for r in OneByOne().run(jobs)]
    assert "gone.mp4" in why[0] and "empty.mp4 is empty" in why[1]
    assert str(tmp_path) not in json.dumps(why)
