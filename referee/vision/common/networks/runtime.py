"""The one door to onnxruntime, the library that runs the networks: it is silenced before it is loaded.

Why it exists: from 1.29 on onnxruntime keeps a device id and a database of events under the user's cache folder. It
sends them to its maker (its Privacy.md). It does not if `ORT_DISABLE_TELEMETRY` is set before it is loaded. On Windows
its events go to the system's log, until they are switched off by a call. pyproject.toml asks for a release without the
first; here both are off whatever release is installed. Everything else takes `Network` from here, which import-linter
watches. Not done here: opening a file (`model`).
"""

import os
from functools import cache
from typing import TypeAlias

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read when the library is loaded; worker processes inherit it

import onnxruntime

onnxruntime.disable_telemetry_events()

Network: TypeAlias = onnxruntime.InferenceSession
"""An opened network: `run(None, {name of the input: array})` gives a list of its outputs."""


def opened(file: str, threads: int) -> Network:
    """The network of an ONNX file, to be run on so many threads of the processor.

    Whatever onnxruntime raises for a file that is none; its errors share no base class but Exception.
    """
    _share_memory()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.add_session_config_entry("session.use_env_allocators", "1")
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # waiting threads would burn a third more
    return Network(file, options, providers=["CPUExecutionProvider"])


@cache
def _share_memory() -> None:
    """All networks take what they work with from one arena, which grows by what is asked for: they answer one after the
    other. Of the four that read a board each kept its own, 18 MB more in all, doubled whenever it grew."""
    place = onnxruntime.OrtMemoryInfo("Cpu", onnxruntime.OrtAllocatorType.ORT_ARENA_ALLOCATOR, 0,
                                      onnxruntime.OrtMemType.DEFAULT)
    as_asked = onnxruntime.OrtArenaCfg({"arena_extend_strategy": 1})
    onnxruntime.create_and_register_allocator(place, as_asked)
