"""Finds the board in a picture of the empty table: from which lattice it grows, and which of several is one.

Why it exists: a cloth, a floor or the print on the squares make lattices too. The picture is looked at with growing
patience: as it is, without a checked cloth, from fewer squares, and without fine print. All of it is bounded
(`patience`). Not done here: growing (`board`), naming colours, the table file (`learn`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import square_corners
from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.vision.board.finding.board import FoundBoard, different, grow_board, inks_shown, into_glare
from referee.vision.board.finding.cloth import without_cloth
from referee.vision.board.finding.evidence import EVIDENCE, distance_to_inks
from referee.vision.board.finding.lattice import LATTICES, Lattice, grow_lattices
from referee.vision.board.finding.patches import TooLarge
from referee.vision.board.finding.patience import FIRST, FURTHER, LATTICE, OutOfPatience, Patience
from referee.vision.board.finding.sections import blocks_of, four_in_one, neighbours, sections_in
from referee.vision.board.finding.squares import calmed, find_squares
from referee.vision.common.colour.palette import colour_distance, to_linear

INNER = np.array([0.2, 0.4, 0.6])
"""Parts of the way to a square's corners at which its colour is looked at."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """From what a board is looked for, with growing patience.

    - `few_seeds`: squares from which a board may grow where none does from more; only one made of full sections. Of
      squares without lines often no more are seen, but for their motifs.
    - `calmed`: see `calmed`; tried in turn where the picture as it is shows no board. The first takes the outlines of
      symbols off squares of 60 pixels. The others mix the dots on squares of 50 and more.
    - `on_square`: so near the middle of a board's square, in squares, are many of a lattice's where both are of the
      same squares.
    - `most_on_squares`: many are more than this share.
    - `most_cut`: squares found in a picture in which print may have cut those of a board: it leaves 200 and fewer. A
      cloth with small checks shows a thousand, and to look through them again takes a minute.
    - `most_quads`: squares from which lattices are made. Boards and what lies about them show 700 and fewer, a cloth of
      small checks thousands; a board's squares are among the largest.
    - `board_inks`: inks that make a lattice of full sections a board without looking for another one.
    - `apart`: of what two inks differ, that places must to show both of them.
    """

    few_seeds: int = 4
    calmed: tuple[tuple[float, int], ...] = ((0.0, 13), (4.0, 21), (6.0, 31))
    on_square: float = 0.25
    most_on_squares: float = 0.8
    most_cut: int = 600
    most_quads: int = 1500
    board_inks: int = 4
    apart: float = 0.5


SEARCH = SearchSettings()

Tell = Callable[[str], object]
"""Told in words what is done now."""


def find_board(image: NDArray[np.uint8], lens: Lens | None = None, sections: Collection[int] = (),
               tell: Tell | None = None) -> FoundBoard | None:
    """The board in a BGR picture (H, W, 3), or None when no lattice of coloured squares is seen.

    A checked cloth or a tiled floor is a lattice too, and may be the larger one. A board shows more inks (a shadow
    doubles those of a cloth) and is made of full sections. `sections`: how many it may be made of, if known; then
    checks beside it that look like squares are told from it. `tell` hears what is done, each time it takes longer.
    """
    search = _Search(image, lens, sections)
    say = tell or (lambda words: None)
    quads = find_squares(image)
    board, sure, cloths = search.likest(image, quads, LATTICES.seeds)
    if sure:
        return board
    search.go_on()
    bare, left = without_cloth(image, quads, cloths) if cloths else (image, quads)
    if cloths:
        say(Said("learn-tells-cloth"))
        bared, sure, _ = search.likest(bare, left, LATTICES.seeds)
        if sure:
            return bared
    if board is None:
        board, sure, _ = search.likest(bare, left, SEARCH.few_seeds)
        board = board if sure else None
    for soft, side in () if sure or len(quads) > SEARCH.most_cut else SEARCH.calmed:
        if search.tired:
            break
        say(Said("learn-tells-again"))
        calm, sure, _ = search.likest(image, find_squares(calmed(image, soft, side)), LATTICES.seeds, printed=True)
        if sure:
            return calm
    return board


class _Search:
    """One picture in which a board is looked for."""

    def __init__(self, image: NDArray[np.uint8], lens: Lens | None, sections: Collection[int]) -> None:
        self._image, self._lens, self._sections = image, lens, sections
        self._patience = Patience(FIRST)

    @property
    def tired(self) -> bool:
        """Whether no work is left."""
        return self._patience.left <= 0

    def go_on(self) -> None:
        """Look further than at the picture as it is."""
        self._patience = Patience(max(self._patience.left, 0) + FURTHER)

    def _lattices(self, quads: NDArray[np.float32], size: tuple[int, int], seeds: int) -> Iterator[Lattice]:
        for lattice in grow_lattices(quads, size, seeds, self._lens):
            self._patience.spend(LATTICE)
            yield lattice

    def _grown(self, image: NDArray[np.uint8], lattice: Lattice, printed: bool) -> FoundBoard | None:
        found = grow_board(image, lattice, self._lens, self._sections, printed, self._patience)
        if found is None or (first := four_in_one(found.cells, found.palette.labels.tolist())) is None:
            return found
        whole = _of_fours(found, *first)
        return grow_board(image, whole, self._lens, self._sections, printed, self._patience) or found

    def likest(self, image: NDArray[np.uint8], quads: NDArray[np.float32], seeds: int,
               printed: bool = False) -> tuple[FoundBoard | None, bool, list[Lattice]]:
        """What is likest a board of all that grows in `image` from lattices of so many `seeds` at least. Also whether
        it shows many inks and is made of full sections, and the lattices that are too large for one."""
        size = (image.shape[1], image.shape[0])
        quads = _largest(quads)
        best: FoundBoard | None = None
        like_a_board = (False, False, 0)
        cloths, torn = list[Lattice](), list[FoundBoard]()
        made, large = list[NDArray[np.float64]](), list[NDArray[np.float64]]()
        try:
            for lattice in _colourful_first(image, self._lattices(quads, size, seeds), only=printed):
                if any(_of_squares(lattice, middles) for middles in made):
                    continue
                if any(_of_squares(lattice, middles) for middles in large):
                    cloths.append(lattice)
                    continue
                try:
                    found = self._grown(image, lattice, printed)
                except TooLarge as e:
                    cloths.append(lattice)
                    large.append(e.middles)
                    continue
                if found is None:
                    continue
                if not found.whole:
                    torn.append(found)
                if sections_in(found.cells, self._sections):
                    made.append(found.quads().mean(axis=1))
                if (likeness := self._likeness(found)) > like_a_board:
                    best, like_a_board = found, likeness
                if like_a_board[0]:
                    return best, True, cloths
            for found in torn:  # glare may have washed out the rest, which takes long to find
                through = into_glare(image, found, self._lens, self._sections, self._patience)
                if through is not None and (likeness := self._likeness(through)) >= like_a_board:
                    best, like_a_board = through, likeness
        except OutOfPatience:
            pass  # what was found until then counts
        return best, like_a_board[0], cloths

    def _likeness(self, found: FoundBoard) -> tuple[bool, bool, int]:
        """How much like a board it is: whether of full sections and many inks, whether whole, and how many inks."""
        inks = inks_shown(found)
        many = inks >= SEARCH.board_inks
        return sections_in(found.cells, self._sections) > 0 and many, found.whole and many, inks


def _largest(quads: NDArray[np.float32]) -> NDArray[np.float32]:
    """The `most_quads` largest of the quads (N, 4, 2), in their order."""
    if len(quads) <= SEARCH.most_quads:
        return quads
    areas = np.array([cv2.contourArea(quad) for quad in quads])
    return quads[np.sort(np.argsort(-areas, kind="stable")[:SEARCH.most_quads])]


def _colourful_first(image: NDArray[np.uint8], lattices: Iterable[Lattice], only: bool) -> Iterator[Lattice]:
    """The lattices whose squares show as many inks as a board, then, unless `only` these are asked for, the others. To
    grow a cloth takes seconds."""
    pale = []
    for lattice in lattices:
        quads = np.array(list(lattice.quads.values()))
        middle = quads.mean(axis=1, keepdims=True)
        at = (middle + (quads - middle) * INNER[:, None, None, None]).reshape(-1, 2).round().astype(np.intp)
        x, y = np.clip(at, 0, (image.shape[1] - 1, image.shape[0] - 1)).T
        seen = np.median(to_linear(image[y, x, ::-1]).reshape(len(INNER), len(quads), 4, 3), axis=(0, 2))
        if len(different(seen)) >= SEARCH.board_inks:
            yield lattice
        else:
            pale.append(lattice)
    yield from () if only else pale


def _of_squares(lattice: Lattice, middles: NDArray[np.float64]) -> bool:
    """Whether the lattice is of squares with these `middles` (N, 2) in the picture: grown again, they would be the same
    again."""
    if not len(middles):
        return False
    sizes = np.array([np.sqrt(cv2.contourArea(quad)) for quad in lattice.quads.values()])
    own = np.array([quad.mean(axis=0) for quad in lattice.quads.values()])
    off = np.linalg.norm(own[:, None] - middles, axis=2).min(axis=1)
    return bool((off < SEARCH.on_square * sizes).mean() > SEARCH.most_on_squares)


def _of_fours(found: FoundBoard, row0: int, col0: int) -> Lattice:
    """The lattice whose squares are four of those found each, from this row and column on."""
    camera, corner = found.camera, np.array([col0, row0, 0.0])
    twice = replace(camera, translation=(camera.translation + camera.rotation @ corner) / 2.0)
    cells = [cell for cell, block in blocks_of(found.cells, 2, row0, col0).items() if len(block) == 4]
    return Lattice(twice, dict(zip(cells, twice.project(square_corners(cells)).astype(np.float32), strict=True)))


def runs_out_of_picture(image: NDArray[np.uint8], found: FoundBoard) -> bool:
    """Whether the board seems to go on beyond the picture's edge. Lattice places that the edge cuts through then show
    at least two of the board's inks, and differ as these do. A cloth may show one, or a colour between two."""
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
    like = distance_to_inks(colours, cut, found.palette) < EVIDENCE.ink
    local = found.palette.local(np.array(cut, np.float64))
    inks = colour_distance(colours[:, None, :], local).argmin(axis=1)
    shown = local[np.arange(len(cut)), inks]
    apart = colour_distance(colours[:, None], colours) >= SEARCH.apart * colour_distance(shown[:, None], shown)
    return bool((apart & (inks[:, None] != inks))[like][:, like].any())
