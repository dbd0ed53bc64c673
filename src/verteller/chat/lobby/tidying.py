"""Tidying: lobbies in which nothing began, and guests who have no part in any game any more."""

from datetime import datetime, timedelta
from typing import Final

from django.db.models import Exists, OuterRef, QuerySet

from verteller.chat.models import LiveGame, Spectator
from verteller.hosting.guests import DOMAIN
from verteller.hosting.models import Address, HostedGame, Person, Player, Status
from verteller.hosting.transactions import in_one_transaction

WAITS: Final = timedelta(days=3)
"""So long a lobby waits for its evening."""

REMEMBERED: Final = timedelta(days=30)
"""So long after they came guests are kept who have no part in any game."""


@in_one_transaction
def tidy(now: datetime) -> int:
    """Throw away old lobbies and forgotten guests, and return how many lobbies went."""
    waiting = HostedGame.objects.filter(status=Status.SIGN_UP, length=0)
    old = _locked(waiting.filter(live__created_at__lt=now - WAITS))
    # Asked for once more: what has begun since it was looked for is no old lobby any more.
    _, thrown = waiting.filter(pk__in=old).delete()
    guests = Person.objects.filter(
        ~Exists(Player.objects.filter(person=OuterRef("pk"))),
        ~Exists(Spectator.objects.filter(person=OuterRef("pk"))),
        ~Exists(LiveGame.objects.filter(host=OuterRef("pk"))),
        ~Exists(
            Address.objects.filter(person=OuterRef("pk")).exclude(email__endswith=f"@{DOMAIN}")
        ),
        addresses__email__endswith=f"@{DOMAIN}",
        created_at__lt=now - REMEMBERED,
    )
    accounts = [person.user for person in guests.select_related("user") if person.user]
    guests.delete()
    for account in accounts:
        account.delete()
    return thrown.get(HostedGame._meta.label, 0)


def _locked(games: QuerySet[HostedGame]) -> list[int]:
    """Return which games these are, none of which begins before the transaction ends."""
    rows = games.select_for_update(of=("self",)).order_by("pk")
    return list(rows.values_list("pk", flat=True))
