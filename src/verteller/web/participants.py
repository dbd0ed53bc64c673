"""Who takes part in a game, and whose mail address is published to whom."""

from dataclasses import dataclass

from django.http import HttpRequest

from verteller.hosting.models import HostedGame
from verteller.hosting.publishing import EVERYBODY, published_to
from verteller.web.known import Villager
from verteller.web.public import PublicGame, players_of
from verteller.web.signing_in import signed_in


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who takes part; the address is empty where it is not published."""

    villager: Villager
    address: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True)
class Listed:
    """The list of those who take part, and whether it has their addresses."""

    people: tuple[Participant, ...]
    has_addresses: bool
    publishes: bool


def listed(record: HostedGame, found: PublicGame, request: HttpRequest) -> Listed:
    """
    Return the participants in the order of their seats, as this visitor may see them.

    Addresses are published from the deal on, and only those with which somebody plays in this
    very game.

    Source: tempo reale, 2.3, LTR-COMM-06, LTR-SYS-15; other rulebooks never publish one.
    """
    publishes = published_to(record)
    shows = _may_see(record, publishes, request)
    rows = record.players.order_by("seat", "signed_up_at", "pk")
    addresses = dict(rows.values_list("name", "address__email")) if shows else {}
    by_name = {each.name: each for each in (*found.living, *found.dead)}
    living = {each.name for each in found.living}
    people = [
        Participant(
            by_name[name],
            addresses.get(name, ""),
            "living" if name in living else "exiled" if by_name[name].is_exiled else "dead",
        )
        for name in _in_order(record, by_name)
    ]
    return Listed(tuple(people), shows, bool(publishes))


def _may_see(record: HostedGame, publishes: str, request: HttpRequest) -> bool:
    if not record.length or not publishes:
        return False
    if publishes == EVERYBODY:
        return True
    person = signed_in(request)
    return person is not None and record.players.filter(person=person).exists()


def _in_order(record: HostedGame, by_name: dict[str, Villager]) -> list[str]:
    names = (" ".join(player.name.split()) for player in players_of(record))
    return [name for name in names if name in by_name]
