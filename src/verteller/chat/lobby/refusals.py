"""What the lobby refuses, beside what hosting does."""

from enum import StrEnum


class Reason(StrEnum):
    """Why the lobby refuses; the values are stable, and the pages have words for each."""

    BEGUN = "begun"
    """The roles are dealt already."""
    NOT_HOST = "not_host"
    """For the host alone."""
    NOT_HERE = "not_here"
    """Nobody of this game."""
    PLAYS = "plays"
    """Who plays does not look on."""
    TOO_FEW = "too_few"
    """``least`` says how many there must be, ``count`` how many there are."""
    TOO_MANY = "too_many"
    """The same with ``most``."""
    NO_VILLAGE = "no_village"
    """There are no roles for ``count`` players."""
    ROLES_UNFIT = "roles_unfit"
    """The roles cannot be dealt: ``detail`` is the rulebook's own word for why."""
    NOT_READY = "not_ready"
    """``names`` have not said that they are ready."""
    TOO_OFTEN = "too_often"
    """Too many games, guests or attempts from one place."""
    NOT_OVER = "not_over"
    """Only after the end."""
    LINK_OLD = "link_old"
    """The link is too old, or was never one."""


class LobbyError(Exception):
    """
    Something the lobby refuses; nothing has been changed.

    Args:
        reason: Why.
        parameters: What its words need, in plain values.
    """

    def __init__(self, reason: Reason, **parameters: object) -> None:
        super().__init__(f"{reason}: {parameters!r}" if parameters else str(reason))
        self.reason = reason
        self.parameters = parameters
