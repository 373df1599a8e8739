"""Boards of other games with blocks on them, rendered with exact truth: what `changes` is measured on.

Why: tall pieces show their sides, hide what stands behind them and throw shadows, which drawn boards do not show.
Light, lens and sensor are those of `referee.sim`. `python -m tests.support.blocks SEED...` prints the moves that
`changes` tells exactly beside those of a naive comparison. Not done here: any rule of any game.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import cv2
import numpy as np

from referee.sim.board.looks.sampling import drifted, sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.render.renderer import Layers, Renderer
from referee.sim.board.render.solid import Slab
from referee.sim.board.scene.things import SQUARE_MM, Scene, Section
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.render.canvas import BOARD, Canvas, Window
from referee.sim.common.render.ground import lay_table
from referee.sim.common.render.light import Caster
from referee.sim.common.render.mesh import prism, visible_faces
from referee.sim.common.surfaces import bgr, noise
from referee.sim.common.things import rotation
from referee.values.board import BoardTable
from referee.vision.board import changes, learn

Cell = tuple[int, int]
SCALE = 4.0  # pixels a mm of the board's and the blocks' textures
BOARDS = ("lined", "chess", "coloured", "letters", "paper", "numbers", "framed")
PIECES = ("domino", "letter", "shape", "wood", "plain", "own")
COLOURS = ((196, 40, 44), (240, 196, 40), (44, 140, 70), (36, 84, 168), (230, 120, 40), (110, 60, 140), (240, 238, 230),
           (30, 30, 32))
WOODS = ((198, 170, 128), (150, 110, 70), (220, 196, 156), (110, 72, 44))


@dataclass(frozen=True)
class Block:
    """A block that stands on `cells`: one, or two side by side. `turn` degrees and `shift` mm off its place."""

    cells: tuple[Cell, ...]
    look: int
    turn: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Game:
    """A board of `rows` x `cols` squares and the look of its pieces, `height` mm tall and `part` of a square wide."""

    rows: int
    cols: int
    board: str
    pieces: str
    height: float
    part: float
    seed: int


@dataclass(frozen=True, kw_only=True)
class Setting(Scene):
    """Blocks on a board of another game, where a scene of ours has sections, pieces and tokens."""

    game: Game
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()

    @cached_property
    def shape(self) -> tuple[int, int]:
        return self.game.rows, self.game.cols

    @property
    def standing(self) -> dict[Cell, Block]:
        return {c: b for b in self.blocks for c in b.cells}


def _tint(image: np.ndarray, strength: float, seed: int) -> np.ndarray:
    tinted: np.ndarray = np.clip(image * (1 + strength * noise(image.shape[:2], seed)[..., None]), 0, 255)
    return tinted.astype(np.uint8)


def _grain(shape: tuple[int, int], rgb: Sequence[float], seed: int, strength: float = 0.06) -> np.ndarray:
    """Wood along x."""
    rng = np.random.default_rng(seed)
    fibre = cv2.resize(rng.standard_normal((shape[0], max(2, shape[1] // 60))).astype(np.float32), shape[::-1])
    rings = np.sin(np.arange(shape[0])[:, None] / rng.uniform(9, 30) + 1.5 * cv2.GaussianBlur(fibre, (0, 0), 9))
    wood: np.ndarray = np.clip(np.array(bgr(rgb)) * (1 + strength * (0.5 * fibre + rings))[..., None], 0, 255)
    return wood.astype(np.uint8)


def board_texture(game: Game) -> np.ndarray:
    """The bare board from above with a margin of one square, `SCALE` pixels a mm."""
    rng = np.random.default_rng(game.seed)
    s = round(SQUARE_MM * SCALE)
    shape = ((game.rows + 2) * s, (game.cols + 2) * s)
    wood = WOODS[int(rng.integers(len(WOODS)))]
    light = WOODS[2] if game.seed % 2 else (236, 230, 214)
    ground = {"paper": (244, 243, 238), "letters": (214, 206, 184), "coloured": (240, 240, 236),
              "numbers": light}.get(game.board, wood)
    if game.board in ("lined", "chess", "framed"):
        out = _grain(shape, ground, game.seed)
    else:
        out = _tint(np.full((*shape, 3), bgr(ground), np.float32), 0.012, game.seed)
    dark = [c * 0.45 for c in bgr(ground)]
    for r in range(game.rows):
        for c in range(game.cols):
            y, x = (r + 1) * s, (c + 1) * s
            part = out[y:y + s, x:x + s]
            if game.board == "chess" and (r + c) % 2:
                part[:] = (part * 0.5).astype(np.uint8)
            if game.board == "coloured":
                part[2:-2, 2:-2] = bgr(COLOURS[int(rng.integers(6))])
            if game.board == "letters" and rng.random() < 0.3:
                part[:] = bgr(((226, 120, 110), (150, 190, 220), (70, 120, 180))[int(rng.integers(3))])
                cv2.putText(part, ("x2", "x3", "W")[int(rng.integers(3))], (s // 4, 2 * s // 3),
                            cv2.FONT_HERSHEY_SIMPLEX, s / 70, (40, 40, 40), 2, cv2.LINE_AA)
            if game.board == "numbers":
                cv2.putText(part, str(r * game.cols + c + 1), (s // 8, 2 * s // 3), cv2.FONT_HERSHEY_SIMPLEX, s / 90,
                            dark, 2, cv2.LINE_AA)
            if game.board in ("lined", "paper", "letters", "numbers"):
                cv2.rectangle(out, (x, y), (x + s, y + s), dark, 2)
            if game.board == "framed":
                cv2.rectangle(out, (x + 3, y + 3), (x + s - 3, y + s - 3), [min(255, v * 1.5) for v in bgr(ground)], 3)
    return out


def _shape(image: np.ndarray, kind: int, colour: Sequence[float]) -> None:
    h, w = image.shape[:2]
    m, r = (w // 2, h // 2), round(0.32 * min(h, w))
    if kind % 4 == 0:
        cv2.circle(image, m, r, colour, -1, cv2.LINE_AA)
    elif kind % 4 == 1:
        cv2.rectangle(image, (m[0] - r, m[1] - r), (m[0] + r, m[1] + r), colour, -1)
    else:
        n = (0, 0, 4, 5)[kind % 4] * 2
        a = np.arange(n) * 2 * math.pi / n
        k = np.where(np.arange(n) % 2, 0.45, 1.1)[:, None]
        points = np.array(m) + r * k * np.column_stack([np.sin(a), -np.cos(a)])
        cv2.fillPoly(image, [points.round().astype(np.int32)], colour, cv2.LINE_AA)


def block_face(game: Game, block: Block) -> tuple[np.ndarray, tuple[float, float, float]]:
    """The upper face, and the colour of the sides (BGR)."""
    rng = np.random.default_rng([game.seed, block.look])
    of_set = np.random.default_rng(game.seed + 5)
    s = round(game.part * SQUARE_MM * SCALE)
    long = s + round(SQUARE_MM * SCALE) if len(block.cells) == 2 else s
    body = {"domino": (238, 232, 214) if game.seed % 2 else (34, 34, 38), "letter": (222, 196, 150),
            "shape": (28, 28, 30) if game.seed % 2 else WOODS[int(of_set.integers(4))],
            "wood": WOODS[int(of_set.integers(4))], "plain": COLOURS[block.look % len(COLOURS)],
            "own": (0, 0, 0)}[game.pieces]
    if game.pieces == "own":
        inside = board_texture(game)[round(SQUARE_MM * SCALE) + 12:-100, round(SQUARE_MM * SCALE) + 12:-100]
        b, g, r = np.median(inside.reshape(-1, 3), axis=0)
        body = (r, g, b)
    face = _grain((s, long), body, block.look + 1, 0.04) if game.pieces in ("letter", "wood", "shape", "own") \
        else np.full((s, long, 3), bgr(body), np.uint8)
    ink = (20, 20, 20) if sum(body) > 380 else (236, 236, 236)
    if game.pieces == "domino":
        for k in range(2 if long > s else 1):
            n, x0 = int(rng.integers(0, 7)), k * (long - s)
            spots = {0: "", 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[n]
            for spot in spots:
                j, i = divmod("abcdefghi".index(spot), 3)
                at = (x0 + round(s * (0.25 + 0.25 * i)), round(s * (0.25 + 0.25 * j)))
                cv2.circle(face, at, max(2, s // 12), ink, -1, cv2.LINE_AA)
        if long > s:
            cv2.line(face, (long // 2, s // 10), (long // 2, s - s // 10), ink, 2)
    elif game.pieces == "letter":
        cv2.putText(face, chr(65 + block.look % 26), (s // 4, 3 * s // 4), cv2.FONT_HERSHEY_DUPLEX, s / 38, ink, 2,
                    cv2.LINE_AA)
    elif game.pieces == "shape":
        _shape(face, int(rng.integers(4)), bgr(COLOURS[int(rng.integers(6))]))
    return face, bgr(body)


class BlockRenderer(Renderer):
    """Pictures of one game from one camera."""

    def __init__(self, game: Game, style: Style, camera: Camera) -> None:
        super().__init__(replace(style, print=replace(style.print, board_mm=0.5)), camera)
        self.game, self._board = game, board_texture(game)

    def lit_by(self, style: Style) -> BlockRenderer:
        """The same a little later, under this style's light and sensor, at the exposure of now."""
        out = BlockRenderer(self.game, style, self.camera)
        out._exposure = self._exposure
        return out

    def _place(self, block: Block) -> tuple[np.ndarray, np.ndarray]:
        """Middle and 2 x 2 turn of a block, world mm."""
        rows, cols = self.game.rows, self.game.cols
        at = np.mean([[(c + 0.5 - cols / 2), (rows / 2 - r - 0.5)] for r, c in block.cells], axis=0) * SQUARE_MM
        heading = 0.0
        if len(block.cells) == 2:
            (r0, c0), (r1, c1) = block.cells
            heading = math.degrees(math.atan2(r0 - r1, c1 - c0))
        return at + block.shift, rotation(heading + block.turn)

    def _outline(self, block: Block) -> np.ndarray:
        w = self.game.part * SQUARE_MM
        half = np.array([w + SQUARE_MM if len(block.cells) == 2 else w, w]) / 2
        return np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half

    # Only settings are put before it.
    def layers(self, scene: Setting, window: Window | None = None) -> Layers:  # type: ignore[override]
        window = window or self.window
        canvas = Canvas(window, self.ss)
        self._paint_room(canvas)
        lay_table(canvas, self.style.table, self.camera, self.painter.table())
        z = self.style.print.board_mm
        w, h = (self.game.cols + 2) * SQUARE_MM, (self.game.rows + 2) * SQUARE_MM
        to_mm = np.array([[1 / SCALE, 0, 0.5 / SCALE - w / 2], [0, -1 / SCALE, h / 2 - 0.5 / SCALE], [0, 0, 1]])
        rim = np.array([[-w, -h, 2 * z], [w, -h, 2 * z], [w, h, 2 * z], [-w, h, 2 * z]]) / 2
        canvas.lay(self._board, self.camera.level(z) @ to_mm, self.camera.pinhole(rim), BOARD)
        slabs: dict[str, Slab] = {}
        far = sorted(scene.blocks, key=lambda b: -float(np.linalg.norm(self.camera.position[:2] - self._place(b)[0])))
        for k, block in enumerate(far):
            middle, turn = self._place(block)
            outline = self._outline(block)
            face, side = block_face(self.game, block)
            mesh = prism(outline @ turn.T, self.game.height, side).moved(middle[0], middle[1], z)
            for pixels, colour in visible_faces(mesh, self.camera, self.light.lamp, self.light.ambient):
                canvas.fill(pixels, colour, 250)
            top = Slab(np.array([*middle, z + self.game.height]), np.append(turn[:, 0], 0), np.append(turn[:, 1], 0),
                       outline, self.game.height)
            half = outline[2]
            self._paint_top(canvas, top, face, SCALE, half[0], half[1], self._level(top))
            slabs[str(k)] = top
        casters = [Caster(s.top[:, :2], z, float(s.origin[2]), 1) for s in slabs.values()]
        return Layers(canvas, canvas.linear(), *self.shares(scene, casters, slabs, canvas.material, window))

    def _board_box(self, scene: Scene) -> tuple[slice, slice]:
        p = np.array(self.corners())
        w, h = self.camera.size
        (x0, y0), (x1, y1) = np.clip(p.min(axis=0), 0, [w - 16, h - 16]), np.clip(p.max(axis=0), 16, [w, h])
        return slice(int(y0), int(y1)), slice(int(x0), int(x1))

    def corners(self) -> list[tuple[float, float]]:
        """The outer corners of the grid in pixels, row 0's first."""
        w, h = self.game.cols * SQUARE_MM / 2, self.game.rows * SQUARE_MM / 2
        z = self.style.print.board_mm
        seen = self.camera.project(np.array([[-w, h, z], [w, h, z], [w, -h, z], [-w, -h, z]]))
        return [(float(x), float(y)) for x, y in seen]


