"""How the village writes: a choice as a person would put it in a mail."""

from collections.abc import Sequence
from random import Random
from typing import Final

from babel.lists import format_list

from verteller.cli.demo.people import Person
from verteller.rules.facts import Asked, Choice, Option
from verteller.telling.cast import Language

_PHRASES: Final[dict[Language, tuple[str, ...]]] = {
    "nl": (
        "Ik kies {names}.",
        "{names}",
        "Doe mij maar {names}.",
        "Na lang twijfelen wordt het {names}.",
        "Hoi verteller,\n\nik ga voor {names}.\n\nGroetjes!",
        "Het moet {names} zijn, ik voel het aan mijn water.",
    ),
    "en": (
        "I vote for {names}.",
        "{names}",
        "I choose {names}.",
        "It has to be {names}.",
        "Hi narrator,\n\nmy choice is {names}.\n\nCheers!",
        "After much thought: {names}.",
    ),
}
_BLANK: Final[dict[Language, tuple[str, ...]]] = {
    "nl": ("Blanco.", "blanco", "Ik stem deze keer blanco."),
    "en": ("Blank.", "blank", "I vote blank this time."),
}
_MARKS: Final[dict[Language, dict[str, str]]] = {
    "nl": {"alone": "Witte: {text}", "testament": "Burgemeester: {text}"},
    "en": {"alone": "White: {text}", "testament": "Mayor: {text}"},
}
"""Questions whose answers bear a word that tells them from others."""

_POTIONS: Final[dict[Language, dict[str, str]]] = {
    "nl": {"heal": "Levenselixir voor {names}.", "poison": "Gif voor {names}."},
    "en": {"heal": "The elixir is for {names}.", "poison": "Poison for {names}."},
}
"""Parts of a question that are named besides the player."""

_GENDERS: Final[dict[Language, dict[str, str]]] = {
    "nl": {"man": "man", "woman": "vrouw", "neither": "anders"},
    "en": {"man": "man", "woman": "woman", "neither": "other"},
}
_TONGUES: Final[dict[Language, str]] = {"nl": "Nederlands", "en": "English"}
_LOCALES: Final[dict[Language, str]] = {"nl": "nl_NL", "en": "en_GB"}


def sign_up(person: Person) -> str:
    """Return what *person* writes to take part: a name, a gender and a language."""
    gender = _GENDERS[person.language][person.gender]
    return f"{person.name}, {gender}, {_TONGUES[person.language]}"


def answer(person: Person, asked: Asked, choice: Choice, names: Sequence[str], lots: Random) -> str:
    """
    Return what *person* writes to make *choice*.

    Args:
        names: Of all players in seating order.
    """
    text = _chosen(person, choice, names, lots)
    mark = _MARKS[person.language].get(asked.question)
    return mark.format(text=text) if mark else text


def _chosen(person: Person, choice: Choice, names: Sequence[str], lots: Random) -> str:
    language = person.language
    if not choice:
        return lots.choice(_BLANK[language])
    parts = dict.fromkeys(part for part, _ in choice)
    named = {part: _names(choice, part, names, language) for part in parts}
    if not _POTIONS[language].keys().isdisjoint(named):
        return " ".join(_POTIONS[language][part].format(names=named[part]) for part in named)
    (together,) = named.values()
    return lots.choice(_PHRASES[language]).format(names=together)


def _names(choice: Choice, part: str, names: Sequence[str], language: Language) -> str:
    chosen = [_name(option, names) for name, option in choice if name == part]
    return format_list(chosen, locale=_LOCALES[language])


def _name(option: Option, names: Sequence[str]) -> str:
    return option if isinstance(option, str) else names[option]
