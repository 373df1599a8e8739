"""What lies on the simulated table: sections, pieces and tokens, as plain values in mm.

Why: the renderer, the truth file and the random players all speak about the same objects, so these
stand apart from how they are drawn. What this module does not do: paint, judge or play.

World: the plane z = 0 is the table; x grows with columns, y against rows, z up, origin in the middle
of the board's lattice (rows x cols squares of 20 mm). `Scene.pose` moves the whole board on the table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from referee.sim.common.arrays import Array
from referee.sim.common.things import Clutter, Hand, rotation

Cell = tuple[int, int]

SQUARE_MM = 20.0
FRAMES = ("solid", "double", "dashed", "dotted")

CARD_MM = (38.6, 18.8)   # a little smaller than the two squares that a card covers
JOKER_MM = (18.8, 18.8)  # and than a joker's one


@dataclass(frozen=True)
class Section:
    """A printed section: `size` x `size` squares whose first square is cell `origin`.

    `dx`, `dy` (mm) and `rot` (degrees, counter-clockwise, about the section's middle) say how far it
    lies from its ideal place. `colours[i][j]` is the colour of cell `(origin[0] + i, origin[1] + j)`.
    """

    origin: Cell
    size: int
    colours: tuple[tuple[str, ...], ...]
    dx: float = 0.0
    dy: float = 0.0
    rot: float = 0.0


@dataclass(frozen=True)
class Piece:
    """A card or joker. `x`, `y` is its middle in board mm, `rot` the direction (degrees) from the half
    of `colours[0]` to the half of `colours[1]`. `cells` are the squares it is meant to cover, in the
    order of `colours`; empty for one lying loose. `lift` (mm) raises one that is carried."""

    id: str
    kind: str
    owner: str
    x: float
    y: float
    rot: float
    colours: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    offset_mm: tuple[float, float] = (0.0, 0.0)
    rot_deg: float = 0.0
    lift: float = 0.0
    face_down: bool = False

    @property
    def size_mm(self) -> tuple[float, float]:
        return CARD_MM if self.kind == "card" else JOKER_MM


@dataclass(frozen=True)
class Token:
    """A wooden token standing at `x`, `y` (board mm) on `cell`, None while carried (`lift` mm up)."""

    id: str
    x: float
    y: float
    cell: Cell | None = None
    offset_mm: tuple[float, float] = (0.0, 0.0)
    lift: float = 0.0


@dataclass(frozen=True)
class Scene:
    """Everything on the table at one moment. Pieces are in the order they were laid."""

    sections: tuple[Section, ...]
    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Token, ...] = ()
    hands: tuple[Hand, ...] = ()
    clutter: tuple[Clutter, ...] = ()
    pose: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @cached_property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the smallest lattice that holds every section."""
        rows = max(s.origin[0] + s.size for s in self.sections)
        cols = max(s.origin[1] + s.size for s in self.sections)
        return rows, cols

    @cached_property
    def colours(self) -> dict[Cell, str]:
        """Cell -> printed colour."""
        return {
            (s.origin[0] + i, s.origin[1] + j): s.colours[i][j]
            for s in self.sections
            for i in range(s.size)
            for j in range(s.size)
        }

    @cached_property
    def section_of(self) -> dict[Cell, Section]:
        return {
            (s.origin[0] + i, s.origin[1] + j): s for s in self.sections for i in range(s.size) for j in range(s.size)
        }

    def empty(self) -> Scene:
        """The same board and table with no piece on the board, no token and no hand."""
        loose = tuple(p for p in self.pieces if not p.cells and not self.over_board(p.x, p.y))
        return replace(self, pieces=loose, tokens=(), hands=())

    def over_board(self, x: float, y: float) -> bool:
        """Whether world (x, y) mm lies on a section."""
        for section in self.sections:
            middle, turn = self.section_frame(section)
            if np.abs(turn.T @ (np.array([x, y]) - middle)).max() <= section.size * SQUARE_MM / 2:
                return True
        return False

    # Places, all in world mm ---------------------------------------------------------------------

    def section_frame(self, section: Section) -> tuple[Array, Array]:
        """Middle (2,) and 2 x 2 rotation of a section, world mm."""
        rows, cols = self.shape
        half = section.size / 2
        ideal = np.array(
            [
                (section.origin[1] + half - cols / 2) * SQUARE_MM + section.dx,
                (rows / 2 - section.origin[0] - half) * SQUARE_MM + section.dy,
            ]
        )
        pose = rotation(self.pose[2])
        middle: Array = pose @ ideal + np.array(self.pose[:2])
        return middle, rotation(self.pose[2] + section.rot)

    def square(self, cell: Cell) -> Array:
        """The four corners (4, 2) of a square, world mm: top left, top right, bottom right, bottom left."""
        section = self.section_of[cell]
        middle, turn = self.section_frame(section)
        j, i = cell[1] - section.origin[1], cell[0] - section.origin[0]
        half = section.size / 2
        local = (
            np.array(
                [[j - half, half - i], [j + 1 - half, half - i], [j + 1 - half, half - i - 1], [j - half, half - i - 1]]
            )
            * SQUARE_MM
        )
        out: Array = local @ turn.T + middle
        return out

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Board mm -> world mm."""
        moved = rotation(self.pose[2]) @ np.array([x, y])
        return float(moved[0] + self.pose[0]), float(moved[1] + self.pose[1])

    def centre(self, cells: Sequence[Cell]) -> tuple[float, float]:
        """Mean middle of some squares in board mm (before `pose`)."""
        flat = replace(self, pose=(0.0, 0.0, 0.0)) if any(self.pose) else self
        x, y = np.mean([flat.square(c).mean(axis=0) for c in cells], axis=0)
        return float(x), float(y)


def lay(
    scene: Scene,
    piece_id: str,
    owner: str,
    cells: Sequence[Cell],
    colours: Sequence[str] = (),
    offset_mm: tuple[float, float] = (0.0, 0.0),
    rot_deg: float = 0.0,
) -> Piece:
    """A card on two cells (`colours` in the order of `cells`) or, without colours, a joker on one."""
    x, y = scene.centre(cells)
    if len(cells) == 2:
        # Over two sections the card follows the line between the squares' middles.
        a, b = scene.centre(cells[:1]), scene.centre(cells[1:])
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    else:
        heading = 0.0
    return Piece(
        id=piece_id,
        kind="card" if colours else "joker",
        owner=owner,
        x=x + offset_mm[0],
        y=y + offset_mm[1],
        rot=heading + rot_deg,
        colours=tuple(colours),
        cells=tuple(cells),
        offset_mm=offset_mm,
        rot_deg=rot_deg,
    )


def stand(scene: Scene, token_id: str, cell: Cell, offset_mm: tuple[float, float] = (0.0, 0.0)) -> Token:
    """A token on a cell."""
    x, y = scene.centre([cell])
    return Token(token_id, x + offset_mm[0], y + offset_mm[1], cell, offset_mm)
