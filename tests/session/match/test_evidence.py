"""Pictures that prove a verdict: parts asked for again are the same, and no picture stands for another."""

from __future__ import annotations

import cv2
import numpy as np

from referee.session.match.judged.evidence import KEPT, Evidence
from tests.support import diced


class Saved:
    """Keeps what is saved."""

    def __init__(self) -> None:
        self.jpegs: list[bytes] = []

    def save(self, jpeg: bytes, stem: str) -> str:
        self.jpegs.append(jpeg)
        return stem


def grey(shade: int) -> np.ndarray:
    table = diced.table()
    return np.full((table.height, table.width, 3), shade, np.uint8)


def shades(saved: Saved) -> list[int]:
    """The grey level in the middle of each picture that was saved."""
    pictures = [cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_GRAYSCALE) for jpeg in saved.jpegs]
    return [int(np.median(picture)) for picture in pictures if picture is not None]


def test_what_is_asked_for_again_is_the_same() -> None:
    table, saved = diced.table(), Saved()
    evidence, (one, other, *_) = Evidence(table, saved), table.spots
    evidence.remember("before", grey(40))
    evidence.remember("after", grey(200))
    first = evidence.save(["before", "after"], [one], 1)
    evidence.save(["before", "after"], [other], 2)
    again = evidence.save(["before", "after"], [one], 3)
    assert shades(saved) == [40, 200] * 3
    assert saved.jpegs[:2] == saved.jpegs[4:]
    assert [shown[1:] for shown in first] == [shown[1:] for shown in again]
    [beside] = evidence.save(["after"], [], 4, [one])
    assert beside.outline == first[1].outline, "what lies beside is outlined where nothing else is spoken of"
    [whole] = evidence.save(["after"], [one], 5, whole=True)
    assert (whole.width, whole.height) != (first[1].width, first[1].height)


def test_a_name_that_comes_again_shows_its_new_picture() -> None:
    table, saved = diced.table(), Saved()
    evidence, spot = Evidence(table, saved), next(iter(table.spots))
    evidence.remember("picture", grey(40))
    evidence.save(["picture"], [spot], 1)
    for n in range(KEPT):
        evidence.remember(f"picture {n}", grey(90))
    evidence.remember("picture", grey(200))
    evidence.save(["picture"], [spot], 2)
    assert shades(saved) == [40, 200]
