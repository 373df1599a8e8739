"""Files of all names and kinds, given to every command: taken for what they are, or refused in a sentence."""

import json

import pytest
from PIL import Image
from pillow_heif import register_heif_opener

from tests.support.clips import film
from tests.support.command import assert_one_sentence, referee
from tests.support.pictures import loaded

register_heif_opener()
VIDEO = "20:15 #1.MP4"


@pytest.fixture(scope="module")
def given(tmp_path_factory, rendered):
    """The rendered board as files that no camera of ours would write."""
    folder = tmp_path_factory.mktemp("given")
    for name, kind, source in (("Küche 50%?.HEIC", "HEIF", rendered.empty), ("~final", "AVIF", rendered.final),
                               ("-.jfif", "JPEG", rendered.final), ("final.mp4", "PNG", rendered.final)):
        Image.open(source).save(folder / name, kind, quality=95)
    final = loaded(rendered.final)
    film(folder / VIDEO, [n / 10 for n in range(8)], pictures=[final] * 8)
    (folder / "notes.txt").write_text("no picture\n" * 50)
    (folder / "nothing").write_bytes(b"")
    (folder / "folder").mkdir()
    return folder


def arguments(command: str, name: str, rendered, folder) -> list[object]:
    """A command with this file as what it looks at."""
    table = ["--table", rendered.table]
    return {"learn": ["-o", folder / "t.json", "--", name], "changes": [*table, "--", name, rendered.final],
            "doctor": [*table, "--port", 0, "--", name],
            "serve": ["--db", folder / "r.db", "--port", 0, "--no-browser", "--", name],
            }.get(command, [*table, "--", name])


@pytest.mark.parametrize(("command", "name"), [
    ("learn", "Küche 50%?.HEIC"), ("read", "-.jfif"), ("read", "~final"), ("changes", "~final"), ("watch", VIDEO),
    ("watch", "final.mp4"), ("audit", VIDEO), ("audit", "./-.jfif"), ("doctor", "final.mp4")])
def test_every_command_takes_them_for_what_they_are(given, tmp_path, rendered, command, name):
    done = referee(command, "--json", *arguments(command, name, rendered, tmp_path), cwd=given)
    assert done.stdout.startswith("{") and "Traceback" not in done.stderr
    if command == "doctor":
        source = next(c for c in json.loads(done.stdout)["checks"] if c["name"] == "source")
        assert source["ok"] and "1280x720" in source["text"]
    else:
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("command", "name", "words"), [
    ("read", "folder", "is a folder; name one picture in it"), ("read", VIDEO, "is not a picture"),
    ("read", "nothing", "is empty"), ("changes", "notes.txt", "is not a picture"),
    ("watch", "notes.txt", "is not a video that can be played"), ("audit", "nothing", "is empty"),
    ("audit", "folder", "holds no pictures"), ("learn", "notes.txt", "is not a video that can be played"),
    ("serve", "notes.txt", "is not a video that can be played"), ("watch", "", "no such file or folder"),
    ("watch", "x" * 300, "cannot be read")])
def test_what_is_none_is_refused_in_one_sentence(given, tmp_path, rendered, command, name, words):
    assert words in assert_one_sentence(referee(command, *arguments(command, name, rendered, tmp_path), cwd=given))
