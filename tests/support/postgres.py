"""A real PostgreSQL server on a port of its own, from the distribution's package: started, killed, started again.

Why it exists: what a server does when it dies or a line is cut is seen on a real one only. What it does not do: install
it (`.ci/postgres`).
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import psutil

USER = "referee"
FAST = ("fsync=off", "full_page_writes=off")
"""For tests that cut no power: the disk is not waited for."""
WAIT_S = 60.0


def programs() -> Path | None:
    """The folder of the newest PostgreSQL's programs; None where there is none."""
    found = shutil.which("initdb")
    beside = [Path(found).parent] if found else []
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return next(iter([*(path.parent for path in reversed(debian)), *beside]), None)


def missing() -> str:
    """Why there can be no server here; empty where there can."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed: pip install 'referee[club]'"
    return "" if programs() is not None else "PostgreSQL is not installed (Debian: apt install postgresql)"


class Postgres:
    """A server with an empty database `referee`, at `url`. `safe`: what is committed survives a power cut, too."""

    def __init__(self, *, safe: bool = False, port: int = 0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="referee-pg-"))
        self.port = port or _free_port()
        self._safe = safe
        self._schemas = itertools.count(1)
        self._server: subprocess.Popen[bytes] | None = None
        if _as() is not None:  # a server does not run as root
            os.chown(self.folder, pwd.getpwnam("nobody").pw_uid, -1)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C",
                  *(() if safe else ("--no-sync",)))
        self.start()
        self._run("createdb", "-h", str(self.folder), "-p", str(self.port), "-U", USER, "referee")

    @property
    def url(self) -> str:
        return self.address()

    def address(self, port: int | None = None) -> str:
        """The address of the database, as reached at another port."""
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/referee"

    def empty(self) -> str:
        """The address of a part of the database in which nothing is yet."""
        name = f"part{next(self._schemas)}"
        self._run("psql", "-h", str(self.folder), "-p", str(self.port), "-U", USER, "-c", f"CREATE SCHEMA {name}",
                  "referee")
        return f"{self.url}?options=-csearch_path%3D{name}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=127.0.0.1",
                    *(() if self._safe else FAST)]
        command = [str(_program("postgres")), "-D", str(self.folder / "data"), "-p", str(self.port)]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, user=_as(), cwd=self.folder,
                                            start_new_session=True)
        until = time.monotonic() + WAIT_S
        while self._run("pg_isready", "-h", str(self.folder), "-p", str(self.port), check=False):
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.1)

    def kill(self) -> None:
        """`kill -9` for the server and all its processes."""
        assert self._server is not None
        if self._server.poll() is None:
            whole = psutil.Process(self._server.pid)
            for process in (whole, *whole.children(recursive=True)):  # its children are groups of their own
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
        self._server.wait()

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def close(self) -> None:
        """End it, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run([str(_program(program)), *arguments], capture_output=True, text=True, user=_as(),
                              cwd=self.folder)
        if check and done.returncode:
            raise RuntimeError(done.stderr)
        return done.returncode


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None, missing()
    return folder / name


def _as() -> str | None:
    """Whom it runs as: PostgreSQL refuses to run as root."""
    return "nobody" if os.getuid() == 0 else None


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
