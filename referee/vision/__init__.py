"""Seeing the table: from pictures to the learned `Table` and to `Reading`s. Knows nothing about rules."""

from referee.geometry.lens import Lens
from referee.vision.change.changes import changes
from referee.vision.change.motion import Motion, MotionMeter
from referee.vision.images import ImageError, load_image
from referee.vision.learning.learn import BoardNotFound, learn
from referee.vision.reading.reader import Reader
from referee.vision.teaching import Proposal, TaughtSet, TeachError, propose, teach

__all__ = [
    "BoardNotFound", "ImageError", "Lens", "Motion", "MotionMeter", "Proposal", "Reader", "TaughtSet", "TeachError",
    "changes", "learn", "load_image", "propose", "teach",
]
