"""Two hundred screens at once: `python -m tests.soak.viewers`, outside of CI.

Each opens the live socket with the viewer's link; then people say something forty times. Prints how long the news took
to each screen, and the dashboard's memory. It fails when a screen misses news, half of the news takes a second, or the
memory grows by more than 2 MB a screen.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.support.served import HOST, Served, served

HALF_S, GROWS_MB = 1.0, 2.0


async def follow(found: Served, count: int, words: int) -> tuple[list[float], int]:
    """Seconds until each screen was told each word, and how many were missed."""
    headers = {"cookie": f"referee={found.tokens['viewer']}"}
    screens = [await connect(f"ws://192.168.178.20:{found.port}/live", host=HOST, port=found.port, proxy=None,
                             max_size=None, additional_headers=headers) for _ in range(count)]
    said: dict[str, float] = {}
    heard: list[float] = []
    seen = [0] * count

    async def listen(n: int, screen: ClientConnection) -> None:
        waiting = dict.fromkeys(f"Word {k} " for k in range(words))
        async for message in screen:
            now = time.monotonic()
            for word in [word for word in waiting if word in str(message) and word in said]:
                del waiting[word]
                heard.append(now - said[word])
                seen[n] += 1

    listening = [asyncio.create_task(listen(n, screen)) for n, screen in enumerate(screens)]
    await asyncio.sleep(2.0)
    async with httpx.AsyncClient(base_url=f"http://localhost:{found.port}", trust_env=False, timeout=30) as host:
        for k in range(words):
            word = f"Word {k} "
            said[word] = time.monotonic()
            answer = await host.post("/command/rename", json={"person": "person-1", "name": f"{word}."})
            assert answer.status_code == 200, answer.text
            await asyncio.sleep(max(0.0, 0.5 - (time.monotonic() - said[word])))
    await asyncio.sleep(3.0)
    for task in listening:
        task.cancel()
    await asyncio.gather(*(screen.close() for screen in screens), return_exceptions=True)
    return heard, sum(words - n for n in seen)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--words", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as found:
        before, begun = found.memory(), time.monotonic()
        heard, missed = asyncio.run(follow(found, asked.count, asked.words))
        grown = found.memory() - before
        heard.sort()
        half, most = statistics.median(heard), heard[int(len(heard) * 0.95)]
        print(f"{asked.count} viewers, {asked.words} words in {time.monotonic() - begun:.0f} s: news half {half:.2f} "
              f"s, 95 % {most:.2f} s, slowest {heard[-1]:.2f} s, {missed} missed; memory {before:.0f} MB, "
              f"{grown:+.0f} MB; tracebacks {found.tracebacks()}")
        return int(half > HALF_S or missed > 0 or grown > GROWS_MB * asked.count or found.tracebacks() > 0)


if __name__ == "__main__":
    sys.exit(main())
