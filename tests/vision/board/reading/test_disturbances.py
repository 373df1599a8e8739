"""Small things that spoil a real table: whatever happens to light, camera and things on the board, nothing is invented,
and what cannot be seen is hidden."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from referee.evaluate.board.figures import Learned, StillRow, judge_still, judge_table
from referee.evaluate.board.truth import load_still
from referee.sim.board.looks.style import Style
from referee.sim.board.record.recording import Recording, Wishes
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.things import Scene, lay
from referee.sim.common.camera import Camera
from referee.sim.common.things import Clutter, Hand
from referee.values.board import BoardReading, BoardTable
from referee.vision.board import Reader, learn
from tests.support.squares import cell_of

pytestmark = pytest.mark.slow  # rendering and learning the board
Shown = tuple[Scene, Style, Camera]


@dataclass(frozen=True)
class Staged:
    """A lawful round after some acts, the table learned from its bare board, and a free pair of squares far off."""

    recording: Recording
    scene: Scene
    bare: Scene
    table: BoardTable
    learned: Learned
    free: tuple[tuple[int, int], tuple[int, int]]
    folder: Path

    def read(self, shown: Shown) -> tuple[BoardReading, StillRow]:
        scene, style, camera = shown
        image = Renderer(style, camera).still(scene, np.random.default_rng(5))
        keep(self.folder / "board", image, truth(scene, style, camera))
        reading = Reader(self.table).read(image)
        return reading, judge_still(load_still(self.folder / "board_empty.json"), self.learned, reading)


def keep(base: Path, image: np.ndarray, facts: dict[str, Any]) -> None:
    assert cv2.imwrite(str(base.with_suffix(".jpg")), image)
    base.with_suffix(".json").write_text(json.dumps(facts), encoding="utf-8")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Staged:
    folder = tmp_path_factory.mktemp("disturbed")
    recording = Recording(Wishes(4001, players=3, seconds=40.0, size=(1920, 1080), faults=0.0))
    stage, acts = recording.stage, [a for a in recording.round.acts if a.type in ("card", "joker")]
    scene, bare = stage.settled(acts[7]), stage.at(0.0)
    image = Renderer(recording.style, recording.camera).still(bare, np.random.default_rng(4))
    for name in ("board_empty", "board"):
        keep(folder / name, image, truth(bare, recording.style, recording.camera))
    table = learn([image])
    learned = judge_table(table, load_still(folder / "board_empty.json").empty)
    used = [c for p in scene.pieces for c in p.cells] + [t.cell for t in scene.tokens if t.cell]
    apart = [c for c in bare.colours if all(abs(c[0] - u[0]) + abs(c[1] - u[1]) > 2 for u in used)]
    pairs = [(c, (c[0], c[1] + 1)) for c in apart if (c[0], c[1] + 1) in apart]
    return Staged(recording, scene, bare, table, learned, pairs[0], folder)


def sun(scene: Scene, style: Style, camera: Camera) -> Shown:
    lights = replace(style.lights, lamp_ratio=2.5, lamp_kelvin=5500.0, shade=0.8, shade_deg=30.0,
                     shade_mm=(-60.0, 110.0), shade_soft_mm=8.0)
    return scene, replace(style, lights=lights), camera


def lamp_off(scene: Scene, style: Style, camera: Camera) -> Shown:
    return scene, replace(style, lights=replace(style.lights, lamp_ratio=0.03, room_kelvin=5200.0)), camera


def nudge(scene: Scene, style: Style, camera: Camera) -> Shown:
    return scene, style, camera.moved((10.0, 4.0, 0.0), (0.0, 0.0, 0.4))


def cup(scene: Scene, style: Style, camera: Camera) -> Shown:
    corners = np.concatenate([scene.square(c) for c in scene.colours])
    x, y = corners[np.argmax(corners @ [1, 1])] - 25.0
    mug = Clutter("mug", float(x), float(y), 0.0, (180, 40, 40))
    return replace(scene, clutter=(*scene.clutter, mug)), style, camera


def sleeve(scene: Scene, style: Style, camera: Camera) -> Shown:
    corners = np.concatenate([scene.square(c) for c in scene.colours])
    arm = Hand(float(corners[:, 0].max()) + 150, float(np.median(corners[:, 1])), 5.0, 200.0, "flat", sleeve_from=20.0)
    return replace(scene, hands=(arm,)), style, camera


@pytest.mark.thorough
@pytest.mark.parametrize("disturb", [sun, lamp_off, nudge, cup, sleeve])
def test_nothing_is_invented_and_nothing_missed_in_silence(
        disturb: Callable[[Scene, Style, Camera], Shown], staged: Staged) -> None:
    recording = staged.recording
    reading, row = staged.read(disturb(staged.scene, recording.style, recording.camera))
    assert not reading.table_moved
    assert row.pieces >= 4 and row.right >= row.pieces - 2
    assert row.false == 0 and row.silent == 0


@pytest.mark.parametrize("x_mm", [9.0, 7.0])
def test_a_card_half_off_its_squares_is_not_read_as_lying_on_them(x_mm: float, staged: Staged) -> None:
    scene, recording = staged.scene, staged.recording
    card = lay(scene, "off", "double", staged.free, [scene.colours[c] for c in staged.free], (x_mm, 8.0), 4.0)
    shown = replace(scene, pieces=(*scene.pieces, replace(card, cells=()))), recording.style, recording.camera
    reading, row = staged.read(shown)
    squares = {cell_of(staged.learned.match[c]) for c in staged.free}
    assert row.false == 0 and not any(set(c.cells) & squares for c in reading.cards)
    assert squares & reading.hidden


def test_a_section_that_was_pushed_aside_is_not_read_with_the_old_squares(staged: Staged) -> None:
    scene, recording = staged.scene, staged.recording
    *others, last = scene.sections
    pushed = replace(last, dx=last.dx + 12.0, dy=last.dy - 9.0, rot=last.rot + 4.0)
    reading, _ = staged.read((replace(scene, sections=(*others, pushed)), recording.style, recording.camera))
    rows, cols = (range(o, o + last.size) for o in last.origin)
    on_it = {cell_of(staged.learned.match[r, c]) for r in rows for c in cols}
    assert reading.table_moved or len(on_it & reading.hidden) >= 0.8 * len(on_it)


def test_sections_put_together_anew_are_noticed(staged: Staged) -> None:
    bare, recording = staged.bare, staged.recording
    origins = [s.origin for s in bare.sections]
    anew = tuple(replace(s, origin=o) for s, o in zip(bare.sections, origins[1:] + origins[:1], strict=True))
    reading, _ = staged.read((replace(bare, sections=anew), recording.style, recording.camera))
    assert reading.table_moved and len(reading.hidden) == len(staged.table.squares)