@dataclass(frozen=True)
class Move:
    """Two pictures and the squares on which something else stands in the later one."""

    before: np.ndarray
    after: np.ndarray
    changed: frozenset[Cell]
    what: str


@dataclass(frozen=True)
class Played:
    """A board with its bare picture, its corners and some moves."""

    game: Game
    elevation: float
    bare: np.ndarray
    corners: list[tuple[float, float]]
    moves: list[Move]


def new_block(rng: np.random.Generator, game: Game, cells: tuple[Cell, ...]) -> Block:
    slack = 0.45 * (1 - game.part) * SQUARE_MM + 0.3
    return Block(cells, int(rng.integers(1000)), float(rng.normal(0, 1.5)),
                 (float(rng.uniform(-slack, slack)), float(rng.uniform(-slack, slack))))


def _grown(rng: np.random.Generator, setting: Setting, count: int) -> Setting:
    """Some more blocks, most of them touching earlier ones."""
    game, blocks = setting.game, list(setting.blocks)
    for _ in range(count):
        taken = {c for b in blocks for c in b.cells}
        free = [(r, c) for r in range(game.rows) for c in range(game.cols) if (r, c) not in taken]
        beside = [c for c in free if taken & {(c[0] + i, c[1] + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}]
        pool = beside if beside and rng.random() < 0.8 else free
        if not pool:
            break
        cell = pool[int(rng.integers(len(pool)))]
        cells: tuple[Cell, ...] = (cell,)
        if game.pieces == "domino":
            steps = [(cell[0] + i, cell[1] + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))]
            steps = [s for s in steps if s in free]
            if not steps:
                continue
            cells = (cell, steps[int(rng.integers(len(steps)))])
        blocks.append(new_block(rng, game, cells))
    return replace(setting, blocks=tuple(blocks))


