"""Grows the whole board from some squares: every square, its colour group and its exact place.

Starts from a lattice that single squares form, then grows square by square over the rectified picture. A place is a
square of the board when it shows one of its inks under the local light, and edges on the lattice lines. Holes and outer
corners are settled last, by the sections the board seems to be made of. Not done here: finding the first squares
(`search`), naming colours, the table file (`learn`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.geometry.lens import Lens
from referee.values.board import Cell
from referee.vision.board.finding.evidence import (
    EVIDENCE,
    accepted,
    bounded,
    evidence,
    like_squares,
    off_lattice,
    peeled,
)
from referee.vision.board.finding.lattice import Lattice
from referee.vision.board.finding.patches import Patch, TooLarge, patches_around, refit, shifts_of
from referee.vision.board.finding.patience import FITTED, Patience
from referee.vision.board.finding.sections import (
    SECTIONS,
    blocks_of,
    full_sections,
    in_full_blocks,
    is_usual,
    largest_part,
    neighbours,
    section_blocks,
    small_holes,
    squares_of,
    usual_board,
    with_faint_sections,
)
from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.palette import Palette, colour_distance


@dataclass(frozen=True, slots=True)
class GrowingSettings:
    """How long a board grows, and how different its inks are.

    - `rounds`: of growing and completing.
    - `rings`: of places by which the squares of a lattice grow, at most: a board of nine sections is as long.
    - `most_idle`: rounds without a new place after which growing ends: doubtful places may come and go for ever.
    - `most_squares`: of a board: twice nine sections of 25. More are checks, of a cloth or of a print.
    - `further`: times as many squares as it was fitted to at which inks are looked for anew. A fit costs most of the
      time of a round.
    - `different`: colour distance between two inks of a board at least; rendered palettes have 0.2 and more.
    - `dim_different`: in dim light less is enough, but so much, and so much of what the two inks that are least alike
      differ by.
    - `many_squares`: from here on a board is expected to be made of sections.
    - `smooth`: Lab units a place's inside differs from its middle colour on average; squares with motifs show 2 to 5.
    - `most_fitted`: squares that tell the inks, nine sections of 25. Of more, which are a cloth's nearly always, so
      many are drawn, as a fit to 400 takes three seconds.
    """

    rounds: int = 12
    rings: int = 45
    most_idle: int = 3
    most_squares: int = 500
    further: float = 1.4
    different: float = 0.13
    dim_different: tuple[float, float] = (0.07, 0.17)
    many_squares: int = 32
    smooth: float = 6.0
    most_fitted: int = 225


GROWING = GrowingSettings()


@dataclass(frozen=True)
class FoundBoard:
    """`camera` over the lattice; per cell its measured shift (x, y) in squares; colour groups in `palette` in the
    order of `cells`. `whole` is False when the squares do not make up full sections and the picture shows more beside
    them."""

    camera: PlaneCamera
    cells: tuple[Cell, ...]
    shifts: NDArray[np.float64]
    palette: Palette
    whole: bool = True

    def quads(self) -> NDArray[np.float64]:
        """Corners of each cell in pixels, (N, 4, 2), clockwise from the cell's own top left."""
        return self.camera.project(square_corners(self.cells) + self.shifts[:, None, :])


def inks_shown(found: FoundBoard) -> int:
    """Number of clearly different inks that one square in thirty at least shows."""
    often = np.bincount(found.palette.labels) >= len(found.cells) / 30
    return len(different(found.palette.inks[often]))


