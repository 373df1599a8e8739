"""`kill -9` at any moment loses no event that was said to be written, and the round goes on where it stopped."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from referee.store import Store
from tests.soak.kill9 import killed
from tests.support.log_faults import locked

WRITER = """
import sys
from referee.store import Store
store = Store(sys.argv[1])
matches = store.matches()
if matches:
    round_id = store.rounds(matches[0].id)[-1].id
else:
    round_id = store.new_round(store.new_match({"solid": "Ada"}, "new"))
picture = b"\\xff\\xd8\\xff" + bytes(20000)
while True:
    seq = len(store.events(round_id)) + 1
    name = store.save_evidence(picture + str(seq).encode())
    line = store.append(round_id, {"type": "card", "n": seq * 7, "evidence": [name]})
    print(line["seq"], flush=True)
"""


def test_kill_9_loses_no_acknowledged_event(where: Path | str) -> None:
    rng = random.Random(20)
    acknowledged = 0
    for _ in range(5):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(where)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(rng.randint(3, 40)):
            acknowledged = int(writer.stdout.readline())
        writer.kill()  # SIGKILL, in the middle of the next write
        rest, _ = writer.communicate()
        acknowledged = int(rest.split()[-1]) if rest else acknowledged
        with Store(where) as store:
            events = store.events(store.rounds(1)[0].id)
            assert [e["seq"] for e in events] == list(range(1, len(events) + 1))
            assert len(events) >= acknowledged
            assert all(e["n"] == e["seq"] * 7 for e in events)
            assert all(store.evidence(e["evidence"][0]) is not None for e in events)
    assert acknowledged >= 15


HOLDER = """
import sys
from referee.store import Store
store = Store(sys.argv[1])
round_id = store.new_round(store.new_match({"solid": "Ada"}, "new"))
for _ in range(5):
    store.append(round_id, {"type": "card"})
print("begun", flush=True)
sys.stdin.readline()
for _ in range(5):
    store.append(round_id, {"type": "card"})
print(store.trouble.lines, flush=True)
sys.stdin.readline()
"""


def test_kill_9_while_the_log_is_locked_loses_only_what_was_said_to_wait(where: Path | str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(where)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True)
    assert holder.stdin is not None and holder.stdout is not None
    assert holder.stdout.readline() == "begun\n"
    with locked(where):
        holder.stdin.write("go on\n")
        holder.stdin.flush()
        assert holder.stdout.readline() == "5\n"
        holder.kill()
        holder.communicate()
    with Store(where) as store:
        assert [e["seq"] for e in store.events(store.rounds(1)[0].id)] == [1, 2, 3, 4, 5]


def test_kill_9_while_matches_are_played_deleted_and_read_in(where: Path | str) -> None:
    """Shortly; the long run is `python -m tests.soak.kill9`."""
    matches, lines, _ = killed(where, kills=3, seed=5)
    assert matches and lines
