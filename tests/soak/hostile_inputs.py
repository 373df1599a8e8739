"""Damaged and hostile inputs before every door: `python -m tests.soak.hostile_inputs`, outside of CI.

Each input goes to a door (a picture, a film, a table ...) in a process that measures its own memory. A promise breaks
where one ends in anything but a value or an error of ours in one sentence, takes more than `MOST_MB`, or longer than
`LONGEST_S`. Prints the counts, and fails where a promise broke.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.support import hostile_files, hostile_texts
from tests.support.hostile_films import hostile_films

MOST_MB, LONGEST_S, LONGEST_SENTENCE = 400, 20.0, 700
BATCH = 400

Named = tuple[str, bytes]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="damaged inputs a door")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--door", choices=DOORS)
    parser.add_argument("--batch", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.batch:
        measure(asked.door, asked.batch)
        return 0
    doors = [asked.door] if asked.door else list(DOORS)
    return int(bool(sum([run(door, inputs(door, asked.seed, asked.count)) for door in doors])))


def inputs(door: str, seed: int, count: int) -> Iterator[Named]:
    """What goes to a door: all that is made to harm, and so many damaged ones."""
    if door == "picture":
        yield from hostile_files.pictures()
        yield from hostile_files.damaged_pictures(seed, count)
    elif door == "film":
        yield from hostile_films()
        yield from hostile_files.damaged_films(seed, count)
    elif door == "match":
        yield from hostile_texts.damaged_matches(seed, count)
    else:
        yield from hostile_texts.hostile_texts(door)
        yield from hostile_texts.damaged_documents(door, seed, count)


def run(door: str, given: Iterable[Named], tell: Callable[[str], None] = print) -> int:
    """Put inputs through a door, and tell what came of them. How many promises broke."""
    found, broken, peak, slowest = Counter[str](), 0, 0.0, 0.0
    for some in _in_batches(given):
        with tempfile.TemporaryDirectory() as folder:
            for n, (name, data) in enumerate(some):
                Path(folder, f"{n:03} {name.replace('/', '_')}").write_bytes(data)
            command = [sys.executable, "-m", "tests.soak.hostile_inputs", "--door", door, "--batch", folder]
            done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_S * len(some), check=False)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        if len(lines) < len(some):
            tell(f"{door}: {some[len(lines)][0]} ended the process: {done.stderr[-300:]}")
            broken += 1
        for line in lines:
            found[line["outcome"]] += 1
            peak, slowest = max(peak, line["mb"]), max(slowest, line["s"])
            if line["outcome"] == "bug" or line["mb"] > MOST_MB or line["s"] > LONGEST_S:
                tell(f"{door}: {line}")
                broken += 1
    tell(f"{door}: {found.total()} inputs, {found['refused']} refused with a sentence, {found['accepted']} accepted, "
         f"{found['bug']} tracebacks; at most {peak:.0f} MB and {slowest:.1f} s")
    return broken


def _in_batches(given: Iterable[Named]) -> Iterator[tuple[Named, ...]]:
    """So many that they fit into the memory; a large one goes alone, with a process to itself."""
    some: list[Named] = []
    for named in given:
        if len(named[1]) > 10_000_000 or named[0].startswith(("4K", "fifty")):
            yield (named,)
            continue
        some.append(named)
        if len(some) == BATCH:
            yield tuple(some)
            some = []
    if some:
        yield tuple(some)


def measure(door: str, folder: Path) -> None:
    """One line of JSON for each file: what came of it, megabytes that were taken for it, seconds."""
    opens = DOORS[door]()
    for path in sorted(folder.iterdir()):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
        before, begun = _kilobytes("VmRSS"), time.monotonic()
        outcome, said = "accepted", ""
        try:
            opens(path)
        except Exception as error:  # noqa: BLE001 (which of them are bugs is what is asked)
            said = str(error).replace(str(folder), "")
            ours = type(error).__module__.startswith("referee")
            good = ours and 10 < len(said) <= LONGEST_SENTENCE and "\n" not in said and said.encode("utf-8")
            outcome = "refused" if good else "bug"
            said = said[:200] if good else f"{type(error).__name__}: {ascii(said)[:300]}"
        taken = max(_kilobytes("VmHWM") - before, 0) / 1000
        children = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
        print(json.dumps({"name": path.name, "outcome": outcome, "said": said, "children": children,
                          "mb": round(taken), "s": round(time.monotonic() - begun, 2)}), flush=True)


def _kilobytes(field: str) -> int:
    status = Path("/proc/self/status").read_text(encoding="ascii").split()
    return int(status[status.index(f"{field}:") + 1])


def _picture() -> Callable[[Path], object]:
    from referee.vision.common.images import load_image

    return load_image


def _film() -> Callable[[Path], object]:
    from referee.capture import open_source

    def opens(path: Path) -> object:
        with open_source(str(path)) as source:
            return sum(1 for _ in source)

    return opens


def _table() -> Callable[[Path], object]:
    import numpy as np

    from referee.files.table import load_table
    from referee.vision.board import Reader

    return lambda path: Reader(load_table(path)).read(np.zeros((48, 64, 3), np.uint8))


def _pieces() -> Callable[[Path], object]:
    from referee.vision.board.teaching.named import load_pieces, parse_pieces

    return lambda path: [piece.text for piece in parse_pieces(load_pieces(path), ("solid", "double"))]


def _set() -> Callable[[Path], object]:
    from referee.files.taught import load_set

    return load_set


def _lens() -> Callable[[Path], object]:
    from referee.geometry.lens import Lens

    return lambda path: Lens.load(path).sized(960, 540)


def _match() -> Callable[[Path], object]:
    from referee.session import MatchSetup

    return MatchSetup.load


def _truth() -> Callable[[Path], object]:
    from referee.evaluate.common import truth
    from referee.files.truth import RoundForm

    return lambda path: truth.in_form(RoundForm, path, truth.truth_json(path))


def _still() -> Callable[[Path], object]:
    from referee.evaluate.common import truth
    from referee.files.truth import BoardForm, StillForm

    return lambda path: [truth.in_form(form, path, truth.truth_json(path)) for form in (BoardForm, StillForm)]


def _questions(command: str) -> Callable[[], Callable[[Path], object]]:
    def door() -> Callable[[Path], object]:
        from referee.cli.legal import legal
        from referee.cli.score import score

        ask = legal if command == "legal" else score

        def opens(path: Path) -> object:
            import contextlib
            import os

            with Path(os.devnull).open("w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
                return ask(str(path), True)

        return opens

    return door


DOORS: dict[str, Callable[[], Callable[[Path], object]]] = {
    "picture": _picture, "film": _film, "table": _table, "pieces": _pieces, "set": _set, "lens": _lens, "match": _match,
    "truth": _truth, "still": _still, "score": _questions("score"), "legal": _questions("legal")}

if __name__ == "__main__":
    sys.exit(main())
