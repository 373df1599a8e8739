"""What is said where pictures do not show the table that is looked for. Nothing is looked for here."""

from referee.i18n.said import SaidError


class BoardNotFound(SaidError, ValueError):
    """No board could be learned; the message says what to change."""
