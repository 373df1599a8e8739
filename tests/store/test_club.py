"""A table's log comes to the one that all tables share: everything, once, whatever happened on the way."""

from __future__ import annotations

import logging
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from referee.store import Missing, Store, StoreError, Unreachable
from referee.store.club import Beat, Club, Shipper, shipping
from referee.store.errors import Refused, speaking

JPEG = b"\xff\xd8\xff" + bytes(500)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The log of a table."""
    return tmp_path / "own" / "log.db"


@pytest.fixture
def club(where: Path | str) -> Iterator[Club]:
    with Club(where) as club:
        yield club


def played(store: Store, lines: int = 5) -> int:
    """A match with two rounds, the second without a line; returns its number."""
    match = store.new_match({"solid": "Ada"}, "new", {"game": "board"})
    store.keep(match, "table", {"squares": 144})
    first = store.new_round(match)
    for n in range(lines):
        store.append(first, {"type": "card", "n": n, "evidence": [store.save_evidence(JPEG + bytes([n % 3]))]})
    store.new_round(match)
    return match


def bring(own: Path, where: Path | str, name: str = "Table 1", told: Callable[[], Beat] = Beat) -> None:
    """What a program that has just been started brings."""
    shipper = Shipper(own, where, name, told)
    shipper.bring()
    shipper.close()


def content(store: Store) -> list[object]:
    """All that is in a log, but for its numbers; matches in the order in which they were begun."""
    return [(match.created_at, match.players, match.options, store.kept(match.id, "table"),
             [(one.number, one.created_at, store.events(one.id)) for one in store.rounds(match.id)])
            for match in sorted(store.matches(), key=lambda match: match.created_at)]


def test_everything_arrives_and_nothing_twice(own: Path, where: Path | str, club: Club) -> None:
    with Store(own) as store:
        match = played(store)
        for _ in range(2):
            bring(own, where, told=lambda: Beat(match=match))
            assert content(club.store) == content(store)
        round_id = store.rounds(match)[1].id
        store.append(round_id, {"type": "stop"})
        store.keep(match, "table", {"squares": 12})
        store.append(store.rounds(match)[0].id, {"type": "correction"})
        bring(own, where, told=lambda: Beat(match=match))
        assert content(club.store) == content(store)
        shown = store.events(store.rounds(match)[0].id)[2]["evidence"][0]
        assert club.store.evidence(shown) == JPEG + bytes([2])
    (arrival,), (table,) = club.arrivals(), club.tables()
    assert (arrival.table, arrival.table_match, arrival.match) == (table.id, match, table.match)


def test_many_lines_go_out_in_parts(
        own: Path, where: Path | str, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipping, "LINES", 7)
    monkeypatch.setattr(shipping, "BYTES", 1200)
    with Store(own) as store:
        played(store, 30)
        bring(own, where)
        assert content(club.store) == content(store)


def test_two_programs_that_bring_the_same_log_bring_it_once(own: Path, where: Path | str, club: Club) -> None:
    with Store(own) as store:
        match = played(store)
        first, second = Shipper(own, where, "Table 1"), Shipper(own, where, "Table 1")
        first.bring()
        second.bring()
        store.append(store.rounds(match)[0].id, {"type": "stop"})
        store.keep(match, "table", {"squares": 12})
        for shipper in (first, second):
            shipper._cargo.load()  # type: ignore[union-attr]
        for shipper in (first, second):  # each believes that the line is missing
            shipper.bring()
            shipper.close()
        assert content(club.store) == content(store)


def test_tables_have_the_same_numbers_and_are_told_apart(tmp_path: Path, where: Path | str, club: Club) -> None:
    stores = [Store(tmp_path / f"{n}" / "log.db") for n in range(3)]
    for n, store in enumerate(stores):
        played(store, n + 1)
        bring(tmp_path / f"{n}" / "log.db", where, f"Table {n}")
    assert {arrival.table_match for arrival in club.arrivals()} == {1}
    assert content(club.store) == [one for store in stores for one in content(store)]
    assert [table.name for table in club.tables()] == ["Table 0", "Table 1", "Table 2"]
    for store in stores:
        store.close()


def test_a_match_that_is_deleted_later_is_deleted_there_too(own: Path, where: Path | str, club: Club) -> None:
    with Store(own) as store:
        first, second = played(store), played(store, 1)
        bring(own, where)
        shown = [line["evidence"][0] for line in store.events(store.rounds(first)[0].id)]
        store.delete_match(first)
        bring(own, where)
        assert content(club.store) == content(store)
        assert [arrival.table_match for arrival in club.arrivals()] == [second]
        assert club.store.evidence(shown[0]) is not None, "the other match shows it"
        assert club.store.evidence(shown[1]) is None


def test_what_the_host_deletes_does_not_come_again(own: Path, where: Path | str, club: Club) -> None:
    with Store(own) as store:
        played(store)
        bring(own, where)
        club.store.delete_match(club.arrivals()[0].match)
        played(store)
        bring(own, where)
        assert [arrival.table_match for arrival in club.arrivals()] == [2]
        assert len(store.matches()) == 2


@pytest.mark.parametrize("same_match", [False, True])
def test_a_copy_that_is_played_on_elsewhere_is_another_table(
        own: Path, tmp_path: Path, where: Path | str, club: Club, same_match: bool) -> None:
    with Store(own) as store:
        played(store)
        bring(own, where, "Table 1")
    other = tmp_path / "other" / "log.db"
    shutil.copytree(own.parent, other.parent)
    with Store(own) as store, Store(other) as copy:
        for one, name in ((store, "here"), (copy, "there")):
            match = 1 if same_match else one.new_match({"solid": name}, "new")
            round_id = one.rounds(1)[0].id if same_match else one.new_round(match)
            one.append(round_id, {"type": "card", "name": name})
            time.sleep(0.002)  # two tables begin nothing within a millisecond
        bring(own, where, "Table 1")
        bring(other, where, "Table 2")
        there = content(club.store)
        assert all(one in there for one in content(store)[same_match - 1:] + content(copy)[same_match - 1:])
    assert [table.name for table in club.tables()] == ["Table 1", "Table 2"]
    assert len({arrival.table for arrival in club.arrivals()}) == 2


def test_an_older_copy_that_is_put_back_deletes_nothing(own: Path, tmp_path: Path, where: Path | str,
                                                        club: Club) -> None:
    with Store(own) as store:
        played(store)
    shutil.copy(own, tmp_path / "backup.db")
    with Store(own) as store:
        store.append(store.rounds(1)[0].id, {"type": "stop"})
        played(store)
        bring(own, where)
        before = content(club.store)
    shutil.copy(tmp_path / "backup.db", own)
    bring(own, where)
    assert content(club.store) == before


def test_a_line_that_was_written_below_others_arrives_too(own: Path, where: Path | str, club: Club) -> None:
    with Store(own) as store:
        round_id = store.new_round(store.new_match({}, "new"))
        store.append_all(round_id, [{"seq": 1, "type": "card"}, {"seq": 9, "type": "card"}])
        bring(own, where)
        store.append(round_id, {"seq": 4, "type": "card"})
        bring(own, where)
        assert content(club.store) == content(store)


def test_a_large_picture_stays_with_its_table(
        own: Path, where: Path | str, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipping, "LARGEST_PICTURE", 400)
    with Store(own) as store:
        played(store)
        bring(own, where)
        assert content(club.store) == content(store)
        assert club.store.evidence(store.events(1)[0]["evidence"][0]) is None


def test_a_call_is_heard_answered_and_ended(own: Path, where: Path | str, club: Club) -> None:
    Store(own).close()
    calls = Beat(address="http://a/", scene={"phase": "running"}, waiting=[{"name": "Ada"}], help="Two have stopped",
                 played_s=12.5)
    bring(own, where, told=lambda: calls)
    (table,) = club.tables()
    assert (table.address, table.scene, table.waiting) == ("http://a/", {"phase": "running"}, [{"name": "Ada"}])
    assert (table.help, table.answered, table.played_s, table.match) == ("Two have stopped", False, 12.5, None)
    assert 0 <= table.help_s < 60 and 0 <= table.silent_s < 60
    club.answer(table.id)
    assert club.tables()[0].answered and club.tables()[0].changes > table.changes
    bring(own, where, told=lambda: calls)
    assert club.tables()[0].answered, "the same call stays answered"
    bring(own, where)
    assert not club.tables()[0].help and not club.tables()[0].answered
    bring(own, where, told=lambda: calls)
    assert not club.tables()[0].answered, "it is another call"
    with pytest.raises(Missing):
        club.answer("nobody")
    club.forget(table.id)
    assert club.tables() == []


def test_words_about_names_are_kept_in_order(club: Club) -> None:
    club.say("merge", "Ada", "Ada L.", by="host")
    club.say("split", "Ada", "Ada L.")
    assert [(one.kind, one.name, one.other, one.said_by) for one in club.merges()] == [
        ("merge", "Ada", "Ada L.", "host"), ("split", "Ada", "Ada L.", "")]


def until(there: Callable[[], bool]) -> None:
    """Wait for something that a thread does."""
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_thread_brings_it_while_it_is_played(own: Path, where: Path | str, club: Club) -> None:
    said = {"help": ""}
    with Store(own) as store, Shipper(own, where, "Table 1", lambda: Beat(help=said["help"])) as shipper:
        match = played(store)
        until(lambda: content(club.store) == content(store))
        store.append(store.rounds(match)[1].id, {"type": "stop"})
        until(lambda: content(club.store) == content(store))
        said["help"] = "come"
        until(lambda: club.tables()[0].help == "come")
        club.answer(club.tables()[0].id)
        until(lambda: shipper.answered)
        store.delete_match(match)
        until(lambda: not club.arrivals())
    assert club.tables()[0].help == "", "whoever ends calls nobody"


@pytest.mark.server
def test_a_club_that_is_away_is_said_without_its_password_and_found_again(
        own: Path, server_log: str, postgres: object, monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(shipping, "QUIET_S", 0.0)
    monkeypatch.setattr(shipping, "LONGEST_WAIT_S", 0.1)
    monkeypatch.setattr(shipping, "FIRST_WAIT_S", 0.1)
    address, told = server_log.replace("referee@", "referee:s3cret@"), list[bool]()
    with caplog.at_level(logging.WARNING), Store(own) as store:
        shipper = Shipper(own, address, "Table 1")
        shipper.listeners.append(lambda: told.append(shipper.silence is not None))
        postgres.kill()  # type: ignore[attr-defined]
        try:
            shipper.start()
            until(lambda: told == [True])
            played(store)
            assert store.trouble is None
        finally:
            postgres.start()  # type: ignore[attr-defined]
        until(lambda: told == [True, False])
        shipper.close()
        with Club(address) as club:
            assert content(club.store) == content(store)
    assert "cannot be reached" in caplog.text and "s3cret" not in caplog.text


@pytest.mark.files
@pytest.mark.parametrize(("says", "kind", "sentence"), [
    ('connection failed: connection to server at "127.0.0.1", port 5432 failed: FATAL:  password authentication failed '
     'for user "ada"', Refused, "refuses: password authentication failed for user \"ada\"; check"),
    ('connection failed: x\n- host: "h": FATAL:  database "clbu" does not exist\n', Refused,
     '"clbu" does not exist; check'),
    ("connection failed: Connection refused\n\tIs the server running on that host?", Unreachable, "cannot be reached"),
    ("connection to server failed: FATAL:  the database system is starting up", Unreachable, "cannot be reached"),
    ("failed to resolve host 'no-such-host': [Errno -2] Name or service not known", Unreachable, "cannot be reached"),
])
def test_why_a_server_lets_nobody_in_is_said(says: str, kind: type, sentence: str) -> None:
    with pytest.raises(Unreachable, match=re.escape(sentence)) as error, speaking("the log"):
        raise OperationalError("SELECT 1", {}, Exception(says))
    assert type(error.value) is kind


@pytest.mark.files
@pytest.mark.parametrize("address", ["mysql://ada:s3cret@host/club", "postgresql://ada:s3cret@host:port/x", "nonsense://"])
def test_what_is_no_address_of_a_log_is_refused_at_once(own: Path, address: str) -> None:
    Store(own).close()
    with pytest.raises(StoreError, match="no address of a log") as refused:
        Shipper(own, address, "Table 1")
    assert "s3cret" not in str(refused.value)
