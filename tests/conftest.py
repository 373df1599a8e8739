"""What tests of several rooms share."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import pytest

from referee.session.live import LiveHub
from referee.sim.record.recording import Recording, Wishes
from referee.sim.render.live import Live
from referee.sim.render.renderer import Renderer
from referee.store import Store
from referee.values import Table
from referee.vision import learn, load_image
from referee.web import Server
from tests.support import dashboard


@dataclass(frozen=True)
class Rendered:
    """A rendered table: the empty board, the board at the end of a short round, and the learned table."""

    empty: Path
    final: Path
    table: Path


@pytest.fixture(scope="session")
def rendered(tmp_path_factory) -> Rendered:
    """One table for all tests that need real pictures; drawing and learning it takes about two seconds."""
    folder = tmp_path_factory.mktemp("rendered")
    found = Rendered(folder / "empty.jpg", folder / "final.jpg", folder / "table.json")
    recording = Recording(Wishes(seed=4, seconds=20, size=(1280, 720)))
    cv2.imwrite(str(found.empty), recording.empty())
    renderer = Renderer(recording.style, recording.camera)
    cv2.imwrite(str(found.final), Live(renderer, recording.stage.at(0.0)).frame(recording.final_scene()))
    table: Table = learn([load_image(found.empty)])
    table.save(found.table)
    return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "log.db") as store:
        yield store


@pytest.fixture
def hub(store: Store) -> LiveHub:
    return dashboard.new_hub(store)


@pytest.fixture
def server(hub: LiveHub) -> Iterator[Server]:
    with Server(port=0) as server:
        server.start(hub)
        yield server
