"""The umpire's search against a constraint solver: the same answers, and at what cost?

    pip install 'ortools>=9.11,<10'          (Apache-2.0, 80 MB installed; nothing else here needs it)
    python -m tests.support.solvers --rounds 60

Steps are taken from simulated rounds, or with `--cramped` from lawful play on boards so small that dead ends and jokers
come up all the time: the true table before some placements, the pieces laid in them, and the squares on which the
tokens stand afterwards; and each of them once more with one piece given to another player. Is there a lawful order?
Asked of the umpire's search, of CP-SAT, and up to three pieces of the judge in `tests.support.brute`, which shares no
code with either and tries every order. Prints the processor time each took, as JSON; exit status 1 if two disagree.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from referee.evaluate.board.judged.moments import random_board
from referee.evaluate.board.rounds import played
from referee.rules.board.belief.gate import NO_GATE
from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.belief.search import Transition, explain
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.legality.applying import apply, move_tokens, take_back
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position
from referee.rules.core import UNKNOWN
from referee.values.board import FRAMES
from tests.support.brute import Table, after_move

OPTIONS = Options()
BRUTE_PIECES = 3
Problem = tuple[Position, tuple[Piece, ...], frozenset[Cell]]
History = list[tuple[Piece | None, Position]]
"""What was laid (None: something else happened), and the table after it; the first entry is the start."""


def simulated(seed: int) -> History:
    """A round of `referee.evaluate.board.rounds`, in three of four with mistakes."""
    game = played(seed)
    found: History = [(None, Position(Layout(game.colours), (), game.tokens, players=game.players))]
    for act in game.acts:
        position = found[-1][1]
        tokens = list(position.tokens)
        for move in act.moves:
            tokens[move.token] = move.target
        if act.type in ("card", "joker") and act.piece is not None:
            token, target = (act.moves[0].token, act.moves[0].target) if act.moves else (None, None)
            position = apply(position, Placement(act.player, act.piece, token, target, tuple(tokens)), OPTIONS)
        elif act.type == "taken_back" and act.piece is not None:
            back = (act.moves[0].token, act.moves[0].target) if act.moves else None
            position = take_back(position, act.piece, back, OPTIONS)
        elif act.moves:
            position = move_tokens(position, tuple(tokens), OPTIONS)
        found.append((act.piece if act.type in ("card", "joker") else None, position))
    return found


def cramped(seed: int) -> History:
    """Up to sixteen lawful placements of three players on 4 to 6 rows of 4 to 7 squares, some of them missing."""
    rng = random.Random(f"cramped {seed}")
    colours = random_board(rng, rng.randint(4, 6), rng.randint(4, 7))
    for cell in rng.sample(sorted(colours), rng.randint(0, 5)):
        del colours[cell]
    position = Position(Layout(colours), tokens=tuple(rng.sample(sorted(colours), 4)))
    found: History = [(None, position)]
    for _ in range(16):
        choices = list(legal_placements(position, rng.choice(FRAMES[:3]), OPTIONS))
        if choices:
            placement = rng.choice(choices)
            position = apply(position, placement, OPTIONS)
            found.append((placement.piece, position))
    return found


def problems(history: History, pieces: int) -> Iterator[Problem]:
    """The steps of `pieces` placements in a row, each begun where the one before ended, and each once more spoilt.

    Left out: where a piece already lies on another, or two tokens stand on one square.
    """
    k = 0
    while k + pieces < len(history):
        before, after = history[k][1], history[k + pieces][1]
        laid = tuple(piece for piece, _ in history[k + 1:k + pieces + 1] if piece is not None)
        if len(laid) == pieces and _plain(before) and len(after.token_cells) == len(after.tokens):
            yield before, laid, after.token_cells
            other = next(f for f in FRAMES if f != laid[-1].owner)
            yield before, (*laid[:-1], replace(laid[-1], owner=other)), after.token_cells
            k += pieces
        else:
            k += 1


def _plain(position: Position) -> bool:
    cells = [c for p in position.pieces for c in p.cells]
    known = all(who != UNKNOWN for _, who in (*position.owed, *position.pending))
    return len(set(cells)) == len(cells) and len(position.token_cells) == len(position.tokens) and known


def searched(problem: Problem) -> bool | None:
    """The umpire's search; None if it gave up."""
    before, laid, tokens = problem
    hypothesis = Hypothesis(before, (NO_GATE,) * len(before.tokens))
    arrivals = [Arrival(p, 0.0) for p in laid]
    seen = Seen(100.0, tokens, frozenset())
    found = explain(Transition((hypothesis,), tuple(arrivals), (), seen, OPTIONS, 3.0), max_faults=0)
    return True if found.lawful else False if found.complete else None


