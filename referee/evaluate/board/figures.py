"""What the referee says, compared with the truth: one row a still or round, and the figures over all of them.

Why it exists: progress is measured by figures that are never collapsed into one number. A failure counts as
wrong. A *silent error* is the worst: something wrong or missing that is neither marked `unknown` nor `hidden`.
What it does not do: run the referee (`run`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from referee.evaluate.board.styles import STYLES
from referee.evaluate.board.truth import Still, TrueAct, TrueBoard, TrueRound, squares_match
from referee.evaluate.common.reliability import bins
from referee.rules.core import ACCUSING
from referee.values.board import BoardReading, BoardTable, Cell, cell_id
from referee.values.common import UNKNOWN

STYLE_FIGURES = ("exact", "recall", "asked", "false", "silent_errors", "tokens")
Half = tuple[str | None, str | None]
Piece = tuple[str, frozenset[Half]]


@dataclass
class Learned:
    """How well the empty board was learned. `offset`: 95th percentile of the squares' offset, in squares."""

    found: bool = False
    go: bool = False
    exact: bool = False
    squares: float = 0.0
    colours: float = 0.0
    offset: float | None = None
    error: str = ""
    match: dict[Cell, str] = field(default_factory=dict)

    def squares_of(self, cells: Iterable[Cell]) -> frozenset[str]:
        """What the table calls the squares on these true cells; empty where it has none."""
        return frozenset(self.match.get(c, "") for c in cells)

    def row(self) -> dict[str, Any]:
        out = asdict(self)
        del out["match"]
        return out


@dataclass
class StillRow:
    """One still. `right`, `missed`, `false`, `asked`: pieces; `silent`: silent errors; `said`: confidence of every
    piece whose owner was named and of every token, and whether it was right."""

    name: str
    fine: bool
    learned: Learned
    pieces: int = 0
    right: int = 0
    missed: int = 0
    asked: int = 0
    false: int = 0
    silent: int = 0
    tokens: int = 0
    tokens_right: int = 0
    exact: bool = False
    error: str = ""
    said: list[tuple[float, bool]] = field(default_factory=list)


@dataclass
class RoundRow:
    """One round. `right`: verdicts; `illegal`, `caught`: placements and tokens moved alone against the rules, and those
    that were reported; `final`: in the end the same pieces were believed to lie there, on their squares and of their
    owners."""

    name: str
    fine: bool
    learned: Learned
    placements: int = 0
    seen: int = 0
    asked: int = 0
    right: int = 0
    illegal: int = 0
    caught: int = 0
    false_accusations: int = 0
    false_events: int = 0
    unclear: int = 0
    final: bool = False
    error: str = ""
    detail: list[str] = field(default_factory=list)


def judge_table(table: BoardTable, truth: TrueBoard) -> Learned:
    """Compare a learned table with the true squares."""
    match = squares_match(truth, table.squares)
    by_id = {s.id: s for s in table.squares}
    offsets, right = [], 0
    for true in truth.squares:
        if true.cell not in match:
            continue
        square = by_id[match[true.cell]]
        right += square.colour == true.colour
        off = np.mean(np.array(square.quad), axis=0) - np.array(true.centre)
        offsets.append(float(np.hypot(*off)) / true.side)
    count = len(truth.squares)
    return Learned(
        found=True, go=table.quality.ok, exact=len(set(match.values())) == count == len(table.squares),
        squares=len(match) / count, colours=right / count,
        offset=round(float(np.percentile(offsets, 95)), 3) if offsets else None, match=match)


