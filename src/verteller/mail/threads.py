"""Conversations: which mail answers which, so that mail programs show one a phase."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from verteller.hosting import post
from verteller.hosting.models import Kind, Outgoing
from verteller.hosting.news import LETTER

NO_ID: Final = "@no-id.invalid>"
"""How the ids end that we gave to mails which brought none; nobody else knows those."""

_IN_A_PHASE: Final = frozenset(
    {Kind.ANSWER_TAKEN, Kind.REFUSED, Kind.UNDERSTOOD, Kind.REMINDER, Kind.TIME_GIVEN_BACK}
)
"""What continues the conversation of the phase that is open."""


@dataclass(frozen=True, slots=True)
class Thread:
    """
    Where a mail belongs.

    Args:
        root: The mail its conversation began with, None when it begins one itself.
        in_reply_to: The message id it answers, empty for none.
        references: All ids before it, the oldest first.
    """

    root: Outgoing | None
    in_reply_to: str
    references: tuple[str, ...]


def thread_of(row: Outgoing) -> Thread:
    """
    Return where *row* belongs: in its game, in a phase's conversation, below what it answers.

    The game's own id is that of no mail; what all mail of a game refers to need not exist.
    """
    root = _root_of(row)
    ids = [*_game_ids(row), *([root.message_id] if root else []), *_answered_ids(row)]
    references = tuple(dict.fromkeys(each for each in ids if each != row.message_id))
    return Thread(root, references[-1] if references else "", references)


def _root_of(row: Outgoing) -> Outgoing | None:
    """Return the first mail of the conversation that *row* continues."""
    if row.player_id is None or row.kind not in {Kind.NEWS, *_IN_A_PHASE}:
        return None
    mine = Outgoing.objects.filter(player_id=row.player_id, kind=Kind.NEWS, pk__lt=row.pk)
    began = mine.filter(message_id=row.thread_key).first()
    if began is None and row.kind in _IN_A_PHASE:
        # A letter apart is about something else than the phase.
        began = mine.exclude(payload__channel=LETTER).order_by("-pk").first()
    return began


def _game_ids(row: Outgoing) -> Iterator[str]:
    if row.player_id is not None and row.game_id is not None:
        yield post.game_thread(row.game_id, row.player_id)


def _answered_ids(row: Outgoing) -> Iterator[str]:
    """Give the id of the mail that *row* replies to, if it had one of its own."""
    answered = row.answers.order_by("pk").values_list("message_id", flat=True).first()
    if answered and not answered.endswith(NO_ID):
        yield answered
