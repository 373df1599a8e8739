"""A recorded round with its truth, stills and golden games; travels inside the wheel as `referee.samples`. No code."""
