"""Referee and the peer on the same pictures: who reads them right, and how long the peer takes.

Why it exists: `referee bench` shows both side by side, and so does the detector's card. Both answer from one picture
and one learned table; owners, squares and tokens count, colours of cards do not, for the peer reads none. What it does
not do: say how the peer reads (`peer`), or time the referee (`bench`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.evaluate.board.figures import Learned, StillRow, judge_still, judge_table
from referee.evaluate.board.peer import Peer
from referee.evaluate.board.truth import Still, TrueBoard, TruePiece, load_round
from referee.values.board import BoardReading, BoardTable, Cell
from referee.vision.board import Reader
from referee.vision.common import load_image

REST = 0.1  # s after a hand has gone and before the next one comes: nothing moves there
Image = NDArray[np.uint8]


@dataclass
class Compared:
    """What both said of the same pictures, a row a picture, and the ms that each picture took the peer."""

    referee: list[StillRow] = field(default_factory=list)
    peer: list[StillRow] = field(default_factory=list)
    took: list[float] = field(default_factory=list)

    def add(self, still: Still, learned: Learned, referee: BoardReading | None, peer: BoardReading | None) -> None:
        """None for both where the board was not learned."""
        still = replace(still, pieces=tuple(
            replace(p, halves=frozenset((c, None if k is None else "") for c, k in p.halves)) for p in still.pieces))
        for rows, reading in ((self.referee, referee), (self.peer, peer)):
            rows.append(judge_still(still, learned, None if reading is None else uncoloured(reading)))


def uncoloured(reading: BoardReading) -> BoardReading:
    """A reading that does not say what colours the cards show."""
    return replace(reading, cards=tuple(replace(c, colours=("", "")) for c in reading.cards))


def timed(peer: Peer, picture: Image) -> tuple[BoardReading, float]:
    """The peer's reading and the ms it took."""
    start = time.perf_counter()
    reading = peer.read(picture)
    return reading, 1000 * (time.perf_counter() - start)


def compare_still(still: Still, table: BoardTable, peer: Peer, compared: Compared) -> None:
    """Adds one still with truth, whose table was learned, to what is `compared`."""
    picture = load_image(still.image)
    said, took = timed(peer, picture)
    compared.took.append(took)
    compared.add(still, judge_table(table, still.empty), Reader(table).read(picture), said)


def compare_round(folder: Path, video: Path, table: BoardTable, peer: Peer) -> Compared:
    """The peer on every frame of a round, and both on one frame of each rest between two hands, as far as the folder
    has the truth that `referee simulate` writes. What is out of sight there counts as missed, for both."""
    compared = Compared()
    capture = cv2.VideoCapture(str(video))
    fps = capture.get(cv2.CAP_PROP_FPS)
    stills: dict[int, Still] = {}
    if (folder / "events.json").is_file():
        board = load_round(folder).empty
        events = json.loads((folder / "events.json").read_text(encoding="utf-8"))
        stills = {round(t * fps): _still(t, board, video, pieces, tokens)
                  for t, pieces, tokens in rests(events)}
        learned, reader = judge_table(table, board), Reader(table)
    index = 0
    while (frame := capture.read())[0]:
        picture = np.asarray(frame[1], np.uint8)
        said, took = timed(peer, picture)
        compared.took.append(took)
        if index in stills:
            compared.add(stills[index], learned, reader.read(picture), said)
        index += 1
    capture.release()
    return compared


def rests(events: Mapping[str, Any]) -> Iterator[tuple[float, tuple[TruePiece, ...], tuple[Cell, ...]]]:
    """The moments (s) of a simulated round (its events.json) at which nobody reaches over the table, one between two
    acts where there is such a moment and one after the last, with the pieces and tokens that lie there then."""
    acts = sorted(events["events"], key=lambda e: float(e["time_s"]["hand_in"]))
    pieces: dict[str, TruePiece] = {}
    tokens = {name: (int(r), int(c)) for name, (r, c) in events["tokens"].items()}
    gone = 0.0
    for k, act in enumerate(acts):
        gone = max(gone, float(act["time_s"]["hand_out"]))
        if act["type"] in ("card", "joker"):
            cells = [(int(r), int(c)) for r, c in act["cells"]]
            shown = act.get("colours") or [None]
            pieces[act["piece"]] = TruePiece(str(act["frame_style"]), frozenset(zip(cells, shown, strict=True)))
        elif act["type"] == "taken_back":
            del pieces[act["piece"]]
        if act.get("token"):
            tokens[act["token"]] = (int(act["token_to"][0]), int(act["token_to"][1]))
        if k + 1 == len(acts) or float(acts[k + 1]["time_s"]["hand_in"]) > gone + 2 * REST:
            yield gone + REST, tuple(pieces.values()), tuple(tokens.values())


def _still(t: float, board: TrueBoard, video: Path, pieces: tuple[TruePiece, ...], tokens: tuple[Cell, ...]) -> Still:
    return Still(f"{t:.1f} s", video, video, board, pieces, tuple((cell, False) for cell in tokens))


def boards_right(rows: Sequence[StillRow]) -> float:
    """Percentage of boards of which every piece and token is right."""
    return 100 * sum(r.exact for r in rows) / max(1, len(rows))


def pieces_right(rows: Sequence[StillRow]) -> float:
    """Percentage of pieces with owner and squares right."""
    return 100 * sum(r.right for r in rows) / max(1, sum(r.pieces for r in rows))
