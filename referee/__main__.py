"""`python -m referee` is the same as the `referee` command."""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C while it still loads ends it without a traceback

from referee.cli import main

if __name__ == "__main__":
    main()
