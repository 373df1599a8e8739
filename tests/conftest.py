"""What tests of several rooms share."""

import gc
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.files.table import save_table
from referee.session.live.hub import Hub
from referee.sim.board.record.recording import Recording, Wishes
from referee.sim.board.render.live import Live
from referee.sim.board.render.renderer import Renderer
from referee.store import Store
from referee.values.board import BoardTable
from referee.vision.board import learn
from referee.vision.common import load_image
from referee.web import Server
from tests.support import dashboard
from tests.support.command import started
from tests.support.once import made_once
from tests.support.postgres import Postgres, missing

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OPENCV_FOR_THREADS_NUM")


def pytest_configure(config: pytest.Config) -> None:
    """Workers of pytest-xdist share the cores: each has one thread, and so have the commands that it runs."""
    os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English, whatever the terminal of whoever runs the tests speaks
    if config.getoption("numprocesses", None):
        for name in ONE_THREAD:
            os.environ.setdefault(name, "1")


def pytest_collection_finish() -> None:
    """Garbage is looked for less often, and not among the thousands of tests: a fifteenth of the umpire's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@dataclass(frozen=True)
class Rendered:
    """A rendered table: the empty board, the board at the end of a short round, and the learned table."""

    empty: Path
    final: Path
    table: Path


@pytest.fixture(scope="session")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Rendered:
    """One table for all tests that need real pictures; drawing and learning it takes about four seconds."""
    folder = made_once(tmp_path_factory, "rendered", lambda folder: render(_rendered(folder)))
    return _rendered(folder)


def _rendered(folder: Path) -> Rendered:
    return Rendered(folder / "empty.jpg", folder / "final.jpg", folder / "table.json")


def render(found: Rendered) -> None:
    recording = Recording(Wishes(seed=4, seconds=20, size=(1280, 720)))
    cv2.imwrite(str(found.empty), recording.empty())
    renderer = Renderer(recording.style, recording.camera)
    at_rest = replace(recording.stage.at(recording.stage.seconds), hands=())
    cv2.imwrite(str(found.final), Live(renderer, recording.stage.at(0.0)).frame(at_rest))
    table: BoardTable = learn([load_image(found.empty)])
    save_table(table, found.table)


SAMPLE = Path(__file__).parents[1] / "samples" / "round"


@pytest.fixture(scope="session")
def sample_table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of the sample round, learned once."""
    def make(folder: Path) -> None:
        save_table(learn([load_image(SAMPLE / "empty.jpg")]), folder / "table.json")

    return made_once(tmp_path_factory, "sample-table", make) / "table.json"


@pytest.fixture(scope="session")
def sample_lines(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What `referee demo --headless --json` says of the sample round, refereed once in about twenty seconds."""
    def make(folder: Path) -> None:
        done = started("demo", "--headless", "--json", timeout=115)
        assert done.returncode == 0, done.stderr
        (folder / "lines.jsonl").write_text(done.stdout, encoding="utf-8")

    said = made_once(tmp_path_factory, "sample-lines", make) / "lines.jsonl"
    return [json.loads(line) for line in said.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "log.db") as store:
        yield store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of these tests' own; none of them may leave it otherwise than running."""
    if why := missing():
        pytest.skip(why)
    with Postgres() as server:
        yield server


@pytest.fixture
def server_log(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a log on that server, in which nothing is yet; what this computer keeps of it is in `data`."""
    monkeypatch.setenv("REFEREE_DATA", str(tmp_path / "data"))
    return postgres.empty()


@pytest.fixture
def hub(store: Store) -> Hub:
    return dashboard.new_hub(store)


@pytest.fixture
def server(hub: Hub) -> Iterator[Server]:
    with Server(port=0) as server:
        server.start(hub)
        yield server
