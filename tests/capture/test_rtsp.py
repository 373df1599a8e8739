"""A real RTSP camera: it is started late, hangs, dies and comes back. Skipped where GStreamer's server is missing."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.capture import Frame, Notice, open_source
from tests.support.damaged import encode

PYTHON = "/usr/bin/python3"
SERVER = Path(__file__).parents[1] / "support" / "rtsp_server.py"
LOST_S, BACK_S = 2.0, 5.0


def there() -> bool:
    asks = "import gi; gi.require_version('GstRtspServer', '1.0'); from gi.repository import GstRtspServer"
    if not Path(PYTHON).exists():
        return False
    return subprocess.run([PYTHON, "-c", asks], capture_output=True, check=False).returncode == 0


class RtspCamera:
    def __init__(self, film: Path) -> None:
        self._film = film
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"rtsp://127.0.0.1:{self._port}/cam"
        self._server: subprocess.Popen[bytes] | None = None

    def on(self) -> None:
        self._server = subprocess.Popen([PYTHON, str(SERVER), str(self._film), str(self._port)])

    def off(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait()
            self._server = None

    def signal(self, which: signal.Signals) -> None:
        assert self._server is not None
        os.kill(self._server.pid, which)


@pytest.fixture
def camera(tmp_path: Path) -> Iterator[RtspCamera]:
    if not there():
        pytest.skip("needs GStreamer's RTSP server (Debian: gir1.2-gst-rtsp-server-1.0 python3-gi "
                    "gstreamer1.0-plugins-good gstreamer1.0-plugins-bad)")
    moving = ("-f", "lavfi", "-i", "testsrc2=size=320x240:rate=10:duration=60")
    it = RtspCamera(encode(moving, tmp_path / "film.ts", 10))
    yield it
    it.off()


@pytest.mark.slow
def test_an_rtsp_camera_is_waited_for_and_comes_back_by_itself(camera: RtspCamera) -> None:
    """Killed and started anew, then stopped in its tracks and let go on."""
    told: list[str] = []
    times: list[float] = []
    with open_source(camera.url) as source:
        source.patient = True
        acts = iter((camera.off, lambda: camera.signal(signal.SIGSTOP)))
        repairs = iter((camera.on, lambda: camera.signal(signal.SIGCONT)))
        since, good = time.monotonic(), 0
        for item in source:
            now = time.monotonic()
            if isinstance(item, Notice) and item.kind == "waiting":
                if not told:
                    told.append(item.kind)
                    camera.on()
            elif isinstance(item, Notice):
                told.append(item.kind)
                times.append(now - since)
                if item.kind == "source_lost":
                    next(repairs)()
                since, good = time.monotonic(), 0
            elif isinstance(item, Frame):
                good += 1
                if good == 10:
                    act = next(acts, None)
                    if act is None:
                        break
                    act()
                    since = time.monotonic()
    assert told == ["waiting", *["source_lost", "source_back"] * 2]
    assert max(times[::2]) <= LOST_S and max(times[1::2]) <= BACK_S, times
