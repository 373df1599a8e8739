"""What was learned from people and from play, folded from the lines of a match: which examples count now.

Why it exists: an answer that is taken back, put right or forgotten must leave nothing behind, also after a restart; so
examples are lines of the log, and what counts follows from all lines. What it does not do: cut examples out of
pictures, or weigh them (`learning`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import cv2
import numpy as np

from referee.games.api import lines as log
from referee.games.api.lines import Line
from referee.kit.taught import SIZES, By, Example, TaughtSet
from referee.session.match.round_log import effective
from referee.vision.teaching.lessons import Shown, png

QUALITY = 97
"""JPEG quality of an example's picture, which is kept as evidence; in full colour. Of 110 squares of two unseen
worlds the embedding is 0.999 and more like that of the uncompressed one."""


@dataclass(frozen=True, slots=True)
class Learned:
    """An example that counts. `name`: what it is forgotten by; `pictures`: as kept, one a square of `squares`; `place`:
    all squares of the piece; `sides`: of half a card where the other half lies; `about`: the words it follows from."""

    name: str
    kind: str
    owner: str
    place: tuple[str, ...]
    squares: tuple[str, ...]
    sides: tuple[int, ...]
    colours: tuple[str, ...]
    on: tuple[str, ...]
    rise: float
    how: By
    pictures: tuple[str, ...]
    about: tuple[int, ...]
    round: int


def learned_in(logs: Sequence[Sequence[Line]]) -> list[Learned]:
    """The examples of all rounds that count, oldest first."""
    rounds = [effective(log) for log in logs]
    forgotten = forgotten_in(rounds)
    return [found for number, lines in enumerate(rounds, 1) for found in _of_round(lines, number)
            if found.name not in forgotten]


def forgotten_in(rounds: Iterable[Iterable[Line]]) -> set[str]:
    """The names of the examples that people want to be forgotten."""
    return {line.example for lines in rounds for line in lines if isinstance(line, log.Forget)}


def places_said(line: Line) -> list[frozenset[str]]:
    """The places of the pieces that a word of people is about: no earlier example of them counts any longer."""
    match line:
        case log.Answer():
            return [frozenset(piece.squares) for piece in line.pieces]
        case log.CorrectPiece() | log.RemovePiece() | log.AddPiece():
            return [frozenset(line.squares)]
    return []


def _of_round(lines: Sequence[Line], number: int) -> list[Learned]:
    there = {line.seq for line in lines}
    found: dict[tuple[str, frozenset[str]], Learned] = {}
    for line in lines:
        if isinstance(line, log.Learned):
            if there.issuperset(line.about):
                found[line.kind, frozenset(line.place)] = _learned(line, number)
        elif (said := places_said(line)) and not (isinstance(line, log.Answer) and line.player is None):
            found = {key: one for key, one in found.items() if not any(squares & key[1] for squares in said)}
    return list(found.values())


def _learned(line: log.Learned, number: int) -> Learned:
    return Learned(line.evidence[0], line.kind, line.player or "", line.place, line.squares, line.sides, line.colours,
                   line.on, line.rise, cast(By, line.how), line.evidence, line.about, number)


def examples(found: Learned, picture: Callable[[str], bytes | None]) -> tuple[Example, ...]:
    """The examples as the reader takes them; none where a picture is gone or is none."""
    out = []
    kind = {"card": "half", "joker": "joker", "token": "token"}[found.kind]
    for k, name in enumerate(found.pictures):
        data = picture(name)
        image = None if data is None else cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
        if image is None or image.shape[:2] != SIZES[kind]:
            return ()
        side = image.shape[1] // 2
        shown = png(np.concatenate([image[:, :side], image[:, side:]], axis=-1))
        if kind == "token":
            out.append(Example("token", "", shown, rise=found.rise, by=found.how))
        elif kind == "joker":
            out.append(Example("joker", found.owner, shown, on=found.on[k], by=found.how))
        else:
            out.append(Example("half", found.owner, shown, 0, found.sides[k], found.colours[k], found.on[k],
                               by=found.how))
    return tuple(out)


def jpeg_of(square: Any) -> bytes:
    """(H, W, 6) now and empty as the JPEG that is kept of it."""
    done, data = cv2.imencode(".jpg", np.concatenate([square[..., :3], square[..., 3:]], axis=1),
                              [cv2.IMWRITE_JPEG_QUALITY, QUALITY, cv2.IMWRITE_JPEG_SAMPLING_FACTOR,
                               cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444])
    if not done:
        raise ValueError("an example could not be encoded")
    return data.tobytes()


def line_of(made: Sequence[Example], shown: Shown, names: Sequence[str], how: By, about: Sequence[int],
            place: Sequence[str], squares: Sequence[str]) -> log.Learned:
    """The line of a card or joker that was learned; `names`: of its pictures."""
    card = shown.kind == "card"
    return log.Learned(
        kind=shown.kind, player=made[0].owner, place=tuple(place), squares=tuple(squares),
        on=tuple(e.on for e in made), how=how, about=tuple(about), evidence=tuple(names),
        sides=tuple(e.side for e in made) if card else (), colours=tuple(e.colour for e in made) if card else ())


def pieces_of(taught: TaughtSet | None) -> list[tuple[Example, ...]]:
    """The pieces of a set that were learned in play, each with its examples."""
    found: dict[tuple[str, str], list[Example]] = {}
    for example in taught.examples if taught is not None else ():
        if example.learned:
            found.setdefault((example.owner, str(example.piece) if example.kind == "half" else example.id),
                             []).append(example)
    return [tuple(of) for of in found.values()]
