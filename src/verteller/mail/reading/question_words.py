"""
The words that say which question an answer is for, where several are open at once.

A rulebook that stands here is answered line by line: `Vote: Anna`. Of each question and language
the first word is the one its readers are told of; the others are understood as well. Add a
rulebook or a language by adding its words.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, TypeAlias

from verteller.mail.reading.words import KEYWORDS, Keyword
from verteller.telling.folding import fold, normal, words_of

Phrase: TypeAlias = tuple[str, ...]
"""Words one behind another, folded."""

_SHARED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "vote": {
        "nl": ("Stem", "brandstapel", "stemmen"),
        "en": ("Vote", "pyre", "stake", "votes"),
        "it": ("Voto", "rogo", "voti", "vota"),
        "de": ("Stimme", "Scheiterhaufen", "Stimmen"),
    },
    "elect": {
        "nl": ("Burgemeester", "verkiezing"),
        "en": ("Mayor", "election", "elect"),
        "it": ("Sindaco", "sindaca", "elezione"),
        "de": ("Bürgermeister", "Bürgermeisterin", "Bürgermeisteramt", "Wahl"),
    },
    "successor": {
        "nl": ("Opvolger", "opvolgster"),
        "en": ("Successor", "heir"),
        "it": ("Successore", "successora", "erede"),
        "de": ("Nachfolge", "Nachfolger", "Nachfolgerin"),
    },
    "power": {
        "nl": ("Gave", "kracht"),
        "en": ("Power",),
        "it": ("Potere",),
        "de": ("Fähigkeit", "Kraft", "Gabe", "Macht"),
    },
}
"""What both Lupus rulebooks ask."""

QUESTION_WORDS: Final[Mapping[str, Mapping[str, Mapping[str, tuple[str, ...]]]]] = {
    "tempo_reale": _SHARED,
    "lupus3": {
        **_SHARED,
        "ritual": {
            "nl": ("Ritueel",),
            "en": ("Ritual",),
            "it": ("Rituale", "rito"),
            "de": ("Ritual",),
        },
        "suicide": {
            "nl": ("Zelfmoord",),
            "en": ("Suicide",),
            "it": ("Suicidio",),
            "de": ("Selbstmord", "Suizid"),
        },
    },
    "duesterwald": {
        "cupid": {
            "nl": ("Paar",),
            "en": ("Couple",),
            "it": ("Coppia",),
            "de": ("Paar",),
        },
        "side": {
            "nl": ("Kant",),
            "en": ("Side",),
            "it": ("Parte",),
            "de": ("Seite",),
        },
        "model": {
            "nl": ("Voorbeeld",),
            "en": ("Model",),
            "it": ("Modello",),
            "de": ("Vorbild",),
        },
        "protector": {
            "nl": ("Bescherming",),
            "en": ("Shield",),
            "it": ("Protezione",),
            "de": ("Schutz",),
        },
        "village_harlot": {
            "nl": ("Slaapplaats",),
            "en": ("Bed",),
            "it": ("Letto",),
            "de": ("Nachtlager",),
        },
        "pack": {
            "nl": ("Roedel",),
            "en": ("Pack",),
            "it": ("Branco",),
            "de": ("Rudel",),
        },
        "convert": {
            "nl": ("Veranderen",),
            "en": ("Turn",),
            "it": ("Trasformare",),
            "de": ("Verwandeln",),
        },
        "white_werewolf": {
            "nl": ("Alleen",),
            "en": ("Alone",),
            "it": ("Da solo",),
            "de": ("Allein",),
        },
        "witch": {
            "nl": ("Drank", "drankje"),
            "en": ("Potion",),
            "it": ("Pozione",),
            "de": ("Trank",),
        },
        "seer": {
            "nl": ("Rol",),
            "en": ("Role",),
            "it": ("Ruolo",),
            "de": ("Rolle",),
        },
        "fox": {
            "nl": ("Spoor",),
            "en": ("Scent",),
            "it": ("Fiuto",),
            "de": ("Spur",),
        },
        "black_raven": {
            "nl": ("Dreigbrief", "brief"),
            "en": ("Letter",),
            "it": ("Lettera",),
            "de": ("Drohbrief", "Brief"),
        },
        "shoot": {
            "nl": ("Schot",),
            "en": ("Shot",),
            "it": ("Sparo",),
            "de": ("Schuss",),
        },
        "elect": {
            "nl": ("Hoofdman",),
            "en": ("Captain",),
            "it": ("Capitano",),
            "de": ("Hauptmann",),
        },
        "accuse": {
            "nl": ("Aanklacht", "aanklachten"),
            "en": ("Accusation", "accusations"),
            "it": ("Accusa", "accuse"),
            "de": ("Anklage", "Anklagen"),
        },
        "thumbs": {
            "nl": ("Stem", "stemmen"),
            "en": ("Vote", "votes"),
            "it": ("Voto", "voti"),
            "de": ("Stimme", "Stimmen"),
        },
        "decide": {
            "nl": ("Beslissing",),
            "en": ("Decision",),
            "it": ("Decisione",),
            "de": ("Entscheidung",),
        },
    },
}
"""By rulebook, question and language."""

NOBODY: Final[Mapping[str, tuple[str, ...]]] = {
    "nl": ("niemand", "geen"),
    "en": ("nobody", "no one", "noone", "none"),
    "it": ("nessuno", "nessuna"),
    "de": ("niemand", "niemanden", "keiner", "keinen"),
}
"""What takes an answer back, or is one, beside the words for blank."""

CONJUNCTIONS: Final = frozenset({"en", "and", "e", "ed", "und", "plus"})
"""One of these, or a mark, stands between two answers on one line."""

FILLERS: Final = frozenset(
    {
        *("mijn", "de", "het", "als", "voor", "nieuwe", "my", "the", "as", "for", "new"),
        *("il", "la", "l", "mio", "mia", "per", "come", "nuovo", "nuova"),
        *("mein", "meine", "der", "die", "als", "fur", "neuer", "neue"),
    }
)
"""May stand before such a word where it begins an answer."""


@dataclass(frozen=True)
class Lexicon:
    """
    What words mean in the answers to one game.

    Args:
        labels: Questions by the words that begin an answer, in every language.
        within: Those that count inside a line too: in the languages of game and player.
        nobody: What chooses nobody.
    """

    labels: Mapping[Phrase, str]
    within: Mapping[Phrase, str]
    nobody: frozenset[Phrase]

    @cached_property
    def first_words(self) -> frozenset[str]:
        """With which one of the labels begins."""
        return frozenset(label[0] for label in self.labels)


def has_question_words(rulebook: str) -> bool:
    """Tell whether games of *rulebook* are answered line by line."""
    return rulebook in QUESTION_WORDS


def shown_word(rulebook: str, question: str, language: str) -> str:
    """Return the word that readers of *language* are told of; empty where there is none."""
    words = QUESTION_WORDS.get(rulebook, {}).get(question, {})
    return next(iter(words.get(language, ())), "")


@lru_cache(maxsize=64)
def lexicon(rulebook: str, languages: frozenset[str]) -> Lexicon:
    """Return what words mean in games of *rulebook*; *languages* are game's and player's."""
    table = QUESTION_WORDS.get(rulebook, {})
    every = {
        phrase(word): question
        for question, of_languages in table.items()
        for words in of_languages.values()
        for word in words
    }
    own = {
        phrase(word): question
        for question, of_languages in table.items()
        for language in languages
        for word in of_languages.get(language, ())
    }
    return Lexicon(every, own, frozenset(_nobody(languages)))


def _nobody(languages: Collection[str]) -> Iterator[Phrase]:
    for words in NOBODY.values():
        yield from map(phrase, words)
    for language in {"nl", "en", *languages}:
        yield from map(phrase, KEYWORDS.get(language, {}).get(Keyword.BLANK, ()))


def phrase(text: str) -> Phrase:
    """Return the words of *text* as they are compared."""
    return tuple(fold(word.text) for word in words_of(normal(text)))
