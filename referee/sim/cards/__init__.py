"""The simulated card games: decks of any art, what lies on a table of cards, its pictures and their truth."""
