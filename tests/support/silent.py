"""What a command writes and whom it speaks to, seen from outside: by strace, which sees what libraries do past Python.

Why it exists: nothing leaves the computer, and nothing is kept but in the data folder. A library that breaks that does
it in C, and some only where `CI` is not set. So each command runs with a home of its own and without it. What it does
not do: hold a command back; what it tried is told afterwards. Linux only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).parents[2]
CALLS = ("connect,sendto,sendmsg,sendmmsg,bind,open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,link,"
         "linkat,symlink,symlinkat")
"""How a process reaches another machine, and how a file comes into being."""
HARMLESS = ("/dev/", "/proc/self/", "/memfd:", "/sys/")
INET = re.compile(r"sa_family=AF_INET6?, sin6?_port=htons\((\d+)\).*?(?:inet_addr\(\"|inet_pton\(AF_INET6, \")([^\"]+)")
WRITES = re.compile(r"^(?:open|openat|openat2)\((?:[^\"]*<([^\"]*)>, )?\"([^\"]*)\".*?(?:O_WRONLY|O_RDWR|O_CREAT)")
MAKES = re.compile(r"^(?:creat|mkdir|mkdirat|rename|renameat|renameat2|link|linkat|symlink|symlinkat)(?=\()"
                   r".*?(?:(?:\(|, )[^\",]*<([^\"]*)>, )?\"([^\"]*)\"[^\"]*$")
NAME_SERVICE = re.compile(r"sun_path=\"([^\"]*(?:resolve|dns|avahi)[^\"]*)\"")
DNS = 53
PROBE = ("203.0.113.1", 9)  # an address of documentation: nothing is sent (`referee.web.entry.network`)
DATA = Path(".local/share/referee")


def why_not() -> str | None:
    """Why nothing can be watched here; None where it can."""
    if sys.platform != "linux" or shutil.which("strace") is None:
        return "what processes do is watched by strace: Debian and Ubuntu install it by `apt install strace`"
    tried = subprocess.run(["strace", "-f", "-o", "/dev/null", "true"], capture_output=True, text=True, check=False)
    return f"strace may not watch processes here: {tried.stderr.strip()}" if tried.returncode else None


@dataclass
class Place:
    """Where a watched command lives: a `home` and a `tmp` of its own, both empty at first, and `out` for what it is
    asked to write. `python` is the one that has Referee."""

    folder: Path
    python: str = sys.executable
    home: Path = field(init=False)
    tmp: Path = field(init=False)
    out: Path = field(init=False)
    _told: set[Path] = field(init=False, default_factory=set)

    def __post_init__(self) -> None:
        self.home, self.tmp, self.out = (self.folder / name for name in ("home", "tmp", "out"))
        for folder in (self.home, self.tmp, self.out):
            folder.mkdir(parents=True)

    def environment(self) -> dict[str, str]:
        """That of a family's computer: no `CI`, nothing that silences a library, folders of its own."""
        return {"PATH": os.environ["PATH"], "HOME": str(self.home), "TMPDIR": str(self.tmp), "LANG": "C.UTF-8",
                "PYTHONDONTWRITEBYTECODE": "1"}

    def run(self, *arguments: object, during: Callable[[], None] | None = None) -> Done:
        """Run Python with these arguments under watch, in `out`. `during` runs beside it; then it is asked to end."""
        trace = self.folder / "trace"
        command = ["strace", "-f", "--seccomp-bpf", "-qq", "-y", "-s", "120", "-e", f"trace={CALLS}",
                   "-e", "signal=none", "-o", str(trace), self.python, *map(str, arguments)]
        with (self.folder / "stdout").open("w+b") as out, (self.folder / "stderr").open("w+b") as err:
            process = subprocess.Popen(command, env=self.environment(), cwd=self.out, stdin=subprocess.DEVNULL,
                                       stdout=out, stderr=err)
            try:
                if during is not None:
                    during()
                    for child in psutil.Process(process.pid).children():
                        child.send_signal(signal.SIGTERM)
                process.wait(timeout=600)
            finally:
                _end(process)
            out.seek(0)
            err.seek(0)
            seen = self._seen(trace.read_text("utf-8", "replace"))
            return Done(process.returncode, out.read().decode(), err.read().decode(), seen)

    def referee(self, *arguments: object, during: Callable[[], None] | None = None) -> Done:
        """Run a command of Referee."""
        return self.run("-m", "referee", *arguments, during=during)

    def left(self) -> list[str]:
        """Files that stay where none may: in the home but the data folder, in the folder of temporary files; each is
        told once."""
        kept = [path for path in self.home.rglob("*") if path.is_file() and not path.is_relative_to(self.home / DATA)]
        new = [path for path in [*kept, *self.tmp.rglob("*")] if path not in self._told]
        self._told.update(new)
        return [str(path.relative_to(self.folder)) for path in new]

    def _may_be_written(self, path: Path) -> bool:
        """Whether a command may write here: what it was asked for, temporary files, the data folder and its parents."""
        data = self.home / DATA
        return path.is_relative_to(data) or data.is_relative_to(path) or (
            path.is_relative_to(self.folder) and not path.is_relative_to(self.home))

    def _seen(self, trace: str) -> list[str]:
        return [said for line in whole_calls(trace) if (said := self._strange(line)) is not None]

    def _strange(self, call: str) -> str | None:
        """What a call does that it should not, in a few words."""
        if reached := INET.search(call):
            port, address = int(reached[1]), reached[2]
            if call.startswith("bind(") or (address, port) == PROBE:
                return None
            if port == DNS or not (address.startswith("127.") or address in ("::1", "::ffff:127.0.0.1")):
                return f"speaks to {address} port {port}: {call}"
            return None
        if asked := NAME_SERVICE.search(call):
            return f"asks for a name at {asked[1]}: {call}"
        if ("sendto(" in call or "sendmmsg(" in call) and re.search(r":53\]|:\[?53>", call):
            return f"asks for a name: {call}"
        if made := WRITES.search(call) or MAKES.search(call):
            path = Path(made[1] or self.out, made[2])
            mine = self._may_be_written(path) or str(path).startswith(HARMLESS)
            return None if mine or re.search(r"= -1 E(NOENT|EXIST)", call) else f"writes {path}: {call}"
        return None


