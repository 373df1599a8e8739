"""Text files that no program of ours would write: whole ones of every kind, damaged by chance or on purpose.

Why it exists: people edit tables, pieces, sets, lenses, match files, truth and questions, and hand them on. What it
does not do: say what should become of any of them.
"""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from referee.geometry.lens import Lens
from referee.values.board import BoardTable, Square
from referee.values.common import Quality
from tests.support.hostile_files import encoded, jpeg, jpegs, png, pngs

Named = tuple[str, bytes]
CORNERS = ((0, 0), (9, 0), (9, 9), (0, 9))
CAMERA = {"focal": 90.0, "centre": [32.0, 24.0], "k1": 0.0, "rotation": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
          "translation": [0.0, 0.0, 9.0]}
TABLE = BoardTable(64, 48, tuple(Square((0, n), "red", (200, 0, 0), CORNERS) for n in range(3)), quality=Quality(True),
                   reference=jpeg(), camera=CAMERA).to_dict()
PIECES = {"cards": [{"owner": "solid", "at": [12, 40]}], "jokers": [], "tokens": [{"at": [9.5, 3]}]}
SET: dict[str, Any] = {"format": "referee-set/1", "name": "mine", "boards": [{"red": [1, 2, 3]}], "examples": [
    {"kind": "half", "owner": "solid", "piece": 0, "side": 1, "colour": "red", "on": "red",
     "picture": base64.b64encode(png(176, 88)).decode()},
    {"kind": "token", "rise": 0.4, "picture": base64.b64encode(png(80, 52)).decode()}]}
TRUTH = {"frame_styles": {"1": "solid"}, "events": [
    {"type": "card", "id": 1, "player": 1, "cells": [[0, 1], [0, 2]], "legal": True}]}
STILL = {"camera": {"elevation_deg": 60}, "board": {"square_mm": 20}, "jokers": [], "tokens": [],
         "cells": [{"cell": [0, 0], "colour": "red", "poly_px": CORNERS}],
         "cards": [{"frame": "solid", "cells": [[0, 1], [0, 2]], "colours": ["red", "blue"], "occluded": False}]}
QUESTION = {"game": "board", "kind": "round", "edition": "new", "input": {"end": "regular", "caller": "A", "players": [
    {"id": "A", "remaining": 0, "jokers_used": 1, "mistake": False, "tableau": 0},
    {"id": "B", "remaining": 4, "jokers_used": 0, "mistake": False, "tableau": 2}]}}
PLACE = {"game": "board", "kind": "legality", "input": {
    "board": ["RGBYRG", "GBYRGB", "BYRGBY"], "tokens": [[1, 2]],
    "move": {"player": "A", "cells": [[1, 3], [1, 4]], "colours": "RG", "tokens_after": [[1, 4]]}}}
MATCH = '''edition = "new"
[players]
dashed = "Anna"
dotted = "Ben"
[left]
dotted = 3
[round]
start = 3.5
stop = 412.0
caller = "Anna"
[options]
swapped_colours = "mistake"
'''
DOCUMENTS: dict[str, Any] = {
    "table": TABLE, "pieces": PIECES, "set": SET, "truth": TRUTH, "still": STILL, "score": QUESTION, "legal": PLACE,
    "lens": Lens(96, 54, 38.0, (48.0, 26.0), (-0.2, 0.02, 4e-4, -5e-4), 0.1, 12).to_dict()}
"""The whole JSON documents, by the door that they go to."""
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 3.5, "", "x", "\ud800", "a\0b", "\n" * 10_000, "k" * 2_000_000, [], {}, [[1]], {"\udfff": 1},
    {"k" * 1_000_000: 1}, [{}] * 50_000, 10**9, 2**63, -(10**400), float("nan"), float("inf"), "=1+1", "../../x",
    "/dev/zero", "/dev/stdin", [None] * 3, "9" * 30, 1e308, [[0] * 4] * 4)


