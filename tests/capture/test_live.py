"""Live sources: a real MJPEG camera on this machine that can stall, freeze and vanish; workers never outlive us."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Notice, Source, SourceError, open_source
from referee.capture.streams import live, pace
from referee.capture.streams.worker import device_of
from tests.support.damaged import encode, spoil
from tests.support.network_camera import NetworkCamera

JPEG = cv2.imencode(".jpg", np.zeros((24, 32, 3), np.uint8))[1].tobytes()


class Camera:
    """A network camera: `mode` is `play`, `blink`, `stall` (connected but silent), `freeze` or `gone` (hangs up)."""

    def __init__(self) -> None:
        self.mode = "play"
        camera = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
                self.end_headers()
                count, jpeg = 0, b""
                try:
                    while camera.mode != "gone":
                        if camera.mode != "stall":
                            if camera.mode != "freeze" or not jpeg:
                                count = 1 - count if camera.mode == "blink" else count + 1
                                image = np.full((120, 160, 3), count % 256, np.uint8)
                                cv2.putText(image, str(count), (10, 60), cv2.FONT_HERSHEY_PLAIN, 2, (255, 255, 255))
                                jpeg = cv2.imencode(".jpg", image)[1].tobytes()
                            head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(jpeg)}\r\n\r\n"
                            self.wfile.write(head.encode() + jpeg + b"\r\n")
                        time.sleep(0.02)
                except OSError:
                    pass  # the reader hung up

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/cam.mjpg"

    def close(self) -> None:
        self.mode = "gone"
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def camera():
    it = Camera()
    yield it
    it.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(live, "STALL_S", 0.6)
    monkeypatch.setattr(live, "FROZEN_S", 0.6)
    monkeypatch.setattr(live, "REOPEN_S", 0.6)
    monkeypatch.setattr(pace, "LOST_S", 0.3)


def gone(pid: int) -> bool:
    """Whether the process has ended (a zombie nobody waited for has)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def worker_of(source: Source) -> int:
    """The process that reads for a source, by number."""
    assert isinstance(source, live.LiveSource) and source._worker is not None
    return source._worker.process.pid


