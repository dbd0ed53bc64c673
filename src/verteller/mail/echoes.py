"""Echoes: lines of ours that come back in a player's mail are no words of his."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

from verteller.mail.composing import Sent, sent
from verteller.mail.lookups import last_mails
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.quotes import without_our_lines

SHORTEST_LIST: Final = 3
"""Items: whoever writes fewer lines of names may well mean them."""

_BULLETS: Final = "-*\u2022\u00b7>| \t"


def mails_quoted(message: IncomingMessage, player_id: int) -> tuple[Sent, ...]:
    """
    Return the mails of ours that *message*, written by this player, may quote.

    What stands alone in a mail cannot be a quote with the answer beside it, so a mail of one line
    quotes none.
    """
    if sum(bool(line.strip()) for line in message.full_text.splitlines()) < 2:
        return ()
    return tuple(sent(number, message_id) for number, message_id in last_mails(player_id))


def without_echoes(
    message: IncomingMessage,
    ours: Sequence[Sent],
    names: Sequence[str],
    is_answer: Callable[[str], bool] | None = None,
) -> str:
    """
    Return the writer's own words in *message* without lines equal to ours.

    A name on a line of its own stays, though our list of choices has it too; the whole list,
    item by item, is a quote.

    Args:
        ours: The mails that may be quoted.
        names: Of all players of his game, and whatever else may be chosen.
        is_answer: Whether a line says by itself what it answers. Such a line of his own may be
            equal to one of ours ("Mayor: Bob"); it is an echo where another stands beside it.

    Source: wakkerdam, WAK-VOTE-28 (AMB-68).
    """
    own = message.own_text
    if not ours:
        return own
    if is_answer is not None:
        own, answers = _sort_out(own, ours, names, is_answer)
        names = [*names, *answers]
    for items in dict.fromkeys(chain.from_iterable(mail.lists for mail in ours)):
        own = without_list(own, items)
    return without_our_lines(own, chain.from_iterable(mail.lines for mail in ours), names)


def _sort_out(
    text: str, ours: Sequence[Sent], names: Sequence[str], is_answer: Callable[[str], bool]
) -> tuple[str, list[str]]:
    """Return *text* without answers that are echoes, and which of its lines are answers to keep."""
    known = {_bare(line) for mail in ours for line in mail.lines} - {""}
    plain = {_bare(name) for name in names}
    lines = text.split("\n")
    said = [(at, _bare(line)) for at, line in enumerate(lines) if line.strip()]
    echoed: set[int] = set()
    kept: list[str] = []
    for place, (at, bare) in enumerate(said):
        if bare in known and is_answer(lines[at]):
            beside = [each for _, each in said[max(place - 1, 0) : place + 2] if each != bare]
            if any(each in known and each not in plain for each in beside):
                echoed.add(at)
            else:
                kept.append(lines[at])
    return "\n".join(_left(lines, echoed)), kept


def without_list(text: str, items: Sequence[str]) -> str:
    """Take out of *text* the lines that repeat *items*, all of them and in their order."""
    if len(items) < SHORTEST_LIST:
        return text
    lines = text.split("\n")
    # Programs put empty lines between the items, or take them away.
    said = [(at, _bare(line)) for at, line in enumerate(lines) if line.strip()]
    wanted = [_bare(item) for item in items]
    echoed: set[int] = set()
    for first in range(len(said) - len(wanted) + 1):
        run = said[first : first + len(wanted)]
        if [line for _, line in run] == wanted:
            echoed.update(at for at, _ in run)
    return "\n".join(_left(lines, echoed))


def _left(lines: Iterable[str], echoed: set[int]) -> Iterable[str]:
    return (line for at, line in enumerate(lines) if at not in echoed)


def _bare(line: str) -> str:
    return " ".join(line.strip(_BULLETS).casefold().split())
