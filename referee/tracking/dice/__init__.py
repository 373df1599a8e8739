"""What is believed to lie on a table of dice, from one reading to the next."""
