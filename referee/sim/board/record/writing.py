"""Writes a recorded round: video, picture of the empty board, truth, and key frames if wanted.

Why: `referee simulate` and whoever measures the referee read rounds from files. What this module does not do: play,
draw or know the truth (`recording` joins those that do).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from referee.sim.board.play.acts import Act
from referee.sim.board.record.recording import Recording
from referee.sim.board.render.live import Live
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.things import Scene
from referee.sim.common.record.files import write_film, write_jpeg, write_json
from referee.sim.common.render import post


def write_round(
    recording: Recording, folder: Path, video: bool = True, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Into `folder` (made if missing): `empty.jpg` with `empty.json`, `events.json`, `match.toml`, `truth.json` and,
    unless told otherwise, `round.mp4`. What truth.json holds is returned, with the events under `events`."""
    folder.mkdir(parents=True, exist_ok=True)
    write_jpeg(folder / "empty.jpg", recording.empty(), 95)
    write_json(folder / "empty.json", truth(recording.stage.at(0.0), recording.style, recording.camera))
    write_json(folder / "events.json", recording.events())
    (folder / "match.toml").write_text(recording.match(), encoding="utf-8")
    wishes = recording.wishes
    film = write_film(recording.frames(progress), folder / "round.mp4", wishes.size, wishes.fps) if video else None
    found = recording.truth("round.mp4" if video else None, film)
    write_json(folder / "truth.json", found)
    return {**found, "events": recording.events()["events"]}


def write_stills(recording: Recording, folder: Path) -> int:
    """Key frames as JPEG with their truth, and `events.json`, like the development rounds; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    stage, round_ = recording.stage, recording.round
    live = Live(Renderer(recording.style, recording.camera), stage.at(0.0))
    rng = np.random.default_rng(recording.wishes.seed + 3)
    frames: list[dict[str, Any]] = []
    events = recording.events()

    def shoot(label: str, t: float, scene: Scene, act: Act | None) -> int:
        n = len(frames)
        name = f"frame_{n:03d}"
        image = post.add_noise(live.frame(scene), live.sensor, rng)
        write_jpeg(folder / f"{name}.jpg", image, live.sensor.jpeg)
        found = truth(scene, recording.style, recording.camera)
        meta = {"label": label, "settled": not scene.hands, "time_s": round(t, 2), "event": act.id if act else 0}
        write_json(folder / f"{name}.json", {**found, "image": f"{name}.jpg", "meta": meta})
        frames.append(
            {
                **meta,
                "image": f"{name}.jpg",
                "hand": bool(scene.hands),
                "tokens": {k.id: list(k.cell) if k.cell else None for k in scene.tokens},
                "pieces": {p.id: [list(c) for c in p.cells] for p in scene.pieces if p.cells},
            }
        )
        return n

    shoot("empty", 0.0, stage.at(0.0), None)
    last = shoot("start", stage.set_out, stage.at(stage.set_out), None)
    for act, entry in zip(round_.acts, events["events"], strict=True):
        if act.type in ("stop", "stalemate"):
            entry["frames"] = {"before": last, "during": [], "after": last}
            continue
        moment = act.laid + 0.02 if rng.random() < 0.6 else (act.laid + act.token_at) / 2
        during = [shoot("pressing", moment, stage.at(moment), act)] if rng.random() < 0.7 else []
        after = shoot("after", act.hand_out, stage.settled(act), act)
        entry["frames"] = {"before": last, "during": during, "after": after}
        last = after
    write_json(folder / "events.json", {**events, "frames": frames})
    return len(frames)
