"""Echoes: lines of ours that come back in a player's mail are no words of his."""

from itertools import chain
from typing import Final

from verteller.hosting.models import Outgoing, Player, Sending
from verteller.mail.composing import sent_lines
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.quotes import without_our_lines

MOST_MAILS: Final = 4
"""So many of the last mails to a player about his game may be quoted in his next one."""


def without_echoes(message: IncomingMessage, player: Player) -> str:
    """
    Return the writer's own words in *message* without lines equal to ours.

    What stands alone in a mail cannot be a quote with the answer beside it, so a mail of one
    line is left as it is.

    Args:
        player: Who wrote it, with his game.

    Source: wakkerdam, WAK-VOTE-28 (AMB-68).
    """
    own = message.own_text
    if sum(bool(line.strip()) for line in message.full_text.splitlines()) < 2:
        return own
    mails = Outgoing.objects.filter(player_id=player.pk, status=Sending.SENT).order_by("-pk")
    ours = chain.from_iterable(sent_lines(row) for row in mails[:MOST_MAILS])
    names = player.game.players.values_list("name", flat=True)
    return without_our_lines(own, ours, names)
