"""Records a played round of dice: film, bare board, what happened and how it ended.

Why: `referee simulate --game dice` and whoever measures the referee read rounds from files. What this module does not
do: play (`play`), or say where hands are (`film`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from referee.sim.common.arrays import Image
from referee.sim.common.camera import Aim, Camera, look_at
from referee.sim.common.record.files import FORMAT, RecordError, write_film, write_jpeg, write_json
from referee.sim.dice.film import DiceFilm
from referee.sim.dice.looks import DiceStyle, sample_style
from referee.sim.dice.play import RULES, Deed, Round, play
from referee.sim.dice.renderer import DiceRenderer
from referee.sim.dice.scene import DiceScene
from referee.sim.dice.views import truth

NAMES = ("Anna", "Ben", "Clara", "David")
TRIES = 200
"""Seeds tried for a round with so many players and no more moments than fit into its seconds."""


@dataclass(frozen=True)
class DiceWishes:
    """What to simulate; a round of about `seconds` is looked for among those of seeds from `seed` on.

    `pixels_per_die` in the middle of the board; `elevation` in degrees.
    """

    seed: int
    players: int = 3
    seconds: float = 60.0
    size: tuple[int, int] = (1280, 720)
    fps: float = 10.0
    faults: float = 0.1
    pixels_per_die: float = 34.0
    elevation: tuple[float, float] = (50.0, 80.0)

    def __post_init__(self) -> None:
        if not 2 <= self.players <= len(NAMES):
            raise RecordError(f"{self.players} players: the dice game is for 2 to 4")
        if not 0 <= self.faults <= 1:
            raise RecordError(f"faults {self.faults}: give a share from 0 to 1")
        if min(self.size) < 240 or self.fps <= 0 or self.seconds <= 0:
            raise RecordError("the picture must have at least 240 pixels a side, and seconds and fps must be above 0")


class DiceRecording:
    """One round, staged and lit, ready to be written."""

    def __init__(self, wishes: DiceWishes) -> None:
        self.wishes = wishes
        self.style = sample_style(wishes.seed)
        rng = np.random.default_rng([wishes.seed, 41])
        self.camera = self._view(rng, self.style)
        self.film = DiceFilm(self._played(), self.style, wishes.seed)
        self.renderer = DiceRenderer(self.style, self.camera)

    def _played(self) -> Round:
        wishes = self.wishes
        best = None
        for k in range(TRIES):
            played = play(wishes.seed * TRIES + k, wishes.faults)
            if len(played.players) != wishes.players or played.caller is None:
                continue
            off = abs(DiceFilm(played, self.style, 0).seconds - wishes.seconds)
            if best is None or off < best[0]:
                best = off, played
            if off < 0.1 * wishes.seconds:
                break
        if best is None:
            raise RecordError("no round with a stop call came out; use another seed")
        return best[1]

    def _view(self, rng: np.random.Generator, style: DiceStyle) -> Camera:
        wishes = self.wishes
        up, hfov = float(rng.uniform(*wishes.elevation)), float(rng.uniform(48, 66))
        focal = wishes.size[0] / 2 / np.tan(np.radians(hfov) / 2)
        distance = float(focal * style.dice["red"].edge_mm / wishes.pixels_per_die)
        aim = Aim(270 + float(rng.uniform(-12, 12)), up, distance, float(rng.normal(0, 1)))
        return look_at((0.0, -6.0, 0.0), aim, hfov, wishes.size)

    @property
    def frame_count(self) -> int:
        return int(self.film.seconds * self.wishes.fps)

    def picture(self, scene: DiceScene, n: int = 0) -> Image:
        """A scene as the camera gives it; `n` numbers the picture for the sensor's noise."""
        return self.renderer.render(scene, self.wishes.seed + n).image

    def frames(self, progress: Callable[[int], None] | None = None) -> Iterator[Image]:
        """Every frame of the film."""
        for n in range(self.frame_count):
            yield self.picture(self.film.at(n / self.wishes.fps), n + 1)
            if progress:
                progress(n + 1)

    def events(self) -> dict[str, Any]:
        """What happened, in the words of the development rounds; `frames` number the pictures at rest."""
        played = self.film.played
        told = [{"id": 0, "type": "round_start", "player": None, "legal": None, "fault": None,
                 "frames": {"before": 0, "during": [], "after": 1}}]
        told += [self._told(d) for d in played.deeds]
        frames = [{"image": f"frame_{k:03d}.jpg", "settled": True, "time_s": round(self.film.rest_of(k), 2),
                   "label": "empty" if k == 0 else "after"} for k in range(len(played.pictures))]
        score = None
        if played.caller is not None:
            score = {s: -n for s, n in played.left.items()}
            score[played.caller] = sum(played.left.values())
        return {"round": self.wishes.seed, "game": "dice", "players": list(played.players), "events": told,
                "frames": frames, "caller": played.caller, "dice_left": played.left, "score": score}

    def _told(self, deed: Deed) -> dict[str, Any]:
        rules = RULES.get(deed.fault or "", ())
        fault = deed.fault is not None
        die = deed.die
        return {"id": deed.id + 1, "type": deed.type, "player": deed.player, "fault": deed.fault,
                "legal": not fault if deed.type in ("place", "roll", "stop", "turn") else None,
                "rule": rules[0] if rules else None, "rules_ok": list(rules),
                **({} if die is None else {"colour": die.colour, "pips": die.pips, "space": die.space}),
                **({} if deed.about is None else {"about": [deed.about + 1]}),
                "frames": {"before": deed.before, "during": [], "after": deed.after}}

    def match(self) -> str:
        """What the camera cannot know, as `referee watch --match` wants it (TOML)."""
        seats = self.film.played.players
        names = "\n".join(f'{seat} = "{name}"' for seat, name in zip(seats, NAMES, strict=False))
        return f'game = "dice"\n\n[players]\n{names}\n'


