"""A second referee for the board game, slow and simple, to hold the real one against.

Written from the rules alone, sharing no code with the project: it knows only the JSON of the questions
(`board`, `cards`, `jokers`, `tokens`, `release_due`, `move`) and tries every square, token and target.
It covers what is fully known (no hidden tokens, players or colours) and the geometric reading of dead ends.
"""

from __future__ import annotations

import copy
from itertools import product
from typing import Any

Question = dict[str, Any]


class Table:
    """One question's board, looked at square by square."""

    def __init__(self, q: Question) -> None:
        self.q = q
        self.opt = q.get("options", {})
        self.col = {(r, c): ch for r, row in enumerate(q["board"]) for c, ch in enumerate(row) if ch != "."}
        self.under: dict[tuple[int, int], set[tuple[int, int]]] = {}
        self.joker_on: dict[tuple[int, int], str] = {}
        for card in q.get("cards", []):
            for cell in card["cells"]:
                self.under[tuple(cell)] = {tuple(x) for x in card["cells"]}
                self.joker_on.pop(tuple(cell), None)
        for joker in q.get("jokers", []):
            self.under[tuple(joker["cell"])] = {tuple(joker["cell"])}
            self.joker_on[tuple(joker["cell"])] = joker["owner"]
        self.tok = [tuple(t) for t in q["tokens"]]
        self.due = {int(k): v for k, v in q.get("release_due", {}).items()}

    def n4(self, c):
        return {d for d in self.col if abs(d[0] - c[0]) + abs(d[1] - c[1]) == 1}

    def free(self, c):
        bare_token_ok = self.opt.get("token_cell_free", "no") == "yes"
        return c in self.col and c not in self.under and (bare_token_ok or c not in self.tok)

    def touches(self, a, b, i):
        t = self.tok[i]
        base = self.under.get(t, {t}) if self.opt.get("contact", "token_cell") == "token_card" else {t}
        return any(x in self.n4(s) for x in (a, b) for s in base)

    def blocked(self, i):
        t = self.tok[i]
        open_cells = set(self.col) - set(self.under)
        return not any(m in open_cells and m != t for n in self.n4(t) & open_cells for m in self.n4(n))

    def far(self, t, a, b):
        return max((a, b), key=lambda c: (c[0] - t[0]) ** 2 + (c[1] - t[1]) ** 2)

    def may_free(self, p, i):
        return i in self.due and (self.due[i] == p or self.opt.get("release_by", "causer") == "anyone")

    def must_free_first(self, p):
        return p in self.due.values() and self.opt.get("release_duty", "must_next") == "must_next"

    def path_from(self, n, i):
        """Room for a card after a joker on n: the token goes onto it, so a bare square that it leaves is free."""
        left = {self.tok[i]} - set(self.under) - {t for j, t in enumerate(self.tok) if j != i}

        def free(c):
            return self.free(c) or c in left

        return any(free(b) and any(free(c) and c != n for c in self.n4(b)) for b in self.n4(n))

    # the conditions of a card, one by one, in the order of the rules: (rule, who fails)

    def card_conditions(self, p, a, b, k, after):
        swapped = k[0] == self.col.get(b) and k[1] == self.col.get(a)
        fits = all(self.col.get(c) in (x, "X") for c, x in ((a, k[0]), (b, k[1])))
        neighbours = a in self.col and b in self.col and b in self.n4(a)

        def owner_ok(i):
            return self.joker_on.get(self.tok[i], p) == p

        def duty_ok(i):
            own_joker = self.joker_on.get(self.tok[i]) == p
            return self.may_free(p, i) or own_joker or not self.must_free_first(p)

        def joker_first(i):
            others = [j for j in range(len(self.tok)) if j != i and self.joker_on.get(self.tok[j]) == p]
            return self.may_free(p, i) or self.joker_on.get(self.tok[i]) == p or not others

        def carried(i):
            moved = after[i] != self.tok[i]
            return after[i] in (a, b) if self.may_free(p, i) else (moved and after[i] in (a, b)) or not neighbours

        yield "BG-PLACE-1", lambda i: neighbours
        yield "BG-PLACE-2", lambda i: all(c not in self.under and (c not in self.col or self.free(c)) for c in (a, b))
        yield "BG-PLACE-4", lambda i: self.may_free(p, i) or self.touches(a, b, i)
        yield "BG-JOKER-3", lambda i: self.may_free(p, i) or owner_ok(i)
        if a in self.col and b in self.col:
            yield ("BG-PLACE-6" if swapped else "BG-PLACE-3"), lambda i: fits or (
                swapped and self.opt.get("swapped_colours") == "ok")
        yield "BG-DEAD-5", duty_ok
        yield "BG-JOKER-4", joker_first
        if after is not None:
            yield "BG-TOKEN-1/BG-DEAD-4", carried
            yield "BG-TOKEN-2", lambda i: self.may_free(p, i) or not neighbours or (
                after[i] == self.far(self.tok[i], a, b))
            yield "BG-TOKEN-3", lambda i: all(after[j] == self.tok[j] for j in range(len(self.tok)) if j != i)

    def joker_conditions(self, p, n, after):
        used = sum(j["owner"] == p for j in self.q.get("jokers", []))
        others = {i: [j for j in range(len(self.tok)) if j != i and self.joker_on.get(self.tok[j]) == p]
                  for i in range(len(self.tok))}

        def own(i):
            return self.joker_on.get(self.tok[i]) == p

        free_here = n not in self.under and (n not in self.col or self.free(n))
        yield "BG-PLACE-2", lambda i: free_here
        yield "BG-JOKER-1", lambda i: n in self.n4(self.tok[i])
        yield "BG-JOKER-3", lambda i: self.joker_on.get(self.tok[i], p) == p
        yield "BG-JOKER-5", lambda i: used < 2
        yield "BG-DEAD-5", lambda i: own(i) or not self.must_free_first(p)
        yield "BG-JOKER-4", lambda i: (own(i) or not others[i]) and (
            n not in self.col or not free_here or self.path_from(n, i))
        if after is not None:
            yield "BG-JOKER-2", lambda i: after[i] == n
            yield "BG-TOKEN-3", lambda i: all(after[j] == self.tok[j] for j in range(len(self.tok)) if j != i)

    def judge(self, move: Question, used: int | None = None) -> tuple[str, str | None]:
        """Verdict and first failing rule of a move, as in the vectors; `used` is the token if it is said."""
        p = move["player"]
        cells = [tuple(c) for c in move["cells"]]
        after = [tuple(t) for t in move["tokens_after"]] if "tokens_after" in move else None
        if len(cells) == 1:
            conditions = self.joker_conditions(p, cells[0], after)
        else:
            conditions = self.card_conditions(p, cells[0], cells[1], move["colours"], after)
        alive = list(range(len(self.tok))) if used is None else [used]
        if used is None and after is not None:
            onto = [i for i in alive if after[i] != self.tok[i] and after[i] in cells]
            if len(onto) == 1:
                alive = onto
                if len(cells) == 2 and not self.touches(cells[0], cells[1], onto[0]):  # what p owes was left behind
                    alive = sorted({*onto, *(i for i in self.due if self.due[i] == p)})
        first = None
        turned = False
        for rule, holds in conditions:
            left = [i for i in alive if holds(i)]
            if not left and rule == "BG-PLACE-6" and self.opt.get("swapped_colours", "ask") == "ask":
                turned = True  # for the table to decide, unless something is proved besides
                continue
            if not left:
                first = rule if first is None else first
                break
            alive = left
        if first is None:
            return ("house_rule", "BG-PLACE-6") if turned else ("legal", None)
        if first == "BG-TOKEN-1/BG-DEAD-4":
            assert after is not None, "a rule of where tokens stand afterwards"
            moved = [i for i in alive if after[i] != self.tok[i]] or alive  # what was meant, if anything was moved
            first = "BG-DEAD-4" if all(self.may_free(p, i) for i in moved) else "BG-TOKEN-1"
        if first == "BG-PLACE-6":
            return "violation", first
        return "violation", first

    # every legal placement

    def moves(self, p: str) -> list[Question]:
        """Every legal card and joker of p: where it lies and which token goes where."""
        found = []
        for i in range(len(self.tok)):
            for a, b in product(self.col, self.col):
                if a < b and abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
                    for target in (a, b):
                        found += self._if_legal(p, [a, b], i, target)
            for n in self.col:
                found += self._if_legal(p, [n], i, n)
        return found

    def _if_legal(self, p, cells, i, target):
        after = [target if j == i else t for j, t in enumerate(self.tok)]
        move = {"player": p, "cells": cells, "tokens_after": after, "uses": i}
        if len(cells) == 2:
            move["colours"] = [self.col[c] for c in cells]
        return [move] if self.judge(move, i) == ("legal", None) else []