def _end(process: subprocess.Popen[bytes]) -> None:
    """Nothing of a command goes on, whatever went wrong."""
    if process.poll() is None:
        for child in psutil.Process(process.pid).children(recursive=True):
            child.kill()
        process.kill()
    process.wait()


@dataclass(frozen=True)
class Done:
    """A command that ended: its status, what it said, and what it did that it should not (`seen`)."""

    status: int
    stdout: str
    stderr: str
    seen: list[str]


def whole_calls(trace: str) -> list[str]:
    """The calls of a trace, those put together that strace wrote in two halves because another thread came between."""
    begun: dict[str, str] = {}
    calls = []
    for line in trace.splitlines():
        number, _, call = line.partition(" ")
        call = call.strip()
        if call.endswith("<unfinished ...>"):
            begun[number] = call.removesuffix("<unfinished ...>")
        elif resumed := re.match(r"<\.\.\. \w+ resumed>(.*)", call):
            calls.append(begun.pop(number, "") + resumed[1])
        else:
            calls.append(call)
    return [*calls, *begun.values()]


def page_open(place: Place, seconds: float) -> Callable[[], None]:
    """To run beside `serve`: waits for the page's address, looks at it again and again for so long."""

    def look() -> None:
        deadline, address = time.monotonic() + 60.0, None
        while address is None and time.monotonic() < deadline:
            time.sleep(0.2)
            said = (place.folder / "stderr").read_text("utf-8") + (place.folder / "stdout").read_text("utf-8")
            address = re.search(r"http://localhost:\d+/", said)
        assert address is not None, "serve did not say where the page is"
        open_page = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for path in ("", "api/home", "api/people"):
                with open_page(f"{address[0]}{path}", timeout=20) as answer:
                    answer.read()
            time.sleep(0.5)
    return look


