"""The lines of a match: read once, folded round by round, and what was learned in them."""
