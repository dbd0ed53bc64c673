"""The writer by his name and title, as who does something: "Brother Ann blesses Bob's house"."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_NONE: Final[frozenset[str]] = frozenset()
_WRITER: Final = (Entry(Kind.FIRST),)
_FILLING: Final = (Entry(Kind.FILLER),)
_FARTHEST: Final = 3
"""Words behind his name among which stands what he does."""


def take_title(sentence: Sentence, lexicon: Lexicon, seat: int) -> None:
    """
    Take a title and the writer's name, which may be another's too, for the writer himself.

    Args:
        sentence: What begins with them.
        lexicon: The words of its language.
        seat: The writer's.
    """
    titles = lexicon.sets.get("titles", _NONE)
    led: list[Token] = []
    for at, item in enumerate(sentence.items):
        if isinstance(item, Mark):
            return
        if item.seats:
            behind = sentence.items[at + 1 :]
            titled = any(" ".join(token.words) in titles for token in led)
            if titled and seat in item.seats and _does(behind) and _is_of_another(behind, seat):
                item.seats = ()
                item.learn(_WRITER)
                for token in led:
                    token.learn(_FILLING)
            return
        if not (item.has(Kind.LEAD, Kind.MINE, Kind.FILLER) or " ".join(item.words) in titles):
            return
        led.append(item)


def _does(items: tuple[Token | Mark, ...]) -> bool:
    """Tell whether what one person does stands next."""
    for item in items[:_FARTHEST]:
        if isinstance(item, Mark):
            return False
        if any(Mood.THIRD in entry.mood for entry in item.entries):
            return not item.has(Kind.BE, Kind.AUXILIARY)
        if item.kinds != {Kind.FILLER}:
            return False
    return False


def _is_of_another(items: tuple[Token | Mark, ...], seat: int) -> bool:
    """Tell whether somebody else is named there, to whom it is done."""
    return any(isinstance(item, Token) and item.seats not in ((), (seat,)) for item in items)