def write_round(recording: DiceRecording, folder: Path, video: bool = True,
                progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Into `folder` (made if missing): `empty.jpg`, `events.json`, `match.toml`, `truth.json` and, unless told
    otherwise, `round.mp4`. What truth.json holds is returned, with the events under `events`."""
    folder.mkdir(parents=True, exist_ok=True)
    wishes, events = recording.wishes, recording.events()
    shot = recording.renderer.render(recording.film.settled(0), wishes.seed)
    write_jpeg(folder / "empty.jpg", shot.image, 95)
    write_json(folder / "empty.json", truth(recording.film.settled(0), recording.style, recording.camera, shot))
    write_json(folder / "events.json", events)
    (folder / "match.toml").write_text(recording.match(), encoding="utf-8")
    codec = write_film(recording.frames(progress), folder / "round.mp4", wishes.size, wishes.fps) if video else None
    found = {"format": FORMAT, "game": "dice", "seed": wishes.seed, "video": "round.mp4" if video else None,
             "codec": codec, "empty": "empty.jpg", "events": "events.json", "match": "match.toml", "fps": wishes.fps,
             "seconds": round(recording.film.seconds, 2), "size": list(wishes.size),
             "elevation_deg": round(recording.camera.elevation, 1), "players": events["players"],
             "caller": events["caller"], "dice_left": events["dice_left"], "score": events["score"],
             "wishes": {name: value for name, value in asdict(wishes).items() if name != "seed"}}
    write_json(folder / "truth.json", found)
    return {**found, "events": events["events"]}


def write_stills(recording: DiceRecording, folder: Path) -> int:
    """The pictures at rest and one of a hand at work between, as JPEG with their truth, and `events.json`; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    events = recording.events()
    frames: list[dict[str, Any]] = []
    number: dict[int, int] = {}
    during: dict[int, int] = {}
    for k in range(len(recording.film.played.pictures)):
        number[k] = len(frames)
        _shoot(recording, recording.film.settled(k), folder, frames, "empty" if k == 0 else "after",
               recording.film.rest_of(k))
        if any(d.before == k and d.type in ("place", "removed", "turn") for d in recording.film.played.deeds):
            during[k] = len(frames)
            _shoot(recording, recording.film.between(k, 0.5), folder, frames, "carrying",
                   recording.film.rest_of(k) + 0.9)
    last = len(recording.film.played.pictures) - 1
    for event in events["events"]:
        was = event["frames"]
        event["frames"] = {"before": number[was["before"]], "after": number[min(was["after"], last)],
                           "during": [during[was["before"]]] if was["before"] in during else []}
    write_json(folder / "events.json", {**events, "frames": frames})
    return len(frames)


def _shoot(recording: DiceRecording, scene: DiceScene, folder: Path, frames: list[dict[str, Any]], label: str,
           t: float) -> None:
    name = f"frame_{len(frames):03d}"
    shot = recording.renderer.render(scene, recording.wishes.seed + len(frames))
    write_jpeg(folder / f"{name}.jpg", shot.image, recording.style.sensor.jpeg)
    write_json(folder / f"{name}.json", truth(scene, recording.style, recording.camera, shot))
    frames.append({"image": f"{name}.jpg", "label": label, "settled": not scene.hands, "time_s": round(t, 2)})
