"""Inputs made to harm: each is refused in a sentence, takes little memory, and nobody waits for it long.

The whole of it, thousands of inputs, is `python -m tests.soak.hostile_inputs`.
"""

import json
import os
import socket
import time
from itertools import islice

import pytest

from referee import files
from referee.capture import SourceError, open_source
from referee.capture.files.stills import Stills
from referee.files import FileFault, FileTooLarge, read_json, read_whole
from referee.files.pictures import MOST_PIXELS, header_of, kind_of
from referee.i18n import say
from referee.vision.common.images import ImageError, decode_image
from tests.soak.hostile_inputs import run
from tests.support import hostile_files, hostile_texts
from tests.support.command import assert_one_sentence, referee
from tests.support.hostile_films import film


def chosen(door):
    """Those of a door that took most, and a few damaged ones."""
    if door == "picture":
        yield from islice(hostile_files.pngs(), 7)
        yield from hostile_files.wrong_jpegs()
        yield from hostile_files.damaged_pictures(7, 22)
    elif door == "table":
        yield from hostile_texts.damaged_documents(door, 7, 20)
    else:
        yield from hostile_texts.damaged_matches(7, 20)


@pytest.mark.slow
@pytest.mark.parametrize("door", ["picture", "table", "match"])
def test_nothing_ends_in_a_traceback_or_takes_much(door):
    said: list[str] = []
    assert run(door, chosen(door), said.append) == 0, said


def test_a_phone_s_fifty_megapixels_still_fit():
    twelve, fifty = hostile_files.jpeg((4000, 3000)), (8160, 6120)
    assert header_of(twelve).fits(len(twelve)) and fifty[0] * fifty[1] <= MOST_PIXELS
    assert decode_image(twelve, "x").shape == (3000, 4000, 3)


@pytest.mark.parametrize(("name", "data"), hostile_files.whole())
def test_whole_pictures_of_every_kind_are_read(name, data):
    assert decode_image(data, name).shape in ((48, 64, 3), (64, 48, 3)) and kind_of(data[:16])


@pytest.mark.parametrize("data", [
    b"P6 8 8 255 " + bytes(192), b"#?RADIANCE\n\n-Y 60000 +X 60000\n", b"II+\0" + bytes(99)])
def test_kinds_whose_headers_nobody_looks_at_are_none(data):
    with pytest.raises(ImageError, match="is not a picture"):
        decode_image(data, "x")


def test_an_mp4_that_says_it_has_many_samples_is_not_opened(tmp_path):
    mp4 = film("mp4", "libx264")
    at = mp4.index(b"stsz") + 8
    (tmp_path / "a.mp4").write_bytes(mp4[:at] + (1).to_bytes(4, "big") + b"\x0a\0\0\0" + mp4[at + 8:])
    with pytest.raises(SourceError, match="not a video that can be played"):
        open_source(str(tmp_path / "a.mp4"))
    (tmp_path / "b.y4m").write_bytes(b"YUV4MPEG2 W7680 H4320 F25:1 C420\nFRAME\n" + bytes(1000))
    with pytest.raises(SourceError, match="larger pictures than 4096x2304"):
        open_source(str(tmp_path / "b.y4m"))


@pytest.mark.parametrize("spec", [
    "~\0", "\0/*", "a\0b", "\ud800", "http://\ud800/", "http://[::1", "http://host:99999", "http://host:x/", "rtsp://[",
    "rtsp://", "http://", "http:///video", "http://a..b/", "http://" + "a" * 70 + ".b/", "http://a\nb/", "file:///",
    "file://[", "//", "/\0", "~nosuchuser/x", "x" * 5000, "/" + "x/" * 3000, "[" * 300, "/dev/zero", "/dev/null"])
