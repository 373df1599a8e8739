"""The wheel works outside the repository: built, unpacked into an empty folder, run from another one."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import referee

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `pip install` would lay down, without touching this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(source)], check=True)
    build = "import setuptools.build_meta as b, sys; print(b.build_wheel(sys.argv[1]))"
    made = subprocess.run([sys.executable, "-W", "ignore", "-c", build, str(folder)], cwd=source, capture_output=True,
                          text=True, check=True)
    wheel = folder / made.stdout.splitlines()[-1]
    site = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the unpacked wheel before everything else, in a folder that is not the repository."""
    env = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run([sys.executable, *arguments], cwd=site.parent, env=env, capture_output=True, text=True,
                          check=True)


@pytest.mark.slow
def test_the_command_runs_from_the_wheel(unpacked):
    assert run(unpacked, "-m", "referee", "--version").stdout == f"referee {referee.__version__}\n"
    where = run(unpacked, "-c", "import referee; print(referee.__file__)").stdout
    assert where.startswith(str(unpacked))


@pytest.mark.slow
@pytest.mark.parametrize(("package", "pattern"), [
    ("referee.kit.board", "standard.toml"),
    ("referee.i18n", "locales/en/board/verdicts.ftl"),
    ("referee.web", "static/*.html"),
    ("referee.models", "*.onnx"),
    ("referee.models", "manifest.json"),
    ("referee.samples", "**/*.mp4"),
    ("referee.calibration", "README.md"),
])
def test_what_is_not_code_travels_inside(unpacked, package, pattern):
    code = (f"from importlib.resources import files; import pathlib; "
            f"print(*pathlib.Path(str(files({package!r}))).glob({pattern!r}))")
    found = run(unpacked, "-c", code).stdout.split()
    assert found and all(name.startswith(str(unpacked)) for name in found)


@pytest.mark.slow
def test_the_licence_travels_inside(unpacked):
    [licence] = unpacked.glob("referee-*.dist-info/licenses/LICENSE")
    assert "GNU AFFERO GENERAL PUBLIC LICENSE" in licence.read_text(encoding="utf-8")
