"""Still pictures as a source: one picture, a folder, or the files a pattern names, in name order.

Why it exists: a sequence of photographs is the simplest recording of a round, each picture a moment that
is read as settled. What it does not do: decode (that is `referee.vision.common.images`) or find stillness.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from referee.capture.base import Frame, Notice, Source, SourceError, noticed
from referee.capture.files.patterns import Search
from referee.files.pictures import MOST_BYTES, is_film, kind_of
from referee.i18n.said import Said
from referee.vision.common.images import IMAGE_SUFFIXES, ImageError, is_picture, load_image


def name_order(path: Path) -> list[tuple[int, int | str]]:
    """Sort key: by name, runs of digits as numbers, so that `frame_2` comes before `frame_10`."""
    return [(0, int(part)) if part.isdigit() else (1, part) for part in re.split(r"(\d+)", str(path)) if part]


def looks_like_picture(path: Path) -> bool:
    """Whether a file can be read and begins as a still picture does."""
    try:
        with path.open("rb") as file:
            head = file.read(16)
            return is_picture(head) or (kind_of(head) == "gif" and not is_film(head + file.read(MOST_BYTES)))
    except OSError:
        return False


def chosen_pictures(paths: Iterable[Path]) -> list[Path]:
    """Those of these files that are pictures or are named as such, in name order, without hidden ones.

    Picture files that turn out to be none are kept: that one is missing has to be said.
    """
    files = (p for p in paths if not p.name.startswith(".") and p.is_file())
    return sorted((p for p in files if p.suffix.lower() in IMAGE_SUFFIXES or looks_like_picture(p)), key=name_order)


def pictures_in(folder: Path) -> list[Path]:
    """The pictures directly in a folder, in name order. `SourceError` when there is none."""
    found = chosen_pictures(Path(folder, entry.name) for entry in Search(str(folder)).inside(folder))
    if not found:
        raise SourceError("source-no-pictures", folder=folder, endings=" ".join(IMAGE_SUFFIXES))
    return found


COUNTED_S = 1.0
"""What a picture adds to the time of a folder whose pictures have none: what players are given to put a token right, in
seconds, is then as many pictures."""


class Stills(Source):
    """Pictures `interval` seconds apart; None: nobody knows, they are counted as `COUNTED_S` apart.

    One that cannot be read is left out with a `Notice`. Raises `SourceError` while iterating when not a
    single picture can be read.
    """

    moments = True

    def __init__(self, name: str, paths: Sequence[Path], interval: float | None = None) -> None:
        super().__init__(name)
        self.paths = tuple(paths)
        self.interval = COUNTED_S if interval is None else interval
        self.timed = interval is not None
        self.total = len(self.paths)

    def __iter__(self) -> Iterator[Frame | Notice]:
        read = 0
        first_error: ImageError | None = None
        for index, path in enumerate(self.paths):
            if self.stopped:
                return
            try:
                image = load_image(path)
            except ImageError as e:
                first_error = first_error or e
                if len(self.paths) > 1:
                    yield noticed("skipped", index * self.interval, Said("source-left-out", why=e))
                continue
            read += 1
            yield Frame(image, index * self.interval, index, str(path), settled=True)
        if not read and first_error is not None:
            if len(self.paths) == 1:
                raise SourceError(first_error.said) from first_error
            raise SourceError("source-none-readable", total=self.total, name=self.name, why=first_error)
