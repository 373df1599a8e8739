"""`referee serve` as a process of its own, for attacks: its links, its memory, its descriptors and what it said.

Why it exists: what a limit of descriptors or of memory does shows only in the process that has it. What it does not do:
reach anything but this machine. Screens elsewhere are played by further addresses of the loopback network.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psutil

HOST = "127.0.0.1"
STRANGER, VIEWER = "127.0.0.9", "127.0.0.3"
"""Where whoever has no link, and a family's own screen, seem to be."""
SEATS = ("solid", "double", "dotted")


@dataclass
class Served:
    """A running dashboard. `port` is plain, `secure_port` HTTPS; `said` is the file of all that it wrote."""

    process: psutil.Process
    port: int
    tokens: dict[str, str]
    said: Path

    @property
    def secure_port(self) -> int:
        return self.port + 443

    def descriptors(self) -> int:
        return int(self.process.num_fds())

    def memory(self) -> float:
        """Resident megabytes, of its workers too."""
        every = [self.process, *self.process.children(recursive=True)]
        resident = sum(int(each.memory_info().rss) for each in every)
        return resident / 1e6

    def read_tokens(self) -> None:
        """The tokens of the links as they are now."""
        links = self.said.parent / "data" / "referee" / "links.json"
        self.tokens.update(json.loads(links.read_text(encoding="utf-8")))

    def tracebacks(self) -> int:
        return self.said.read_text(encoding="utf-8", errors="replace").count("Traceback")

    def open(self, address: str = STRANGER, *, secure: bool = False, timeout: float = 10.0) -> socket.socket:
        """A connection that seems to come from this address."""
        return socket.create_connection((HOST, self.secure_port if secure else self.port), timeout,
                                        source_address=(address, 0))

    def client(self, role: str = "", address: str = HOST) -> httpx.Client:
        """A screen with a role's link; without one, whoever sits at the machine."""
        cookie = {"cookie": f"referee={self.tokens[role]}"} if role else {}
        name = "localhost" if address == HOST else f"192.168.178.20:{self.port}"
        return httpx.Client(base_url=f"http://{HOST}:{self.port}", headers={"host": name, **cookie}, trust_env=False,
                            timeout=30.0, transport=httpx.HTTPTransport(local_address=address))

    def page_s(self) -> float:
        """How long the host, at the machine itself, waits for the page over a new connection."""
        with self.client() as client:
            begun = time.monotonic()
            answer = client.get("/")
            assert answer.status_code == 200, answer.status_code
            return time.monotonic() - begun


@contextlib.contextmanager
def served(folder: Path, *arguments: str, files: int = 1024) -> Iterator[Served]:
    """A dashboard on the loopback network that may open so many files, with a match of three people in play."""
    said, port = folder / "said.txt", free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
    with said.open("wb") as out:
        running = subprocess.Popen(
            [sys.executable, "-m", "referee", "serve", "--no-browser", "--lan", "--port", str(port), *arguments],
            stdout=out, stderr=subprocess.STDOUT, env=environment,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)))
    try:
        end = time.monotonic() + 60
        while "dashboard" not in said.read_text(encoding="utf-8", errors="replace"):
            if running.poll() is not None or time.monotonic() > end:
                raise RuntimeError(said.read_text(encoding="utf-8", errors="replace"))
            time.sleep(0.05)
        found = Served(psutil.Process(running.pid), port, {}, said)
        found.read_tokens()
        begin(found)
        yield found
    finally:
        running.terminate()
        running.wait()


def begin(found: Served) -> None:
    """A match by hand begins, and its first round."""
    people: list[dict[str, Any]] = [{"seat": seat, "name": name}
                                    for seat, name in zip(SEATS, ("Ada", "Ben", "Cleo"), strict=True)]
    with found.client() as host:
        for name, fields in (("new_match", {"document": "board-new", "people": people}), ("start", {})):
            answer = host.post(f"/command/{name}", json=fields)
            assert answer.status_code == 200, answer.text


def free_port() -> int:
    """A port of which the one for HTTPS is free too."""
    for _ in range(100):
        with socket.socket() as one, socket.socket() as other:
            one.bind((HOST, 0))
            port = int(one.getsockname()[1])
            if port + 443 < 65536:
                with contextlib.suppress(OSError):
                    other.bind((HOST, port + 443))
                    return port
    raise RuntimeError("no two free ports")
