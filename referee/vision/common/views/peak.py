"""Where between samples a peak lies. Not done here: finding the peak."""


def vertex(left: float, mid: float, right: float) -> float:
    """How far (-0.5 to 0.5 samples) the peak of a parabola through three samples lies from the middle one."""
    bend = left - 2 * mid + right
    return 0.5 * (left - right) / bend if bend < 0 else 0.0
