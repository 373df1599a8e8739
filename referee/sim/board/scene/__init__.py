"""What lies on the simulated table, in mm: boards in play, pieces, tokens; no pixels."""
