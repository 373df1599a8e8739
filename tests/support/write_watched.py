"""Writes a simulated round down as a file of tests/golden/watched: what was done and what was read, look by look.

Why it exists: a seed says nothing once the simulator plays otherwise; a file does. What it does not do: write what must
be said of the round. That comes from people, out of the rules and what was done.

`python -m tests.support.write_watched SEED [--noisy] [--lag] [--most N] [--bare]` prints the file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any
from unittest import mock

from referee.evaluate.board import rounds
from referee.evaluate.board.judged import watched
from referee.evaluate.board.judged.moments import Film, perfect
from referee.rules.board.observation import BoardEvent, BoardObservation, Cell, cell_name
from referee.rules.board.umpire.umpire import Umpire
from referee.sim.board.play.acts import Act, Round
from referee.sim.board.play.faults import FAULTS
from referee.tracking.board.memory import BoardMemory
from referee.values.board import BoardReading, CardSeen, JokerSeen
from tests.support.golden import LETTERS, SURE

INK = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "orange": "O", "purple": "P"}


def written(seed: int, watching: watched.Watching, end_looks: int = watched.END_LOOKS,
            lying: bool = False) -> list[str]:
    """The lines of a file; with `lying` also what can be seen at the end."""
    game = rounds.played(seed)
    looks: list[str] = []

    class Memory(BoardMemory):
        seen = BoardReading()

        def observe(self, reading: BoardReading, t: float, frame: int, evidence: str = "") -> BoardObservation | None:
            looks.append(f"{t:.3f}: " + (", ".join(_changes(self.seen, reading)) or "seen"))
            self.seen = reading
            return super().observe(reading, t, frame, evidence)

        def finish(self, t: float, frame: int) -> BoardObservation | None:
            looks.append(f"{t:.3f}: end" + ("" if game.caller else " stalemate"))
            return super().finish(t, frame)

    class Told(Umpire):
        def note(self, kind: str, t: float, *args: Any, **kwargs: Any) -> list[BoardEvent]:
            looks.append(f"{t:.3f}: {kind} {LETTERS[kwargs['player']]}")
            return super().note(kind, t, *args, **kwargs)

    with mock.patch.multiple(watched, BoardMemory=Memory, Umpire=Told, END_LOOKS=end_looks):
        watched.watch(game, watching, seed)
    hands = ", ".join(f"{LETTERS[frame]} {n}" for frame, n in game.hands.items())
    head = [f"hands {hands}", *([] if watching.perfect else [f"looks {watched.NOISY_LOOKS}"]), "", "board"]
    end = perfect(Film.of(game).at(game.seconds + 1))
    return [*head, *_rows(game), "", *_acts(game), "", *looks,
            *(["", "> lying " + ", ".join(_changes(BoardReading(), replace(end, hidden=frozenset(), halves=())))]
              if lying else [])]


def _rows(game: Round) -> Iterator[str]:
    rows, cols = (1 + max(c[k] for c in game.colours) for k in (0, 1))
    for r in range(rows):
        yield "  " + "".join(INK.get(game.colours.get((r, c), ""), ".") for c in range(cols))


def _acts(game: Round) -> Iterator[str]:
    """Acts against the rules, and others on the same squares."""
    wrong = [a for a in game.acts if a.wrong]
    squares = {frozenset(a.piece.cells) for a in wrong if a.piece}
    spots = {m.target for a in wrong for m in a.moves}
    for act in game.acts:
        lays = act.type in ("card", "joker") and act.piece is not None and frozenset(act.piece.cells) in squares
        moves = act.type != "taken_back" and any(m.target in spots for m in act.moves)
        if act.wrong or lays or moves:
            yield _act(act)


def _act(act: Act) -> str:
    rules = sorted({act.rule or "", *FAULTS.get(act.reason or "", ())} - {""})
    said = " ".join(["house" if act.cls == "house_rule" else "wrong", *rules]) if act.wrong else "lawful"
    laid = act.type in ("card", "joker") and act.piece
    parts = [f"lays {_squares(act.piece.cells)} at {act.laid:.3f}"] if laid and act.piece else []
    if act.moves:
        parts.append(f"tokens to {_names(m.target for m in act.moves)} at {act.token_at:.3f}")
    return f"{LETTERS[act.player]} {', '.join(parts)}: {said}"


def _changes(before: BoardReading, now: BoardReading) -> Iterator[str]:
    """What is read otherwise."""
    old, new = _pieces(before), _pieces(now)
    places = {_place(p) for p in new}
    yield from (f"-{_squares(_place(p))}" for p in old if _place(p) not in places)
    yield from (_piece(p) for p in new if p not in old)
    was, seen = ({t.cell: t.confidence for t in r.tokens} for r in (before, now))
    gone, come = [c for c in was if c not in seen], [c for c in seen if was.get(c) != seen[c]]
    if come and not was and all(seen[c] == SURE for c in come):
        yield "tokens " + _names(come)
    else:
        for k in range(max(len(gone), len(come))):
            where = cell_name(gone[k]) if k < len(gone) else cell_name(come[k]) if come[k] in was else "?"
            sure = f" {seen[come[k]]:.3f}" if k < len(come) and seen[come[k]] != SURE else ""
            yield f"{where}>{cell_name(come[k]) if k < len(come) else '?'}{sure}"
    if now.hidden != before.hidden:
        yield " ".join(["hidden", *_areas(now.hidden)])
    if now.halves != before.halves:
        yield " ".join(["halves", *(f"{_squares((h.cell, h.other))} {LETTERS[h.owner]}" for h in now.halves)])


def _pieces(reading: BoardReading) -> dict[CardSeen | JokerSeen, None]:
    """Each once, in the order in which they are read."""
    return dict.fromkeys((*reading.cards, *reading.jokers))


def _place(piece: CardSeen | JokerSeen) -> tuple[Cell, ...]:
    return piece.cells if isinstance(piece, CardSeen) else (piece.cell,)


def _piece(piece: CardSeen | JokerSeen) -> str:
    owner = LETTERS[piece.owner] + "".join(LETTERS[c] for c in piece.candidates)
    colours = "".join(INK[c] for c in piece.colours) if isinstance(piece, CardSeen) else ""
    sure = "" if piece.confidence == SURE else f"{piece.confidence:.3f}"
    return " ".join(word for word in (owner, _squares(_place(piece)), colours, sure) if word)


def _areas(cells: Iterable[Cell]) -> Iterator[str]:
    """Squares as few rectangles: each as broad as it goes, then as high."""
    left = set(cells)
    while left:
        r, c = min(left)
        right = next(k for k in range(c, c + 99) if (r, k + 1) not in left)
        row = range(c, right + 1)
        low = next(k for k in range(r, r + 99) if any((k + 1, x) not in left for x in row))
        left -= {(y, x) for y in range(r, low + 1) for x in row}
        first, last = cell_name((r, c)), cell_name((low, right))
        yield first if first == last else f"{first}..{last}"


def _squares(cells: Sequence[Cell]) -> str:
    return "-".join(map(cell_name, cells))


def _names(cells: Iterable[Cell]) -> str:
    return " ".join(map(cell_name, cells))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.support.write_watched", description=__doc__.split("\n\n")[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("--noisy", action="store_true")
    parser.add_argument("--lag", action="store_true")
    parser.add_argument("--most", type=int, default=4)
    parser.add_argument("--bare", action="store_true", help="the source ends with the last act")
    parser.add_argument("--lying", action="store_true", help="also what can be seen at the end")
    args = parser.parse_args(argv)
    noise = watched.NOISY if args.noisy else watched.Watching()
    watching = replace(noise, most=args.most, lag=args.lag)
    lines = written(args.seed, watching, 0 if args.bare else watched.END_LOOKS, args.lying)
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main()
