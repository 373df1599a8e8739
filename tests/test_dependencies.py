"""Every dependency is accounted for, and what one does unasked is switched off in one place."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.support.dependencies import described, required

ROOT = Path(__file__).parents[1]
SOURCES = [path for folder in ("referee", "models", "calibration") for path in sorted((ROOT / folder).rglob("*.py"))]
DOOR = ROOT / "referee" / "vision" / "common" / "networks" / "runtime.py"


def test_every_dependency_has_its_row_and_every_row_its_dependency() -> None:
    rows = described()
    assert [re.sub(r"[-_.]+", "-", row[0]).lower() for row in rows] == required()
    for name, purpose, size, licence, _ in rows:
        assert purpose and licence and float(size) > 0, name


def imported(path: Path) -> set[str]:
    """The packages that a file imports, anywhere in it."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level]
    return {name.partition(".")[0] for name in names}


def test_what_is_imported_is_asked_for() -> None:
    """A package that comes along by chance is gone when another one no longer brings it."""
    called = {"opencv-python-headless": "cv2", "pillow": "PIL", "fluent-syntax": "fluent"}
    known = {called.get(name, name.replace("-", "_")) for name in required()} | sys.stdlib_module_names
    brought = {"starlette", "pydantic_core"}  # what FastAPI and pydantic are made of
    brought |= {"distributed", "fsspec", "pyarrow"}  # of archives, each only where it is there
    found = {name for path in SOURCES if path.is_relative_to(ROOT / "referee") for name in imported(path)}
    assert found - known - brought - {"referee", "calibration", "models"} == set()


def test_onnxruntime_is_loaded_at_one_door_only() -> None:
    assert [path for path in SOURCES if "onnxruntime" in imported(path)] == [DOOR]


def test_the_release_of_onnxruntime_that_is_asked_for_has_no_telemetry() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "onnxruntime>=1.26,<1.29" in project["dependencies"]
    assert (1, 26) <= tuple(map(int, version("onnxruntime").split(".")[:2])) < (1, 29)


LOOKED = """
import os, sys
class Look:
    def find_spec(self, name, path=None, target=None):
        if name == "onnxruntime":
            print("loaded with", os.environ.get("ORT_DISABLE_TELEMETRY"))
sys.meta_path.insert(0, Look())
"""


@pytest.mark.parametrize("way", ["import referee; referee.Reader",
                                 "from referee.vision.board.networks.asking import ask",
                                 "from referee.vision.board.reading import inks", "import referee.evaluate.board.peer"])
def test_telemetry_is_off_before_onnxruntime_is_loaded(tmp_path: Path, way: str) -> None:
    """Whatever is imported first, and whatever the user's environment says."""
    code = LOOKED + way
    env = {**os.environ, "ORT_DISABLE_TELEMETRY": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "loaded with 1\n"


def test_events_are_switched_off_by_the_call_too() -> None:
    """On Windows the environment says nothing to the events that go to the system's log."""
    code = ("import sys, types\nfake = types.ModuleType('onnxruntime')\nfake.InferenceSession = object\n"
            "fake.disable_telemetry_events = lambda: print('off')\nsys.modules['onnxruntime'] = fake\n"
            "import referee.vision.common.networks.runtime")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "off\n"


def test_training_is_told_to_stay_offline_before_its_library_is_loaded() -> None:
    text = (ROOT / "models" / "training" / "board" / "detector.py").read_text(encoding="utf-8")
    before = text[:text.index("from ultralytics")]
    assert 'os.environ["YOLO_OFFLINE"] = "true"' in before and 'os.environ["YOLO_CONFIG_DIR"] =' in before


def test_nothing_uses_opencl_whose_programs_are_kept_in_the_home() -> None:
    assert not [path for path in SOURCES if re.search(r"\bUMat\b|cv2\.ocl\b", path.read_text(encoding="utf-8"))]
