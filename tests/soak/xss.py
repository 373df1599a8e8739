"""Scripts in every text that people or files can put in, on every page: `python -m tests.soak.xss`; short in the suite.

People's names, names of screens and films are said by commands; a recorded match is imported again and again, each time
with one text of it replaced. Then a real browser opens every page of each match that was taken. It fails when a dialog
opens, a script of the attack runs, an element of it is there, a link leads to one, or the page's own policy had to stop
something.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Dialog, Page

from referee.session.live import archive
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.browser import browser

ATTACKS = ("<script>hurt()</script>", '"><img src=x class=hurt onerror=hurt()>', "javascript:hurt()",
           "<svg class=hurt onload=hurt()>", "</title></style></textarea><script>hurt()</script>",
           "'-hurt()-'", "<a class=hurt href=javascript:hurt()>x</a>",
           "<iframe class=hurt srcdoc='<script>parent.hurt()</script>'>",
           "\u202e<b class=hurt>", "{{constructor.constructor('hurt()')()}}")
WATCH = """
window.hurts = [];
window.hurt = () => window.hurts.push("ran");
document.addEventListener("securitypolicyviolation", (e) => window.hurts.push(`policy: ${e.violatedDirective}`));
"""
LOOK = """() => [...window.hurts, ...[...document.querySelectorAll(".hurt")].map((e) => `element ${e.tagName}`),
  ...[...document.querySelectorAll("[href], [src], [action]")].flatMap((e) => ["href", "src", "action"]
    .map((name) => e.getAttribute(name) ?? "").filter((to) => /^\\s*javascript:/i.test(to))
    .map((to) => `link ${to}`))]"""
PAGES = ("", "play", "screen", "people", "setup", "help", "camera")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a JSON value texts stand."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from places(part, (*path, n))
    elif isinstance(value, str) or value is None:
        yield path


def with_text(value: Any, path: tuple[Any, ...], text: str) -> Any:
    """The same value with another text at one place."""
    changed = deepcopy(value)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = text
    return changed


def imports(lines: list[dict[str, Any]], most: int, attacks: Sequence[str]) -> Iterator[bytes]:
    """The match with an attack in one text, each text of each kind of line once; and with one in every name."""
    seen, made = set(), 0
    for n, line in enumerate(lines):
        for path in places(line):
            kind = (line["type"], *(step for step in path if isinstance(step, str)))
            if made >= most or kind in seen:
                continue
            seen.add(kind)
            changed = [with_text(one, path, attacks[made % len(attacks)]) if k == n else one
                       for k, one in enumerate(lines)]
            made += 1
            yield "\n".join(map(json.dumps, changed)).encode()
    for attack in attacks:
        head = {**lines[0], "players": dict.fromkeys(lines[0]["players"], attack)}
        told = [{**line, "text": attack, "device": attack} for line in lines[1:]]
        yield "\n".join(map(json.dumps, [head, *told])).encode()


def said(client: httpx.Client, attacks: Sequence[str]) -> int:
    """What people can say, with attacks in it; how many of these commands were taken."""
    taken = 0
    for attack in attacks:
        people = [{"seat": seat, "name": f"{attack}{n}"} for n, seat in enumerate(("solid", "double", "dotted"))]
        for name, fields in (
                ("new_match", {"document": "board-new", "people": people}),
                ("new_match", {"document": attack, "people": people}),
                ("start", {"device": attack[:60]}), ("rename", {"person": "person-1", "name": attack}),
                ("rename", {"person": attack, "name": "x"}), ("stop", {"device": attack[:60]}),
                ("call", {"player": attack[:40]}), ("camera", {"source": attack}), ("make_film", {"language": attack}),
                ("new_match", {"document": "board-new", "people": people, "options": {attack: attack}})):
            taken += client.post(f"/command/{name}", json=fields).status_code == 200
    return taken


def look(page: Page, url: str, troubles: list[str]) -> str:
    """Open a page, and note what an attack did there; its text."""
    page.goto(url)
    page.wait_for_load_state("networkidle")
    troubles += [f"{url}: {trouble}" for trouble in page.evaluate(LOOK)]
    return page.content()


def exported(hub: Hub) -> list[dict[str, Any]]:
    """The first match as it would be handed on."""
    out = io.StringIO()
    archive.export(hub, 1, "jsonl", out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--imports", type=int, default=200, help="at most so many single texts")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "log.db") as store:
        hub = dashboard.new_hub(store)
        dashboard.play(hub, store, until=18)
        lines = exported(hub)
        desk = hub.desk = Desk(hub)
        with Server(port=0) as server, browser() as chromium:
            server.start(hub, desk)
            broken, figures = attacked(server, chromium.new_context().new_page(), lines, asked.imports)
        hub.close()
        desk.close()
    for trouble in broken[:20]:
        print(trouble)
    print(f"{figures}: {len(broken)} times an attack did something")
    return int(bool(broken))


def attacked(server: Server, page: Page, lines: list[dict[str, Any]], most: int,
             attacks: Sequence[str] = ATTACKS, pages: Sequence[str] = PAGES) -> tuple[list[str], str]:
    """What attacks did, and how many were made and shown."""
    troubles: list[str] = []
    page.add_init_script(WATCH)

    def rung(dialog: Dialog) -> None:
        troubles.append(f"dialog {dialog.message}")
        dialog.dismiss()

    page.on("dialog", rung)
    page.on("console", lambda told: troubles.append(told.text) if "Content Security Policy" in told.text else None)
    with httpx.Client(base_url=server.url, trust_env=False, timeout=60) as client:
        taken, tried, shown, visited = [], 0, 0, 0
        for body in imports(lines, most, attacks):
            answer = client.post("/api/import", content=body)
            assert answer.status_code < 500, body[:500]
            tried += 1
            taken += [answer.json()["match"]] if answer.status_code == 200 else []
        commands = said(client, attacks)
        for match in taken:
            for path in (f"match/{match}", f"match/{match}#1"):
                shown += "hurt()" in look(page, server.url + path, troubles)
                visited += 1
        for match in [*taken[-len(attacks):], *range(taken[-1] + 1, taken[-1] + 1 + len(attacks))]:
            client.post("/command/open_match", json={"match": match})
            for path in pages:
                shown += "hurt()" in look(page, server.url + path, troubles)
                visited += 1
    assert shown > len(attacks), "the attacks are to be seen as text"
    return troubles, (f"{tried} imports, {len(taken)} taken, {commands} commands taken, {visited} pages, attacks shown "
                      f"as text on {shown}")


if __name__ == "__main__":
    sys.exit(main())
