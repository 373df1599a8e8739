"""What speaks against accusing anybody because of the open step, though no lawful course explains it.

Why it exists: a wrong accusation costs more than ten missed mistakes, so that everything that may excuse a piece, or a
token moved alone, is asked in one place before the step is decided. What it does not do: search (`explanation`), or
wait for another look (`following`).
"""

from __future__ import annotations

from referee.rules.board.course import Course, Place, Stray, place_of
from referee.rules.board.doubts import (
    Charge,
    accused,
    clears_if_laid_again,
    debt_in_doubt,
    others_to_blame,
    otherwise_told,
)
from referee.rules.board.explanation import Explained, Seen
from referee.rules.board.grounds import TOO_MANY, covers, jokers_counted, rests_on
from referee.rules.board.hiding import Hiding
from referee.rules.board.judging import Failure, judge
from referee.rules.board.layout import touch, with_around
from referee.rules.board.record import SINGLE_ACTION_S, Record
from referee.rules.board.state import Placement
from referee.rules.board.strays import (
    blame_strays,
    carried_from,
    half_hidden,
    moved_together,
    overlooked,
    put_somewhere,
    stray_verdicts,
    to_the_other_half,
    tokens_clear,
    unsettled_near,
    where_tokens_were,
)
from referee.rules.core import PROOF, Piece, Verdict

PROVED_ERRORS = 2
"""More errors in one step than this prove nothing about any one of them; what a picture proves by itself excepted."""


def objections(record: Record, found: Explained, seen: Seen, hasty: bool) -> dict[Place, str]:
    """The accused pieces about which there is doubt, and the text key that says why. `hasty`: too few looks agree."""
    pieces, new = accused(found.courses), {a.piece for a in record.now.laid}
    if not pieces:
        return {}
    due = all(any(p in new for s in c.slack for p in s.pieces) for c in found.courses)  # right if a token follows
    looks = record.looks
    shaky = (due or not tokens_clear(found.courses, seen)
             or overlooked(found.courses, record.now.laid, looks))
    step = record.this_step(found, seen)
    unproved = not found.complete or step.errors > PROVED_ERRORS or hasty
    hiding = Hiding(step, looks.was_hidden(record.now.laid),
                    looks.half_seen(record.courses[0].position) | looks.last.half_seen, looks.last.unsettled,
                    record.taken_back(seen))

    def objection(place: Place) -> str | None:
        outcomes = [o for c in found.courses if (o := c.outcome(place)) is not None]
        if any(p.confidence < PROOF for o in outcomes for p in rests_on(o)):
            return "UNCLEAR.confidence"
        if looks.was_overlooked(outcomes[0].piece):
            return "UNCLEAR.hidden"
        if place in record.given:
            return "UNCLEAR.resync"
        if not any(o.judgement.still_failure is None for o in outcomes):
            return None
        if any(o.judgement.rule == TOO_MANY and not jokers_counted(o) for o in outcomes):
            return "UNCLEAR.hidden"  # one that is covered may have been taken back before
        plain = all(covers(o) or jokers_counted(o) for o in outcomes)
        if not plain:
            origins = {o.origin for o in outcomes if o.origin}
            stood = record.played_at() if any(o.origin is None for o in outcomes) else set()
            misread = [c for c in origins & record.seen_once if touch(with_around((c,)), place[1])]
            if unproved or misread or not record.found_at.isdisjoint(origins | stood):
                return "UNCLEAR.resync"  # or nobody saw how that token came there
        if (place not in record.sure and hiding.excuses(outcomes[0])) or record.overlooked_then(outcomes[0], step):
            return "UNCLEAR.hidden"
        if plain:
            return None
        if shaky or looks.hand_at(seen.tokens & {o.target for o in outcomes if o.target}, record.position):
            return "UNCLEAR.tokens"  # till they have come to rest: what lasts longer comes before
        charge = Charge.of(outcomes)
        if (place in record.now.several or step.better_if_laid_again(record.contested())
                or others_to_blame(step, record.taken, found, charge)
                or any(debt_in_doubt(record.debts, o) for o in outcomes)):
            return "UNCLEAR.several"
        told = otherwise_told(record.taken, record.now.look_by_look(step), found, charge)
        if (told is None or told.clears(charge)
                or clears_if_laid_again(step, record.taken, record.taken_up(seen), outcomes[0], charge)):
            return "UNCLEAR.several"
        return None

    return {place: why for place in pieces if (why := objection(place)) is not None}


