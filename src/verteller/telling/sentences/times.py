"""Telling what is put off to another time from what is done now."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Token

_TOMORROW: Final = frozenset({"domani", "morgen", "overmorgen", "tomorrow", "ubermorgen"})
_SOME_DAY: Final = frozenset(
    {
        *("un giorno o l altro", "prima o poi", "la prossima notte", "la notte prossima"),
        *("un altra volta", "un altra notte", "la prossima volta", "piu avanti", "in futuro"),
        *("il prossimo turno", "il giro prossimo", "il prossimo giro", "al prossimo turno"),
        *("al prossimo giro", "dal prossimo turno", "nei prossimi giorni", "nei prossimi turni"),
    }
)
"""Italian phrases for another time than now."""
_NEXT: Final = frozenset(
    "volgende volgend overmorgen next nachste nachsten nachster nachstes prossima prossimo".split()
)
"""Words of phrases for a time that is not now: "next round"."""
_SOON: Final = frozenset({"eventually", "soon", "someday", "irgendwann"})
"""English and German words for a time that is not now."""
_UNTIL: Final = frozenset(
    {"bis", "fino", "for", "per", "fur", "til", "till", "until", "tot", "voor"}
)


def is_for_tomorrow(tokens: Sequence[Token], *, mine: bool) -> bool:
    """Tell whether something is put off by a day, and does not last as long."""
    return any(
        (
            (mine and not (_TOMORROW | _NEXT).isdisjoint(two.words))
            or " ".join(two.words) in _SOME_DAY
        )
        and two.has(Kind.LATER)
        and one.words[-1] not in _UNTIL
        for one, two in pairwise((*tokens[-1:], *tokens))
    )


def is_for_next_time(tokens: Sequence[Token]) -> bool:
    """Tell whether a clause begins with when it is done, and that is not now: "next round"."""
    begins = [token for token in tokens[:2] if token.has(Kind.LATER)]
    return any(
        (len(token.words) > 1 or token.words[0] in _SOON) and _TOMORROW.isdisjoint(token.words)
        for token in begins
    )
