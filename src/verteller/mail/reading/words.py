"""
The words with a meaning of their own in a mail, per language: blank, white, mayor, potions.

They count as whole words, case and accents ignored. Add a language by adding its tables here;
its words for blank, white and mayor are reserved by that alone.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from verteller.telling.folding import normal, words_of


class Keyword(StrEnum):
    """What such a word says."""

    BLANK = "blank"
    """I choose nobody (blanco)."""
    WHITE = "white"
    """This is the white werewolf's vote for himself (witte)."""
    MAYOR = "mayor"
    """This is the dead mayor's testament (burgemeester)."""
    ELIXIR = "elixir"
    """This name is for the witch's elixir (levenselixir)."""
    POISON = "poison"
    """This name is for the witch's poison (gif)."""


class Gender(StrEnum):
    """By which grammar the stories speak of a player; nothing else depends on it."""

    MAN = "man"
    WOMAN = "woman"
    OTHER = "other"


KEYWORDS: Final[Mapping[str, Mapping[Keyword, frozenset[str]]]] = {
    "nl": {
        Keyword.BLANK: frozenset({"blanco", "blank"}),
        Keyword.WHITE: frozenset({"witte"}),
        Keyword.MAYOR: frozenset({"burgemeester"}),
        Keyword.ELIXIR: frozenset({"elixir", "elixer", "levenselixir", "levenselixer"}),
        Keyword.POISON: frozenset({"gif", "vergif", "gifdrank"}),
    },
    "en": {
        Keyword.BLANK: frozenset({"blank"}),
        Keyword.WHITE: frozenset({"white"}),
        Keyword.MAYOR: frozenset({"mayor"}),
        Keyword.ELIXIR: frozenset({"elixir"}),
        Keyword.POISON: frozenset({"poison"}),
    },
    # A blank vote is "scheda bianca" in Italian, but many an Italian is called Bianca or Bianco.
    "it": {
        Keyword.BLANK: frozenset({"nessuno", "astensione", "astengo"}),
        Keyword.WHITE: frozenset({"solitario"}),
        Keyword.MAYOR: frozenset({"sindaco"}),
        Keyword.ELIXIR: frozenset({"elisir"}),
        Keyword.POISON: frozenset({"veleno"}),
    },
    "de": {
        Keyword.BLANK: frozenset({"leer", "enthaltung", "niemand"}),
        # Not "weiß": who knows nothing writes so too, and many a family is called that.
        Keyword.WHITE: frozenset({"weisser"}),
        Keyword.MAYOR: frozenset({"burgermeister", "buergermeister"}),
        Keyword.ELIXIR: frozenset({"elixier", "heiltrank"}),
        Keyword.POISON: frozenset({"gift", "gifttrank"}),
    },
}
ALWAYS_READ: Final = ("nl", "en")
"""
Whose words count for everybody; those of other languages only for who plays or is told in them.

What is nobody in German is a word like any other in Dutch.
"""
GENDERS: Final[Mapping[str, Mapping[str, Gender]]] = {
    "nl": {
        **dict.fromkeys(("man", "m"), Gender.MAN),
        **dict.fromkeys(("vrouw", "v"), Gender.WOMAN),
        **dict.fromkeys(("anders", "x"), Gender.OTHER),
    },
    "en": {
        **dict.fromkeys(("man", "m"), Gender.MAN),
        **dict.fromkeys(("woman", "f"), Gender.WOMAN),
        **dict.fromkeys(("other", "x"), Gender.OTHER),
    },
    "it": {
        **dict.fromkeys(("uomo", "maschio", "u", "m"), Gender.MAN),
        **dict.fromkeys(("donna", "femmina", "d", "f"), Gender.WOMAN),
        **dict.fromkeys(("altro", "x"), Gender.OTHER),
    },
    "de": {
        **dict.fromkeys(("mann", "m"), Gender.MAN),
        **dict.fromkeys(("frau", "w", "f"), Gender.WOMAN),
        **dict.fromkeys(("divers", "andere", "anderes", "x"), Gender.OTHER),
    },
}
HELP: Final[Mapping[str, str]] = {"nl": "help", "en": "help", "it": "aiuto", "de": "hilfe"}
ANONYMOUS: Final[Mapping[str, str]] = {
    "nl": "anoniem",
    "en": "anonymous",
    "it": "anonimo",
    "de": "anonym",
}
CONFIG: Final = "config"
"""Begins the subject of an administrator's mail, in every language."""

_DECIDING: Final = (Keyword.BLANK, Keyword.WHITE, Keyword.MAYOR)
RESERVED_IN_NAMES: Final = frozenset(
    word for table in KEYWORDS.values() for keyword in _DECIDING for word in table[keyword]
)
"""A name with such a word in it could never be voted for without meaning something else too."""
RESERVED_NAMES: Final = RESERVED_IN_NAMES | frozenset(
    (
        *HELP.values(),
        *ANONYMOUS.values(),
        CONFIG,
        *(word for table in GENDERS.values() for word in table if len(word) > 1),
    )
)
"""No player may be called so."""


def find_keywords(text: str, languages: Collection[str] = ALWAYS_READ) -> frozenset[Keyword]:
    """
    Find which keywords stand in a text as whole words.

    Whether a word counts is for the reader to say: `witte` means something from a white
    werewolf alone, and `blanco` beside a name is an error.

    Args:
        text: A subject, or what the writer wrote himself.
        languages: Codes of the languages whose words count; see `ALWAYS_READ`.

    Source: WAK-VOTE-08, WAK-VOTE-10, WAK-VOTE-17, WAK-XWHITE-02, WAK-XMAYOR-02, WAK-WITCH-08
    """
    said = {word.folded for word in words_of(normal(text))}
    return frozenset(
        keyword
        for language in languages
        for keyword, meaning in KEYWORDS.get(language, {}).items()
        if said & meaning
    )
