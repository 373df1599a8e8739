"""The report stands alone, holds what was found, and takes names for names."""

from __future__ import annotations

import csv
import json
import re
from datetime import datetime

import pytest

from referee.archive.report import page as pages
from referee.archive.report.case import case
from referee.archive.report.writing import write_report
from referee.archive.results import Results
from referee.archive.sentences import packed, unpacked
from referee.i18n import Said, languages
from referee.i18n.said import Joined, Plain, Sentence, in_language
from tests.support.archived import SCORE, finding, job, made

NOW = datetime(2026, 11, 29, 20, 15)
HOSTILE = '<script>alert(1)</script>"&.mp4'


def written(folder, results, language="en"):
    kept, jobs = Results(folder), []
    for result in results:
        jobs.append(job(result["id"]))
        kept.keep(json.loads(json.dumps(result)))
    write_report(folder, jobs, kept, language, NOW)
    return (folder / "report.html").read_text(encoding="utf-8")


def rows(folder, name):
    with (folder / f"{name}.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def some():
    check = packed({"table_moved": False, "hidden": ["r9c9"], "score": SCORE})
    scored = {**made(job("a")), "name": HOSTILE, "check": check,
              "findings": [finding(), finding("unclear", t=75.0), finding("house_rule", cleared=True)]}
    moved = {**made(job("b")), "check": packed({"table_moved": True, "text": Said("audit-not-judged")})}
    return [scored, moved, made(job("c")), made(job("d"), Said("archive-worker-lost"))]


@pytest.mark.parametrize("language", languages())
def test_the_page_stands_alone_in_every_language(tmp_path, some, language):
    page = written(tmp_path, some, language)
    assert not re.search(r"(src|href)\s*=\s*(?![\"']?(data:|#))|<script|@import|url\(", page)
    assert f'lang="{language}"' in page and "&lt;script&gt;" in page and "&lt;b&gt;Anna&lt;/b&gt;" in page
    for key in ("report-title", "audit-not-judged", "archive-worker-lost"):
        assert in_language(Said(key), language).replace("'", "&#x27;") in page
    assert 'id="a-1"' in page and "1:15" in page and page.count("data:image/jpeg") == 3


def test_what_no_rule_names_has_a_heading_too(tmp_path):
    unnamed = {**finding("unclear"), "rule": None, "rule_title": None}
    page = written(tmp_path, [{**made(job("a")), "findings": [unnamed]}])
    assert "<strong>Not about one rule</strong>" in page


def test_what_was_surely_read_is_never_rounded_up_to_certain(tmp_path, some):
    assert "read with 99.9 %" in written(tmp_path, some)


def test_tables_for_programs_and_nothing_that_a_spreadsheet_runs(tmp_path, some):
    written(tmp_path, some)
    a, b, c, d = rows(tmp_path, "rounds")
    assert [a[key] for key in ("status", "violation", "house_rule", "unclear", "scored")] == [
        "refereed", "1", "1", "1", "True"]
    assert json.loads(a["score"]) == {"chips": {"dashed": 2, "solid": 0}} and a["hidden"] == "r9c9"
    assert (b["status"], c["score_unclear"], d["status"]) == (
        "table_moved", "something on the board cannot be judged", "failed")
    first, second, third = rows(tmp_path, "findings")
    assert [first[key] for key in ("finding", "name", "class", "confidence")] == [
        "a-1", "'=Anna", "violation", "0.9996"]
    assert (second["t"], third["put_right"]) == ("75.0", "True")


def test_parquet_is_written_where_it_can_be(tmp_path, some):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    written(tmp_path, some)
    assert parquet.read_table(tmp_path / "rounds.parquet").column("status").to_pylist()[3] == "failed"


def test_a_run_that_is_not_over_says_how_far_it_is(tmp_path, some):
    kept = Results(tmp_path)
    kept.keep(some[2])
    write_report(tmp_path, [job("c"), job("x")], kept, "en", NOW)
    assert "1 of 2 recordings so far" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_thousand_recordings_leave_the_page_usable(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "MOST_PICTURE_BYTES", 5000)
    many = [{**made(job(f"r{n}")), "findings": [finding()] if n % 2 else []} for n in range(1000)]
    page = written(tmp_path, many)
    assert len(page) < 2_000_000 and 3 < page.count("data:image/jpeg") < 20
    assert "The pictures are in the file of this finding: referee case" in page
    assert page.count("<details>") < 20


def test_a_case_holds_one_finding_and_nothing_of_others(tmp_path, some):
    written(tmp_path, some)
    result, found = Results(tmp_path, new=False).finding("a-2")
    page = case(result, found, "a-2", "fr")
    assert page.count("data:image/jpeg") == 1 and "a-1" not in page and "c.mp4" not in page
    assert "&lt;b&gt;Anna&lt;/b&gt;" in page and "BG-PLACE-6" in page and not re.search("(src|href)=\"(?!data:)", page)


@pytest.mark.parametrize("text", [
    Said("report-no-score", why=Said("audit-not-judged")), Sentence(Said("audit-not-judged"), stop=True),
    Joined([Said("audit-not-judged"), "Anna"], ", "), Said("report-hidden", squares=["r1c1", "r1c2"]),
    Said("rule-bg-place-2.title"), Plain("as it is"), "Anna"])
def test_a_sentence_that_was_kept_can_be_said_in_every_language(text):
    again = unpacked(json.loads(json.dumps(packed({"text": [text]}))))["text"][0]
    assert [in_language(again, language) for language in languages()] == [
        in_language(text, language) for language in languages()]


def test_a_sentence_whose_text_is_gone_stays_as_it_was():
    assert unpacked({"$said": "no-such-key", "params": {}, "text": "As it was."}) == "As it was."
    assert unpacked({"$said": "report-hidden", "params": {}, "text": "As it was."}) == "As it was."
