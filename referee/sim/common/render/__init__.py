"""From solid and flat things to the camera's picture: surface, bodies, light, lens and sensor."""
