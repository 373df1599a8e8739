"""What a place on the table is, by geometry: the centre, and each seat's row, stack, waste and hand."""
