"""`kill -9` at any moment loses no acknowledged event, and the round goes on where it stopped."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from referee.store import Store

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


def test_kill_9_loses_no_acknowledged_event(tmp_path: Path) -> None:
    rng = random.Random(20)
    path = tmp_path / "log.db"
    acknowledged = 0
    for _ in range(5):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(rng.randint(3, 40)):
            acknowledged = int(writer.stdout.readline())
        writer.kill()  # SIGKILL, in the middle of the next write
        rest, _ = writer.communicate()
        acknowledged = int(rest.split()[-1]) if rest else acknowledged
        with Store(path) as store:
            events = store.events(store.rounds(1)[0].id)
            assert [e["seq"] for e in events] == list(range(1, len(events) + 1))
            assert len(events) >= acknowledged
            assert all(e["n"] == e["seq"] * 7 for e in events)
            assert all(store.evidence(e["evidence"][0]) is not None for e in events)
    assert acknowledged >= 15
