"""Holding: a mail that nothing proves is kept, and whoever it claims to be from is asked."""

import re
from typing import Final

from verteller.hosting import holding
from verteller.hosting.errors import HostingError
from verteller.hosting.holding import Claim
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import HostedGame, Person, Player, Status
from verteller.hosting.people import fit_address
from verteller.mail import absence, strangers
from verteller.mail.destinations import Destination
from verteller.mail.handling_replies import language_for
from verteller.mail.lookups import find_game, find_person
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.subjects import RouteKind

LINK: Final = re.compile(r"\S*(?:://|\bwww\.)\S*", re.IGNORECASE)


def hold_for_owner(
    message: IncomingMessage, mail: Arrived, destination: Destination, raw: bytes
) -> Outcome:
    """
    Keep the mail and ask whoever it claims to be from, at an address that is known.

    A stranger is asked only when he wants to join a game that takes sign-ups, or offers himself
    as a substitute; of anything else he hears nothing. Nor does who is known, but does not play
    where strangers are answered with nothing.

    Source: Lupus 3.0, LU3-SYS-06.
    """
    try:
        sender = fit_address(message.sender)
    except HostingError:
        return Outcome(holding.UNPROVEN)
    person = find_person(sender)
    is_about_game = destination.route.kind is RouteKind.GAME
    game = find_game(destination.games[0][0]) if is_about_game else None
    is_strange = strangers.is_strange(game, person)
    if (person is None or is_strange) and not _may_join(game, message, mail):
        if game is not None and is_strange:
            strangers.show_to_masters(game, mail, message)
        return Outcome(holding.UNPROVEN)
    claim = Claim(
        raw=raw,
        email=registered_address(person, game) or sender,
        language=language_for(person, game),
        lines=shown_lines(message, is_known=person is not None),
        game=game,
        is_known=person is not None,
        is_command=destination.route.kind is RouteKind.CONFIG,
    )
    return holding.hold(mail, claim)


def _may_join(game: HostedGame | None, message: IncomingMessage, mail: Arrived) -> bool:
    if game is None:
        return False
    takes_players = game.status == Status.SIGN_UP
    return takes_players or absence.offers_himself(game, message, mail.at)


def registered_address(person: Person | None, game: HostedGame | None) -> str:
    """Return the address with which a person plays in a game, empty if he does not."""
    if person is None or game is None:
        return ""
    players = Player.objects.filter(game=game, person=person)
    return players.values_list("address__email", flat=True).first() or ""


def shown_lines(message: IncomingMessage, *, is_known: bool) -> tuple[str, ...]:
    """
    Return the first lines of a mail, as its owner may see them again; one of a stranger's.

    A link in them is left out, or anybody could advertise in our name.
    """
    most, width = (4, 120) if is_known else (1, 60)
    lines = (LINK.sub("…", " ".join(line.split())) for line in message.own_text.splitlines())
    return tuple(line[:width] for line in lines if line)[:most]
