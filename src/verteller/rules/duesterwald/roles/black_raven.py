"""The black raven (schwarzer Rabe): pins a threatening letter to somebody's house."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import LetterPinned, LetterWritten
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import EVERYONE, NARRATOR, Fact, Letter, Seat

WEIGHT = 2.0
"""How many votes a letter counts for. Source: duesterwald, DUE-RAV-03."""

LONGEST = 500
"""How many characters a letter may have: it is to be short (DUE-RAV-04)."""


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask for anybody, himself allowed, but not his own partner: a letter is two votes.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-01, -05, DUE-AMB-22, -29.
    """
    raven = village.holder("black_raven")
    if raven is not None:
        options = village.votable(raven, village.living)
        yield from ask_for(raven, "black_raven", options, rule="DUE-RAV-01")


def write(village: Village, seat: Seat, text: str, number: int) -> Iterator[Fact]:
    """
    Take the words of the letter; later ones replace them as long as he is asked.

    Args:
        number: Where his words stand in the log.

    Raises:
        AnswerError: ``not_asked`` where no letter is due from *seat*, ``not_allowed`` for an
            empty or too long text.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-04.
    """
    if "black_raven" not in village.asked.get(seat, {}):
        raise AnswerError(Refusal.NOT_ASKED)
    if not 0 < len(text.strip()) <= LONGEST:
        raise AnswerError(Refusal.NOT_ALLOWED, detail="length", given=(LONGEST,))
    yield LetterWritten(to=(seat,), text=text.strip(), rule="DUE-RAV-04", because=(number,))


def resolve(village: Village) -> Iterator[Fact]:
    """Pin the letter, if there is one. Source: duesterwald, DUE-RAV-01, -02."""
    raven = village.holder("black_raven")
    if raven is not None:
        for player in village.named(raven, "black_raven"):
            why = village.because(raven, "black_raven")
            yield LetterPinned(
                to=NARRATOR, player=player, text=village.words, rule="DUE-RAV-01", because=why
            )


def read_out(village: Village) -> Iterator[Fact]:
    """
    Read the letter in the morning if whom it is for lives; nobody hears who wrote it.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-02 to -04, DUE-AMB-22, -46, -49.
    """
    letter = village.pinned
    if letter is not None and village.is_living(letter.player):
        yield Letter(
            to=EVERYONE,
            player=letter.player,
            text=letter.text,
            rule="DUE-RAV-04",
            because=letter.because,
        )


BLACK_RAVEN = Role("black_raven", "Der schwarze Rabe", CITIZENS, "Der schwarze Rabe, DUE-RAV")
