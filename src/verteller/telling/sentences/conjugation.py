"""The forms of regular verbs in the languages understood, each with what it can say."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Flag, auto
from typing import Final


class Mood(Flag):
    """What a form of a verb can say about who does it and whether it is done."""

    NONE = 0
    FIRST = auto()
    """I or we do it, now or in the future."""
    ORDER = auto()
    """Do it."""
    INFINITIVE = auto()
    THIRD = auto()
    """You, he, she or they do it."""
    PAST = auto()
    """It was done."""
    MAYBE = auto()
    """It would be done."""
    PRONOUN = auto()
    """A pronoun for whom it is done to is joined to it: votatelo."""


Forms = Iterator[tuple[str, Mood]]
"""Forms, folded, each with what it can say; the same form may come more than once."""

_F, _O, _I, _T, _P, _M = (
    Mood.FIRST,
    Mood.ORDER,
    Mood.INFINITIVE,
    Mood.THIRD,
    Mood.PAST,
    Mood.MAYBE,
)
_CLITICS: Final = (
    "lo",
    "la",
    "li",
    "le",
    "mi",
    "ci",
    "vi",
    "gli",
    "ne",
    "melo",
    "mela",
    "si",
    "ti",
)


def _italian(verb: str) -> Forms:
    """Give the forms of a verb in -are, -ere or -ire; those in -isc- are given as well."""
    reflexive = verb.endswith("si") and verb[-4:-2] in {"ar", "er", "ir"}
    if reflexive:
        verb = verb[:-2] + "e"
    if not verb.endswith(("are", "ere", "ire")):
        raise ValueError(verb)
    stem, kind = verb[:-3], verb[-3]
    soft = stem + "h" if kind == "a" and stem[-1:] in "cg" else stem
    short = soft[:-1] if soft.endswith("i") and kind == "a" else soft
    yield verb, _I
    yield stem + "o", _F
    yield short + "iamo", _F
    vowel = {"a": "e", "e": "e", "i": "i"}[kind]
    future = (short if kind == "a" else stem) + vowel + "r"
    if kind == "a" and stem[-1:] == "i" and stem[-2:-1] in {"c", "g"}:
        future = stem[:-1] + "er"
    for ending, mood in (("o", _F), ("emo", _F), ("ai", _T), ("a", _T), ("ete", _T), ("anno", _T)):
        yield future + ending, mood
    for ending in ("ei", "esti", "ebbe", "emmo", "este", "ebbero"):
        yield future + ending, _M
    for ending in ("vo", "vi", "va", "vamo", "vate", "vano"):
        yield stem + kind + ending, _P
    yield stem + kind + "ndo" if kind != "i" else stem + "endo", _F
    yield from _italian_present(stem, short, kind)
    participle = {"a": "at", "e": "ut", "i": "it"}[kind]
    for ending in "oaie":
        yield stem + participle + ending, _P
    for pronoun in _CLITICS:
        yield verb[:-1] + pronoun, _I | _meaning(pronoun)


def _italian_present(stem: str, short: str, kind: str) -> Forms:
    """Give the forms of the present in which one conjugation differs from another."""
    plural = {"a": "ate", "e": "ete", "i": "ite"}[kind]
    yield stem + plural, _O
    orders = [stem + plural, short + "iamo"]
    if kind == "a":
        yield stem + "a", _O | _T
        yield short + "i", _O | _T
        yield short + "ino", _O | _T
        yield stem + "ano", _T
        orders.append(stem + "a")
    else:
        roots = [stem, stem + "isc"] if kind == "i" else [stem]
        for root in roots:
            yield root + "i", _O | _T
            yield root + "a", _O | _T
            yield root + "e", _T
            yield root + "ono", _T
            yield root + "o", _F
            orders.append(root + "i")
        yield stem + "ano", _T
    if kind == "a":
        yield stem + "o'", _T
    for order in orders:
        for pronoun in _CLITICS:
            yield order + pronoun, _O | _meaning(pronoun)


def _meaning(pronoun: str) -> Mood:
    """Return whether a pronoun at a verb's end is for whom the verb is done to."""
    return Mood.PRONOUN if pronoun in {"lo", "la", "melo", "mela", "gli"} else Mood.NONE


_PARTICIPLES: Final = {
    "bite": "bitten",
    "eat": "eaten",
    "steal": "stolen",
    "take": "taken",
    "choose": "chosen",
    "slay": "slain",
    "wake": "woken",
    "bind": "bound",
    "burn": "burnt",
    "give": "given",
    "hide": "hidden",
    "sink": "sunk",
    "shoot": "shot",
    "string": "strung",
    "bring": "brought",
    "dig": "dug",
    "make": "made",
    "send": "sent",
    "find": "found",
    "keep": "kept",
    "catch": "caught",
    "tear": "torn",
    "throw": "thrown",
    "wipe": "wiped",
    "see": "seen",
    "do": "done",
    "hold": "held",
    "lay": "laid",
    "tie": "tied",
    "wrap": "wrapped",
}
"""Of English verbs that are not regular, or of those that double a letter."""
_SAME: Final = frozenset(
    {"put", "set", "hit", "cut", "shut", "let", "read", "be", "have", "get", "go"}
)
"""English verbs that have no participle of their own, or one that means something else."""


