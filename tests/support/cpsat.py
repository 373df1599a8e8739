"""Is there a lawful order for what happened between two looks? Asked of a constraint solver (OR-tools CP-SAT).

Why it exists: to hold the umpire's own search against a well-kept solver, in answers, time and memory
(`tests.support.solvers` does). The rules of one step are written here once more as constraints, with the house rules
at their defaults. Nothing else in the project needs OR-tools.

Model: slots 0..n-1, one piece each. `x[k, p]`: piece p is laid in slot k; `use[k, i]`: with token i; `at[i, c, k]`:
token i stands on square c before slot k; `owed[i, w, k]`: player w owes token i a free placement then, `pending` the
same once a joker is followed. Everything is a Boolean, and each slot's state follows from the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ortools.sat.python import cp_model

from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.reach import far_half
from referee.rules.board.position.state import JOKERS_EACH, Position


class Step:
    """One step as a constraint model: `before`, then `laid` in any order, then tokens on exactly the squares `tokens`.

    All four tokens of `before` are known, the owners of all pieces too.
    """

    def __init__(self, before: Position, laid: Sequence[Piece], tokens: Iterable[Cell]) -> None:
        self.model = cp_model.CpModel()
        self.before, self.laid, self.layout = before, tuple(laid), before.layout
        self.slots = range(len(laid))
        self.tokens = range(len(before.tokens))
        self.squares = sorted({t for t in before.tokens if t is not None} | {c for p in laid for c in p.cells})
        self.players = sorted({p.owner for p in (*laid, *before.pieces)}
                              | {w for _, w in (*before.owed, *before.pending)})
        self.covers = {c: [n for n, p in enumerate(laid) if c in p.cells] for c in {c for p in laid for c in p.cells}}
        self.yes, self.no = self.model.new_constant(1), self.model.new_constant(0)
        if self._possible():
            self._variables()
            for k in self.slots:
                self._placement(k)
                self._duties(k)
            seen = set(tokens)
            for c in self.squares:
                self.model.add(sum(self.at[i, c, len(laid)] for i in self.tokens) == int(c in seen))
            if not seen <= set(self.squares):
                self.model.add_bool_or([])
        else:
            self.model.add_bool_or([])

    def lawful(self, seconds: float = 60.0) -> bool | None:
        """Whether there is a lawful order; None if that was not found out in time."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        status = solver.solve(self.model)
        return None if status == cp_model.UNKNOWN else status in (cp_model.OPTIMAL, cp_model.FEASIBLE)

    def _possible(self) -> bool:
        """What holds in any order: squares, colours, nothing covered, two jokers each."""
        for n, piece in enumerate(self.laid):
            on_squares = all(c in self.layout and c not in self.before.covered for c in piece.cells)
            if not on_squares or any(len(self.covers[c]) > 1 for c in piece.cells):
                return False
            if piece.kind == "card":
                a, b = piece.cells
                if b not in self.layout.neighbours(a) or tuple(map(self.layout.colour, piece.cells)) != piece.colours:
                    return False
            elif len(self.before.jokers_of(piece.owner)) + sum(
                    p.kind == "joker" and p.owner == piece.owner for p in self.laid[:n + 1]) > JOKERS_EACH:
                return False
        return True

    # variables and helpers

    def _variables(self) -> None:
        new, n = self.model.new_bool_var, len(self.laid)
        self.x = {(k, p): new("") for k in self.slots for p in self.slots}
        self.use = {(k, i): new("") for k in self.slots for i in self.tokens}
        self.at = {(i, c, k): self._is(self.before.tokens[i] == c) if k == 0 else new("")
                   for i in self.tokens for c in self.squares for k in range(n + 1)}
        debts = {"owed": dict(self.before.owed), "pending": dict(self.before.pending)}
        self.owed, self.pending = ({(i, w, k): self._is(debts[name].get(i) == w) if k == 0 else new("")
                                    for i in self.tokens for w in self.players for k in range(n + 1)}
                                   for name in ("owed", "pending"))
        for k in self.slots:
            self.model.add_exactly_one(self.x[k, p] for p in self.slots)
            self.model.add_exactly_one(self.use[k, i] for i in self.tokens)
        for p in self.slots:
            self.model.add_exactly_one(self.x[k, p] for k in self.slots)
        self.laid_by: dict[tuple[int, int], Any] = {
            (p, k): self._any([self.x[j, p] for j in range(k)]) for p in self.slots for k in range(n + 1)}
        self.blocked = {(c, k): self._blocked(c, k) for c in self.squares for k in range(n + 1)}
        self.stuck = {(i, k): self._any([self._all([self.at[i, c, k], self.blocked[c, k]]) for c in self.squares])
                      for i in self.tokens for k in range(n + 1)}
        self.on_joker = {
            (i, w, k): self._any([self._all([self.at[i, c, k], self._joker(c, w, k)]) for c in self.squares])
            for i in self.tokens for w in self.players for k in range(n + 1)}

    def _is(self, truth: bool) -> Any:
        return self.yes if truth else self.no

    def _all(self, literals: Sequence[Any]) -> Any:
        """A literal that is true exactly if all of these are."""
        literals = [v for v in literals if v is not self.yes]
        if any(v is self.no for v in literals):
            return self.no
        if len(literals) < 2:
            return literals[0] if literals else self.yes
        both = self.model.new_bool_var("")
        self.model.add_bool_and(literals).only_enforce_if(both)
        self.model.add_bool_or([both, *(self._not(v) for v in literals)])
        return both

    def _any(self, literals: Sequence[Any]) -> Any:
        return self._not(self._all([self._not(v) for v in literals]))

    def _not(self, literal: Any) -> Any:
        return self.no if literal is self.yes else self.yes if literal is self.no else literal.Not()

    # what lies where

    def _covered(self, c: Cell, k: int) -> Any:
        """Square c is covered before slot k."""
        if c in self.before.covered:
            return self.yes
        return self._any([self.laid_by[p, k] for p in self.covers.get(c, ())])

    def _joker(self, c: Cell, w: str, k: int) -> Any:
        """A joker of w lies on square c before slot k."""
        lying = self.before.covered.get(c)
        if lying is not None:
            return self._is(lying.kind == "joker" and lying.owner == w)
        mine = [p for p in self.covers.get(c, ()) if self.laid[p].kind == "joker" and self.laid[p].owner == w]
        return self._any([self.laid_by[p, k] for p in mine])

    def _free(self, c: Cell, k: int) -> Any:
        """Square c is free before slot k: not covered, and no token stands on it."""
        standing = [self.at[i, c, k] for i in self.tokens] if c in self.squares else []
        return self._all([self._not(self._covered(c, k)), *map(self._not, standing)])

    def _blocked(self, c: Cell, k: int) -> Any:
        """A token on square c would be in a dead end before slot k (BG-DEAD-1)."""
        pairs = [(n, m) for n in self.layout.neighbours(c) for m in self.layout.neighbours(n) if m != c]
        return self._all([self._any([self._covered(n, k), self._covered(m, k)]) for n, m in pairs])

    # one placement

    def _placement(self, k: int) -> None:
        """Slot k: a piece is laid lawfully with a token, which goes where it belongs; the other tokens stay."""
        arrives: dict[tuple[int, Cell], list[Any]] = {(i, c): [] for i in self.tokens for c in self.squares}
        for p, piece in enumerate(self.laid):
            ways = []
            for i in self.tokens:
                for c in self.squares:
                    if c not in piece.cells and not set(self.layout.neighbours(c)).isdisjoint(piece.cells):
                        way = self.model.new_bool_var("")
                        ways.append(way)
                        arrives[i, piece.cells[0] if piece.kind == "joker" else far_half(c, *piece.cells)].append(way)
                        self.model.add_implication(way, self.use[k, i])
                        self.model.add_implication(way, self.at[i, c, k])
                        self._ordinary(way, piece, i, c, k)
                if piece.kind == "card":
                    for half in piece.cells:
                        way = self.model.new_bool_var("")
                        ways.append(way)
                        arrives[i, half].append(way)
                        self.model.add_implication(way, self.use[k, i])
                        self.model.add_implication(way, self.owed[i, piece.owner, k])
            self.model.add(sum(ways) == self.x[k, p])
            for c in piece.cells:
                self.model.add_implication(self.x[k, p], self._free(c, k))
        for i in self.tokens:
            for c in self.squares:
                come = arrives[i, c]
                self.model.add(sum(come) <= self.at[i, c, k + 1])
                stays = self.at[i, c, k + 1] == self.at[i, c, k]
                self.model.add(stays).only_enforce_if(self._not(self.use[k, i]))
            self.model.add_exactly_one(self.at[i, c, k + 1] for c in self.squares)

    def _ordinary(self, way: Any, piece: Piece, i: int, c: Cell, k: int) -> None:
        """Beside token i on square c: nobody else's joker, no duty elsewhere, and a joker can be followed."""
        w, own = piece.owner, self._joker(c, piece.owner, k)
        for other in self.players:
            if other != w:
                self.model.add_implication(way, self._not(self._joker(c, other, k)))
        for j in self.tokens:
            self.model.add_bool_or([self._not(way), own, self._not(self.owed[j, w, k])])
            if j != i:
                self.model.add_bool_or([self._not(way), own, self._not(self.on_joker[j, w, k])])
        if piece.kind == "joker":
            [n] = piece.cells
            paths = [self._all([self._free(b, k), self._free(m, k)])
                     for b in self.layout.neighbours(n) for m in self.layout.neighbours(b) if m != n]
            self.model.add_implication(way, self._any(paths))

    def _duties(self, k: int) -> None:
        """What slot k makes due (BG-DEAD-2, -3, -5, BG-JOKER-6)."""
        card = self._any([self.x[k, p] for p in self.slots if self.laid[p].kind == "card"])
        mine = {w: self._any([self.x[k, p] for p in self.slots if self.laid[p].owner == w]) for w in self.players}
        done = {w: self._all([card, mine[w], *(self._not(self.on_joker[i, w, k + 1]) for i in self.tokens)])
                for w in self.players}
        for i in self.tokens:
            moved = self.use[k, i]
            kept = {w: self._all([self.owed[i, w, k], self._not(self._all([card, moved]))]) for w in self.players}
            goes_back = self._any([self._all([moved, self._not(card)]),
                                   *(self.on_joker[i, w, k + 1] for w in self.players)])
            news = self._all([self.stuck[i, k + 1], self._any([moved, self._not(self.stuck[i, k])]),
                              self._not(goes_back), *map(self._not, kept.values())])
            by_joker = {w: self._all([news, self._not(card), mine[w]]) for w in self.players}
            waits = {w: self._all([self.stuck[i, k + 1], self._any([by_joker[w], self._all([
                self.pending[i, w, k], *(self._not(v) for v in by_joker.values())])])]) for w in self.players}
            due = {w: self._all([waits[w], done[w]]) for w in self.players}
            for w in self.players:
                others = [self._not(v) for v in due.values()]
                owes = self._any([due[w], self._all([*others, self._any([kept[w], self._all([news, card, mine[w]])])])])
                self.model.add(self.owed[i, w, k + 1] == owes)
                self.model.add(self.pending[i, w, k + 1] == self._all([waits[w], self._not(done[w])]))