def wait_until(condition, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def test_a_network_camera_delivers_frames_with_rising_times(camera):
    frames = []
    with open_source(camera.url) as source:
        for item in source:
            assert isinstance(item, Frame)
            frames.append(item)
            if len(frames) == 10:
                break
    assert frames[0].image.shape == (120, 160, 3)
    assert frames[0].t == 0.0 and all(a.t < b.t for a, b in pairwise(frames))
    assert source.live


def test_a_slow_reader_gets_the_newest_frames_not_the_oldest(camera):
    with open_source(camera.url) as source:
        items = iter(source)
        first = next(items)
        time.sleep(1.0)
        for _ in range(live.QUEUE + 1):
            later = next(items)
    assert later.t - first.t > 0.8


@pytest.mark.slow
def test_a_reader_that_is_busy_does_not_make_a_frozen_picture(camera, impatient):
    """Nobody asked for pictures meanwhile; that the next is like the last one by chance tells nothing."""
    camera.mode = "blink"
    items, seen = iter(open_source(camera.url)), []
    for _ in range(8):
        time.sleep(live.FROZEN_S + 0.1)
        seen.append(next(items))
    assert [item for item in seen if isinstance(item, Notice)] == []


@pytest.mark.parametrize(("trouble", "reason"), [("stall", "silent"), ("freeze", "very same picture")])
def test_a_source_that_stops_is_lost_and_comes_back(camera, impatient, trouble, reason):
    kinds = []
    with open_source(camera.url) as source:
        for item in source:
            if isinstance(item, Notice):
                kinds.append(item.kind)
                if item.kind == "source_lost":
                    assert reason in item.text
                    camera.mode = "play"
                else:
                    break
            elif item.index == 5:
                camera.mode = trouble
    assert kinds == ["source_lost", "source_back"]


@pytest.mark.slow
def test_a_source_that_never_comes_back_ends_with_a_word_about_it(camera, impatient, monkeypatch):
    monkeypatch.setattr(live, "GIVE_UP_S", 1.0)
    with open_source(camera.url) as source:
        notices = []
        for item in source:
            if isinstance(item, Notice):
                notices.append(item)
            elif item.index == 3:
                camera.close()
    assert [n.kind for n in notices if n.kind != "waiting"] == ["source_lost", "ended"]
    assert "did not come back" in notices[-1].text


@pytest.mark.parametrize("spec", ["87", "http://127.0.0.1:9/nothing.mjpg"])
def test_a_source_that_cannot_be_opened_is_an_error_at_once(spec):
    with open_source(spec) as source, pytest.raises(SourceError, match="cannot be opened; check"):
        next(iter(source))


def test_a_patient_source_is_waited_for_and_says_once_why(camera):
    port = camera.server.server_address[1]
    camera.close()
    with open_source(f"http://127.0.0.1:{port}/stream") as source:
        source.patient = True
        items = iter(source)
        first = next(items)
        assert isinstance(first, Notice) and first.kind == "waiting" and "cannot be opened; check" in first.text
        other = NetworkCamera(lambda: JPEG, port=port)
        assert isinstance(next(items), Frame), "the same reason is not said again"
        other.close()


@pytest.mark.parametrize(("path", "words"), [
    ("/", "answers with a page"), ("/nowhere", "there is nothing"), ("/401", "asks for a user and a password"),
    ("/403", "does not let this computer in"), ("/503", "is busy"), ("/500", "error 500")])
def test_an_address_without_pictures_says_what_to_change(path, words):
    other = NetworkCamera(lambda: JPEG)
    with open_source(other.url(path, "ann:secret@" if path == "/" else "")) as source:
        with pytest.raises(SourceError, match=words) as said:
            next(iter(source))
        assert "secret" not in str(said.value)
    other.close()


@pytest.mark.parametrize("spec", ["/dev/video87", "/dev/v4l/by-id/usb-Maker_Camera-video-index0", "87"])
def test_a_camera_of_this_machine_has_many_names(spec):
    with open_source(spec) as source, pytest.raises(SourceError, match=f"camera {spec} cannot be opened; check"):
        next(iter(source))


def test_a_camera_named_by_its_maker_is_known_by_its_number(tmp_path):
    (tmp_path / "usb-Maker").symlink_to("/dev/video3")
    assert device_of(str(tmp_path / "usb-Maker")) == 3
    assert device_of("/dev/video12") == 12 and device_of("4") == 4


def test_a_server_that_accepts_and_never_answers_does_not_block_for_ever(monkeypatch):
    monkeypatch.setattr(live, "OPEN_S", 1.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        start = time.monotonic()
        with (open_source(f"http://127.0.0.1:{silent.getsockname()[1]}/x") as source,
              pytest.raises(SourceError, match="cannot be opened")):
            next(iter(source))
    assert time.monotonic() - start < 8


def test_closing_the_source_ends_its_worker(camera):
    with open_source(camera.url) as source:
        items = iter(source)
        next(items)
        pid = worker_of(source)
        assert not gone(pid)
    assert gone(pid)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at /proc")
def test_nobody_else_on_the_machine_sees_what_a_worker_opens(camera):
    with open_source(camera.url) as source:
        next(iter(source))
        assert camera.url not in Path(f"/proc/{worker_of(source)}/cmdline").read_text()


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at /proc")
def test_a_worker_does_not_outlive_a_parent_that_is_killed(camera):
    code = ("from referee.capture import open_source; import sys, time\n"
            f"source = open_source({camera.url!r}); items = iter(source); next(items)\n"
            "print(source._worker.process.pid, flush=True); time.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert not gone(pid)
        os.kill(parent.pid, signal.SIGKILL)
    assert wait_until(lambda: gone(pid), 5)


def test_a_video_behind_an_address_is_read_like_a_file(tmp_path):
    """It has an end, so nothing may be dropped, however slow the reader."""
    path = tmp_path / "v.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 25, (160, 120))
    for i in range(40):
        writer.write(np.full((120, 160, 3), i * 5, np.uint8))
    writer.release()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            data = path.read_bytes()
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            with contextlib.suppress(OSError):  # the reader hung up
                self.wfile.write(data)

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with open_source(f"http://127.0.0.1:{server.server_address[1]}/v.avi") as source:
            frames = []
            for item in source:
                frames.append(item)
                time.sleep(0.005)
        server.shutdown()
    assert len(frames) == 40
    assert frames[-1].t == pytest.approx(39 / 25, abs=0.05)


def test_a_stream_that_loses_packets_says_which_pictures_are_damaged(tmp_path):
    noise = ("-f", "lavfi", "-i", "testsrc2=size=320x240:rate=10:duration=3")
    spoilt = spoil(encode(noise, tmp_path / "whole.ts", 10), tmp_path / "v.ts", [14], "part")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            with contextlib.suppress(OSError):  # the reader hung up
                self.wfile.write(spoilt.read_bytes())

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with open_source(f"http://127.0.0.1:{server.server_address[1]}/live.ts") as source:
            items = iter(source)
            frames: list[Frame] = []
            while len(frames) < 25:
                item = next(items)
                if isinstance(item, Frame):
                    frames.append(item)
        server.shutdown()
    assert any(f.damaged for f in frames) and not all(f.damaged for f in frames)
