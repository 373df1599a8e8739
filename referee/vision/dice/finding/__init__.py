"""Where the board of the dice game lies in a picture, which end of it is row 1, and from where the camera looks."""
