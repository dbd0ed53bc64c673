"""The floor: whoever has it alone may give it back before his time is up."""

from datetime import datetime
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.answering import Outcome, desk_of
from verteller.chat.knowing import Known
from verteller.chat.voice_lines import say
from verteller.hosting import playing
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Seat

NOT_HIS: Final = "no_floor"
_FLOOR: Final = "floor"
"""A kind of fact that only some rulebooks have."""


def holder(known: Known) -> Seat | None:
    """Return who has the word alone in the open phase, if somebody has."""
    since = known.phase_since or len(known.view.told) + 1
    told = [fact for place, fact in known.told if place > since and fact.kind == _FLOOR]
    return getattr(told[-1], "player", None) if told else None


@in_one_transaction
def finish(reader: Reader, sequence: int, at: datetime) -> Outcome:
    """
    End the speech of a player who has nothing more to say; the next one has the floor at once.

    Args:
        sequence: Which of the facts told to the player opened the phase (see `Known`), so that
            who is late does not end the second of his speeches.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there.

    Source: tabula, Het lynchen, TAB-NOM-06, TAB-SYS-27, TAB-AMB-29.
    """
    desk = desk_of(reader, at)
    if holder(desk.known) != desk.seat or sequence != desk.known.phase_since:
        return Outcome(say(desk.teller.reader.language, "calls-refused-floor"), NOT_HIS)
    try:
        playing.close_phase(desk.record, desk.record.sequence, at)
    except HostingError as error:
        return Outcome(desk.why_refused(error, None), str(error.code))
    return Outcome("")
