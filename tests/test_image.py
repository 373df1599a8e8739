"""The container: its file is sound, holds what is needed and no more, and its commands do what they should.

There is no builder on most machines; `python -m tests.soak.image` carries the steps out without one, as root.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.image import DOCKERFILE, ROOT, admitted, environment, final, stages

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINTER = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")


@pytest.mark.skipif(LINTER is None, reason="hadolint has no package for this machine")
def test_the_file_has_no_faults_that_the_linter_knows() -> None:
    assert LINTER is not None
    done = subprocess.run([LINTER, "--no-color", str(DOCKERFILE)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_what_goes_into_the_build_is_what_the_package_is_made_of() -> None:
    project = PROJECT["project"]
    folders = set(PROJECT["tool"]["setuptools"]["package-dir"].values())
    assert admitted() == {"pyproject.toml", "referee", project["readme"], *project["license-files"]} | folders
    assert all((ROOT / name).exists() for name in admitted())


def test_every_stage_begins_with_a_slim_python_that_referee_runs_on() -> None:
    least = tuple(map(int, re.findall(r"\d+", PROJECT["project"]["requires-python"])))
    for stage in stages():
        base = re.match(r"python:(\d+)\.(\d+)-slim\b", stage[0].rest)
        assert base is not None and (int(base[1]), int(base[2])) >= least


def test_only_what_runs_gets_into_the_image() -> None:
    """The last stage takes the finished environment: no source, no pip in it, nothing of Debian's, no tools of ours."""
    steps = stages()[-1]
    assert [i.rest for i in steps if i.name == "COPY"] == ["--from=build /opt/referee /opt/referee"]
    assert not [i for i in steps if i.name == "RUN" and re.search(r"\b(apt-get|pip)\b", i.rest)]
    [build] = [i.rest for i in stages()[0] if i.name == "RUN"]
    assert "venv --without-pip" in build and not re.search(r"\[(dev|train)\]|-e ", build)


def test_it_runs_as_a_user_of_its_own_who_owns_the_volume() -> None:
    [made] = [i.rest for i in stages()[-1] if i.name == "RUN"]
    number = re.search(r"useradd --uid (\d+)", made)
    assert number is not None and final("USER").rest == number[1] != "0"
    volume = final("VOLUME").rest
    assert re.search(rf"install --directory --owner=referee --group=referee --mode=700 {volume}$", made)
    assert environment()["XDG_DATA_HOME"] == volume == final("WORKDIR").rest
    names = [i.name for i in stages()[-1]]
    assert names.index("RUN") < names.index("USER") < names.index("ENTRYPOINT")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[int]:
    """The port of what the image runs when nothing else is asked, here with a free port and another data folder."""
    command = [*final("ENTRYPOINT").words, *final("CMD").words]
    assert command[0] == "referee"
    env = {**os.environ, **environment(), "PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path / "data")}
    with (tmp_path / "said").open("w+") as said, subprocess.Popen(
            [sys.executable, "-m", *command, "--port", "0"], env=env, stdout=said, stderr=said) as process:
        try:
            address = None
            while address is None:
                assert process.poll() is None, (tmp_path / "said").read_text(encoding="utf-8")
                address = re.search(r"http://localhost:(\d+)/", (tmp_path / "said").read_text(encoding="utf-8"))
            yield int(address[1])
        finally:
            process.terminate()
    assert process.returncode == 0 and (tmp_path / "data" / "referee" / "referee.db").exists()


def healthy(port: int) -> bool:
    """What the image's health check says of this port."""
    [python, *rest] = final("HEALTHCHECK").words
    assert python == "python" and "8000" in final("EXPOSE").rest.split()
    checked = [part.replace("8000", str(port)) for part in rest]
    assert checked != rest, "the check asks the port that is exposed"
    return subprocess.run([sys.executable, *checked], capture_output=True, timeout=30, check=False).returncode == 0


def test_what_it_runs_answers_its_health_check(running: int) -> None:
    assert healthy(running)


def test_the_health_check_notices_that_nobody_answers() -> None:
    assert not healthy(9)