def participle(phrase: str) -> str:
    """Return what an English *phrase* is when it is done, "" if that is not clear: dug up."""
    head, gap, rest = phrase.partition(" ")
    if head in _SAME or not head.isalpha() or head.endswith("ing"):
        return ""
    forms = [form for form, mood in _english(head) if mood is _P]
    return _PARTICIPLES.get(head, forms[0]) + gap + rest


def _english(verb: str) -> Forms:
    """Give the forms of a regular verb."""
    head = doubled = verb
    vowels = "aeiou"
    if (
        len(head) > 2
        and head[-1] not in "aeiouwxy"
        and head[-2] in vowels
        and head[-3] not in vowels
        and head not in {"murder", "visit", "cover", "target", "follow", "enter", "trigger"}
        and (len(head) < 5)
    ):
        doubled = head + head[-1]
    stem = head[:-1] if head.endswith("e") and not head.endswith("ee") else doubled
    yield head, _F | _O | _I
    es = head.endswith(("s", "x", "ch", "sh", "z"))
    if head.endswith("y") and head[-2:-1] not in vowels:
        third, past = head[:-1] + "ies", head[:-1] + "ied"
    else:
        third, past = head + ("es" if es else "s"), stem + "ed"
    yield third, _T
    yield past, _P
    if head in _PARTICIPLES:
        yield _PARTICIPLES[head], _P
    yield stem + "ing", _F
    yield head + "in", _F


def _dutch(verb: str) -> Forms:
    """Give the forms of a weak verb; of one like `aan|wijzen` the finite ones without `aan`."""
    particle, _, verb = verb.rpartition("|")
    stem, soft = _dutch_stem(verb)
    yield particle + verb, _I
    if verb.endswith("eren") and not particle:
        # Most verbs in -eren are of French descent and stressed there: arresteer.
        long = verb[:-4] + "eer"
        yield long, _F | _O
        yield long + "t", _T
        yield from ((form, _P) for form in (f"{long}de", f"{long}den", f"ge{long}d"))
    if particle:
        yield f"{particle}te{verb}", _I
        yield particle + stem, _I
        yield particle + stem + "t", _T
    gap = f" + {particle}" if particle else ""
    yield verb + gap, _F | _T | (_I if not particle else _F)
    yield stem + gap, _F | _O
    if not stem.endswith("t"):
        yield stem + "t" + gap, _T
    end = "t" if soft in "tkfschp" or soft == "x" else "d"
    for ending in ("e", "en"):
        yield stem + end + ending + gap, _P
    participle = stem if stem.endswith(end) else stem + end
    prefixed = verb.startswith(("be", "ge", "her", "ont", "ver", "er"))
    yield particle + ("" if prefixed else "ge") + participle, _P


def _dutch_stem(verb: str) -> tuple[str, str]:
    """Return the stem as it is spelt, and the letter that the infinitive has before -en."""
    base = verb[:-2] if verb.endswith("en") else verb[:-1]
    soft = base[-1:]
    vowels = "aeiou"
    if len(base) > 2 and base[-1] == base[-2] and base[-1] not in vowels:
        base = base[:-1]
    elif (
        len(base) > 1
        and base[-1] not in vowels + "w"
        and base[-2] in "aou" + "e"
        and (len(base) < 3 or base[-3] not in vowels)
        and not base.endswith(("el", "er", "en"))
    ):
        base = base[:-1] + base[-2] + base[-1]
    elif base.endswith("er") and len(base) in (2, 3):
        base = base[:-1] + "er"
    hard = {"v": "f", "z": "s"}
    return base[:-1] + hard.get(base[-1:], base[-1:]), soft


