"""A bound on the memory and time that this process may take from now on.

Why it exists: what decodes a stranger's pictures runs in processes of its own; that a few bytes cannot make one take
all memory is the system's to see to (Linux; elsewhere nothing is bound). What it does not do: bind the process that
plays.
"""

from __future__ import annotations

import sys
from pathlib import Path

MEMORY = 400_000_000
"""Bytes beside what the process has when it is bound. 50 megapixels of HEIC take 370 MB."""


def bound(memory: int = MEMORY, seconds: int | None = None) -> None:
    """Take no more than so many bytes beside what there is, and so many seconds of the processor.

    Whatever a library loads, and its threads, must be there before: their memory counts too.
    """
    if not sys.platform.startswith("linux"):
        return
    import resource

    status = Path("/proc/self/status").read_text(encoding="ascii").split()
    taken = int(status[status.index("VmData:") + 1]) * 1024
    resource.setrlimit(resource.RLIMIT_DATA, (taken + memory, resource.RLIM_INFINITY))
    if seconds is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))
