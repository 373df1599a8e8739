"""The pictures that prove a verdict: the place on the board, before and after.

Why it exists: a finding convinces when one can look at it. Pictures that were read are kept for a while, and
of those an event names the spots it speaks about are cut out and saved. What it does not do: decide which
pictures prove what (an observation names them).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.common import Outline, Table

KEPT = 48
"""Pictures remembered. A verdict waits a few seconds for a token at most, which is some ten readings; hidden
squares can take longer. 48 pictures of 1080p are about 15 MB."""
QUALITY = 92
"""JPEG quality: frame lines of two pixels are still clear; below 85 dotted and dashed begin to look alike."""
MARGIN_SIDES = 3.0
"""Of a spot, kept round it: a screen shows 1.5 of it, and as much more as its place is wider or higher than that."""
LONGEST_SIDE = 1280
DECODED, CUT = 2, 8
"""Pictures kept ready, and parts of them: what is before one event is after the one before it, and what is laid at once
is shown by the same pictures."""

Part = tuple[bytes, tuple[int, int], tuple[Outline, ...]]
"""The part of a picture as JPEG, its width and height, and the outlines of spots in it."""


class Shown(NamedTuple):
    """A saved picture: the name it is found by, its size in pixels, and the outline of each spot it is about."""

    name: str
    width: int
    height: int
    outline: tuple[Outline, ...]


class EvidenceSink(Protocol):
    """Where pictures go for good. `stem` is a readable name; the name to find the picture by is returned.

    None where there is no room for it, which the sink says itself.
    """

    def save(self, jpeg: bytes, stem: str) -> str | None: ...


class FolderSink:
    """Pictures as files `STEM.jpg` of a folder, which is made when it is not there; `STEM-2.jpg` and so on where there
    is one of an earlier round."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def save(self, jpeg: bytes, stem: str) -> str:
        path = next(p for p in self._names(stem) if not p.exists())
        path.write_bytes(jpeg)
        return str(path)

    def _names(self, stem: str) -> Iterator[Path]:
        yield self.folder / f"{stem}.jpg"
        for n in count(2):
            yield self.folder / f"{stem}-{n}.jpg"


class Evidence:
    """Remembers pictures under names and saves what an event shows of them. Without a sink it saves nothing."""

    def __init__(self, table: Table, sink: EvidenceSink | None) -> None:
        self._table = table
        self._sink = sink
        self._kept: OrderedDict[str, tuple[NDArray[np.uint8], Table]] = OrderedDict()
        self._decoded: OrderedDict[str, NDArray[np.uint8]] = OrderedDict()
        self._parts: OrderedDict[tuple[object, ...], Part] = OrderedDict()

    def see_by(self, table: Table) -> None:
        """Pictures show the spots elsewhere from now on."""
        self._table = table

    def remember(self, name: str, image: NDArray[np.uint8]) -> None:
        """Keep a picture (H x W x 3, uint8, BGR) under a name until `KEPT` newer ones have come."""
        if self._sink is None or name in self._kept:
            return
        ok, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        if ok:
            self._forget(name)
            self._kept[name] = np.asarray(jpeg, np.uint8), self._table
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def save(self, names: Sequence[str], spots: Iterable[str], seq: int,
             beside: Iterable[str] = (), *, whole: bool = False) -> tuple[Shown, ...]:
        """Save what lies round `spots` in the pictures of these names; returns what was saved, with outlines.

        The first picture is the one before, the last the one after. `beside`: spots to be seen, but not outlined.
        `whole`, and without spots: the whole picture.
        """
        if self._sink is None:
            return ()
        wanted = [name for name in dict.fromkeys(names) if name in self._kept]
        if len(wanted) > 2:
            wanted = [wanted[0], wanted[-1]]
        parts = ("before", "after")[-len(wanted):] if wanted else ()
        about, others = list(spots), list(beside)
        saved = []
        for name, part in zip(wanted, parts, strict=True):
            jpeg, size, outline = self._part(name, about, others, whole=whole)
            if (found := self._sink.save(jpeg, f"{seq:05d}_{part}")) is not None:
                saved.append(Shown(found, *size, outline))
        return tuple(saved)

    def _part(self, name: str, spots: list[str], others: list[str], *, whole: bool) -> Part:
        """The part of a picture round `spots`, as it was cut before if it was."""
        asked = name, tuple(spots), tuple(others), whole
        if asked in self._parts:
            self._parts.move_to_end(asked)
        else:
            self._parts[asked] = self._cut(name, spots, others, whole=whole)
            if len(self._parts) > CUT:
                self._parts.popitem(last=False)
        return self._parts[asked]

    def _picture(self, name: str) -> NDArray[np.uint8]:
        """A picture that is kept, as it was decoded before if it was; it may not be changed."""
        if name in self._decoded:
            self._decoded.move_to_end(name)
        else:
            image = cv2.imdecode(self._kept[name][0], cv2.IMREAD_COLOR)
            assert image is not None
            self._decoded[name] = np.asarray(image, np.uint8)
            if len(self._decoded) > DECODED:
                self._decoded.popitem(last=False)
        return self._decoded[name]

    def _forget(self, name: str) -> None:
        """Another picture has this name from now on."""
        self._decoded.pop(name, None)
        for asked in [asked for asked in self._parts if asked[0] == name]:
            del self._parts[asked]

    def _cut(self, name: str, spots: list[str], others: list[str], *, whole: bool) -> Part:
        """The part of a picture round `spots`."""
        image, table = self._picture(name), self._kept[name][1]
        known = table.spots
        about = [spot for spot in spots or others if spot in known]
        # A source may deliver another size of the same view than the table was learned in.
        scale = np.array([image.shape[1] / table.width, image.shape[0] / table.height])
        outlines = [np.array(known[spot], float) * scale for spot in (*about, *others) if spot in known]
        if outlines and not whole:
            points = np.concatenate(outlines)
            side = float(np.median([np.linalg.norm(o[0] - o[len(o) // 2]) for o in outlines])) / 2**0.5
            low = np.maximum(points.min(axis=0) - MARGIN_SIDES * side, 0).astype(int)
            high = np.minimum(points.max(axis=0) + MARGIN_SIDES * side, image.shape[1::-1]).astype(int)
            if (high > low).all():
                image = image[low[1]:high[1], low[0]:high[0]]
                outlines = [o - low for o in outlines]
        shrink = min(1.0, LONGEST_SIDE / max(image.shape[:2]))
        if shrink < 1:
            image = np.asarray(cv2.resize(image, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8)
        ok, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        if not ok:
            raise ValueError("an evidence picture could not be encoded")
        outline = tuple(tuple((round(x * shrink, 1), round(y * shrink, 1)) for x, y in corners.tolist())
                        for corners in outlines[:len(about)])
        return jpeg.tobytes(), (image.shape[1], image.shape[0]), outline
