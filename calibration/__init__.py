"""Printable targets and camera profiles; travels inside the wheel as `referee.calibration`. No code lives here."""
