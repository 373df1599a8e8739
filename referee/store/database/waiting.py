"""What could not be written yet, in memory: events, files of a match and pictures, in order and within bounds.

Why it exists: a locked file or a full disk passes, a round does not. What it does not do: write, or decide when
(`writer`).

For one thread at a time: the store locks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.store.errors import StoreError

MOST_BYTES = 32 * 1024 * 1024
"""Events in memory: an evening with all looks takes about 10 MB."""
MOST_PICTURE_BYTES = 64 * 1024 * 1024
"""Pictures in memory: an event's two take about 60 KB."""


@dataclass(frozen=True, slots=True)
class WaitingLine:
    """An event to be written; `seq`: its number, 0 before it has one; `size`: bytes of its JSON."""

    round_id: int
    seq: int
    recorded_at: str
    body: Mapping[str, Any]
    size: int


@dataclass(frozen=True, slots=True)
class WaitingFile:
    """Something to be kept with a match."""

    match: int
    name: str
    recorded_at: str
    body: Any
    size: int


Item = WaitingLine | WaitingFile


class Waiting:
    """A queue of at most `most` bytes of JSON, and pictures of at most `most_pictures` bytes."""

    def __init__(self, most: int = MOST_BYTES, most_pictures: int = MOST_PICTURE_BYTES) -> None:
        self.most, self.most_pictures = most, most_pictures
        self._items: deque[Item] = deque()
        self._size = 0
        self.full = False
        """Whether an item found no room."""
        self.pictures: dict[str, bytes] = {}
        self.left_out = 0
        """Pictures that found no room, since everything was written last."""

    @property
    def lines(self) -> int:
        """How many events and files wait."""
        return len(self._items)

    def __bool__(self) -> bool:
        return bool(self._items or self.pictures)

    def add(self, *items: Item) -> None:
        """Keep them last in line. `StoreError` where there is no room for all of them."""
        size = sum(item.size for item in items)
        if self._size + size > self.most:
            self.full = True
            raise StoreError("store-memory-full", n=self.lines)
        self._items += items
        self._size += size

    def add_picture(self, name: str, jpeg: bytes) -> bool:
        """Keep a picture; False where there is no room for it."""
        if name not in self.pictures and sum(map(len, self.pictures.values())) + len(jpeg) > self.most_pictures:
            self.left_out += 1
            return False
        self.pictures[name] = jpeg
        return True

    def first(self, most: int) -> Sequence[Item]:
        """The oldest items."""
        return [item for item, _ in zip(self._items, range(most), strict=False)]

    def written(self, count: int) -> None:
        """The oldest `count` items are on the disk."""
        self.full = False
        for _ in range(count):
            self._size -= self._items.popleft().size

    def drop(self, match: int, rounds: Collection[int]) -> None:
        """Leave out what waits for a match that was deleted, and for its `rounds`."""
        kept = [item for item in self._items if (item.match != match if isinstance(item, WaitingFile)
                                                 else item.round_id not in rounds)]
        self._items, self._size = deque(kept), sum(item.size for item in kept)

    def of_round(self, round_id: int) -> list[WaitingLine]:
        """The events of a round, in order."""
        return [item for item in self._items if isinstance(item, WaitingLine) and item.round_id == round_id]

    def files(self, match: int | None = None) -> list[WaitingFile]:
        """What is to be kept with a match, or with any; oldest first."""
        return [item for item in self._items if isinstance(item, WaitingFile) and match in (None, item.match)]
