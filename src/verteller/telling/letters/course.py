"""Letters in the course of a game: news, receipts, refusals, pauses, reminders, the last list."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Literal

from verteller.rules.facts import Fact, GameOver, PhaseOpened, Seat
from verteller.telling.endings import Outcome, tell_outcome, tell_winners
from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph
from verteller.telling.voice import Voice
from verteller.telling.words import Value

_DAWNS = frozenset({"day_broke", "dawn"})
_NIGHTFALLS = {"night_fell": 0, "nightfall": 0, "sunset": 1}
"""Facts with which a night begins, and by how much its number is above theirs."""
_BY_DAY = frozenset(
    {
        *("election", "pyre", "last_words", "day"),
        *("shot", "captain", "accuse", "ballot", "tie", "nominate", "ballot_again"),
    }
)
"""Phases that belong to a day; all others that are counted belong to a night."""
_BEFORE = frozenset({"thief", "cupid", "client", "ready"})
"""Phases before the first night."""


def news(
    desk: Desk,
    *,
    game: str,
    facts: Iterable[Fact],
    paragraphs: Sequence[Paragraph],
    channel: Literal["public", "private"] = "public",
) -> Letter:
    """
    Return what happened as a letter; the subject says when it was, and nothing else.

    Args:
        facts: What it tells, for the subject.
        paragraphs: Its body (see `Teller.facts`, `Teller.question`, `Teller.overview`).
        channel: Whether it tells what everybody hears or what this reader alone does.

    Source: wakkerdam, WAK-SYS-22.
    """
    moment, number = _when(facts)
    prefix = "subject" if channel == "public" else "subject-private"
    subject = desk.say(f"{prefix}-{moment}", game=game, number=number)
    return Letter(subject, tuple(paragraphs))


def _when(facts: Iterable[Fact]) -> tuple[str, int]:
    """Return the latest moment that *facts* tell of: a day, a night, the start or the end."""
    moment, number = "news", 0
    for fact in facts:
        if fact.kind in _DAWNS or fact.kind in _NIGHTFALLS:
            moment = "day" if fact.kind in _DAWNS else "night"
            number = int(getattr(fact, "number", 0)) + _NIGHTFALLS.get(fact.kind, 0)
        elif isinstance(fact, PhaseOpened):
            number = fact.number
            moment = "day" if fact.phase in _BY_DAY else "night"
            moment = "start" if fact.phase in _BEFORE else moment
        elif isinstance(fact, GameOver):
            return "end", 0
        elif fact.kind == "role" and moment == "news":
            moment = "start"
    return moment, number


def answer_taken(desk: Desk, *, game: str, text: str) -> Letter:
    """Return a receipt's *text* (see `Teller.receipt`) as a letter. Source: WAK-VOTE-26."""
    return Letter(desk.say("subject-answer_taken", game=game), (Paragraph(text),))


def refused(desk: Desk, *, text: str, game: str = "") -> Letter:
    """Return a refusal's *text* (see `refusal`, `Teller.refusal`) as a letter."""
    message = "subject-refused" if game else "subject-refused-without-game"
    return Letter(desk.say(message, game=game), (Paragraph(text),))


def game_paused(desk: Desk, *, game: str) -> Letter:
    """Tell that a game stands still. Source: wakkerdam, WAK-SYS-32, WAK-VOTE-27."""
    return _plain(desk, "game_paused", game)


def game_resumed(
    desk: Desk, *, game: str, due_at: datetime | None = None, begun: bool = True
) -> Letter:
    """
    Tell that a game goes on, its round with a full new period.

    Args:
        begun: Whether the roles have been dealt; before that the sign-up goes on.

    Source: wakkerdam, WAK-SYS-32.
    """
    return _plain(desk, "game_resumed", game, due_at, attribute="" if begun else "sign-up")


def game_stopped(desk: Desk, *, game: str) -> Letter:
    """Tell that a game is over for good. Source: wakkerdam, WAK-SYS-31."""
    return _plain(desk, "game_stopped", game)


def time_given_back(
    desk: Desk,
    *,
    game: str,
    lost: timedelta,
    due_at: datetime | None = None,
    cause: str = "host",
) -> Letter:
    """
    Tell that the open round lasts longer, since the host was down or no mail got through.

    Args:
        cause: ``host`` or ``mail``.
    """
    attribute = "mail" if cause == "mail" else ""
    duration = desk.words.duration(lost)
    return _plain(desk, "time_given_back", game, due_at, attribute=attribute, lost=duration)


def left_list(desk: Desk, *, game: str) -> Letter:
    """Tell a dead player that he is off the list. Source: wakkerdam, WAK-DEATH-04."""
    return _plain(desk, "left_list", game)


def reminder(
    desk: Desk,
    *,
    game: str,
    questions: Sequence[str],
    due_at: datetime,
    left: int | None = None,
) -> Letter:
    """
    Remind somebody of what he still owes.

    Args:
        questions: The titles of his open questions.
        left: How many rounds, this one included, he can miss until he is out of the game.

    Source: wakkerdam, WAK-USE-04, WAK-INACT-03.
    """
    closing = [
        desk.say("reminder", "due", due=desk.moment(due_at)),
        desk.say("reminder", "blank-first"),
    ]
    if left:
        closing.append(desk.say("reminder", "missed", left=left))
    closing.append(desk.say("reminder", "off"))
    return Letter(
        desk.say("reminder", "subject", game=game),
        (
            Paragraph(desk.say("reminder", game=game), tuple(questions)),
            Paragraph(" ".join(closing)),
        ),
    )


def reminders(desk: Desk, owed: Sequence[tuple[str, Sequence[str], datetime]]) -> Letter:
    """
    Remind somebody of what he still owes in several games.

    Args:
        owed: Of each game its name, the titles of his open questions, and until when, the most
            urgent first.

    Source: wakkerdam, WAK-USE-04.
    """
    say = desk.say
    paragraphs = [
        Paragraph(say("reminders", "game", game=game, due=desk.moment(due_at)), tuple(questions))
        for game, questions, due_at in owed
    ]
    return Letter(
        say("reminders", "subject", count=len(owed)),
        (
            Paragraph(say("reminders", count=len(owed))),
            *paragraphs,
            Paragraph(f"{say('reminders', 'how')} {say('reminder', 'off')}"),
        ),
    )


def final(
    desk: Desk,
    *,
    game: str,
    winners: Sequence[tuple[str, Sequence[Seat]]],
    outcomes: Sequence[Outcome],
    voice: Voice,
) -> Letter:
    """
    Tell who has won and how every player ended.

    Args:
        winners: Each victory: its faction and its players.
        outcomes: Every player, in seating order.
        voice: Whose names they are (see `Teller.voice`).

    Source: wakkerdam, WAK-SYS-26.
    """
    won = [Paragraph(tell_winners(faction, players, voice)) for faction, players in winners]
    lines = tuple(tell_outcome(outcome, voice) for outcome in outcomes)
    return Letter(
        desk.say("subject-final", game=game),
        (
            Paragraph(desk.say("final-intro", game=game)),
            *won,
            Paragraph(desk.say("final-title"), lines),
        ),
    )


def _plain(
    desk: Desk,
    kind: str,
    game: str,
    due_at: datetime | None = None,
    *,
    attribute: str = "",
    **variables: Value,
) -> Letter:
    text = desk.say(kind, attribute, game=game, **variables)
    if due_at is not None:
        text = f"{text} {desk.say(kind, 'due', game=game, due=desk.moment(due_at))}"
    return Letter(desk.say(kind, "subject", game=game), (Paragraph(text),))
