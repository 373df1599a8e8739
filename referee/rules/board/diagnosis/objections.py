"""What speaks against accusing anybody because of the open step, though no lawful hypothesis explains it.

Why it exists: a wrong accusation costs more than ten missed mistakes, so that everything that may excuse a piece, or a
token moved alone, is asked in one place before the step is decided. What it does not do: search (`search`), or
wait for another look (`deciding`).
"""

from __future__ import annotations

from referee.rules.board.belief.hypothesis import Hypothesis, LoneMove
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
    pieces, new = accused(found.hypotheses), {place_of(a.piece) for a in window.now.laid}
    if not pieces:
        return {}
    due = all(any(not new.isdisjoint(s.pieces) for s in c.gates) for c in found.hypotheses)  # right if a token follows
    looks = window.looks
    shaky = (due or not tokens_clear(found.hypotheses, seen)
             or overlooked(found.hypotheses, window.now.laid, looks))
    step = window.this_step(found, seen)
    unproved = not found.complete or step.errors > PROVED_ERRORS or hasty
    unseen = UnseenMoves(step, looks.was_hidden(window.now.laid),
                         looks.half_seen(window.hypotheses[0].position) | looks.last.half_seen, looks.last.unsettled,
                         window.taken_back(seen))

    def objection(place: Place) -> str | None:
        outcomes = [o for c in found.hypotheses if (o := c.outcome(place)) is not None]
        if any(p.confidence < PROOF for o in outcomes for p in rests_on(o)):
            return "UNCLEAR.confidence"
        if looks.was_overlooked(outcomes[0].piece):
            return "UNCLEAR.hidden"
        if place in window.given:
            return "UNCLEAR.resync"
        if all(o.judgement.still_failure is not None for o in outcomes) and any(map(seen_alone, outcomes)):
            return None
        if any(o.judgement.rule == TOO_MANY and not jokers_counted(o) for o in outcomes):
            return "UNCLEAR.hidden"  # one that is covered may have been taken back before
        plain = all(covers(o) or jokers_counted(o) for o in outcomes)
        if not plain:
            origins = {o.origin for o in outcomes if o.origin}
            stood = window.played_at() if any(o.origin is None for o in outcomes) else set()
            misread = [c for c in origins & window.seen_once if touch(with_around((c,)), place[1])]
            if unproved or misread or not window.found_at.isdisjoint(origins | stood):
                return "UNCLEAR.resync"  # or nobody saw how that token came there
        if (place not in window.sure and unseen.excuses(outcomes[0])) or window.overlooked_then(outcomes[0], step):
            return "UNCLEAR.hidden"
        if plain:
            return None
        if window.clear is None or window.clear.t < window.began:
            return "UNCLEAR.tokens"  # all of them were never seen at once: what touches none may touch the unseen one
        if shaky or looks.hand_at(seen.tokens & {o.target for o in outcomes if o.target}, window.position):
            return "UNCLEAR.tokens"  # till they have come to rest: what lasts longer comes before
        charge = Charge.of(outcomes)
        if (place in window.now.several or step.better_if_laid_again(window.contested())
                or others_to_blame(step, window.decided, found, charge)
                or any(debt_in_doubt(window.debts, o) for o in outcomes)):
            return "UNCLEAR.several"
        told = rivals_of(window.decided, window.now.look_by_look(step), found, charge)
        if (told is None or told.clears(charge)
                or clears_if_laid_again(step, window.decided, window.taken_up(seen), outcomes[0], charge)):
            return "UNCLEAR.several"
        return None

    return {place: why for place in pieces if (why := objection(place)) is not None}


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
    step, looks, removed = window.this_step(found, seen), window.looks, window.now.removed
    handled, unsure = put_somewhere(window.hypotheses, removed), window.found_at | window.seen_once
    doubtful = (any(a.piece.confidence < PROOF for a in window.now.laid)
                or to_the_other_half(lone_moves, window.hypotheses, seen)
                or any(s.origin in handled and window.position.piece_at(s.target) for s in lone_moves)
                or overlooked(found.hypotheses, window.now.laid, looks)
                or half_hidden(lone_moves, seen, window.hypotheses[0].position, window.now.laid)
                or any(unsettled_near(s, seen) or s.origin in unsure or s.target in window.before_play
                       for s in lone_moves)
                or window.laid_again(frozenset(s.target for s in lone_moves))
                or step.better_if_laid_again(window.contested()))
    clear = all(c.lone_moves for c in found.hypotheses) and tokens_clear(found.hypotheses, seen)
    proved = clear and found.complete and step.errors <= PROVED_ERRORS and not doubtful
    otherwise = rivals_of(window.decided, window.now.look_by_look(step), found) if proved else None
    if otherwise is not None and all(c.lone_moves for c in otherwise.hypotheses):
        culprit = _single_action(window, found, seen)
        if culprit is not None:
            return tuple(blame_lone_moves(c, culprit) for c in found.hypotheses), ()
    since, one_visit = window.now.since, window.moved_in_one_visit(seen)
    spots = looks.lost_sight(since, SINGLE_ACTION_S, window.clear.t if window.clear and one_visit else float("-inf"))
    moved = window.moved_lately()
    if window.trouble > 0 or removed:
        spots |= looks.lately(since)
    else:  # one with a token on it may have been laid again
        moved = set() if one_visit else {place for place in moved if not seen.tokens.isdisjoint(place[1])}
    spots |= carried_from(moved, window.hypotheses)
    blind = window.clear is not None and window.blind_at > window.clear.t
    if blind or not spots.isdisjoint({s.target for s in lone_moves}):
        otherwise = None
    places = where_tokens_were(window.hypotheses, (a.piece for a in window.now.laid), window.decided)
    others = None if otherwise is None else otherwise.hypotheses
    return found.hypotheses, lone_move_verdicts(found.hypotheses, others, places)


def _single_action(window: Window, found: Explained, seen: Seen) -> Piece | None:
    """The one piece whose token moved since all were last seen, if there was time for one hand's visit only."""
    clear = window.clear
    if clear is None or not window.moved_in_one_visit(seen) or len(window.now.laid) > 1:
        return None
    since = [o.tokens for o in window.looks.recent if o.t > clear.t]
    return moved_together(found.hypotheses, seen.tokens - clear.tokens, since)
