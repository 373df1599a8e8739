"""An evening in art that nobody has seen: a bare board, the least picture of the pieces, rounds as still moments.

Why it exists: whether the referee learns while people play shows only where it knows little at first, and over whole
rounds. What it does not do: referee them (`answering`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from referee.kit.board import load_kit
from referee.rules.board.position.state import CARDS_EACH
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.looks.worlds import ENOUGH_INKS, KEPT_CROSSINGS, KEPT_JOKERS, KEPT_MOTIFS, KEPT_TOKENS, dressed
from referee.sim.board.play.acts import Act, Round
from referee.sim.board.play.players import play
from referee.sim.board.record.film import Stage, table_for
from referee.sim.board.record.recording import NAMES, fineness
from referee.sim.board.render.live import Live
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.scene.populate import board_corners, empty_board
from referee.sim.board.scene.things import FRAMES, Scene, lay, stand
from referee.sim.common.arrays import Image
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.render import post
from referee.values.board import Cell
from referee.values.common import Point

SIZE = (1920, 1080)
ELEVATION = (45.0, 85.0)
FINE = 3.2     # pixels a mm
VIEWS = 12     # boards and cameras drawn until one is as fine
ACTS_A_LOOK = 3  # so many acts lie between two moments at most: the order within a look is hidden
FAULTS = 0.1   # share of acts that break a rule
SECONDS_A_LOOK = 9.0  # people at the table make an act in three seconds


@dataclass(frozen=True)
class Moment:
    """The table at rest: its picture, its time in seconds of the round, and the acts that lie behind it."""

    picture: Image
    t: float
    acts: tuple[Act, ...]


@dataclass(frozen=True)
class Evening:
    """`taught`: the least picture, with one card of each player and a token; `pieces`: where they were pointed at, as
    `pieces.json` has it. `where`: the pixel in the middle of each square of the simulation."""

    names: dict[str, str]
    empty: Image
    taught: Image
    pieces: dict[str, Any]
    rounds: tuple[tuple[Round, tuple[Moment, ...]], ...]
    where: dict[Cell, Point]


def unseen(rng: np.random.Generator) -> Style:
    """The look of a family of which training draws neither print nor joker nor token."""
    while True:
        style = dressed(sample_style(rng), rng, KEPT_MOTIFS, KEPT_JOKERS, KEPT_CROSSINGS, KEPT_TOKENS)
        if len(style.colours) in ENOUGH_INKS:
            return style


def evening(seed: int, rounds: int = 2, hand: int = 9, shown: int = 4) -> Evening:
    """Four players play `rounds` rounds on one board, seen finely; the same seed gives the same evening. `shown`: of so
    many of them a card lies in the first picture."""
    rng = np.random.default_rng([seed, 59])
    style = unseen(rng)
    board, camera = _view(rng, style)
    players = tuple(str(p) for p in rng.permutation(FRAMES))
    cards = load_kit().cards_for(board.colours.values())
    live = Live(Renderer(style, camera), board)
    shoot = _Shots(live, rng)
    empty = shoot.of(board)
    scene, pieces = _least(rng, board, players[:shown], camera)
    taught = shoot.of(scene)
    played = [play(rng, board.colours, players, cards, min(hand, len(cards)), FAULTS) for _ in range(rounds)]
    return Evening(dict(zip(players, NAMES, strict=True)), empty, taught, pieces, tuple(
        (one, tuple(_moments(one, Stage(one, table_for(one, board, rng), rng), shoot))) for one in played),
        {cell: _pixel(camera, board, (cell,), 0.0) for cell in board.colours})


def held(played: Round) -> dict[str, int]:
    """Cards on each player's board before the round."""
    return {p: CARDS_EACH - n for p, n in played.hands.items()}


class _Shots:
    def __init__(self, live: Live, rng: np.random.Generator) -> None:
        self._live, self._rng = live, rng

    def of(self, scene: Scene) -> Image:
        return post.add_noise(self._live.frame(scene), self._live.sensor, self._rng)


def _view(rng: np.random.Generator, style: Style) -> tuple[Scene, Camera]:
    best: tuple[float, Scene, Camera] | None = None
    for _ in range(VIEWS):
        board = empty_board(rng, style, load_kit().sections[len(FRAMES)], 4)
        camera = sample_camera(rng, board_corners(board), SIZE, ELEVATION, (0.88, 1.0))
        found = fineness(board, camera)
        if best is None or found > best[0]:
            best = found, board, camera
        if found >= FINE:
            break
    assert best is not None
    return best[1], best[2]


def _least(rng: np.random.Generator, board: Scene, players: Sequence[str],
           camera: Camera) -> tuple[Scene, dict[str, Any]]:
    """One card of each player and a token on the board, apart from each other, and where to point at them."""
    pairs = [((r, c), (r, c + 1)) for r, c in board.colours if (r, c + 1) in board.colours]
    pairs += [((r, c), (r + 1, c)) for r, c in board.colours if (r + 1, c) in board.colours]
    taken: set[tuple[int, int]] = set()
    pieces, at = [], []
    for k, owner in enumerate(players):
        while True:
            a, b = pairs[int(rng.integers(len(pairs)))]
            around = {(r + i, c + j) for r, c in (a, b) for i in (-2, -1, 0, 1, 2) for j in (-2, -1, 0, 1, 2)}
            if not taken & {a, b}:
                break
        taken |= around
        pieces.append(lay(board, f"least{k}", owner, (a, b), (board.colours[a], board.colours[b])))
        at.append({"owner": owner, "at": _pixel(camera, board, (a, b), 2.0)})
    free = [c for c in board.colours if c not in taken] or list(board.colours)
    foot = free[int(rng.integers(len(free)))]
    scene = replace(board, pieces=tuple(pieces), tokens=(stand(board, "t0", foot),))
    return scene, {"cards": at, "tokens": [{"at": _pixel(camera, board, (foot,), 6.0)}]}


def _pixel(camera: Camera, board: Scene, cells: Sequence[tuple[int, int]], height: float) -> Point:
    x, y = np.mean([board.square(c).mean(axis=0) for c in cells], axis=0)
    [[u, v]] = camera.project(np.array([[x, y, height]]))
    return float(u), float(v)


def _moments(played: Round, stage: Stage, shoot: _Shots) -> Iterator[Moment]:
    """The tokens set out, then the table after every few acts; the last moment is the stop call."""
    yield Moment(shoot.of(stage.at(stage.set_out)), 1.0, ())
    behind: list[Act] = []
    t = 1.0
    for act in played.acts:
        behind.append(act)
        last = act.type in ("stop", "stalemate")
        if last or (len(behind) >= ACTS_A_LOOK):
            t += SECONDS_A_LOOK
            yield Moment(shoot.of(stage.settled(act)), t, tuple(behind))
            behind = []
        if last:
            return
