"""Picture files are what they hold, whatever they are called, and are turned as they say."""

import io

import cv2
import numpy as np
import pytest
from PIL import Image
from pillow_heif import register_heif_opener

from referee.capture import Frame, SourceError, open_source
from referee.vision.common import ImageError, load_image
from referee.vision.common.images import mean

register_heif_opener()
ORIENTATION = 0x112
KINDS = {"JPEG": ".jpg", "PNG": ".png", "WEBP": ".webp", "TIFF": ".tif", "HEIF": ".heic", "AVIF": ".avif"}


def quarters() -> np.ndarray:
    """Red, green, blue and white: each turn of it looks different. BGR."""
    image = np.full((48, 64, 3), 255, np.uint8)
    image[:24, :32], image[:24, 32:], image[24:, :32] = (0, 0, 255), (0, 255, 0), (255, 0, 0)
    return image


def encoded(kind: str, orientation: int = 1) -> bytes:
    """A file of the picture as a camera held so writes it (Exif 2.3, Orientation)."""
    exif, out = Image.Exif(), io.BytesIO()
    exif[ORIENTATION] = orientation
    given = {} if kind == "BMP" else {"exif": exif.tobytes()}
    Image.fromarray(quarters()[..., ::-1]).save(out, kind, **given)
    return out.getvalue()


def alike(image: np.ndarray, other: np.ndarray) -> bool:
    return image.shape == other.shape and float(cv2.absdiff(image, other).mean()) < 12


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("orientation", "upright"), [
    (1, lambda i: i), (2, lambda i: cv2.flip(i, 1)), (3, lambda i: cv2.rotate(i, cv2.ROTATE_180)),
    (6, lambda i: cv2.rotate(i, cv2.ROTATE_90_CLOCKWISE)), (7, lambda i: cv2.flip(cv2.transpose(i), -1)),
    (8, lambda i: cv2.rotate(i, cv2.ROTATE_90_COUNTERCLOCKWISE))])
def test_every_kind_is_turned_as_it_says(tmp_path, kind, orientation, upright):
    path = tmp_path / f"picture{KINDS[kind]}"
    path.write_bytes(encoded(kind, orientation))
    assert alike(load_image(path), upright(quarters()))


@pytest.mark.parametrize(("kind", "name"), [
    ("JPEG", "a.jfif"), ("JPEG", "a.JPE"), ("JPEG", "20:15.jpg"), ("JPEG", "what is this? 50% #1.jpeg"),
    ("JPEG", "~a.jpg"), ("JPEG", "-.jpg"), ("JPEG", "no suffix"), ("JPEG", "a.mp4"), ("JPEG", "[1].txt"),
    ("PNG", "a.jpg"), ("BMP", "a.BMP"), ("TIFF", "a.tiff"), ("HEIF", "a.HEIC"), ("HEIF", "a.heif"), ("HEIF", "a.jpg"),
    ("AVIF", "a.avif"), ("WEBP", "a.png"), ("JPEG", "Küche 🎲.jpg")])
def test_a_picture_is_one_whatever_it_is_called(tmp_path, monkeypatch, kind, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_bytes(encoded(kind))
    assert alike(load_image(name), quarters())
    with open_source(name) as source:
        [item] = source
    assert isinstance(item, Frame) and item.settled and alike(item.image, quarters())


def test_a_folder_and_a_pattern_hold_pictures_of_every_kind(tmp_path):
    names = ["1.heic", "2.jfif", "3.AVIF", "4"]
    for name, kind in zip(names, ("HEIF", "JPEG", "AVIF", "JPEG"), strict=True):
        (tmp_path / name).write_bytes(encoded(kind))
    (tmp_path / "._2.jfif").write_bytes(b"what macOS leaves behind on a stick")
    (tmp_path / "notes.txt").write_text("no picture")
    for spec in (tmp_path, tmp_path / "*"):
        with open_source(str(spec)) as source:
            sources = [item.source if isinstance(item, Frame) else item for item in source]
        assert sources == [str(tmp_path / name) for name in names]


def test_a_picture_that_holds_more_pictures_is_one(tmp_path):
    """Phones keep a second view in the same file (Multi-Picture Format)."""
    path, first = tmp_path / "a.jpg", Image.fromarray(quarters()[..., ::-1])
    first.save(path, "MPO", save_all=True, append_images=[first])
    with open_source(str(path)) as source:
        assert [isinstance(item, Frame) and item.settled for item in source] == [True]


@pytest.mark.parametrize("kind", ["HEIF", "AVIF", "JPEG"])
def test_one_that_is_cut_off_is_said_to_be(tmp_path, kind):
    path, data = tmp_path / "a.heic", encoded(kind)
    path.write_bytes(data[: len(data) - 40])
    with pytest.raises(ImageError, match="is cut off"):
        load_image(path)


def test_one_too_large_for_the_memory_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("OPENCV_IO_MAX_IMAGE_PIXELS", "3000")
    (tmp_path / "a.heic").write_bytes(encoded("HEIF"))
    with pytest.raises(ImageError, match="too large"):
        load_image(tmp_path / "a.heic")


@pytest.mark.parametrize(("name", "content", "words"), [
    ("a.heic", b"", "is empty"), ("a.avif", b"text", "is not a picture"), ("a.jfif", b"text", "is not a picture"),
    ("", None, "is a folder; name one picture in it"), ("b.heic", None, "no such picture")])
def test_what_is_no_picture_is_said_in_one_sentence(tmp_path, name, content, words):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(ImageError, match=words):
        load_image(tmp_path / name)
    if name:
        with pytest.raises(SourceError, match=words), open_source(str(tmp_path / name)) as source:
            list(source)


@pytest.mark.parametrize("count", [2, 3])
def test_the_mean_of_still_pictures_is_rounded_in_its_part_and_the_last_one_elsewhere(count: int) -> None:
    pictures = list(np.random.default_rng(count).integers(0, 256, (count, 20, 30, 3), np.uint8))
    part = slice(4, 15), slice(2, 21)
    expected = pictures[-1].copy()
    expected[part] = np.rint(np.mean(pictures, axis=0))[part]
    assert np.array_equal(mean(pictures, part), expected)
