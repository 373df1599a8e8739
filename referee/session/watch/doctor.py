"""Before play: can this camera, this light and this installation referee a round? Each with go or no-go, in words.

Why it exists: what spoils a round is cheap to put right before it begins. `referee doctor` and the dashboard ask the
same questions here. What it does not do: measure the view (`Eyes.examine`), or know the
dashboard's port.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from referee.capture import Frame, Notice, Source, SourceError
from referee.capture.files.stills import Stills
from referee.games.api.eyes import AnyEyes
from referee.games.registry import USUAL, eyes_named
from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.tracking.stillness import Stillness
from referee.values.common import Check, Table
from referee.vision.common import TableNotFound
from referee.vision.common.images import Image

WARM_UP_S = 1.0   # a webcam's exposure and white balance settle in about a second
COUNTED_S = 2.0   # over which the pictures of a stream are counted
WATCHED_S = 2.0   # in which a table that nobody touches must rest once
MOST_COUNTED = 60  # frames of a recording, which come as fast as they are decoded
SLOWEST = 3.3     # pictures a second; the sample round, thinned out to 5 and to 3.3, is judged the same, to 2.5 not
FAR_APART_S = 2.2  # the longest visit of one hand in the simulator, as the umpire counts
NARROW = 1280     # pixels across below which hardly any board is seen finely enough



def model_check(table: Table | None = None, game: str = USUAL) -> Check:
    """Whether what the game of a table is seen by, its networks, is there; without a table that `game`'s."""
    return _eyes(table, game).ready()


def view_checks(image: Image, table: Table | None = None, lens: Lens | None = None) -> tuple[Check, ...]:
    """The board and the view of it. Without a table the picture must show the empty board.

    Raises `ImageError` when the picture is not of the table's size, `LensError` when the lens does not fit it.
    """
    try:
        eyes = _eyes(table)
        return eyes.examine(eyes.learn([image], lens) if table is None else table, image)
    except TableNotFound as e:
        return (Check("board", False, str(e)),)


def rate_check(times: Sequence[float]) -> Check:
    """How many pictures a second come, from the times (s) at which they were taken."""
    steps = np.diff(times)
    rate = float(1 / max(np.median(steps), 1e-3)) if len(steps) else 0.0
    text = Said("doctor-rate", n=round(rate)) if rate >= SLOWEST else \
        Said("doctor-rate-low", n=round(rate), needed=SLOWEST)
    return Check("frame_rate", rate >= SLOWEST, text, rate, "1/s", SLOWEST)


def whole_check(damaged: int, seen: int) -> Check:
    """Whether the pictures of a stream came whole: how many of those seen were damaged."""
    return Check("whole", not damaged, Said("doctor-whole") if not damaged else
                 Said("doctor-damaged", damaged=damaged, seen=seen), damaged, "pictures", 0)


def pictures_check(sizes: Sequence[tuple[int, int]], total: int, apart_s: float | None) -> Check:
    """Whether single pictures can be refereed as a round: sizes (width, height) of the `total` that could be read, and
    how many seconds lie between two, None if nobody knows. Pictures far apart are no fault, but prove less."""
    others, unread = sum(size != sizes[0] for size in sizes), total - len(sizes)
    if others or unread:
        text = Said("doctor-pictures-both", total=total, others=others, unread=unread) if others and unread else \
            Said("doctor-pictures-others", total=total, others=others) if others else \
            Said("doctor-pictures-unread", total=total, unread=unread)
    elif apart_s is None:
        text = Said("doctor-pictures-untimed", total=total)
    else:
        text = Said("doctor-pictures" if apart_s <= FAR_APART_S else "doctor-pictures-far", total=total,
                    apart=f"{apart_s:g}")
    return Check("pictures", not (others or unread), text, float(total), "pictures")


def rest_check(rested: bool) -> Check:
    """Whether the table was seen at rest."""
    return Check("rest", rested, Said("doctor-rest" if rested else "doctor-no-rest"))


def examine_source(source: Source, table: Table | None = None, lens: Lens | None = None,
                   game: str = USUAL) -> Iterator[Check]:
    """Look at an opened source: a camera, a stream, a recording or pictures; the checks as they are known.

    Without a `table` it must show the bare one of a `game`.

    A live source is watched for about five seconds. Of a recording its beginning is looked at, of pictures the first,
    and the sizes of all.
    Raises `SourceError` when it gives no picture, and what `view_checks` raises.
    """
    frames = _frames(source)
    first = next((f for f in frames if not f.damaged and (not source.live or f.t >= WARM_UP_S)), None)
    if first is None:
        raise SourceError("doctor-no-picture", name=source.name)
    height, width = first.image.shape[:2]
    yield Check("source", True, Said(
        "doctor-source" if width >= NARROW else "doctor-source-narrow", name=source.name, width=width, height=height),
        float(width), "px")
    if not first.settled:
        times, damaged = [first.t], 0
        for frame in frames:
            times.append(frame.t)
            damaged += frame.damaged
            if frame.t - first.t >= COUNTED_S or (not source.live and len(times) >= MOST_COUNTED):
                break
        yield rate_check(times)
        yield whole_check(damaged, len(times))
    elif source.total is not None and source.total > 1:
        sizes = [(width, height), *((f.image.shape[1], f.image.shape[0]) for f in frames)]
        yield pictures_check(sizes, source.total, _apart_s(source))
    try:
        eyes = _eyes(table, game)
        learned: Table = table or eyes.learn([first.image], lens)
    except TableNotFound as e:
        yield Check("board", False, str(e))
        return
    yield from eyes.examine(learned, first.image)
    if not first.settled:
        yield rest_check(_rests(frames, learned, eyes))


def _eyes(table: Table | None, game: str = USUAL) -> AnyEyes:
    return eyes_named(game if table is None else table.game)


def _apart_s(source: Source) -> float | None:
    return source.interval if isinstance(source, Stills) and source.timed else None


def _rests(frames: Iterator[Frame], table: Table, eyes: AnyEyes) -> bool:
    meter, stillness = eyes.sensor(table), Stillness(len(table.spots))
    until: float | None = None
    for frame in frames:
        until = until or frame.t + WATCHED_S
        motion = meter.update(frame.image)
        if stillness.step(frame.t, motion.changed, motion.since_still) == "still":
            return True
        if frame.t > until:
            break
    return False


def _frames(source: Source) -> Iterator[Frame]:
    """The pictures of a source; SourceError when it went away for good."""
    for item in source:
        if isinstance(item, Frame):
            yield item
        elif isinstance(item, Notice) and item.kind == "ended":
            raise SourceError(item.text)
