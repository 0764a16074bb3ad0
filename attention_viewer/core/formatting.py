"""Numbers for people: constant decimals, a true minus sign, nothing tiny shown as zero."""

import numbers


def for_csv(value: object) -> str:
    """Return ``value`` as a cell of a CSV file, with as many digits as read back unchanged.

    Floats of any width are widened to float64 and written by ``repr``; minus zero becomes
    ``0.0``, the number it equals. ``None`` becomes the empty cell.
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value) + 0.0)
    return str(value)
