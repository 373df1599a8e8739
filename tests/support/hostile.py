"""Files of strangers that pretend to be exported matches, and what must hold after each was read in.

Why it exists: the long run (`tests.soak.hostile_imports`) and the suite try the same files in the same way. What it
does not do: try files in another form than an export's (`tests/web/test_never_500.py`).
"""

from __future__ import annotations

import copy
import io
import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from referee.session.live import archive
from referee.session.live.archive import unfinished
from referee.session.live.hub import Hub
from referee.store import Store
from referee.store.database import schema
from referee.web.app import create_app
from tests.support.acted import AFTER_BOTH, AFTER_FIRST, FIRST, WRONG, hub_of, played
from tests.support.alone import run
from tests.support.exports import of_another
from tests.support.scripted import reading

AT = "2026-01-31T20:15:00.000+00:00"
ITEMS: list[object] = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3,
                       *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6, *[reading(FIRST, tokens=AFTER_FIRST)] * 4]
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, -10**12, 1.5, float("nan"), float("inf"), "", "x" * 5000, "\0", "\ud800", "r99c99", "x",
    "=1+1", "../../etc/passwd", [], [None], {}, {"a": {}}, [[1]], [[[[]]]], {"solid": None}, ["solid"] * 3, "9" * 400)
PEOPLE = [{"id": "person-1", "name": "Ada", "seat": "dashed"}, {"id": "person-2", "name": "Bo", "seat": "dotted"}]

Whole = dict[str, Any]


def real_exports(folder: Path) -> list[Whole]:
    """Matches as this program writes them: one that a camera watched and people corrected, the same with a place where
    the wrong card would have fitted, and one by hand."""
    with pytest.MonkeyPatch.context() as patch, Store(folder / "real.db") as store:
        hub = hub_of(store)
        played(patch, hub, ITEMS, {
            7: lambda: hub.command("rename", {"person": "person-1", "name": "Eva"}),
            11: lambda: hub.command("stop", {}), 12: lambda: hub.command("call", {"player": "dotted"}),
            13: lambda: hub.command("undo", {})})
        piece = hub.state()["table"]["pieces"][0]["seq"]
        hub.command("correct_piece", {"piece": piece, "owner": "dotted"})
        hub.command("call", {"player": "dotted"})
        by_hand(Hub(store))
        watched, *others = [exported(store, match.id) for match in store.matches()]
        return [watched, with_a_place(watched), *others]


def with_a_place(whole: Whole) -> Whole:
    """The match with an answer to where its wrong cards would have fitted, as the judge writes it."""
    found = copy.deepcopy(whole)
    for line in (line for one in found["rounds"] for line in one["events"] if line.get("legal_here")):
        line["legal_here"] = {
            "key": "LEGAL_HERE.card_at", "params": {"places": ["r1c1–r1c2"], "t": "r0c1"},
            "places": [{"squares": ["r1c1", "r1c2"], "token": {"from": "r0c1", "to": "r1c2"}}], "token": ["r1c2"]}
    return found


def by_hand(hub: Hub) -> int:
    """Two rounds of the dice game with somebody who joins, a correction, and an undo."""
    seats = ("p1", "p2", "p3")
    number = int(hub.command("new_match", {
        "document": "dice", "people": [{"seat": seat, "name": name} for seat, name in zip(seats, "ABC", strict=True)],
        "rounds": 3})["match"])
    for round_number in (1, 2):
        hub.command("start", {})
        hub.command("stop", {})
        hub.command("call", {"player": "p1"})
        for seat in (*seats, "p4")[:2 + round_number]:
            hub.command("count", {"player": seat, "counts": {"dice_left": 0 if seat == "p1" else 2}})
        hub.command("count", {"player": "p2", "counts": {"dice_left": 4}})
        hub.command("undo", {})
        if round_number == 1:
            hub.command("join", {"name": "Dora", "seat": "p4", "start": "average"})
            hub.command("next_round", {"round": 1})
    return number


def exported(store: Store, number: int, form: str = "json") -> Any:
    out = io.StringIO()
    store.export(number, form, out)
    return json.loads(out.getvalue()) if form == "json" else out.getvalue()


def written(whole: Any) -> bytes:
    """As `json` exports are written, with whatever Python's JSON lets through."""
    return json.dumps(whole, indent=1).encode("ascii")


