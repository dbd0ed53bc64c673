"""Files of words: how phrases are written in them, and the forms of the verbs."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

from verteller.telling.folding import fold, words_of
from verteller.telling.sentences.conjugation import (
    Mood,
    forms_of,
    mood_of,
    participle,
    put_apart,
    put_together,
)

FOR_ALL: Final = (
    "things",
    "ordinary",
    "common",
    "spellings",
    "afterthoughts",
    "asides",
    "amends",
    "changes",
    "enquiries",
    "answers",
    "refusals",
    "rests",
    "names",
    "suppositions",
    "several",
    "references",
    "ballots",
    "musings",
)
"""Word files of all rulebooks."""
_TO_HIM: Final = "gli "
"""With which an Italian phrase begins that is about somebody who was named: "gli sto dietro"."""
_CHOICES: Final = re.compile(r"\{([^}]*)\}")
"""Several words for one place of a phrase."""


def tables(name: str) -> Iterator[Mapping[str, Any]]:
    """Give what a word file holds, after what the one it begins from holds."""
    path = files(__package__) / "words" / f"{name}.toml"
    if not path.is_file():
        return
    table = _spelled_out(tomllib.loads(path.read_text(encoding="utf-8")))
    if base := table.get("begins_from"):
        yield from tables(base)
    yield table


@cache
def phrases_in(name: str, kind: str) -> frozenset[str]:
    """
    Return the phrases, folded, that a word file lists as words of one kind.

    Args:
        name: The file's, with its language: "refusals.en".
        kind: A `Kind`, as it is written in the file.
    """
    return frozenset(
        " ".join(word.folded for word in words_of(phrase))
        for table in tables(name)
        for phrase in table["words"][kind]
    )


def _spelled_out(table: dict[str, Any]) -> dict[str, Any]:
    """Write out what is written once for several phrases: "{has|did} my {vote|mail} arrive"."""
    said: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            said[key] = _spelled_out(value)
        elif isinstance(value, list):
            said[key] = [phrase for each in value for phrase in _phrases(each)]
        else:
            said[key] = value
    return said


def _phrases(written: str) -> Iterable[str]:
    if "{" not in written:
        return (written,)
    if "," in written:
        # The forms of one verb: each is spelled out by itself, and they stay together.
        return (",".join(form for each in written.split(",") for form in _choices(each)),)
    return _choices(written)


def _choices(written: str) -> Iterable[str]:
    pieces = _CHOICES.split(written)
    # What stood in braces is every second one.
    choices = [piece.split("|") if at % 2 else [piece] for at, piece in enumerate(pieces)]
    return map("".join, product(*choices))


def _participles(pairs: Iterable[tuple[str, Mood]]) -> list[tuple[str, Mood]]:
    """Give the participles of English phrases that begin with an infinitive: "dug up"."""
    done = [participle(form) for form, mood in pairs if Mood.INFINITIVE | Mood.ORDER in mood]
    return [(form, Mood.PAST) for form in done if form]


def forms_in(
    verbs: Iterable[str], language: str, *, put_by: bool = False
) -> Iterator[tuple[str, Mood, str]]:
    """
    Give the forms of verbs, each with its mood and the particle that must follow it.

    Args:
        put_by: Whether other forms are given as well of German verbs that have but one.
    """
    for verb in verbs:
        if "=" in verb:
            said = (each.strip().rpartition("=") for each in verb.split(","))
            pairs = [(form, mood_of(letters)) for form, _, letters in said]
            if put_by and language == "de":
                pairs += [each for form, mood in pairs for each in put_together(form, mood)]
            elif language == "en":
                pairs += _participles(pairs)
        else:
            pairs = list(forms_of(verb, language))
        if language == "nl":
            pairs += [each for form, mood in pairs for each in put_apart(form, mood)]
        moods: dict[str, Mood] = {}
        for form, mood in pairs:
            moods[form] = moods.get(form, Mood.NONE) | mood
        for form, mood in moods.items():
            head, _, particle = form.partition(" + ")
            him = Mood.PRONOUN if language == "it" and head.startswith(_TO_HIM) else Mood.NONE
            # In Dutch "ik eet" and "hij eet" are one.
            both = language == "nl" and Mood.FIRST in mood and head.split()[0].endswith("t")
            yield head, mood | him | (Mood.THIRD if both else Mood.NONE), fold(particle)
