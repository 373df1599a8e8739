"""Raw sockets of the dashboard's kind (RFC 6455), for what no library sends: floods, halves, frames of any kind."""

from __future__ import annotations

import os
import socket
import struct

from tests.support.served import STRANGER, Served

CONTINUES, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(opcode: int, data: bytes = b"", *, last: bool = True, mask: bytes = b"\0\0\0\0") -> bytes:
    """One frame as a browser sends it. The mask is nothing unless told, so that frames are cheap to make."""
    head = bytes([opcode | (0x80 if last else 0)])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 65536:
        head += bytes([0x80 | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", len(data))
    return head + mask + bytes(b ^ mask[n % 4] for n, b in enumerate(data)) if any(mask) else head + mask + data


def opened(found: Served, role: str, path: str = "/live", address: str = STRANGER, more: str = "") -> socket.socket:
    """A socket that was let in, whatever was said so far unread; ConnectionError where it was not."""
    one = found.open(address)
    key = os.urandom(16).hex()[:22] + "=="
    one.sendall(f"GET {path} HTTP/1.1\r\nHost: 192.168.178.20\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}"
                f"Cookie: referee={found.tokens[role]}\r\n\r\n".encode())
    head = b""
    while b"\r\n" not in head:
        head += one.recv(4096)
        if not head:
            break
    if b" 101 " not in head:
        one.close()
        raise ConnectionRefusedError(head[:40])
    return one
