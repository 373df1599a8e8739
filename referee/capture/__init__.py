"""Where pictures come from: a camera, a video, a folder, an address or standard input, all read the same way.

Why it exists: everything behind it sees one kind of thing, an iterator of `Frame`s, whatever delivers them. A live
source runs in a process of its own. That one can be killed, for a camera driver or a network stream may block for ever.
What it does not do: look at what is in a picture.

    with open_source("round.mp4") as source:
        for item in source:          # Frame, or a Notice about the source itself
            ...
"""

from referee.capture.base import Frame, Notice, Source, SourceError
from referee.capture.open import open_source
from referee.capture.streams.phone import PHONE, Phone, PhoneSource, PictureRefused

__all__ = ["PHONE", "Frame", "Notice", "Phone", "PhoneSource", "PictureRefused", "Source", "SourceError", "open_source"]
