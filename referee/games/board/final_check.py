"""The last picture of a round of the board game, checked.

Why it exists: the sheets ask for this check, and one picture is enough for it. What it does not do: judge
(`rules.board.final_check`), or look at how the round went.
"""

from __future__ import annotations

from dataclasses import replace

from referee.games.api.parts import Beside, Checked, StartError
from referee.games.api.setup import Setup
from referee.games.board.options import BOARDED, options_of
from referee.i18n.said import Said
from referee.rules.board import COLOUR_RULES, Layout, LegalHere, Position, audit, said
from referee.rules.board.observation import BoardFinding, Cell, cell_name
from referee.tracking.board.one_look import pieces_of
from referee.values.board import BoardReading, BoardTable, cell_id


def check(table: BoardTable, reading: BoardReading, setup: Setup, start: BoardReading | None) -> Checked:
    """The check that the sheets ask for at the end of a round; half a card beside the squares leaves it open.

    Its `detail`: how many `tokens` stand there, and `start`, the squares of those before the first card.
    """
    pieces, begun = pieces_of(reading), frozenset[Cell]() if start is None else _begun(start)
    tokens = tuple(sorted(t.cell for t in reading.tokens))
    position = Position(Layout(table.layout, table.uncertain), pieces, tokens, players=tuple(setup.players))
    found = audit(position, options_of(setup), reading.hidden, setup.counts.get("left", {}),
                  setup.counts.get(BOARDED, {}), begun)
    *findings, last = found.findings
    halves = [BoardFinding("unclear", "BG-PLACE-2", "BG-AUDIT-2.half", {"square": cell_name(c)}, (c,))
              for o in reading.off_grid if len(o.cells) == 1 for c in o.cells]
    explained = tuple(replace(f, legal_here=_instead(f, position)) for f in (*findings, *halves))
    last = replace(last, params={**last.params, "k": int(last.params["k"]) + len(halves)})
    beside = tuple(Beside(tuple(map(cell_id, o.cells)), o.note) for o in reading.off_grid)
    return Checked(explained, last, found.correct, found.unclear or bool(beside), pieces, beside, {
        "tokens": len(tokens), "start": [cell_name(c) for c in sorted(begun)] or None})


def _begun(start: BoardReading) -> frozenset[Cell]:
    """The squares of the tokens before the first card."""
    why = "; ".join(start.quality.warnings) if start.table_moved else \
        Said("audit-not-bare") if pieces_of(start) else "" if start.tokens else Said("audit-no-token")
    if why:
        raise StartError("audit-start-unusable", why=why)
    return frozenset(t.cell for t in start.tokens)


def _instead(finding: BoardFinding, position: Position) -> LegalHere | None:
    """What one picture tells of what would have been legal: the colours that fit the squares, no more."""
    cells = finding.cells
    if finding.cls == "info":
        return None
    if finding.rule not in COLOUR_RULES or len(cells) != 2 or any(c not in position.layout for c in cells):
        return said("LEGAL_HERE.picture")
    a, b = cells
    return said("LEGAL_HERE.fits", a=cell_name(a), b=cell_name(b), x=position.layout.colour(a),
                y=position.layout.colour(b))
