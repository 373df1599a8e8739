"""Bad input: each gets one clear line that says what to change, and the exit status of the contract."""

import socket
import subprocess

import cv2
import numpy as np
import pytest
from imageio_ffmpeg import get_ffmpeg_exe

from referee.files.table import load_table
from tests.support.command import assert_one_sentence, referee, started
from tests.support.pictures import loaded


@pytest.fixture(scope="module")
def odd(tmp_path_factory, rendered):
    """A folder of things that go wrong."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "text.jpg").write_text("this is text, whatever its name says\n" * 20)
    (folder / "nothing.jpg").write_bytes(b"")
    (folder / "cut.jpg").write_bytes(rendered.empty.read_bytes()[:-5000])
    (folder / "empty").mkdir()
    grass = np.random.default_rng(1).integers(60, 130, (720, 1280, 3), np.uint8)
    cv2.imwrite(str(folder / "grass.jpg"), cv2.GaussianBlur(grass, (0, 0), 3))
    whole = loaded(rendered.empty)
    quads = np.array([s.quad for s in load_table(rendered.table).squares])
    middle = int(quads[..., 0].mean())
    cv2.imwrite(str(folder / "half.jpg"), whole[:, :middle])
    cv2.imwrite(str(folder / "small.jpg"), cv2.resize(whole, (640, 360)))
    (folder / "broken.json").write_text('{"format": "referee-table/1", "squares": ')
    (folder / "other.json").write_text('{"format": "something/9"}')
    (folder / "list.json").write_text("[1, 2, 3]")
    (folder / "binary.json").write_bytes(bytes(range(256)))
    video(folder / "cut.mp4", folder / "index_missing.mp4")
    return folder


def video(cut, index_missing):
    """Two MP4s, noise at 1280 x 720: one whose data breaks off in the middle, one that has lost its index."""
    for path, flags in ((cut, ["-movflags", "+faststart"]), (index_missing, [])):
        subprocess.run([get_ffmpeg_exe(), "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=1280x720:r=10:d=3",
                        "-c:v", "libx264", "-preset", "ultrafast", "-g", "5", "-pix_fmt", "yuv420p", *flags, str(path)],
                       check=True)
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


@pytest.mark.parametrize(("name", "words"), [
    ("nowhere.jpg", "no such picture"),
    ("text.jpg", "is not a picture"),
    ("nothing.jpg", "is empty"),
    ("cut.jpg", "is cut off"),
    ("grass.jpg", "no board was found"),
    ("half.jpg", "outside the picture"),
    ("empty", "holds no pictures"),
    ("88", "camera 88 cannot be opened"),
])
def test_learn(odd, name, words):
    spec = name if name.isdigit() else odd / name
    line = assert_one_sentence(referee("learn", spec, "-o", odd / "made.json"))
    assert words in line
    assert not (odd / "made.json").exists()


@pytest.mark.parametrize(("name", "words"), [
    ("nowhere.jpg", "no such picture"),
    ("text.jpg", "is not a picture"),
    ("small.jpg", "640x360, the table was learned from 1280x720"),
])
def test_read(odd, rendered, name, words):
    assert words in assert_one_sentence(referee("read", odd / name, "--table", rendered.table, "--json"))


@pytest.mark.parametrize(("name", "words"), [
    ("nowhere.json", "no such table file"),
    ("broken.json", "is not a table file"),
    ("other.json", "is not a referee-table/1 file"),
    ("list.json", "is not a table file"),
    ("binary.json", "is not a table file"),
    ("empty", "is not a table file"),
])
@pytest.mark.parametrize("command", ["read", "watch"])
def test_table_files(odd, rendered, command, name, words):
    assert words in assert_one_sentence(referee(command, rendered.final, "--table", odd / name))


@pytest.mark.parametrize(("before", "after", "words"), [
    ("text.jpg", None, "is not a picture"),
    ("small.jpg", None, "640x360"),
])
def test_changes(odd, rendered, before, after, words):
    line = assert_one_sentence(referee("changes", odd / before, after or rendered.final, "--table", rendered.table))
    assert words in line


@pytest.mark.parametrize(("name", "words"), [
    ("ODD/nowhere.mp4", "no such file or folder"),
    ("ODD/text.jpg", "is not a picture"),
    ("ODD/empty", "holds no pictures"),
    ("ODD/index_missing.mp4", "cut off before its index"),
    ("ODD/other.json", "is not a video"),
    ("ODD/small.jpg", "640x360, the table was learned from 1280x720"),
    ("88", "camera 88 cannot be opened"),
    ("http://127.0.0.1:9/cam.mjpg", "cannot be opened"),
    ("gopher://x", "addresses start with"),
    ("*.gif", "no pictures match"),
    ("-", "no picture came on standard input"),
])
@pytest.mark.parametrize("command", ["watch", "audit"])
def test_sources(odd, rendered, command, name, words):
    assert words in assert_one_sentence(referee(command, name.replace("ODD", str(odd)), "--table", rendered.table))


def test_a_truncated_video_gives_what_it_has_and_a_warning(odd, rendered):
    done = referee("watch", odd / "cut.mp4", "--table", rendered.table, "--json")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith('{"type": "summary"')
    view, cut = done.stderr.splitlines()
    assert view.startswith("warning: squares are ")  # the rendered table's: it is seen coarsely
    assert cut.startswith("warning: ") and "of 30 frames can be read" in cut


def test_a_damaged_picture_in_a_folder_is_left_out_with_a_warning(tmp_path, rendered):
    (tmp_path / "1.jpg").write_bytes(rendered.empty.read_bytes())
    (tmp_path / "2.jpg").write_text("not a picture")
    (tmp_path / "3.jpg").write_bytes(rendered.final.read_bytes())
    done = referee("watch", tmp_path, "--table", rendered.table, "--json")
    assert done.returncode == 0 and "left out" in done.stderr and "2.jpg" in done.stderr
    assert done.stdout.splitlines()[-1].startswith('{"type": "summary"')


@pytest.mark.parametrize(("text", "words"), [
    ("edition = 'newest'", "edition is 'newest'"),
    ("[players]\nsolid = 1\npink = 2", "players.solid is 1; it must be a text"),
    ("not toml", "is not a TOML file"),
])
def test_match_files(tmp_path, rendered, text, words):
    path = tmp_path / "match.toml"
    path.write_text(text)
    line = assert_one_sentence(referee("watch", rendered.final, "--table", rendered.table, "--match", path))
    assert words in line


@pytest.mark.parametrize("option", ["--events", "--trace", "--save-video"])
def test_an_output_that_cannot_be_written_is_said_before_any_work(tmp_path, rendered, option):
    target = tmp_path / "nowhere" / "out"
    line = assert_one_sentence(referee("watch", rendered.final, "--table", rendered.table, option, target))
    assert "there is no folder" in line


@pytest.mark.slow
def test_a_port_in_use(tmp_path, rendered):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = started("serve", "--port", port, "--db", tmp_path / "r.db", "--no-browser")
    line = assert_one_sentence(done)
    assert str(port) in line


@pytest.mark.parametrize("arguments", [
    ["watch"],
    ["learn", "x.jpg"],
    ["learn", "x.jpg", "-o", "t.json", "--corners", "1,2", "3,4", "5,6", "7;8"],
    ["learn", "x.jpg", "-o", "t.json", "--grid", "15by15"],
    ["watch", "x.mp4", "--table", "t.json", "--interval", "0"],
    ["nonsense"],
    ["read", "--nonsense"],
])
def test_wrong_usage_ends_with_2(tmp_path, arguments):
    done = referee(*arguments, cwd=tmp_path)
    assert done.returncode == 2 and done.stdout == ""
    assert "Usage:" in done.stderr and "Traceback" not in done.stderr


def test_a_folder_without_truth_cannot_be_evaluated(odd):
    assert "holds no truth" in assert_one_sentence(started("evaluate", odd))


def test_a_log_that_is_not_there_cannot_be_exported(tmp_path):
    assert "there is no log" in assert_one_sentence(started("export", 1, "--db", tmp_path / "none.db"))
