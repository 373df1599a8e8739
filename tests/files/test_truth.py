"""Truth files: what others may write differently is taken, and a wrong one is told by name and place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.evaluate.board.truth import load_still, what_was_played
from referee.evaluate.common.truth import TruthError

SQUARE = {"cell": [0, 0], "colour": "violet", "poly_px": [[0, 0], [9, 0], [9, 9], [0, 9]]}
EMPTY = {"camera": {}, "board": {"square_mm": 3}, "cells": [SQUARE]}
CARD = {"frame": "single", "cells": [[0, 0], [0, 1]], "colours": ["violet", "red"], "occluded": False}
STILL = {"cards": [CARD], "jokers": [], "tokens": [{"cell": None, "occluded": True}]}
LAID = {"id": 1, "type": "card", "player": 2, "cells": [[0, 0], [0, 1]], "legal": True}
ROUND = {"frame_styles": {"2": "single"}, "events": [LAID, {"type": "stop", "player": 9}]}


def write(folder: Path, still: dict[str, Any], empty: dict[str, Any]) -> Path:
    for name, truth in (("a", still), ("a_empty", empty)):
        (folder / f"{name}.json").write_text(json.dumps(truth))
        (folder / f"{name}.jpg").write_bytes(b"")
    return folder / "a_empty.json"


def test_other_words_and_pieces_beside_the_board_are_taken(tmp_path: Path) -> None:
    still = load_still(write(tmp_path, STILL | {"cards": [CARD, CARD | {"cells": [], "cell": None}]}, EMPTY))
    assert [p.owner for p in still.pieces] == ["solid"] and still.tokens == ()
    assert still.empty.squares[0].colour == "purple" and still.empty.pixels_per_mm == 3.0
    assert [act.owner for act in what_was_played(ROUND)[0]] == ["solid"]


@pytest.mark.parametrize(("still", "empty", "says"), [
    ({"cards": []}, {}, "a.json is damaged: jokers is missing"),
    ({"cards": [{**CARD, "colours": ["red"]}]}, {}, "a.json is damaged: cards[0] has 1 colours on 2 cells"),
    ({"cards": [{**CARD, "frame": 3}]}, {}, "cards[0].frame is 3; it must be a text"),
    ({}, {"cells": []}, "a_empty.json is damaged: cells is []; it must be a list of at least 1"),
    ({}, {"board": {"square_mm": 0}}, "board.square_mm is 0; it must be more than 0"),
    ({}, {"camera": {"elevation_deg": float("nan")}}, "camera.elevation_deg is nan; it must be a number"),
    ({}, {"cells": [SQUARE | {"poly_px": []}]}, "cells[0].poly_px[0] is missing"),
])
def test_a_wrong_still_is_told(tmp_path: Path, still: dict[str, Any], empty: dict[str, Any], says: str) -> None:
    whole = still if still == {"cards": []} else STILL | still
    with pytest.raises(TruthError) as error:
        load_still(write(tmp_path, whole, EMPTY | empty))
    assert says in str(error.value)


@pytest.mark.parametrize(("truth", "says"), [
    ({"events": []}, "frame_styles is missing"),
    (ROUND | {"frame_styles": {}}, "the file names a player 2, who has no frame in frame_styles"),
    (ROUND | {"events": [LAID | {"id": None}]}, "events[0] is a card without id"),
    (ROUND | {"events": [LAID | {"cells": []}]}, "events[0] is a card without cells"),
    (ROUND | {"events": [{"type": "token", "legal": False}]}, "events[0] is a token without token_to"),
    (ROUND | {"events": [{k: v for k, v in LAID.items() if k != "legal"}]}, "events[0] is a card without legal"),
])
def test_a_wrong_round_is_told(truth: dict[str, Any], says: str) -> None:
    with pytest.raises(TruthError, match=r"events\.json is damaged: ") as error:
        what_was_played(truth)
    assert says in str(error.value)