def after_move(q: Question, move: Question) -> Question:
    """The question's board after a legal move, with the free placements it makes due."""
    before = Table(q)
    new = copy.deepcopy(q)
    p = move["player"]
    if len(move["cells"]) == 1:
        new.setdefault("jokers", []).append({"owner": p, "cell": move["cells"][0]})
    else:
        new.setdefault("cards", []).append({"owner": p, "cells": move["cells"], "colours": move["colours"]})
    new["tokens"] = [list(t) for t in move["tokens_after"]]
    now = Table(new)
    due = dict(new.get("release_due", {}))
    waiting = dict(new.get("walled_by_joker", {}))
    for i in range(len(now.tok)):
        moved = now.tok[i] != before.tok[i]
        if moved:
            due.pop(str(i), None)
        shut = now.blocked(i) and (moved or not before.blocked(i)) and now.tok[i] not in now.joker_on
        if shut and str(i) not in due:
            (waiting if len(move["cells"]) == 1 else due)[str(i)] = p
        if not now.blocked(i):
            waiting.pop(str(i), None)
    if len(move["cells"]) == 2 and p not in [now.joker_on.get(t) for t in now.tok]:
        due.update({i: who for i, who in waiting.items() if who == p})
        waiting = {i: who for i, who in waiting.items() if who != p}
    new["release_due"], new["walled_by_joker"] = due, waiting
    return new


def perft(q: Question, players: list[str], depth: int) -> int:
    """How many sequences of `depth` legal placements there are, the players taking turns in the given order."""
    moves = Table(q).moves(players[0])
    if depth == 1:
        return len(moves)
    return sum(perft(after_move(q, m), [*players[1:], players[0]], depth - 1) for m in moves)


if __name__ == "__main__":  # python -m tests.support.brute tests/golden/perft/*.json: the counts each file should hold
    import json
    import sys
    from pathlib import Path

    for name in sys.argv[1:]:
        golden = json.loads(Path(name).read_text(encoding="utf-8"))
        depths = range(1, len(golden["counts"]) + 1)
        print(name, [perft(golden["input"], golden["players"], depth) for depth in depths])
