"""What the board game learns while it is refereed: examples, questions, and what may be held against somebody.

What it does not do: cut pieces out of pictures or compare them (`vision`), or keep what was learned.
"""
