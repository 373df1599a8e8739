"""Makes the table all else relies on from pictures of the empty board, once it is sure that nothing lies there."""
