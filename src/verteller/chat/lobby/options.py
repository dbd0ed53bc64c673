"""Options of a rulebook on a form; the pages have their words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from verteller.chat.pace import LONGEST, OPTION
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Setting

_ELSEWHERE: Final = frozenset(
    {"mayor", "strictness", "strikes", "speed", "addresses", "ready_word"}
)
"""Asked for otherwise, or nothing for a game that is played live."""

MOST: Final = int(LONGEST)
"""No number on a form is greater; most of them are seconds or rounds."""

_SHOWN: Final = 40
"""So much is kept, to be shown again, of what is no value of an option."""


@dataclass(frozen=True, slots=True)
class Option:
    """
    An option on a form.

    Args:
        kind: ``yes_no``, ``choice`` or ``number``.
        named: Under which name its words are found.
        choices: Each value with the name of its words, empty for a number.
        value: What it is set to; empty where that is left to the pace.
    """

    key: str
    kind: str
    named: str
    choices: tuple[tuple[str, str], ...]
    value: str | int | bool
    least: int
    most: int = MOST

    @property
    def by_pace(self) -> bool:
        """Whether the pace sets it while nothing is typed."""
        return self.key == OPTION

    @property
    def text(self) -> str:
        """The name of the words that explain it."""
        return f"{self.named}.text"


def options_of(rulebook: str, chosen: Mapping[str, str | int | bool]) -> list[Option]:
    """Return the options of a rulebook as a form shows them."""
    settings = (each for each in find_rulebook(rulebook).settings if each.key not in _ELSEWHERE)
    return [_option(rulebook, each, chosen.get(each.key, _unset(each))) for each in settings]


def read_options(rulebook: str, given: Mapping[str, str]) -> dict[str, str | int | bool]:
    """
    Return the options that differ from the defaults, as a form gives them: by ``option-<key>``.

    What is typed where the pace has a say is kept, be it the default: it is meant as it is typed.
    What is no value of its kind is left as it is typed, for the rulebook to refuse.
    """
    chosen: dict[str, str | int | bool] = {}
    for setting in find_rulebook(rulebook).settings:
        value = _read(setting, given.get(f"option-{setting.key}"))
        if setting.key not in _ELSEWHERE and value != _unset(setting):
            chosen[setting.key] = value
    return chosen


def _option(rulebook: str, setting: Setting, value: str | int | bool) -> Option:
    named = f"option-{rulebook}-{setting.key}"
    kind = "number"
    if isinstance(setting.default, bool):
        kind = "yes_no"
    elif setting.allowed:
        kind = "choice"
    values = map(str, setting.allowed)
    choices = tuple((each, "" if each.isdigit() else f"{named}.{each}") for each in values)
    return Option(setting.key, kind, named, choices, value, setting.least)


def _unset(setting: Setting) -> str | int | bool:
    """Return what a form has of a setting that nobody has touched."""
    return "" if setting.key == OPTION else setting.default


def _read(setting: Setting, given: str | None) -> str | int | bool:
    if isinstance(setting.default, bool):
        return given is not None
    typed = (given or "").strip()[:_SHOWN]
    if not typed:
        return _unset(setting)
    if isinstance(setting.default, int) and typed.isascii() and typed.isdigit():
        number = int(typed)
        return number if number <= MOST else typed
    return typed
