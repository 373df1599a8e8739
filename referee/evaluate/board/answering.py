"""Plays evenings in unseen art to the whole referee, with somebody who answers its questions: does it learn?

Why it exists: what a question is worth shows only over whole rounds. The least is shown at first, one card a player;
somebody answers at most once in twenty seconds, always rightly or now and then wrongly. Measured is what is read after
the first round, how many questions the evening cost, and whether anybody was accused wrongly. Rounds are still moments
(`evening`), refereed by the session itself. What it does not do: drive screens.

`python -m referee.evaluate.board.answering --help` runs it; the figures are printed as JSON, one line an evening.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from referee.capture import Frame, Notice, Source
from referee.evaluate.board.evening import Evening, Moment, evening, held
from referee.rules.board.observation import Piece
from referee.session import MatchSetup
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.sim.board.play.acts import Act, Round
from referee.store import Store
from referee.values.board import BoardTable, Cell, cell_id
from referee.values.common import UNKNOWN
from referee.vision.board import learn
from referee.vision.board.teaching import teach

ANSWERS_EVERY_S = 20.0
LOOK_S = 5.0
"""Once nothing moves any more the table is looked at so often."""
WAITS_S = 200.0
"""How long people stay at the table after the stop call to answer what is asked."""

Squares = frozenset[str]


@dataclass
class RoundFigures:
    """Of one round: `pieces` that lay at the stop call, of them `read` rightly, `unread` and named `wrongly`, at the
    end of it; `at_first`: read rightly before anybody answered. `questions` asked, `answers` given, `learned` pieces.
    `accused`: proved violations that were said, `falsely`: those of which the players know nothing."""

    pieces: int = 0
    read: int = 0
    unread: int = 0
    wrongly: list[str] = field(default_factory=list)
    questions: int = 0
    answers: int = 0
    learned: int = 0
    accused: int = 0
    falsely: list[str] = field(default_factory=list)


class Somebody:
    """Sits at the table and answers; `wrong`: share of the answers that are not true."""

    def __init__(self, hub: Hub, played: Evening, table: BoardTable, wrong: float, rng: np.random.Generator) -> None:
        self._hub, self._wrong, self._rng, self._names = hub, wrong, rng, played.names
        middles = {s.cell: np.mean(s.quad, axis=0) for s in table.squares}
        self._at = {cell: min(middles, key=lambda c, p=point: float(np.hypot(*(middles[c] - p))))  # type: ignore[misc]
                    for cell, point in played.where.items()}
        self._answered = float("-inf")
        self._open = self._hold = 0
        self.lying: dict[Squares, Piece] = {}
        self._behind: list[Act] = []
        self.figures = RoundFigures()
        self._accused: dict[tuple[Any, ...], str] = {}

    def squares(self, cells: Sequence[Cell]) -> Squares:
        """Where that is on the learned table."""
        return frozenset(cell_id(self._at[c]) for c in cells)

    def new_round(self) -> None:
        self.lying, self._behind, self.figures, self._accused = {}, [], RoundFigures(), {}

    def acted(self, acts: Sequence[Act]) -> None:
        """The players have done this."""
        self._behind += acts
        for act in acts:
            if act.piece is not None and act.type in ("card", "joker"):
                self.lying[self.squares(act.piece.cells)] = act.piece
            elif act.piece is not None and act.type == "taken_back":
                self.lying.pop(self.squares(act.piece.cells), None)

    def look(self, t: float) -> None:
        """See what the screens show, and answer if it is time."""
        state = self._hub.state()
        for found in state["findings"]:
            if found["class"] == "violation":
                self._accuse(found)
        question = state["question"]
        if question is None:
            return
        if question["seq"] != self._open:
            self._open = question["seq"]
            self.figures.questions += 1
        if t - self._answered >= ANSWERS_EVERY_S:
            self._answered = t
            self.figures.answers += 1
            self._hub.command("answer", {"question": question["seq"], "owner": self._owner(question)})

    def _owner(self, question: dict[str, Any]) -> str | None:
        owners = {self.lying[at].owner if (at := frozenset(p["squares"])) in self.lying else None
                  for p in question["pieces"]}
        true = owners.pop() if len(owners) == 1 else None
        if self._rng.random() < self._wrong:
            others = [a["seat"] for a in question["answers"] if a["seat"] != true]
            return str(self._rng.choice(others))
        return true

    def _accuse(self, found: dict[str, Any]) -> None:
        key = found["rule"], found["player"], tuple(found["squares"])
        if key in self._accused:
            return
        at = set(found["squares"])
        true = any(act.wrong and found["player"] in (act.player, UNKNOWN, None) and at & self._touched(act)
                   for act in self._behind)
        self._accused[key] = "" if true else f"{found['rule']} {found['player']} {' '.join(sorted(at))}"

    def _touched(self, act: Act) -> Squares:
        cells = list(act.piece.cells) if act.piece is not None else []
        return self.squares([*cells, *(c for m in act.moves for c in (m.origin, m.target))])

    def ends(self) -> RoundFigures:
        """The figures of the round."""
        figures, state = self.figures, self._hub.state()
        seen = {frozenset(p["squares"]): p["owner"] for p in state["pieces"]}
        figures.pieces = len(self.lying)
        for at, piece in self.lying.items():
            owner = seen.get(at, UNKNOWN)
            figures.read += owner == piece.owner
            figures.unread += owner == UNKNOWN
            if owner not in (piece.owner, UNKNOWN):
                figures.wrongly.append(f"{piece.kind} of {piece.owner}: {owner} {' '.join(sorted(at))}")
        figures.learned = state["learned"]["n"]
        figures.accused = len(self._accused)
        figures.falsely = [text for text in self._accused.values() if text]
        return figures


class Rounds(Source):
    """The moments of an evening as a recording, with what people do between two of them."""

    def __init__(self, played: Evening, hub: Hub, somebody: Somebody) -> None:
        super().__init__("evening")
        self.moments = True
        self._played, self._hub, self._somebody = played, hub, somebody
        self._index = 0
        self.figures: list[RoundFigures] = []

    def __iter__(self) -> Iterator[Frame | Notice]:
        t = 0.0
        for number, (one, moments) in enumerate(self._played.rounds, 1):
            self._somebody.new_round()
            for moment in moments:
                self._somebody.acted(moment.acts)
                yield self._frame(moment, t + moment.t)
                if self._hub.state()["round"]["phase"] == "waiting":
                    self._hub.command("start", {})
                self._somebody.look(t + moment.t)
            t += moments[-1].t
            self._stop(one)
            until = t + WAITS_S
            while True:
                t += LOOK_S
                yield self._frame(moments[-1], t)
                self._somebody.look(t)
                if t >= until or (self._hub.state()["question"] is None and not self._unknown()):
                    break
            self.figures.append(self._somebody.ends())
            if number < len(self._played.rounds):
                self._go_on(one, number)

    def _frame(self, moment: Moment, t: float) -> Frame:
        self._index += 1
        return Frame(moment.picture, t, self._index, f"moment {self._index}", settled=True)

    def _unknown(self) -> bool:
        return any(p["owner"] == UNKNOWN for p in self._hub.state()["pieces"])

    def _stop(self, one: Round) -> None:
        self._hub.command("stop", {})
        self._hub.command("call", {"player": one.caller} if one.caller else {"end": "stalemate"})

    def _go_on(self, one: Round, number: int) -> None:
        for found in self._hub.state()["findings"]:
            if found["open"]:
                self._hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
        for player in one.summary["round"]["players"]:
            self._hub.command("count", {"player": player["id"], "counts": {
                "left": player["remaining"], "jokers": player["jokers_used"]}})
        self._hub.command("next_round", {"round": number})


def measure(played: Evening, table: BoardTable, wrong: float = 0.0, seed: int = 0) -> list[RoundFigures]:
    """The figures of each round of an evening, refereed on the learned and taught table."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "log.db") as store:
        hub = Hub(store, table=table)
        first = played.rounds[0][0]
        hub.new_match(plan_of_setup(MatchSetup(players=played.names, counts={"tableau": held(first)}),
                                    rounds=len(played.rounds)))
        somebody = Somebody(hub, played, table, wrong, np.random.default_rng([seed, 7]))
        source = Rounds(played, hub, somebody)
        desk = hub.desk = Desk(hub, speed=0)
        desk.use("evening", opened=source)
        assert desk._thread is not None
        desk._thread.join()
        desk.close()
        hub.close()
    return source.figures


def taught(played: Evening, table: BoardTable) -> BoardTable:
    """The table with the least that was shown."""
    found, _ = teach([played.taught], table, played.pieces)
    return replace(table, taught=found)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shown", type=int, default=4, help="players of whom a card is shown at first")
    parser.add_argument("--wrong", type=float, default=0.0, help="share of wrong answers")
    args = parser.parse_args(argv)
    for seed in range(args.seed, args.seed + args.evenings):
        played = evening(seed, shown=args.shown)
        table = taught(played, learn([played.empty]))
        found = measure(played, table, args.wrong, seed)
        print(json.dumps({"seed": seed, "go": table.quality.ok, "rounds": [asdict(r) for r in found]}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
