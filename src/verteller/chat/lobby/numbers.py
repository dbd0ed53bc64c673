"""Numbers as a page gives them back: what is none, or far too long, is 0."""

from typing import Final

_DIGITS: Final = 15
"""No number that means anything here has more; databases take more, but not any."""


def number_of(given: str) -> int:
    """Return the number that *given* is, or 0, which is nobody's and nothing's."""
    is_number = given.isascii() and given.isdecimal() and len(given) <= _DIGITS
    return int(given) if is_number else 0
