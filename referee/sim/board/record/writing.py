"""Writes a recorded round: video, picture of the empty board, truth, and key frames if wanted.

Why: `referee simulate` and whoever measures the referee read rounds from files. What this module does not do: play,
draw or know the truth (`recording` joins those that do).

The bytes of a video depend on the encoder: libx264 through an installed ffmpeg, else MPEG-4 part 2 through OpenCV.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.files import write_whole
from referee.sim.board.play.acts import Act
from referee.sim.board.record.recording import RecordError, Recording
from referee.sim.board.render.live import Live
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.things import Scene
from referee.sim.common.arrays import Image
from referee.sim.common.render import post

CRF = 25
"""Quality of H.264: frame lines of 2 pixels stay readable, a minute of 1080p takes about 5 MB."""


def write_round(
    recording: Recording, folder: Path, video: bool = True, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Into `folder` (made if missing): `empty.jpg` with `empty.json`, `events.json`, `match.toml`, `truth.json` and,
    unless told otherwise, `round.mp4`. What truth.json holds is returned, with the events under `events`."""
    folder.mkdir(parents=True, exist_ok=True)
    _write_jpeg(folder / "empty.jpg", recording.empty(), 95)
    _write_json(folder / "empty.json", truth(recording.stage.at(0.0), recording.style, recording.camera))
    _write_json(folder / "events.json", recording.events())
    (folder / "match.toml").write_text(recording.match(), encoding="utf-8")
    codec = write_video(recording, folder / "round.mp4", progress) if video else None
    found = recording.truth("round.mp4" if video else None, codec)
    _write_json(folder / "truth.json", found)
    return {**found, "events": recording.events()["events"]}


def write_video(recording: Recording, path: Path, progress: Callable[[int], None] | None = None) -> str:
    """The film as MP4; returns the codec used (h264, or mpeg4 where no ffmpeg is installed)."""
    wishes = recording.wishes
    part = path.with_name(path.name + ".part")
    codec = "h264" if shutil.which("ffmpeg") else "mpeg4"
    with (_ffmpeg if codec == "h264" else _opencv)(part, wishes.size, wishes.fps) as put:
        for image in recording.frames(progress):
            put(image)
    part.replace(path)
    return codec


@contextmanager
def _ffmpeg(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[Image], None]]:
    command = [
        "ffmpeg",
        "-y",
        "-loglevel",
        "error",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "bgr24",
        "-s",
        f"{size[0]}x{size[1]}",
        "-r",
        f"{fps:g}",
        "-i",
        "-",
        "-an",
        "-c:v",
        "libx264",
        "-preset",
        "medium",
        "-crf",
        str(CRF),
        "-pix_fmt",
        "yuv420p",
        "-movflags",
        "+faststart",
        "-f",
        "mp4",
        str(path),
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stderr is not None
        into = process.stdin

        def put(image: Image) -> None:
            into.write(np.ascontiguousarray(image).data)

        try:
            yield put
        except BrokenPipeError:
            pass  # ffmpeg ended early and says why below
        finally:
            into.close()
        said = process.stderr.read().decode(errors="replace").strip()
        if process.wait() != 0:
            raise RecordError(f"ffmpeg could not write {path.name}: {said or 'no reason given'}")


@contextmanager
def _opencv(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[Image], None]]:
    real = path.with_suffix(".mp4")  # OpenCV chooses the container by the name's end
    writer = cv2.VideoWriter(str(real), cv2.VideoWriter.fourcc(*"mp4v"), fps, size)
    if not writer.isOpened():
        raise RecordError(f"no video can be written to {path.parent}: install ffmpeg, or check the folder")
    try:
        yield writer.write
    finally:
        writer.release()
    real.replace(path)


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
        _write_jpeg(folder / f"{name}.jpg", image, live.sensor.jpeg)
        found = truth(scene, recording.style, recording.camera)
        meta = {"label": label, "settled": not scene.hands, "time_s": round(t, 2), "event": act.id if act else 0}
        _write_json(folder / f"{name}.json", {**found, "image": f"{name}.jpg", "meta": meta})
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
    _write_json(folder / "events.json", {**events, "frames": frames})
    return len(frames)


def _write_jpeg(path: Path, image: Image, quality: int) -> None:
    ok, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not ok:
        raise RecordError(f"the picture {path.name} could not be encoded")
    path.write_bytes(data.tobytes())


def _write_json(path: Path, value: dict[str, Any]) -> None:
    write_whole(path, json.dumps(value, separators=(",", ":")))
