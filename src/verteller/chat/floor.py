"""The floor: whoever has it alone may give it back before his time is up."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.answering import Desk, Outcome, desk_of
from verteller.chat.knowing import Known
from verteller.chat.voice_lines import say
from verteller.hosting import playing
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Seat
from verteller.telling.cast import Language
from verteller.telling.folding import normal, words_of

NOT_HIS: Final = "no_floor"
_FLOOR: Final = "floor"
"""A kind of fact that only some rulebooks have."""


def holder(known: Known) -> Seat | None:
    """Return who has the word alone in the open phase, if somebody has."""
    since = known.phase_since or len(known.view.told) + 1
    told = [fact for place, fact in known.told if place > since and fact.kind == _FLOOR]
    return getattr(told[-1], "player", None) if told else None


def has_finished(text: str, languages: Iterable[Language]) -> bool:
    """Tell whether a speaker says that he has said everything, and nothing else."""
    said = _folded(text)
    return any(said in map(_folded, _endings(language)) for language in languages)


def _endings(language: Language) -> list[str]:
    return [*say(language, "calls-floor-endings").split("|"), say(language, "room-finish")]


def _folded(text: str) -> str:
    return " ".join(word.folded for word in words_of(normal(text)))


def give_back(desk: Desk) -> None:
    """
    End the speech of whoever has the floor; the next one has it at once.

    Raises:
        HostingError: The game is not being played.

    Source: tabula, Het lynchen, TAB-NOM-06, TAB-SYS-27, TAB-AMB-29.
    """
    playing.close_phase(desk.record, desk.record.sequence, desk.at)


@in_one_transaction
def finish(reader: Reader, sequence: int, at: datetime) -> Outcome:
    """
    End a player's speech when he says so with a button; see `give_back`.

    Args:
        sequence: Which of the facts told to the player opened the phase (see `Known`), so that
            who is late does not end the second of his speeches.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there.
    """
    desk = desk_of(reader, at)
    if holder(desk.known) != desk.seat or sequence != desk.known.phase_since:
        return Outcome(say(desk.teller.reader.language, "calls-refused-floor"), NOT_HIS)
    try:
        give_back(desk)
    except HostingError as error:
        return Outcome(desk.why_refused(error, None), str(error.code))
    return Outcome("")
