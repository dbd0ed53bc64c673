"""Looking on: who does not play sees what everybody sees, from the square."""

from datetime import datetime

from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame, Spectator
from verteller.hosting.guests import new_guest
from verteller.hosting.models import Person
from verteller.hosting.people import Manners
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def watch(live: LiveGame, person: Person | None, manners: Manners, at: datetime) -> Spectator:
    """
    Let somebody look on, who hears what is said to everybody and nothing else.

    Args:
        person: Who he is; None for a guest, who is made a person now.

    Raises:
        LobbyError: ``plays``: he has a part in the game himself.
        HostingError: What is wrong with the manners.
    """
    if person is not None and live.game.players.filter(person=person).exists():
        raise LobbyError(Reason.PLAYS)
    if person is None:
        person = new_guest(manners, at).person
    row, _ = Spectator.objects.get_or_create(live=live, person=person, defaults={"since": at})
    return row
