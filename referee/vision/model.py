"""Opens the trained network that the square reader asks, once it is sure that it is the right file.

Why: a network that was exchanged, cut off while it was copied or made for another input would not fail, it would read
wrongly. `models/manifest.json` names the file and its checksum; what does not fit is refused with what to do. Not done
here: asking the network (`reader`), what goes in and comes out (`squarenet`), training (`models/training`).
"""

from __future__ import annotations

import hashlib
import json
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import onnxruntime

from referee.vision.squarenet import OUTPUTS

PACKAGE = "referee.models"
MANIFEST = "manifest.json"
FORMAT = "referee-models/1"
INPUT = "boards"
OUTPUT = "squares"
CHANNELS = 8     # of `squarenet.network_input`
THREADS = 2      # what a laptop can spare while it captures and serves the dashboard

AGAIN = "install Referee again, or in a repository `git checkout models`"


class ModelError(ValueError):
    """The network cannot be used; the message says in one sentence what to do."""


def load_network(path: Path | None = None) -> onnxruntime.InferenceSession:
    """A session of the square reader's network: input `boards` (1, 8, rows*48, cols*48) float32, output `squares`
    (1, 14, rows, cols), see `squarenet`.

    Without `path` it is the file of the manifest, its checksum compared first. A `path` is for trying another model
    and is not compared with anything. Raises `ModelError` when the file is missing, is not the one of the manifest,
    is no ONNX file or was made for another input.
    """
    if path is None:
        with resources.as_file(shipped_file()) as file:
            return _open(file, AGAIN)
    if not path.is_file():
        raise ModelError(f"there is no model {path}; name an ONNX file made by models.training.train")
    return _open(path, "name an ONNX file made by models.training.train of this version")


def shipped_file(folder: Traversable | None = None) -> Traversable:
    """The square reader's ONNX file in the models folder (`folder`: another one), when it is the manifest's.

    Raises `ModelError` when it is not, or when it or the manifest is missing or damaged.
    """
    folder = folder if folder is not None else resources.files(PACKAGE)
    name, checksum = _entry(folder)
    file = folder / name
    try:
        found = hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError as e:
        raise ModelError(f"the model {name} is missing: {AGAIN}") from e
    if found != checksum:
        raise ModelError(f"the model {name} is not the one its manifest names (sha256 {found[:12]}…, wanted "
                         f"{checksum[:12]}…): {AGAIN}; if you trained it, run `python -m models.training.manifest`")
    return file


def _entry(folder: Traversable) -> tuple[str, str]:
    """File name and checksum in the manifest of `folder`."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as e:
        raise ModelError(f"the list of models, {MANIFEST}, is missing: {AGAIN}") from e
    except ValueError as e:
        raise ModelError(f"the list of models, {MANIFEST}, is not JSON ({e}): {AGAIN}") from e
    try:
        if manifest["format"] != FORMAT:
            raise ModelError(f"{MANIFEST} is {manifest['format']!r}, this version of Referee reads {FORMAT}: {AGAIN}")
        entry = manifest["models"][OUTPUT]
        return str(entry["file"]), str(entry["sha256"])
    except (KeyError, TypeError) as e:
        raise ModelError(f"{MANIFEST} is damaged ({type(e).__name__}: {e}): {AGAIN}") from e


def _open(file: Path, what_to_do: str) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # waiting threads would burn a third more
    try:
        session = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception as e:  # what onnxruntime raises shares no other base class
        raise ModelError(f"{file.name} cannot be opened as an ONNX model ({type(e).__name__}); {what_to_do}") from e
    shapes = [{node.name: (node.type, node.shape[1:2]) for node in nodes}
              for nodes in (session.get_inputs(), session.get_outputs())]
    wanted = [{INPUT: ("tensor(float)", [CHANNELS])}, {OUTPUT: ("tensor(float)", [OUTPUTS])}]
    if shapes != wanted:
        raise ModelError(f"{file.name} is not a square reader of this version: it takes and gives {shapes}, "
                         f"wanted {wanted}; {what_to_do}")
    return session
