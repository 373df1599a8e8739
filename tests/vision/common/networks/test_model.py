"""The network is opened only when it is the one of the manifest; the manifest follows a file replaced on purpose."""

import hashlib
import json
import shutil
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from models.training.manifest import refresh
from referee.vision.board.networks.asking import SQUARES, SQUARES_ANY
from referee.vision.board.networks.detector import DETECTOR, Detector
from referee.vision.board.networks.frames import FRAMES_NET
from referee.vision.board.networks.halves import HALVES
from referee.vision.board.networks.squarenet import NET_PX, OUTPUTS, network_input
from referee.vision.board.networks.tokens import TOKENS, TOKENS_ANY
from referee.vision.cards.networks.faces import CARD_FACES, CARD_FACES_ANY
from referee.vision.cards.networks.finder import CARD_FINDER
from referee.vision.cards.networks.strips import CARD_STRIPS
from referee.vision.common.networks.model import ModelError, load_network, shipped_file
from referee.vision.dice.networks.faces import FACE_READER
from referee.vision.dice.networks.finder import DICE_FINDER

MODELS = Path(str(resources.files("referee.models")))
NETWORKS = ("squares", "squares_any", "detector", "tokens", "tokens_any", "frames", "halves", "dice_finder",
            "dice_faces", "card_finder", "card_faces", "card_faces_any", "card_strips")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A models folder of our own."""
    for name in ("manifest.json", *(f"{model}.onnx" for model in NETWORKS)):
        shutil.copy(MODELS / name, tmp_path / name)
    return tmp_path


def edited(folder: Path, **entry: object) -> None:
    path = folder / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest["models"]["squares"] |= entry
    path.write_text(json.dumps(manifest), encoding="utf-8")


def test_the_shipped_network_is_the_one_of_the_manifest_and_answers_every_square() -> None:
    network = load_network(SQUARES)
    board = np.zeros((3 * NET_PX, 5 * NET_PX, 3), np.uint8)
    [answer] = network.run(None, {"boards": network_input(board, board, np.zeros(2))})
    assert answer.shape == (1, OUTPUTS, 3, 5) and np.isfinite(answer).all()


def test_the_manifest_says_what_one_must_know_of_every_model() -> None:
    manifest = json.loads((MODELS / "manifest.json").read_text(encoding="utf-8"))
    assert {e["file"] for e in manifest["models"].values()} == {p.name for p in MODELS.glob("**/*.onnx")}
    total = sum(e["bytes"] for e in manifest["models"].values())
    assert total <= 24e6  # four of them, 8 MB together, read cards
    kinds = {k.name: k for k in (SQUARES, SQUARES_ANY, DETECTOR, TOKENS, TOKENS_ANY, FRAMES_NET, HALVES,
                                 DICE_FINDER, FACE_READER, CARD_FINDER, CARD_FACES, CARD_FACES_ANY,
                                 CARD_STRIPS)}
    for name, entry in manifest["models"].items():
        kind = kinds[name]
        data = (MODELS / entry["file"]).read_bytes()
        assert entry["sha256"] == hashlib.sha256(data).hexdigest() and entry["bytes"] == len(data)
        for key in ("purpose", "trained_on", "train_again", "licence"):
            assert entry[key]
        assert (entry["input"]["name"], entry["input"]["shape"][1]) == (kind.input, kind.channels)
        assert (entry["output"]["name"], entry["output"]["shape"][1]) == (kind.output, kind.answers)
        assert entry["file"] in (MODELS / entry["card"]).read_text(encoding="utf-8")


@pytest.mark.parametrize("model", NETWORKS)
def test_a_changed_network_is_refused_until_the_manifest_is_written_again(model: str, folder: Path) -> None:
    file = folder / f"{model}.onnx"
    file.write_bytes(file.read_bytes()[:-1] + b"\0")
    with pytest.raises(ModelError, match=r"not the one its manifest names.*install Referee again.*training\.manifest"):
        shipped_file(model, folder)
    before = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert refresh(folder) == [file.name]
    after = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert shipped_file(model, folder) == file
    assert refresh(folder) == []
    after["models"][model]["sha256"] = before["models"][model]["sha256"]
    assert after == before  # nothing else was touched


@pytest.mark.parametrize(("missing", "says"), [("squares.onnx", "squares.onnx is missing: install Referee again"),
                                               ("manifest.json", "manifest.json, is missing: install Referee again")])
def test_a_missing_file_is_named(missing: str, says: str, folder: Path) -> None:
    (folder / missing).unlink()
    with pytest.raises(ModelError, match=says):
        shipped_file("squares", folder)
    with pytest.raises(FileNotFoundError):
        refresh(folder)


@pytest.mark.parametrize(("text", "says"), [
    ("{", "is not JSON"), ("[]", "is damaged"), ('{"format": "referee-models/1"}', "is damaged"),
    ('{"format": "referee-models/9"}', "reads referee-models/1")])
def test_a_damaged_manifest_is_refused(text: str, says: str, folder: Path) -> None:
    (folder / "manifest.json").write_text(text, encoding="utf-8")
    with pytest.raises(ModelError, match=f"{says}.*install Referee again"):
        shipped_file("squares", folder)


def field(number: int, value: bytes | str | int) -> bytes:
    """One field of a protobuf message, its number below 16, its value or length below 16384."""
    if isinstance(value, int):
        return bytes([number << 3, value])
    value = value.encode() if isinstance(value, str) else value
    length = [len(value)] if len(value) < 128 else [len(value) & 127 | 128, len(value) >> 7]
    return bytes([number << 3 | 2, *length]) + value


def onnx_that_copies(channels: int, inside: str = "boards", outside: str = "squares") -> bytes:
    """An ONNX file (version 7, operators 13) that gives back its input of `channels` channels."""
    def tensor(name: str) -> bytes:
        dimensions = b"".join(field(1, d) for d in (
            field(2, "batch"), field(1, channels), field(2, "height"), field(2, "width")))
        return field(1, name) + field(2, field(1, field(1, 1) + field(2, dimensions)))

    node = field(1, inside) + field(2, outside) + field(4, "Identity")
    graph = field(1, node) + field(2, "g") + field(11, tensor(inside)) + field(12, tensor(outside))
    return field(1, 7) + field(7, graph) + field(8, field(2, 13))


@pytest.mark.parametrize(("data", "says"), [
    pytest.param(b"not a model", "cannot be opened as an ONNX model", id="text"),
    pytest.param(b"", "cannot be opened as an ONNX model", id="empty"),
    pytest.param(onnx_that_copies(3), "not a square reader of this version", id="three channels"),
    pytest.param(onnx_that_copies(8, "pictures"), "not a square reader of this version", id="another input"),
    pytest.param(onnx_that_copies(8), "not a square reader of this version", id="too few answers"),
])
def test_a_network_of_another_kind_is_refused(data: bytes, says: str, tmp_path: Path) -> None:
    (tmp_path / "other.onnx").write_bytes(data)
    with pytest.raises(ModelError, match=rf"other\.onnx.*{says}.*models\.training\.board\.train"):
        load_network(SQUARES, tmp_path / "other.onnx")


def test_a_given_network_is_not_compared_with_the_manifest(folder: Path) -> None:
    edited(folder, sha256="0" * 64)
    assert load_network(SQUARES, folder / "squares.onnx").get_inputs()[0].name == "boards"


def test_the_square_reader_is_no_detector() -> None:
    with pytest.raises(ModelError, match=r"not a detector of this version.*models\.training\.board\.detector"):
        Detector(MODELS / "squares.onnx")
