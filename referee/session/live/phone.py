"""What a phone that is the camera sends, and what it is answered.

Why it exists: a phone speaks over a socket, or over single requests where its browser opens none; both carry the same
messages, and both are answered with the one true word of the camera. What it does not do: carry them (`web`), or keep
pictures (`capture.streams.phone`).

A message is a head (`HEAD`: flags, seconds of the phone's clock, 16 bytes that tell phones apart), then a JPEG. Flags:
`FIRST` the phone has just been allowed to film; `INSTEAD` it takes another phone's place; `HIDDEN` and `GONE`, without
a JPEG, say why no pictures come for now.
"""

from __future__ import annotations

import struct
from typing import Any

from referee.capture import PictureRefused
from referee.capture.streams.phone import LARGEST
from referee.i18n.said import Said
from referee.session.live.desk import Desk
from referee.session.live.elsewhere import refuse
from referee.session.live.evening import Evening
from referee.session.match.commands import CommandError

HEAD = struct.Struct(">Bd16s")
FIRST, INSTEAD, HIDDEN, GONE = 1, 2, 4, 8
LONGEST = HEAD.size + LARGEST


def receive(evening: Evening, desk: Desk, message: bytes) -> dict[str, Any]:
    """Take one message; the answer as JSON.

    `ok`, `camera` (the state's) where it was taken; else `error` (one sentence) and `other`: another phone is the
    camera, and this one may take its place.
    """
    try:
        _take(evening, desk, message)
    except CommandError as e:
        return {"ok": False, "error": e.said, "other": False}
    except PictureRefused as e:
        return {"ok": False, "error": e.said, "other": e.other}
    return {"ok": True, "camera": evening.state()["camera"]}


def _take(evening: Evening, desk: Desk, message: bytes) -> None:
    if len(message) < HEAD.size:
        raise PictureRefused("phone-no-head")
    refuse(evening)
    flags, shot, phone = HEAD.unpack_from(message)
    if flags & (HIDDEN | GONE):
        desk.phone.leave(phone, Said("phone-hidden") if flags & HIDDEN else Said("phone-gone"))
        return
    desk.phone_comes(first=bool(flags & (FIRST | INSTEAD)))
    desk.phone.push(phone, message[HEAD.size:], shot, instead=bool(flags & INSTEAD))