def plain_overlaps(record: Record, seen: Seen) -> dict[Place, Failure]:
    """What is wrong, whatever else happened in the open step, with pieces laid on one of which a half is seen still."""
    before, now, dark = record.courses[0].position, record.position, seen.hidden | seen.unsettled
    found: dict[Place, Failure] = {}
    for arrival in record.now.laid:
        piece, place = arrival.piece, place_of(arrival.piece)
        under = {p for c in piece.cells if (p := before.piece_at(c)) is not None and p.confidence >= PROOF}
        seen_still = {c for p in under for c in p.cells if now.piece_at(c) == p} - dark
        if seen_still and place not in record.given and arrival.absent_at >= record.began:
            said = judge(before, Placement(piece.owner, piece), record.options)
            found.update((place, f) for f in said.failures if f.rule == "BG-PLACE-2")
    return found


def judge_strays(record: Record, found: Explained,
                 seen: Seen) -> tuple[tuple[Course, ...], tuple[tuple[Stray, Verdict], ...]]:
    """Tokens moved without a piece: with a card that moved its own token too, or by nobody knows whom."""
    strays = {s for c in found.courses for s in c.strays}
    if not strays:
        return found.courses, ()
    step, looks, removed = record.this_step(found, seen), record.looks, record.now.removed
    handled, unsure = put_somewhere(record.courses, removed), record.found_at | record.seen_once
    doubtful = (any(a.piece.confidence < PROOF for a in record.now.laid)
                or to_the_other_half(strays, record.courses, seen)
                or any(s.origin in handled and record.position.piece_at(s.target) for s in strays)
                or overlooked(found.courses, record.now.laid, looks)
                or half_hidden(strays, seen, record.courses[0].position, record.now.laid)
                or any(unsettled_near(s, seen) or s.origin in unsure or s.target in record.before_play for s in strays)
                or record.laid_again(frozenset(s.target for s in strays))
                or step.better_if_laid_again(record.contested()))
    clear = all(c.strays for c in found.courses) and tokens_clear(found.courses, seen)
    proved = clear and found.complete and step.errors <= PROVED_ERRORS and not doubtful
    otherwise = otherwise_told(record.taken, record.now.look_by_look(step), found) if proved else None
    if otherwise is not None and all(c.strays for c in otherwise.courses):
        culprit = _single_action(record, found, seen)
        if culprit is not None:
            return tuple(blame_strays(c, culprit) for c in found.courses), ()
    since, one_visit = record.now.since, record.moved_in_one_visit(seen)
    spots = looks.lost_sight(since, SINGLE_ACTION_S, record.clear.t if record.clear and one_visit else float("-inf"))
    moved = record.moved_lately()
    if record.trouble > 0 or removed:
        spots |= looks.lately(since)
    else:  # one with a token on it may have been laid again
        moved = set() if one_visit else {p for p in moved if not seen.tokens.isdisjoint(p)}
    spots |= carried_from(moved, record.courses)
    blind = record.clear is not None and record.blind_at > record.clear.t
    if blind or not spots.isdisjoint({s.target for s in strays}):
        otherwise = None
    places = where_tokens_were(record.courses, (a.piece for a in record.now.laid), record.taken)
    return found.courses, stray_verdicts(found.courses, None if otherwise is None else otherwise.courses, places)


def _single_action(record: Record, found: Explained, seen: Seen) -> Piece | None:
    """The one piece whose token moved since all were last seen, if there was time for one hand's visit only."""
    clear = record.clear
    if clear is None or not record.moved_in_one_visit(seen) or len(record.now.laid) > 1:
        return None
    since = [o.tokens for o in record.looks.recent if o.t > clear.t]
    return moved_together(found.courses, seen.tokens - clear.tokens, since)
