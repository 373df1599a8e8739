"""Open sockets: how much each may send, and how its messages are taken apart.

Why it exists: a link that may only look opens a socket, and whoever floods it with frames makes all others wait. A
page says something now and then, a phone sends a picture after the answer to the last one; who sends far more is cut
off (1008), and so is a message that is too long (1009). What it does not do: look into messages, or say who may open
one.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from referee.web.phone import LONGEST
from referee.web.phone import SOCKET as PICTURES
from referee.web.wire.limits import Bucket, Rate, Talk

SAYS = Talk(message=1024, frames=Rate(20, 100), bytes=Rate(4_000, 32_000))
"""A screen: whether it shows the camera, and a sign of life."""
FILMS = Talk(message=2 * LONGEST, frames=Rate(600, 1200), bytes=Rate(32e6, 64e6))
"""A phone that films: browsers send a picture in frames of 64 KB or more."""
PIECE = 4096
"""Bytes that are taken apart before it is looked whether they were too many: about 600 of the smallest frames."""
TOO_MUCH = "too much at once"


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a socket, held to what it may send."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start:start + PIECE]
            if self.transport.is_closing():
                return
            if self.handshake_initiated and self._bytes.take(len(piece)):
                self._fail(1008, TOO_MUCH)
                return
            super().data_received(piece)

    def handle_connect(self, event: Request) -> None:
        talk = FILMS if event.path.partition("?")[0].endswith(PICTURES) else SAYS
        self.conn.max_message_size = talk.message
        self._frames, self._bytes = Bucket(talk.frames), Bucket(talk.bytes)
        super().handle_connect(event)

    def handle_events(self) -> None:
        if self.handshake_initiated and self._frames.take(len(self.conn.events)):
            self._fail(1008, TOO_MUCH)
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(1007, "this is no UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        """Say why, and end."""
        self.frames = []
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
