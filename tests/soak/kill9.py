"""`kill -9` at random moments while an evening is written: `python -m tests.soak.kill9`, about eight minutes.

A process plays matches through the hub's commands: it begins them, counts, deletes, reads files in. It says what was
acknowledged. After each kill the log is opened: nothing acknowledged is missing, nothing stands there twice, no number
of a match or round came again, no half of a deleted match or of a file is left.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.store import Store

PLAYER = """
import json, random, sys
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.store import Store
from tests.support.exports import of_another
from tests.support.hostile import plain, with_lines, written

def said(**what):
    print(json.dumps(what), flush=True)

rng = random.Random(int(sys.argv[2]))
store = Store(sys.argv[1])
hub = Hub(store)
if (going := archive.unfinished(store)) is not None:
    hub.open(going.id)
SEATS = ("p1", "p2", "p3")
while True:
    kind = rng.random()
    if hub.play is None or kind < 0.05:
        number = hub.command("new_match", {"document": "dice", "rounds": 0, "camera": False,
            "people": [{"seat": s, "name": s.upper()} for s in SEATS]})["match"]
        said(match=number, round=store.rounds(number)[0].id)
    elif (phase := hub.state()["round"]["phase"]) != "stopped":
        name = {"waiting": "start", "running": "stop", "stopping": "call"}[phase]
        seq = hub.command(name, {"player": "p1"} if name == "call" else {})["seq"]
        said(of=hub.play.match.id, seq=seq, n=name)
    elif kind < 0.08:
        number = hub.play.match.id
        said(deleting=number)
        hub.command("delete_match", {"match": number})
        said(deleted=number)
    elif kind < 0.11:
        file = with_lines({"type": "round_start", "by": "people"}, {"type": "match_end", "by": "people"})
        said(match=archive.take_in(hub, of_another(written(file))), lines=2)
    elif kind < 0.14:
        try:
            archive.take_in(hub, written(plain(options={"teleport": 1})))
        except ValueError:
            said(refused=True)
    else:
        n = rng.randint(0, 9)
        seq = hub.command("count", {"player": rng.choice(SEATS), "counts": {"dice_left": n}})["seq"]
        said(of=hub.play.match.id, seq=seq, n=n)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told, lines, slowest = killed(Path(folder) / "log.db", asked.kills, asked.seed)
    print(f"{asked.kills} kills: {lines} acknowledged lines and {told} matches, none lost, none twice; "
          f"opened again within {slowest:.2f} s")
    return 0


def killed(path: Path | str, kills: int, seed: int) -> tuple[int, int, float]:
    """Kill so often; AssertionError where something is lost. How many matches and lines, and the slowest opening."""
    rng, slowest = random.Random(seed), 0.0
    lines: dict[int, dict[int, object]] = {}
    met, deleting = set[int](), set[int]()
    rounds, words = set[int](), 0
    for kill in range(kills):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(path), str(seed * 1000 + kill)],
                                  stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(rng.uniform(0.0, 0.4))
        player.kill()
        rest, _ = player.communicate()
        for word in map(json.loads, [row for row in (first + rest).split("\n") if row.endswith("}")]):
            if "match" in word:
                assert word["match"] not in met, "a number of a match came again"
                met.add(word["match"])
                lines[word["match"]] = dict.fromkeys(range(1, word.get("lines", 0) + 1))
                assert word.get("round") not in rounds, "a number of a round came again"
                rounds |= {word["round"]} if "round" in word else set()
            elif "of" in word:
                lines.setdefault(word["of"], {})[word["seq"]] = word["n"]
                words += 1
            elif "deleting" in word:
                deleting.add(word["deleting"])
        begun = time.monotonic()
        with Store(path) as store:
            _nothing_lost(store, lines, deleting)
        slowest = max(slowest, time.monotonic() - begun)
    assert words > kills, "hardly anything was written"
    return len(met), words, slowest


def _nothing_lost(store: Store, lines: dict[int, dict[int, object]], deleting: set[int]) -> None:
    there = {match.id for match in store.matches()}
    assert not any("damaged" in one for one in archive.home(Hub(store))["matches"])
    for number in list(lines):
        if number not in there:
            assert number in deleting, f"match {number} is lost"
            del lines[number]
            continue
        events = [line for played in store.rounds(number) for line in store.events(played.id)]
        seqs = [line["seq"] for line in events]
        assert seqs == list(range(1, len(seqs) + 1)), "a line is missing, or stands there twice"
        for line in events:
            n = lines[number].get(line["seq"])
            if isinstance(n, int):
                assert line["counts"] == {"dice_left": n}, "a line is another one"
        assert not lines[number] or max(lines[number]) <= len(seqs), "a line that was acknowledged is lost"


if __name__ == "__main__":
    sys.exit(main())
