"""Letters about a game's course: broken off, gone on with, over."""

from datetime import timedelta

from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.rules.facts import Seat
from verteller.telling import Outcome, letters


def paused(writing: Writing) -> tuple[Subject, Body]:
    """Write that a game stands still."""
    return laid_out(letters.game_paused(writing.desk, game=writing.game))


def resumed(writing: Writing) -> tuple[Subject, Body]:
    """Write that a game goes on."""
    due_at = writing.moment("due_at")
    return laid_out(letters.game_resumed(writing.desk, game=writing.game, due_at=due_at))


def stopped(writing: Writing) -> tuple[Subject, Body]:
    """Write that a game ended before its end."""
    return laid_out(letters.game_stopped(writing.desk, game=writing.game))


def time_given_back(writing: Writing) -> tuple[Subject, Body]:
    """Write how much time was lost, and given back."""
    lost = timedelta(seconds=writing.payload["lost_seconds"])
    due_at = writing.moment("due_at")
    cause = str(writing.payload.get("cause", "host"))
    return laid_out(
        letters.time_given_back(
            writing.desk, game=writing.game, lost=lost, due_at=due_at, cause=cause
        )
    )


def final(writing: Writing) -> tuple[Subject, Body]:
    """Write who has won and how every player ended. Source: wakkerdam, WAK-SYS-26."""
    payload = writing.payload
    winners = [
        (won["faction"], [Seat(each) for each in won["players"]]) for won in payload["winners"]
    ]
    won = {seat for _, seats in winners for seat in seats}
    outcomes = [
        Outcome(
            player=Seat(each["seat"]),
            role=each["role"],
            alive=each["alive"],
            lover=each["lover"],
            bodyguard=each["bodyguard"],
            mayor=each["mayor"],
            winner=each["seat"] in won,
        )
        for each in payload["players"]
    ]
    voice = writing.teller().voice
    return laid_out(
        letters.final(
            writing.desk, game=writing.game, winners=winners, outcomes=outcomes, voice=voice
        )
    )
