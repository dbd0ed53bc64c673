"""Invitations to a game that takes sign-ups."""

from collections.abc import Iterable
from datetime import datetime

from verteller.hosting import administration, games, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Outgoing, Status
from verteller.hosting.people import find_person, fit_address
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def invite(
    game: HostedGame, emails: Iterable[str], at: datetime, *, text: str = ""
) -> list[Outgoing]:
    """
    Invite people, each once, with the game's settings and the words of whoever invites.

    Whoever is known is written to in his own language, others in the game's.

    Raises:
        HostingError: ``address_unfit`` (nobody is invited then), ``sign_up_closed``.

    Source: wakkerdam, WAK-SYS-30.
    """
    record = games.lock(game.pk)
    if record.status != Status.SIGN_UP:
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)
    payload = {**administration.describe(record), "text": text}
    rows = []
    for email in dict.fromkeys(fit_address(email) for email in emails):
        person = find_person(email)
        language = person.language if person else record.language
        kind = Kind.INVITATION
        rows.append(post.to_address(email, language, kind, payload, at=at, game=record))
    return post.save(rows)
