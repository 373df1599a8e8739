"""A game of three coins on three round spots: no rows, no squares, no cards.

Why it exists: it goes through everything that the board game goes through, so that nothing there can know squares.
Heads are Ada's, tails are Ben's; a coin that is turned over breaks rule CO-1, and none is taken away. Who has more
coins up wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, ClassVar, Literal

import cv2
import numpy as np

from referee.files.lines.common import LookForm, SaidForm
from referee.files.lines.values import Spot, Spots
from referee.games.api.codec import COMMON
from referee.games.api.game import Game, MatchError, Played
from referee.games.api.learning import TaughtBefore
from referee.games.api.lines import CorrectPiece, Laid, Line, Look, RemovePiece
from referee.games.api.looks import every_look, line_of_look
from referee.games.api.parts import Checked, Image, Mark
from referee.games.api.setup import Setup
from referee.games.api.showing import NamedSpots
from referee.games.api.sight import Sight
from referee.games.api.words import REMOVE_PIECE, WHOSE_PIECE
from referee.kit.taught import TaughtSet
from referee.rules.choices import Choices
from referee.rules.core import Event, Finding, Observation, ScoreLine, ScoreSheet
from referee.values.common import Check, Outline, Quality, Reading, Table, TableError
from referee.vision.common import ImageError, MotionMeter, TableNotFound

OWNERS = {"heads": "ada", "tails": "ben"}
FACES = {owner: face for face, owner in OWNERS.items()}
BRIGHT = {"bare": 60, "heads": 220, "tails": 140}
RADIUS, SIZE = 40, (480, 640)
PLACES = {"left": (140, 240), "middle": (320, 240), "right": (500, 240)}


def picture(faces: Mapping[str, str], levels: Mapping[str, int] = BRIGHT) -> Image:
    """The table with these coins on it, which look so."""
    image = np.full((*SIZE, 3), 25, np.uint8)
    for spot, at in PLACES.items():
        cv2.circle(image, at, RADIUS, ({**BRIGHT, **levels}[faces.get(spot, "bare")],) * 3, -1)
    return image


def coins(lying: Mapping[str, str]) -> tuple[Coin, ...]:
    return tuple(Coin((spot,), OWNERS[face]) for spot, face in lying.items())


@dataclass(frozen=True)
class CoinTable(Table):
    """`levels`: how bright a bare spot is and each face."""

    game: ClassVar[str] = "coins"
    outlines: Mapping[str, Outline]
    levels: Mapping[str, int] = field(default_factory=BRIGHT.copy)

    @property
    def spots(self) -> Mapping[str, Outline]:
        return self.outlines

    def to_dict(self) -> dict[str, Any]:
        return {"format": "referee-table/1", "game": self.game, "image": {"width": self.width, "height": self.height},
                "spots": {spot: [list(p) for p in outline] for spot, outline in self.outlines.items()},
                "levels": dict(self.levels)}

    def faces(self, image: Image) -> dict[str, str]:
        levels = {s: int(image[tuple(np.mean(o, axis=0).astype(int)[::-1])][0]) for s, o in self.outlines.items()}
        seen = {s: min(self.levels, key=lambda face: abs(self.levels[face] - level)) for s, level in levels.items()}
        return {s: face for s, face in seen.items() if face != "bare"}

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> CoinReading:
        if image.shape[:2] != (self.height, self.width):
            raise ImageError("picture of another size")
        return CoinReading(self.faces(image))


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
    spots: tuple[str, ...]
    owner: str
    kind: str = "coin"
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True)
class CoinObservation(Observation):
    """`laid`: the face at each spot that shows another one than before."""

    laid: Mapping[str, str]

    def at_rest(self, t: float, frame: int, looks: int) -> CoinObservation:
        return replace(self, t=t, frame=frame, looks=looks, blind=False, laid={})


@dataclass(frozen=True, kw_only=True)
class CoinEvent(Event):
    at: tuple[str, ...] = ()

    @property
    def spots(self) -> tuple[str, ...]:
        return self.at


class CoinMemory:
    def __init__(self) -> None:
        self.hand, self.lying = False, dict[str, str]()

    @property
    def pieces(self) -> tuple[Coin, ...]:
        return coins(self.lying)

    def recall(self, looks: Iterable[CoinObservation]) -> None:
        for seen in looks:
            self.lying |= seen.laid

    def reread(self, doubted: Collection[Any] = ()) -> None: ...

    def observe(self, reading: CoinReading, t: float, frame: int, evidence: str = "") -> CoinObservation:
        new = {spot: face for spot, face in reading.faces.items() if self.lying.get(spot) != face}
        self.lying |= new
        return CoinObservation(t, frame, new, evidence=(evidence,))

    def finish(self, t: float, frame: int) -> None: ...


class CoinJudge:
    undecided = False

    def __init__(self) -> None:
        self.seq, self.lying = 0, dict[str, str]()

    def event(self, t: float, frame: int, kind: str, **what: Any) -> CoinEvent:
        self.seq += 1
        return CoinEvent(seq=self.seq, t=t, frame=frame, type=kind, **what)

    def observe(self, seen: CoinObservation) -> list[CoinEvent]:
        turned = {s: self.lying[s] for s in seen.laid if s in self.lying}
        said = [self.event(seen.t, seen.frame, "removed", at=(s,), player=OWNERS[face]) for s, face in turned.items()]
        said += [self.event(seen.t, seen.frame, "coin", at=(s,), player=OWNERS[face], evidence=seen.evidence,
                            cls="violation" if s in turned else "legal", rule="CO-1" if s in turned else None)
                 for s, face in seen.laid.items()]
        self.lying |= seen.laid
        return said

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[CoinEvent]:
        return [self.event(t, frame, kind, player=player, params=params)]

    def finish(self, t: float, frame: int | None = None) -> list[CoinEvent]:
        return []


class CoinCorrections:
    """People say of a spot whose coin lies there, or that none does."""

    outstanding = False

    def __init__(self, lines: Iterable[Line]) -> None:
        said = [line for line in lines if isinstance(line, CorrectPiece | RemovePiece)]
        self.told = {line.squares[0]: None if isinstance(line, RemovePiece) else line.player for line in said}

    def apply(self, seen: CoinObservation) -> CoinObservation:
        owners = {s: self.told.get(s, OWNERS[face]) for s, face in seen.laid.items()}
        return replace(seen, laid={s: FACES[owner] for s, owner in owners.items() if owner is not None})


class CoinTeaching(TaughtBefore[CoinTable, Reading]):
    kinds = ("coin",)
    own = frozenset(())

    def proposals(self, table: CoinTable, image: Image) -> dict[str, Any]:
        return {"colours": [], "pieces": [{"id": n, "kind": "coin", "at": PLACES[spot], "owner": None, "quad": [
            list(p) for p in table.spots[spot]]} for n, spot in enumerate(table.faces(image))]}

    def taught_by(self, table: CoinTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[CoinTable, Any]:
        levels = {FACES[p["owner"]]: int(image[int(p["at"][1]), int(p["at"][0]), 0]) for p in pieces}
        missing = [face for face in FACES.values() if face not in levels]
        return (replace(table, levels={**table.levels, **levels}, taught=TaughtSet()),
                SimpleNamespace(text=", ".join(levels), missing=missing, notes=()))


class CoinShowing(NamedSpots[CoinTable, CoinReading]):
    def view(self, table: CoinTable) -> dict[str, Any]:
        return {}

    def lines(self, reading: CoinReading) -> list[str]:
        return [f"{spot} {face}" for spot, face in reading.faces.items()]

    def marks(self, reading: CoinReading) -> list[Mark]:
        return [Mark((spot,), OWNERS[face]) for spot, face in reading.faces.items()]

    def tally(self, pieces: Sequence[Coin], seats: Sequence[str]) -> dict[str, Any]:
        return {"coins": {seat: sum(p.owner == seat for p in pieces) for seat in seats}}

    def told(self, found: Mapping[str, Any]) -> list[str]:
        return [f"{seat}: {n}" for seat, n in found["coins"].items()]

    def deed(self, rule: str | None, kind: str | None) -> str:
        return "turn it back"


class CoinForm(SaidForm):
    type: Literal["coin"]


class CoinLookForm(LookForm):
    laid: dict[Spot, Literal["heads", "tails"]]
    gone: Spots = ()


class CoinSight(Sight[CoinTable, CoinReading, CoinObservation]):
    codec, teaching, showing = COMMON.and_also(coin=Laid), CoinTeaching(), CoinShowing()
    places: ClassVar = ()
    counts = False
    contest = None
    busy_s = None
    words: ClassVar = {"correct_piece": WHOSE_PIECE, "remove_piece": REMOVE_PIECE}
    correcting, forms = frozenset(words), (CoinForm, CoinLookForm)

    def learn(self, pictures: Sequence[Image], lens: Any = None, taught: Any = None, tell: Any = None,
              corners: Any = None, deck: Any = None, *, whole: bool = True) -> CoinTable:
        grey = cv2.cvtColor(pictures[0], cv2.COLOR_BGR2GRAY)
        found = cv2.findContours((grey > 40).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
        discs = sorted(tuple(map(tuple, cv2.convexHull(c)[:, 0].tolist())) for c in found if cv2.contourArea(c) > 1000)
        if len(discs) != len(PLACES) or int(grey.max()) > 100:
            raise TableNotFound("there are no three bare round spots in this picture")
        return CoinTable(grey.shape[1], grey.shape[0], dict(zip(PLACES, discs, strict=True)), quality=Quality(True))

    def table_of(self, data: Mapping[str, Any]) -> CoinTable:
        if not {"spots", "levels"} <= data.keys():
            raise TableError("'spots' or 'levels' is missing")
        size, outlines = data["image"], {s: tuple(map(tuple, o)) for s, o in data["spots"].items()}
        return CoinTable(size["width"], size["height"], outlines, data["levels"], quality=Quality(True))

    def seen_anew(self, table: CoinTable, image: Image, latest: Image | None = None) -> None:
        return None

    def agrees(self, table: CoinTable, reading: CoinReading, believed: Sequence[Any]) -> bool:
        return True

    def reader(self, table: CoinTable, setup: Setup | None = None) -> CoinTable:
        return table

    def without_table(self, image: Image) -> CoinReading:
        raise MatchError("match-needs-table", game="coins")

    def sensor(self, table: CoinTable) -> MotionMeter:
        return MotionMeter(table)

    def ready(self) -> Check:
        return Check("model", True, "no network is needed")

    def examine(self, table: CoinTable, image: Image) -> tuple[Check, ...]:
        return (Check("spots", True, f"{len(table.spots)} spots"),)

    def set_out(self, reading: CoinReading) -> tuple[str, ...]:
        return ()

    def check(self, table: CoinTable, reading: CoinReading, setup: Setup, start: CoinReading | None) -> Checked:
        up = coins(reading.faces)
        return Checked((), Finding("info", None), len(up), False, up, (), {})

    def memory(self, *, stills: bool) -> CoinMemory:
        return CoinMemory()

    def judge(self, table: CoinTable, setup: Setup, looks: int = 1, timed: bool = True) -> CoinJudge:
        return CoinJudge()

    def look_line(self, seen: CoinObservation) -> Look:
        return line_of_look(seen, {"laid": dict(seen.laid)})

    def look_of(self, line: Look) -> CoinObservation:
        return CoinObservation(**every_look(line), laid=dict(line.rest["laid"]))

    def spots_of(self, seen: CoinObservation) -> set[str]:
        return {*seen.laid}

    def corrections(self, lines: Iterable[Line]) -> CoinCorrections:
        return CoinCorrections(lines)


class CoinRules:
    game, kinds, options = "coins", ("round",), Choices

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        return {"score": dict(data["up"])}

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        return ScoreSheet(tuple(ScoreLine(who, up, None) for who, up in data["up"].items()), self.answer(kind, data))


class CoinGame(Game):
    rules, players, seats, sight = CoinRules(), (2, 2), ("ada", "ben"), CoinSight()

    def question(self, played: Played) -> dict[str, Any]:
        return {"up": {seat: played.standing.placed(seat, "coin") for seat in self.playing(played.standing)}}
