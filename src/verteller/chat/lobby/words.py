"""The lobby's words for what has a name in code."""

from typing import Final

from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.pace import PRESETS, seconds_of
from verteller.chat.wording import join, language, say
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Gender
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook
from verteller.telling.words import words_of

_CALL: Final = "seer"
_TALK: Final = {"duesterwald": "accuse", "tabula": "discussion"}
"""The phases by which a pace is described: one of the night, and the long one of the day."""

_LIMITS: Final = frozenset({"role_limit", "role_minimum"})
_NAMED: Final = 4
"""So many roles at most are named in a refusal."""

_WORDED: Final = frozenset(
    {
        Code.NAME_NOT_LETTERS,
        Code.NAME_TOO_LONG,
        Code.NAME_RESERVED,
        Code.NAME_TAKEN,
        Code.GAME_FULL,
        Code.GAME_ENDED,
        Code.GAME_PAUSED,
        Code.GAME_NAME_MISSING,
        Code.GAME_NAME_UNFIT,
        Code.GAME_NAME_TAKEN,
        Code.KNOWS_VILLAGE,
        Code.GAME_SETTING,
        Code.DISTRIBUTION_SIZE,
    }
)


def why_not(error: LobbyError | HostingError) -> str:
    """Return in words why something is refused."""
    told = {
        key: value if isinstance(value, str | int | float) else _listed(value)
        for key, value in error.parameters.items()
        if value is not None
    }
    if isinstance(error, LobbyError) and error.reason is Reason.ROLES_UNFIT:
        return _roles_unfit(error)
    if isinstance(error, LobbyError):
        return say(f"lobby-fault-{error.reason}", **told)
    if error.code in {Code.ROLE_LIMIT, Code.UNKNOWN_ROLE}:
        return say("lobby-fault-roles_unfit")
    if error.code in _WORDED:
        return say(f"lobby-fault-{error.code}", **told)
    return say("lobby-fault-other", code=str(error.code).replace("_", " "))


def rulebook_name(key: str) -> str:
    """Return what a rulebook is called; one that we have no name for is called by its key."""
    try:
        return say(f"lobby-rulebook-{key}")
    except LookupError:
        return key.replace("_", " ")


def genders() -> list[tuple[str, str]]:
    """Return how somebody can be spoken of, each with its words."""
    return [(value, say(f"lobby-gender-{value}")) for value in Gender.values]


def paces(rulebook: str) -> list[tuple[str, str, str]]:
    """Return the paces that can be had: name, words, and what they come to."""
    found = []
    for name in PRESETS:
        call = round(seconds_of(rulebook, name, _CALL))
        talk = seconds_of(rulebook, name, _TALK.get(rulebook, "day")) / 60
        told = say("lobby-pace-text", call=call, talk=round(talk, 1))
        found.append((name, say(f"lobby-pace-{name}"), told))
    return found


def pace_name(preset: str) -> str:
    """Return what a pace is called."""
    return say(f"lobby-pace-{preset}")


def role_lines(rulebook: str, composition: Composition) -> list[tuple[str, str, int]]:
    """Return each role of a village with its name and how often it is dealt, in their order."""
    words = words_of(language(), rulebook)
    order = [*find_rulebook(rulebook).roles]
    counted = {role: composition.roles.count(role) for role in order}
    return [(role, words.say(f"role-{role}"), count) for role, count in counted.items() if count]


def _roles_unfit(error: LobbyError) -> str:
    """Return which roles are too many or too few, if those are few enough to name."""
    told = error.parameters
    roles, most = told["roles"], told["most"]
    if told["detail"] not in _LIMITS or not isinstance(roles, tuple | list) or len(roles) > _NAMED:
        return say("lobby-fault-roles_unfit")
    said = words_of(language(), str(told["rulebook"]))
    names = join(said.say(f"role-{role}") for role in roles)
    least = told["least"]
    return say(
        f"lobby-fault-{told['detail']}",
        roles=names,
        least=least if isinstance(least, int) else 0,
        most=most if isinstance(most, int) else "any",
    )


def _listed(value: object) -> str:
    return join(map(str, value)) if isinstance(value, list | tuple) else str(value)
