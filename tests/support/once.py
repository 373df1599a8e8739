"""What is dear to make is made once in a run of the tests, however many processes share them.

Why it exists: with pytest-xdist every worker has fixtures of its own, those of the session too. What it does not do:
keep anything for the next run.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder `name` of this run, filled by `make`; the others wait for who came first."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, done = shared / f"once-{name}", shared / f"once-{name}.done"
    with FileLock(shared / f"once-{name}.lock"):
        if not done.exists():
            folder.mkdir()
            make(folder)
            done.touch()
    return folder
