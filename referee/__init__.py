"""Referee: a webcam referee for the Ligretto family of games.

The names of the library, loaded when first used so that `import referee` is quick:

    table = referee.learn([referee.load_image("empty.jpg")])
    reading = referee.Reader(table).read(referee.load_image("now.jpg"))
    with referee.open_source("round.mp4") as source:
        for event in referee.Session(table, source).run():
            print(event)
"""

import logging
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# OpenCV reads these when it is imported, which is after this. The bound is that of `referee.files.pictures`, which
# looks before OpenCV does. Its own complaints would stand between ours, which are sentences.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", str(48 << 20))
os.environ.setdefault("OPENCV_LOG_LEVEL", "SILENT")
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")

logging.getLogger(__name__).addHandler(logging.NullHandler())  # heard by who asks for it (`journal`)

if TYPE_CHECKING:
    from referee.capture import SourceError, open_source
    from referee.files.table import load_table, save_table
    from referee.session import Session
    from referee.values.board import BoardReading, BoardTable
    from referee.values.common import Reading, Table, TableError
    from referee.vision.board import Reader, changes, learn
    from referee.vision.common import ImageError, TableNotFound, load_image

_WHERE = {
    "SourceError": "capture", "open_source": "capture", "Session": "session",
    "BoardReading": "values.board", "BoardTable": "values.board", "Reading": "values.common", "Table": "values.common",
    "TableError": "values.common",
    "TableNotFound": "vision.common", "ImageError": "vision.common", "load_image": "vision.common",
    "Reader": "vision.board", "changes": "vision.board", "learn": "vision.board",
    "load_table": "files.table", "save_table": "files.table",
}
__all__ = [
    "BoardReading", "BoardTable", "ImageError", "Reader", "Reading", "Session", "SourceError", "Table",
    "TableError", "TableNotFound", "__version__", "changes", "learn", "load_image", "load_table", "open_source",
    "save_table",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'referee' has no attribute {name!r}")
    return getattr(import_module(f"referee.{_WHERE[name]}"), name)
