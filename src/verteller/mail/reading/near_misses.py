"""Words that are almost a player's name, for a "did you mean"."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from verteller.mail.reading.name_index import NameIndex

MOST_WORDS: Final = 300
"""Words looked at in one text, and the longest stretch of prose a near miss is sought in."""
MOST_SUGGESTIONS: Final = 3

_ORDINARY: Final = frozenset((
    *("en", "de", "ze", "me", "we", "je", "ja", "nee", "te", "er", "an", "in", "it", "to"),
    *("aan", "als", "bij", "dag", "dan", "dat", "deze", "die", "dit", "een", "gaat", "geen"),
    *("gek", "graag", "groet", "haar", "heb", "heeft", "hem", "het", "hier", "hij", "ik", "is"),
    *("jij", "kan", "keer", "kies", "laat", "maar", "mee", "met", "mij", "mijn", "moet", "naar"),
    *("nacht", "niet", "nog", "nu", "of", "om", "ook", "op", "stem", "tegen", "toch", "uit"),
    *("van", "veel", "voor", "wat", "weer", "wel", "wie", "wil", "wij", "wolf", "zal", "zie"),
    *("zij", "zijn", "zo"),
    *("and", "are", "but", "can", "day", "for", "good", "has", "have", "him", "his", "kill"),
    *("mine", "night", "not", "now", "one", "our", "pick", "she", "that", "the", "then", "this"),
    *("al", "anche", "che", "chi", "con", "da", "del", "di", "gli", "ho", "il", "io", "la", "le"),
    *("lo", "lupo", "ma", "mia", "mio", "non", "notte", "oggi", "per", "poi", "sono", "una"),
    *("auf", "aus", "bei", "bin", "das", "dem", "den", "der", "des", "die", "ein", "eine", "fur"),
    *("ich", "ist", "mein", "meine", "mit", "nein", "nicht", "noch", "nur", "tag", "und", "wer"),
    *("vote", "want", "was", "who", "will", "with", "you", "your"),
))  # fmt: skip
"""Words that are no misspelt names, however much they look like one."""


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A word that is no name but looks like one."""

    word: str
    """As it was written."""
    suggestions: tuple[int, ...]
    """Places of the names it may stand for in the list of names, the nearest first."""


@dataclass(frozen=True, slots=True)
class Unmatched:
    """A word, or several joined by hyphens or the like, in which no name was found."""

    text: str
    folded: str
    """Its words, case and accents taken off, with spaces between them."""


def near_misses(unmatched: Sequence[Unmatched], index: NameIndex) -> tuple[NearMiss, ...]:
    """
    Report which words look like a name: misspelt, incomplete or part of a compound.

    Args:
        unmatched: Words in which no name was found, in the order of the text.
        index: The names.

    Source: none; better than the rulebook asks (issue 2, "did you mean" for a near miss)
    """
    if not index.longest:
        return ()
    found: dict[str, NearMiss] = {}
    at = 0
    while at < min(len(unmatched), MOST_WORDS):
        for length in range(min(index.longest, len(unmatched) - at), 0, -1):
            run = unmatched[at : at + length]
            ordinary = run[0].folded in _ORDINARY or run[-1].folded in _ORDINARY
            suggestions = _suggestions(" ".join(word.folded for word in run), index)
            if suggestions and not ordinary:
                words = " ".join(word.text for word in run)
                found.setdefault(words.casefold(), NearMiss(words, suggestions))
                break
        else:
            length = 1
        at += length
    return tuple(found.values())


def _suggestions(words: str, index: NameIndex) -> tuple[int, ...]:
    """Give the places of the names that *words* may stand for, the nearest first."""
    close = process.extract(words, index.joined, scorer=OSA.distance, score_cutoff=2, limit=20)
    near = [at for name, distance, at in close if _is_near(words, name, int(distance))]
    places = [index.names[at].place for at in near]
    if len(words) > 2:
        places += [name.place for name in index.holding(words)]
        parts = words.split()
        written = zip(index.names, index.joined, strict=True)
        places += [name.place for name, joined in written if joined in parts]
    return tuple(dict.fromkeys(places))[:MOST_SUGGESTIONS]


def _is_near(words: str, name: str, distance: int) -> bool:
    """Say whether so many slips are few for a name of this length."""
    if len(name) < 3:
        return distance == 0
    if len(name) == 3:
        return distance <= 1 and len(words) == 3 and words[0] == name[0]
    return distance <= (1 if len(name) < 8 else 2)
