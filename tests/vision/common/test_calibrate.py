"""Measuring a lens with the printed target, and learning a table with it."""

import json
import re
from pathlib import Path

import cv2
import numpy as np
import pytest

import calibration
from calibration.make_target import PAPERS, POINTS, page
from referee.geometry.camera import PlaneCamera
from referee.geometry.lens import Lens, LensError, bend, straighten
from referee.values.board import BoardTable
from referee.vision.board import learn
from referee.vision.common import TableNotFound
from referee.vision.common.calibrate import COLUMNS, ROWS, SQUARE_MM, Calibration, CalibrationError, calibrate, target
from tests.support.drawn import camera_over, flat_board, layout, seen_by

SIZE = (960, 540)
WIDE = Lens(*SIZE, focal=380.0, centre=(482.0, 268.0), coefficients=(-0.21, 0.028, 4e-4, -5e-4), error=0.1, views=12)
MILD = Lens(*SIZE, focal=600.0, centre=(479.5, 269.5), coefficients=(-0.05, 0.01, 0.0, 0.0), error=0.1, views=12)
SHEET_PX = 2  # pixels a mm of the drawn sheet


def sheet() -> np.ndarray:
    """The target on white paper with a margin of a square."""
    edge = round(SQUARE_MM * SHEET_PX)
    drawn = target().generateImage((COLUMNS * edge, ROWS * edge))
    return cv2.cvtColor(cv2.copyMakeBorder(drawn, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=250),
                        cv2.COLOR_GRAY2BGR)


def view(lens: Lens, middle: tuple[float, float], elevation: float, turn: float, distance: float) -> np.ndarray:
    """The sheet through a lens; lengths in squares, `middle` is where the optical axis meets the sheet."""
    looking = camera_over(0, 0, elevation=elevation, turn=turn, distance=distance)
    k1, k2, p1, p2 = lens.coefficients
    shift = looking.translation - looking.rotation @ np.array([*middle, 0.0])
    camera = PlaneCamera(lens.focal, lens.centre, k1, looking.rotation, shift, (k2, p1, p2))
    ys, xs = np.mgrid[0:SIZE[1], 0:SIZE[0]]
    where = ((camera.unproject(np.stack([xs, ys], axis=-1)) + 1.0) * SQUARE_MM * SHEET_PX - 0.5).astype(np.float32)
    seen = cv2.remap(sheet(), where[..., 0], where[..., 1], cv2.INTER_LINEAR, borderValue=(90, 110, 130))
    noise = np.random.default_rng(1).normal(0, 2, seen.shape)
    soft = np.asarray(cv2.GaussianBlur(seen, (0, 0), 0.6), np.float64)
    return np.clip(soft + noise, 0, 255).astype(np.uint8)


def views(lens: Lens, nearer: float = 1.0) -> list[np.ndarray]:
    """Ten views that have the sheet in the middle and towards every corner of the picture."""
    near = 7.0 * lens.focal / 500 / nearer
    x, y = 0.6 * near * np.array(SIZE) / (2 * lens.focal)
    places = [(3.5, 5.0), (3.5 - x, 5.0 - y), (3.5 + x, 5.0 - y), (3.5 - x, 5.0 + y), (3.5 + x, 5.0 + y)]
    return [view(lens, place, elevation, turn, near * further)
            for elevation, turn, further in ((66.0, 8.0, 1.0), (76.0, 95.0, 1.15)) for place in places]


@pytest.mark.slow
@pytest.mark.parametrize("lens", [pytest.param(MILD, id="mild"), pytest.param(WIDE, id="wide")])
def test_the_lens_is_found_from_pictures_of_the_target(lens: Lens) -> None:
    found = calibrate(views(lens))
    assert found.error < 0.3 and found.views >= 6
    assert found.focal == pytest.approx(lens.focal, rel=0.01)
    assert found.centre == pytest.approx(lens.centre, abs=3.0)
    ys, xs = np.mgrid[70:SIZE[1] - 60:50, 70:SIZE[0] - 60:50]
    pixels = np.stack([xs, ys], axis=-1).astype(float).reshape(-1, 2)
    rays = straighten((pixels - lens.centre) / lens.focal, lens.coefficients)
    again = bend(rays, found.coefficients) * found.focal + np.array(found.centre)
    off = np.abs(again - pixels).max(axis=-1)
    assert np.median(off) < 0.002 * SIZE[0] and off.max() < 0.006 * SIZE[0]


@pytest.mark.slow
def test_a_board_seen_through_a_wide_angle_lies_where_it_is_with_the_lens_and_not_without() -> None:
    k1, k2, p1, p2 = WIDE.coefficients
    looking = camera_over(8, 10, elevation=52.0, distance=7.6, size=SIZE)
    camera = PlaneCamera(WIDE.focal, WIDE.centre, k1, looking.rotation, looking.translation, (k2, p1, p2))
    image = seen_by(camera, flat_board(8, 10, layout(8, 10, 4)), size=SIZE)

    def astray(table: BoardTable) -> float:
        """By how many of its sides a corner of a square lies off at most; infinite if other squares are learned."""
        if [s.cell for s in table.squares] != [(r, c) for r in range(8) for c in range(10)]:
            return np.inf
        off: list[float] = []
        for square in table.squares:
            r, c = square.cell
            true = camera.project([[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]])
            side = np.sqrt(cv2.contourArea(true.astype(np.float32)))
            off.append(float(np.linalg.norm(np.array(square.quad) - true, axis=1).max() / side))
        return max(off)

    table = learn([image], lens=WIDE)
    assert astray(table) < 0.12
    learned = PlaneCamera.from_dict(table.camera)
    assert (learned.focal, learned.distortion) == (WIDE.focal, WIDE.coefficients)
    assert learned.elevation == pytest.approx(52.0, abs=0.5)
    try:
        without = astray(learn([image]))
    except TableNotFound:
        without = np.inf
    assert without > 0.12


