"""Which of a machine's addresses a phone should try, and how the command tells them."""

from __future__ import annotations

import re
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.cli import invite
from referee.cli.common import UserError
from referee.cli.invite import Guests, access_of, reach_of
from referee.store import StoreError, Tokens
from referee.web import Access, Reach, Server
from referee.web.entry.network import Card, ranked


@pytest.mark.parametrize(("cards", "expected"), [
    ([], []),
    ([Card("lo", "127.0.0.1"), Card("lo", "::1")], []),
    ([Card("docker0", "172.17.0.1"), Card("wlan0", "192.168.178.20", True)], ["192.168.178.20", "172.17.0.1"]),
    ([Card("wg0", "10.8.0.2", True), Card("eth0", "192.168.1.7")], ["192.168.1.7", "10.8.0.2"]),  # the VPN leads out
    ([Card("tailscale0", "100.101.102.103"), Card("en0", "10.0.0.5")], ["10.0.0.5", "100.101.102.103"]),
    ([Card("vEthernet (WSL)", "172.28.0.1"), Card("Wi-Fi", "192.168.0.9")], ["192.168.0.9", "172.28.0.1"]),
    ([Card("eth0", "192.168.1.7"), Card("wlan0", "192.168.1.8", True)], ["192.168.1.8", "192.168.1.7"]),
    ([Card("eth0", "169.254.3.4")], []),  # cabled to nothing
    ([Card("eth0", "fe80::1"), Card("eth0", "fd00::2"), Card("eth0", "192.168.1.7")], ["192.168.1.7"]),
    ([Card("eth0", "fe80::1"), Card("eth0", "2001:db8::5"), Card("eth0", "fd00::2")], ["2001:db8::5", "fd00::2"]),
    ([Card("docker0", "172.17.0.1", True)], ["172.17.0.1"]),
])
def test_real_interfaces_come_first(cards: list[Card], expected: list[str]) -> None:
    assert ranked(cards) == expected


def test_a_network_of_ipv6_alone_is_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for found, host in ((["2001:db8::5"], "::"), (["192.168.1.7"], "0.0.0.0"), ([], "0.0.0.0")):
        monkeypatch.setattr("referee.web.entry.network.home_addresses", lambda found=found: found)
        assert reach_of(None, None, "", None, lan=True).host == host


def test_no_network_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("referee.web.server.home_addresses", list)
    with Server(port=0, reach=Reach("0.0.0.0")) as server:
        invite.invite(server)
    said = capsys.readouterr().err
    assert f"dashboard: http://localhost:{server.port}/" in said and "no network was found" in said


def test_links_and_a_code_that_phones_read_are_printed(monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("referee.web.server.home_addresses", lambda: ["192.168.178.20", "172.17.0.1"])
    with Server(port=0, reach=Reach("0.0.0.0")) as server:
        invite.invite(server)
        player = f"http://192.168.178.20:{server.port}/play?token={server.access.token('player')}"
    said = capsys.readouterr().err
    assert f"player: {player}" in said and f"http://172.17.0.1:{server.port}/" in said
    assert len(re.findall(r"token=[\w-]{22}\b", said)) == 4
    assert _scanned(said) == player


def _scanned(said: str) -> str:
    """What a phone reads of the code in half blocks."""
    rows = [line for line in said.splitlines() if line and set(line) <= set("█▀▄ ")]
    halves = {"█": (255, 255), "▀": (255, 0), "▄": (0, 255), " ": (0, 0)}
    dots = np.array([[halves[sign][half] for sign in row] for row in rows for half in (0, 1)], np.uint8)
    large = cv2.resize(dots, None, fx=8, fy=8, interpolation=cv2.INTER_NEAREST)
    return cv2.QRCodeDetector().detectAndDecode(cv2.copyMakeBorder(large, 40, 40, 40, 40, cv2.BORDER_CONSTANT,
                                                                   value=(255,)))[0]


def test_a_terminal_that_cannot_write_the_code_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old:
        encoding = "cp1252"

    monkeypatch.setattr("referee.cli.invite.sys.stderr", Old())
    assert invite._code("http://192.168.178.20:8000/") == ""


@pytest.mark.parametrize(("names", "root", "proxies", "wrong"), [
    (["http://table.example"], "", [], "--allow-host"),
    (["table.example:8000"], "", [], "--allow-host"),
    ([], 'a" onload="x', [], "--root-path"),
    ([], "/a//b", [], "--root-path"),
    ([], "", ["proxy.example"], "--trust-proxy"),
])
def test_options_that_cannot_be_meant_are_refused(names: list[str], root: str, proxies: list[str], wrong: str) -> None:
    with pytest.raises(UserError, match=wrong):
        reach_of("127.0.0.1", names, root, proxies, lan=False)


def test_options_as_people_write_them() -> None:
    reach = reach_of("0.0.0.0", ["Table.example, nas.example"], "referee/", ["127.0.0.1"], lan=False)
    assert reach.names == {"table.example", "nas.example"}
    assert (reach.root_path, reach.proxies) == ("/referee", ("127.0.0.1",))


def test_tokens_are_kept_where_others_get_here_for_this_user_alone(monkeypatch: pytest.MonkeyPatch,
                                                                   tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    access_of(Reach(), Guests.nothing)
    kept = tmp_path / "referee" / "links.json"
    assert not kept.exists()
    first = access_of(Reach("0.0.0.0"), Guests.nothing)
    assert kept.stat().st_mode & 0o077 == 0
    assert access_of(Reach("0.0.0.0"), Guests.viewer).token("player") == first.token("player")
    first.renew("player")
    assert Tokens().load()["player"] == first.token("player")
    kept.write_text("[1]", encoding="utf-8")
    with pytest.raises(StoreError, match="new links are made"):
        access_of(Reach("0.0.0.0"), Guests.nothing)


def test_behind_a_proxy_the_own_link_has_the_hosts_token() -> None:
    with Server(port=0, reach=Reach(root_path="/referee"), access=Access(by_place=False)) as server:
        assert server.own_link("play").startswith(f"http://localhost:{server.port}/referee/play?token=")
