"""Strangers: who writes to a game that he does not play in, and hears nothing of it."""

from typing import Final

from verteller.hosting import unread
from verteller.hosting.incoming import Arrived
from verteller.hosting.models import HostedGame, Person
from verteller.mail import absence
from verteller.mail.reading.message import IncomingMessage

SILENT: Final = frozenset({"lupus3"})
"""
The rulebooks by which such mail is answered with nothing.

Source: Lupus 3.0, LU3-SYS-06.
"""


def is_strange(game: HostedGame | None, person: Person | None) -> bool:
    """Tell whether mail of *person*, None for nobody known, to a game is answered with nothing."""
    if game is None or not game.length or game.rulebook not in SILENT:
        return False
    return person is None or not game.players.filter(person=person).exists()


def show_to_masters(game: HostedGame, mail: Arrived, message: IncomingMessage) -> None:
    """Show such a mail to the masters, unless the game is over or it offers a substitute."""
    if not game.is_over and not absence.offers_himself(game, message, mail.at):
        unread.keep_strangers(game, mail.sender, message.own_text, mail.at)