def test_too_few_pictures_and_pictures_without_the_target_are_refused_with_what_to_do() -> None:
    grey = np.full((*SIZE[::-1], 3), 120, np.uint8)
    with pytest.raises(CalibrationError, match=r"0 different views of 3 pictures, 6 are needed: take 10 to 20"):
        calibrate([grey] * 3)
    one = view(MILD, (3.5, 5.0), 70.0, 0.0, 11.0)
    with pytest.raises(CalibrationError, match="1 different views of 8 pictures"):
        calibrate([one] * 8)
    with pytest.raises(CalibrationError, match="differ in size"):
        calibrate([one, np.asarray(cv2.resize(one, None, fx=0.5, fy=0.5), np.uint8)])


@pytest.mark.slow
def test_a_target_seen_in_the_middle_only_is_refused() -> None:
    far = [view(MILD, (3.5 + dx, 5.0), 60.0 + 3 * dx, 40.0 * dx, 22.0) for dx in (-4, -2.5, -1, 1, 2.5, 4, 5)]
    with pytest.raises(CalibrationError, match="only seen in the middle"):
        calibrate(far)


@pytest.mark.slow
def test_pictures_taken_with_two_zooms_do_not_make_a_lens() -> None:
    other = Lens(*SIZE, focal=800.0, centre=MILD.centre, coefficients=(0.1, 0.0, 0.0, 0.0), error=0.1, views=9)
    with pytest.raises(CalibrationError, match=r"do not fit one lens|views agree with each other"):
        calibrate([*views(MILD), *views(other, nearer=0.8)])


def test_the_same_view_counts_once() -> None:
    found = Calibration()
    one = view(MILD, (3.5, 5.0), 70.0, 0.0, 11.0)
    assert found.add(one)
    assert not found.add(one)
    assert (len(found.views), found.pictures) == (1, 2)


def test_a_lens_travels_through_its_file_and_fits_pictures_of_the_same_shape(tmp_path: Path) -> None:
    WIDE.save(tmp_path / "lens.json")
    assert Lens.load(tmp_path / "lens.json") == WIDE
    double = WIDE.sized(1920, 1080)
    assert (double.focal, double.centre) == (2 * WIDE.focal, (964.0, 536.0))
    with pytest.raises(LensError, match="use the same camera setting"):
        WIDE.sized(640, 480)


@pytest.mark.parametrize("text", [
    "", "[]", '{"format": "other/1"}', '{"format": "referee-lens/1"}',
    pytest.param(json.dumps({**WIDE.to_dict(), "distortion": [0, 0]}), id="two coefficients"),
    pytest.param(json.dumps({**WIDE.to_dict(), "focal": float("nan")}), id="no number"),
])
def test_a_file_that_is_no_lens_is_refused_with_what_to_do(text: str, tmp_path: Path) -> None:
    (tmp_path / "lens.json").write_text(text, encoding="utf-8")
    with pytest.raises(LensError, match="referee calibrate"):
        Lens.load(tmp_path / "lens.json")


@pytest.mark.parametrize("paper", PAPERS)
def test_the_printed_sheet_is_the_target_in_true_size(paper: str) -> None:
    shipped = Path(calibration.__file__).with_name(f"charuco_{paper}.pdf").read_bytes()
    assert shipped == page(paper), "run `python -m calibration.make_target`"
    scale = 6  # pixels a mm
    width, height = PAPERS[paper]
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", shipped)
    assert box and [float(v) / POINTS for v in box.groups()] == pytest.approx([width, height], abs=0.01)
    drawn = np.full((round(height * scale), round(width * scale)), 255, np.uint8)
    for match in re.finditer(rb"([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re", shipped):
        x, y, w, h = (float(v) / POINTS * scale for v in match.groups())
        assert 6 * scale < x and x + w < (width - 6) * scale and 6 * scale < y and y + h < (height - 6) * scale
        top = height * scale - y - h
        drawn[round(top):round(top + h), round(x):round(x + w)] = 0
    corners, ids, _, _ = cv2.aruco.CharucoDetector(target()).detectBoard(drawn)
    assert len(ids) == (COLUMNS - 1) * (ROWS - 1)
    places = {int(i): c for i, c in zip(ids.ravel(), corners.reshape(-1, 2), strict=True)}
    steps = [np.linalg.norm(places[i + 1] - places[i]) / scale for i in places if (i + 1) % (COLUMNS - 1)]
    assert np.allclose(steps, SQUARE_MM, atol=0.1)
