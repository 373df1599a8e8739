"""Is a card or joker laid according to the rules? (rules: 2.3 to 2.6)

Why it exists: one function answers it for the camera, the command line, the simulator and the search for
explanations. A placement is judged against the position *before* it. It does not change the position
(`applying`), and it does not know time, order or earlier findings (`umpire`).

Method: the token used is the one that was put on the piece; where that is not known, or none or several
were, every token is tried. Each try lists the rules that fail, in the order of rules.md 2.3 (squares, cover,
contact, foreign joker, colours, duties, then the token); the try that comes furthest before a rule fails is
reported. So a placement is legal if it is legal for any token.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.observation import Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked, readings_differ
from referee.rules.board.position.layout import ANY_COLOUR
from referee.rules.board.position.reach import can_continue, far_half, free_pairs, touching
from referee.rules.board.position.state import JOKERS_EACH, Placement, Position, Tokens
from referee.rules.core import UNKNOWN, Verdict

UNREAD = frozenset({UNKNOWN, "?"})
"""Colour names that mean: not read."""

_ORDER = {
    "BG-PLACE-1": 0, "BG-PLACE-2": 1, "BG-PLACE-4": 2, "BG-DEAD-6": 2, "BG-JOKER-1": 2, "BG-JOKER-3": 3,
    "BG-PLACE-3": 4, "BG-PLACE-6": 4, "BG-JOKER-5": 4, "BG-DEAD-5": 5, "BG-JOKER-4": 6,
    "BG-TOKEN-1": 7, "BG-DEAD-4": 7, "BG-JOKER-2": 7, "BG-TOKEN-2": 8, "BG-TOKEN-3": 9,
}
"""The order in which rules are checked."""

_TOLD_FIRST: tuple[Verdict, ...] = ("violation", "house_rule")
"""What the table may decide never hides what is proved (rules 2.3); neither is hidden by what cannot be judged."""

SOMEBODY_ELSE = ""
"""A player without duties, tried when nobody knows who laid a piece."""


@dataclass(frozen=True, slots=True)
class _Try:
    """One reading of the placement: with token `token` (None: one whose place is not known)."""

    token: int | None
    free: bool
    cells: tuple[Cell, ...]
    failures: tuple[Failure, ...]
    moved: bool

    @property
    def rank(self) -> tuple[object, ...]:
        """Smallest: accuses nobody; comes furthest, rule by rule; its token was moved; its text says most."""
        accuses = any(f.cls == "violation" for f in self.failures)
        furthest = (*(-_ORDER[f.rule] for f in self.failures if f.cls != "unclear"), -len(_ORDER))
        corner = any(f.key == "BG-PLACE-5" for f in self.failures)
        return (accuses, furthest, len(self.failures), not self.moved, self.free, not corner, self.token is None,
                self.token or 0)


def judge(position: Position, placement: Placement, options: Options) -> Judgement:
    """Judge a card or joker against the position before it.

    With an unknown player the answer is `unclear` if it depends on who it was. What is not known about the
    token (see `Placement`) is not judged.
    """
    if placement.player == UNKNOWN:
        return _judge_unknown_player(position, placement, options)
    tries = list(_tries(position, placement, options))
    return _said(placement, tries[0] if len(tries) == 1 else min(tries, key=lambda t: t.rank))


def colour_failure(position: Position, piece: Piece, options: Options) -> Failure | None:
    """What is wrong with the piece on this board whatever else lies there: off the squares, or its colours."""
    bare = replace(position, pieces=(), tokens=(), owed=(), pending=(), carried=())
    return judge(bare, Placement(piece.owner, piece), options).still_failure


def lawful(position: Position, placement: Placement, options: Options) -> Judgement | None:
    """What `judge` says if it is `legal` or `unclear`, else None: asked at the first rule broken, it is much faster.

    The placement names its token and not where it went.
    """
    i = placement.token
    if i is None or placement.player == UNKNOWN or placement.token_to or placement.tokens_after is not None \
            or position.tokens[i] is None:
        said = judge(position, placement, options)
        return said if said.cls in ("legal", "unclear") else None
    card = placement.piece.kind == "card"
    free = card and _may_release(position, placement.player, i, options)
    failures = []
    for failure in (_check_card if card else _check_joker)(position, placement, options, i, free, None):
        if failure.cls == "violation" or failure.rule == "BG-PLACE-6":
            return None
        failures.append(failure)
    said = _said(placement, _Try(i, free, _belongs(position, placement, i, free), tuple(failures), False))
    return said if said.cls in ("legal", "unclear") else None


def _said(placement: Placement, best: _Try) -> Judgement:
    if not best.failures:
        kind = "joker" if placement.piece.kind == "joker" else "release" if best.free else "card"
        return Judgement("legal", None, f"LEGAL.{kind}", _about(placement), best.token, best.cells, best.free)
    classes = [f.cls for f in best.failures]
    worst = next((cls for cls in _TOLD_FIRST if cls in classes), classes[0])
    reported = best.failures[classes.index(worst)]
    return Judgement(reported.cls, reported.rule, reported.key, reported.params,
                     best.token, best.cells, best.free, best.failures)


def _judge_unknown_player(position: Position, placement: Placement, options: Options) -> Judgement:
    involved = {who for _, who in position.owed} | {p.owner for p in position.pieces if p.kind == "joker"}
    people = placement.piece.candidates or (*sorted(involved - {UNKNOWN}), SOMEBODY_ELSE)
    answers = [judge(position, replace(placement, player=p), options) for p in people]
    first = answers[0]
    if all((a.cls, a.rule) == (first.cls, first.rule) for a in answers):
        return replace(first, params={**first.params, "player": UNKNOWN})
    accused = next(a for a in answers if a.cls != "legal")
    return replace(accused, cls="unclear", key="UNCLEAR.player", params=_about(placement))


def _tries(position: Position, placement: Placement, options: Options) -> Iterator[_Try]:
    card = placement.piece.kind == "card"
    known = [i for i, t in enumerate(position.tokens) if t is not None]
    stated = _used(position, placement)
    tried = known if stated is None else (stated, *_left_behind(position, placement, stated, options))
    for i in (k for k in known if k in tried):
        after = _tokens_after(position, placement, i)
        moved = after is not None and after[i] != position.tokens[i]
        free = card and _may_release(position, placement.player, i, options)
        check = _check_card if card else _check_joker
        failures = tuple(check(position, placement, options, i, free, after))
        anywhere = free or any(f.rule == "BG-DEAD-6" for f in failures)
        yield _Try(i, free, _belongs(position, placement, i, anywhere), failures, moved)
    if stated not in known and (not known or len(known) < len(position.tokens)):
        check = _check_card if card else _check_joker
        yield _Try(None, False, (), tuple(check(position, placement, options, None, False, None)), False)


def _used(position: Position, placement: Placement) -> int | None:
    """The token that was used, where that is known: it is said, or it alone was put on the piece."""
    after = placement.tokens_after
    if after is None:
        onto = placement.token_to is None or placement.token_to in placement.piece.cells
        return placement.token if onto else None
    moved = [i for i, t in enumerate(after) if t != position.tokens[i] and t in placement.piece.cells]
    return moved[0] if len(moved) == 1 else None


def _left_behind(position: Position, placement: Placement, used: int, options: Options) -> tuple[int, ...]:
    """The tokens that the player owes a free placement and may have meant to lay, with another one put on the card: it
    touches no square of that one, so that it was not laid there."""
    put = placement.token_to is not None or placement.tokens_after is not None
    cells = placement.piece.cells
    if not put or len(cells) < 2 or not touching(position, used, options).isdisjoint(cells):
        return ()
    return position.debts_of(placement.player)


def _tokens_after(position: Position, placement: Placement, i: int) -> Tokens | None:
    """The token vector afterwards, as far as known, in the reading that token i was used."""
    if placement.tokens_after is not None:
        return placement.tokens_after
    if placement.token_to is None:
        return None
    moved = i if placement.token is None else placement.token
    return tuple(placement.token_to if k == moved else t for k, t in enumerate(position.tokens))


def _may_release(position: Position, player: str, i: int, options: Options) -> bool:
    """Whether `player` may lay a free placement for token i (BG-DEAD-5). An unknown causer may be anybody."""
    debtor = position.debtor(i)
    return debtor is not None and (debtor in (player, UNKNOWN) or options.release_by == "anyone")


def _belongs(position: Position, placement: Placement, i: int, free: bool) -> tuple[Cell, ...]:
    cells = placement.piece.cells
    t = position.tokens[i]
    return cells if free or len(cells) < 2 or t is None else (far_half(t, cells[0], cells[1]),)


def _check_card(position: Position, placement: Placement, options: Options, i: int | None, free: bool,
                after: Tokens | None) -> Iterator[Failure]:
    about = _about(placement)
    a, b = placement.piece.cells
    layout = position.layout
    on_squares = a in layout and b in layout.neighbours(a)
    if not on_squares:
        yield Failure("BG-PLACE-1", "violation", "BG-PLACE-1", about)
    yield from _cover(position, placement, options)
    released = free
    if not free:
        contact = list(_contact(position, placement, options, i, after))
        yield from contact
        yield from _foreign_joker(position, placement, i)
        released = any(f.rule == "BG-DEAD-6" for f in contact)  # if it was one, the token stands on either half
    if a in layout and b in layout:
        yield from _colours(position, placement, options)
    if not free:
        yield from _duties(position, placement, options, i)
    if i is not None and after is not None:
        if released:
            yield from _token_released(position, placement, i, after)
        elif on_squares:
            yield from _token_carried(position, placement, i, after)
        yield from _other_tokens(position, placement, i, after)


def _check_joker(position: Position, placement: Placement, options: Options, i: int | None, free: bool,
                 after: Tokens | None) -> Iterator[Failure]:
    about = _about(placement)
    n = placement.piece.cells[0]
    covers = list(_cover(position, placement, options))
    yield from covers
    t = None if i is None else position.tokens[i]
    if n not in position.layout or (t is not None and n not in position.layout.neighbours(t)):
        yield Failure("BG-JOKER-1", "violation", "BG-JOKER-1", about)
    elif t is None:
        yield Failure("BG-JOKER-1", "unclear", "UNCLEAR.token_place", about)
    yield from _foreign_joker(position, placement, i)
    used = position.jokers_used(placement.player)
    if used >= JOKERS_EACH:
        yield Failure("BG-JOKER-5", "violation", "BG-JOKER-5", {**about, "n": used + 1})
    yield from _duties(position, placement, options, i)
    if n in position.layout and not covers and not can_continue(position, n, i, options):
        yield Failure("BG-JOKER-4", "violation", "BG-JOKER-4.continuation", about)
    if i is not None and after is not None:
        if after[i] is not None and after[i] != n:
            yield Failure("BG-JOKER-2", "violation", "BG-JOKER-2", {**about, "t": _name(t)})
        yield from _other_tokens(position, placement, i, after)


def _cover(position: Position, placement: Placement, options: Options) -> Iterator[Failure]:
    """BG-PLACE-2: one failure for the first square that is not free."""
    about = _about(placement)
    for cell in placement.piece.cells:
        lying = position.piece_at(cell)
        if lying is not None:
            key = "BG-PLACE-2.card" if placement.piece.kind == "card" else "BG-PLACE-2.joker"
            yield Failure("BG-PLACE-2", "violation", key, {**about, "square": cell_name(cell), "player2": lying.owner})
            return
    for cell in placement.piece.cells:
        if cell in position.layout and not position.free(cell, options):
            yield Failure("BG-PLACE-2", "violation", "BG-PLACE-2.token", {**about, "square": cell_name(cell)})
            return


def _contact(position: Position, placement: Placement, options: Options, i: int | None,
             after: Tokens | None) -> Iterator[Failure]:
    """BG-PLACE-4, with the text that helps most: at a corner (BG-PLACE-5), or an unjustified free placement."""
    about = _about(placement)
    t = None if i is None else position.tokens[i]
    if i is None or t is None:
        yield Failure("BG-PLACE-4", "unclear", "UNCLEAR.token_place", about)
        return
    cells = placement.piece.cells
    if not touching(position, i, options).isdisjoint(cells):
        return
    taken = after is not None and after[i] != t and after[i] in cells
    debtor = position.debtor(i)
    about = {**about, "t": cell_name(t)}
    if taken and debtor is not None:
        yield Failure("BG-PLACE-4", "violation", "BG-DEAD-5.by", {**about, "player1": debtor})
    elif debtor is None and (taken or after is None) and readings_differ(position, i, options):
        yield Failure("BG-DEAD-6", "house_rule", "BG-DEAD-6.house_rule", about)
    elif any(abs(r - t[0]) == 1 and abs(c - t[1]) == 1 for r, c in cells):
        yield Failure("BG-PLACE-4", "violation", "BG-PLACE-5", about)
    elif taken and (blocked(position, i, options) or any(
            not touching(position, k, options).isdisjoint(cells) for k in range(len(position.tokens)))):
        yield Failure("BG-PLACE-4", "violation", "BG-PLACE-4.other", about)
    elif taken and t not in cells:
        yield Failure("BG-PLACE-4", "violation", "BG-DEAD-6", {**about, "n": len(free_pairs(position, i, options))})
    else:
        yield Failure("BG-PLACE-4", "violation", "BG-PLACE-4", about)


def _foreign_joker(position: Position, placement: Placement, i: int | None) -> Iterator[Failure]:
    owner = None if i is None else position.open_jokers.get(i)
    if i is not None and owner is not None and owner != placement.player:
        if owner == UNKNOWN:
            yield Failure("BG-JOKER-3", "unclear", "UNCLEAR.joker_owner", _about(placement))
            return
        about = {**_about(placement), "n": _name(position.tokens[i]), "player1": owner, "player2": placement.player}
        yield Failure("BG-JOKER-3", "violation", "BG-JOKER-3", about)


def _colours(position: Position, placement: Placement, options: Options) -> Iterator[Failure]:
    """BG-PLACE-3, or BG-PLACE-6 when the right two colours lie turned round."""
    about = _about(placement)
    cells = placement.piece.cells
    shown = placement.piece.colours
    printed = [position.layout.colour(c) for c in cells]
    wrong = [k for k in (0, 1) if not _same(shown[k], printed[k])]
    swapped = wrong and _same(shown[0], printed[1]) and _same(shown[1], printed[0])
    if (wrong and all(position.layout.may_be(cells[k], shown[k]) for k in wrong)
            and not (swapped and options.swapped_colours == "ok")):
        yield Failure("BG-PLACE-3", "unclear", "UNCLEAR.square", about)
    elif swapped:
        if not UNREAD.isdisjoint((*shown, *printed)):
            yield Failure("BG-PLACE-3", "unclear", "UNCLEAR.colour", about)
        elif options.swapped_colours != "ok":
            asked = options.swapped_colours == "ask"
            yield Failure("BG-PLACE-6", "house_rule" if asked else "violation",
                          "BG-PLACE-6" if asked else "BG-PLACE-6.mistake", about)
    elif wrong:
        k = wrong[0]
        yield Failure("BG-PLACE-3", "violation", "BG-PLACE-3",
                      {**about, "x": shown[k], "y": printed[k], "square": cell_name(cells[k])})
    elif not UNREAD.isdisjoint((*shown, *printed)):
        yield Failure("BG-PLACE-3", "unclear", "UNCLEAR.colour", about)


def _same(shown: str, printed: str) -> bool:
    """Equal as far as read."""
    return shown == printed or printed == ANY_COLOUR or shown in UNREAD or printed in UNREAD


def _duties(position: Position, placement: Placement, options: Options, i: int | None) -> Iterator[Failure]:
    """BG-DEAD-5 and BG-JOKER-4: what the player had to do first. Fulfilling one of two duties is no fault."""
    about = _about(placement)
    player = placement.player
    own_joker = i is not None and position.open_jokers.get(i) == player
    debts = position.debts_of(player)
    if debts and options.release_duty == "must_next" and not own_joker:
        if options.dead_end == "unplayed":
            yield Failure("BG-DEAD-5", "unclear", "UNCLEAR.duty", about)
        else:
            yield Failure("BG-DEAD-5", "violation", "BG-DEAD-5", {**about, "t": _name(position.tokens[debts[0]])})
    waiting = [j for j, owner in position.open_jokers.items() if owner == player and j != i]
    if waiting and not own_joker:
        yield Failure("BG-JOKER-4", "violation", "BG-JOKER-4", {**about, "n": _name(position.tokens[waiting[0]])})


def _token_carried(position: Position, placement: Placement, i: int, after: Tokens) -> Iterator[Failure]:
    """BG-TOKEN-1 and -2 for an ordinary card."""
    before, now = position.tokens[i], after[i]
    if before is None or now is None:
        return
    a, b = placement.piece.cells
    about = {**_about(placement), "t": cell_name(before)}
    target = far_half(before, a, b)
    if now == before or now not in (a, b):
        yield Failure("BG-TOKEN-1", "violation", "BG-TOKEN-1", about)
    elif now != target:
        yield Failure("BG-TOKEN-2", "violation", "BG-TOKEN-2",
                      {**about, "target": cell_name(target), "colour": position.layout.colour(target)})


def _token_released(position: Position, placement: Placement, i: int, after: Tokens) -> Iterator[Failure]:
    """BG-DEAD-4: after a free placement the token stands on either half."""
    if after[i] is not None and after[i] not in placement.piece.cells:
        yield Failure("BG-DEAD-4", "violation", "BG-DEAD-4", {**_about(placement), "t": _name(position.tokens[i])})


def _other_tokens(position: Position, placement: Placement, i: int, after: Tokens) -> Iterator[Failure]:
    moved = [k for k, (was, now) in enumerate(zip(position.tokens, after, strict=True))
             if was is not None and now is not None and was != now]
    if any(k != i for k in moved):
        key = "BG-TOKEN-3" if len(moved) > 1 else "BG-TOKEN-3.other"
        yield Failure("BG-TOKEN-3", "violation", key, {**_about(placement), "n": len(moved)})


def _about(placement: Placement) -> Mapping[str, Any]:
    """The parameters every text may use: who laid what where."""
    return _parameters(placement.player, placement.piece.cells)


@lru_cache(maxsize=4096)
def _parameters(player: str, cells: tuple[Cell, ...]) -> Mapping[str, Any]:
    return {"player": player, **dict(zip(("a", "b"), map(cell_name, cells), strict=False))}


def _name(cell: Cell | None) -> str:
    return UNKNOWN if cell is None else cell_name(cell)