def test_addresses_and_paths_that_name_nothing_are_refused_at_once(spec, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    begun = time.monotonic()
    with pytest.raises(SourceError) as error:
        open_source(spec)
    said = str(error.value)
    assert len(said) < 400 and said.isprintable() and said.encode("utf-8") and time.monotonic() - begun < 5


def test_a_pattern_is_looked_for_within_bounds(tmp_path, monkeypatch):
    from referee.capture.files import patterns

    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "loop").symlink_to(tmp_path)
    for name in ("1.png", "a/2.png", "a/b/3.png", "a/.4.png"):
        (tmp_path / name).write_bytes(hostile_files.png(8, 8))
    with open_source(f"{tmp_path}/**/*.png") as source:
        assert isinstance(source, Stills) and [path.name for path in source.paths] == ["1.png", "2.png", "3.png"]
    with open_source(f"{tmp_path}/*/[2-9].png") as source:
        assert isinstance(source, Stills) and [path.name for path in source.paths] == ["2.png"]
    monkeypatch.setattr(patterns, "MOST_ENTRIES", 3)
    for spec in (f"{tmp_path}/**", f"{tmp_path}/*/*/x.png"):
        with pytest.raises(SourceError, match="too long to look through"):
            open_source(spec)


def test_pipes_sockets_and_devices_are_not_waited_for(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        for name in ("pipe", "socket"):
            with pytest.raises(SourceError, match="neither a file nor a folder"):
                open_source(str(tmp_path / name))
        with pytest.raises(FileFault):
            read_json(tmp_path / "socket")
    monkeypatch.setattr(files, "WAIT_S", 0.1)
    with pytest.raises(TimeoutError):
        read_whole(tmp_path / "pipe", 10)
    with pytest.raises(FileTooLarge):
        read_whole(tmp_path.__class__("/dev/zero"), 5_000_000)


@pytest.mark.parametrize("text", ['{"\\ud800": 1}', '["\\udfff"]', "[" * 5000, "[" + "[]," * 1_000_001 + "1]"])
def test_json_that_nothing_can_be_done_with_is_refused(tmp_path, text):
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(FileFault):
        read_json(tmp_path / "x.json")
    (tmp_path / "x.json").write_text("\ufeff[\"\\ud83d\\ude00\"]", encoding="utf-8")
    assert read_json(tmp_path / "x.json") == ["\U0001f600"]


def test_what_is_quoted_is_short_and_can_be_printed():
    said = say("image-missing", path="a\n\x1b[2J\ud800\u202e" + "x" * 5_000_000)
    assert len(said) < 160 and said.isprintable() and "a\\n\\x1b[2J\\ud800\\u202e" in said and "…" in said
    assert say("image-missing", path="Zoë 👩‍👧.jpg").endswith("Zoë 👩‍👧.jpg")


@pytest.mark.parametrize("command", ["read", "changes", "watch", "audit", "teach"])
def test_commands_say_one_sentence(tmp_path, rendered, command):
    broken = hostile_files.damaged_pictures(3, 1)
    (tmp_path / "a.png").write_bytes(next(iter(broken))[1])
    (tmp_path / "k.json").write_text('{"cards": [{"owner": "solid", "at": [1, 2], "' + "\\ud800" + '": 1}]}')
    table = json.loads(rendered.table.read_text())
    (tmp_path / "half.json").write_text(json.dumps({**table, "reference": table["reference"][:4000]}))
    more = {"changes": [rendered.final],
            "teach": ["--pieces", tmp_path / "k.json", "-o", tmp_path / "s.json"]}.get(command, [])
    assert_one_sentence(referee(command, tmp_path / "a.png", *more, "--table", rendered.table))
    assert_one_sentence(referee(command, rendered.final, *more, "--table", tmp_path / "half.json"))
    if command == "teach":
        line = assert_one_sentence(referee(command, rendered.final, *more, "--table", rendered.table))
        assert "half a character" in line


def test_a_mistyped_command_is_quoted_shortly():
    done = referee("x" * 50_000)
    assert done.returncode == 2 and len(done.stderr) < 700