def plain(**head: Any) -> Whole:
    """The smallest match."""
    return {"created_at": AT, "edition": "new", "players": {}, "options": {"people": PEOPLE}, "files": {},
            "rounds": [{"number": 1, "created_at": AT, "events": []}], **head}


def with_lines(*lines: Whole, **head: Any) -> Whole:
    events = [{"seq": n, "recorded_at": AT, "t": float(n), **line} for n, line in enumerate(lines, 1)]
    return plain(rounds=[{"number": 1, "created_at": AT, "events": events}], **head)


def named_ones() -> dict[str, bytes]:
    """Files that broke something once, and their kin."""
    card = {"type": "card", "player": "dashed", "squares": ["r0c0", "r0c1"], "colours": ["red", "blue"]}
    start, stop = {"type": "round_start", "by": "people"}, {"type": "stop", "by": "people", "player": "dashed"}
    finding = {"type": "finding", "about": [1], "class": "violation", "squares": ["r0c0", "r0c1"]}
    found: dict[str, Any] = {
        "created_at x": plain(created_at="x", options={"people": PEOPLE, "minutes": 30}),
        "created_at without zone": plain(created_at="2026-01-31T20:15:00", options={"people": PEOPLE, "minutes": 30}),
        "t abc": with_lines({**start, "t": "abc"}), "t nan": with_lines({**start, "t": float("nan")}),
        "t far": with_lines({**start, "t": 1e308}), "t null": with_lines({**start, "t": None}, stop),
        "option of a newer version": plain(options={"people": PEOPLE, "teleport": "yes"}),
        "option of a newer choice": plain(options={"people": PEOPLE, "jokers_per": "moon"}),
        "game of a newer version": plain(options={"game": "chess", "people": PEOPLE}),
        "edition of a newer version": plain(edition="2040"),
        "empty table": plain(files={"table": {}}), "table of lists": plain(files={"table": {"squares": [[[]]]}}),
        "table as text": plain(files={"table": "x"}), "demo of another kind": plain(files={"demo": "yes"}),
        "camera of a stranger": plain(files={"source": {"spec": "/**"}}),
        "unknown key of a person": plain(options={"people": [{**PEOPLE[0], "age": 7}, PEOPLE[1]]}),
        "rounds 1e999": plain(options={"people": PEOPLE, "rounds": float("inf")}),
        "lone surrogate": plain(options={"people": [{**PEOPLE[0], "name": "\ud800"}, PEOPLE[1]]}),
        "surrogate as key": plain(players={"\udfff": "x"}),
        "evidence of lists": with_lines({**card, "evidence": [[1]]}),
        "evidence elsewhere": with_lines({**card, "evidence": ["../../log.db"]}),
        "30,000 players": plain(players={f"s{n}": "x" for n in range(30_000)}),
        "30,000 people": plain(options={"people": [{**PEOPLE[0], "id": str(n)} for n in range(30_000)]}),
        "3,000 empty rounds": plain(rounds=[{"number": n, "created_at": AT, "events": []} for n in range(1, 3001)]),
        "nobody": plain(options={"people": []}), "one seat twice": plain(options={"people": [
            {**PEOPLE[0], "seat": "dotted"}, PEOPLE[1]]}),
        "a seat of another game": plain(options={"people": [{**PEOPLE[0], "seat": "p1"}, PEOPLE[1]]}),
        "count of nobody": with_lines(start, stop, {"type": "count", "by": "people", "player": "x",
                                                    "counts": {"x": 5}}),
        "count of nothing": with_lines(start, stop, {"type": "count", "by": "people", "player": "dashed"}),
        "people of texts": with_lines({"type": "people", "act": "join", "from": 1, "people": ["Ada"], "by": "people"}),
        "act unknown": with_lines({"type": "people", "act": "fly", "from": 1, "people": PEOPLE, "by": "people"}),
        "type unknown": with_lines({"type": "teleport"}),
        "no squares": with_lines({"type": "card", "player": "dashed"}),
        "key unknown": with_lines({**card, "key": "NO.such", "params": {}}),
        "key without params": with_lines({**card, "key": "BG-PLACE-3", "params": {}, "class": "violation"}),
        "legal_here empty": with_lines({**card, "legal_here": {}}),
        "legal_here odd": with_lines({**card, "key": "LEGAL.card", "params": {"player": "dashed", "a": "x", "b": "y"},
                                      "legal_here": {"key": "NO.such", "params": {"a": [[1]]}}}),
        "look without squares": with_lines({"type": "look", "frame": 1, "laid": [{"kind": "card"}]}),
        "look of a card on one square": with_lines({"type": "look", "frame": 1, "laid": [
            {"kind": "card", "owner": "dashed", "squares": ["r0c0"], "confidence": 1.0}]}),
        "about itself": with_lines({**finding, "about": [1]}, {"type": "undo", "about": [2], "by": "people"}),
        "undo of texts": with_lines({"type": "undo", "about": ["1"], "by": "people"}),
        "flag of lists": with_lines({"type": "round_flag", "flag": "x", "value": [[1]], "by": "people"}),
        "token of texts": with_lines({**card, "token": "r0c0"}),
        "tokens of numbers": with_lines({**start, "params": {"tokens": [1, [2]]}}),
        "huge square": with_lines({**card, "squares": ["r99999c99999", "r0c1"]}),
        "by a stranger": with_lines({**card, "by": "me"}),
        "100,000 lines": with_lines(*[start] * 100_001),
        "20,000 cards": with_lines(*[{**card, "squares": [f"r{n % 99}c{n % 97}", f"r{n % 99}c{n % 97 + 1}"]}
                                     for n in range(20_000)]),
    }
    texts = {
        "an empty file": b"", "no JSON": b"nonsense", "an open object": b'{\n"rounds": [', "a list": b"[\n]",
        "deep": b'{\n"rounds": ' + b"[" * 100_000, "deep objects": b'{\n"rounds": ' + b'{"a":' * 50_000,
        "deep table": written(plain(files={"table": {}})).replace(b'"table": {}', b'"table": {"a": ' + b"[" * 900
                                                                  + b"]" * 900 + b"}"),
        "names twice": written(plain()).replace(b'"edition"', b'"edition": "old", "edition"', 1),
        "a number of digits": written(plain()).replace(b'"number": 1', b'"number": ' + b"9" * 5000),
        "a number without end": written(plain()).replace(b'"number": 1', b'"number": 1e999'),
        "Infinity": written(plain()).replace(b'"number": 1', b'"number": Infinity'),
        "no UTF-8": b"\xff\xfe{", "a byte more": written(plain()) + b"\0",
        "many values": b'{\n"x": [' + b"[]," * 4_500_000 + b"[]]}",
        "a long name": written(plain(options={"x" * 100_000: 1})),
    }
    return {name: written(whole) for name, whole in found.items()} | texts


