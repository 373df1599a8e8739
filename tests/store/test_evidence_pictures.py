"""Evidence keeps its name and its content for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.store import EvidenceFolder

pytestmark = pytest.mark.files

JPEG = b"\xff\xd8\xff\xe0" + b"picture"


def test_a_picture_comes_back_under_its_name(tmp_path: Path) -> None:
    folder = EvidenceFolder(tmp_path / "evidence")
    name = folder.save(JPEG)
    assert folder.load(name) == JPEG
    assert [f.name for f in (tmp_path / "evidence").iterdir()] == [name]


def test_the_same_picture_is_kept_once_and_never_written_again(tmp_path: Path) -> None:
    folder = EvidenceFolder(tmp_path)
    name = folder.save(JPEG)
    before = (tmp_path / name).stat().st_mtime_ns
    assert folder.save(JPEG) == name
    assert (tmp_path / name).stat().st_mtime_ns == before
    assert folder.save(JPEG + b"!") != name


def test_what_is_no_jpeg_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="JPEG"):
        EvidenceFolder(tmp_path).save(b"GIF89a")


@pytest.mark.parametrize("name", ["../secret.jpg", "/etc/passwd", "a.jpg", "0" * 64 + ".jpg\n", "0" * 64 + ".jpg"])
def test_a_name_that_is_not_ours_gives_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.jpg").write_bytes(JPEG)
    (tmp_path / "evidence").mkdir()
    assert EvidenceFolder(tmp_path / "evidence").load(name) is None
