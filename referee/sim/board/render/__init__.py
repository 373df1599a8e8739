"""From a scene to the camera's picture, and the exact truth of what it shows."""