def solved(problem: Problem) -> bool | None:
    """CP-SAT; None after a minute."""
    from tests.support.cpsat import Step

    return Step(*problem).lawful()


def tried(problem: Problem) -> bool:
    """The judge that tries everything."""
    before, laid, tokens = problem
    colours = sorted({before.layout.colour(c) for c in before.layout})
    letters = {colour: chr(ord("A") + k) for k, colour in enumerate(colours)}
    rows, cols = (1 + max(c[d] for c in before.layout) for d in (0, 1))
    colour = {c: letters[before.layout.colour(c)] for c in before.layout}
    question: dict[str, Any] = {
        "board": ["".join(colour.get((r, c), ".") for c in range(cols)) for r in range(rows)],
        "cards": [{"owner": p.owner, "cells": p.cells} for p in before.pieces if p.kind == "card"],
        "jokers": [{"owner": p.owner, "cell": p.cells[0]} for p in before.pieces if p.kind == "joker"],
        "tokens": list(before.tokens), "release_due": {str(i): who for i, who in before.owed},
        "walled_by_joker": {str(i): who for i, who in before.pending}}
    shown = {p: "".join(letters[x] for x in p.colours) for p in laid}

    def rest(question: dict[str, Any], left: Sequence[Piece]) -> bool:
        table = Table(question)
        if not left:
            return set(table.tok) == tokens
        for piece in left:
            for i, target in ((i, c) for i in range(len(table.tok)) for c in piece.cells):
                after = [target if j == i else t for j, t in enumerate(table.tok)]
                move = {"player": piece.owner, "cells": list(piece.cells), "tokens_after": after}
                if piece.kind == "card":
                    move["colours"] = shown[piece]
                if table.judge(move, i) == ("legal", None) and rest(after_move(question, move),
                                                                    [p for p in left if p is not piece]):
                    return True
        return False

    return rest(question, laid)


def timed(answer: Callable[[Problem], bool | None], problem: Problem) -> tuple[bool | None, float]:
    began = time.process_time()
    said = answer(problem)
    return said, time.process_time() - began


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.support.solvers", description=__doc__.split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--pieces", type=int, nargs="*", default=[1, 2, 3, 4, 6, 8])
    parser.add_argument("--cramped", action="store_true", help="lawful play on small boards")
    parser.add_argument("--only", choices=("search", "cpsat"), help="one of them alone, to see its memory")
    args = parser.parse_args(argv)
    try:
        solver = version("ortools")
    except PackageNotFoundError:
        print("this needs OR-tools: pip install 'ortools>=9.11,<10'", file=sys.stderr)
        return 2
    report: dict[str, Any] = {"ortools": solver, "steps": []}
    disagree = 0
    games = [(cramped if args.cramped else simulated)(seed) for seed in range(args.rounds)]
    for pieces in args.pieces:
        took: dict[str, list[float]] = {"search": [], "cpsat": [], "brute": []}
        said: Counter[str] = Counter()
        for problem in (p for game in games for p in problems(game, pieces)):
            answers: dict[str, bool | None] = {}
            for name, judge in (("search", searched), ("cpsat", solved), ("brute", tried)):
                if args.only in (None, name) and not (name == "brute" and pieces > BRUTE_PIECES):
                    answers[name], seconds = timed(judge, problem)
                    took[name].append(seconds)
            known = {a for a in answers.values() if a is not None}
            disagree += len(known) > 1
            said.update([("lawful" if True in known else "not lawful") if known else "nobody knows"])
            said.update(f"{name} gave up" for name, a in answers.items() if a is None)
        report["steps"].append({"pieces": pieces, **said, **{
            f"{name}_ms": {f"p{q}": round(1000 * float(np.percentile(times, q)), 2) for q in (50, 99, 100)}
            for name, times in took.items() if times}})
        print(report["steps"][-1], file=sys.stderr)
    report["disagree"] = disagree
    report["memory_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    print(json.dumps(report, indent=1))
    return 1 if disagree else 0


if __name__ == "__main__":
    sys.exit(main())
