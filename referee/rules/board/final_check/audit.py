"""The check at the end of a round from one picture (rules: BG-CHECK, BG-AUDIT).

Why it exists: the sheets have the players check each other's cards before the scoring; whoever has the final
picture can do it in a second, and hold the live verdicts against it. What it does not do: read the picture,
or accuse anybody of what only the course of the round could prove (contact, token, joker).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.rules.board.final_check.chains import chains_possible
from referee.rules.board.legality.judging import colour_failure
from referee.rules.board.observation import BoardFinding, Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.state import CARDS_EACH, JOKERS_EACH, TOKENS, Position
from referee.rules.core import ACCUSING, PROOF, UNKNOWN


@dataclass(frozen=True, slots=True)
class Audit:
    """What the final check found.

    `findings` in the order of BG-AUDIT 1 to 4, the last one the summary. `mistakes`: player -> number of wrongly
    lying cards as the scoring counts them (turned cards only if the table's option says so; a single picture
    proves colours and squares, so `mistake_scope` adds nothing here). `unclear`: whether anything is open.
    """

    findings: tuple[BoardFinding, ...]
    correct: int
    mistakes: Mapping[str, int]
    unclear: bool


def audit(position: Position, options: Options | None = None, hidden: frozenset[Cell] = frozenset(),
          left: Mapping[str, int] | None = None, tableau: Mapping[str, int] | None = None,
          start: frozenset[Cell] = frozenset()) -> Audit:
    """Check what lies on the board at the end of a round.

    `position` holds layout, pieces and tokens as read; `hidden` the squares that could not be seen; `left` and
    `tableau` the cards counted in each player's hand and on each player board, where they are known. `start`: the
    squares of the tokens before the first piece, if a picture shows them: they make part 4 sharper. Part 4 is asked
    only where chains mean what they say: not with `contact = token_card`, `token_cell_free` or another reading of
    dead ends.
    """
    options = options or Options()
    doubtful = [p for p in position.pieces if p.confidence < PROOF]
    shared = [c for c, n in sorted(Counter(c for p in position.pieces for c in p.cells).items()) if n > 1]
    found = [*_colours(position, options), *_doubtful(doubtful), *_covers(position, shared),
             *_counts(position, left or {}, tableau or {})]
    bare_hidden = hidden - set(position.covered)
    if not (doubtful or shared or bare_hidden or any(f.rule == "BG-PLACE-1" for f in found)):
        found += _chains(position, options, start)
    wrong = [f for f in found if f.cls in ACCUSING]
    open_ = [f for f in found if f.cls == "unclear"]
    named = {f.cells for f in (*wrong, *open_)} | {(c,) for c in shared}
    correct = sum(not any(set(p.cells) & set(cells) for cells in named) for p in position.pieces)
    about = {"n": correct, "m": len(wrong), "k": len(open_)}
    found.append(BoardFinding("info", None, "BG-AUDIT", about))
    mistakes = Counter(f.player for f in wrong if f.player is not None and f.cls == "violation")
    return Audit(tuple(found), correct, dict(mistakes), bool(open_ or bare_hidden))


def _colours(position: Position, options: Options) -> Iterator[BoardFinding]:
    """BG-AUDIT-1: every card on two neighbouring squares of its colours."""
    for piece in position.pieces:
        failure = colour_failure(position, piece, options)
        if failure is None or piece.confidence < PROOF:
            continue
        if piece.owner == UNKNOWN:
            yield BoardFinding("unclear", failure.rule, failure.key, failure.params, piece.cells)
        else:
            yield BoardFinding(failure.cls, failure.rule, failure.key, failure.params, piece.cells,
                               player=piece.owner)


def _doubtful(pieces: list[Piece]) -> Iterator[BoardFinding]:
    for piece in pieces:
        yield BoardFinding("unclear", "BG-AUDIT-1", "UNCLEAR.confidence", {"a": cell_name(piece.cells[0])}, piece.cells)


def _covers(position: Position, shared: list[Cell]) -> Iterator[BoardFinding]:
    """BG-AUDIT-2: which of two pieces was first cannot be seen, so only one player's own cards prove a mistake."""
    for cell in shared:
        owners = {p.owner for p in position.pieces if cell in p.cells}
        proved = len(owners) == 1 and UNKNOWN not in owners
        yield BoardFinding("violation" if proved else "unclear", "BG-PLACE-2", "BG-AUDIT-2",
                           {"square": cell_name(cell)}, (cell,), player=owners.pop() if proved else None)


def _counts(position: Position, left: Mapping[str, int], tableau: Mapping[str, int]) -> Iterator[BoardFinding]:
    """BG-AUDIT-3: more pieces than a set has, or a sum that is not right: read and count again, accuse nobody."""
    for player in sorted({p.owner for p in position.pieces} - {UNKNOWN}):
        cards, jokers = position.cards_of(player), position.jokers_of(player)
        designs = Counter(tuple(sorted(p.colours)) for p in cards)
        twice = [d for d, n in designs.items() if n > 1]
        off = player in left and len(cards) + left[player] + tableau.get(player, 0) != CARDS_EACH
        if len(cards) > CARDS_EACH or len(jokers) > JOKERS_EACH or twice or off:
            cells = tuple(c for p in cards for c in p.cells if tuple(sorted(p.colours)) in twice)
            yield BoardFinding("unclear" if off else "info", "BG-AUDIT-3", "BG-AUDIT-3", {"player": player}, cells)


def _chains(position: Position, options: Options, start: frozenset[Cell]) -> Iterator[BoardFinding]:
    """BG-AUDIT-4."""
    tokens = position.token_cells
    plain = (options.contact, options.token_cell_free, options.dead_end) == ("token_cell", "no", "geometry")
    known = start if len(start) == TOKENS else frozenset()
    if plain and len(tokens) == TOKENS and not chains_possible(position.layout, position.pieces, tokens, known):
        yield BoardFinding("unclear", "BG-AUDIT-4", "BG-AUDIT-4")
