"""Where the board lies before the camera: its pose, and its picture from straight above."""
