"""The judge of a round in the log's numbers, what proves its verdicts, and a round judged again."""
