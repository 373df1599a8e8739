"""Styles of pictures that can be kept out of training, to see what a table that nobody has trained on will cost.

Why it exists: our renderer draws what its makers thought of, and a real table shows something else. How much a reader
loses on art, light and a camera that it never saw is the nearest figure there is to that gap (leave-one-out by domain:
Gulrajani and Lopez-Paz 2021, "In search of lost domain generalization"). `models.training.board.train --leave-out`
trains a reader without them, `referee evaluate --left-out` compares it with ours. What it does not do: either of these.

The styles are kinds, not the ends of a range (but the low camera), and each is about a fifth of what is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MOTIF = "diamond"      # printed on the squares
HARD_LAMP = 1.8        # lamp : room in the middle of the board; above it shadows are deep and glare is strong
LOW_CAMERA_DEG = 34.0  # below it tokens hide squares, and a square is little more than half as high as wide

STYLES = ("art", "light", "camera")
"""The names of `styles_of`: squares with a diamond, a hard lamp, a camera below 34 degrees."""


def styles_of(truth: Mapping[str, Any]) -> frozenset[str]:
    """Which of `STYLES` a picture shows, from its truth (docs/file-formats.md); what it does not tell is none."""
    scene = truth.get("scene") or {}
    shown = {
        "art": (scene.get("print") or {}).get("motif") == MOTIF,
        "light": (scene.get("lights") or {}).get("lamp_ratio", 0.0) >= HARD_LAMP,
        "camera": ((truth.get("camera") or {}).get("elevation_deg") or 90.0) < LOW_CAMERA_DEG,
    }
    return frozenset(name for name in STYLES if shown[name])
