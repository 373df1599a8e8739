"""No command keeps anything outside the data folder, asks for a name or speaks to another machine: without `CI` too.

`python -m tests.soak.silent` shows the same of every command at full length.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.silent import (
    Place,
    as_a_library,
    faults,
    live,
    whole_calls,
    why_not,
    with_numbers,
    with_pictures,
)

WHY_NOT = why_not()
watched = pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))


@watched
@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("steps", [with_pictures, with_numbers, as_a_library, lambda place: live(place, 4.0)],
                         ids=["pictures", "numbers", "library", "live"])
def test_nothing_leaves_the_computer_and_nothing_stays_outside_the_data_folder(tmp_path: Path, steps) -> None:
    place = Place(tmp_path)
    assert faults(place, steps(place)) == []


TELLS = """
import os, pathlib, socket, sys
try:
    socket.getaddrinfo("referee.invalid", 443)
except OSError:
    pass
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as far, socket.socket() as near:
    far.connect(("198.51.100.7", 9))
    near.bind(("127.0.0.1", 0))
    near.listen()
    with socket.create_connection(near.getsockname()):
        pass
pathlib.Path.home().joinpath(".cache").mkdir()
pathlib.Path.home().joinpath(".cache", "id").write_text("me")
pathlib.Path(sys.argv[1]).write_text("gone again")
pathlib.Path(sys.argv[1]).unlink()
folder = os.open(pathlib.Path(sys.argv[1]).parent, os.O_RDONLY)
os.close(os.open("beside", os.O_CREAT | os.O_WRONLY, dir_fd=folder))
os.rename("beside", "renamed", src_dir_fd=folder, dst_dir_fd=folder)
os.mkdir("folder", dir_fd=folder)
pathlib.Path("result").write_text("asked for")
"""


@watched
def test_what_is_watched_for_is_seen(tmp_path: Path) -> None:
    """A name asked for, another machine, a file in the home, files elsewhere, gone or not; and nothing else."""
    place, elsewhere = Place(tmp_path / "place"), tmp_path / "elsewhere"
    done = place.run("-c", TELLS, elsewhere)
    assert done.status == 0 and (place.out / "result").exists()
    assert [said for said in done.seen if "198.51.100.7 port 9" in said]
    elsewhere_too = [tmp_path / name for name in ("elsewhere", "beside", "renamed", "folder")]
    for path in (*elsewhere_too, place.home / ".cache" / "id"):
        assert [said for said in done.seen if f"writes {path}:" in said], path
    assert not [said for said in done.seen if "result" in said or "127.0.0.1 port" in said.split(":")[0]]
    assert place.left() == ["home/.cache/id"]
    names = [said for said in done.seen if "port 53" in said or "asks for a name" in said]
    assert names or not _resolver(), "a name was asked for and not seen"


def _resolver() -> bool:
    """Whether this machine asks anybody for names."""
    file = Path("/etc/resolv.conf")
    return file.exists() and "nameserver" in file.read_text(encoding="utf-8", errors="replace")


def test_calls_in_two_halves_are_put_together() -> None:
    trace = ["7  connect(3, {sa_family=AF_INET, <unfinished ...>", '8  mkdir("a", 0700) = 0',
             "7  <... connect resumed>sin_port=1}) = 0"]
    assert whole_calls("\n".join(trace)) == ['mkdir("a", 0700) = 0', "connect(3, {sa_family=AF_INET, sin_port=1}) = 0"]
