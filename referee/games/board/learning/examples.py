"""What is kept of a piece that was learned, as a line with pictures, and as examples for the reader again.

Why it exists: examples follow from the log, also after a restart. What it does not do: weigh them (`learning`), or say
which count (`session.match.log.learned`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from referee.games.api import lines as log
from referee.games.api.learning import Learned
from referee.kit.taught import SIZES, By, Example, Kind
from referee.vision.board.teaching.lessons import Shown, png

QUALITY = 97
"""JPEG quality of an example's picture, which is kept as evidence; in full colour. Of 110 squares of two unseen
worlds the embedding is 0.999 and more like that of the uncompressed one."""


def examples(found: Learned, picture: Callable[[str], bytes | None]) -> tuple[Example, ...]:
    """The examples as the reader takes them; none where a picture is gone or is none."""
    out = []
    line, how = found.line, found.how
    kinds: dict[str, Kind] = {"card": "half", "joker": "joker", "token": "token"}
    kind = kinds[found.kind]
    for k, name in enumerate(found.pictures):
        data = picture(name)
        image = None if data is None else cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
        if image is None or image.shape[:2] != SIZES[kind]:
            return ()
        side = image.shape[1] // 2
        shown = png(np.concatenate([image[:, :side], image[:, side:]], axis=-1))
        if kind == "token":
            out.append(Example("token", "", shown, rise=line.rise, by=how))
        elif kind == "joker":
            out.append(Example("joker", found.owner, shown, on=line.on[k], by=how))
        else:
            out.append(Example("half", found.owner, shown, 0, line.sides[k], line.colours[k], line.on[k],
                               by=how))
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
