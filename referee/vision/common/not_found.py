"""What is said where pictures do not show the table that is looked for. Nothing is looked for here."""

from referee.i18n.said import SaidError


class TableNotFound(SaidError, ValueError):
    """No table could be learned; the message says what to change."""