def mutated(rng: random.Random, wholes: list[Whole]) -> tuple[str, bytes]:
    """One to three places of a real export changed: another value, a value from elsewhere, gone, or twice."""
    whole = copy.deepcopy(rng.choice(wholes))
    said = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = [place for place in _places(whole) if len(place) < 3 or place[0] != "files" or rng.random() < 0.02]
        place = rng.choice(places)
        at = _at(whole, place[:-1])
        how = rng.choice(("odd", "odd", "odd", "elsewhere", "gone", "twice", "renamed"))
        if how == "odd":
            at[place[-1]] = rng.choice(ODD)
        elif how == "elsewhere":
            at[place[-1]] = copy.deepcopy(_at(whole, rng.choice(places)))
        elif how == "gone":
            del at[place[-1]]
        elif isinstance(at, list):
            at.insert(place[-1], copy.deepcopy(at[place[-1]]))
        else:
            at[f"{place[-1]}x"] = at.pop(place[-1]) if how == "renamed" else at[place[-1]]
        said.append(f"{how} {'.'.join(map(str, place))}")
    text = written(whole)
    if rng.random() < 0.05:
        cut = rng.randrange(len(text))
        text, said = text[:cut] + bytes([rng.randrange(256)]) + text[cut + 1:], [*said, f"byte {cut}"]
    return ", ".join(said), text


def _places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if place:
        yield place
    for key, of in (value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()):
        yield from _places(of, (*place, key))


