"""The card game as it is refereed, by either of its documents."""
