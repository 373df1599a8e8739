"""What lies on the simulated table and where the camera stands, in mm: boards in play, hands, poses; no pixels."""
