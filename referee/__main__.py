"""The `referee` command, also as `python -m referee`: Ctrl-C ends it without a traceback at any time.

Why it exists: the command's own answer to Ctrl-C is there only while it runs, not while Python loads or leaves it.
"""

import os
import signal

# For numpy, which is not loaded yet: matrices here are small, and threads that wait for each other burn a core. A look
# at a table of cards took 1.1 s of processor time so, 2.6 s with two threads beside other programs.
if "OPENBLAS_NUM_THREADS" not in os.environ:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from referee.cli import main


def run() -> None:
    """Run the command; once all is done, one more Ctrl-C does not change its exit status."""
    try:
        main()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    run()
