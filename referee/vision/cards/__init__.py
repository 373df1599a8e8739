"""Reading cards: deck, cards, places, heaps."""
