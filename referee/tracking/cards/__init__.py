"""What is believed to lie on a table of cards."""
