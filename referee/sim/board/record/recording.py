"""A simulated round, staged and lit: its frames, its empty board, its truth and its match file.

Why: `referee simulate` and the tests of the whole house need rounds from pixels to score, in memory as well as in
files. What this module does not do: play (`play`), move hands (`film`), draw (`render`) or write files (`writing`).

The same wishes give the same round, truth and pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import cv2
import numpy as np

from referee.kit.board import load_kit
from referee.rules.board.position.state import CARDS_EACH
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.play.acts import Round
from referee.sim.board.play.players import play
from referee.sim.board.record.film import Stage, table_for
from referee.sim.board.render.live import Live
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.scene.populate import Mix, add_clutter, board_corners, empty_board
from referee.sim.board.scene.things import SQUARE_MM, Scene
from referee.sim.common.arrays import Image
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.record.files import FORMAT, RecordError
from referee.sim.common.render import post
from referee.values.board import FRAMES

NAMES = ("Anna", "Ben", "Clara", "David")  # players' names in match.toml, by seat
VIEWS = 12
"""Boards and views tried for `Wishes.pixels_per_mm`: at 1080p all of 40 seeds (nine sections) found one in ten."""
SECONDS_AN_ACT = 2.9
"""Mean seconds from one act to the next, to choose how many cards are held for a round of a given length."""


@dataclass(frozen=True)
class Wishes:
    """What to simulate. `seconds` is a wish: a round ends when somebody has laid all cards or nobody can."""

    seed: int
    players: int = 3
    seconds: float = 60.0
    size: tuple[int, int] = (1280, 720)
    fps: float = 15.0
    faults: float = 0.1
    each_fault: bool = False
    sections: int | None = None
    section_size: int = 4
    elevation: tuple[float, float] = (45.0, 85.0)
    pixels_per_mm: float = 3.2  # boards and views are drawn until a mm has so many, or the best of `VIEWS` is taken
    hand: int | None = None
    drift: float = 0.015  # how far the exposure wanders during the film (share)
    style: Style | None = field(default=None)

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise RecordError(f"{self.players} players: the board game is for 2 to 4")
        if not 0 <= self.faults <= 1:
            raise RecordError(f"faults {self.faults}: give a share from 0 to 1")
        if min(self.size) < 240 or self.fps <= 0 or self.seconds <= 0:
            raise RecordError("the picture must have at least 240 pixels a side, and seconds and fps must be above 0")


def fineness(board: Scene, camera: Camera) -> float:
    """Pixels a mm of the board's middling square (owners can be read from about 3 on)."""
    quads = [camera.project(np.column_stack([board.square(c), np.zeros(4)])) for c in board.colours]
    areas = [cv2.contourArea(q.astype(np.float32)) for q in quads]
    side: float = float(np.median(areas)) ** 0.5
    return side / SQUARE_MM


