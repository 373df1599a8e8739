"""What an accusation rests on: the picture alone, the pieces that lie there, or where the tokens stood.

Why it exists: the first cannot be doubted, the last only be proved by leaving no other story (`refutations`); and
hypotheses that accuse the same piece of different things must agree before a rule is named. What it does not do:
search. """

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from referee.rules.board.belief.hypothesis import Outcome
from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import spread, touch
from referee.rules.board.position.state import JOKERS_EACH, Placement

AT_NO_TOKEN, STRICTER = "BG-PLACE-4", "BG-DEAD-6"
"""A card was laid at no token; and one that a stricter reading of a dead end would allow, which is for the people."""
TOO_MANY = "BG-JOKER-5"
"""One joker more than a player has."""
AT_NONE = frozenset({AT_NO_TOKEN, STRICTER, "BG-JOKER-1"})
"""A card or joker was laid at no token."""


def covers(outcome: Outcome) -> bool:
    """Whether the piece is accused of lying on another one, which does not depend on tokens."""
    return outcome.judgement.rule == "BG-PLACE-2" and not outcome.judgement.key.endswith(".token")


def jokers_counted(outcome: Outcome) -> bool:
    """Whether the piece is accused of being one joker too many, and the others are beyond doubt. They lie there for all
    to see, or were used in earlier rounds."""
    before, piece = outcome.before, outcome.piece
    if outcome.judgement.rule != TOO_MANY or before is None:
        return False
    lying = before.jokers_of(piece.owner)
    covered = sum(before.piece_at(p.cells[0]) != p for p in lying)
    return before.jokers_used(piece.owner) - covered >= JOKERS_EACH


def rests_on(outcome: Outcome) -> tuple[Piece, ...]:
    """The pieces whose owners the accusation rests on: its own, and the joker of somebody else that it followed."""
    before, joker = outcome.before, outcome.origin
    if outcome.judgement.rule != "BG-JOKER-3" or before is None or joker is None:
        return (outcome.piece,)
    other = before.piece_at(joker)
    return (outcome.piece,) if other is None else (outcome.piece, other)


def by_tokens(outcome: Outcome) -> bool:
    """Whether the fault hangs on where the tokens stood: neither the picture alone nor the pieces prove it."""
    return not seen_alone(outcome) and not covers(outcome) and not jokers_counted(outcome)


def seen_alone(outcome: Outcome) -> bool:
    """Whether the picture alone proves what is said of the piece, or leaves it to the table and nothing else is."""
    return outcome.judgement.still_failure is not None and outcome.judgement.question is None


def agreed_fault(outcomes: Sequence[Outcome], stood: Collection[Cell]) -> list[Outcome]:
    """Of outcomes that all accuse one piece those with the fewest rules broken, if it is the same rule; else none.

    What goes before what:

    - What the picture alone proves goes before everything that depends on what happened. What it leaves to the table
      counts only where nothing else is proved.
    - A token that stood beside the piece and went onto it goes before one that was fetched from afar: whoever laid it
      is to blame in each. One that only counted there, while it was seen elsewhere, does not, though more rules were
      broken with the fetched one. `stood`: where tokens were seen before.
    - A piece with a token on it may have been laid at one that stood beside it, though no outcome takes it from there.
      Then nobody can say that it was laid at none.
    - A stricter reading of a dead end may allow it in some of the outcomes. Then it is for the people to say whether a
      rule was broken.
    """
    seen = [o.judgement.still_failure for o in outcomes]
    told = [replace(o, cls=f.cls, judgement=replace(o.judgement, cls=f.cls, rule=f.rule, key=f.key, params=f.params))
            for o, f in zip(outcomes, seen, strict=True) if f is not None]
    if len(told) < len(outcomes):
        return _agreed(outcomes, stood)
    proved = _agreed(outcomes, stood) if all(o.judgement.question for o in outcomes) else []
    return proved or told