def _at(value: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        value = value[step]
    return value


class House:
    """A log with an evening in it, the page's application before it, and strangers at the door.

    `every`: after so many refused files it is seen whether the evening goes on.
    """

    def __init__(self, path: Path, every: int = 1) -> None:
        self.path, self.taken, self.refused, self.every = path, 0, 0, every
        self.store = Store(path)
        self.hub = Hub(self.store)
        self.own = by_hand(self.hub)
        self.app = create_app(self.hub)

    def close(self) -> None:
        self.hub.close()
        self.store.close()

    def counts(self) -> Mapping[str, int]:
        """How many rows each table has."""
        with self.store._reading() as db:
            return {table.name: db.scalar(select(func.count()).select_from(table)) or 0
                    for table in (schema.matches, schema.rounds, schema.events, schema.files, schema.deletions)}

    def ask(self, *requests: tuple[str, str, bytes]) -> list[httpx.Response]:
        async def all_of_them() -> list[httpx.Response]:
            transport = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client:
                return [await client.request(method, address, content=body or None,
                                             headers={"content-type": "application/json"} if method == "POST" else {})
                        for method, address, body in requests]

        return run(all_of_them())

    def read_in(self, file: bytes) -> bool:
        """Read a file in as the page does, ask for everything afterwards, and delete it; whether it was a match."""
        before = self.counts()
        answer, = self.ask(("POST", "/api/import", file))
        if answer.status_code != 200:
            said = answer.json()["error"]
            assert answer.status_code in (409, 413, 422) and " " in said and len(said) < 600, (answer.status_code, said)
            assert self.counts() == before, "something of a refused match stays"
            self.refused += 1
            if self.refused % self.every == 0:
                self.goes_on()
            return False
        number = answer.json()["match"]
        home, match, people = self.ask(("GET", "/api/home", b""), ("GET", f"/api/match/{number}", b""),
                                       ("GET", "/api/people", b""))
        assert not any(one.get("damaged") for one in home.json()["matches"]), home.text[:300]
        assert match.status_code == people.status_code == 200, match.text[:300]
        rounds = len(match.json()["rounds"])
        pages = [f"/api/match/{number}/{file}" for file in ("export.csv", "export.json", "export.jsonl", "events.csv")]
        pages += [f"/api/match/{number}/round/{n}{film}" for n in range(1, rounds + 1) for film in ("", "/film")]
        for page in self.ask(*(("GET", f"{page}?lang=de", b"") for page in pages), ("GET", "/api/people.csv", b"")):
            assert page.status_code == 200, (str(page.request.url), page.text[:300])
        again = archive.take_in(self.hub, of_another(json_of(self, number)))
        self.play_on(number)
        for gone in (again, number):
            self.hub.command("delete_match", {"match": gone})
        self.taken += 1
        self.goes_on()
        return True

    def play_on(self, number: int) -> None:
        """Go on with a match that was read in, whatever it is like: in sentences, if at all."""
        with Store(self.path) as store:
            if (newest := unfinished(store)) is not None:
                Hub(store).open(newest.id)
        self.hub.command("open_match", {"match": number})
        for name in ("start", "stop", "undo", "end_match", "undo"):
            self.ask(("POST", f"/command/{name}", b"{}"))
        self.hub.state()

    def goes_on(self) -> None:
        """The evening of the house is as it was, live, and after a start."""
        self.hub.command("open_match", {"match": self.own})
        assert self.hub.state()["match"]["id"] == self.own and self.hub.state()["round"]["number"] == 2
        self.hub.command("count", {"player": "p2", "counts": {"dice_left": 3}})
        assert self.store.trouble is None
        with Store(self.path) as store:
            assert unfinished(store) is not None
            assert [one["id"] for one in archive.home(Hub(store))["matches"]] == [self.own]


def json_of(house: House, number: int) -> bytes:
    out = io.StringIO()
    house.store.export(number, "json", out)
    return out.getvalue().encode()


def problems(house: House, files: Mapping[str, bytes], tell: Callable[[str], None] = lambda what: None) -> list[str]:
    """What went wrong with which file."""
    found = []
    for name, file in files.items():
        try:
            taken = house.read_in(file)
        except Exception as e:  # noqa: BLE001 - whatever it is, it is what is looked for
            found.append(f"{name}: {type(e).__name__}: {e}"[:400])
            tell(found[-1])
        else:
            tell(f"{name}: {'a match' if taken else 'refused'}")
    return found
