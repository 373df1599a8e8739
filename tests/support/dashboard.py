"""A dashboard with the recorded round behind it, for tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from referee.files.table import load_table
from referee.games.api.lines import Line
from referee.games.board.lines import BOARD
from referee.session.live.hub import Hub
from referee.session.match.commands import Command
from referee.store import Store
from referee.values.board import BoardTable

HERE = Path(__file__).parent / "recorded_round"
PLAYERS = {"solid": "Ada", "double": "Ben", "dotted": "Cleo"}
START_TABLEAU = {"solid": 0, "double": 9, "dotted": 7}  # so that Ben has laid everything at the end


def table() -> BoardTable:
    return load_table(HERE / "table.json")


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / "events.jsonl").read_text(encoding="utf-8").splitlines()]


def picture(frame: int) -> bytes | None:
    path = HERE / f"frame_{frame:03d}.jpg"
    return path.read_bytes() if path.exists() else None


def new_match(store: Store, **options: Any) -> int:
    return store.new_match(PLAYERS, "new", {"start_tableau": START_TABLEAU, **options})


def new_hub(store: Store, match: int | None = None) -> Hub:
    hub = Hub(store, table=table())
    hub.camera.use("sample round")
    hub.open(match or new_match(store))
    return hub


class Operator:
    """Runs no camera, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Command, Line | None]] = []

    def command(self, name: str, command: Command, line: Line | None) -> dict[str, Any] | None:
        self.told.append((name, command, line))
        return None


_numbers: WeakKeyDictionary[Hub, dict[int, int]] = WeakKeyDictionary()
"""The recorded lines' numbers and those the log gave them."""


def feed(hub: Hub, line: Mapping[str, Any]) -> int:
    """Write a recorded line, whose numbers are those of the recording."""
    known = _numbers.setdefault(hub, {})
    body = {key: value for key, value in line.items() if key != "seq"}
    if "about" in body:
        body["about"] = [known.get(n, n) for n in body["about"]]
    seq = hub.write(BOARD.read(body))
    known[line.get("seq", 0)] = seq
    return seq


def play(hub: Hub, store: Store, until: int, after: int = 0) -> None:
    """Feed the recorded lines with `after` < seq <= `until`, their evidence and the camera pictures."""
    for line in lines():
        if after < line["seq"] <= until:
            names = [store.save_evidence((HERE / name).read_bytes()) for name in line.get("evidence", ())]
            hub.trace({"t": line["t"], "frame": line["frame"], "state": "still", "hidden": []})
            feed(hub, {**line, "evidence": names})
            if shown := picture(line["frame"]):
                hub.picture.show(shown)


def reach_in(hub: Hub) -> None:
    """A hand comes over the board."""
    hub.picture.show(picture(40) or b"")
    hub.trace(json.loads((HERE / "trace.jsonl").read_text(encoding="utf-8")))