def _agreed(outcomes: Sequence[Outcome], stood: Collection[Cell]) -> list[Outcome]:
    fewest = min(len(o.judgement.failures) for o in outcomes)
    least = [o for o in outcomes if len(o.judgement.failures) == fewest]
    beside = [o for o in least if _beside(o)]
    onto = all(o.target in o.piece.cells for o in beside)
    fetched = [o for o in outcomes if o.origin in stood and not _beside(o)]
    if onto and beside and fetched and not any(o.origin in stood for o in beside):
        least = [*fetched, *beside]
    else:
        left = [] if onto else [o for o in least if o.origin is None]
        least = [*beside, *left] or least
    rules = {o.judgement.rule for o in least}
    if rules == {AT_NO_TOKEN, STRICTER}:
        least, rules = [o for o in least if o.judgement.rule == STRICTER], {STRICTER}
    if len(rules) > 1 or (rules <= AT_NONE and _passed_over(outcomes, stood)):
        return []
    return least


def _beside(outcome: Outcome) -> bool:
    """Whether the token of the piece came from a square beside it, not from under it."""
    origin, cells = outcome.origin, outcome.piece.cells
    return origin is not None and origin not in cells and touch((origin,), cells)


def _passed_over(outcomes: Sequence[Outcome], stood: Collection[Cell]) -> bool:
    """Whether a token ended on the piece, and none of the outcomes takes it from a square beside the piece where one
    stood."""
    beside = {c for c in stood if touch((c,), outcomes[0].piece.cells)}
    return any(o.target in o.piece.cells for o in outcomes) and not beside.issubset(o.origin for o in outcomes)


def may_have_held(piece: Piece, laid: Collection[Piece], stood: Collection[Cell], free: bool) -> frozenset[Cell]:
    """The squares of what was `laid` with `piece` on which a token may have come before that: from where one `stood`,
    on from one to the next; or of all, if somebody may lay where he likes (`free`)."""
    others = [p for p in laid if p != piece]
    left = [] if free else spread(stood, others)[1]
    return frozenset(c for p in others if p not in left for c in p.cells)


def _came_late(outcome: Outcome, tokens: frozenset[Cell]) -> tuple[int, Cell] | None:
    """Which token came onto the piece after it was laid, and where to: the only one of all `tokens` to have moved."""
    if outcome.before is None or outcome.target is not None:
        return None
    was = outcome.before.tokens
    left = [i for i, t in enumerate(was) if t not in tokens]
    come = [c for c in outcome.piece.cells if c in tokens and c not in was]
    if len(tokens) < len(was) or len(left) != 1 or len(come) != 1:
        return None
    return left[0], come[0]


def freed_as_read(outcomes: Sequence[Outcome], tokens: frozenset[Cell], options: Options, unseen: int,
                  passed: bool) -> list[Outcome]:
    """The outcomes once it is known whether one of the `tokens` was put on such a card: where none was, nor may have
    been and gone on (`passed`), it was laid at no token, whatever a dead end is. Where one was, a stricter reading may
    rest on one of the `unseen` cards that may lie beneath others. Where it came late none of the outcomes may know of
    it yet: if it is plain which token that was, it must be stuck in the stricter reading."""
    late = all(o.target is None for o in outcomes) and any(not tokens.isdisjoint(o.piece.cells) for o in outcomes)

    def read(o: Outcome) -> Outcome:
        before = o.before
        if before is None:
            return o
        if o.judgement.rule == STRICTER and o.target is None and not late and not passed:
            said = judge(replace(before, deck=frozenset()), Placement(o.piece.owner, o.piece), options)
        elif o.judgement.rule == STRICTER and (came := _came_late(o, tokens)) is not None:
            said = judge(replace(before, unseen=unseen), Placement(o.piece.owner, o.piece, *came), options)
            if said.rule != AT_NO_TOKEN:
                return o
            o = replace(o, token=came[0], origin=before.tokens[came[0]], target=came[1])
        elif o.judgement.rule == AT_NO_TOKEN and o.target is not None and unseen:
            laid = Placement(o.piece.owner, o.piece, o.token, o.target)
            said = judge(replace(before, unseen=unseen), laid, options)
            said = said if said.rule == STRICTER else o.judgement
        else:
            return o
        return replace(o, cls=said.cls, judgement=said)

    return [read(o) for o in outcomes]
