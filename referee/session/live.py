"""One table, live: what is seen and what people decide, as one state that any number of screens follow.

Why it exists: the session runs in a thread of its own at the camera's pace, screens come and go at
theirs. The hub is the only place where both meet: every line goes to the log first, then into the
state, and watchers get the newest state, never a queue of old ones. What it does not do: see, judge,
serve pages.

Threads: `feed`, `trace`, `show`, `source` and `command` may be called from any thread; each holds one
lock for the time of a commit (about 2 ms). `subscribe` belongs to an asyncio loop. State dicts are
shared between all watchers and must not be changed.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any

from referee.session import people
from referee.session.games import USUAL, game_named
from referee.session.match_state import MatchRules
from referee.session.people import CommandError
from referee.session.standing import Line
from referee.session.view import board_view, round_view
from referee.store import Store
from referee.values import Check, Table

NEWS_GAP_S = 0.1  # a watcher is told at most ten times a second; people cannot read faster
PICTURE_GAP_S = 0.2  # five pictures a second show what happens without costing a core

SOURCE_STATES = {"source_lost": "lost", "source_back": "still", "table_moved": "table_moved"}

__all__ = ["CommandError", "LiveHub"]


class LiveHub:
    """The live state of one match of the store; a match with rounds in it goes on with the last one.

    `match.options` may hold `game`, `rounds` (how many are planned) and what its seats brought into the match (by seat)
    besides the options of the ruleset. `on_command(name, arguments)`, if it is set, is told
    of every accepted word of people after the log has it, in their thread, in the session's own numbers. StoreError
    when there is no such match, ValueError when one of its rounds cannot be scored any more.
    """

    def __init__(self, store: Store, match: int, *, table: Table | None = None,
                 source: str = "") -> None:
        self.match = store.match(match)
        self.on_command: Callable[[str, Mapping[str, Any]], None] | None = None
        self._store = store
        options = dict(self.match.options)
        game = game_named(str(options.pop("game", USUAL)))
        self._planned = int(options.pop("rounds", game.rounds))
        self._start = {count.name: {str(seat): int(n) for seat, n in dict(options.pop(count.kept_as, {})).items()}
                       for count in game.brought}
        self.rules = MatchRules(game, self.match.edition, options)
        self._lock = threading.RLock()
        self._watchers: dict[object, Callable[[], object]] = {}
        self._closed = False
        self._picture: bytes | None = None
        self._picture_at = 0.0
        self._state: dict[str, Any] = {
            "source": {"name": source, "state": "starting" if source else "none", "text": "", "t": 0.0},
            "board": board_view(table), "checks": [], "hidden": [], "frame": 0,
        }
        self._numbers: dict[int, int] = {}  # the session's seq -> the log's
        self._seen_tokens: list[str] | None = None
        self._go_to_last_round()

    # what the session says

    def set_table(self, table: Table | None) -> None:
        """The table was learned (again)."""
        self._tell(board=board_view(table), checks=[])

    def set_checks(self, checks: Iterable[Check]) -> None:
        """What was found of camera and light (`session.doctor`)."""
        self._tell(checks=[check.to_dict() for check in checks])

    def feed(self, line: Line) -> dict[str, Any] | None:
        """Take one line of `watch`, with the session's own numbers; returns it as logged.

        The summary is no event: it ends the source and is not logged (None).
        """
        with self._lock:
            if line["type"] == "summary":
                self.source("ended")
                return None
            body = dict(line)
            own = body.pop("seq", None)
            if "about" in body:
                body["about"] = [self._numbers[n] for n in body["about"] if n in self._numbers]
            written = self._write(body)
            if own is not None:
                self._numbers[own] = written["seq"]
            if line["type"] in SOURCE_STATES:
                self.source(SOURCE_STATES[line["type"]], str(line.get("text") or ""))
            return written

    def trace(self, line: Line, tokens: Iterable[str] | None = None) -> None:
        """Take one line of `--trace`: how the source is now and which squares are covered.

        `tokens`: the squares on which tokens were seen, if a picture was read. The log knows moves only; a
        token whose way nobody saw is where the picture shows it.
        """
        with self._lock:
            hidden = list(line.get("hidden") or ())
            if tokens is not None:
                seen = list(tokens)
                covered = [t for t in self._state["tokens"] if t in hidden and t not in seen]
                if len(covered) > len(self._state["tokens"]) - len(seen):
                    covered = []  # nobody can say which of them it is that was moved to where one is seen
                self._seen_tokens = [*seen, *covered]
                self._tell(tokens=self._seen_tokens)
            source = {**self._state["source"], "state": line["state"], "text": "", "t": round(float(line["t"]), 1)}
            self._tell(source=source, hidden=hidden)

    def source(self, state: str, text: str = "") -> None:
        """`starting`, `still`, `moving`, `hand`, `table_moved`, `damaged`, `lost`, `ended` or `failed`; the text says
        why."""
        self._tell(source={**self._state["source"], "state": state, "text": text})

    def wants_picture(self) -> bool:
        """Whether it is time to encode another picture for the screens."""
        return time.monotonic() - self._picture_at >= PICTURE_GAP_S

    def show(self, jpeg: bytes) -> None:
        """The newest camera picture; it covers the same field as the picture the table was learned from."""
        with self._lock:
            self._picture, self._picture_at = jpeg, time.monotonic()
            self._tell(frame=self._state["frame"] + 1)

    @property
    def players(self) -> dict[str, str]:
        """Seat -> name of those who play now; empty when nobody was named."""
        return dict(self._standing.players)

    @property
    def brought(self) -> dict[str, dict[str, int]]:
        """What runs on into the round in play: the game's counts, by name and seat."""
        return {name: dict(counts) for name, counts in self._carried.counts.items()}

    # what screens ask

    def state(self) -> dict[str, Any]:
        return self._state

    def latest_frame(self) -> bytes | None:
        return self._picture

    def evidence(self, name: str) -> bytes | None:
        """A picture named in an event, or None."""
        return self._store.evidence(name)

    async def subscribe(self) -> AsyncIterator[dict[str, Any]]:
        """The state now and after every change, newest only; ends when the hub is closed."""
        loop, changed, me = asyncio.get_running_loop(), asyncio.Event(), object()
        with self._lock:
            self._watchers[me] = lambda: loop.call_soon_threadsafe(changed.set)
        try:
            while not self._closed:
                changed.clear()
                yield self._state
                await changed.wait()
                await asyncio.sleep(NEWS_GAP_S)
        finally:
            with self._lock:
                self._watchers.pop(me, None)

    def close(self) -> None:
        """End every subscription; the store stays open."""
        with self._lock:
            self._closed = True
            self._wake()

    # what people decide

    def command(self, name: str, /, **arguments: Any) -> None:
        """Carry out `start`, `stop`, `resume`, `overrule`, `players`, `count`, `owner` or `next_round` (see people.py).

        CommandError with one sentence when it cannot be done now.
        """
        with self._lock:
            if name == "next_round":
                self._next_round()
            else:
                body = people.make(name, self.rules.game, self._standing, arguments)
                self._write({"t": self._state["source"]["t"], **body})
                if name == "overrule":
                    arguments = {"about": self._in_session_numbers(body["about"]), "decision": body["decision"]}
                elif name == "owner":
                    told = {again for again, first in self._standing.told_again.items() if first in body["about"]}
                    meant = {*body["about"], *told}
                    arguments = {"about": [own for own, seq in self._numbers.items() if seq in meant],
                                 "player": body["player"]}
        if self.on_command is not None:
            self.on_command(name, arguments)

    # inside

    def _go_to_last_round(self) -> None:
        rounds = self._store.rounds(self.match.id)
        self._round = rounds[-1].id if rounds else self._store.new_round(self.match.id)
        earlier, players, standing = [], self.match.players, self.rules.game.standing
        for played in rounds[:-1]:
            earlier.append(standing.of(self._store.events(played.id), players))
            players = earlier[-1].players
        self._number = len(earlier) + 1
        self._carried = self.rules.play_back(earlier, self._start)
        self._standing = standing.of(self._store.events(self._round), players)
        self._numbers = {}
        self._seen_tokens = None
        self._tell_round()

    def _next_round(self) -> None:
        if self._standing.phase == "waiting":
            raise CommandError("this round has not begun yet")
        if self._state["score"]["problem"]:
            raise CommandError(f"this round cannot be scored yet: {self._state['score']['problem']}")
        if self._standing.phase != "stopped":
            raise CommandError("call stop first, then go on to the next round")
        self._store.new_round(self.match.id)
        self._go_to_last_round()

    def _in_session_numbers(self, findings: list[int]) -> list[int]:
        """The session's seq of findings and of what they speak about; nothing for those from before a crash."""
        meant = {f.seq for f in self._standing.findings if f.seq in findings}
        meant |= {f.subject for f in self._standing.findings if f.seq in findings}
        return sorted(own for own, seq in self._numbers.items() if seq in meant)

    def _write(self, body: Mapping[str, Any]) -> dict[str, Any]:
        written = self._store.append(self._round, body)
        self._standing.apply(written)
        self._tell_round()
        return written

    def _tell_round(self) -> None:
        view = round_view(self.match.id, self._standing, self.rules, self._carried, self._number, self._planned)
        self._tell(**view if self._seen_tokens is None else {**view, "tokens": self._seen_tokens})

    def _tell(self, **changes: Any) -> None:
        with self._lock:
            self._state = {**self._state, **changes}
            self._wake()

    def _wake(self) -> None:
        for me, wake in list(self._watchers.items()):
            try:
                wake()
            except RuntimeError:  # its loop is gone, and the watcher with it
                self._watchers.pop(me, None)