def judge_still(still: Still, learned: Learned, reading: BoardReading | None) -> StillRow:
    """Compare a reading with the true pieces and tokens; None when the board was not learned."""
    need = [p for p in still.pieces if not p.occluded]
    row = StillRow(still.name, still.empty.fine, learned, pieces=len(need), missed=len(need))
    if reading is None:
        return row
    ids = learned.match

    def true_piece(owner: str, halves: Iterable[tuple[Cell, str | None]]) -> Piece:
        return owner, frozenset((ids.get(cell), colour) for cell, colour in halves)

    want = {true_piece(p.owner, p.halves) for p in need}
    maybe = {true_piece(p.owner, p.halves) for p in still.pieces if p.occluded}
    sure: dict[Piece, float] = {
        (c.owner, frozenset(zip(map(cell_id, c.cells), c.colours, strict=True))): c.confidence for c in reading.cards}
    sure |= {(j.owner, frozenset({(cell_id(j.cell), None)})): j.confidence for j in reading.jokers}
    got = set(sure)
    asked = {g for g in got if g[0] == UNKNOWN and any(g[1] == w[1] for w in want | maybe)}
    false = got - want - maybe - asked
    missed = want - got
    hidden = {cell_id(c) for c in reading.hidden}
    quiet = [m for m in missed if not any(s in hidden for s, _ in m[1]) and (UNKNOWN, m[1]) not in asked]
    tokens = {ids.get(c) for c, occluded in still.tokens if not occluded}
    perhaps = {ids.get(c) for c, occluded in still.tokens if occluded}
    said = {cell_id(t.cell) for t in reading.tokens}
    row.right, row.missed, row.asked, row.false = len(want & got), len(missed), len(asked), len(false)
    row.silent = (len(quiet) + len(false) + len(said - tokens - perhaps)
                  + len([t for t in tokens - said if t not in hidden]))
    row.tokens, row.tokens_right = len(tokens), len(tokens & said)
    row.said = [(p, piece in want | maybe) for piece, p in sure.items() if piece[0] != UNKNOWN]
    row.said += [(t.confidence, cell_id(t.cell) in tokens | perhaps) for t in reading.tokens]
    row.exact = not missed and not false and tokens <= said and not said - tokens - perhaps
    return row


def judge_round(truth: TrueRound, learned: Learned, lines: Sequence[Mapping[str, Any]] | None) -> RoundRow:
    """Compare the lines of `watch` with the true placements; None when the board was not learned."""
    row = RoundRow(truth.name, truth.empty.fine, learned, placements=len(truth.acts),
                   illegal=sum(not a.legal for a in truth.acts) + len(truth.strays))
    if lines is None:
        return row
    row.final = _lying(lines) == {(owner, learned.squares_of(cells)) for owner, cells in truth.final}
    _judge_strays(row, truth.strays, lines)
    told = _Told(lines)
    for act in truth.acts:
        said = told.take(act.owner, learned.squares_of(act.cells))
        if said is None:
            row.detail.append(f"missed: placement {act.id} {act.reason}".rstrip())
        else:
            _judge_act(row, act, said, told.classes(said))
    for line in told.left:
        row.false_events += 1
        if ACCUSING & told.classes(line) and line["player"] not in (None, UNKNOWN):
            row.false_accusations += 1
            row.detail.append(f"accused: {line['player']} at {'-'.join(line['squares'])}, who laid nothing there")
    return row


class _Told:
    """The pieces that the lines of `watch` tell of, each until it was found among the true ones."""

    def __init__(self, lines: Iterable[Mapping[str, Any]]) -> None:
        self._later: dict[int, set[str]] = defaultdict(set)
        self._pieces: dict[tuple[str, frozenset[str]], list[Mapping[str, Any]]] = defaultdict(list)
        for line in lines:
            for seq in line.get("about") or ():
                self._later[seq].add(line["class"])
            if line["type"] in ("card", "joker"):
                self._pieces[line["player"] or UNKNOWN, frozenset(line["squares"])].append(line)

    def take(self, owner: str, squares: frozenset[str]) -> Mapping[str, Any] | None:
        """The first that is left of this owner on these squares, or else of nobody known."""
        for key in ((owner, squares), (UNKNOWN, squares)):
            if self._pieces.get(key):
                return self._pieces[key].pop(0)
        return None

    def classes(self, line: Mapping[str, Any]) -> set[str]:
        """All that was said of the piece, then and later."""
        return {line["class"], *self._later[line["seq"]]}

    @property
    def left(self) -> list[Mapping[str, Any]]:
        return [line for rest in self._pieces.values() for line in rest]


def _judge_strays(row: RoundRow, strays: Iterable[Cell], lines: Iterable[Mapping[str, Any]]) -> None:
    """Whether each token moved alone was told of."""
    learned = row.learned
    told = [frozenset(line["squares"]) for line in lines if line["type"] == "token" and line["class"] in ACCUSING]
    for cell in strays:
        if learned.squares_of((cell,)) in told:
            row.caught += 1
        else:
            row.detail.append(f"not caught: token moved alone onto {learned.match.get(cell, cell)}")


