"""Pictures of dice with exact truth: looks, scenes, and a renderer that follows light through clear dice."""
