"""German words as they are written in its dialects, known by what stands beside them."""

import re
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.sounds import standard
from verteller.telling.sentences.spots import Spot

_UMLAUTS: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_WE: Final = frozenset({"mir", "mer", "mr", "mia"})
"""Southern German for "we", and the standard's for "to me"."""
_BEFORE_WE: Final = frozenset("und dass also heut heute nacht abend ja dann jetzt do da".split())
_PLURALS: Final = ("e", "en", "et", "n")
_AM: Final = frozenset("bin hab habe will mach mache geh gehe nehm nehme tu tue mag weiss".split())
_JOINED_WE: Final = ("ma", "mer", "mr")
"""What is "we" when it is joined to its verb: "fressma", "hammer"."""
_GOING: Final = frozenset(
    "geh gehe gang lauf laufe schleich schleiche renn renne fahr fahre spionier schau".split()
)
"""Verbs that a Bavarian "noch" at the end makes a following of: "I geh eam noch"."""
_ME: Final = frozenset({"ich", "i", "ick", "ik"})
"""Beside "werd" they say that it is "werde"."""
_FOR: Final = frozenset({"fur", "gege", "gegen"})
_WOULD: Final = frozenset({"tat", "dat", "dad", "daad", "det", "tad", "tet"})
"""Southern German for "would", as it is folded: "i tät gern"."""
_WISHING: Final = frozenset({"gern", "gerne", "gearn", "gean", "eher", "lieber", "halt", "scho"})
_MYSELF: Final = frozenset({"ich", "mich", "mi"})
_SOUTHERN: Final = re.compile(
    r"\b(?:i|mia|net|ned|mecht|m\u00f6cht|wos|woar|hob|hod|amoi|oiso|ois|heid|heit|koa|oa|vo|fia|dat"
    r"|d\u00e4t|t\u00e4t|d\u00e4d|dad|kriagt|kriag|griass|griasst|grias|gria\u00df|pfiat|pfiad|jo|eich|eana|mi|di)\b"
)
"""Words that show that a text is written in southern German; where they stand "da" is "der"."""


def german(spot: Spot) -> str:
    """Return what a German word is in full: "guenther", "isch pass", "mir fresse", "gemma"."""
    if spelt := _particle(spot):
        return spelt
    return _umlaut(spot) or _joined(spot) or _darkened(spot)


def _particle(spot: Spot) -> str:
    """Return what a short word is: "uff", "isch", "mir", "d'", "s", "dät", "noch"."""
    word, full = spot.word, ""
    if word == "uff":
        full = "auf" if spot.after else ""
    elif word == "isch":
        near = (spot.after, spot.before)
        full = "ich" if any(each in _AM or _is_own(spot, each) for each in near) else ""
    elif word in _WE:
        full = "wir" if _is_we(spot) else ""
    elif word in ("d", "s"):
        full = _clitic(spot)
    elif word in _WOULD:
        full = "w\u00fcrde" if _wishes(spot) else ""
    elif word == "da":
        full = "der" if spot.is_name(spot.after) and _is_southern(spot) else ""
    elif word == "wia":
        full = "wir" if _is_we(spot) else "wie"
    elif word == "sei":
        full = "seine" if spot.is_name(spot.before) and _is_southern(spot) else ""
    elif word == "noch" and not spot.after:
        full = "nach" if any(each.folded in _GOING for each in spot.words[: spot.at]) else ""
    return full or _verb(spot)


def _verb(spot: Spot) -> str:
    """Return what a short word beside a verb or a preposition is: "werd", "bi", "wi", "für e"."""
    word, full = spot.word, ""
    if word == "werd":
        full = "wird" if spot.before and _ME.isdisjoint(each.folded for each in spot.words) else ""
    elif word == "bi":
        full = "bin" if "ich" in (spot.before, spot.after) else ""
    elif word == "e":
        full = "den" if spot.before in _FOR else ""
    elif word == "wi":
        full = "wir" if spot.has_mood(spot.before, Mood.FIRST) else ""
    return full


def _is_southern(spot: Spot) -> bool:
    """Tell whether a text has words in it that only southern German has."""
    return _SOUTHERN.search(spot.text.lower()) is not None


def _darkened(spot: Spot) -> str:
    """Return a southern word with an "a" for its "o": "ausfrogn" is "ausfragen"."""
    if "o" not in spot.word or spot.is_known(spot.word) or not _is_southern(spot):
        return ""
    spelt = spot.word.replace("o", "a")
    return spelt if spot.means(spelt) else standard(spelt, "de", spot.means)


def _clitic(spot: Spot) -> str:
    """Return what an article of one letter is: "d'Leni", "'s Gift"."""
    if spot.word == "d":
        return "die" if spot.text[spot.words[spot.at].end :][:1] == "'" else ""
    capital = spot.words[spot.at + 1].text[:1].isupper() if spot.after else False
    return "das" if capital and (spot.begins_cut or not spot.before) else ""


def _wishes(spot: Spot) -> bool:
    """Tell whether somebody says what he would like behind the word: "i tat ... gern"."""
    near = [each.folded for each in spot.words[spot.at + 1 : spot.at + 5]]
    plain = spot.word != "tat" or not _WISHING.isdisjoint(near)
    return plain and not _MYSELF.isdisjoint((spot.before, spot.after))


def _umlaut(spot: Spot) -> str:
    """Return a word with its umlauts in place of two letters each: "guenther"."""
    if not any(pair in spot.word for pair, _ in _UMLAUTS) or spot.is_known(spot.word):
        return ""
    spelt = spot.word
    for pair, letter in _UMLAUTS:
        spelt = spelt.replace(pair, letter)
    named = spot.is_name(spelt) or spot.people.genitive(spelt)
    return spelt if named or spot.is_known(spelt) else ""


def _joined(spot: Spot) -> str:
    """Return a verb and the "we" that is joined to it: "fressma" is "fressen wir"."""
    if spot.is_known(spot.word):
        return ""
    for ending in _JOINED_WE:
        root = spot.word.removesuffix(ending)
        if root != spot.word and len(root) > 2 and spot.has_mood(root + "en", Mood.FIRST):
            return f"{root}en wir"
    return ""


def _is_own(spot: Spot, word: str) -> bool:
    """Tell whether a word says what the writer does, and cannot say what another does."""
    return spot.has_mood(word, Mood.FIRST) and any(
        Mood.FIRST in each.mood and Mood.THIRD not in each.mood
        for each in spot.lexicon.phrases.get((word,), ())
    )


def _is_we(spot: Spot) -> bool:
    """Tell whether a German "mir" does something: "mir fresse de Dieter"."""
    verb = spot.after
    if not (verb.endswith(_PLURALS) and spot.has_mood(verb, Mood.FIRST)):
        return False
    return not spot.before or spot.before in _BEFORE_WE
