"""Patience: what a server would not do yet is not asked of it again before its time."""

from time import monotonic

from verteller.chat.matrix.errors import MatrixError


class Patience:
    """When what may be asked again, by any key."""

    def __init__(self) -> None:
        self._until: dict[object, float] = {}

    def left(self, key: object) -> float:
        """Return for how many seconds something is not to be asked; 0 if it may be."""
        return max(self._until.get(key, 0.0) - monotonic(), 0.0)

    def lost(self, key: object, error: MatrixError) -> float:
        """Remember that something was not done, and return for how many seconds it waits."""
        self._until[key] = monotonic() + error.retry_after
        return error.retry_after
