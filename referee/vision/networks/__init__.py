"""The trained networks: opening them, what each is shown and answers, and asking them."""
