"""Learns the table from pictures of the empty board: `learn` makes the `BoardTable` all else relies on.

Without help it looks for a board of coloured squares. With `corners` it looks only there; with `corners` and `grid`
it fits a grid of known size to any board of equal squares. Several pictures of the same view are averaged, which
takes noise and passing shadows away. A coloured board on which something lies is no go. Not done here: reading pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.kit.board import load_kit
from referee.kit.taught import Inks, TaughtSet
from referee.values.board import BoardTable, Square, cell_id
from referee.vision.board.colour.light import inks_of
from referee.vision.board.colour.prints import PRINT_PX, PRINTS, Prints, by_print
from referee.vision.board.finding.board import FoundBoard
from referee.vision.board.finding.patches import close, patches_around, refit, shifts_of
from referee.vision.board.finding.search import Tell, find_board, runs_out_of_picture
from referee.vision.board.finding.sections import sections_in
from referee.vision.board.learning.lying import covered_text, lying
from referee.vision.board.learning.novelty import with_art
from referee.vision.board.quality import judge
from referee.vision.common.colour.glare import other_inks, through_glare
from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.names import Naming, another_board, naming
from referee.vision.common.colour.palette import Palette, criterion, grouped, to_srgb
from referee.vision.common.colour.shade import out_of_shade
from referee.vision.common.images import ImageError
from referee.vision.common.not_found import TableNotFound
from referee.vision.common.views.pose import fit_camera

WORK_SIDE = 1920
"""Longer side in pixels at which pictures are worked on; finer ones are scaled down."""


@dataclass(frozen=True, slots=True)
class LearnSettings:
    """What a board may be.

    - `most_inks`: that a board may have; more are only noise.
    - `beyond`: what each ink more than the set has must gain in log-likelihood a square, beyond an ink's price. True
      ones gain 0.5 and more (see `PaletteSettings`).
    - `min_sides_seen`: share of a given grid's lines that must show an edge.
    """

    most_inks: int = 8
    beyond: float = 0.3
    min_sides_seen: float = 0.5


LEARN = LearnSettings()

Point = tuple[float, float]


def learn(images: Sequence[NDArray[np.uint8]], *, corners: Sequence[Point] | None = None,
          grid: tuple[int, int] | None = None, kit: str = "standard", lens: Lens | None = None,
          taught: TaughtSet | None = None, tell: Tell | None = None) -> BoardTable:
    """The table seen in BGR pictures (H, W, 3) of the empty board, all of one size and view.

    `corners`: four outer corners of the grid in pixels, in order round the board. `grid`: (rows, columns), needs
    `corners`; rows run from the first corner to the fourth. `lens`: the measured lens of the camera, for wide angles.
    `taught`: the set that is played with, which the table then carries. `tell` hears in words what is done, as it may
    take ten seconds. Raises `TableNotFound`, `ImageError` when the pictures do not fit together, and `LensError` when
    the lens does not. `ModelError` when the model cannot be used, without which nobody knows whether the board lies
    bare.
    """
    if not images:
        raise ImageError("learn-no-picture")
    if any(i.shape != images[0].shape for i in images):
        raise ImageError("learn-sizes-differ")
    if grid is not None and corners is None:
        raise TableNotFound("learn-grid-without-corners")
    if corners is not None and len(corners) != 4:
        raise TableNotFound("learn-four-corners")
    height, width = images[0].shape[:2]
    scale = min(1.0, WORK_SIDE / max(width, height))
    small = [np.asarray(cv2.resize(i, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
             if scale < 1 else i for i in images]
    image = small[0] if len(small) == 1 else np.median(np.stack(small), axis=0).astype(np.uint8)
    marked = None if corners is None else np.array(corners, np.float64) * scale
    sections = frozenset(load_kit(kit).sections.values())
    say = tell or (lambda words: None)
    say(Said("learn-tells-squares"))
    sized = None if lens is None else lens.sized(image.shape[1], image.shape[0])
    found = _find(image, marked, grid, sections, sized, say)
    say(Said("learn-tells-colours"))
    table = _table(image, upright(found), (width, height), scale, kit, grid is None,
                   () if taught is None else taught.boards)
    table = replace(table, taught=taught)
    if grid is not None:
        return table
    say(Said("learn-tells-bare"))
    return _uncovered(_of_its_set(with_art(table)))


def _find(image: NDArray[np.uint8], marked: NDArray[np.float64] | None, grid: tuple[int, int] | None,
          sections: frozenset[int], lens: Lens | None, tell: Tell) -> FoundBoard:
    if marked is not None and grid is not None:
        return _fit_grid(image, marked, grid, lens)
    found = find_board(image if marked is None else _only_inside(image, marked), lens, sections, tell)
    if found is None or len(found.cells) < 6:
        raise TableNotFound("learn-no-board")
    if not found.whole:
        raise TableNotFound("learn-part-made-out")
    if sections_in(found.cells, sections) < max(sections) and runs_out_of_picture(image, found):
        raise TableNotFound("learn-board-outside")
    return found


def upright(found: FoundBoard) -> FoundBoard:
    """The same board with rows numbered down the picture and columns to the right, both from 0."""
    cells = np.array(found.cells)
    middle = cells.mean(axis=0)[::-1] + 0.5
    origin, along = found.camera.project(middle), found.camera.project(middle + [1.0, 0.0])
    turns = int(np.round(np.degrees(np.arctan2(along[1] - origin[1], along[0] - origin[0])) / 90.0)) % 4
    camera, shifts = found.camera, found.shifts
    for _ in range(turns):  # new column = -row, new row = column: a quarter turn
        cells = np.stack([cells[:, 1], -cells[:, 0] - 1], axis=1)
        shifts = np.stack([-shifts[:, 1], shifts[:, 0]], axis=1)
        turn = np.array([[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
        camera = replace(camera, rotation=camera.rotation @ turn)
    low = cells.min(axis=0)
    move = camera.rotation @ np.array([low[1], low[0], 0.0])
    camera = replace(camera, translation=camera.translation + move)
    named = [(int(r), int(c)) for r, c in cells - low]
    return FoundBoard(camera, tuple(named), shifts, found.palette)


def _only_inside(image: NDArray[np.uint8], corners: NDArray[np.float64]) -> NDArray[np.uint8]:
    """The picture with all but the marked part (and a margin of 4 %) greyed out."""
    centre = corners.mean(axis=0)
    mask = np.zeros(image.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, cv2.convexHull((centre + (corners - centre) * 1.04).astype(np.int32)), 1)
    out = np.full_like(image, 128)
    out[mask > 0] = image[mask > 0]
    return out


def _fit_grid(image: NDArray[np.uint8], corners: NDArray[np.float64], grid: tuple[int, int],
             lens: Lens | None) -> FoundBoard:
    """A grid of known size from roughly clicked corners, drawn to the lines of the picture."""
    rows, cols = grid
    if rows < 1 or cols < 1 or rows * cols < 4 or max(rows, cols) > 40:
        raise TableNotFound("learn-no-grid", rows=rows, cols=cols)
    size = (image.shape[1], image.shape[0])
    outer = np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]], np.float32)
    if lens is not None:
        camera = fit_camera(outer, corners, size, lens)
    else:
        homography = cv2.getPerspectiveTransform(outer, corners.astype(np.float32))
        lines = np.stack(np.meshgrid(np.arange(cols + 1.0), np.arange(rows + 1.0)), axis=-1).reshape(-1, 2)
        camera = fit_camera(lines, cv2.perspectiveTransform(lines[None], homography.astype(np.float64))[0], size)
    cells = {(r, c) for r in range(rows) for c in range(cols)}
    seen = cells
    patches = patches_around(image, camera, cells, margin=0)
    for _ in range(12):
        seen = {c for c in cells if c in patches}
        if len(seen) < 4:
            raise TableNotFound("learn-corners-outside")
        camera = refit(camera, seen, patches, size, lens)
        patches = patches_around(image, camera, cells, margin=0)
    if len(seen) < len(cells):
        raise TableNotFound("learn-grid-outside")
    edges = np.mean([np.sort(patches[c].sides)[1] > 1.5 for c in seen])
    if edges < LEARN.min_sides_seen:
        raise TableNotFound("learn-grid-unseen", rows=rows, cols=cols)
    ordered = tuple(sorted(cells))
    colours = np.array([patches[c].rgb for c in ordered])
    return FoundBoard(camera, ordered, shifts_of(ordered, patches), fit_palette(colours, np.array(ordered, np.float64)))


def _of_its_set(table: BoardTable) -> BoardTable:
    """The table. No go where its colours are not those of the board that its set was taught on. Then the pieces will be
    others, too, and would be given to the owners that they look like."""
    if table.taught is None or not table.taught.boards or not another_board(inks_of(table), table.taught.boards):
        return table
    return replace(table, quality=table.quality.no_go(Said("board-of-another-set")))


def _uncovered(table: BoardTable) -> BoardTable:
    """The table; no go, and without a certain colour where something lies, unless the board lies bare."""
    covered = lying(table)
    if not covered:
        return table
    colours = set(table.layout.values())
    squares = tuple(replace(s, covered=True, others=tuple(sorted(colours - {s.colour}))) if s.cell in covered else s
                    for s in table.squares)
    return replace(table, squares=squares, quality=table.quality.no_go(covered_text([cell_id(c) for c in covered])))


def _with_true_inks(palette: Palette, usual: int) -> Palette:
    """The palette; with the `usual` number of inks at most where more explain the squares hardly better."""
    if len(palette.inks) <= usual:
        return palette
    most, few_enough = LEARN.most_inks, len(palette.inks) <= LEARN.most_inks
    more = palette if few_enough else fit_palette(palette.seen, palette.places, most)
    less = fit_palette(palette.seen, palette.places, usual)
    gain = criterion(less.seen, less.places, less.labels) - criterion(more.seen, more.places, more.labels)
    return more if gain >= LEARN.beyond * (len(more.inks) - len(less.inks)) else less


def _naming(palette: Palette, names: Inks, boards: Sequence[Inks]) -> Naming:
    """The naming that fits better: of the inks as they were found in turns with the light, or as the groups show them.
    Glare washes out what the groups show; finding them in turns may draw inks from what they are."""
    shown = grouped(palette.seen, palette.places, palette.labels).inks
    return min((naming(inks, names, boards) for inks in (palette.inks, shown)), key=lambda found: found.usual)


def _prints(image: NDArray[np.uint8], found: FoundBoard) -> Prints | None:
    """The squares grouped by all that is printed on them, where that tells their inks."""
    pictures = close(image, found.camera, found.cells, found.shifts, PRINT_PX, PRINTS.rim)
    return by_print(pictures[..., ::-1], np.array(found.cells, np.float64), found.palette.labels)


def _table(image: NDArray[np.uint8], found: FoundBoard, size: tuple[int, int], scale: float, kit: str,
           coloured: bool, boards: Sequence[Inks]) -> BoardTable:
    pieces = load_kit(kit)
    inks, sections = {c.name: c.rgb for c in pieces.colours}, frozenset(pieces.sections.values())
    prints = _prints(image, found) if coloured else None
    if prints is not None:
        found = replace(found, palette=prints.palette)
    else:
        palette = _with_true_inks(found.palette, len(inks))
        found = replace(found, palette=out_of_shade(through_glare(palette, max(len(inks), len(palette.inks)))))
    named = _naming(found.palette, inks, boards)
    names, torn = named.names, named.torn if coloured else dict[str, str]()
    others = [frozenset[int]()] * len(found.cells)
    if coloured:
        others = other_inks(found.palette) if prints is None else prints.others
    quads = found.quads() / scale
    squares = []
    for i, cell in enumerate(found.cells):
        rgb = [round(float(v)) for v in to_srgb(found.palette.seen[i])]
        corners = [(float(x), float(y)) for x, y in quads[i]]
        name = names[found.palette.labels[i]]
        may_be = {names[k] for k in others[i]} | ({torn[name]} if name in torn else set())
        squares.append(Square(cell, name, (rgb[0], rgb[1], rgb[2]),
                              (corners[0], corners[1], corners[2], corners[3]), tuple(sorted(may_be))))
    camera = found.camera
    full = camera.scaled(1 / scale)
    done, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 93])
    if not done:
        raise ImageError("learn-not-stored")
    ordered = sorted(squares, key=lambda s: s.cell)
    quality = judge(image, found, scale, coloured, sections if coloured else ())
    if prints is not None and prints.doubtful:
        quality = quality.no_go(Said("view-colours-alike"))
    return BoardTable(width=size[0], height=size[1], squares=tuple(ordered),
                 quality=quality,
                 reference=jpeg.tobytes(), camera=full.to_dict(), kit=kit)
