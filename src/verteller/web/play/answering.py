"""An answer that comes in by a form, and in words why it is not taken."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from verteller.hosting import games, playing
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Player
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Seat
from verteller.rules.questions import canonical
from verteller.telling.teller import Teller
from verteller.web.play.forms import Picked, choice_of, is_both, picked_in
from verteller.web.play.knowing import Known, know
from verteller.web.play.places import Place
from verteller.web.wording import say

NO_PHASE: Final = 0
"""What a form of an earlier round was meant for: no phase has this number."""

NOTHING_CHOSEN: Final = "nothing_chosen"
"""The detail of a refusal: a form that came back as empty as it was."""


WORDS: Final[Mapping[tuple[Refusal, str], str]] = {
    (Refusal.TOO_FEW, NOTHING_CHOSEN): "play-refused-nothing",
    (Refusal.TOO_FEW, ""): "play-refused-few",
    (Refusal.TOO_MANY, ""): "play-refused-many",
    (Refusal.BLANK_AND_NAME, ""): "play-refused-both",
    (Refusal.BLANK_NOT_ALLOWED, ""): "play-no-blank",
    (Refusal.NOT_A_CHOICE, "taken"): "play-refused-taken",
    (Refusal.NOT_A_CHOICE, ""): "play-refused-choice",
    (Refusal.REPEATED, ""): "play-refused-repeated",
}
"""What a form says of a refusal, by its code and detail (any other detail: none)."""


@dataclass(frozen=True, slots=True)
class Returned:
    """
    A form that has come back.

    Args:
        question: The key of the question it was for.
        asked_as: Which of the facts told to the player asked it; see `Known`.
        posted: All its fields.
        at: When it was received.
    """

    question: str
    asked_as: str
    posted: Mapping[str, Sequence[str]]
    at: datetime

    def picked(self, asked: Asked) -> Picked:
        """Return what was marked."""
        return picked_in(asked, self.posted)

    def is_about(self, known: Known) -> bool:
        """Tell whether it is about a question that is still open, and asked by the same fact."""
        is_open = self.question in known.seen.questions
        return is_open and self.asked_as == str(known.asked_as.get(self.question))


@in_one_transaction
def take(place: Place, returned: Returned, *, by: str = "player") -> None:
    """
    Take a form as an answer; the same one twice is one answer.

    A form for a round that has closed is too late, even where the same is asked again.

    Args:
        by: ``player``, or ``master`` when one answers in his place.

    Raises:
        HostingError: The game is not being played, or somebody else sits there now
            (``not_in_game``).
        AnswerError: What is wrong with the answer.
    """
    record = games.lock(place.record.pk)
    player = Player.objects.filter(pk=place.player.pk, person=place.person).first()
    if player is None or player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    playing.refuse_unless_running(record)
    seat = Seat(player.seat)
    with games.opened(record, evenly=True) as game:
        known = know(game.log, seat)
        counts = game.state.given.get(seat, {}).get(returned.question)
    choice: Choice = ()
    sequence = NO_PHASE
    if returned.is_about(known):
        sequence = record.sequence
        asked = known.seen.questions[returned.question]
        choice = _choice(asked, returned.picked(asked))
        if counts is not None and counts.choice == choice:
            return
    playing.answer(record, player, returned.question, choice, returned.at, by=by, sequence=sequence)


def why_refused(
    error: HostingError | AnswerError, returned: Returned, known: Known, teller: Teller, game: str
) -> str:
    """Return in words why an answer was not taken."""
    if isinstance(error, HostingError):
        return teller.refusal(str(error.code), "", {"game": game, **error.parameters})
    asked = known.seen.questions.get(returned.question)
    words = _words_for(error, asked) if asked is not None else ""
    return words or teller.refusal(str(error.code), error.detail, {"game": game})


def _choice(asked: Asked, picked: Picked) -> Choice:
    if is_both(picked):
        raise AnswerError(Refusal.BLANK_AND_NAME)
    choice = choice_of(asked, picked)
    if choice is None:
        raise AnswerError(Refusal.TOO_FEW, detail=NOTHING_CHOSEN)
    return canonical(asked, choice)


def _words_for(error: AnswerError, asked: Asked) -> str:
    """Return what a form says of it, if it has words; what telling says is for letters."""
    message = WORDS.get((error.code, error.detail)) or WORDS.get((error.code, ""))
    if message is None:
        return ""
    least = sum(part.least for part in asked.parts)
    most = sum(part.most for part in asked.parts)
    return say(message, least=least, most=most)
