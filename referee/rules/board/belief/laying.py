"""The ways in which a hypothesis can go on: a piece laid by the rules or against them, taken back, a token left behind.

Why it exists: everybody plays at once and the camera sees still moments only, so a piece may have been laid at any
token that could be there. Where a rule was broken, play may go on from where a token *is* or from where it *belongs*:
nobody is accused for somebody else's mistake. What it does not do: choose between hypotheses (`search`). """

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from referee.rules.board.belief.gate import NO_GATE, Gate
from referee.rules.board.belief.hypothesis import FAULT, UNCLEAR, Hypothesis, Outcome, owed_by_somebody, replaced
from referee.rules.board.belief.known import apply, judge, lawful
from referee.rules.board.legality.applying import USUAL, causer, take_back
from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.observation import Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked_at
from referee.rules.board.position.reach import far_half, touching
from referee.rules.board.position.state import Place, Position, place_of
from referee.rules.core import ACCUSING, UNKNOWN, Verdict


def lay_legally(hypothesis: Hypothesis, piece: Piece, t: float, seen: frozenset[Cell],
                options: Options) -> Iterator[Hypothesis]:
    """Every way to lay `piece` now without breaking a rule (or so that it cannot be decided)."""
    for i, gate in enumerate(hypothesis.gates):
        stands = hypothesis.position.tokens[i]
        yield from _lay_at(hypothesis, piece, i, stands, t, seen, options)
        for start in () if gate.pieces or not gate.right else sorted(gate.right - {stands}):
            if _reaches(hypothesis.position, start, piece, options) or blocked_at(hypothesis.position, start, options):
                put = hypothesis.put_right(i, start)
                put = put.with_gate(i, gate)
                yield from _lay_at(put, piece, i, stands, t, seen, options)
        if options.race == "physical_token":
            for spot in sorted(gate.due if gate.pieces else ()):  # not moved yet: it may be used where it stands
                there = hypothesis.moved(i, spot, gate)
                for after in _lay_at(there, piece, i, stands, t, seen, options):  # and go onto either piece
                    due = after.gates[i]._replace(due=after.gates[i].due - {stands})
                    yield after.with_gate(i, due)


def _lay_at(hypothesis: Hypothesis, piece: Piece, i: int, stands: Cell | None, t: float, seen: frozenset[Cell],
            options: Options) -> Iterator[Hypothesis]:
    """`piece` laid at token i, which the rules count where `hypothesis` has it and which stands on `stands`."""
    position = hypothesis.position
    start = position.tokens[i]
    if not _in_reach(position, i, piece, options):
        return
    if hypothesis.gates[i].right:  # out of place: whose duty it is to free it here is for the table to say
        position = position.owed_by(UNKNOWN, (i,))
    judgement = lawful(position, piece, options, i)
    if judgement is None:
        return
    cost = hypothesis.cost + (UNCLEAR if judgement.cls == "unclear" else 0)
    for target in judgement.token_cells or tuple(c for c in piece.cells if c in seen) or (None,):
        after = apply(position, piece, options, i, target)
        if judgement.free and (i, UNKNOWN) in position.owed:  # believed lawful only because nobody knows who owed it
            after = owed_by_somebody(position, after)
        outcome = Outcome(piece, judgement.cls, judgement, i, start, target, position)
        old = hypothesis.gates[i]
        gate = NO_GATE
        if target is not None and start is not None:
            way = {c for c in (start, stands) if c is not None} | old.due
            back = frozenset(() if stands in (None, start) else (stands,))
            gate = Gate(frozenset(way) - {target}, (*old.pieces, place_of(piece)), (*old.waits, t), right=back)
        yield hypothesis.changed(position=after, gates=replaced(hypothesis.gates, i, gate), cost=cost,
                                 outcomes=(*hypothesis.outcomes, outcome), released=_released(hypothesis, piece, i))


