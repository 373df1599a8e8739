"""The board's trained networks: what each is shown and answers, and asking them."""
