"""Finds the whole board in a picture of the empty table: every square, its colour group and its exact place.

Starts from the lattice that single squares form, then grows square by square over the rectified picture. A place
is a square of the board when it shows one of the board's inks under the local light and has edges on the lattice
lines around it. Holes and outer corners are settled last, by the sections the board seems to be made of. Not done
here: naming colours, the table file (`learn`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.geometry.lens import Lens
from referee.vision.colour.palette import Palette, colour_distance, fit_palette, to_linear
from referee.vision.finding.cloth import without_cloth
from referee.vision.finding.evidence import (
    EDGE,
    FAR_INK,
    INK,
    NEW_INK,
    RIM_EDGE,
    accepted,
    bounded,
    distance_to_inks,
    evidence,
    like_squares,
    off_lattice,
    peeled,
)
from referee.vision.finding.lattice import SEEDS, Lattice, grow_lattices
from referee.vision.finding.patches import Patch, TooLarge, look, refit, shifts_of
from referee.vision.finding.sections import (
    SECTION_SIDES,
    Cell,
    blocks_of,
    four_in_one,
    full_sections,
    in_full_blocks,
    is_usual,
    largest_part,
    neighbours,
    section_blocks,
    sections_in,
    small_holes,
    squares_of,
    usual_board,
    with_faint_sections,
)
from referee.vision.finding.squares import calmed, find_squares

GROW_ROUNDS = 12     # of growing and completing
RINGS = 45           # of places by which the squares of a lattice grow, at most: a board of nine sections is as long
MOST_IDLE = 3        # rounds without a new place after which growing ends: doubtful places may come and go for ever
MOST_SQUARES = 500   # of a board: twice nine sections of 25; more are checks, of a cloth or of a print
FURTHER = 1.4        # times as many squares as it was fitted to at which inks are looked for anew; a fit costs most of
                     # the time of a round
APART = 0.5          # of what two inks differ, that places must to show both of them
DIFFERENT = 0.13     # colour distance between two inks of a board at least; rendered palettes: 0.2 and more
DIM_DIFFERENT = 0.07, 0.17  # in dim light less is enough, but so much, and so much of what the two inks that are
                     # least alike differ by
MANY_SQUARES = 32    # from here on a board is expected to be made of sections
SMOOTH = 6.0         # Lab units a place's inside differs from its middle colour on average; squares with motifs 2 to 5
FEW_SEEDS = 4        # squares from which a board may grow where none does from more; only one made of full sections: of
                     # squares without lines often no more are seen, but for their motifs
CALMED = ((0.0, 13), (4.0, 21), (6.0, 31))  # see `calmed`; tried in turn where the picture as it is shows no board: the
                     # first takes the outlines of symbols off squares of 60 pixels, the others mix the dots on squares
                     # of 50 and more
ON_SQUARE, MOST_ON_SQUARES = 0.25, 0.8  # so near the middle of a board's square, in squares, are more than so many of a
                     # lattice's where both are of the same squares
MOST_FITTED = 225    # squares that tell the inks, nine sections of 25; of more, which are a cloth's nearly always, so
                     # many are drawn, as a fit to 400 takes three seconds
INNER = np.array([0.2, 0.4, 0.6])  # parts of the way to a square's corners at which its colour is looked at
MOST_CUT = 600       # squares found in a picture in which print may have cut those of a board: it leaves 200 and fewer;
                     # a cloth with small checks shows a thousand, and to look through them again takes a minute
BOARD_INKS = 4       # inks that make a lattice of full sections a board without looking for another one


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


def find_board(image: NDArray[np.uint8], lens: Lens | None = None,
               sections: Collection[int] = ()) -> FoundBoard | None:
    """The board in a BGR picture (H, W, 3), or None when no lattice of coloured squares is seen.

    A checked cloth or a tiled floor is a lattice too, and may be the larger one; a board shows more inks (a shadow
    doubles those of a cloth) and is made of full sections. `sections`: how many it may be made of, if known; then
    checks beside it that look like squares are told from it.
    """
    quads = find_squares(image)
    board, sure, cloths = _likest(image, quads, SEEDS, lens, sections)
    if sure:
        return board
    bare, left = without_cloth(image, quads, cloths) if cloths else (image, quads)
    if cloths:
        bared, sure, _ = _likest(bare, left, SEEDS, lens, sections)
        if sure:
            return bared
    if board is None:
        board, sure, _ = _likest(bare, left, FEW_SEEDS, lens, sections)
        board = board if sure else None
    for soft, side in () if sure or len(quads) > MOST_CUT else CALMED:
        calm, sure, _ = _likest(image, find_squares(calmed(image, soft, side)), SEEDS, lens, sections, printed=True)
        if sure:
            return calm
    return board


def _likest(image: NDArray[np.uint8], quads: NDArray[np.float32], seeds: int, lens: Lens | None,
            sections: Collection[int], printed: bool = False) -> tuple[FoundBoard | None, bool, list[Lattice]]:
    """What is likest a board of all that grows from lattices of so many `seeds` at least; whether it shows many inks
    and is made of full sections; and the lattices that are too large for one."""
    size = (image.shape[1], image.shape[0])
    best: FoundBoard | None = None
    like_a_board = (False, False, 0)
    cloths, torn = [], []
    made: list[FoundBoard] = []
    for lattice in _colourful_first(image, grow_lattices(quads, size, seeds, lens), only=printed):
        if any(_of_squares(lattice, board) for board in made):
            continue
        try:
            found = grow_board(image, lattice, lens, sections, printed)
            if found is not None and (first := four_in_one(found.cells, found.palette.labels.tolist())) is not None:
                found = grow_board(image, _of_fours(found, *first), lens, sections, printed) or found
        except TooLarge:
            cloths.append(lattice)
            continue
        if found is None:
            continue
        if not found.whole:
            torn.append(found)
        if sections_in(found.cells, sections):
            made.append(found)
        if (likeness := _likeness(found, sections)) > like_a_board:
            best, like_a_board = found, likeness
        if like_a_board[0]:
            return best, True, cloths
    for found in torn:  # glare may have washed out the rest, which takes long to find
        through = _into_glare(image, found, lens, sections)
        if through is not None and (likeness := _likeness(through, sections)) >= like_a_board:
            best, like_a_board = through, likeness
    return best, like_a_board[0], cloths


def _likeness(found: FoundBoard, sections: Collection[int]) -> tuple[bool, bool, int]:
    """How much like a board it is: whether of full sections and many inks, whether whole, and how many inks."""
    inks = _inks_shown(found)
    many = inks >= BOARD_INKS
    return sections_in(found.cells, sections) > 0 and many, found.whole and many, inks


def _colourful_first(image: NDArray[np.uint8], lattices: Iterable[Lattice], only: bool) -> Iterator[Lattice]:
    """The lattices whose squares show as many inks as a board, then, unless `only` these are asked for, the others: to
    grow a cloth takes seconds."""
    pale = []
    for lattice in lattices:
        quads = np.array(list(lattice.quads.values()))
        middle = quads.mean(axis=1, keepdims=True)
        at = (middle + (quads - middle) * INNER[:, None, None, None]).reshape(-1, 2).round().astype(np.intp)
        x, y = np.clip(at, 0, (image.shape[1] - 1, image.shape[0] - 1)).T
        seen = np.median(to_linear(image[y, x, ::-1]).reshape(len(INNER), len(quads), 4, 3), axis=(0, 2))
        if len(_different(seen)) >= BOARD_INKS:
            yield lattice
        else:
            pale.append(lattice)
    yield from () if only else pale


def _of_squares(lattice: Lattice, board: FoundBoard) -> bool:
    """Whether the lattice is of the squares of a board: grown again, they would make it again."""
    squares = board.quads().mean(axis=1)
    sizes = np.array([np.sqrt(cv2.contourArea(quad)) for quad in lattice.quads.values()])
    middles = np.array([quad.mean(axis=0) for quad in lattice.quads.values()])
    off = np.linalg.norm(middles[:, None] - squares, axis=2).min(axis=1)
    return bool((off < ON_SQUARE * sizes).mean() > MOST_ON_SQUARES)


def _of_fours(found: FoundBoard, row0: int, col0: int) -> Lattice:
    """The lattice whose squares are four of those found each, from this row and column on."""
    camera, corner = found.camera, np.array([col0, row0, 0.0])
    twice = replace(camera, translation=(camera.translation + camera.rotation @ corner) / 2.0)
    cells = [cell for cell, block in blocks_of(found.cells, 2, row0, col0).items() if len(block) == 4]
    return Lattice(twice, dict(zip(cells, twice.project(square_corners(cells)).astype(np.float32), strict=True)))


def _inks_shown(found: FoundBoard) -> int:
    """Number of clearly different inks that one square in thirty at least shows."""
    often = np.bincount(found.palette.labels) >= len(found.cells) / 30
    return len(_different(found.palette.inks[often]))


def _different(inks: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """Those of the colours (N, 3), linear RGB, that differ clearly from the ones before."""
    most = float(colour_distance(inks[:, None], inks).max(initial=0.0))
    least = min(DIFFERENT, max(DIM_DIFFERENT[0], DIM_DIFFERENT[1] * most))
    different: list[NDArray[np.float64]] = []
    for ink in inks:
        if all(colour_distance(ink, other) > least for other in different):
            different.append(ink)
    return different


def grow_board(image: NDArray[np.uint8], lattice: Lattice, lens: Lens | None = None,
               sections: Collection[int] = (), printed: bool = False) -> FoundBoard | None:
    """Grows the board from the lattice's own squares over the picture; None when too little is left. `printed`: what is
    on the squares hides their ground and their edges.

    Squares that only their section tells, where neighbours are alike and no line parts them, may be the bridge to
    further sections: from there it is grown again.
    """
    camera, members = lattice.camera, set(lattice.quads)
    before = [members]
    for _ in range(GROW_ROUNDS):
        grown = _grown(image, camera, members, set(lattice.quads), lens, printed)
        if grown is None:
            return None
        camera, grew, patches = grown
        members = _complete(grew, patches, _palette_of(grew, patches), sections)
        if members <= grew or members in before or section_blocks(members, set()) is None:
            break
        before.append(members)
    found = _found(camera, members, patches)
    if not printed:
        return found
    as_it_is = look(image, camera, members)
    if not members <= set(as_it_is):
        return found
    return max(_found(camera, members, as_it_is), found, key=_inks_shown)  # two inks may be alike in one of the looks


def _grown(image: NDArray[np.uint8], camera: PlaneCamera, members: set[Cell], seeds: set[Cell],
           lens: Lens | None, printed: bool) -> tuple[PlaneCamera, set[Cell], dict[Cell, Patch]] | None:
    """The squares that the `members` grow to (the `seeds` among them stay if they are clear), the camera fitted to them
    and the places that were looked at; None when too little is left."""
    size = (image.shape[1], image.shape[0])
    patches: dict[Cell, Patch] = {}
    speakers = members
    palette: Palette | None = None
    once, idle = set[Cell](), 0
    for _ in range(RINGS):
        if len(members) > MOST_SQUARES:
            raise TooLarge("so many squares are no game board")
        patches = look(image, camera, members, printed=printed)
        members, speakers = members & set(patches), speakers & set(patches)
        if len(members) < 6:
            return None
        palette = _palette_of(speakers if len(speakers) >= 6 else members, patches, palette)
        grown, speakers = accepted(members, patches, palette, NEW_INK if printed else FAR_INK)
        grown |= bounded(seeds & members, patches)
        camera = refit(camera, grown, patches, size, lens)
        idle = idle + 1 if grown <= once else 0
        once |= grown
        if grown == members or idle == MOST_IDLE:
            break
        members = grown
    return camera, largest_part(peeled(members, patches)), patches


def _found(camera: PlaneCamera, members: set[Cell], patches: dict[Cell, Patch]) -> FoundBoard:
    cells, palette = tuple(sorted(members)), _palette_of(members, patches)
    return FoundBoard(camera, cells, shifts_of(cells, patches), palette, _whole(members, patches, palette))


def _into_glare(image: NDArray[np.uint8], found: FoundBoard, lens: Lens | None,
                sections: Collection[int]) -> FoundBoard | None:
    """The board with the sections that glare has washed out, from section to section; None unless these then are as
    many as a board is made of."""
    camera, members = found.camera, set(found.cells)
    while True:
        try:
            patches = look(image, camera, members, margin=max(SECTION_SIDES) + 1)
        except TooLarge:  # so far round a long board, or where it grows without end
            return None
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
    return _found(camera, members, patches)


def _palette_of(cells: set[Cell], patches: dict[Cell, Patch], before: Palette | None = None) -> Palette:
    """The palette of the cells; drawn to them from the one `before` where that knew nearly as many."""
    ordered = sorted(cells)
    seen, places = np.array([patches[c].rgb for c in ordered]), np.array(ordered, np.float64)
    if before is not None and len(ordered) <= FURTHER * before.fitted:
        return before.drawn_to(seen, places)
    if len(ordered) <= MOST_FITTED:
        return fit_palette(seen, places)
    some = np.sort(np.random.default_rng(0).permutation(len(ordered))[:MOST_FITTED])
    return replace(fit_palette(seen[some], places[some]).drawn_to(seen, places), drawn_from=len(ordered))


def _complete(members: set[Cell], patches: dict[Cell, Patch], palette: Palette,
              sections: Collection[int]) -> set[Cell]:
    """Settles doubtful places by the sections: when nearly all squares form full blocks of one size, the few that
    do not are added or dropped unless the picture speaks strongly against it."""
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
    """Whether each of the `added` places that lies at the board's rim shows an edge there: what glare hides between two
    squares alike it leaves between a board and its table."""
    return added <= set(patches) and all(patches[c].sides[k] >= RIM_EDGE for c in added
                                         for k, n in enumerate(neighbours(c)) if n not in board)


def _whole(members: set[Cell], patches: dict[Cell, Patch], palette: Palette) -> bool:
    """False when squares that do not fill sections have others beside them, told by their edges on all four sides,
    whose colours glare has put beyond recognition."""
    if len(members) < MANY_SQUARES or section_blocks(members, like_squares(members, patches, palette)) is not None:
        return True
    rim = {n for m in members for n in neighbours(m) if n in patches} - members
    return sum(bool(np.sort(patches[c].sides)[1] >= EDGE[0] and patches[c].spread < SMOOTH) for c in rim) < 2


def runs_out_of_picture(image: NDArray[np.uint8], found: FoundBoard) -> bool:
    """Whether the board seems to go on beyond the picture's edge: lattice places that the edge cuts through show at
    least two of the board's inks, and differ as these do (a cloth may show one, or a colour between two)."""
    cells = set(found.cells)
    rim = sorted({n for c in cells for n in neighbours(c)} - cells)
    height, width = image.shape[:2]
    smooth = cv2.medianBlur(image, 5)
    cut, seen = [], []
    for r, c in rim:
        steps = np.linspace(0.2, 0.8, 9)
        grid = np.stack(np.meshgrid(c + steps, r + steps), axis=-1).reshape(-1, 2)
        pixels = np.round(found.camera.project(grid)).astype(int)
        inside = (pixels[:, 0] >= 0) & (pixels[:, 0] < width) & (pixels[:, 1] >= 0) & (pixels[:, 1] < height)
        if 0.12 < inside.mean() < 1.0:
            cut.append((r, c))
            seen.append(to_linear(np.median(smooth[pixels[inside, 1], pixels[inside, 0]], axis=0)[::-1]))
    if len(cut) < 2:
        return False
    colours = np.array(seen)
    like = distance_to_inks(colours, cut, found.palette) < INK
    local = found.palette.local(np.array(cut, np.float64))
    inks = colour_distance(colours[:, None, :], local).argmin(axis=1)
    shown = local[np.arange(len(cut)), inks]
    apart = colour_distance(colours[:, None], colours) >= APART * colour_distance(shown[:, None], shown)
    return bool((apart & (inks[:, None] != inks))[like][:, like].any())
