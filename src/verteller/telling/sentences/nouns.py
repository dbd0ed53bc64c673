"""Words that no file lists, and that are talk by where they stand: nouns, adjectives, adverbs."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.tokens import Sentence, Token

_THING: Final = (Entry(Kind.THING),)
_SUBJECTS: Final = (
    *(Kind.PRONOUN, Kind.FIRST, Kind.OTHERS, Kind.ASKING, Kind.THAT),
    *(Kind.MIGHT, Kind.MUST, Kind.WANT, Kind.NEGATION, Kind.AUXILIARY),
)
"""Words behind which a verb may stand: who does it, and what it is done with."""
_BEFORE: Final = (Kind.LEAD, Kind.MINE, Kind.ORIGIN, Kind.TOWARDS, Kind.COMPANY)
"""Articles, prepositions and possessives."""
_VERBS: Final = (Kind.VERB, Kind.BE, Kind.WISH, Kind.CUE)
_ALONE: Final[Mapping[str, frozenset[str]]] = {
    "it": frozenset("che chi cosa".split()),
    "nl": frozenset("te die dat deze dit er wie wat".split()),
    "de": frozenset("zu der die das den dem des ein wer was".split()),
    "en": frozenset("to this that these those up out off down who what which".split()),
}
"""Other words behind which a verb may stand, though some look like articles or prepositions."""
_VERBAL: Final[Mapping[str, tuple[str, ...]]] = {
    "it": tuple(
        root + clitic
        for root in ("ar", "er", "ir", "ando", "endo")
        for clitic in ("", "e", "lo", "la", "li", "le", "mi", "ti", "ci", "vi", "si", "gli", "ne")
    ),
    "nl": (),
    "de": (),
    "en": ("ing",),
}
"""What verbs end with wherever they stand."""
_FORMS: Final[Mapping[str, re.Pattern[str]]] = {
    "it": re.compile(r"\w+(?:[aei]v)(?:o|i|a|amo|ate|ano)"),
    "nl": re.compile(r"(?:\w{2,5})?ge\w{2,}(?:t|en|d)"),
    "de": re.compile(r"(?:\w{2,5})?ge\w{2,}(?:t|en)"),
}
"""What the Italian imperfect, and Dutch and German participles look like."""


def take_nouns(sentences: Iterable[Sentence], language: str) -> None:
    """
    Let words we do not know be talk where no verb may stand.

    "I put him in the dungarees tonight" orders what it would order without them. What may be a
    verb stays unknown: in the beginning of a clause, and behind a name or a pronoun, until a verb
    has come, if only one of everyday life. So does what may be a name, where nobody else is named.
    """
    for sentence in sentences:
        if any(token.seats for token in sentence.tokens):
            _take_in(sentence, language)


def _take_in(sentence: Sentence, language: str) -> None:
    awaits_verb, led = True, False
    for item in sentence.items:
        if not isinstance(item, Token):
            awaits_verb, led = True, False
            continue
        if item.is_strange:
            if led or not (awaits_verb or item.has(Kind.NOTION)):
                _take(item, language)
            elif item.has(Kind.DEED, Kind.NOTION):
                awaits_verb = False
        elif _calls_for_verb(item, language):
            awaits_verb = True
        elif item.has(*_VERBS):
            awaits_verb = False
        led = item.is_genitive or (item.has(*_BEFORE) and item.words[-1] not in _ALONE[language])


def _calls_for_verb(token: Token, language: str) -> bool:
    """Tell whether a verb may stand behind a word."""
    if token.seats:
        return not token.is_genitive
    return token.has(*_SUBJECTS) or token.words[-1] in _ALONE[language]


def _take(token: Token, language: str) -> None:
    """Let a word be talk, unless it is written as a name or ends as a verb does."""
    word = token.words[-1]
    form = _FORMS.get(language)
    verbal = word.endswith(_VERBAL[language]) or (form is not None and form.fullmatch(word))
    if not (token.is_capital or verbal):
        token.learn(_THING)