Step = tuple[str, Done]


def with_pictures(place: Place) -> Iterator[Step]:
    """The commands that read pictures, each with its name."""
    data, out = ROOT / "tests" / "data", place.out
    still, empty, table = data / "still.jpg", data / "still_empty.jpg", out / "table.json"
    yield "learn", place.referee("learn", empty, "-o", table)
    read = place.referee("read", still, "--table", table, "--json")
    yield "read", read
    (out / "pieces.json").write_text(_named(json.loads(read.stdout), json.loads(table.read_text())), encoding="utf-8")
    yield "teach", place.referee("teach", still, "--table", table, "--pieces", out / "pieces.json", "-o",
                                 out / "set.json", "--name", "ours")
    yield "changes", place.referee("changes", empty, still, "--table", table)
    yield "watch", place.referee("watch", still, "--table", table, "--save-video", out / "film.mp4", "--events",
                                 out / "events.jsonl", "--evidence", out / "evidence")
    yield "audit", place.referee("audit", still, "--table", table, "--evidence", out / "wrong")
    yield "doctor", place.referee("doctor", "--port", 0)


def with_numbers(place: Place) -> Iterator[Step]:
    """The commands that read what is written, and those that play by themselves."""
    vectors, out = ROOT / "tests" / "golden" / "vectors", place.out
    yield "help", place.referee("--help")
    yield "legal", place.referee("legal", vectors / "board_geometry.json", "--json")
    yield "score", place.referee("score", vectors / "dice.json", "--json")
    yield "simulate", place.referee("simulate", "-o", out / "round", "--seed", 1, "--seconds", 5, "--hand", 1,
                                    "--sections", 4, "--size", "640x360", "--fps", 1)
    (out / "stills").mkdir()
    for name in ("still.jpg", "still.json", "still_empty.jpg", "still_empty.json"):
        shutil.copy(ROOT / "tests" / "data" / name, out / "stills" / name)
    yield "evaluate", place.referee("evaluate", out / "stills")


def live(place: Place, seconds: float) -> Iterator[Step]:
    """The dashboard with the sample round as its camera and somebody looking, for so long; then its match."""
    sample = ROOT / "samples" / "round"
    yield "serve", place.referee("serve", sample / "round.mp4", "--table", sample / "table.json", "--match",
                                 sample / "match.toml", "--port", 0, "--no-browser", during=page_open(place, seconds))
    yield "export", place.referee("export", 1, "--format", "jsonl")


LIBRARY = """
import sys, referee
table = referee.learn([referee.load_image(sys.argv[1])])
print(len(referee.Reader(table).read(referee.load_image(sys.argv[2])).cards))
"""


def as_a_library(place: Place) -> Iterator[Step]:
    """A program that imports Referee."""
    data = ROOT / "tests" / "data"
    yield "import referee", place.run("-c", LIBRARY, data / "still_empty.jpg", data / "still.jpg")


def faults(place: Place, steps: Iterator[Step], fine: tuple[int, ...] = (0,)) -> list[str]:
    """What the commands did that they should not, each with the command's name; also an unexpected end."""
    found = []
    for name, done in steps:
        found += [f"{name}: {said}" for said in done.seen]
        found += [f"{name} leaves {path}" for path in place.left()]
        if done.status not in fine:
            found.append(f"{name} ended with {done.status}: {done.stderr[-300:]}")
    return found


def _named(reading: dict[str, Any], table: dict[str, Any]) -> str:
    """A file that names two of the cards that were read, at their middles."""
    quads = {square["id"]: square["quad"] for square in table["squares"]}
    owned = [card for card in reading["cards"] if card["owner"] != "unknown"][:2]
    corners = [[corner for square in card["squares"] for corner in quads[square]] for card in owned]
    at = [[sum(values) / len(values) for values in zip(*points, strict=True)] for points in corners]
    return json.dumps({"cards": [{"owner": card["owner"], "at": here} for card, here in zip(owned, at, strict=True)]})