def _step(rng: np.random.Generator, setting: Setting) -> tuple[Setting, str]:
    kind = rng.random()
    if setting.blocks and kind < 0.15:
        gone = int(rng.integers(len(setting.blocks)))
        return replace(setting, blocks=tuple(b for i, b in enumerate(setting.blocks) if i != gone)), "taken"
    if setting.blocks and kind < 0.25 and setting.game.pieces not in ("wood", "own"):
        k = int(rng.integers(len(setting.blocks)))
        old = setting.blocks[k]
        new = replace(old, look=old.look + 1)
        if not np.array_equal(block_face(setting.game, old)[0], block_face(setting.game, new)[0]):
            return replace(setting, blocks=(*setting.blocks[:k], new, *setting.blocks[k + 1:])), "changed"
    return _grown(rng, setting, 1 if kind < 0.7 else int(rng.integers(2, 6))), "laid"


def play(seed: int, moves: int = 8, size: tuple[int, int] = (1280, 960)) -> Played:
    """A game of random blocks; the same seed gives the same pictures."""
    rng = np.random.default_rng([48, seed])
    game = Game(int(rng.integers(8, 17)), int(rng.integers(8, 17)), BOARDS[seed % len(BOARDS)],
                PIECES[int(rng.integers(len(PIECES)))], float(rng.uniform(3, 25)), float(rng.uniform(0.8, 0.98)), seed)
    style = sample_style(rng)
    w, h = game.cols * SQUARE_MM / 2 + 12, game.rows * SQUARE_MM / 2 + 12
    rim = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
    camera = sample_camera(rng, rim, size, elevation=(50.0, 90.0), fill=(0.8, 0.97))
    now = BlockRenderer(game, style, camera)
    setting = Setting(game=game)
    bare = now.still(setting, rng)
    out = Played(game, camera.elevation, bare, now.corners(), [])
    setting = _grown(rng, setting, int(rng.integers(0, 20)))
    before = now.lit_by(drifted(style, rng, 0.6)).still(setting, rng)
    while len(out.moves) < moves:
        after, what = _step(rng, setting)
        then, there = setting.standing, after.standing
        changed = frozenset(c for c in {*then, *there} if then.get(c) != there.get(c))
        if not changed:
            continue
        picture = now.lit_by(drifted(style, rng, 0.6)).still(after, rng)
        out.moves.append(Move(before, picture, changed, what))
        setting, before = after, picture
    return out


