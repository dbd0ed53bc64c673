"""
Pace: how many seconds each phase of a game takes that is played live.

Every phase has its length, the same whoever is asked and whether anybody answers; where players
are asked one after another, each turn has one of its own.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Final, TypeAlias

from verteller.hosting.calendar import Calendar, Lasting, Rule, Waiting
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.scheduling import SIGN_UP
from verteller.rules.registry import find_rulebook

PRESETS: Final[Mapping[str, float]] = {"brisk": 0.6, "usual": 1.0, "calm": 1.6}
"""The paces that can be had by name, and how long a phase lasts by each of the usual length."""

USUAL: Final = "usual"
PRESET: Final = "preset"
EVERY: Final = "every"
TURN: Final = "turn"
PAUSE: Final = "pause"
"""What a pace may say beside the phases: its preset, all phases alike, a turn, the pause after."""

Seconds: TypeAlias = float
Pace: TypeAlias = Mapping[str, str | float]
"""As a live game stores it: a preset, and seconds by phase where they differ from its own."""

SHORTEST: Final = 0.2
LONGEST: Final = 24 * 60 * 60.0
"""Seconds a phase lasts at least and at most."""

_VOTERS: Final = 24
"""So many are asked one after another at most. Source: tabula, TAB-SYS-01."""

_SLACK: Final = 1.25
"""So much longer than all its turns a vote may last, lest a host that is late cuts off the last."""

_VILLAGE: Final = 120.0
"""Seconds of a phase for which nobody has said otherwise."""

_NIGHT: Final[Mapping[str, Seconds]] = {
    **dict.fromkeys(("protector", "harlot", "convert", "white", "seer", "fox"), 25.0),
    **dict.fromkeys(("siblings", "freemasons", "medium"), 15.0),
    **dict.fromkeys(("wolfhound", "wild_child", "mythomaniac", "bodyguard", "owl"), 25.0),
    "cupid": 35.0,
    "wolves": 60.0,
    "witch": 35.0,
    "raven": 45.0,
}
_DAY: Final[Mapping[str, Mapping[str, Seconds]]] = {
    "duesterwald": {
        "ready": 45.0,
        "shot": 30.0,
        "captain": 60.0,
        "accuse": 240.0,
        "ballot": 60.0,
        "tie": 30.0,
    },
    "tabula": {"discussion": 180.0, "defence": 45.0},
}
_TURNS: Final[Mapping[str, frozenset[str]]] = {
    "tabula": frozenset({"nominate", "ballot", "ballot_again"}),
}
"""Phases in which players are asked one after another: they end with the last turn."""

_TURN: Final = 20.0
_PAUSE: Final = 3.0
_SPOKEN: Final = frozenset({"tabula", "duesterwald"})
_DISCUSSION: Final = "discussion"
OPTION: Final = "discussion_seconds"
"""The option of a rulebook that sets a length itself; left out, the pace does."""


def fitting(pace: Pace | str) -> dict[str, str | float]:
    """
    Return a pace as it is stored: the name of a preset, or one with seconds by phase.

    Raises:
        HostingError: ``game_setting`` with what it cannot be.
    """
    given = {PRESET: pace} if isinstance(pace, str) else dict(pace)
    preset = given.pop(PRESET, USUAL)
    if preset not in PRESETS:
        raise HostingError(Code.GAME_SETTING, setting="pace", value=str(preset))
    for name, seconds in given.items():
        is_number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
        if not is_number or not SHORTEST <= float(seconds) <= LONGEST:
            raise HostingError(Code.GAME_SETTING, setting=f"pace {name}", value=str(seconds))
    return {PRESET: preset, **given}


def seconds_of(
    rulebook: str,
    pace: Pace | str,
    phase: str,
    options: Mapping[str, str | int | bool] | None = None,
) -> Seconds:
    """
    Return how many seconds a phase lasts.

    A phase of turns has room for as many as there can be; it ends with the last of them.

    Args:
        options: The game's own settings; tabula's ``discussion_seconds`` is one.

    Raises:
        HostingError: ``game_setting`` for a pace or an option that is no length.

    Source: tabula, Het lynchen, TAB-NOM-01, TAB-SYS-23, TAB-SYS-27; duesterwald, DUE-SYS-15.
    """
    said = fitting(pace)
    if is_in_turn(rulebook, phase):
        return _VOTERS * turn_seconds(pace) * _SLACK + pause_seconds(pace)
    for name in (phase, EVERY):
        if name in said:
            return float(said[name])
    if rulebook == "tabula" and phase == _DISCUSSION and options and OPTION in options:
        return _typed(options[OPTION])
    known = {**_NIGHT, **_DAY.get(rulebook, {})} if rulebook in _SPOKEN else {}
    return _paced(known.get(phase, _VILLAGE), said)


def turn_seconds(pace: Pace | str) -> Seconds:
    """Return how many seconds a player has who is asked alone. Source: tabula, TAB-SYS-36."""
    said = fitting(pace)
    own = said.get(TURN, said.get(EVERY))
    return _paced(_TURN, said) if own is None else float(own)


def pause_seconds(pace: Pace | str) -> Seconds:
    """Return how long everybody looks at the votes before the narrator goes on."""
    said = fitting(pace)
    own = said.get(PAUSE, said.get(EVERY))
    return _PAUSE if own is None else min(float(own), _PAUSE)


def is_in_turn(rulebook: str, phase: str) -> bool:
    """Tell whether players are asked one after another in a phase."""
    return phase in _TURNS.get(rulebook, ())


def calendar_for(
    rulebook: str,
    pace: Pace | str = USUAL,
    options: Mapping[str, str | int | bool] | None = None,
) -> Calendar:
    """
    Return the calendar of a live game: its host ends the sign-up, the clock every phase.

    Args:
        pace: The name of one of `PRESETS`, or what `fitting` takes.
        options: The game's own settings.

    Raises:
        HostingError: ``game_setting``.
        SetupError: ``unknown_rulebook``.

    Source: duesterwald, DUE-SYS-15, DUE-SYS-40; tabula, TAB-SYS-11, TAB-SYS-36.
    """
    phases: dict[str, Rule] = {SIGN_UP.phase: Waiting()}
    for phase in find_rulebook(rulebook).phases:
        phases[phase] = _lasting(seconds_of(rulebook, pace, phase, options))
    return Calendar(_lasting(seconds_of(rulebook, pace, "", options)), phases)


def _lasting(seconds: Seconds) -> Lasting:
    return Lasting(timedelta(seconds=seconds))


def _typed(value: str | int | bool) -> Seconds:
    """Return the seconds an option asks for; a form may have brought anything."""
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if not is_number or not SHORTEST <= int(value) <= LONGEST:
        raise HostingError(Code.GAME_SETTING, setting=OPTION, value=str(value))
    return float(value)


def _paced(seconds: Seconds, said: Pace) -> Seconds:
    """Return a usual length by the preset, in whole seconds."""
    return float(round(seconds * PRESETS[str(said[PRESET])]))
