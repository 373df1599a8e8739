"""Where a table lies before the camera: its pose, and its picture from straight above."""