def lay_wrongly(hypothesis: Hypothesis, piece: Piece, t: float, seen: frozenset[Cell], onto: Collection[Cell],
                options: Options, more: bool = False) -> Iterator[Hypothesis]:
    """Every way in which `piece`, or a piece whose token should have moved before, breaks a rule now.

    `onto`: squares of the piece on which a token may have been put; `more`: another piece may break one after it, and
    then the half that is right for a token, right in nothing else, matters too: it may have come from there.
    """
    position = hypothesis.position
    users = [i for i in range(len(position.tokens)) if _in_reach(position, i, piece, options)]
    said = {i: judge(position, piece, options, i) for i in users}
    wrong = [i for i in users if said[i].cls in ACCUSING]
    on_it = [c for c in piece.cells if c in onto]
    if len(wrong) == len(users):
        judgement = (min((said[i] for i in wrong), key=lambda j: len(j.failures)) if wrong
                     else judge(position, piece, options))
        if judgement.cls in ACCUSING:
            after = apply(position, piece, options)
            gates = tuple(s.judging(piece.cells, t) for s in hypothesis.gates)
            yield _broken(hypothesis, after, gates, Outcome(piece, judgement.cls, judgement, before=position))
            if not users:
                wrong = list(range(len(position.tokens)))
    for i in wrong:
        home = position.tokens[i]
        usual = () if not more or home is None or piece.kind == "joker" else (far_half(home, *piece.cells),)
        for target in (*on_it, *(c for c in usual if c not in on_it)):
            yield _put(hypothesis, piece, i, target, t, options)
    if piece.kind == "card":
        for i in users:
            if i not in wrong:
                for target in on_it:
                    if judge(position, piece, options, i, target).rule == "BG-TOKEN-2":
                        yield _put(hypothesis, piece, i, target, t, options)
    for i, s in enumerate(hypothesis.gates):
        for start in s.late_at(position.tokens[i], t):
            if not _may_be_laid_at(position, i, start, piece, options):
                continue
            stands = left_wrong(hypothesis, i, start)
            yield from _lay_at(stands.changed(cost=stands.cost + FAULT), piece, i, start, t, seen, options)


def left_wrong(hypothesis: Hypothesis, token: int, spot: Cell) -> Hypothesis:
    """Token `token` stands on `spot`: not moved in time (BG-TOKEN-1, BG-JOKER-2), or on the wrong half (BG-TOKEN-2).

    On the wrong half of the last piece that used it, it was put by the player of that piece. Left anywhere else by
    several pieces in a row, one of their players is to blame and nobody can say who.
    """
    hypothesis = hypothesis.reached(token, spot)
    gate, home = hypothesis.gates[token], hypothesis.position.tokens[token]
    blamed = gate.pieces[-1:] if gate.pieces and spot in gate.pieces[-1][1] else gate.pieces
    outcomes = []
    freed_by_anybody = False
    for outcome in hypothesis.outcomes:
        if place_of(outcome.piece) in blamed and outcome.cls == "legal":
            freed_by_anybody = outcome.before is not None and outcome.judgement.free and (
                token, UNKNOWN) in outcome.before.owed
            outcome = _misplaced(hypothesis, outcome, spot)
            if len(blamed) > 1 or freed_by_anybody:  # or laid at no token by somebody who owed nothing
                outcome = replace(outcome, cls="unclear")
        outcomes.append(outcome)
    around = gate.judged.union(*(cells for _, cells in gate.pieces)) - {spot}
    right = frozenset(() if home is None else (home,))
    judged_at = max(gate.waits, default=0.0)
    moved = hypothesis.moved(token, spot, Gate(judged=around - right, judged_at=judged_at, right=right,
                                               debtor=hypothesis.position.debtor(token)))
    said = [o.piece for o in outcomes if place_of(o.piece) in blamed]  # else judged before: who was to free it is lost
    if len(gate.pieces) == 1 and said and not freed_by_anybody and moved.position.debtor(token) is not None:
        cause = causer(moved.position, token)
        if cause is None or cause.owner != UNKNOWN:  # shut in where left, by the piece it was left for
            moved = moved.changed(position=moved.position.owed_by(said[0].owner, (token,)))
    return moved.changed(outcomes=tuple(outcomes))


def _misplaced(hypothesis: Hypothesis, outcome: Outcome, spot: Cell) -> Outcome:
    """`outcome` as it is when its token ended on `spot`."""
    piece, said = outcome.piece, outcome.judgement
    if piece.kind == "joker":
        rule = "BG-JOKER-2"
    elif said.free:
        rule = "BG-DEAD-4"
    else:
        rule = "BG-TOKEN-2" if spot in piece.cells else "BG-TOKEN-1"
    about = {**said.params, "t": UNKNOWN if outcome.origin is None else cell_name(outcome.origin)}
    if rule == "BG-TOKEN-2":
        target = said.token_cells[0]
        about |= {"target": cell_name(target), "colour": hypothesis.position.layout.colour(target)}
    elif rule == "BG-JOKER-2":
        about["n"] = cell_name(piece.cells[0])
    failure = Failure(rule, "violation", rule, about)
    judgement = Judgement("violation", rule, rule, about, outcome.token, said.token_cells, said.free, (failure,))
    return replace(outcome, cls="violation", judgement=judgement, target=spot)


