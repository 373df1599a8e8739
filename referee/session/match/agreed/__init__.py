"""What was agreed of a match: its file, the rules it is scored by, who plays."""
