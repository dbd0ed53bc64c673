"""A rulebook in words: its name, its options and its roles, whichever rulebook it is."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from verteller.hosting import compositions
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Setting
from verteller.telling.words import words_of
from verteller.web.wording import language, say

HOSTED: Final = frozenset({"mayor", "strictness", "strikes", "speed"})
"""Options of a rulebook that the host asks for in a way of his own."""

_ENOUGH: Final = 60
"""Characters; a shorter first sentence says too little of a role."""
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True, slots=True)
class Option:
    """
    An option of a rulebook on a form.

    Args:
        kind: ``yes_no``, ``choice`` or ``number``.
        choices: Value and words of each, where there are some.
        value: What it is set to.
        rule: Which rules it varies, as the rulebook's ledger counts them.
    """

    key: str
    kind: str
    label: str
    text: str
    choices: tuple[tuple[str, str], ...]
    value: str | int | bool
    least: int
    rule: str


@dataclass(frozen=True, slots=True)
class RoleLine:
    """A role on the form, with how many of it there are."""

    key: str
    name: str
    effect: str
    count: int


@dataclass(frozen=True, slots=True)
class Side:
    """The roles of one faction on the form."""

    key: str
    name: str
    roles: tuple[RoleLine, ...]

    @property
    def count(self) -> int:
        """How many players belong to it."""
        return sum(role.count for role in self.roles)


def rulebook_name(key: str) -> str:
    """Return what a rulebook is called; one that we have no name for is called by its key."""
    return _said(f"rulebook-{key}") or key.replace("_", " ")


def rulebook_text(key: str) -> str:
    """Return a line about a rulebook, empty for one that nobody has written one for."""
    return _said(f"book-{key}.text")


def rulebook_note(key: str) -> str:
    """Return what a master should know of how a rulebook deals, empty if there is nothing."""
    return _said(f"book-{key}.note")


def options_of(rulebook: str, chosen: Mapping[str, str | int | bool]) -> list[Option]:
    """Return the rulebook's options in words, those that the host asks for himself left out."""
    settings = find_rulebook(rulebook).settings
    return [
        _option(rulebook, setting, chosen.get(setting.key, setting.default))
        for setting in settings
        if setting.key not in HOSTED
    ]


def read_options(rulebook: str, given: Mapping[str, str]) -> dict[str, str | int | bool]:
    """
    Return the options that differ from the defaults, as a form gives them: by ``option-<key>``.

    What is no value of its kind is left as it is typed, for the rulebook to refuse.
    """
    chosen: dict[str, str | int | bool] = {}
    for setting in find_rulebook(rulebook).settings:
        if setting.key in HOSTED:
            continue
        value = _read(setting, given.get(f"option-{setting.key}"))
        if value != setting.default:
            chosen[setting.key] = value
    return chosen


def sides(rulebook: str, counts: Mapping[str, int]) -> list[Side]:
    """Return every role that can be dealt, by faction, both in the rulebook's order."""
    words = words_of(language(), rulebook)
    factions = find_rulebook(rulebook).roles
    order = list(dict.fromkeys(factions.values()))
    dealt = sorted(compositions.dealt_roles(rulebook), key=lambda role: order.index(factions[role]))
    return [
        Side(
            faction,
            words.say(f"faction-{faction}"),
            tuple(
                RoleLine(
                    role,
                    words.say(f"role-{role}"),
                    effect(words.say(f"role-{role}", "story")),
                    counts.get(role, 0),
                )
                for role in roles
            ),
        )
        for faction, roles in groupby(dealt, key=factions.__getitem__)
    ]


def effect(story: str) -> str:
    """Return the beginning of a role's story: as many sentences as say something."""
    said = ""
    for sentence in _SENTENCE.split(" ".join(story.split())):
        said = f"{said} {sentence}".strip()
        if len(said) >= _ENOUGH:
            break
    return said


def role_words(rulebook: str, composition: Composition) -> str:
    """Return a village in words: every role with how often it is dealt."""
    words = words_of(language(), rulebook)
    order = list(compositions.dealt_roles(rulebook))
    counted = compositions.counted(composition)
    return ", ".join(
        f"{counted[role]} × {words.say(f'role-{role}')}"
        if counted[role] > 1
        else words.say(f"role-{role}")
        for role in sorted(counted, key=lambda role: order.index(role) if role in order else -1)
    )


def warning_words(rulebook: str, warning: str) -> str:
    """Return in words what is odd about a village; the rulebook's own word where we have none."""
    named = f"warning-{rulebook}-{warning}"
    return _said(named) or say("warning-other", warning=warning.replace("_", " "))


def _option(rulebook: str, setting: Setting, value: str | int | bool) -> Option:
    named = f"option-{rulebook}-{setting.key}"
    kind = "number"
    if isinstance(setting.default, bool):
        kind = "yes_no"
    elif setting.allowed:
        kind = "choice"
    return Option(
        key=setting.key,
        kind=kind,
        label=_said(named) or setting.key.replace("_", " "),
        text=_said(f"{named}.text"),
        choices=tuple(_choices(named, setting)) if kind == "choice" else (),
        value=value,
        least=setting.least,
        rule=setting.rule,
    )


def _choices(named: str, setting: Setting) -> Iterator[tuple[str, str]]:
    for value in map(str, setting.allowed):
        yield value, _said(f"{named}.{value}") or value.replace("_", " ")


def _read(setting: Setting, given: str | None) -> str | int | bool:
    if isinstance(setting.default, bool):
        return given is not None
    if given is None:
        return setting.default
    if isinstance(setting.default, int) and given.isascii() and given.isdigit():
        return int(given[:9])
    return given


def _said(message: str) -> str:
    try:
        return say(message)
    except LookupError:
        return ""
