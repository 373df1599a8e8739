"""What was learned from people and from play, folded from the lines of a match: which examples count now.

Why it exists: an answer that is taken back, put right or forgotten must leave nothing behind, also after a restart; so
examples are lines of the log, and what counts follows from all lines. What it does not do: cut examples out of
pictures, or weigh them (`learning`).

Lines, besides those of `standing`:

- `asked`: a question to the people, about `pieces`; one without pieces takes the last one back;
- `answer`: what they said of the pieces of the question in `about`; `player` null: they are not sure;
- `learned`: an example: `squares` of a piece that lay open, a picture of each in `evidence`, and `how` it is known;
  `about`: the word of people that it follows from, none of what was read surely and stayed unchallenged;
- `forget`: people want the example named so to be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from referee.games.api.standing import Line
from referee.kit.taught import SIZES, By, Example, TaughtSet
from referee.session.match.round_log import effective
from referee.vision.board.teaching.lessons import Shown, png

ASKED, ANSWER, LEARNED, FORGET = "asked", "answer", "learned", "forget"
SAYS = frozenset({"answer", "correct_piece", "remove_piece", "add_piece"})
"""Words of people after which an earlier example of the same place no longer counts."""
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
    return {line["example"] for lines in rounds for line in lines if line["type"] == FORGET}


def _of_round(lines: Sequence[Line], number: int) -> list[Learned]:
    there = {line["seq"] for line in lines}
    found: dict[tuple[str, frozenset[str]], Learned] = {}
    for line in lines:
        if line["type"] == LEARNED:
            if there.issuperset(line.get("about") or ()):
                found[line["kind"], frozenset(line["place"])] = _learned(line, number)
        elif line["type"] in SAYS:
            said = [set(piece["squares"]) for piece in line.get("pieces") or (line,)]
            if line["type"] == ANSWER and line.get("player") is None:
                continue
            found = {key: one for key, one in found.items() if not any(squares & key[1] for squares in said)}
    return list(found.values())


def _learned(line: Line, number: int) -> Learned:
    pictures = tuple(line["evidence"])
    return Learned(pictures[0], line["kind"], line.get("player") or "", tuple(line["place"]), tuple(line["squares"]),
                   tuple(line.get("sides") or ()), tuple(line.get("colours") or ()), tuple(line.get("on") or ()),
                   float(line.get("rise") or 0.0), line["how"], pictures, tuple(line.get("about") or ()), number)


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
            place: Sequence[str], squares: Sequence[str]) -> dict[str, Any]:
    """The line of a card or joker that was learned; `names`: of its pictures."""
    line: dict[str, Any] = {"type": LEARNED, "kind": shown.kind, "player": made[0].owner, "place": list(place),
                            "squares": list(squares), "on": [e.on for e in made], "how": how, "about": list(about),
                            "evidence": list(names)}
    if shown.kind == "card":
        line |= {"sides": [e.side for e in made], "colours": [e.colour for e in made]}
    return line


def pieces_of(taught: TaughtSet | None) -> list[tuple[Example, ...]]:
    """The pieces of a set that were learned in play, each with its examples."""
    found: dict[tuple[str, str], list[Example]] = {}
    for example in taught.examples if taught is not None else ():
        if example.learned:
            found.setdefault((example.owner, str(example.piece) if example.kind == "half" else example.id),
                             []).append(example)
    return [tuple(of) for of in found.values()]
