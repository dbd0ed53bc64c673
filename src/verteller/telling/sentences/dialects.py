"""
Words written as they are spoken, or without letters that a keyboard lacks.

Words that are known as they stand are left alone; the others are tried as they would be written
out. What is only another way to spell one word stands in the word files, as `written`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from verteller.telling.folding import Word, words_of
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.dutch_dialects import dutch
from verteller.telling.sentences.german_dialects import german
from verteller.telling.sentences.italian_dialects import italian
from verteller.telling.sentences.lexicon import Lexicon
from verteller.telling.sentences.people import People
from verteller.telling.sentences.sounds import standard
from verteller.telling.sentences.spots import Spot

_DRAWN_OUT: Final = re.compile(r"([a-z])\1{2,}")
"""A letter that is written more often than any word has it."""
_H_LESS: Final = {"im": "him", "er": "her", "em": "them", "e": "he", "is": "his", "as": "has"}
_ENDS_IN: Final = ("in", "ing")
_AFTER: Final = frozenset({"am", "m", "re", "are", "im"})
_OWN: Final = frozenset({"i", "we"})
_SHORTEST_OWN: Final = 4
_MOST_HEARD: Final = 100
"""Words of one mail that are tried by their sound, so that reading takes no longer than that."""
_SHORTEST_HEARD: Final = 3
_LONGEST_HEARD: Final = 20


def in_full(text: str, words: Sequence[Word], lexicon: Lexicon, people: People) -> list[Word]:
    """
    Return *words* as they are written in full.

    Args:
        text: The text they are from.
        words: All of them in their order.
        lexicon: The words of its language.
        people: Whose names are left as they are.
    """
    spell = _SPELLINGS[lexicon.language]
    row, full = list(words), []
    left = _MOST_HEARD
    for at, word in enumerate(words):
        spot = Spot(text, row, at, lexicon, people)
        spelt = spell(spot)
        if not spelt and left and _is_strange(spot):
            spelt = _standard(spot)
            left -= 1
        pieces = _pieces(word, spelt)
        # Those behind see what this one is, or ends with, in full.
        row[at] = pieces[-1]
        full.extend(pieces)
    return full


def _pieces(word: Word, spelt: str) -> list[Word]:
    """Return a word as it is *spelt* out, perhaps as several; as it is if that is ""."""
    if not spelt:
        return [word]
    first, *others = words_of(spelt)
    whole = first._replace(text=word.text, start=word.start, end=word.end)
    return [whole, *(each._replace(text="", start=word.end, end=word.end) for each in others)]


def _is_strange(spot: Spot) -> bool:
    word = spot.word
    short = _SHORTEST_HEARD <= len(word) <= _LONGEST_HEARD
    known = spot.is_known(word) or word in spot.lexicon.shown_words
    return short and not (known or spot.lexicon.is_thing(word))


def _standard(spot: Spot) -> str:
    """Return what a word that is not known is by its sound, or but for a slip."""
    word, lexicon = spot.word, spot.lexicon
    if known := _drawn_in(spot):
        return known
    spelt = lexicon.slips.get(word) or standard(word, lexicon.language, spot.means)
    return lexicon.respelt.get(spelt) if spelt and not spot.people.misspelt(word) else ""


def _drawn_in(spot: Spot) -> str:
    """Return a word whose letters were drawn out as it is: "nouuu", "pleaaase"."""
    for once in (r"\1", r"\1\1"):
        drawn_in = _DRAWN_OUT.sub(once, spot.word)
        if drawn_in != spot.word and (
            spot.is_known(drawn_in) or spot.lexicon.is_thing(drawn_in, exact=True)
        ):
            return drawn_in
    return ""


def _english(spot: Spot) -> str:
    """Spell out an English word that begins or ends in an apostrophe: "'im", "t'fire"."""
    word, end = spot.word, spot.words[spot.at].end
    if word == "t" and spot.text[end : end + 1] == "'" and spot.text[end + 1 : end + 2].isalpha():
        start = spot.words[spot.at].start
        head = spot.text[max(0, start - 2) : start]
        return "" if head[-1:].isalnum() or head[-1:] == "'" else "the"
    if spot.before in _OWN and len(word) >= _SHORTEST_OWN and word.endswith("s"):
        return _own(spot)
    if word == "after" and spot.before in _AFTER and spot.after.endswith(_ENDS_IN):
        # An Irishman who is "after voting for Bob" has just done so.
        return "just"
    if not spot.begins_cut or spot.text[end : end + 1] == "'":
        return ""
    if word in _H_LESS:
        return _H_LESS[word]
    spelt = "h" + word
    return spelt if not spot.is_known(word) and spot.is_known(spelt) else ""


def _own(spot: Spot) -> str:
    """Return a verb without the ending it has for others: "I votes for Bob"."""
    plain = spot.word[:-1]
    own = spot.has_mood(plain, Mood.FIRST) and not spot.has_mood(spot.word, Mood.FIRST)
    return plain if own else ""


_SPELLINGS: Final[Mapping[str, Callable[[Spot], str]]] = {
    "de": german,
    "it": italian,
    "nl": dutch,
    "en": _english,
}
