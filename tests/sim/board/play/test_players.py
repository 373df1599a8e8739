"""Random players: lawful when they should be, careless in every known way when they should not."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from referee.kit.board import load_kit
from referee.rules.board.legality.applying import apply, move_tokens, take_back
from referee.rules.board.legality.judging import judge
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position
from referee.sim.board.looks.sampling import neutral_style
from referee.sim.board.looks.style import COLOURS
from referee.sim.board.play.acts import Act, Round
from referee.sim.board.play.faults import ALWAYS_PUT_RIGHT, FAULTS
from referee.sim.board.play.players import LEFT_BEHIND_S, play
from referee.sim.board.scene.populate import empty_board
from referee.values.board import FRAMES

OPTIONS = Options()
SIX = load_kit().cards_for(COLOURS)


def a_round(seed: int, faults: float = 0.0, each: bool = False, hand: int = 12, players: int = 3) -> Round:
    rng = np.random.default_rng(seed)
    board = empty_board(rng, neutral_style(), 9 if players > 2 else 6, 4)
    return play(rng, board.colours, FRAMES[:players], SIX, hand, faults, each)


def replayed(played: Round) -> list[tuple[Position, Act]]:
    """Every act with the position before it, worked out anew from the acts alone."""
    position = Position(Layout(played.colours), (), played.tokens, deck=frozenset(SIX), players=played.players)
    out = []
    for act in played.acts:
        out.append((position, act))
        tokens = list(position.tokens)
        for move in act.moves:
            assert tokens[move.token] == move.origin
            tokens[move.token] = move.target
        if act.type in ("card", "joker"):
            assert act.piece is not None
            position = apply(position, Placement(act.player, act.piece, tokens_after=tuple(tokens)), OPTIONS)
        elif act.type == "taken_back":
            assert act.piece is not None
            back = (act.moves[0].token, act.moves[0].target) if act.moves else None
            position = take_back(position, act.piece, back, OPTIONS)
        elif act.moves:
            position = move_tokens(position, tuple(tokens), OPTIONS)
    return out


def verdict(position: Position, act: Act) -> tuple[str, str | None]:
    assert act.piece is not None
    tokens = list(position.tokens)
    for move in act.moves:
        tokens[move.token] = move.target
    found = judge(position, Placement(act.player, act.piece, tokens_after=tuple(tokens)), OPTIONS)
    return found.cls, found.rule


@pytest.mark.parametrize("seed", range(12))
def test_without_faults_every_act_is_legal(seed: int) -> None:
    played = a_round(seed, players=2 + seed % 3)
    placements = [(p, a) for p, a in replayed(played) if a.type in ("card", "joker")]
    assert len(placements) >= 10
    assert all(verdict(p, a) == ("legal", None) for p, a in placements)
    assert not played.summary["violations"]
    assert {a.type for a in played.acts} <= {"card", "joker", "stop", "stalemate", "taken_back"}


@pytest.mark.parametrize("seed", range(12))
def test_the_rules_call_every_fault_by_the_name_it_was_given(seed: int) -> None:
    for position, act in replayed(a_round(seed, faults=0.4)):
        if act.type not in ("card", "joker"):
            continue
        found = verdict(position, act)
        if act.reason == "card_after_stop":
            assert (act.cls, act.rule) == ("violation", "BG-END-2")  # the rules of placing know no stop call
        elif act.reason == "token_left":
            assert found[1] == "BG-TOKEN-1"
        else:
            assert found == (act.cls, act.rule)
            assert act.reason is None or act.rule in FAULTS[act.reason]


@pytest.mark.slow
def test_every_fault_occurs_over_seeds() -> None:
    seen = Counter(a.reason for seed in range(60) for a in a_round(seed, faults=0.35).acts if a.reason)
    assert set(seen) == set(FAULTS)


@pytest.mark.slow
def test_each_fault_once_shows_them_all_when_the_round_allows() -> None:
    kinds = [Counter(a.reason for a in a_round(seed, each=True).acts if a.reason) for seed in range(30)]
    complete = [k for k in kinds if set(k) >= set(FAULTS) - {"card_after_stop"}]
    assert len(complete) >= 5
    assert all(set(k.values()) == {1} for k in kinds)


def test_faults_that_confuse_the_rest_are_put_right() -> None:
    for seed in range(10):
        acts = a_round(seed, faults=0.4).acts
        put_right = {a.about for a in acts if a.about is not None}
        assert {a.id for a in acts if a.reason in ALWAYS_PUT_RIGHT} <= put_right


def test_a_token_left_behind_is_not_touched_for_a_while() -> None:
    waited = 0
    for seed in range(20):
        acts = a_round(seed, faults=0.4).acts
        for act in (a for a in acts if a.reason == "token_left"):
            right = next((a for a in acts if a.about == act.id), None)
            if right is not None:
                waited += 1
                assert right.token_at - act.token_at >= LEFT_BEHIND_S
    assert waited >= 5


def test_hands_follow_each_other_and_times_rise() -> None:
    together = 0
    for seed in range(10):
        acts = a_round(seed, faults=0.2).acts
        for act in acts:
            assert act.hand_in <= act.laid <= act.token_at <= act.hand_out
        for one, other in pairwise(acts):
            assert one.laid <= other.laid or other.hand_in < one.hand_out
            if other.hand_in < one.hand_out:
                together += 1
                assert one.player != other.player
                assert one.cls == other.cls == "legal"
    assert together >= 3


def test_a_round_ends_with_a_stop_call_or_when_nobody_can_lay() -> None:
    ends = Counter[str]()
    for seed in range(30):
        played = a_round(seed, players=2 + seed % 3)
        ends[played.end] += 1
        laid = Counter(p.owner for p in played.final.pieces if p.kind == "card")
        if played.end == "regular":
            assert played.caller is not None
            assert laid[played.caller] == played.hands[played.caller]
        assert played.summary["cards"] == {p: laid[p] for p in played.players}
        assert sorted(played.summary["score"]) == ["new", "old"]
    assert set(ends) == {"regular", "stalemate"}


def test_the_same_seed_plays_the_same_round() -> None:
    one, other = a_round(5, faults=0.3), a_round(5, faults=0.3)
    assert [a.to_dict() for a in one.acts] == [a.to_dict() for a in other.acts]


def test_dead_ends_are_released_and_jokers_followed() -> None:
    acts = [a for seed in range(25) for a in a_round(seed).acts]
    assert sum(a.from_dead_end for a in acts) >= 5
    jokers = [k for k, a in enumerate(acts) if a.type == "joker"]
    assert len(jokers) >= 10
    for k in jokers:
        after = acts[k + 1]
        assert after.player == acts[k].player
        assert after.follows_joker or after.about == acts[k].id


def test_players_and_hands_that_do_not_exist_are_refused() -> None:
    rng = np.random.default_rng(0)
    colours = empty_board(rng, neutral_style(), 6, 4).colours
    with pytest.raises(ValueError, match="two to four"):
        play(rng, colours, ["solid"], SIX)
    with pytest.raises(ValueError, match="1 to 15 cards, not 16"):
        play(rng, colours, FRAMES[:2], SIX, hand=16)
