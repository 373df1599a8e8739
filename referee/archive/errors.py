"""What can go wrong with an archive as a whole.

Why it exists: everything in this room says it in the same way. What it does not do: speak of a single recording, which
is passed over with its own error.
"""

from referee.i18n.said import SaidError


class ArchiveError(SaidError):
    """An archive that cannot be refereed as asked; the message says what to change."""
