"""Which recordings are meant, what belongs to each, and when one has changed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from referee.archive import remote
from referee.archive.errors import ArchiveError
from referee.archive.jobs import Job, Options, jobs


@pytest.fixture
def films(tmp_path: Path) -> Path:
    for name in ("b.mp4", "a.mkv", "c [2].mp4", "notes.txt", "a.table.json", "a.match.toml"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "d.mp4").touch()
    return tmp_path


def names(found: list[Job]) -> list[str]:
    return [Path(one.source).name for one in found]


@pytest.mark.parametrize(("pattern", "found"), [
    ("", ["a.mkv", "b.mp4", "c [2].mp4"]), ("*.mp4", ["b.mp4", "c [2].mp4"]),
    ("**/*.mp4", ["b.mp4", "c [2].mp4", "d.mp4"]),
    ("c [2].mp4", ["c [2].mp4"]), ("a*", ["a.mkv"]), ("gone.mp4", ["gone.mp4"])])
def test_files_folders_and_patterns_name_recordings(films, pattern, found):
    assert names(jobs([str(films / pattern)], Options())) == found


def test_each_is_meant_once_in_the_order_named(films):
    (films / "linked.mp4").symlink_to(films / "b.mp4")
    assert names(jobs([str(films / name) for name in ("b.mp4", "*.mkv", "*.mp4", "linked.mp4")], Options())) == [
        "b.mp4", "a.mkv", "c [2].mp4"]


def test_where_nothing_is_that_is_said(films):
    with pytest.raises(ArchiveError, match="no recording"):
        jobs([str(films / "*.avi")], Options())


def test_what_stands_beside_a_recording_is_its_own_and_what_is_named_is_for_all(films):
    own, none = jobs([str(films / "a.mkv"), str(films / "b.mp4")], Options())
    assert (own.table, own.match) == (str(films / "a.table.json"), str(films / "a.match.toml"))
    assert (none.table, none.match) == (None, None)
    for one in jobs([str(films / "a.mkv"), str(films / "b.mp4")], Options(table=str(films / "notes.txt"))):
        assert one.table == str(films / "notes.txt")


def test_a_recording_is_known_again_until_it_or_what_holds_for_it_changes(films):
    def mark(**options) -> str:
        [one] = jobs([str(films / "b.mp4")], Options(**options))
        return one.mark

    usual = mark()
    others = mark(whole=True), mark(game="dice"), mark(table=str(films / "notes.txt"))
    assert mark() == usual and len({usual, *others}) == 4
    os.utime(films / "b.mp4", (1, 1))
    assert mark() != usual
    usual = mark()
    (films / "b.match.toml").touch()
    assert mark() != usual


def test_an_address_without_its_library_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(ArchiveError, match=r"s3://films is read by fsspec.*pip install"):
        jobs(["s3://films"], Options())


def test_addresses_are_listed_and_fetched_for_as_long_as_they_are_read():
    fsspec = pytest.importorskip("fsspec", reason="the extra `archive` is not installed")
    files = fsspec.filesystem("memory")
    for name, text in (("/films/a.mp4", b"a"), ("/films/b.mp4", b"bb"), ("/films/a.table.json", b"{}")):
        files.pipe_file(name, text)
    a, b = jobs(["memory://films/*"], Options())
    assert (a.name, a.size, a.table) == ("memory:///films/a.mp4", 1, "memory:///films/a.table.json")
    assert (b.size, b.table) == (2, None)
    with remote.fetched(b.source) as path:
        assert path.read_bytes() == b"bb" and path.name == "b.mp4"
    assert not path.exists()
    with pytest.raises(ArchiveError, match="cannot be read"), remote.fetched("memory://films/gone.mp4"):
        pass
    with pytest.raises(ArchiveError, match=r"nowhere://u:\*\*\*@x"):
        jobs(["nowhere://u:secret@x"], Options())
