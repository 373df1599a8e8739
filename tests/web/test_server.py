"""The server takes its port first, or says in one line why it cannot; `referee serve` ends with status 1 then."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store import Store
from referee.store.club import Shipper, is_shared
from referee.web import PortInUse, Reach, Server
from tests.support import dashboard


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "referee", "serve", "--no-browser", *arguments]


def test_a_port_in_use_is_said_in_one_line(taken: int) -> None:
    with pytest.raises(PortInUse, match=rf"port {taken} is in use; .* --port \d+, which is free"):
        Server(port=taken)


def test_an_address_that_is_not_ours_is_said(tmp_path: Path) -> None:
    with pytest.raises(PortInUse, match="--host"):
        Server(reach=Reach("198.51.100.1"), port=0)


def test_a_server_can_be_stopped_and_its_port_taken_again(tmp_path: Path) -> None:
    with Store(tmp_path / "log.db") as store:
        hub = dashboard.new_hub(store)
        with Server(port=0) as first:
            first.start(hub)
            assert b"<title>Referee</title>" in urllib.request.urlopen(first.url).read()
        with Server(port=first.port) as second:
            second.start(hub)
            assert urllib.request.urlopen(second.url).status == 200


def test_an_answer_does_not_wait_for_the_receipt_of_its_first_half(tmp_path: Path) -> None:
    """Head and body are sent one after the other; held back (Nagle), the body comes 40 ms late."""
    with Store(tmp_path / "log.db") as store, Server(port=0) as server:
        server.start(dashboard.new_hub(store))
        with socket.create_connection(("127.0.0.1", server.port)) as browser:
            browser.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert browser.recv(100).startswith(b"HTTP/1.1 200")
            assert server._serving is not None
            serving, _ = server._serving
            [connection] = serving.server_state.connections
            accepted = connection.transport.get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_collector_of_telemetry_that_the_environment_names_is_told_nothing(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """FastAPI would export every request, and says so where what it needs for that is not installed."""
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    with socket.create_server(("127.0.0.1", 0)) as collector, Store(tmp_path / "log.db") as store:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{collector.getsockname()[1]}")
        with Server(port=0) as server:
            server.start(dashboard.new_hub(store))
            assert urllib.request.urlopen(f"{server.url}api/languages").status == 200
        collector.settimeout(0.2)
        with pytest.raises(TimeoutError):
            collector.accept()
    assert caplog.records == []


def test_the_log_that_tables_share_is_nobodys_to_play_from(tmp_path: Path) -> None:
    shared = tmp_path / "club.db"
    with Store(tmp_path / "own.db") as own:
        own.new_match({"solid": "Ada"}, "new")
    assert not is_shared(tmp_path / "own.db")
    shipper = Shipper(tmp_path / "own.db", shared, "Table 1")
    shipper.bring()
    shipper.close()
    ended = subprocess.run(command("--db", str(shared), "--port", "0"), capture_output=True, text=True, timeout=60,
                           check=False)
    assert ended.returncode == 1 and "--club" in ended.stderr and len(ended.stderr.splitlines()) == 1
    with Store(shared) as store:
        assert is_shared(shared) and len(store.matches()) == 1


@pytest.mark.parametrize("arguments", [["nowhere.mp4"], ["--table", "nowhere.json"], ["--resume", "7"],
                                       ["--match", "nowhere.toml"], ["--port", "TAKEN"]])
def test_serve_ends_with_status_1_and_one_line(tmp_path: Path, taken: int, arguments: list[str]) -> None:
    given = ["--port", "0", *(str(taken) if a == "TAKEN" else a for a in arguments)]
    ended = subprocess.run(command("--db", str(tmp_path / "log.db"), *given),
                           capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    if (tmp_path / "log.db").exists():
        with Store(tmp_path / "log.db") as store:
            assert store.matches() == [], "a match that never began is not in the log"


@pytest.fixture
def heeding_interrupts() -> Iterator[None]:
    """What is started meanwhile hears Ctrl-C, even where the tests themselves run in the background of a script: a
    shell makes such a job deaf to it, and with it all that the job starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeding_interrupts")
def test_serve_shows_its_page_until_it_is_interrupted(tmp_path: Path) -> None:
    arguments = command("--db", str(tmp_path / "log.db"), "--port", "0")
    running = subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stderr is not None
        said = running.stderr.readline()
        assert said.startswith("dashboard: http://localhost:")
        page = urllib.request.urlopen(said.split()[1]).read()
        assert b"<title>Referee</title>" in page
        for _ in range(3):  # impatience breaks nothing off
            running.send_signal(signal.SIGINT)
            time.sleep(0.02)
        _, rest = running.communicate(timeout=20)
        assert rest.splitlines() == ["ending; the log is kept"]
        assert running.returncode == 0
    finally:
        running.kill()
        running.wait()


SAMPLES = Path(__file__).parents[2] / "samples"


def begun(db: Path, *arguments: str | Path) -> list[str]:
    """The games of the matches in the log once `referee serve` shows its page."""
    running = subprocess.Popen(command("--db", str(db), "--port", "0", *map(str, arguments)), stderr=subprocess.PIPE,
                               text=True)
    with running:
        assert running.stderr is not None
        assert any(line.startswith("dashboard: ") for line in running.stderr)
        running.kill()
    with Store(db) as store:
        return [match.options["game"] for match in store.matches()]


def test_a_source_alone_begins_no_match_of_a_game_that_nobody_chose(tmp_path: Path) -> None:
    assert begun(tmp_path / "log.db", SAMPLES / "cards" / "round.mp4") == []


def test_a_source_with_a_table_begins_a_match_of_its_game(tmp_path: Path) -> None:
    sample = SAMPLES / "dice"
    assert begun(tmp_path / "log.db", sample / "round.mp4", "--table", sample / "table.json") == ["dice"]


def test_rounds_of_no_match_are_wrong_usage(tmp_path: Path) -> None:
    ended = subprocess.run(command("--db", str(tmp_path / "log.db"), "--port", "0", "--rounds", "3"),
                           capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2 and "--match or --table" in ended.stderr
    assert not (tmp_path / "log.db").exists()


def test_open_to_the_network_it_tells_the_addresses_that_work_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.server.home_addresses", lambda: ["192.168.178.20"])
    with Server(reach=Reach("0.0.0.0"), port=0) as server:
        assert server.addresses() == [f"http://192.168.178.20:{server.port}/"]
        assert server.url == f"http://localhost:{server.port}/"
    with Server(port=0) as server:
        assert server.addresses() == []
