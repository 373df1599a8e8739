"""What happens to the program is kept in a file and at hand, within bounds, for its user alone, without passwords."""

from __future__ import annotations

import logging
import logging.handlers
import os
import stat
import threading
from pathlib import Path

import pytest

from referee import journal
from referee.capture.base import noticed
from referee.journal import JournalError, beside, entries, keeping
from referee.store import Store
from referee.store.database.place import OURS

LOG = logging.getLogger("referee.capture.streams.live")


@pytest.fixture(autouse=True)
def _empty():
    journal._kept.clear()
    yield
    journal._kept.clear()


def test_a_warning_is_in_the_file_and_at_hand_and_an_entry_tells_when_how_bad_and_where(tmp_path):
    with keeping(tmp_path / "referee.log"):
        noticed("source_lost", 3.0, "camera 0 has been silent for 4 s")
        LOG.info("it is back")
    newest, first = entries()
    assert (first.level, first.part, first.text) == ("warning", "capture", "camera 0 has been silent for 4 s")
    assert (newest.level, newest.text) == ("info", "it is back")
    lines = (tmp_path / "referee.log").read_text("utf-8").splitlines()
    assert lines[0] == f"{first.at} WARNING capture: camera 0 has been silent for 4 s"
    assert len(lines) == 2


def test_nothing_is_kept_and_nothing_printed_while_nobody_keeps_it(capfd):
    LOG.warning("nobody asked")
    assert entries() == []
    assert capfd.readouterr() == ("", "")


def test_no_password_of_a_camera_is_in_it(tmp_path):
    with keeping(tmp_path / "referee.log"):
        LOG.warning("rtsp://anna:geheim@camera/1 does not answer")
        LOG.warning("%s", "http://camera/video?pwd=geheim")
        try:
            raise OSError("rtsp://anna:geheim@camera/2")
        except OSError:
            LOG.exception("a bug")
    text = (tmp_path / "referee.log").read_text("utf-8")
    assert "geheim" not in text and "anna:***@camera" in text and "pwd=***" in text
    assert not any("geheim" in entry.text for entry in entries())


def test_the_same_sentence_is_said_once_a_minute(tmp_path, monkeypatch):
    with keeping(tmp_path / "referee.log"):
        for _ in range(1000):
            LOG.warning("a picture was left out")
        LOG.warning("another")
        monkeypatch.setattr(journal, "AGAIN_S", -1.0)  # a minute later
        LOG.warning("a picture was left out")
    assert [entry.text for entry in entries()] == ["a picture was left out", "another", "a picture was left out"]


def test_the_file_is_put_aside_when_it_is_large_and_old_ones_go(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "LARGEST", 1000)
    with keeping(tmp_path / "referee.log"):
        for n in range(200):
            LOG.warning("sentence number %d, which is not short", n)
    files = journal.files_of(tmp_path / "referee.log")
    assert sorted(tmp_path.iterdir()) == sorted(files) and len(files) == 4
    assert all(path.stat().st_size <= 1000 for path in files)
    assert "number 199," in files[0].read_text("utf-8")
    assert len(entries()) == 200


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_its_files_are_this_users_alone_also_those_put_aside(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "LARGEST", 200)
    before = os.umask(0)
    try:
        with keeping(tmp_path / "referee.log"):
            for n in range(9):
                LOG.warning("sentence number %d, which is not short", n)
    finally:
        os.umask(before)
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_a_folder_with_the_log_of_a_match_and_this_is_still_the_users_alone(tmp_path):
    folder = tmp_path / "evening"
    for _ in range(2):
        with Store(folder / "referee.db"), keeping(beside(folder / "referee.db")):
            LOG.warning("something")
        folder.chmod(0o755)
    Store(folder / "referee.db").close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and OURS


def test_a_line_break_in_a_name_begins_no_entry(tmp_path):
    with keeping(tmp_path / "referee.log"):
        LOG.warning("camera \x1b[31mx\n2026-01-01T00:00:00.000Z ERROR store: all is lost")
    lines = (tmp_path / "referee.log").read_text("utf-8").splitlines()
    assert len(lines) == 2 and lines[1].startswith("    2026") and "\x1b" not in lines[0]


def test_a_bug_that_ends_a_thread_is_kept_with_where_it_was(tmp_path):
    def broken() -> None:
        raise ZeroDivisionError("of a thread")

    heard: list[object] = []
    before, threading.excepthook = threading.excepthook, heard.append
    with keeping(tmp_path / "referee.log"):
        thread = threading.Thread(target=broken)
        thread.start()
        thread.join()
    [entry] = entries()
    assert entry.level == "error" and "ZeroDivisionError: of a thread" in entry.text and "in broken" in entry.text
    assert threading.excepthook == heard.append and len(heard) == 1, "whoever heard of it before still does"
    threading.excepthook = before


def test_a_file_that_cannot_be_written_any_more_is_told_once_and_stops_nothing(tmp_path, capfd):
    with keeping(tmp_path / "referee.log"):
        [handler] = [h for h in logging.getLogger("referee").handlers if isinstance(h, logging.FileHandler)]
        assert handler.stream is not None
        handler.stream.close()
        handler.stream = (tmp_path / "referee.log").open("r", encoding="utf-8")  # a disk that takes nothing
        LOG.warning("one")
        LOG.warning("two")
    assert [entry.part for entry in entries()] == ["capture", "journal", "capture"]
    assert capfd.readouterr().err == ""


def test_a_file_in_no_folder_is_refused(tmp_path):
    with pytest.raises(OSError, match="nowhere"), keeping(tmp_path / "nowhere" / "referee.log"):
        pass
    assert not [h for h in logging.getLogger("referee").handlers if not isinstance(h, logging.NullHandler)]


@pytest.mark.parametrize("name", ["referee.log", "referee.log.1", "referee.log.3"])
def test_what_holds_something_else_is_neither_written_on_nor_put_aside(tmp_path, name):
    (tmp_path / name).write_text("my own notes", "utf-8")
    with pytest.raises(JournalError, match=f"{name} holds something else"), keeping(tmp_path / "referee.log"):
        pass
    assert (tmp_path / name).read_text("utf-8") == "my own notes" and len(list(tmp_path.iterdir())) == 1


def test_a_folder_and_a_device_are_left_as_they_are(tmp_path):
    before = Path(os.devnull).stat().st_mode
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(JournalError), keeping(path):
            pass
    assert Path(os.devnull).stat().st_mode == before


def test_it_never_has_the_name_of_the_log_it_is_beside(tmp_path):
    assert all(beside(tmp_path / name) not in (tmp_path / name, tmp_path) for name in ("referee.db", "x.log", "log"))
    with Store(tmp_path / "x.log") as store, keeping(beside(tmp_path / "x.log")):
        number = store.new_match({}, "new")
        LOG.warning("something")
    with Store(tmp_path / "x.log") as store:
        assert store.match(number).id == number
    with keeping(beside(tmp_path / "x.log")):
        LOG.warning("on what was ours before")
    assert len(beside(tmp_path / "x.log").read_text("utf-8").splitlines()) == 2


def test_a_disk_that_is_full_at_the_end_ends_nothing_otherwise(tmp_path, monkeypatch):
    close = logging.handlers.RotatingFileHandler.close

    def full(handler: logging.handlers.RotatingFileHandler) -> None:
        close(handler)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(logging.handlers.RotatingFileHandler, "close", full)
    with keeping(tmp_path / "referee.log"):
        LOG.warning("one")
    assert [entry.part for entry in entries()] == ["journal", "capture"]
