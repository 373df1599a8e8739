"""Records a played round of cards: film, bare table, deck, what happened, the count and how it ended.

Why: `referee simulate --game cards` and whoever measures the referee read rounds from files. What this module does not
do: play (`play`), or say where hands are (`film`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from referee.sim.cards.film import BARE_S, LEAD_S, CardsFilm, outline
from referee.sim.cards.looks import sample_style
from referee.sim.cards.play import play
from referee.sim.cards.renderer import CardsRenderer
from referee.sim.cards.round import NAMES, RULES, Picture, Round
from referee.sim.cards.scene import CardsScene, deck_scene
from referee.sim.cards.truth import truth
from referee.sim.common.arrays import Array, Image
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.record.files import FORMAT, RecordError, write_film, write_jpeg, write_json
from referee.values.cards import OWNERS

TRIES = 60
"""Rounds tried for one that lasts about as long as was asked for."""
KEY_S = 1.0
"""Seconds between two key pictures: the truth says between which of them something happened."""
TABLE_MM = (1500.0, 1150.0)
"""Four lines of players have room on it."""
AZIMUTH = (258.0, 282.0)
"""Degrees: the camera stands about at the bottom side."""


@dataclass(frozen=True)
class CardsWishes:
    """What to simulate; a round of about `seconds` is looked for among those of seeds from `seed` on.

    `rules`: CG (999 Games) or CW (Weber). `pace`: share of the usual pauses that people make, from 0.1 to 2.
    `notice`: seconds in which nobody notices a mistake. `elevation` in degrees.
    """

    seed: int
    players: int = 3
    seconds: float = 60.0
    size: tuple[int, int] = (1920, 1080)
    fps: float = 10.0
    faults: float = 0.1
    rules: str = "CG"
    pace: float = 0.6
    elevation: tuple[float, float] = (58.0, 82.0)
    notice: float = 0.0

    def __post_init__(self) -> None:
        if not 2 <= self.players <= len(NAMES):
            raise RecordError(f"{self.players} players: rounds of cards are simulated for 2 to 4")
        if self.rules not in RULES:
            raise RecordError(f"rules {self.rules!r}: give {' or '.join(RULES)}")
        if not 0 <= self.faults <= 1:
            raise RecordError(f"faults {self.faults}: give a share from 0 to 1")
        if not 0.1 <= self.pace <= 2:
            raise RecordError(f"pace {self.pace}: give a share of the usual pauses from 0.1 to 2")
        if self.notice < 0:
            raise RecordError(f"notice {self.notice}: give seconds from 0 on")
        if min(self.size) < 240 or self.fps <= 0 or self.seconds <= 0:
            raise RecordError("the picture must have at least 240 pixels a side, and seconds and fps must be above 0")


class CardsRecording:
    """One round, staged and lit, ready to be written."""

    def __init__(self, wishes: CardsWishes) -> None:
        self.wishes = wishes
        style = sample_style(wishes.seed)
        self.style = replace(style, table=replace(style.table, size_mm=TABLE_MM, shift_mm=(0.0, 0.0), turn_deg=0.0))
        width = self.style.decks[0].size_mm[0]
        self.camera = self._view(43, outline(width))
        self.film = CardsFilm(self._played(), self.style, 1 / wishes.fps, wishes.seed)
        self.renderer = CardsRenderer(self.style, self.camera)

    @property
    def played(self) -> Round:
        return self.film.played

    def _played(self) -> Round:
        wishes = self.wishes
        best = None
        for k in range(TRIES):
            seed = wishes.seed * TRIES + k
            played = self._round(seed, 1.0)
            if played.stop is None:
                continue
            off = abs(CardsFilm(played, self.style, 1.0, 0).seconds - wishes.seconds)
            if best is None or off < best[0]:
                best = off, seed
            if off < 0.01 * wishes.seconds:
                break
        if best is None:
            raise RecordError("no round with a stop call came out; use another seed")
        return self._round(best[1], 1 / wishes.fps)

    def _round(self, seed: int, every: float) -> Round:
        wishes = self.wishes
        return play(seed, wishes.faults, wishes.rules, wishes.players, wishes.pace, every, wishes.notice)

    def _view(self, salt: int, corners: Array) -> Camera:
        """A camera with a straight lens from which all of the corners (mm) are seen."""
        wishes = self.wishes
        rng = np.random.default_rng([wishes.seed, salt])
        camera = sample_camera(rng, corners, wishes.size, wishes.elevation, (0.96, 1.0), AZIMUTH)
        return replace(camera, dist=(0.0, 0.0, 0.0, 0.0, 0.0))

    @property
    def frame_count(self) -> int:
        return int(self.film.seconds * self.wishes.fps)

    def picture(self, scene: CardsScene, n: int = 0) -> Image:
        """A scene as the camera gives it; `n` numbers the picture for the sensor's noise."""
        return self.renderer.render(scene, self.wishes.seed + n).image

    def frames(self, progress: Callable[[int], None] | None = None) -> Iterator[Image]:
        """Every frame of the film."""
        for n in range(self.frame_count):
            yield self.picture(self.film.at(n / self.wishes.fps), n + 1)
            if progress:
                progress(n + 1)

    def deck(self) -> tuple[Image, dict[str, Any]]:
        """The deck in rows with a back of each player, from a camera of its own, and what lies where."""
        wishes, deck = self.wishes, self.style.decks[0]
        matt = replace(deck, gloss=0.0)  # a picture with glare on a card would be taken again
        style = replace(self.style, backs=self.style.backs[:wishes.players], decks=(matt, *self.style.decks[1:]))
        rng = np.random.default_rng([wishes.seed, 47])
        while True:  # rows along the picture are seen larger
            scene = deck_scene(rng, style)
            spread = np.array([(card.x, card.y) for card in scene.cards])
            if np.ptp(spread[:, 0]) > np.ptp(spread[:, 1]):
                break
        margin = 0.7 * max(deck.size_mm)
        (x0, y0), (x1, y1) = spread.min(axis=0) - margin, spread.max(axis=0) + margin
        camera = self._view(53, np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]))
        renderer = CardsRenderer(style, camera)
        scene = replace(scene, clutter=())
        shot = renderer.render(scene, wishes.seed)
        return shot.image, _deck_truth(truth(scene, style, renderer, shot))

    def keys(self) -> list[float]:
        """Times of the key pictures, seconds of the film: the bare table, the table dealt, on to the end of play."""
        count = int((self.film.play_s - LEAD_S) / KEY_S) + 1
        return [BARE_S / 2, *(LEAD_S + k * KEY_S for k in range(count + 1))]

    def events(self) -> dict[str, Any]:
        """What happened, in the words of the development rounds; `frames` number the key pictures."""
        keys = self.keys()
        pictures = tuple(_at(self.film.picture(t), t - LEAD_S) for t in keys)
        told = replace(self.played, pictures=pictures).events()
        for event in told["events"]:
            event["t"] = round(event["t"] + LEAD_S, 2)
        match = told["match"]
        match.update(start=LEAD_S, stop=None if match["stop"] is None else round(match["stop"] + LEAD_S, 2))
        labels = {0: "empty", 1: "start"}
        told["frames"] = [{"image": f"frame_{n:03d}.jpg", "label": labels.get(n, "after"), "settled": not p.hands,
                           "time_s": round(t, 2)} for n, (t, p) in enumerate(zip(keys, pictures, strict=True))]
        told["final"] |= self._final()
        return {"round": self.wishes.seed, "deck": "deck.jpg", "empty": "empty.jpg", **told}

    def _final(self) -> dict[str, Any]:
        """The piles with their tops, and the score had nothing wrong been left lying."""
        played = self.played
        wrong = [d for d in played.deeds if d.type == "card" and d.fault and not d.taken_back]
        owner = dict(zip(played.players, OWNERS, strict=False))
        off = Counter(owner[d.seat] for d in wrong)
        piles = []
        for number, cards in played.piles.items():
            _, name, down = cards[-1]
            piles.append({"pile": number, "colour": name.split()[0], "top": int(name.split()[1]),
                          "top_face": "down" if down else "up", "cards": [[card, by] for by, card, _ in cards]})
        return {"piles": piles, "faults_left_lying": [d.id for d in wrong],
                "score_without_faults": {owner[seat]: n - off[owner[seat]] for seat, n in played.score.items()}}

    def match(self) -> str:
        """What the camera cannot know, as `referee watch --match` wants it (TOML)."""
        played = self.played
        names = dict(zip(played.players, NAMES, strict=False))
        lines = ['game = "cards"', f'rules = "{played.rules}"', "", "[players]",
                 *(f'{seat} = "{name}"' for seat, name in names.items())]
        if played.stop is not None and played.caller is not None:
            lines += ["", "[round]", f"start = {LEAD_S:g}", f"stop = {played.stop + LEAD_S:.2f}",
                      f'caller = "{names[played.caller]}"']
        return "\n".join(lines) + "\n"


