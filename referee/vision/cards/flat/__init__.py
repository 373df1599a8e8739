"""Cards as flat rectangles: their outlines, the plane they lie in, and how they look from straight above."""
