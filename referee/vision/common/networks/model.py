"""Opens the trained networks that come with Referee, once it is sure that they are the right files.

Why: a network that was exchanged, cut off while it was copied or made for another input would not fail, it would read
wrongly. `models/manifest.json` names the files and their checksums; what does not fit is refused with what to do. Not
done here: asking the networks, what goes in and comes out (`vision.board.networks`), training (`models/training`).
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from referee.i18n.said import Said, SaidError
from referee.vision.common.networks.runtime import Network, opened

PACKAGE = "referee.models"
MANIFEST = "manifest.json"
FORMAT = "referee-models/1"
THREADS = 2
"""What a laptop can spare while it captures and serves the dashboard."""


class ModelError(SaidError, ValueError):
    """The network cannot be used; the message says in one sentence what to do."""


@dataclass(frozen=True)
class Kind:
    """A network of the manifest: `name` there, name and channels of its input and output. Further the module that
    trains it, and the text of what it is called in messages."""

    name: str
    input: str
    channels: int
    output: str
    answers: int
    trained_by: str
    called: str


def load_network(kind: Kind, path: Path | None = None) -> Network:
    """A network of one kind, opened.

    Without `path` it is the file of the manifest, its checksum compared first. A `path` is for trying another model
    and is not compared with anything. Raises `ModelError` when the file is missing, is not the one of the manifest,
    is no ONNX file or was made for another input.
    """
    if path is None:
        with resources.as_file(shipped_file(kind.name)) as file:
            return _open(file, kind, Said("model-again"))
    if not path.is_file():
        raise ModelError("model-missing", path=path, trained_by=kind.trained_by)
    return _open(path, kind, Said("model-name-another", trained_by=kind.trained_by))


def shipped_file(model: str, folder: Traversable | None = None) -> Traversable:
    """The ONNX file of a `model` in the models folder (`folder`: another one), when it is the manifest's.

    Raises `ModelError` when it is not, or when it or the manifest is missing or damaged.
    """
    folder = folder if folder is not None else resources.files(PACKAGE)
    name, checksum = _entry(folder, model)
    file = folder / name
    try:
        found = hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError as e:
        raise ModelError("model-file-missing", name=name) from e
    if found != checksum:
        raise ModelError("model-other", name=name, found=found[:12], wanted=checksum[:12])
    return file


def _entry(folder: Traversable, model: str) -> tuple[str, str]:
    """File name and checksum of a model in the manifest of `folder`."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as e:
        raise ModelError("model-no-manifest") from e
    except ValueError as e:
        raise ModelError("model-manifest-no-json", why=e) from e
    try:
        if manifest["format"] != FORMAT:
            raise ModelError("model-manifest-format", found=repr(manifest["format"]), wanted=FORMAT)
        entry = manifest["models"][model]
        return str(entry["file"]), str(entry["sha256"])
    except (KeyError, TypeError) as e:
        raise ModelError("model-manifest-damaged", kind=type(e).__name__, why=e) from e


def _open(file: Path, kind: Kind, what_to_do: Said) -> Network:
    try:
        session = opened(str(file), THREADS)
    except Exception as e:  # what onnxruntime raises shares no other base class
        raise ModelError("model-unopenable", name=file.name, kind=type(e).__name__, what_to_do=what_to_do) from e
    shapes = [{node.name: (node.type, node.shape[1:2]) for node in nodes}
              for nodes in (session.get_inputs(), session.get_outputs())]
    wanted = [{kind.input: ("tensor(float)", [kind.channels])}, {kind.output: ("tensor(float)", [kind.answers])}]
    if shapes != wanted:
        raise ModelError("model-other-kind", name=file.name, called=Said(kind.called), shapes=str(shapes),
                         wanted=str(wanted), what_to_do=what_to_do)
    return session