def damaged_documents(door: str, seed: int, count: int) -> Iterator[Named]:
    """The document of a door with other values, keys or bytes, `count` times."""
    rng, whole = random.Random(f"{door} {seed}"), DOCUMENTS[door]
    for n in range(count):
        data = deepcopy(whole)
        for _ in range(rng.choice((1, 1, 2))):
            _change(rng, data)
        text = json.dumps(data).encode()
        yield f"{n}.json", _spoilt(rng, text) if n % 4 == 3 else text


def damaged_matches(seed: int, count: int) -> Iterator[Named]:
    """Match files with other lines or bytes."""
    rng = random.Random(seed)
    words = ("nan", "inf", "-1", '"x"', "[]", "{}", "1979-05-27", "true", '"\\u0000"', "9" * 400, "[" * 900,
             '"' + "v" * 90_000)
    headings = ("[a.b]", "[players]", "a." * 20_000 + "a = 1", "[" + "a." * 20_000 + "a]")
    for n in range(count):
        lines = MATCH.splitlines()
        at = rng.randrange(len(lines))
        key = rng.choice((lines[at].partition("=")[0] or "x", '"k\\n"', "k" * 90_000, '"\\u00ad"'))
        lines[at] = f"{key} = {rng.choice(words)}" if n % 3 else rng.choice(headings)
        text = "\n".join(lines).encode()
        yield f"{n}.toml", _spoilt(rng, text) if n % 4 == 3 else text


def hostile_texts(door: str) -> Iterator[Named]:
    """Texts that were made to harm whoever reads this document."""
    whole = json.dumps(DOCUMENTS[door])
    yield from (("empty.json", b""), ("null.json", b"\0" * 1000), ("mark.json", b"\xef\xbb\xbf" + whole.encode()),
                ("sixteen.json", whole.encode("utf-16")), ("bytes.json", b"\xff\xfe\xfd" * 100),
                ("deep.json", b"[" * 1_000_000), ("deeper.json", b'{"a":' * 500_000), ("digits.json", b"1" * 5_000_000),
                ("values.json", b"[" + b"{}," * 12_000_000 + b"{}]"), ("lists.json", b"[" + b"[]," * 900_000 + b"[]]"),
                ("large.json", b'"' + b"x" * 50_000_000 + b'"'), ("name.json", b'{"\\ud800": 1}'),
                ("twice.json", whole[:-1].encode() + b', "format": 1, "cards": 1, "events": 1, "game": 1}'))
    if door in ("table", "set"):
        pictures = [*pngs(), *((name, data) for name, data in jpegs() if len(data) < 1_000_000),
                    ("half.jpg", jpeg()[:-300]), ("heif", encoded("HEIF")), ("other size", jpeg((65, 48)))]
        for name, data in pictures:
            text = base64.b64encode(data).decode()
            new = {**TABLE, "reference": text} if door == "table" else {
                **SET, "examples": [{**SET["examples"][0], "picture": text}]}
            yield f"{name}.json", json.dumps(new).encode()
    if door == "table":
        far = {**TABLE["squares"][0], "row": 999, "col": 999}
        yield "far.json", json.dumps({**TABLE, "squares": [*TABLE["squares"], far]}).encode()
        for kit in ("/dev/zero", "/dev/stdin", "/", "\0", "x" * 5000):
            yield f"kit {kit[:9]!r}.json".replace("/", "_"), json.dumps({**TABLE, "kit": kit}).encode()


def _change(rng: random.Random, data: Any) -> None:
    """One value somewhere is another, or gone, or a key is."""
    at = data
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
        inner = at[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            at = inner
            continue
        if isinstance(at, dict) and rng.random() < 0.3:
            value = at.pop(key)
            if rng.random() < 0.6:
                at[rng.choice(("\ud800", "k" * 500_000, "a\nb", "format", "x"))] = value
        else:
            at[key] = deepcopy(rng.choice(VALUES))
        return


def _spoilt(rng: random.Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return rng.choice((text[:at], text[:at] + b"\xed\xa0\x80" + text[at:], text[:at] + b"\0" + text[at + 1:],
                       text[:at] + text[at + 9:], text[:at] + text, text[:at] + b"\xff" + text[at:]))
