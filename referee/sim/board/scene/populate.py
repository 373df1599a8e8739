"""Random boards and boards in play, for training and testing what reads a still.

Why: a reader must see every owner, every colour pair and every way of lying far more often than play
brings them up. What this module does not do: play by the rules (`play`).

Rates were chosen so that a picture holds a few of each rare thing; they are not those of real play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from referee.sim.board.looks.sampling import drifted
from referee.sim.board.looks.style import Style
from referee.sim.board.scene.things import FRAMES, SQUARE_MM, Cell, Piece, Scene, Section, lay, stand
from referee.sim.common.arrays import Array
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.hands import POSES, SKINS, SLEEVES
from referee.sim.common.things import Clutter, Hand, rotation

Size = tuple[int, int]


def random_outline(rng: np.random.Generator, count: int, size: int) -> list[Cell]:
    """First cells of `count` sections of `size` x `size` in a random connected outline, top left at (0, 0).

    Half are compact (the rulesheet's rectangle), half grow freely and may have holes.
    """
    if rng.random() < 0.45 and count in (2, 4, 6, 8, 9):
        rows = {2: 1, 4: 2, 6: 2, 8: 2, 9: 3}[count]
        slots = [(i, j) for i in range(rows) for j in range(count // rows)]
        if rng.random() < 0.5:
            slots = [(j, i) for i, j in slots]
    else:
        slots = [(0, 0)]
        while len(slots) < count:
            i, j = slots[int(rng.integers(len(slots)))]
            di, dj = ((0, 1), (1, 0), (0, -1), (-1, 0))[int(rng.integers(4))]
            new = (i + di, j + dj)
            tall = max(a for a, _ in [*slots, new]) - min(a for a, _ in [*slots, new])
            wide = max(b for _, b in [*slots, new]) - min(b for _, b in [*slots, new])
            if new not in slots and max(tall, wide) < 4:
                slots.append(new)
    top, left = min(i for i, _ in slots), min(j for _, j in slots)
    return sorted(((i - top) * size, (j - left) * size) for i, j in slots)


def random_sections(
    rng: np.random.Generator,
    colours: tuple[str, ...],
    count: int,
    size: int,
    offset_mm: float = 1.5,
    turn_deg: float = 0.5,
) -> tuple[Section, ...]:
    """Sections with random colours, each up to `offset_mm` / 2 and `turn_deg` off its place (two neighbours
    are then at most `offset_mm` apart beyond their fit)."""
    out = []
    loose = rng.uniform(0.1, 1.0)
    for origin in random_outline(rng, count, size):
        grid = tuple(tuple(str(c) for c in rng.choice(colours, size)) for _ in range(size))
        dx, dy = rng.uniform(-0.5, 0.5, 2) * offset_mm * loose
        out.append(Section(origin, size, grid, float(dx), float(dy), float(rng.uniform(-1, 1) * turn_deg * loose)))
    return tuple(out)


def empty_board(rng: np.random.Generator, style: Style, sections: int | None = None, size: int | None = None) -> Scene:
    """A bare board: 6 or 9 sections (sometimes 4 or 8) of 4 x 4 or 5 x 5 squares unless given."""
    count = sections or int(rng.choice([4, 6, 8, 9], p=[0.08, 0.42, 0.08, 0.42]))
    return Scene(random_sections(rng, style.colours, count, size or int(rng.choice([4, 5], p=[0.7, 0.3]))))


@dataclass(frozen=True)
class Mix:
    """How often the rare things happen in `random_board_in_play` (probabilities unless said)."""

    cards: tuple[int, int] = (6, 48)  # how many
    wrong_colours: float = 0.1  # a card that does not match the squares below
    double: float = 0.18  # a card of two equal colours where its place can be chosen
    overlap: float = 0.2  # a picture with one or two cards lying over others
    off_grid: float = 0.15  # a picture with a card on no pair of squares
    hand: float = 0.2
    face_down: float = 0.03  # a loose piece showing its back
    offset_mm: float = 0.75  # placement error, standard deviation, cut at 1.5
    turn_deg: float = 1.3  # standard deviation, cut at 3
    loose: tuple[int, int] = (0, 26)
    clutter: tuple[int, int] = (0, 3)


def _error(rng: np.random.Generator, mix: Mix) -> tuple[tuple[float, float], float]:
    dx, dy = (float(v) for v in np.clip(rng.normal(0, mix.offset_mm, 2), -1.5, 1.5))
    return (dx, dy), float(np.clip(rng.normal(0, mix.turn_deg), -3, 3))


def _pairs(scene: Scene) -> list[tuple[Cell, Cell]]:
    cells = scene.colours
    return [((r, c), n) for r, c in cells for n in ((r, c + 1), (r + 1, c)) if n in cells]


def lay_cards(rng: np.random.Generator, scene: Scene, style: Style, mix: Mix, owners: tuple[str, ...]) -> Scene:
    """Cards side by side in clumps, and up to two jokers an owner, on free squares."""
    pairs = _pairs(scene)
    order = list(rng.permutation(len(pairs)))
    # Clumps: pairs near a few seeds come first, so that cards touch each other on all sides.
    seeds = np.array([pairs[k][0] for k in order[:3]])
    near = {k: float(np.abs(seeds - pairs[k][0]).sum(axis=1).min() + rng.exponential(2.5)) for k in order}
    order.sort(key=lambda k: near[k])
    want = int(rng.integers(mix.cards[0], mix.cards[1] + 1))
    taken: set[Cell] = set()
    pieces: list[Piece] = list(scene.pieces)
    # Doubles first: pairs of squares of one colour are rare among all pairs.
    doubles = [k for k in order if scene.colours[pairs[k][0]] == scene.colours[pairs[k][1]]]
    first = doubles[: round(mix.double * want)]
    for k in [*first, *order]:
        if sum(len(p.cells) == 2 for p in pieces) >= want:
            break
        cells = list(pairs[k])
        if taken & set(cells) or (k not in first and rng.random() < 0.25):
            continue
        if rng.random() < 0.5:
            cells.reverse()
        colours = [scene.colours[c] for c in cells]
        if rng.random() < mix.wrong_colours:
            colours = [str(c) for c in rng.choice(style.colours, 2)] if rng.random() < 0.7 else colours[::-1]
        offset, turn = _error(rng, mix)
        pieces.append(lay(scene, f"c{len(pieces)}", str(rng.choice(owners)), cells, colours, offset, turn))
        taken |= set(cells)
    free = [c for c in scene.colours if c not in taken]
    rng.shuffle(free)
    for owner in owners:
        for _ in range(int(rng.choice([0, 1, 2], p=[0.3, 0.4, 0.3]))):
            if free:
                offset, turn = _error(rng, mix)
                turn += 90.0 * int(rng.integers(4))
                pieces.append(lay(scene, f"j{len(pieces)}", owner, [free.pop()], (), offset, turn))
    return replace(scene, pieces=tuple(pieces))


def disturb(rng: np.random.Generator, scene: Scene, style: Style, mix: Mix, owners: tuple[str, ...]) -> Scene:
    """Cards over other cards, and cards on no pair of squares."""
    pieces = list(scene.pieces)
    pairs = _pairs(scene)
    if rng.random() < mix.overlap:
        for _ in range(int(rng.integers(1, 3))):
            covered = {c for p in pieces for c in p.cells}
            over = [p for p in pairs if set(p) & covered] or pairs
            cells = over[int(rng.integers(len(over)))]
            offset, turn = _error(rng, mix)
            pieces.append(
                lay(
                    scene,
                    f"o{len(pieces)}",
                    str(rng.choice(owners)),
                    cells,
                    [scene.colours[c] for c in cells],
                    offset,
                    turn,
                )
            )
    if rng.random() < mix.off_grid:
        cells = pairs[int(rng.integers(len(pairs)))]
        shift = rng.uniform(4, 9, 2) * rng.choice([-1, 1], 2)
        turn = float(rng.choice([0.0, rng.uniform(8, 80)])) * float(rng.choice([-1, 1]))
        off = lay(
            scene,
            f"x{len(pieces)}",
            str(rng.choice(owners)),
            cells,
            [scene.colours[c] for c in cells],
            (float(shift[0]), float(shift[1])),
            turn,
        )
        pieces.append(replace(off, cells=()))
    return replace(scene, pieces=tuple(pieces))


def put_tokens(rng: np.random.Generator, scene: Scene, mix: Mix) -> Scene:
    """Four tokens, most on pieces, some on bare squares (sometimes fewer, when one is in a hand)."""
    covered = [c for p in scene.pieces for c in p.cells]
    bare = [c for c in scene.colours if c not in set(covered)]
    cells: list[Cell] = []
    for _ in range(4 if rng.random() < 0.93 else 3):
        pool = [c for c in (covered if covered and rng.random() < 0.75 else bare) if c not in cells]
        if pool:
            cells.append(pool[int(rng.integers(len(pool)))])
    tokens = []
    for k, cell in enumerate(cells):
        dx, dy = (float(v) for v in np.clip(rng.normal(0, 1.3, 2), -2.8, 2.8))
        tokens.append(stand(scene, f"t{k}", cell, (dx, dy)))
    return replace(scene, tokens=tuple(tokens))


def beside(rng: np.random.Generator, scene: Scene, near: float, far: float, room: float) -> tuple[float, float] | None:
    """A place beside the board with `room` mm to its edge; None when 40 tries failed."""
    rows, cols = scene.shape
    half = np.array([cols, rows]) * SQUARE_MM / 2
    for _ in range(40):
        side = int(rng.integers(4))
        along, out = rng.uniform(-1, 1), rng.uniform(near, far)
        p = np.array([along * half[0], half[1] + out]) if side % 2 else np.array([half[0] + out, along * half[1]])
        p = p if side < 2 else -p
        if rng.random() < 0.3:  # inside the outline's bays too
            p *= rng.uniform(0.3, 1)
        around = [rotation(a) @ [room, 0] + p for a in range(0, 360, 45)]
        if not any(scene.over_board(float(q[0]), float(q[1])) for q in [p, *around]):
            return float(p[0]), float(p[1])
    return None


def loose_pieces(rng: np.random.Generator, scene: Scene, style: Style, mix: Mix, owners: tuple[str, ...]) -> Scene:
    """Cards and jokers beside the board, single and in untidy heaps."""
    pieces = list(scene.pieces)
    left = int(rng.integers(mix.loose[0], mix.loose[1] + 1))
    while left > 0:
        spot = beside(rng, scene, 26, 170, 26)
        if spot is None:
            break
        heap = min(left, int(rng.choice([1, 1, 1, 2, 3, 5])))
        owner = str(rng.choice(owners))
        for k in range(heap):
            x, y = spot[0] + rng.normal(0, 9) * (k > 0), spot[1] + rng.normal(0, 9) * (k > 0)
            if any(scene.over_board(x + dx, y + dy) for dx in (-22, 0, 22) for dy in (-22, 0, 22)):
                continue
            joker = rng.random() < 0.12
            colours = () if joker else tuple(str(c) for c in rng.choice(style.colours, 2))
            pieces.append(
                Piece(
                    f"l{len(pieces)}",
                    "joker" if joker else "card",
                    owner,
                    float(x),
                    float(y),
                    float(rng.uniform(0, 360)),
                    colours,
                    face_down=bool(rng.random() < mix.face_down),
                )
            )
        left -= heap
    return replace(scene, pieces=tuple(pieces))


def add_clutter(rng: np.random.Generator, scene: Scene, mix: Mix) -> Scene:
    things = []
    for _ in range(int(rng.integers(mix.clutter[0], mix.clutter[1] + 1))):
        kind = str(rng.choice(["mug", "pen", "box", "phone", "notepad"]))
        spot = beside(rng, scene, 60, 260, {"pen": 80, "mug": 55}.get(kind, 105))
        if spot:
            r, g, b = (int(v) for v in rng.integers(20, 235, 3))
            things.append(Clutter(kind, *spot, float(rng.uniform(0, 360)), (r, g, b), float(rng.uniform(0.8, 1.1))))
    return replace(scene, clutter=tuple(things))


def random_hand(rng: np.random.Generator, scene: Scene, x: float, y: float, z: float, pose: str | None = None) -> Hand:
    """A hand over board place (x, y); the arm comes from one of the table's sides."""
    skin = SKINS[int(rng.integers(len(SKINS)))]
    sleeve = SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.75 else None
    return Hand(
        x,
        y,
        z,
        float(90 * int(rng.integers(4)) + rng.uniform(-35, 35)),
        pose or str(rng.choice(list(POSES))),
        skin,
        sleeve,
        float(rng.choice([rng.uniform(10, 60), rng.uniform(60, 180)])),
        float(rng.uniform(0.8, 1.15)),
        bool(rng.random() < 0.3),
        int(rng.integers(2**31)),
    )


def random_board_in_play(
    rng: np.random.Generator, style: Style, mix: Mix | None = None, board: Scene | None = None
) -> Scene:
    """A crowded board: cards, jokers, tokens, loose pieces, clutter, sometimes a hand.

    `scene.empty()` is the same table with a bare board; render it with `shaken` camera and `drifted` style.
    """
    mix = mix or Mix()
    scene = board or empty_board(rng, style)
    owners = tuple(str(o) for o in rng.permutation(FRAMES)[: int(rng.integers(2, 5))])
    scene = lay_cards(rng, scene, style, mix, owners)
    scene = disturb(rng, scene, style, mix, owners)
    scene = put_tokens(rng, scene, mix)
    scene = loose_pieces(rng, scene, style, mix, owners)
    scene = add_clutter(rng, scene, mix)
    if rng.random() < mix.hand:
        rows, cols = scene.shape
        x, y = rng.uniform(-0.5, 0.5, 2) * [cols * SQUARE_MM, rows * SQUARE_MM]
        scene = replace(scene, hands=(random_hand(rng, scene, float(x), float(y), float(rng.uniform(0, 60))),))
    return scene


def board_corners(scene: Scene) -> Array:
    """(N, 2) world mm of every square's corners: what a camera must see."""
    return np.concatenate([scene.square(c) for c in scene.colours])


def shaken(camera: Camera, rng: np.random.Generator, mm: float = 1.0) -> Camera:
    """The same camera after a few minutes on its stand: moved by about `mm`, turned by about mm / 10 degrees."""
    return camera.moved(tuple(rng.normal(0, mm, 3)), tuple(rng.normal(0, 0.05 * mm, 3)))


@dataclass(frozen=True)
class Shot:
    """A still in play and the bare board from (nearly) the same camera under (nearly) the same light."""

    scene: Scene
    style: Style
    camera: Camera
    empty_style: Style
    empty_camera: Camera


def sample_shot(
    rng: np.random.Generator,
    style: Style,
    size: Size = (1920, 1080),
    mix: Mix | None = None,
    elevation: tuple[float, float] = (25.0, 90.0),
    fill: tuple[float, float] = (0.75, 1.0),
) -> Shot:
    """A random board in play with a camera for it."""
    scene = random_board_in_play(rng, style, mix)
    camera = sample_camera(rng, board_corners(scene), size, elevation, fill)
    return Shot(scene, style, camera, drifted(style, rng), shaken(camera, rng, float(rng.choice([0.0, 0.4, 1.5]))))