def write_round(recording: CardsRecording, folder: Path, video: bool = True,
                progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Into `folder` (made if missing): `empty.jpg`, `deck.jpg`, `count.jpg`, each with its truth, `events.json`,
    `match.toml`, `truth.json` and, unless told otherwise, `round.mp4`. What truth.json holds is returned, with the
    events under `events`."""
    folder.mkdir(parents=True, exist_ok=True)
    wishes, events = recording.wishes, recording.events()
    final, shared = events["final"], {"empty": "empty.jpg", "deck": "deck.jpg"}
    _shoot(recording, recording.film.at(0.0), folder / "empty", 0, 95)
    _shoot(recording, recording.film.counted(), folder / "count", 1, 95,
           {**shared, "image": "count.jpg", "centre": final["centre"], "score": final["score"]})
    image, laid = recording.deck()
    write_jpeg(folder / "deck.jpg", image, 93)
    write_json(folder / "deck.json", laid)
    write_json(folder / "events.json", events)
    (folder / "match.toml").write_text(recording.match(), encoding="utf-8")
    codec = write_film(recording.frames(progress), folder / "round.mp4", wishes.size, wishes.fps) if video else None
    found = {"format": FORMAT, "game": "cards", "seed": wishes.seed, "video": "round.mp4" if video else None,
             "codec": codec, "empty": "empty.jpg", "deck": "deck.jpg", "events": "events.json", "match": "match.toml",
             "fps": wishes.fps, "seconds": round(recording.film.seconds, 2), "size": list(wishes.size),
             "elevation_deg": round(recording.camera.elevation, 1), "players": list(recording.played.players),
             "caller": recording.played.caller, "final": final,
             "wishes": {name: value for name, value in asdict(wishes).items() if name != "seed"}}
    write_json(folder / "truth.json", found)
    return {**found, "events": events["events"]}


def write_stills(recording: CardsRecording, folder: Path) -> int:
    """The key pictures as JPEG with their truth, the deck, and `events.json`; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    events = recording.events()
    for n, t in enumerate(recording.keys()):
        scene, name = recording.film.at(min(t, recording.film.play_s)), f"frame_{n:03d}"
        more = {"image": f"{name}.jpg", "empty": "frame_000.jpg", "deck": "deck.jpg"} if n else {}
        _shoot(recording, scene, folder / name, n, recording.style.sensor.jpeg, more)
    image, laid = recording.deck()
    write_jpeg(folder / "deck.jpg", image, recording.style.sensor.jpeg)
    write_json(folder / "deck.json", laid)
    write_json(folder / "events.json", {**events, "empty": "frame_000.jpg"})
    return len(events["frames"])


def _shoot(recording: CardsRecording, scene: CardsScene, base: Path, n: int, quality: int,
           more: Mapping[str, Any] | None = None) -> None:
    shot = recording.renderer.render(scene, recording.wishes.seed + n)
    write_jpeg(base.with_suffix(".jpg"), shot.image, quality)
    write_json(base.with_suffix(".json"), {**truth(scene, recording.style, recording.renderer, shot),
                                               **(more or {})})


def _deck_truth(found: dict[str, Any]) -> dict[str, Any]:
    """The truth of the deck's picture, all cards of which have one place."""
    return {**found, "cards": [{**card, "place": "deck"} for card in found["cards"]]}


def _at(picture: Picture, t: float) -> Picture:
    return replace(picture, t=t)