def different(inks: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """Those of the colours (N, 3), linear RGB, that differ clearly from the ones before."""
    most = float(colour_distance(inks[:, None], inks).max(initial=0.0))
    least = min(GROWING.different, max(GROWING.dim_different[0], GROWING.dim_different[1] * most))
    out: list[NDArray[np.float64]] = []
    for ink in inks:
        if all(colour_distance(ink, other) > least for other in out):
            out.append(ink)
    return out


def grow_board(image: NDArray[np.uint8], lattice: Lattice, lens: Lens | None = None,
               sections: Collection[int] = (), printed: bool = False,
               patience: Patience | None = None) -> FoundBoard | None:
    """Grows the board from the lattice's own squares over the picture; None when too little is left. `printed`: what is
    on the squares hides their ground and their edges.

    Squares that only their section tells, where neighbours are alike and no line parts them, may be the bridge to
    further sections. From there it is grown again. `TooLarge` where it is no board, `OutOfPatience` where it takes more
    work than is left.
    """
    patience = patience or Patience()
    camera, members = lattice.camera, set(lattice.quads)
    before = [members]
    for _ in range(GROWING.rounds):
        grown = _grown(image, camera, members, set(lattice.quads), lens, printed, patience)
        if grown is None:
            return None
        camera, grew, patches = grown
        members = _complete(grew, patches, _palette_of(grew, patches, patience), sections)
        if members <= grew or members in before or section_blocks(members, set()) is None:
            break
        before.append(members)
    found = _found(camera, members, patches, patience)
    if not printed:
        return found
    as_it_is = patches_around(image, camera, members)
    if not members <= set(as_it_is):
        return found
    plain = _found(camera, members, as_it_is, patience)
    return max(plain, found, key=inks_shown)  # two inks may be alike in one of the looks


def _grown(image: NDArray[np.uint8], camera: PlaneCamera, members: set[Cell], seeds: set[Cell], lens: Lens | None,
           printed: bool, patience: Patience) -> tuple[PlaneCamera, set[Cell], dict[Cell, Patch]] | None:
    """The squares that the `members` grow to, the camera fitted to them and the places that were looked at. The `seeds`
    among them stay if they are clear. None when too little is left."""
    size = (image.shape[1], image.shape[0])
    patches: dict[Cell, Patch] = {}
    speakers = members
    palette: Palette | None = None
    once, idle = set[Cell](), 0
    for _ in range(GROWING.rings):
        if len(members) > GROWING.most_squares:
            raise TooLarge("so many squares are no game board", camera, members)
        try:
            patches = patches_around(image, camera, members, printed=printed)
        except TooLarge as e:
            raise TooLarge(str(e), camera, members) from e
        patience.spend(len(patches))
        members, speakers = members & set(patches), speakers & set(patches)
        if len(members) < 6:
            return None
        palette = _palette_of(speakers if len(speakers) >= 6 else members, patches, patience, palette)
        grown, speakers = accepted(members, patches, palette, EVIDENCE.new_ink if printed else EVIDENCE.far_ink)
        grown |= bounded(seeds & members, patches)
        camera = refit(camera, grown, patches, size, lens)
        idle = idle + 1 if grown <= once else 0
        once |= grown
        if grown == members or idle == GROWING.most_idle:
            break
        members = grown
    return camera, largest_part(peeled(members, patches)), patches


def _found(camera: PlaneCamera, members: set[Cell], patches: dict[Cell, Patch], patience: Patience) -> FoundBoard:
    cells, palette = tuple(sorted(members)), _palette_of(members, patches, patience)
    return FoundBoard(camera, cells, shifts_of(cells, patches), palette, _whole(members, patches, palette))


def into_glare(image: NDArray[np.uint8], found: FoundBoard, lens: Lens | None, sections: Collection[int],
               patience: Patience) -> FoundBoard | None:
    """The board with the sections that glare has washed out, from section to section. None unless these then are as
    many as a board is made of."""
    camera, members = found.camera, set(found.cells)
    while True:
        try:
            patches = patches_around(image, camera, members, margin=max(SECTIONS.sides) + 1)
        except TooLarge:  # so far round a long board, or where it grows without end
            return None
        patience.spend(len(patches))
        if not members <= set(patches):  # what was added bends the lattice out of the picture
            return None
        more = with_faint_sections(members, {c: float(np.sort(p.sides)[1]) for c, p in patches.items()})
        if more == members:
            break
        members = more
        camera = refit(camera, members, patches, (image.shape[1], image.shape[0]), lens)
    blocks = section_blocks(members, set())
    if not is_usual(members, blocks, sections):
        return None
    return _found(camera, members, patches, patience)


def _palette_of(cells: set[Cell], patches: dict[Cell, Patch], patience: Patience,
                before: Palette | None = None) -> Palette:
    """The palette of the cells; drawn to them from the one `before` where that knew nearly as many."""
    ordered = sorted(cells)
    seen, places = np.array([patches[c].rgb for c in ordered]), np.array(ordered, np.float64)
    if before is not None and len(ordered) <= GROWING.further * before.fitted:
        return before.drawn_to(seen, places)
    patience.spend(FITTED * min(len(ordered), GROWING.most_fitted))
    if len(ordered) <= GROWING.most_fitted:
        return fit_palette(seen, places)
    some = np.sort(np.random.default_rng(0).permutation(len(ordered))[:GROWING.most_fitted])
    return replace(fit_palette(seen[some], places[some]).drawn_to(seen, places), drawn_from=len(ordered))


def _complete(members: set[Cell], patches: dict[Cell, Patch], palette: Palette,
              sections: Collection[int]) -> set[Cell]:
    """Settles doubtful places by the sections. When nearly all squares form full blocks of one size, the few that do
    not are added or dropped. The picture may speak strongly against it."""
    members = members | (small_holes(members) & set(patches))
    maybe = like_squares(members, patches, palette)
    whole = full_sections(members, off_lattice(members, patches), sections)
    if whole is not None:
        members = in_full_blocks(members, *whole)
        maybe = like_squares(members, patches, palette)
    blocks = whole or section_blocks(members, maybe)
    if not is_usual(members, blocks, sections):
        board = usual_board(members, sections)
        if board is not None and _ends_clearly(board, board - members, patches):
            return board
    out = set(members)
    rim = [c for c in sorted({n for m in members for n in neighbours(m)} | members) if c in patches]
    score = dict(zip(rim, evidence(rim, patches, palette, members), strict=True))
    for cell in rim:
        around = sum(n in members for n in neighbours(cell))
        if cell not in members and (around == 4 or (around == 3 and score[cell] > -3.0)):
            out.add(cell)
    if blocks is None:
        return largest_part(out)
    size, row0, col0 = blocks
    for key, seen in blocks_of(out, size, row0, col0).items():
        count = len(seen)
        block = squares_of(key, size, row0, col0)
        if count >= 0.6 * size * size or (count >= 0.3 * size * size and block <= out | maybe):
            out |= {b for b in block if b in patches}
        elif count <= 0.25 * size * size:
            out -= block
    return largest_part(out)


def _ends_clearly(board: set[Cell], added: set[Cell], patches: dict[Cell, Patch]) -> bool:
    """Whether each of the `added` places that lies at the board's rim shows an edge there. What glare hides between two
    squares alike it leaves between a board and its table."""
    return added <= set(patches) and all(patches[c].sides[k] >= EVIDENCE.rim_edge for c in added
                                         for k, n in enumerate(neighbours(c)) if n not in board)


def _whole(members: set[Cell], patches: dict[Cell, Patch], palette: Palette) -> bool:
    """False when squares that do not fill sections have others beside them. Their edges on all four sides tell these;
    glare has put their colours beyond recognition."""
    if len(members) < GROWING.many_squares:
        return True
    if section_blocks(members, like_squares(members, patches, palette)) is not None:
        return True
    rim = {n for m in members for n in neighbours(m) if n in patches} - members
    even = [patches[c] for c in rim if patches[c].spread < GROWING.smooth]
    return sum(bool(np.sort(patch.sides)[1] >= EVIDENCE.edge[0]) for patch in even) < 2
