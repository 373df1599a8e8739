"""What holds for every round whatever happens in it: replayed it is the same, taken back it is as before, lawful play
is never blamed, and pieces seen at the same moment have no order. Cases drawn by hypothesis, the same in every run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.games.board.game import BoardStanding as Standing
from referee.games.board.lines import BOARD
from referee.rules.board.observation import BoardEvent
from referee.values.board import cell_id
from tests.support.games import Laid, Watched, games, pieces, steps

patient = [HealthCheck.too_slow, HealthCheck.data_too_large]
lawful = settings(derandomize=True, deadline=None, max_examples=120, suppress_health_check=patient)
careless = settings(derandomize=True, deadline=None, max_examples=40, suppress_health_check=patient)
legal_games = games().filter(bool)
careless_games = games(wrong=True, most=6).filter(bool)
sizes = st.lists(st.integers(1, 3), min_size=1, max_size=4)
ACCUSING = ("violation", "house_rule")
JUDGED = (*ACCUSING, "unclear")


def watch(game: Sequence[Laid], cut: Sequence[int], order: st.DataObject | None = None) -> Watched:
    """The umpire after a game seen in steps; with `order` the pieces of each step are shown in a drawn order."""
    watched = Watched(game[0].before.layout)
    watched.look(game[0].before)
    for step in steps(game, cut):
        laid = pieces(step)
        watched.look(step[-1].after, order.draw(st.permutations(laid)) if order else laid)
    watched.finish()
    return watched


def verdicts(events: Sequence[BoardEvent]) -> Counter[tuple[object, ...]]:
    """What was said about pieces and tokens, without numbers: those follow the order in which pieces were shown."""
    return Counter((e.type, e.t, e.player, tuple(sorted(e.cells)), e.cls, e.rule)
                   for e in events if e.type in ("card", "joker", "token"))


@lawful
@given(legal_games, sizes)
def test_a_legal_game_never_yields_a_finding(game: list[Laid], cut: list[int]) -> None:
    watched = watch(game, cut)
    assert [e for e in watched.events if e.cls in JUDGED] == []
    assert Counter(e.cells for e in watched.events if e.cls == "legal") == Counter(
        laid.placement.piece.cells for laid in game)


@lawful
@given(legal_games, st.lists(st.booleans(), min_size=1, max_size=4))
def test_nor_does_one_whose_tokens_follow_a_moment_later(game: list[Laid], late: list[bool]) -> None:
    watched = Watched(game[0].before.layout)
    watched.look(game[0].before)
    for k, laid in enumerate(game):
        if late[k % len(late)]:
            watched.look(laid.before, [laid.placement.piece], after=0.5)
            watched.look(laid.after)
        else:
            watched.look(laid.after, [laid.placement.piece])
    watched.finish()
    assert [e for e in watched.events if e.cls in JUDGED] == []


@lawful
@given(legal_games, sizes, st.data())
def test_the_order_of_pieces_seen_at_one_moment_does_not_matter(game: list[Laid], cut: list[int],
                                                                data: st.DataObject) -> None:
    as_laid, as_drawn = watch(game, cut), watch(game, cut, data)
    assert verdicts(as_drawn.events) == verdicts(as_laid.events)
    assert set(as_drawn.umpire.position.pieces) == set(as_laid.umpire.position.pieces)


@careless
@given(careless_games, sizes, st.data())
def test_nor_for_who_is_accused_of_what(game: list[Laid], cut: list[int], data: st.DataObject) -> None:
    """Where several hypotheses explain a step with as many mistakes, only what all of them say is an accusation."""
    as_laid, as_drawn = (verdicts(w.events) for w in (watch(game, cut), watch(game, cut, data)))
    assert {said for said in as_drawn if said[4] in ACCUSING} == {said for said in as_laid if said[4] in ACCUSING}


@careless
@given(careless_games, sizes)
def test_replayed_a_round_is_the_same(game: list[Laid], cut: list[int]) -> None:
    first = watch(game, cut)
    again = Watched(first.layout)
    for seen in first.shown:
        again.events += again.umpire.observe(seen)
    again.shown = first.shown
    again.finish()
    assert again.events == first.events
    assert again.umpire.position == first.umpire.position


@careless
@given(careless_games, sizes, st.data())
def test_the_log_folded_again_is_the_table_that_was_seen(game: list[Laid], cut: list[int], data: st.DataObject) -> None:
    watched = watch_with_removals(game, cut, data)
    standing = Standing.of([BOARD.read(e.to_dict()) for e in watched.events])
    lying = [(p.kind, p.owner, p.squares, p.colours) for p in standing.pieces]
    position = watched.umpire.position
    assert sorted(lying) == sorted((p.kind, p.owner, [cell_id(c) for c in p.cells], list(p.colours))
                                   for p in position.pieces)
    half = len(watched.events) // 2
    resumed = Standing.of([BOARD.read(e.to_dict()) for e in watched.events[:half]])
    for event in watched.events[half:]:
        resumed.apply(BOARD.read(event.to_dict()))
    assert resumed == standing


def watch_with_removals(game: Sequence[Laid], cut: Sequence[int], data: st.DataObject) -> Watched:
    """As `watch`; now and then the last piece of a step is taken back with its token, and laid again."""
    watched = Watched(game[0].before.layout)
    watched.look(game[0].before)
    for step in steps(game, cut):
        watched.look(step[-1].after, pieces(step))
        if data.draw(st.booleans()):
            last = step[-1]
            watched.look(last.before, (), [last.placement.piece])
            watched.look(last.after, [last.placement.piece], after=8.0)
    watched.finish()
    return watched


@lawful
@given(legal_games, st.data())
def test_a_piece_taken_back_leaves_the_table_as_it_was_and_play_goes_on(game: list[Laid], data: st.DataObject) -> None:
    """The last one is undone at any time; the game goes on from there as it would have without it."""
    at = data.draw(st.integers(0, len(game) - 1))
    watched = Watched(game[0].before.layout)
    watched.look(game[0].before)
    for laid in game[:at]:
        watched.look(laid.after, [laid.placement.piece])
    before = watched.umpire.position
    undone = game[at]
    watched.look(undone.after, [undone.placement.piece])
    watched.look(undone.before, (), [undone.placement.piece])
    restored = watched.umpire.position
    assert restored.token_cells == before.token_cells and set(restored.pieces) == set(before.pieces)
    assert {restored.tokens[i] for i, _ in restored.owed} == {before.tokens[i] for i, _ in before.owed}
    for laid in game[at:]:
        watched.look(laid.after, [laid.placement.piece])
    watched.finish()
    assert [e for e in watched.events if e.cls in JUDGED] == []
