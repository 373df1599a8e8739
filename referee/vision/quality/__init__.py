"""Whether lens and view are good enough to referee a round, measured before play."""
