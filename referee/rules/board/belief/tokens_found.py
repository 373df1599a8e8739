"""Which of the tokens that are seen is which of a hypothesis, once all pieces of a step are laid.

Why it exists: four equal tokens stand where the rules count them, or are on the way, or moved alone; every cheapest way
to tell them apart is followed. What it does not do: lay pieces (`search`).
"""

from __future__ import annotations

from referee.rules.board.belief.bounds import on_the_way
from referee.rules.board.belief.gate import NO_GATE, Gate
from referee.rules.board.belief.hypothesis import FAULT, LONE_MOVE, PHANTOM, SWAPPED, UNCLEAR, Hypothesis, LoneMove
from referee.rules.board.belief.laying import left_wrong
from referee.rules.board.evidence.seen import Seen
from referee.rules.board.observation import Cell

Assignment = tuple[Cell | None, ...]
"""The cell on which each token is seen; None: not seen."""


def match_tokens(hypothesis: Hypothesis, seen: Seen, settle_s: float) -> list[Hypothesis]:
    """The hypothesis with its tokens found among those seen, in every cheapest way.

    A token may be where the rules count it, or where its gate lets it be, or unseen. A token seen elsewhere
    moved alone; one too many is a phantom.
    """
    homes = hypothesis.position.tokens
    if len(set(homes)) == len(homes) and seen.tokens.issubset(homes):
        return [_found(hypothesis, 0, tuple(t if t in seen.tokens else None for t in homes), seen, settle_s)]
    spots = sorted(seen.tokens)
    costs = [[_out_of_place(hypothesis, i, spot, seen, settle_s) for spot in spots] for i in range(len(homes))]
    best: list[Assignment] = []
    least = PHANTOM * (len(spots) + 1)

    def assign(i: int, taken: int, left: int, cost: int, chosen: Assignment) -> None:
        nonlocal least, best
        if cost + PHANTOM * max(0, left - (len(homes) - i)) > least:
            return
        if i == len(homes):
            cost += PHANTOM * left
            if cost < least:
                least, best = cost, []
            if cost == least:
                best.append(chosen)
            return
        for k, spot in enumerate(spots):
            if not taken & 1 << k:
                assign(i + 1, taken | 1 << k, left - 1, cost + costs[i][k], (*chosen, spot))
        assign(i + 1, taken, left, cost, (*chosen, None))

    assign(0, 0, len(spots), 0, ())
    ways = _most_at_home(hypothesis, best)
    return [_found(hypothesis, least, chosen, seen, settle_s) for chosen in ways]


def _most_at_home(hypothesis: Hypothesis, ways: list[Assignment]) -> list[Assignment]:
    """Of equal ways those in which most tokens stand where the rules count them, then most are seen at all."""

    def rank(chosen: Assignment) -> tuple[int, int]:
        return (sum(c is not None and c == t for c, t in zip(chosen, hypothesis.position.tokens, strict=True)),
                sum(c is not None for c in chosen))

    top = max(map(rank, ways), default=(0, 0))
    return [way for way in ways if rank(way) == top]


def _out_of_place(hypothesis: Hypothesis, i: int, spot: Cell, seen: Seen, settle_s: float) -> int:
    """What it costs to take the token seen on `spot` for token i."""
    home, gate = hypothesis.position.tokens[i], hypothesis.gates[i]
    if home is None or spot == home or (spot in gate.right and spot not in gate.due):
        return 0
    if spot in gate.wrongly_at(seen.t, settle_s):
        return UNCLEAR if gate.right else 0  # from one wrong place to the other
    alone = SWAPPED if spot in seen.stood else LONE_MOVE
    if not gate.pieces:
        return alone
    if spot in gate.pieces[-1][1]:
        return FAULT
    if spot in gate.due:  # standing there it may also have followed in time before it was moved alone
        return 0 if seen.t - hypothesis.late_since(i, spot) <= settle_s else FAULT
    in_time = seen.t - gate.waits[-1] <= settle_s
    return UNCLEAR if in_time and on_the_way(spot, gate) and spot not in seen.before | seen.laid else alone


def _found(hypothesis: Hypothesis, cost: int, chosen: Assignment, seen: Seen, settle_s: float) -> Hypothesis:
    """The hypothesis once its tokens are found: gates used up, lone moves and overdue tokens noted."""
    gates = tuple(s if s.wrongly_at(seen.t, settle_s) else s._replace(judged=frozenset(), judged_at=0.0)
                  for s in hypothesis.gates)
    phantoms = len(seen.tokens) - sum(c is not None for c in chosen)
    now = hypothesis.changed(cost=hypothesis.cost + cost, phantoms=phantoms, gates=gates)
    for i, spot in enumerate(chosen):
        home, gate = hypothesis.position.tokens[i], now.gates[i]
        if spot is None:
            continue
        extra = _out_of_place(hypothesis, i, spot, seen, settle_s)
        if home is None:
            now = now.moved(i, spot, NO_GATE)
        elif spot == home:
            right = frozenset[Cell]() if gate.pieces else gate.right  # followed: wherever it stood, it counts here
            gate = gate._replace(due=frozenset(), pieces=(), waits=(), right=right)
            now = now.with_gate(i, gate)
        elif spot in gate.judged:
            now = now.followed(i, spot, gate.judged_at)
        elif spot in gate.right and spot not in gate.due:
            now = now.put_right(i, spot)
        elif extra in (LONE_MOVE, SWAPPED):
            right = gate.judged | gate.right | {home}  # on a wrong piece before, or put right meanwhile, unseen
            now = now.moved(i, spot, Gate(right=right, debtor=now.debtor(i)))
            now = now.changed(lone_moves=(*now.lone_moves, LoneMove(home, spot)))
        elif extra == FAULT:
            now = left_wrong(now, i, spot)
        else:
            now = now.reached(i, spot)
    return now