class Recording:
    """One round, staged and lit, ready to be written."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        rng = np.random.default_rng(wishes.seed)
        kit = load_kit()
        self.style = wishes.style or self._style(rng, kit)
        count = wishes.sections or kit.sections[wishes.players]
        board, self.camera = self._view(rng, count)
        players = tuple(str(p) for p in rng.permutation(FRAMES)[: wishes.players])
        cards = kit.cards_for(board.colours.values())
        if not cards:
            raise RecordError("the board's colours do not make a hand of cards; use another seed")
        held = wishes.hand or self._held(wishes)
        self.round: Round = play(
            rng, board.colours, players, cards, min(held, len(cards)), wishes.faults, wishes.each_fault
        )
        scene = add_clutter(rng, table_for(self.round, board, rng), Mix(clutter=(0, 2)))
        self.stage = Stage(self.round, scene, rng)

    @staticmethod
    def _style(rng: np.random.Generator, kit: Any) -> Style:
        """A look whose colours make a full hand (five or six)."""
        while True:
            style = sample_style(rng)
            if kit.cards_for(style.colours):
                return style

    def _view(self, rng: np.random.Generator, sections: int) -> tuple[Scene, Camera]:
        """A board and a camera that sees it finely enough to be read."""
        wishes = self.wishes
        best: tuple[float, Scene, Camera] | None = None
        for _ in range(VIEWS):
            board = empty_board(rng, self.style, sections, wishes.section_size)
            camera = sample_camera(rng, board_corners(board), wishes.size, wishes.elevation, (0.88, 1.0))
            found = fineness(board, camera)
            if best is None or found > best[0]:
                best = (found, board, camera)
            if found >= wishes.pixels_per_mm:
                break
        assert best is not None
        return best[1], best[2]

    @staticmethod
    def _held(wishes: Wishes) -> int:
        acts = wishes.seconds / SECONDS_AN_ACT / (1 + wishes.faults)
        return int(np.clip(round(acts / wishes.players) + 1, 3, 15))

    @property
    def frame_count(self) -> int:
        return int(self.stage.seconds * self.wishes.fps)

    # Pictures --------------------------------------------------------------------------------------

    def frames(self, progress: Callable[[int], None] | None = None) -> Iterator[Image]:
        """Every frame of the film, with the sensor's noise."""
        wishes = self.wishes
        live = Live(Renderer(self.style, self.camera), self.stage.at(0.0))
        rng = np.random.default_rng(wishes.seed + 1)
        for n in range(self.frame_count):
            t = n / wishes.fps
            image = live.frame(self.stage.at(t))
            wander = 1 + wishes.drift * np.sin(2 * np.pi * t / 23.0 + wishes.seed % 7)
            lit = np.asarray(cv2.convertScaleAbs(image, alpha=float(wander)), np.uint8)
            yield post.add_noise(lit, live.sensor, rng)
            if progress:
                progress(n + 1)

    def empty(self) -> Image:
        """The bare board from the same camera: no piece on it, no token, no hand."""
        live = Live(Renderer(self.style, self.camera), self.stage.at(0.0))
        return post.add_noise(live.image, live.sensor, np.random.default_rng(self.wishes.seed + 2))

    # Truth -----------------------------------------------------------------------------------------

    def events(self) -> dict[str, Any]:
        """What happened and what should be said about it: keys of the development rounds, and ours."""
        played = self.round
        return {
            "round": self.wishes.seed,
            "players": [FRAMES.index(p) for p in played.players],
            "frame_styles": {str(FRAMES.index(p)): p for p in played.players},
            "seats": {str(FRAMES.index(p)): k for k, p in enumerate(played.players)},
            "hands": dict(played.hands),
            "assumption": "a square with a token standing on it is not free",
            "cell_colours": [[r, c, colour] for (r, c), colour in sorted(played.colours.items())],
            "tokens": {f"t{i}": list(c) for i, c in enumerate(played.tokens)},
            "events": [a.to_dict() for a in played.acts],
            "end": played.end,
            "caller": played.caller,
            "summary": dict(played.summary),
        }

    def truth(self, video: str | None, codec: str | None) -> dict[str, Any]:
        """What the film is and how the round ended: mistakes with their rule, pieces on the board, score."""
        wishes, played = self.wishes, self.round
        wrong = [a.to_dict() for a in played.acts if a.id in played.summary["violations"]]
        return {
            "format": FORMAT,
            "seed": wishes.seed,
            "video": video,
            "codec": codec,
            "empty": "empty.jpg",
            "events": "events.json",
            "match": "match.toml",
            "wishes": {k: v for k, v in asdict(wishes).items() if k not in ("seed", "style")},
            "fps": wishes.fps,
            "seconds": round(self.stage.seconds, 2),
            "size": list(wishes.size),
            "elevation_deg": round(self.camera.elevation, 1),
            "start_s": self.start,
            "stop_s": self.stop,
            "end": played.end,
            "caller": played.caller,
            "players": list(played.players),
            "hands": dict(played.hands),
            "violations": [
                {
                    "event": e["id"],
                    "player": e["frame_style"],
                    "cells": e.get("cells", []),
                    "reason": e["reason"],
                    **e["expected"],
                }
                for e in wrong
            ],
            "cards": played.summary["cards"],
            "jokers": played.summary["jokers"],
            "round": played.summary["round"],
            "score": played.summary["score"],
        }

    @property
    def start(self) -> float:
        """Seconds: the start call, after the tokens were set out."""
        return round(self.stage.set_out + 0.3, 2)

    @property
    def stop(self) -> float:
        """Seconds: the stop call or the stalemate."""
        return next(round(a.laid, 2) for a in self.round.acts if a.type in ("stop", "stalemate"))

    def match(self) -> str:
        """What the camera cannot know, as `referee watch --match` wants it (TOML)."""
        played = self.round
        lines = [
            'edition = "new"',
            "",
            "[players]",
            *(f'{p} = "{n}"' for p, n in zip(played.players, NAMES, strict=False)),
            "",
            "[tableau]",
            *(f"{p} = {CARDS_EACH - n}" for p, n in played.hands.items()),
            "",
            "[round]",
            f"start = {self.start}",
            f"stop = {self.stop}",
        ]
        lines.append(f'caller = "{played.caller}"' if played.caller else 'end = "stalemate"')
        return "\n".join(lines) + "\n"
