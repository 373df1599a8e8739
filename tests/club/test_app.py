"""The club's page over HTTP: what it answers, and what a viewer may not."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from referee.club.app import LINKS, create_app
from referee.club.house import House
from referee.club.reaching import reachable
from referee.store.club import Club
from referee.web.entry.access import Access
from referee.web.entry.reach import Reach
from tests.support import alone
from tests.support.club_evening import ClubTable

HOST, VIEWER = "192.168.178.20:8100", "192.168.178.31"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    ClubTable("Table 1", ("Anna", "Ben"), ((0, 3),), help="Come").arrive(tmp_path, tmp_path / "club.db")
    with Club(tmp_path / "club.db") as club:
        house = House(club, "Nordstern")
        house.look()
        yield house
        house.close()


class Screen:
    """A screen of a role, at a machine of its own."""

    def __init__(self, house: House, role: str) -> None:
        access = Access({"host": "h" * 22, "viewer": "v" * 22}, page=LINKS)
        self._app = create_app(house, reach=Reach("0.0.0.0"), access=access)
        self._cookie = {"cookie": f"referee-club={role[0] * 22}"} if role else {}

    def ask(self, method: str, path: str, json: object = None) -> httpx.Response:
        async def asked() -> httpx.Response:
            way = httpx.ASGITransport(self._app, client=(VIEWER, 1000))
            async with httpx.AsyncClient(transport=way, base_url=f"http://{HOST}", headers=self._cookie) as client:
                return await client.request(method, path, json=json)

        return alone.run(asked())


def test_every_part_of_the_page_is_the_same_document_and_knows_its_words(house: House) -> None:
    viewer = Screen(house, "viewer")
    for path in ("/", "/standings", "/people", "/table/x"):
        found = viewer.ask("GET", path)
        assert found.status_code == 200 and "/club-page.js" in found.text, path
        assert "default-src 'none'" in found.headers["content-security-policy"]
    assert "club-tables = " in viewer.ask("GET", "/api/texts/en").text
    assert viewer.ask("GET", "/nowhere").status_code == 404


def test_whoever_comes_without_a_link_is_turned_away(house: House) -> None:
    stranger = Screen(house, "")
    assert stranger.ask("GET", "/api/standings").status_code == 401
    assert stranger.ask("POST", "/api/people/merge", {"name": "a", "other": "b"}).status_code == 401


def test_a_viewer_looks_and_the_host_answers_and_says_who_is_who(house: House) -> None:
    table = house.state()["order"][0]
    words = [(f"/api/table/{table}/answer", {}), (f"/api/table/{table}/forget", {}),
             ("/api/people/merge", {"name": "Anna", "other": "Annie"}), ("/api/people/split", {"name": "Anna"})]
    viewer, host = Screen(house, "viewer"), Screen(house, "host")
    assert [viewer.ask("POST", *word).status_code for word in words] == [403] * 4
    assert [host.ask("POST", *word).status_code for word in words] == [200, 409, 200, 200]
    assert viewer.ask("GET", "/api/standings").json()["documents"][0]["people"][0]["name"] == "Anna"
    assert viewer.ask("GET", "/api/people").json()["people"]
    assert viewer.ask("GET", f"/api/table/{table}").json()["round"]["number"] == 1
    assert viewer.ask("GET", "/api/table/nothing").status_code == 409
    sheet = viewer.ask("GET", "/api/standings.csv").text.splitlines()
    assert sheet[0].endswith("document,place,name,rounds,matches,wins,points,average,tables")
    assert sheet[1].startswith("board-new,1,Anna,1,1,0,2")


def test_links_are_those_of_a_club_and_lead_to_its_page(house: House) -> None:
    found = Screen(house, "host").ask("GET", "/api/access").json()
    assert found["role"] == "host" and [(link["role"], "?token=" in link["address"]) for link in found["links"]] == [
        ("viewer", True), ("host", True)]
    assert [link["role"] for link in Screen(house, "viewer").ask("GET", "/api/access").json()["links"]] == ["viewer"]


def test_wrong_words_are_refused_in_a_sentence(house: House) -> None:
    host = Screen(house, "host")
    for path, body in (("/api/people/marry", {"name": "a"}), ("/api/people/merge", {}), ("/api/people/merge", [])):
        assert host.ask("POST", path, body).status_code == 422, path
    assert host.ask("GET", "/api/standings?order=luck").json()["error"]


def test_a_page_that_nobody_answers_at_is_not_opened() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = listening.getsockname()[1]
        assert reachable(f"http://127.0.0.1:{port}/screen?token=x", here=True)
        assert not reachable(f"http://127.0.0.1:{port}/", here=False), "another machine's idea of itself"
    assert not reachable(f"http://127.0.0.1:{port}/", here=True)
    for wrong in ("", "file:///etc/passwd", "http://[", "http://127.0.0.1:99999/"):
        assert not reachable(wrong, here=True), wrong


def test_a_table_says_where_its_page_is_only_if_it_can_be_reached(house: House) -> None:
    table = house.state()["order"][0]
    assert Screen(house, "viewer").ask("GET", f"/api/table/{table}/page").json() == {"address": None}
