"""
Words written as they are spoken, or without letters that a keyboard lacks.

Words that are known as they stand are left alone; the others are tried as they would be written
out. What is only another way to spell one word stands in the word files, as `respelt`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from verteller.telling.folding import Word
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Lexicon
from verteller.telling.sentences.people import People

_UMLAUTS: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_WE: Final = frozenset({"mir", "mer", "mr"})
"""Southern German for "we", and the standard's for "to me"."""
_BEFORE_WE: Final = frozenset("und dass also heut heute nacht abend ja dann jetzt do da".split())
_PLURALS: Final = ("e", "en", "et")
_AM: Final = frozenset("bin hab habe will mach mache geh gehe nehm nehme tu tue mag weiss".split())
_H_LESS: Final = {"im": "him", "er": "her", "em": "them", "e": "he", "is": "his", "as": "has"}
_TRUNCATED: Final = ("ar", "er", "ir")
"""Endings of Italian infinitives without their last letter: "votar"."""
_WE_ENDINGS: Final = ("amo", "emo", "amu", "emu")
"""What -iamo is in Rome, Venice and Sicily."""
_SHORTEST: Final = 5
"""Letters from which on an Italian word may be a verb that is written as it is spoken."""


def in_full(text: str, words: Sequence[Word], lexicon: Lexicon, people: People) -> list[Word]:
    """
    Return *words* as they are written in full.

    Args:
        text: The text they are from.
        words: All of them in their order.
        lexicon: The words of its language.
        people: Whose names are left as they are.
    """
    spell = _SPELLINGS.get(lexicon.language)
    if spell is None:
        return list(words)
    full = []
    for at, word in enumerate(words):
        spelt = spell(text, words, at, lexicon, people)
        full.append(word._replace(exact=spelt, folded=spelt) if spelt else word)
    return full


def _german(text: str, words: Sequence[Word], at: int, lexicon: Lexicon, people: People) -> str:
    """Spell out a German word: "guenther", "uff", "isch pass auf", "mir fresse"."""
    word = words[at].folded
    if word == "uff":
        return "auf" if _goes_on(text, words, at) else ""
    if word == "isch":
        near = [words[to].folded for to in (at + 1, at - 1) if 0 <= to < len(words)]
        return "ich" if any(each in _AM or _is_own(each, lexicon) for each in near) else ""
    if word in _WE:
        return "wir" if _is_we(text, words, at, lexicon) else ""
    if not any(pair in word for pair, _ in _UMLAUTS) or _is_known(word, lexicon, people):
        return ""
    spelt = word
    for pair, letter in _UMLAUTS:
        spelt = spelt.replace(pair, letter)
    named = people.named((spelt,)) or people.genitive(spelt)
    return spelt if named or _is_known(spelt, lexicon, people) else ""


def _italian(text: str, words: Sequence[Word], at: int, lexicon: Lexicon, people: People) -> str:
    """Spell out an Italian verb: "votà", "votar", "votamo"."""
    word, end = words[at], words[at].end
    if len(word.folded) < _SHORTEST - 1:
        return ""
    cut = word.exact.endswith("\u00e0") and (word.exact,) not in lexicon.spelt
    cut = cut or (text[end : end + 1] == "'" and not text[end + 1 : end + 2].isalnum())
    if cut and _has_mood(word.folded + "re", Mood.INFINITIVE, lexicon):
        return word.folded + "re"
    if _is_known(word.folded, lexicon, people):
        return ""
    if word.folded.endswith(_TRUNCATED) and _has_mood(word.folded + "e", Mood.INFINITIVE, lexicon):
        return word.folded + "e"
    spelt = word.folded[:-3] + "iamo"
    if len(word.folded) > _SHORTEST and word.folded.endswith(_WE_ENDINGS):
        return spelt if _has_mood(spelt, Mood.FIRST, lexicon) else ""
    return ""


def _english(text: str, words: Sequence[Word], at: int, lexicon: Lexicon, people: People) -> str:
    """Spell out an English word that begins or ends in an apostrophe: "'im", "t'fire"."""
    word = words[at]
    before, after = text[max(0, word.start - 2) : word.start], text[word.end : word.end + 2]
    if word.folded == "t" and after[:1] == "'" and after[1:].isalpha():
        joined = before[-1:].isalnum() or before[-1:] == "'"
        return "" if joined else "the"
    if before[-1:] != "'" or before[:-1].isalnum() or after[:1] == "'":
        return ""
    if word.folded in _H_LESS:
        return _H_LESS[word.folded]
    spelt = "h" + word.folded
    known = _is_known(word.folded, lexicon, people)
    return spelt if not known and _is_known(spelt, lexicon, people) else ""


_SPELLINGS: Final[Mapping[str, Callable[[str, Sequence[Word], int, Lexicon, People], str]]] = {
    "de": _german,
    "it": _italian,
    "en": _english,
}


def _is_known(word: str, lexicon: Lexicon, people: People) -> bool:
    known = word in lexicon.first_words or lexicon.is_thing(word, exact=True)
    return known or bool(people.named((word,)))


def _has_mood(word: str, mood: Mood, lexicon: Lexicon) -> bool:
    return any(mood in entry.mood for entry in lexicon.phrases.get((word,), ()))


def _is_own(word: str, lexicon: Lexicon) -> bool:
    """Tell whether a word says what the writer does, and cannot say what another does."""
    entries = lexicon.phrases.get((word,), ())
    return any(Mood.FIRST in each.mood and Mood.THIRD not in each.mood for each in entries)


def _goes_on(text: str, words: Sequence[Word], at: int) -> bool:
    after = at + 1
    return after < len(words) and not text[words[at].end : words[after].start].strip()


def _is_we(text: str, words: Sequence[Word], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a German "mir" does something: "mir fresse de Dieter"."""
    if not _goes_on(text, words, at):
        return False
    verb = words[at + 1].folded
    if not (verb.endswith(_PLURALS) and _has_mood(verb, Mood.FIRST, lexicon)):
        return False
    if not at or text[words[at - 1].end : words[at].start].strip():
        return True
    return words[at - 1].folded in _BEFORE_WE
