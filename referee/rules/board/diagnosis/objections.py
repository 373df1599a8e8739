"""What speaks against accusing anybody because of the open step, though no lawful hypothesis explains it.

Why it exists: a wrong accusation costs more than ten missed mistakes. So whatever may excuse a piece, or a token moved
alone, is asked in one place before the step is decided. What it does not do: search (`search`), or wait for another
look (`deciding`).
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from referee.rules.board.belief.hypothesis import Hypothesis, LoneMove, Outcome
from referee.rules.board.belief.search import Explained
from referee.rules.board.diagnosis.grounds import TOO_MANY, covers, jokers_counted, rests_on, seen_alone
from referee.rules.board.diagnosis.lone_moves import (
    blame_lone_moves,
    carried_from,
    half_hidden,
    lone_move_verdicts,
    moved_together,
    overlooked,
    put_somewhere,
    to_the_other_half,
    tokens_clear,
    unsettled_near,
    where_tokens_were,
)
from referee.rules.board.diagnosis.refutations import clears_if_laid_again, debt_in_doubt, others_to_blame, rivals_of
from referee.rules.board.diagnosis.steps import Charge, accused
from referee.rules.board.diagnosis.unseen_moves import UnseenMoves
from referee.rules.board.diagnosis.window import SINGLE_ACTION_S, Window
from referee.rules.board.evidence.seen import Seen
from referee.rules.board.legality.judgement import Failure
from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import Piece
from referee.rules.board.position.layout import touch, with_around
from referee.rules.board.position.state import Place, Placement, place_of
from referee.rules.core import PROOF, Verdict

PROVED_ERRORS = 2
"""More errors in one step than this prove nothing about any one of them; what a picture proves by itself excepted."""


def objections(window: Window, found: Explained, seen: Seen, hasty: bool) -> dict[Place, str]:
    """The accused pieces about which there is doubt, and the text key that says why. `hasty`: too few looks agree."""
    pieces = accused(found.hypotheses)
    if not pieces:
        return {}
    case = _Case(window, found, seen, hasty)
    return {place: why for place in pieces if (why := case.objection(place)) is not None}


class _Case:
    """What all accusations of the open step have in common, and what may speak against each of them."""

    def __init__(self, window: Window, found: Explained, seen: Seen, hasty: bool) -> None:
        self._window, self._found, self._seen = window, found, seen
        self._step = step = window.this_step(found, seen)
        looks, now = window.looks, window.now
        self._unproved = not found.complete or step.errors > PROVED_ERRORS or hasty
        new = {place_of(a.piece) for a in now.laid}
        due = all(any(not new.isdisjoint(s.pieces) for s in c.gates) for c in found.hypotheses)
        self._shaky = (due or not tokens_clear(found.hypotheses, seen)  # `due`: right if a token follows
                       or overlooked(found.hypotheses, now.laid, looks))
        half_seen = looks.half_seen(window.hypotheses[0].position) | looks.last.half_seen
        self._unseen = UnseenMoves(step, looks.was_hidden(now.laid), half_seen, looks.last.unsettled,
                                   window.taken_back(seen))

    def objection(self, place: Place) -> str | None:
        """Why the piece on these squares is not to be accused, as a text key; None: nothing speaks against it."""
        outcomes = [o for c in self._found.hypotheses if (o := c.outcome(place)) is not None]
        ill_seen = self._ill_seen(place, outcomes)
        if ill_seen is not None or _shown(outcomes):
            return ill_seen
        if any(o.judgement.rule == TOO_MANY and not jokers_counted(o) for o in outcomes):
            return "UNCLEAR.hidden"  # one that is covered may have been taken back before
        plain = all(covers(o) or jokers_counted(o) for o in outcomes)
        if not plain and self._unwatched(place, outcomes):
            return "UNCLEAR.resync"
        if self._out_of_sight(place, outcomes):
            return "UNCLEAR.hidden"
        if plain:
            return None
        if self._tokens_unsure(outcomes):
            return "UNCLEAR.tokens"
        return "UNCLEAR.several" if self._other_story(place, outcomes) else None

    def _ill_seen(self, place: Place, outcomes: Sequence[Outcome]) -> str | None:
        """Why not even the picture proves anything about the piece."""
        if any(p.confidence < PROOF for o in outcomes for p in rests_on(o)):
            return "UNCLEAR.confidence"
        if self._window.looks.was_overlooked(outcomes[0].piece):
            return "UNCLEAR.hidden"
        return "UNCLEAR.resync" if place in self._window.given else None

    def _unwatched(self, place: Place, outcomes: Sequence[Outcome]) -> bool:
        """Whether the step proves nothing of any one piece, or nobody saw how a token came where this one used it."""
        window = self._window
        origins = {o.origin for o in outcomes if o.origin}
        stood = window.played_at() if any(o.origin is None for o in outcomes) else set()
        misread = [c for c in origins & window.seen_once if touch(with_around((c,)), place[1])]
        return self._unproved or bool(misread) or not window.found_at.isdisjoint(origins | stood)

    def _out_of_sight(self, place: Place, outcomes: Sequence[Outcome]) -> bool:
        """Whether something that nobody saw, now or then, explains the piece."""
        window = self._window
        return (place not in window.sure and self._unseen.excuses(outcomes[0])) or window.overlooked_then(
            outcomes[0], self._step)

    def _tokens_unsure(self, outcomes: Sequence[Outcome]) -> bool:
        """Whether the tokens have not come to rest, or were never all seen at once: what touches none may touch the
        unseen one. What lasts longer than this comes before."""
        window = self._window
        if window.clear is None or window.clear.t < window.began or self._shaky:
            return True
        targets = self._seen.tokens & {o.target for o in outcomes if o.target}
        return window.looks.hand_at(targets, window.position)

    def _other_story(self, place: Place, outcomes: Sequence[Outcome]) -> bool:
        """Whether another story of the last steps drops the charge."""
        window, step, charge = self._window, self._step, Charge.of(outcomes)
        if (place in window.now.several or step.better_if_laid_again(window.contested())
                or others_to_blame(step, window.decided, self._found, charge)
                or any(debt_in_doubt(window.debts, o) for o in outcomes)):
            return True
        told = rivals_of(window.decided, window.now.look_by_look(step), self._found, charge)
        return (told is None or told.clears(charge)
                or clears_if_laid_again(step, window.decided, window.taken_up(self._seen), outcomes[0], charge))


def _shown(outcomes: Sequence[Outcome]) -> bool:
    """Whether the picture alone proves something of the piece in each story."""
    return all(o.judgement.still_failure is not None for o in outcomes) and any(map(seen_alone, outcomes))


def plain_overlaps(window: Window, seen: Seen) -> dict[Place, Failure]:
    """What is wrong, whatever else happened in the open step, with pieces laid on one of which a half is seen still."""
    before, now, dark = window.hypotheses[0].position, window.position, seen.hidden | seen.unsettled
    found: dict[Place, Failure] = {}
    for arrival in window.now.laid:
        piece, place = arrival.piece, place_of(arrival.piece)
        under = {p for c in piece.cells if (p := before.piece_at(c)) is not None and p.confidence >= PROOF}
        seen_still = {c for p in under for c in p.cells if now.piece_at(c) == p} - dark
        if seen_still and place not in window.given and arrival.absent_at >= window.began:
            said = judge(before, Placement(piece.owner, piece), window.options)
            found.update((place, f) for f in said.failures if f.rule == "BG-PLACE-2")
    return found


def judge_lone_moves(window: Window, found: Explained,
                     seen: Seen) -> tuple[tuple[Hypothesis, ...], tuple[tuple[LoneMove, Verdict], ...]]:
    """Tokens moved without a piece: with a card that moved its own token too, or by nobody knows whom."""
    lone_moves = {s for c in found.hypotheses for s in c.lone_moves}
    if not lone_moves:
        return found.hypotheses, ()
    otherwise = _other_courses(window, found, seen, lone_moves)
    if otherwise is not None and all(c.lone_moves for c in otherwise):
        culprit = _single_action(window, found, seen)
        if culprit is not None:
            return tuple(blame_lone_moves(c, culprit) for c in found.hypotheses), ()
    if _came_unseen(window, seen, lone_moves):
        otherwise = None
    places = where_tokens_were(window.hypotheses, (a.piece for a in window.now.laid), window.decided)
    return found.hypotheses, lone_move_verdicts(found.hypotheses, otherwise, places)


def _other_courses(window: Window, found: Explained, seen: Seen,
                   lone_moves: Set[LoneMove]) -> tuple[Hypothesis, ...] | None:
    """The other courses of the last steps with no more errors; None if it is not proved that a token moved alone."""
    step = window.this_step(found, seen)
    clear = all(c.lone_moves for c in found.hypotheses) and tokens_clear(found.hypotheses, seen)
    proved = clear and found.complete and step.errors <= PROVED_ERRORS
    if not proved or _lone_moves_doubtful(window, found, seen, lone_moves):
        return None
    told = rivals_of(window.decided, window.now.look_by_look(step), found)
    return None if told is None else told.hypotheses


def _lone_moves_doubtful(window: Window, found: Explained, seen: Seen, lone_moves: Set[LoneMove]) -> bool:
    """Whether a piece may have brought a token along, as one misread, overlooked, half seen or laid again. Also whether
    a token was to be moved without a piece."""
    now, before = window.now, window.hypotheses
    handled, unsure = put_somewhere(before, now.removed), window.found_at | window.seen_once
    return (any(a.piece.confidence < PROOF for a in now.laid)
            or to_the_other_half(lone_moves, before, seen)
            or any(s.origin in handled and window.position.piece_at(s.target) for s in lone_moves)
            or overlooked(found.hypotheses, now.laid, window.looks)
            or half_hidden(lone_moves, seen, before[0].position, now.laid)
            or any(unsettled_near(s, seen) or s.origin in unsure or s.target in window.before_play for s in lone_moves)
            or window.laid_again(frozenset(s.target for s in lone_moves))
            or window.this_step(found, seen).better_if_laid_again(window.contested()))


def _came_unseen(window: Window, seen: Seen, lone_moves: Set[LoneMove]) -> bool:
    """Whether a token may have come where it is while nobody could see it, or from a piece that moved lately."""
    clear, since, looks = window.clear, window.now.since, window.looks
    if clear is not None and window.blind_at > clear.t:
        return True
    one_visit = window.moved_in_one_visit(seen)
    spots = looks.lost_sight(since, SINGLE_ACTION_S, clear.t if clear and one_visit else float("-inf"))
    moved = window.moved_lately()
    if window.trouble > 0 or window.now.removed:
        spots |= looks.lately(since)
    else:  # one with a token on it may have been laid again
        moved = set() if one_visit else {place for place in moved if not seen.tokens.isdisjoint(place[1])}
    spots |= carried_from(moved, window.hypotheses)
    return not spots.isdisjoint({s.target for s in lone_moves})


def _single_action(window: Window, found: Explained, seen: Seen) -> Piece | None:
    """The one piece whose token moved since all were last seen, if there was time for one hand's visit only."""
    clear = window.clear
    if clear is None or not window.moved_in_one_visit(seen) or len(window.now.laid) > 1:
        return None
    since = [o.tokens for o in window.looks.recent if o.t > clear.t]
    return moved_together(found.hypotheses, seen.tokens - clear.tokens, since)
