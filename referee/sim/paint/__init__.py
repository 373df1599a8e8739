"""What is printed, painted flat: the table's surface, sections, cards and jokers, in pixels per mm."""
