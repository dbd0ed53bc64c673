"""Which of the thirteen replies E1 to E13 answers a refusal."""

from typing import Final, Literal, TypeAlias

from verteller.hosting.errors import Code, HostingError
from verteller.rules.errors import AnswerError, Refusal

ReplyKind: TypeAlias = Literal[
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13"
]

BY_CODE: Final[dict[Code, ReplyKind]] = {
    Code.UNKNOWN_GAME: "E1",
    Code.SEVERAL_GAMES: "E1",
    Code.SEVERAL_QUESTIONS: "E6",
    Code.NOT_IN_GAME: "E2",
    Code.SIGN_UP_CLOSED: "E2",
    Code.NOT_STARTED: "E4",
    Code.SIGN_UP_STRUCTURE: "E12",
    Code.GENDER_UNCLEAR: "E12",
    Code.NAME_NOT_LETTERS: "E12",
    Code.NAME_TOO_LONG: "E12",
    Code.NAME_RESERVED: "E12",
    Code.NAME_TAKEN: "E12",
    Code.NICKNAME_TAKEN: "E12",
    Code.NICKNAMES_MANY: "E12",
    Code.LANGUAGE_UNKNOWN: "E12",
    Code.TIME_ZONE_UNKNOWN: "E12",
    Code.ADDRESS_UNFIT: "E12",
    Code.GAME_FULL: "E12",
    Code.UNRELIABLE: "E12",
    Code.KNOWS_VILLAGE: "E12",
    Code.PLAYER_DEAD: "E3",
    Code.RUNG_OFF: "E9",
    Code.EXCUSE_PAST: "E9",
    Code.EXCUSE_TOO_LONG: "E9",
    Code.HAS_PLAYED: "E9",
    Code.ADMINISTRATES: "E9",
    Code.GAME_PAUSED: "E13",
    Code.GAME_ENDED: "E13",
}
"""Refusals of hosting that a player's mail can meet. Source: wakkerdam, section 1.5."""

BY_REFUSAL: Final[dict[Refusal, ReplyKind]] = {
    Refusal.UNKNOWN_NAME: "E6",
    Refusal.TOO_MANY: "E7",
    Refusal.TOO_FEW: "E7",
    Refusal.NOT_A_CHOICE: "E9",
    Refusal.REPEATED: "E10",
    Refusal.NOT_ASKED: "E4",
    Refusal.BLANK_NOT_ALLOWED: "E9",
    Refusal.BLANK_AND_NAME: "E8",
    Refusal.TOO_LATE: "E4",
    Refusal.NOT_IN_GAME: "E2",
    Refusal.NOT_ALLOWED: "E9",
}
"""Refusals of the engine, unless their detail says more. Source: wakkerdam, section 1.5."""

BY_DETAIL: Final[dict[tuple[Refusal, str], ReplyKind]] = {
    (Refusal.NOT_ASKED, "dead"): "E3",
    (Refusal.NOT_ASKED, "barred"): "E5",
    (Refusal.NOT_A_CHOICE, "taken"): "E11",
    (Refusal.NOT_A_CHOICE, "dead"): "E3",
}


def reply_kind(error: HostingError | AnswerError) -> ReplyKind:
    """
    Return which reply answers a mail that was refused with *error*.

    Raises:
        LookupError: The refusal is one that only an administrator's command meets.

    Source: wakkerdam, section 1.5.
    """
    if isinstance(error, HostingError):
        return BY_CODE[error.code]
    if error.code == Refusal.TOO_FEW and not error.given:
        return "E6"  # nothing at all was found, which is not the same as not enough
    return BY_DETAIL.get((error.code, error.detail), BY_REFUSAL[error.code])
