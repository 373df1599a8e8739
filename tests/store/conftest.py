"""The tests of the store run over both databases.

`where` is the address of an empty log, `store` an open one; a test that asks for neither says by a mark why it is about
one database (`sqlite`, `server`) or none (`files`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store import Store

KINDS = {"sqlite", "server", "files"}


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a log may begin: a file, or a part of a server's database."""
    return tmp_path / "log.db" if request.param == "sqlite" else str(request.getfixturevalue("server_log"))


@pytest.fixture
def store(where: Path | str) -> Iterator[Store]:
    with Store(where) as store:
        yield store


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(here):
            marks = {mark.name for mark in item.iter_markers()}
            assert bool(marks & KINDS) != ("where" in item.fixturenames), f"{item.nodeid}: over which databases?"
