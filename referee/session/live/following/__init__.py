"""The one state that screens follow, and what is so for a while only."""
