"""Words ahead: those that a mail will be understood by are read before anything is locked."""

from typing import Final

from verteller.hosting.models import HostedGame
from verteller.mail.destinations import find_destination
from verteller.mail.lookups import find_game
from verteller.mail.reading.message import IncomingMessage
from verteller.telling import vocabulary

MOST_BARE: Final = 1
"""Words of a line up to which it is surely no sentence."""

_known: Final[dict[int, str]] = {}


def read_ahead(message: IncomingMessage) -> None:
    """
    Read the words for all games a mail may be about, where this process has not yet.

    With the first sentence for a rulebook that takes some seconds. In a transaction they would be
    seconds in which nobody else can write. Before a game has begun nothing is said in sentences.
    """
    if message.automatic is None and _has_sentences(message.own_text):
        for rulebook in _rulebooks(message):
            vocabulary.read_whole(rulebook)


def _has_sentences(text: str) -> bool:
    return any(len(line.split()) > MOST_BARE for line in text.splitlines())


def _rulebooks(message: IncomingMessage) -> tuple[str, ...]:
    """Return by which rulebooks the games go that a mail names; else all its sender is in."""
    named = [number for number, _ in find_destination(message.subject).games]
    if named:
        return tuple(filter(None, map(_rulebook, named)))
    games = HostedGame.objects.filter(
        players__person__addresses__email=message.sender, length__gt=0
    )
    return tuple(games.order_by("rulebook").values_list("rulebook", flat=True).distinct())


def _rulebook(number: int) -> str:
    """Return by which rulebook a game goes; that stays as it is."""
    if number not in _known:
        game = find_game(number)
        if game is None or not game.length:
            return ""
        _known[number] = game.rulebook
    return _known[number]
