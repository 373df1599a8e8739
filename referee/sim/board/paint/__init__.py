"""What is printed, painted flat: sections, cards and jokers, in pixels per mm."""