def _german(verb: str) -> Forms:
    """Give the forms of a weak verb; of one like `an|klagen` the finite ones without `an`."""
    particle, _, verb = verb.rpartition("|")
    stem = verb[:-2] if verb.endswith("en") else verb[:-1]
    yield particle + verb, _I
    if particle:
        yield f"{particle}zu{verb}", _I
        yield particle + stem + "e", _F
        yield particle + stem + "t", _T
    gap = f" + {particle}" if particle else ""
    yield verb + gap, _F | _T | (_I if not particle else _F)
    yield stem + "e" + gap, _F | _O
    yield stem + gap, _F | _O
    if verb.endswith("eln"):
        yield stem[:-2] + "le" + gap, _F | _O
    link = "e" if stem.endswith(("t", "d", "chn", "ffn")) else ""
    yield stem + link + "t" + gap, _T | _O
    yield stem + link + "st" + gap, _T
    for ending in ("te", "ten", "test"):
        yield stem + link + ending + gap, _P
    prefixed = verb.startswith(("be", "ge", "er", "ver", "ent", "zer")) or verb.endswith("ieren")
    yield particle + ("" if prefixed else "ge") + stem + link + "t", _P
    if verb.startswith(("durch", "über", "unter", "um", "wider")):
        # "Durchschaut", but "umgebracht": the stress is not written.
        yield particle + stem + link + "t", _P


PARTICLES: Final = frozenset(
    "ab an auf aus durch ein fest frei heim herauf herbei heraus hinterher kalt lahm los mit nach"
    " nieder raus rein um vorbei weg wieder zu zurück zusammen".split()
)
"""Of German verbs: they stand behind a finite form, and are one word with any other."""


_NO_VERBS: Final = frozenset("heute diese meine unsere letzte seine eine keine deine beide".split())
"""Words in -e with which phrases begin that no verb begins."""
_TIMES: Final = frozenset("ich i heute heut heit hüt nacht abend mal".split())


def put_together(form: str, mood: Mood) -> Forms:
    """
    Give the other forms of a German verb of which only the one for "ich" is given.

    Of `nehme + fest` they are one word: festnehmen, festzunehmen, festnehme. Of `gehe zu` and
    `halte + wache` the verb may stand behind what belongs to it: "Wache bei Anna halten".
    """
    phrase, _, particle = form.partition(" + ")
    head, *rest = phrase.split()
    if not head.endswith("e") or len(head) < 4 or head in _NO_VERBS or mood is not _F:
        return
    if particle in PARTICLES and not rest:
        yield f"{particle}{head}n", _I
        yield f"{particle}zu{head}n", _I
        yield particle + head, _F
        return
    belongs = " ".join((*rest, particle)).strip()
    if belongs and _TIMES.isdisjoint(belongs.split()):
        yield f"{head}n + {belongs}", _I
        yield f"{head} + {belongs}", _F


_DUTCHPARTICLES: Final = tuple(
    "achterna terug tegen dood kapot open vrij los klaar samen rond langs binnen thuis voort vast"
    " neer weg mee aan af bij door in na om op over toe uit voor".split()
)
"""Of Dutch verbs: "wegstemmen", "stem ... weg", "weg te stemmen"."""
_SHORTEST_REST: Final = 4
"""Letters that are left of a verb without its particle."""


def put_apart(form: str, mood: Mood) -> Forms:
    """
    Give the forms of a Dutch verb with a particle of which one is given: "weg te stemmen".

    So an infinitive is said behind "te", and "wegstem" in a clause that depends on another.
    """
    head, _, particle = form.partition(" + ")
    if particle in _DUTCHPARTICLES and " " not in head and Mood.FIRST in mood:
        yield particle + head, Mood.FIRST
    if mood is not Mood.INFINITIVE or not form.isalpha():
        return
    for each in _DUTCHPARTICLES:
        rest = form.removeprefix(each)
        if rest != form and len(rest) >= _SHORTEST_REST and rest.endswith("n"):
            yield f"{each} te {rest}", Mood.INFINITIVE


_LANGUAGES: Final[Mapping[str, Callable[[str], Forms]]] = {
    "it": _italian,
    "en": _english,
    "nl": _dutch,
    "de": _german,
}
_LETTERS: Final[Mapping[str, Mood]] = {
    "1": Mood.FIRST,
    "!": Mood.ORDER,
    "-": Mood.INFINITIVE,
    "3": Mood.THIRD,
    "<": Mood.PAST,
    "?": Mood.MAYBE,
    "~": Mood.PRONOUN,
}
"""How a word file writes what an irregular form can say."""


def forms_of(verb: str, language: str) -> Iterable[tuple[str, Mood]]:
    """
    Return the forms of *verb*, which is regular, in *language*.

    A form that needs a particle behind it reads `wijs + aan`. Of a phrase the first word is
    the verb, but in German and Dutch, where it is the last.
    """
    conjugate = _LANGUAGES[language]
    if " " not in verb:
        return conjugate(verb)
    if language in ("nl", "de"):
        rest, _, head = verb.rpartition(" ")
        return [(f"{rest} {form}", mood) for form, mood in conjugate(head)]
    head, _, rest = verb.partition(" ")
    return [(f"{form} {rest}", mood) for form, mood in conjugate(head)]


def mood_of(letters: str) -> Mood:
    """Return the mood that a word file writes as *letters*."""
    mood = Mood.NONE
    for letter in letters:
        mood |= _LETTERS[letter]
    return mood
