"""The rules of placing against a second referee that shares no code with them (tests/support/brute.py)."""

from __future__ import annotations

from collections import Counter
from random import Random

from referee.rules.board.legality.judging import judge
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.legality.questions import legality, position_from
from referee.rules.board.options import Options
from tests.support.brute import Table
from tests.support.positions import PLAYERS, random_move, random_question

JUDGED = 12_000
LISTED = 250


def test_verdict_and_rule_agree_on_random_moves() -> None:
    rng = Random(20)
    said: Counter[str | None] = Counter()
    for _ in range(JUDGED // 4):
        question = random_question(rng)
        options = Options.from_mapping(question["options"])
        for _ in range(4):
            move = random_move(rng, question)
            found = legality({**question, "move": move}, options)
            assert (found["verdict"], found["rule"]) == Table(question).judge(move), (question, move)
            said[found["rule"]] += 1
    rules = {f"BG-{r}" for r in ("PLACE-1", "PLACE-2", "PLACE-3", "PLACE-4", "PLACE-6", "TOKEN-1", "TOKEN-2", "TOKEN-3",
                                 "DEAD-4", "DEAD-5", "JOKER-1", "JOKER-2", "JOKER-3", "JOKER-4", "JOKER-5")}
    assert {rule for rule, times in said.items() if times >= 10} >= rules, "a rule was hardly tried"
    assert said[None] > JUDGED // 10


def test_the_listed_placements_are_exactly_the_legal_ones() -> None:
    rng = Random(21)
    for _ in range(LISTED):
        question = random_question(rng)
        options = Options.from_mapping(question["options"])
        position = position_from(question)
        for player in PLAYERS:
            listed = [(tuple(sorted(p.piece.cells)), p.token, p.token_to)
                      for p in legal_placements(position, player, options)]
            counted = [(tuple(sorted(m["cells"])), m["uses"], m["tokens_after"][m["uses"]])
                       for m in Table(question).moves(player)]
            assert len(set(listed)) == len(listed)
            assert sorted(listed) == sorted(counted), question


def test_every_listed_placement_is_judged_legal_with_that_token() -> None:
    rng = Random(22)
    for _ in range(LISTED):
        question = random_question(rng)
        options = Options.from_mapping(question["options"])
        position = position_from(question)
        for placement in legal_placements(position, "A", options):
            judgement = judge(position, placement, options)
            assert (judgement.cls, judgement.token) == ("legal", placement.token), (question, placement)
            assert placement.token_to in judgement.token_cells


def test_the_verdict_does_not_depend_on_how_the_tokens_are_numbered_or_the_board_is_turned() -> None:
    rng = Random(23)
    for _ in range(1500):
        question = random_question(rng)
        move = random_move(rng, question)
        options = Options.from_mapping(question["options"])
        want = legality({**question, "move": move}, options)
        order = rng.sample(range(len(question["tokens"])), len(question["tokens"]))
        for other, moved in (_renumbered(question, move, order), _transposed(question, move)):
            got = legality({**other, "move": moved}, options)
            assert (got["verdict"], got["rule"]) == (want["verdict"], want["rule"]), (question, move)


def _renumbered(question, move, order):
    other = {**question, "tokens": [question["tokens"][i] for i in order],
             "release_due": {str(k): question["release_due"][str(i)] for k, i in enumerate(order)
                             if str(i) in question["release_due"]}}
    moved = dict(move)
    if "tokens_after" in move:
        moved["tokens_after"] = [move["tokens_after"][i] for i in order]
    return other, moved


def _transposed(question, move):
    def turn(cells):
        return [(c, r) for r, c in cells]

    width = len(question["board"][0])
    other = {
        **question,
        "board": ["".join(row[c] for row in question["board"]) for c in range(width)],
        "cards": [{**card, "cells": turn(card["cells"])} for card in question["cards"]],
        "jokers": [{**joker, "cell": turn([joker["cell"]])[0]} for joker in question["jokers"]],
        "tokens": turn(question["tokens"]),
    }
    moved = {**move, "cells": turn(move["cells"])}
    if "tokens_after" in move:
        moved["tokens_after"] = turn(move["tokens_after"])
    return other, moved
