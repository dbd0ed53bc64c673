"""Refusals: every one has its kind of reply, as the ledger's section 1.5 has it."""

import pytest

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.refusals import BY_CODE, BY_REFUSAL, reply_kind
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat

ADMINISTRATIVE = {
    Code.GAME_NAME_MISSING,
    Code.GAME_NAME_UNFIT,
    Code.GAME_NAME_TAKEN,
    Code.GAME_SETTING,
    Code.CALENDAR_UNFIT,
    Code.NOT_PAUSED,
    Code.NOT_ENDED,
    Code.MAIL_WAITING,
    Code.NOTHING_OPEN,
    Code.PLAYER_LIVING,
    Code.NO_MASTER,
    Code.LAST_MASTER,
    Code.TEXT_UNFIT,
    Code.QUESTIONS_MANY,
    Code.PLAYS_HIMSELF,
    Code.UNKNOWN_ROLE,
    Code.DISTRIBUTION_SIZE,
    Code.ROLE_LIMIT,
    Code.UNKNOWN_REQUEST,
    Code.NO_STORY_FOLDER,
    Code.STORY_UNFIT,
    Code.UNKNOWN_STORY,
}
"""Refusals that no mail of a player meets: they are for commands, and for pages."""


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        ("E1", HostingError(Code.UNKNOWN_GAME)),
        ("E1", HostingError(Code.SEVERAL_GAMES)),
        ("E2", HostingError(Code.NOT_IN_GAME)),
        ("E2", HostingError(Code.SIGN_UP_CLOSED)),
        ("E3", AnswerError(Refusal.NOT_ASKED, detail="dead")),
        ("E4", AnswerError(Refusal.NOT_ASKED)),
        ("E4", AnswerError(Refusal.NOT_ASKED, detail="asleep")),
        ("E4", AnswerError(Refusal.TOO_LATE)),
        ("E5", AnswerError(Refusal.NOT_ASKED, detail="barred")),
        ("E6", AnswerError(Refusal.UNKNOWN_NAME)),
        ("E6", AnswerError(Refusal.TOO_FEW)),
        ("E7", AnswerError(Refusal.TOO_FEW, given=(Seat(1),))),
        ("E7", AnswerError(Refusal.TOO_MANY, given=(Seat(1), Seat(2)))),
        ("E8", AnswerError(Refusal.BLANK_AND_NAME)),
        ("E9", AnswerError(Refusal.NOT_A_CHOICE, given=(Seat(1),))),
        ("E10", AnswerError(Refusal.REPEATED)),
        ("E11", AnswerError(Refusal.NOT_A_CHOICE, detail="taken", given=(Seat(1),))),
        ("E12", HostingError(Code.SIGN_UP_STRUCTURE)),
        ("E12", HostingError(Code.NAME_TAKEN)),
        ("E12", HostingError(Code.GAME_FULL)),
        ("E13", HostingError(Code.GAME_PAUSED)),
        ("E13", HostingError(Code.GAME_ENDED)),
    ],
)
def test_each_refusal_has_the_reply_of_the_ledger(
    kind: str, error: HostingError | AnswerError
) -> None:
    """
    Hold the whole table at once.

    Rules: WAK-SYS-18, WAK-VOTE-04, WAK-VOTE-05, WAK-VOTE-06, WAK-VOTE-09, WAK-VOTE-10,
    WAK-VOTE-22, WAK-VOTE-23, WAK-VOTE-24, WAK-VOTE-25, WAK-VOTE-27, WAK-PYRE-16.
    """
    assert reply_kind(error) == kind


def test_no_refusal_of_the_engine_is_without_a_reply() -> None:
    """Rules: WAK-SYS-18."""
    assert set(BY_REFUSAL) == set(Refusal)


def test_every_refusal_of_hosting_is_a_players_or_an_administrators() -> None:
    """Rules: WAK-SYS-18."""
    assert set(BY_CODE) | ADMINISTRATIVE == set(Code)
    assert not set(BY_CODE) & ADMINISTRATIVE
    with pytest.raises(LookupError):
        reply_kind(HostingError(Code.NOT_PAUSED))
