"""Seeing the table: from pictures to the learned `Table` and to `Reading`s. Knows nothing about rules."""

from referee.vision.images import ImageError, load_image
from referee.vision.learn import BoardNotFound, learn

__all__ = ["BoardNotFound", "ImageError", "learn", "load_image"]