def learned(played: Played) -> tuple[BoardTable, dict[str, Cell]]:
    """The table as a user learns it, corners clicked a pixel off, and which square of the game each of its squares is:
    rows and columns of a table may start at any corner."""
    rng = np.random.default_rng(played.game.seed)
    clicked = [(x + rng.normal(0, 1), y + rng.normal(0, 1)) for x, y in played.corners]
    rows, cols = played.game.rows, played.game.cols
    table = learn([played.bare], corners=clicked, grid=(rows, cols))
    ideal = np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]], np.float32)
    to_board = cv2.getPerspectiveTransform(np.array(played.corners, np.float32), ideal)
    middles = np.array([[np.mean(s.quad, axis=0) for s in table.squares]], np.float32)
    at = np.floor(cv2.perspectiveTransform(middles, to_board)[0]).astype(int)
    return table, {s.id: (int(y), int(x)) for s, (x, y) in zip(table.squares, at, strict=True)}


def said(move: Move, table: BoardTable, cells: dict[str, Cell]) -> tuple[set[Cell], set[Cell]]:
    """The squares of the game that `changes` says changed, and those it calls hidden."""
    found = changes(move.before, move.after, table)
    return {cells[i] for i in found["changed"]}, {cells[i] for i in found["hidden"]}


def naive(move: Move, table: BoardTable, cells: dict[str, Cell]) -> dict[Cell, float]:
    """Mean Lab difference of every square."""
    lab = [cv2.cvtColor(i, cv2.COLOR_BGR2LAB).astype(np.float32) for i in (move.before, move.after)]
    off = np.linalg.norm(lab[0] - lab[1], axis=2)
    out = {}
    for square in table.squares:
        mask = np.zeros(off.shape, np.uint8)
        cv2.fillConvexPoly(mask, np.round(square.quad).astype(np.int32), 1)
        out[cells[square.id]] = float(off[mask > 0].mean())
    return out


def main(seeds: Sequence[int]) -> None:
    """One line a board, then all, with the naive comparison's best threshold in hindsight."""
    exact, hidden, compared = 0, 0, []
    for seed in seeds:
        played = play(seed, 10)
        table, cells = learned(played)
        right = 0
        for move in played.moves:
            changed, under = said(move, table, cells)
            right += changed == move.changed
            hidden += len(under)
            compared.append((naive(move, table, cells), move.changed))
        exact += right
        game = played.game
        print(f"seed {seed}: {game.board} board, {game.pieces} {game.height:.0f} mm, {played.elevation:.0f} degrees: "
              f"{right} of {len(played.moves)}", flush=True)
    best = max(sum({c for c, v in off.items() if v > t} == c0 for off, c0 in compared) for t in range(1, 80))
    print(f"{exact} of {len(compared)} moves exact, {hidden} squares hidden; naive, best threshold: {best}")


if __name__ == "__main__":
    main([int(s) for s in sys.argv[1:]])
