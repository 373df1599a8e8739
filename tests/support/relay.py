"""A line between browser and dashboard that is slow, goes deaf or is cut: a TCP relay on this machine.

Why it exists: what people type must come through a bad line, and a page must notice a dead one. What it does not do:
understand what goes by, but for telling the live socket from the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

Deaf = Literal["nobody", "live", "all"]


class Relay:
    """Passes everything on to a port of this machine, each piece up to `delay` seconds late, in order.

    `deaf`: whose bytes are swallowed in both directions while connections stay open: of nobody, of live sockets that
    stand, or of all connections, new ones too.
    """

    def __init__(self, port: int, *, delay: float = 0.0, seed: int = 0) -> None:
        self.to, self.delay, self.deaf = port, delay, "nobody"
        self.port = self.swallowed = 0
        self._draw = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._started.wait(10)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}/"

    def quiet(self) -> None:
        """Wait until nothing more is swallowed for a third of a second, within five."""
        for _ in range(15):
            before = self.swallowed
            time.sleep(0.35)
            if before == self.swallowed:
                return

    def cut(self) -> None:
        """Break every connection that stands."""
        self._loop.call_soon_threadsafe(self._close_all)

    def _close_all(self) -> None:
        for writer in self._writers:
            writer.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)

        server = self._loop.run_until_complete(asyncio.start_server(self._join, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._started.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # the server is away, as it would be without us
            writer.close()
            return
        mine = {writer, back}
        self._writers |= mine
        live = asyncio.Event()
        try:
            await asyncio.gather(self._pass(reader, back, live), self._pass(there, writer, live))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._writers -= mine
            for end in mine:
                end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, live: asyncio.Event) -> None:
        due, queue = 0.0, asyncio.Queue[tuple[float, bytes]]()

        async def send() -> None:
            while True:
                at, data = await queue.get()
                await asyncio.sleep(max(0.0, at - self._loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)
                await writer.drain()

        sending = asyncio.create_task(send())
        try:
            while True:
                data = await reader.read(65536)
                if data.startswith(b"GET") and b" /live" in data[:40]:
                    live.set()
                if data and (self.deaf == "all" or (self.deaf == "live" and live.is_set())):
                    self.swallowed += len(data)
                    continue
                due = max(due, self._loop.time() + self._draw.uniform(0, self.delay))
                queue.put_nowait((due, data))
                if not data:
                    break
            await sending
        finally:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await sending


@contextmanager
def relayed(port: int, *, delay: float = 0.0, seed: int = 0) -> Iterator[Relay]:
    """A relay to a port, closed at the end."""
    relay = Relay(port, delay=delay, seed=seed)
    try:
        yield relay
    finally:
        relay.close()