def _put(hypothesis: Hypothesis, piece: Piece, token: int, target: Cell, t: float, options: Options) -> Hypothesis:
    """Laid against the rules, with token `token` put on `target`."""
    position = hypothesis.position
    judgement = judge(position, piece, options, token, target)
    origin = position.tokens[token]
    after = apply(position, piece, options, token, target)
    if judgement.rule == "BG-TOKEN-2" and judgement.still_failure is None:
        there = judgement.token_cells[0]
        shut_in = blocked_at(after, there, options)
        gate = Gate(right=frozenset((there,)), debtor=piece.owner if shut_in else None)
    else:
        gate = Gate(judged=frozenset(piece.cells) - {target}, judged_at=t,
                    right=hypothesis.gates[token].may_stand(origin), debtor=hypothesis.debtor(token))
    cls: Verdict = "violation" if judgement.cls in ("legal", "unclear") else judgement.cls
    freed = hypothesis.changed(released=_released(hypothesis, piece, token))
    return _broken(freed, after, replaced(hypothesis.gates, token, gate),
                   Outcome(piece, cls, judgement, token, origin, target, position))


def _released(hypothesis: Hypothesis, piece: Piece, token: int) -> tuple[tuple[Place, str], ...]:
    debtor = hypothesis.position.debtor(token)
    return hypothesis.released if debtor is None else (*hypothesis.released, (place_of(piece), debtor))


def _broken(hypothesis: Hypothesis, position: Position, gates: tuple[Gate, ...], outcome: Outcome) -> Hypothesis:
    return hypothesis.changed(position=position, gates=gates, outcomes=(*hypothesis.outcomes, outcome),
                              cost=hypothesis.cost + FAULT)


def take_off(hypothesis: Hypothesis, piece: Piece, t: float, options: Options) -> Hypothesis:
    """The hypothesis after `piece` was taken back: its token goes back where it came from, or may stay for a while."""
    position = hypothesis.position
    lying = next((p for p in position.pieces if place_of(p) == place_of(piece)), None)
    if lying is None:
        return hypothesis
    cells = frozenset(lying.cells)
    carried = next((c for c in reversed(position.carried) if c.place == place_of(lying)), None)
    stands = None if carried is None else position.tokens[carried.token]
    back = (carried.token, carried.origin) if carried and stands in cells else None
    hypothesis = hypothesis.judged(lying)
    before = hypothesis.gates
    gates = tuple(s._replace(judged=s.judged - cells, due=s.due - cells, right=s.right - cells) for s in before)
    if carried is not None and carried.origin is not None and not before[carried.token].right.isdisjoint(cells):
        home = gates[carried.token]  # where it belonged, on this piece, it had come from there
        gates = replaced(gates, carried.token, home._replace(right=home.right | {carried.origin}))
    after = take_back(position, lying, back, options)
    if back is not None and stands is not None:
        token, origin = back
        old = gates[token]
        gates = replaced(gates, token, old._replace(judged=old.judged | {stands}, judged_at=t,
                                               right=old.right - {origin}))
    if carried is None:  # laid unseen: its token may go back to any square from which it can have come
        beside = frozenset(n for c in cells for n in position.layout.neighbours(c)) - cells
        gates = tuple(s._replace(right=s.right | beside) if t in cells else s
                      for s, t in zip(gates, position.tokens, strict=True))
    after = owed_by_somebody(position, after)
    freed_by = dict(hypothesis.released).get(place_of(piece))
    if back is not None and freed_by is not None:
        after = after.owed_by(freed_by, (back[0],))
    released = tuple(r for r in hypothesis.released if r[0] != place_of(piece))
    return hypothesis.changed(position=after, gates=gates, released=released)


def _reaches(position: Position, start: Cell, piece: Piece, options: Options) -> bool:
    """Whether a piece may touch a token that stood on `start`; with `contact = token_card` nothing is ruled out."""
    return options.contact == "token_card" or any(n in piece.cells for n in position.layout.neighbours(start))


def _may_be_laid_at(position: Position, token: int, start: Cell, piece: Piece, options: Options) -> bool:
    """Whether a piece may use a token moved to `start`: it may touch it there, or free it if it is shut in."""
    return _reaches(position, start, piece, options) or (
        piece.kind == "card" and (start == position.tokens[token] or blocked_at(position, start, USUAL)))


def _in_reach(position: Position, token: int, piece: Piece, options: Options) -> bool:
    """Whether a piece can have used this token: it touches it, or may free it, or nobody knows where it is."""
    if position.tokens[token] is None:
        return True
    if not touching(position, token, options).isdisjoint(piece.cells):
        return True
    debtor = position.debtor(token)
    return piece.kind == "card" and debtor is not None and (
        debtor in (piece.owner, UNKNOWN) or piece.owner == UNKNOWN or options.release_by == "anyone")
