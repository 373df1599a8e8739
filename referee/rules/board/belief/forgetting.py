"""What a hypothesis no longer knows: after a fresh start, or after a step in dispute.

Why it exists: nobody may be held to a duty of which it is not proved that it is theirs. What it does not do: say what
happened (`search`), or decide that a step is in dispute (`deciding`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.rules.board.belief.gate import Gate
from referee.rules.board.belief.hypothesis import Hypothesis, owed_by_somebody
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked
from referee.rules.board.position.reach import touching
from referee.rules.board.position.state import Position
from referee.rules.core import UNKNOWN


def disputed_duties(before: Iterable[Hypothesis], after: Hypothesis) -> Hypothesis:
    """The hypothesis with the duties that none of the hypotheses `before` knew: who has them hangs on who was wrong."""
    known = {(i, who, c.position.tokens[i]) for c in before for i, who in (*c.position.owed, *c.position.pending)}
    old = [(i, who) for i, who in (*after.position.owed, *after.position.pending)
           if (i, who, after.position.tokens[i]) in known]
    return replace(after, position=owed_by_somebody(after.position.changed(owed=tuple(old)), after.position))


def unsure_duties(before: Sequence[Hypothesis], after: Hypothesis) -> Hypothesis:
    """The hypothesis with the duties on which the hypotheses `before` did not agree: that a mistake fewer was needed in
    some of them does not prove whose they are."""
    said: dict[Cell | None, set[str]] = {}
    for hypothesis in before:
        for i, who in hypothesis.position.owed:
            said.setdefault(hypothesis.position.tokens[i], set()).add(who)
    unsure = [i for i, cell in enumerate(after.position.tokens) if len(said.get(cell, ())) > 1]
    return replace(after, position=after.position.owed_by(UNKNOWN, unsure))


def nobodys_duties(hypothesis: Hypothesis) -> Hypothesis:
    """The hypothesis with every duty somebody's, and nobody knows whose."""
    position = hypothesis.position
    return replace(hypothesis, position=position.changed(owed=tuple((i, UNKNOWN) for i, _ in position.owed),
                                                         pending=tuple((i, UNKNOWN) for i, _ in position.pending)))


def disputed_piece(piece: Piece, hypothesis: Hypothesis) -> Hypothesis:
    """The hypothesis after nobody could say whether `piece` was laid by the rules: if a token stands where it does
    because of it and is shut in there, whose duty that is hangs on it too."""
    position, gates = hypothesis.position, hypothesis.gates
    there = [i for i in position.debts_of(piece.owner) if not gates[i].right.isdisjoint(piece.cells)]
    return replace(hypothesis, position=position.owed_by(UNKNOWN, there))


def forgotten(position: Position, tokens: tuple[Cell | None, ...], pieces: tuple[Piece, ...], t: float,
              options: Options) -> Hypothesis:
    """A fresh start at time `t` from what lies there, after what led to it was not seen or could not be explained.

    Nobody owes anything we can prove. A token in a dead end may be freed by whoever caused it. A token beside a piece
    may still be on its way onto it.
    """
    bare = replace(position, pieces=pieces, tokens=tokens, owed=(), pending=(), carried=())
    owed = tuple((i, UNKNOWN) for i in range(len(tokens)) if blocked(bare, i, options))
    gates = []
    for i, cell in enumerate(tokens):
        near = {cell} | touching(bare, i, options)
        onto = {c for p in pieces if near & set(p.cells) for c in p.cells} - {cell}
        gates.append(Gate(judged=frozenset(onto), judged_at=t))
    return Hypothesis(replace(bare, owed=owed), tuple(gates))
