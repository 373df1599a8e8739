"""What the eyes of any game need: pictures, motion, lens, colours, views, networks. Knows no table by its game.

The names are loaded when first used: the process that reads a camera needs `images` only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.geometry.lens import Lens
    from referee.vision.common.images import ImageError, load_image
    from referee.vision.common.motion import Motion, MotionMeter
    from referee.vision.common.not_found import TableNotFound

_WHERE = {
    "TableNotFound": "vision.common.not_found", "ImageError": "vision.common.images", "Lens": "geometry.lens",
    "Motion": "vision.common.motion", "MotionMeter": "vision.common.motion", "load_image": "vision.common.images",
}
__all__ = ["ImageError", "Lens", "Motion", "MotionMeter", "TableNotFound", "load_image"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"referee.{_WHERE[name]}"), name)
