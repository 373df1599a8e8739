"""A game of three coins on three round spots: no rows, no squares, no cards.

Why it exists: it goes through everything that the board game goes through, so that nothing there can know squares.
Heads are Ada's, tails are Ben's; a coin that is turned over breaks rule CO-1. Who has more coins up wins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import cv2
import numpy as np

from referee.games.api.codec import COMMON
from referee.games.api.game import Game, Played
from referee.games.api.lines import CorrectPiece, Laid, Line, Look, Owner, RemovePiece
from referee.games.api.looks import every_look, line_of_look
from referee.games.api.setup import Setup
from referee.games.api.sight import Image, Mark, Sight
from referee.geometry.lens import Lens
from referee.kit.taught import TaughtSet
from referee.rules.choices import Choices
from referee.rules.core import Event, Observation, ScoreLine, ScoreSheet
from referee.values.common import Check, Outline, Quality, Reading, Table, TableError
from referee.vision import BoardNotFound, ImageError, MotionMeter

OWNERS = {"heads": "ada", "tails": "ben"}
BRIGHT = {"bare": 60, "heads": 220, "tails": 140}
RADIUS, SIZE = 40, (480, 640)
PLACES = {"left": (140, 240), "middle": (320, 240), "right": (500, 240)}


def picture(faces: Mapping[str, str]) -> Image:
    """The table with these coins on it."""
    image = np.full((*SIZE, 3), 25, np.uint8)
    for spot, at in PLACES.items():
        cv2.circle(image, at, RADIUS, (BRIGHT[faces.get(spot, "bare")],) * 3, -1)
    return image


@dataclass(frozen=True)
class CoinTable(Table):
    game: ClassVar[str] = "coins"
    outlines: Mapping[str, Outline]

    @property
    def spots(self) -> Mapping[str, Outline]:
        return self.outlines

    def to_dict(self) -> dict[str, Any]:
        return {"format": "referee-table/1", "game": self.game, "image": {"width": self.width, "height": self.height},
                "spots": {spot: [list(p) for p in outline] for spot, outline in self.outlines.items()}}


@dataclass(frozen=True)
class CoinReading(Reading):
    faces: Mapping[str, str]

    hidden_spots = ()

    @property
    def owners(self) -> Collection[str]:
        return {OWNERS[face] for face in self.faces.values()}

    def to_dict(self) -> dict[str, Any]:
        return {"game": "coins", "coins": dict(self.faces)}


@dataclass(frozen=True)
class Coin:
    spot: str
    owner: str
    kind: str = "coin"
    candidates: tuple[str, ...] = ()

    @property
    def spots(self) -> tuple[str, ...]:
        return (self.spot,)


@dataclass(frozen=True)
class CoinObservation(Observation):
    laid: Mapping[str, str]
    gone: tuple[str, ...] = ()

    def at_rest(self, t: float, frame: int, looks: int) -> CoinObservation:
        return replace(self, t=t, frame=frame, looks=looks, blind=False, laid={}, gone=())


@dataclass(frozen=True, kw_only=True)
class CoinEvent(Event):
    spot: str = ""

    @property
    def spots(self) -> tuple[str, ...]:
        return (self.spot,) if self.spot else ()


class CoinReader:
    def __init__(self, table: CoinTable) -> None:
        self.table = table

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> CoinReading:
        if image.shape[:2] != (self.table.height, self.table.width):
            raise ImageError("picture of another size")
        level = {s: image[int(np.mean([p[1] for p in o])), int(np.mean([p[0] for p in o])), 0]
                 for s, o in self.table.spots.items()}
        return CoinReading({s: "heads" if v > 180 else "tails" for s, v in level.items() if v > 100})


class CoinMemory:
    def __init__(self) -> None:
        self.hand, self.lying = False, dict[str, str]()

    @property
    def pieces(self) -> tuple[Coin, ...]:
        return tuple(Coin(spot, OWNERS[face]) for spot, face in self.lying.items())

    def recall(self, looks: Iterable[CoinObservation]) -> None:
        for seen in looks:
            self.lying = {s: f for s, f in {**self.lying, **seen.laid}.items() if s not in seen.gone}

    def reread(self, doubted: Collection[Any] = ()) -> None: ...

    def observe(self, reading: CoinReading, t: float, frame: int, evidence: str = "") -> CoinObservation:
        new = {s: f for s, f in reading.faces.items() if self.lying.get(s) != f}
        gone = tuple(s for s in self.lying if s not in reading.faces)
        self.lying = dict(reading.faces)
        return CoinObservation(t, frame, new, gone, evidence=(evidence,))

    def finish(self, t: float, frame: int) -> None: ...


class CoinJudge:
    undecided = False

    def __init__(self) -> None:
        self.seq, self.lying = 0, dict[str, str]()

    def _event(self, t: float, frame: int, kind: str, **what: Any) -> CoinEvent:
        self.seq += 1
        return CoinEvent(seq=self.seq, t=t, frame=frame, type=kind, **what)

    def observe(self, seen: CoinObservation) -> list[CoinEvent]:
        said = []
        for spot, face in seen.laid.items():
            if turned := spot in self.lying:
                said.append(self._event(seen.t, seen.frame, "removed", spot=spot, player=OWNERS[self.lying[spot]]))
            said.append(self._event(seen.t, seen.frame, "coin", spot=spot, player=OWNERS[face], evidence=seen.evidence,
                                    cls="violation" if turned else "legal", rule="CO-1" if turned else None))
        said += [self._event(seen.t, seen.frame, "removed", spot=spot, player=OWNERS[self.lying[spot]])
                 for spot in seen.gone if spot in self.lying]
        self.lying = {s: f for s, f in {**self.lying, **seen.laid}.items() if s not in seen.gone}
        return said

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[CoinEvent]:
        return [self._event(t, frame, kind, player=player, params=params)]

    def finish(self, t: float, frame: int | None = None) -> list[CoinEvent]:
        return []


class CoinCorrections:
    """People say of a spot whose coin lies there, or that none does."""

    outstanding = False

    def __init__(self, lines: Iterable[Line]) -> None:
        said = [line for line in lines if isinstance(line, CorrectPiece | Owner | RemovePiece)]
        self.told = {line.squares[0]: None if isinstance(line, RemovePiece) else line.player for line in said}

    def apply(self, seen: CoinObservation) -> CoinObservation:
        face = {owner: face for face, owner in OWNERS.items()}
        laid = {s: face[self.told.get(s) or OWNERS[f]] for s, f in seen.laid.items()
                if self.told.get(s, "") is not None}
        return replace(seen, laid=laid)


class CoinSight(Sight[CoinTable, CoinReading, CoinObservation]):
    codec = COMMON.and_also(coin=Laid)
    correcting = frozenset({"correct_piece", "owner", "remove_piece"})

    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None) -> CoinTable:
        grey = cv2.cvtColor(pictures[0], cv2.COLOR_BGR2GRAY)
        found = cv2.findContours((grey > 40).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
        discs = sorted(tuple(map(tuple, cv2.convexHull(c)[:, 0].tolist())) for c in found if cv2.contourArea(c) > 1000)
        if len(discs) != len(PLACES) or int(grey.max()) > 100:
            raise BoardNotFound("there are no three bare round spots in this picture")
        return CoinTable(grey.shape[1], grey.shape[0], dict(zip(PLACES, discs, strict=True)), quality=Quality(True))

    def table_of(self, data: Mapping[str, Any]) -> CoinTable:
        if "spots" not in data:
            raise TableError("'spots' is missing")
        return CoinTable(data["image"]["width"], data["image"]["height"], {
            s: tuple(map(tuple, o)) for s, o in data["spots"].items()}, quality=Quality(True))

    def seen_anew(self, table: CoinTable, image: Image, latest: Image | None = None) -> None:
        return None

    def agrees(self, table: CoinTable, reading: CoinReading, believed: Sequence[Any]) -> bool:
        return True

    def reader(self, table: CoinTable, players: Collection[str] = ()) -> CoinReader:
        return CoinReader(table)

    def sensor(self, table: CoinTable) -> MotionMeter:
        from referee.vision import MotionMeter
        return MotionMeter(table)

    def examine(self, table: CoinTable, image: Image) -> tuple[Check, ...]:
        return (Check("spots", True, f"{len(table.spots)} spots"),)

    def set_out(self, reading: CoinReading) -> tuple[str, ...]:
        return ()

    def lines(self, reading: CoinReading) -> list[str]:
        return [f"{spot} {face}" for spot, face in reading.faces.items()]

    def marks(self, reading: CoinReading) -> list[Mark]:
        return [Mark((spot,), OWNERS[face]) for spot, face in reading.faces.items()]

    def view(self, table: CoinTable) -> dict[str, Any]:
        return {"kind": "coins", **table.to_dict()}

    def proposals(self, table: CoinTable, image: Image) -> dict[str, Any]:
        return {"pieces": [], "colours": []}

    def taught_by(self, table: CoinTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> Any:
        raise BoardNotFound("coins need no teaching")

    def memory(self, *, stills: bool) -> CoinMemory:
        return CoinMemory()

    def judge(self, table: CoinTable, setup: Setup, looks: int = 1, timed: bool = True) -> CoinJudge:
        return CoinJudge()

    def look_line(self, seen: CoinObservation) -> Look:
        return line_of_look(seen, {"laid": dict(seen.laid), "gone": list(seen.gone)})

    def look_of(self, line: Look) -> CoinObservation:
        return CoinObservation(**every_look(line), laid=dict(line.rest["laid"]), gone=tuple(line.rest["gone"]))

    def spots_of(self, seen: CoinObservation) -> set[str]:
        return {*seen.laid, *seen.gone}

    def corrections(self, lines: Iterable[Line]) -> CoinCorrections:
        return CoinCorrections(lines)


class CoinRules:
    game, kinds, options = "coins", ("round",), Choices

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        return {"score": dict(data["up"])}

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        return ScoreSheet(tuple(ScoreLine(*line, None) for line in data["up"].items()), self.answer(kind, data))


class CoinGame(Game):
    rules, players, seats, sight = CoinRules(), (2, 2), ("ada", "ben"), CoinSight()

    def question(self, played: Played) -> dict[str, Any]:
        return {"up": {seat: played.standing.placed(seat, "coin") for seat in self.playing(played.standing)}}