def _judge_act(row: RoundRow, act: TrueAct, said: Mapping[str, Any], classes: set[str]) -> None:
    """Count the verdicts `classes` on a placement that was seen; a wrong one goes into the details."""
    row.seen += 1
    row.asked += said["player"] in (None, UNKNOWN)
    accused = bool(classes & ACCUSING)
    unclear = not accused and "unclear" in classes
    row.unclear += unclear
    if act.legal:
        row.false_accusations += accused
        row.right += not accused and not unclear and said["class"] == "legal"
    else:
        row.caught += accused
        row.right += accused
    if accused == act.legal or unclear:
        what = "accused" if accused else "unclear" if unclear else "not caught"
        row.detail.append(f"{what}: placement {act.id} {act.reason} {said.get('rule') or ''}".rstrip())


def _lying(lines: Iterable[Mapping[str, Any]]) -> set[tuple[str, frozenset[str]]]:
    """Owners and squares of the pieces that lie there after these lines of `watch`."""
    pieces: dict[int, tuple[str, frozenset[str]]] = {}
    for line in lines:
        if line["type"] in ("card", "joker"):
            pieces[line["seq"]] = line["player"] or UNKNOWN, frozenset(line["squares"])
        for seq in line.get("about") or ():
            if line["type"] == "removed":
                pieces.pop(seq, None)
            elif line["player"] and seq in pieces and pieces[seq][1] == frozenset(line["squares"]):
                pieces[seq] = line["player"], pieces[seq][1]  # it was read better
    return set(pieces.values())


def still_figures(rows: Sequence[StillRow]) -> dict[str, Any]:
    """The figures over all stills; shares 0..1."""
    fine = [r for r in rows if r.fine]
    go = [r for r in rows if r.learned.go]
    pieces = sum(r.pieces for r in rows)
    return {
        "stills": len(rows),
        "learn_exact": _share(r.learned.exact for r in rows),
        "square_colours": _share(r.learned.colours for r in rows),
        "exact": _share(r.exact for r in rows),
        "fine_stills": len(fine),
        "exact_where_fine": _share(r.exact for r in fine),
        "go_where_fine": _share(r.learned.go for r in fine),
        "exact_where_go": _share(r.exact for r in go),
        "pieces": pieces,
        "recall": _share([sum(r.right for r in rows) / pieces] if pieces else []),
        "asked": sum(r.asked for r in rows),
        "false": sum(r.false for r in rows),
        "silent_errors": sum(r.silent for r in rows),
        "tokens": _share([sum(r.tokens_right for r in rows) / max(1, sum(r.tokens for r in rows))]),
        "failed": sum(bool(r.error or r.learned.error) for r in rows),
        "reliability": bins([said for r in rows for said in r.said]),
    }


def style_figures(stills: Sequence[Still], ours: Sequence[StillRow], left_out: Sequence[StillRow]) -> dict[str, Any]:
    """What a reader loses on styles it was not trained on: for each of `STYLES` that a still shows, and for the stills
    of none of them (`others`), their number and the figures of our reader and of the one that left the styles out."""
    groups = {style: [style in still.styles for still in stills] for style in STYLES}
    groups["others"] = [not still.styles for still in stills]
    groups = {name: member for name, member in groups.items() if any(member)}
    return {name: {"stills": sum(member), **{
        reader: {k: v for k, v in still_figures([r for r, inside in zip(rows, member, strict=True) if inside]).items()
                 if k in STYLE_FIGURES} for reader, rows in (("ours", ours), ("left_out", left_out))}}
            for name, member in groups.items()}


def round_figures(rows: Sequence[RoundRow]) -> dict[str, Any]:
    """The figures over all rounds; counts."""
    names = ("placements", "seen", "asked", "right", "illegal", "caught", "false_accusations", "false_events",
             "unclear")
    return {"rounds": len(rows), **{n: sum(getattr(r, n) for r in rows) for n in names},
            "final": sum(r.final for r in rows), "failed": sum(bool(r.error or r.learned.error) for r in rows)}


def as_row(row: StillRow | RoundRow) -> dict[str, Any]:
    """A row as JSON."""
    return {**asdict(row), "learned": row.learned.row()}


def _share(values: Iterable[float]) -> float | None:
    """The mean, rounded; None over nothing."""
    numbers = [float(v) for v in values]
    return round(sum(numbers) / len(numbers), 4) if numbers else None
