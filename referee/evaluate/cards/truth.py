"""Truth of the card games: what lies in pictures, and what happened in recorded rounds.

Why it exists: figures need the truth as plain values, whoever wrote the files. What it does not do: run the referee, or
compare (`figures`, `verdicts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from referee.evaluate.common.truth import TruthError, all_places, in_form, truth_json, video_in
from referee.files.cards_truth import (
    CardsDeedForm,
    CardsRoundForm,
    CardsStillForm,
    DeckTruthForm,
    TrueCardForm,
)

GAME = "cards"


@dataclass(frozen=True)
class TrueDeck:
    """A deck's picture: its cards, and the pictures of the bare table and of the deck."""

    empty: Path
    image: Path
    cards: tuple[TrueCardForm, ...]


@dataclass(frozen=True)
class CardsStill:
    """A picture with its deck; `truth` as its file says."""

    name: str
    image: Path
    deck: TrueDeck
    truth: CardsStillForm


@dataclass(frozen=True)
class CardsRound:
    """A recorded round. `video`: None where it is told in pictures, which are `frames`. `match`: its file, or None."""

    name: str
    folder: Path
    deck: TrueDeck
    truth: CardsRoundForm
    video: Path | None
    match: Path | None

    @property
    def frames(self) -> tuple[Path, ...]:
        return tuple(sorted(self.folder.glob("frame_*.jpg")))

    @property
    def who(self) -> dict[str, str]:
        """Seat or name -> owner."""
        return {word: p.owner for p in self.truth.players for word in (p.seat, p.name)}

    @property
    def lays(self) -> tuple[CardsDeedForm, ...]:
        return tuple(d for d in self.truth.events if d.type == "card")

    @property
    def faults(self) -> tuple[CardsDeedForm, ...]:
        return tuple(d for d in self.truth.events if d.fault)

    def picture_at(self, line: Mapping[str, Any]) -> int:
        """The picture of the round at which a line of `watch` was said."""
        if self.video is None:
            return int(line["frame"])
        times = [f.time_s for f in self.truth.frames]
        return min(range(len(times)), key=lambda k: abs(times[k] - float(line["t"])))

    def agreed(self) -> dict[str, Any]:
        """What a match file would say of a round told in pictures, which come one a second."""
        stop = next((d.frames.before + 0.3 for d in self.truth.events if d.type == "stop"), None)
        called = {} if stop is None else {"stop": stop, "caller": self.truth.match.caller}
        return {"game": GAME, "rules": self.truth.rules, "players": {p.seat: p.name for p in self.truth.players},
                "round": {"start": 0.5, **called}}

    @contextmanager
    def source(self) -> Iterator[str]:
        """What `referee watch` is given: the video, or a folder with nothing but the pictures of the round."""
        if self.video is not None:
            yield str(self.video)
            return
        with TemporaryDirectory(prefix="referee-round-") as alone:
            for frame in self.frames:
                (Path(alone) / frame.name).symlink_to(frame.resolve())
            yield alone


def find(folders: Sequence[Path]) -> tuple[list[CardsStill], list[CardsRound]]:
    """Everything of the card games with truth in folders, subfolders included. `TruthError` for one without any."""
    found = all_places(folders).get(GAME)
    if found is None:
        return [], []
    inside = dict.fromkeys([*(path.parent for path in found.stills), *found.rounds])
    stills = [load_still(path) for folder in inside for path in sorted(folder.glob("*.json")) if _is_still(path)]
    return stills, [load_round(folder) for folder in found.rounds]


def load_still(path: Path) -> CardsStill:
    """A still by its truth. `TruthError` where a file is missing or damaged."""
    truth = in_form(CardsStillForm, path, truth_json(path))
    deck = _deck(path.parent, truth.empty, truth.deck)
    return CardsStill(path.stem, _there(path.with_name(truth.image)), deck, truth)


def load_round(folder: Path) -> CardsRound:
    """A round by its folder. `TruthError` where a file is missing or damaged."""
    path, match = folder / "events.json", folder / "match.toml"
    truth = in_form(CardsRoundForm, path, truth_json(path))
    return CardsRound(folder.name, folder, _deck(folder, truth.empty, truth.deck), truth, video_in(folder),
                      match if match.is_file() else None)


def _is_still(path: Path) -> bool:
    return path.name != "events.json" and {"deck", "empty", "image"} <= truth_json(path).keys()


def _deck(folder: Path, empty: str, deck: str) -> TrueDeck:
    image = _there(folder / deck)
    path = image.with_suffix(".json")
    return TrueDeck(_there(folder / empty), image, in_form(DeckTruthForm, path, truth_json(path)).cards)


def _there(path: Path) -> Path:
    if not path.is_file():
        raise TruthError(f"there is no picture {path}, which a truth file names")
    return path
