"""Words with which somebody is greeted, thanked, consoled or pitied, in four languages."""

from collections.abc import Set as AbstractSet
from itertools import takewhile
from typing import Final

from verteller.telling.sentences.tokens import Sentence, Token

_GREETINGS: Final = frozenset(
    {
        *(
            "ach",
            "och",
            "oh",
            "mensch",
            "hallo",
            "hi",
            "hey",
            "huhu",
            "servus",
            "moin",
            "gute nacht",
            "guten abend",
        ),
        *("guten morgen", "danke", "vielen dank", "tschuss", "armer", "arme", "typisch"),
        *(
            "hello",
            "well done",
            "good night",
            "goodnight",
            "good evening",
            "good morning",
            "thanks",
        ),
        *("thank you", "bye", "cheers", "poor", "hoi", "goedenavond", "goedemorgen"),
        *("goedenacht", "welterusten", "bedankt", "doei", "arme", "ciao", "buonanotte"),
        *("buonasera", "buongiorno", "grazie", "povero", "povera", "salve"),
        *("grazie mille", "mille grazie", "scusa", "scusami", "scusate", "a domani", "a presto"),
        *("notte", "buona notte", "buona serata", "buona giornata", "ehi", "ehila", "grande"),
        *("bravo", "brava", "anche", "pure", "certo", "maledetto", "maledetta", "un abbraccio"),
        *("sorry", "dank je", "tot morgen", "bis morgen", "see you", "ci sentiamo", "un bacio"),
        *("eet smakelijk", "smakelijk eten", "slaap lekker", "slaap zacht", "fijne avond"),
        *("fijne dag", "prettige avond", "prettige dag", "fijn weekend", "tot gauw", "tot zo"),
        *("tot straks", "tot later", "tot dan", "tot vanavond", "tot morgenochtend", "werk ze"),
        *("tot de volgende keer", "alle goeds", "bon appetit", "beterschap", "sterkte", "succes"),
        *("fijne avond verder", "fijne dag verder", "fijne avond nog", "fijne dag nog"),
        *("gefeliciteerd", "proost", "veel plezier", "tot kijk", "tot ziens", "hou je haaks"),
        *("mi dispiace", "mi spiace", "mi dispiace tanto", "mi dispiace molto", "auguri"),
        *("caro", "cara", "mamma mia", "oddio", "saluti", "un saluto", "baci", "zio"),
    }
)
"""Words before somebody who is only spoken to or pitied."""
_REGRETS: Final = frozenset(
    {
        *("nichts fur ungut", "nix fur ungut", "tut mir leid", "sorry", "entschuldigung"),
        *("tut mir echt leid", "viel gluck", "gute besserung", "herzlichen gluckwunsch"),
        *("willkommen", "schlaf gut", "mach's gut", "machs gut", "bis morgen", "bis bald"),
        *("no offence", "no offense", "good luck", "see you", "het spijt me", "veel geluk"),
        *("mi dispiace", "buona fortuna", "a domani"),
    }
)


def is_greeting(words: str) -> bool:
    """Tell whether somebody is greeted, thanked or pitied with *words*, folded."""
    return words in _GREETINGS


def is_courtesy(words: str) -> bool:
    """Tell whether somebody is greeted, or wished or begged for something, with *words*."""
    return words in _GREETINGS or words in _REGRETS


def begs_pardon(sentence: Sentence, apologies: AbstractSet[str]) -> bool:
    """
    Tell whether a sentence begins with "sorry" to somebody: "I vote for Bob. Sorry Ann!".

    Who is named may be pitied, or be the one who was meant all along. A mark before the name,
    as in "Sorry, Ann", or capitals in "sorry ANN" say that the name is put right.
    """
    first = list(takewhile(lambda item: isinstance(item, Token), sentence.items))
    words = [word for item in first[:-1] if isinstance(item, Token) for word in item.words]
    last = first[-1] if first else None
    named = isinstance(last, Token) and bool(last.seats) and not last.text.isupper()
    return named and " ".join(words) in apologies
