"""Pictures of any table: camera, surroundings, hands, clutter, and what draws them. Knows no game's set."""
