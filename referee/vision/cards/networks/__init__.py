"""The trained networks that read cards, and what goes in and comes out."""
