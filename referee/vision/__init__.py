"""Seeing the table: from pictures to the learned `Table` and to `Reading`s. Knows nothing about rules.

The names are loaded when first used: the process that reads a camera needs `vision.images` only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.geometry.lens import Lens
    from referee.vision.change.changes import changes
    from referee.vision.change.motion import Motion, MotionMeter
    from referee.vision.images import ImageError, load_image
    from referee.vision.learning.learn import BoardNotFound, learn
    from referee.vision.reading.reader import Reader
    from referee.vision.teaching import Proposal, TaughtSet, TeachError, propose, teach

_WHERE = {
    "Lens": "geometry.lens", "changes": "vision.change.changes", "Motion": "vision.change.motion",
    "MotionMeter": "vision.change.motion", "ImageError": "vision.images", "load_image": "vision.images",
    "BoardNotFound": "vision.learning.learn", "learn": "vision.learning.learn", "Reader": "vision.reading.reader",
    "Proposal": "vision.teaching", "TaughtSet": "vision.teaching", "TeachError": "vision.teaching",
    "propose": "vision.teaching", "teach": "vision.teaching",
}
__all__ = [
    "BoardNotFound", "ImageError", "Lens", "Motion", "MotionMeter", "Proposal", "Reader", "TaughtSet", "TeachError",
    "changes", "learn", "load_image", "propose", "teach",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'referee.vision' has no attribute {name!r}")
    return getattr(import_module(f"referee.{_WHERE[name]}"), name)
