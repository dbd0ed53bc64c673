"""Italian words as they are written in its dialects, known by what stands beside them."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.spots import Spot

_TRUNCATED: Final = ("ar", "er", "ir")
"""Endings of infinitives without their last letter: "votar"."""
_WE_ENDINGS: Final = ("amo", "emo", "amu", "emu")
"""What -iamo is in Rome, Venice and Sicily."""
_SHORTEST: Final = 5
"""Letters from which on a word may be a verb that is written as it is spoken."""
_HAVING: Final = frozenset("ho ha hai abbiamo avete hanno gavemo".split())
_BEFORE_HIM: Final = frozenset("non io ora poi adesso domani oggi mai ve te ce me se".split())
"""Words behind which "'o" is "him" and not the article."""
_CLITICS: Final = frozenset(
    "lo la li le ci mi ti si vi ne gli c l m t ce me te se ve gliela".split()
)
_NOT_AT_ALL: Final = frozenset("mia minga miga brisa mina mega nen pa mica".split())
"""What northern Italy puts behind a verb to deny it."""
_BEHIND_NOT: Final = frozenset("il lo la el er al l i un una per a ad al contro lu i".split())
_SUPPOSED: Final = frozenset(
    "non isso essa isse lui lei io tu nessuno qualcuno chillo chella quello quella chisto"
    " loro voi noi".split()
)
"""Words before which the southern "si" is "if"."""


def italian(spot: Spot) -> str:
    """Return what an Italian word is in full: "votà", "votamo", "'o", "un", "minga"."""
    if len(spot.word) < _SHORTEST - 1:
        return _particle(spot) or (_denied(spot) if spot.word in _NOT_AT_ALL else "")
    if spot.word in _NOT_AT_ALL:
        return _denied(spot)
    return _verb(spot)


def _particle(spot: Spot) -> str:
    """Return what an article, a pronoun or a negation is: "'o", "'a", "'e", "i'", "un", "no"."""
    word, after, full = spot.word, spot.after, ""
    if word in ("o", "u", "lu"):
        full = _masculine(spot)
    elif word == "a" and spot.begins_cut:
        full = "la"
    elif word == "e" and spot.begins_cut:
        full = "di" if spot.is_name(after) or spot.has_kind(spot.before, Kind.CUE) else "i"
    elif word == "i" and spot.ends_cut:
        full = "il" if spot.is_name(after) or spot.lexicon.is_thing(after, exact=True) else "io"
    elif word in ("un", "no"):
        full = _negation(spot)
    elif word == "si" and not spot.before and (after in _SUPPOSED or spot.is_name(after)):
        full = "se"
    elif word == "ni" and after.endswith("iamo"):
        full = "ci"
    return full


def _negation(spot: Spot) -> str:
    """Return what a Tuscan "un" or a Venetian "no" is: "un lo voto", "no voto Anna"."""
    does = spot.has_mood(spot.after, Mood.FIRST)
    if spot.word == "no":
        # "No, guarda" and "no scusa" deny nothing.
        return "non" if does and not spot.has_kind(spot.after, Kind.FILLER) else ""
    denies = spot.after in _CLITICS or (spot.begins_cut and does)
    return "non" if denies and not spot.has_kind(spot.before, Kind.NEGATION) else ""


def _masculine(spot: Spot) -> str:
    """Return what a southern "'o", "u" or "lu" is: the article, or him."""
    denied = spot.before in _BEFORE_HIM
    if spot.word == "lu" and not spot.after:
        return "lui"
    if spot.word == "o" and not spot.begins_cut and not denied:
        return ""
    does = spot.has_mood(spot.after, Mood.FIRST | Mood.INFINITIVE | Mood.PAST)
    if spot.word == "o" and not spot.begins_cut and not does:
        return ""
    return "lo" if denied and not spot.is_name(spot.after) else "il"


def _denied(spot: Spot) -> str:
    """Return what stands behind a verb that is denied: "voto minga", "no voto mia el Walter"."""
    does = spot.has_mood(spot.before, Mood.FIRST | Mood.THIRD) or spot.before in _HAVING
    if not does and spot.word == "mia":
        return ""
    near = not spot.after or spot.after in _BEHIND_NOT or spot.is_name(spot.after)
    return "mica" if near or spot.word != "mia" else ""


def _verb(spot: Spot) -> str:
    word, exact = spot.word, spot.words[spot.at].exact
    cut = exact.endswith("\u00e0") and (exact,) not in spot.lexicon.spelt
    if (cut or spot.ends_cut) and spot.before in _HAVING:
        done = word + "to"
        if spot.has_mood(done, Mood.PAST):
            return done
    if (cut or spot.ends_cut) and spot.has_mood(word + "re", Mood.INFINITIVE):
        return word + "re"
    if spot.is_known(word):
        return ""
    if word.endswith(_TRUNCATED) and spot.has_mood(word + "e", Mood.INFINITIVE):
        return word + "e"
    spelt = word[:-3] + "iamo"
    if len(word) > _SHORTEST and word.endswith(_WE_ENDINGS):
        return spelt if spot.has_mood(spelt, Mood.FIRST) else ""
    return ""
