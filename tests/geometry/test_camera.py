"""A camera over the table: points and pixels go both ways, at any height; the pose travels through JSON."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.geometry.camera import PlaneCamera
from tests.support.drawn import camera_over

cameras = st.builds(
    camera_over, rows=st.just(8), cols=st.just(12), elevation=st.floats(25, 90), turn=st.floats(-180, 180),
    distance=st.floats(14, 40), k1=st.floats(-0.12, 0.1), focal=st.floats(700, 1600))
points = st.lists(st.tuples(st.floats(-1, 13), st.floats(-1, 9)), min_size=1, max_size=12)


@settings(max_examples=80, deadline=None)
@given(camera=cameras, places=points, height=st.floats(0, 1.5))
def test_a_point_of_the_board_comes_back_from_its_pixel(camera: PlaneCamera, places, height: float) -> None:
    there = camera.project(places, height)
    assert np.abs(camera.unproject(there, height) - places).max() < 1e-4


@settings(max_examples=40, deadline=None)
@given(camera=cameras, x=st.floats(0, 12), y=st.floats(0, 8), height=st.floats(0.1, 1.5))
def test_what_stands_high_seems_to_lie_farther_from_the_camera(camera: PlaneCamera, x, y, height) -> None:
    foot = camera.position[:2]
    place = np.array([x, y])
    seems = camera.unproject(camera.project(place, height))
    up = -camera.position[2]
    # similar triangles: the ray through the point meets the board this much farther out
    assert np.allclose(seems - foot, (place - foot) * up / (up - height), atol=1e-4)


@settings(max_examples=40, deadline=None)
@given(camera=cameras, height=st.floats(0, 1.5), more=st.sampled_from([(0.0, 0.0, 0.0), (0.02, 1e-3, -1e-3)]))
def test_a_grid_is_projected_as_its_points_are(camera: PlaneCamera, height: float, more) -> None:
    camera = replace(camera, more=more)
    xs, ys = np.linspace(-1, 13, 20), np.linspace(-1, 9, 15)
    u, v = camera.project_grid(xs, ys, height)
    there = camera.project(np.stack(np.meshgrid(xs, ys), axis=-1), height)
    assert np.abs(np.stack([u, v], axis=-1) - there).max() < 2e-3


@settings(max_examples=40, deadline=None)
@given(camera=cameras, places=points)
def test_a_pose_survives_json(camera: PlaneCamera, places) -> None:
    back = PlaneCamera.from_dict(json.loads(json.dumps(camera.to_dict())))
    assert np.array_equal(back.project(places, 0.1), camera.project(places, 0.1))


@pytest.mark.parametrize("elevation", [25.0, 60.0, 89.0])
def test_elevation_and_position_are_those_it_was_made_with(elevation: float) -> None:
    camera = camera_over(8, 12, elevation=elevation, distance=20.0)
    assert camera.elevation == pytest.approx(elevation, abs=1e-6)
    assert camera.position[2] == pytest.approx(-20.0 * math.sin(math.radians(elevation)), abs=1e-6)


def test_shapes_are_kept() -> None:
    camera = camera_over(8, 12)
    grid = np.zeros((3, 5, 2))
    assert camera.project(grid).shape == camera.unproject(grid + 300.0).shape == (3, 5, 2)
    assert camera.project([1.0, 2.0]).shape == (2,)


def test_a_bent_lens_pulls_corners_inwards() -> None:
    straight, bent = camera_over(8, 12), camera_over(8, 12, k1=-0.1)
    centre = np.array(straight.centre)
    corner = [0.0, 0.0]
    assert np.linalg.norm(bent.project(corner) - centre) < np.linalg.norm(straight.project(corner) - centre) - 1.0
    assert bent.project([6.0, 4.0]) == pytest.approx(straight.project([6.0, 4.0]), abs=1e-6)


@pytest.mark.parametrize(("key", "value", "error"), [
    ("focal", None, KeyError), ("rotation", [[1, 0], [0, 1]], ValueError), ("translation", [1.0], ValueError),
    ("k1", "bent", ValueError)])
def test_a_damaged_pose_is_refused(key: str, value, error: type[Exception]) -> None:
    data = camera_over(8, 12).to_dict()
    if value is None:
        del data[key]
    else:
        data[key] = value
    with pytest.raises(error):
        PlaneCamera.from_dict(data)
