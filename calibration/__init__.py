"""Printable targets and the script that writes them; travels inside the wheel as `referee.calibration`."""
