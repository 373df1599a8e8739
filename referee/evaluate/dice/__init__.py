"""How well the dice game is judged, measured on rounds whose truth is known."""
