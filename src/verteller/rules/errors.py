"""What can go wrong, as codes with parameters; words are chosen at the door."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why an answer is not accepted. The values are stable; scenarios and doors use them."""

    UNKNOWN_NAME = "unknown_name"
    """Something was named that is neither a player of this game nor a word of the question."""
    TOO_MANY = "too_many"
    """More was chosen than the question allows."""
    TOO_FEW = "too_few"
    """Less was chosen than the question asks for."""
    NOT_A_CHOICE = "not_a_choice"
    """What was chosen is not among the choices offered."""
    REPEATED = "repeated"
    """The same choice, or blank, may not be made twice running."""
    NOT_ASKED = "not_asked"
    """No such question is open to this player."""
    BLANK_NOT_ALLOWED = "blank_not_allowed"
    """The question cannot be answered blank."""
    BLANK_AND_NAME = "blank_and_name"
    """Blank and a name exclude each other."""
    TOO_LATE = "too_late"
    """The phase has closed, or the game is over."""
    NOT_IN_GAME = "not_in_game"
    """Who answers is no player of this game."""
    NOT_ALLOWED = "not_allowed"
    """Understood, but the rules or the game's settings do not permit it now."""


class WerewolfError(ValueError):
    """Root of the engine's errors."""


class AnswerError(WerewolfError):
    """
    An answer that is refused; the game is unchanged.

    Args:
        code: Why.
        detail: A finer stable code within *code*, for the door's words (``taken``, ``dead``).
        given: What was given, as far as it can be repeated to its sender.
    """

    def __init__(self, code: Refusal, *, detail: str = "", given: tuple[object, ...] = ()) -> None:
        super().__init__(f"{code}{f' ({detail})' if detail else ''}: {given!r}")
        self.code = code
        self.detail = detail
        self.given = given


class SetupError(WerewolfError):
    """A game that cannot be started as described; *code* and *parameters* say why."""

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(f"{code}: {parameters!r}")
        self.code = code
        self.parameters = parameters


class LogError(WerewolfError):
    """A log that cannot be read or does not fold: *number* is the first entry at fault."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number
        self.reason = reason
