"""Rounds without pictures: what a reader would tell of them, what is provable, what was judged."""
