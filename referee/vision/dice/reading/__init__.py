"""From a picture to the dice that it shows, on the board and beside it."""
