"""Whether a table can play what it wishes, what is odd about it, and what may be set."""

from collections.abc import Mapping
from typing import Any, Final

from verteller.chat.table.narrating.speech import Voice, say
from verteller.chat.table.narrating.wishes import STANDS_FOR, Villages, Wishes
from verteller.rules.errors import SetupError
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Rulebook, Setting
from verteller.telling.cast import Language

ASKED: Final = frozenset(
    {
        *("first_night_kills_narrator", "ghosts", "mythomaniac_phase", "nomination_start"),
        *("pack_rule", "discussion_seconds", "witch_sees_converted", "convert_keeps_power"),
        *("white_wolf_endgame", "harlot_repeat", "neighbours", "white_wolf_pair_is_mixed"),
        *("votes_per_player", "max_rounds"),
    }
)
"""
Settings that make a difference round a table, all of which have words.

Others do not: what is odd about the cards is said and can be seen, and everybody looks on.
"""


def fault(wishes: Wishes, villages: Villages) -> str:
    """Return why the game wished for cannot be played, in words; nothing where it can."""
    book = find_rulebook(wishes.rulebook)
    if not all(wishes.names):
        return _worded(wishes, "no_name", {})
    try:
        book.validate(wishes.started(villages))
    except SetupError as error:
        return _worded(wishes, error.code, error.parameters)
    roles = wishes.dealt(villages)
    named = [card.name.casefold() for card in wishes.own]
    if len(named) > roles.get(STANDS_FOR, 0):
        return _worded(wishes, "own_cards", {})
    if not all(named) or len(set(named)) < len(named):
        return _worded(wishes, "own_names", {})
    return ""


def _worded(wishes: Wishes, code: str, parameters: Mapping[str, object]) -> str:
    voice = Voice(wishes.language, wishes.rulebook, wishes.names)
    counted = {key: value for key, value in parameters.items() if isinstance(value, int)}
    roles = parameters.get("roles", ())
    listed = roles if isinstance(roles, tuple) else ()
    names = voice.join(voice.public.role_name(str(role)) for role in listed)
    most = counted.get("most", -1)
    return voice.say(
        "fault",
        code=code,
        roles=names,
        count=counted.get("count", 0),
        least=counted.get("least", 0),
        most=most,
        players=len(wishes.names),
    )


def warnings(wishes: Wishes, villages: Villages) -> list[str]:
    """Return what is odd about the roles, in words. Source: tabula, TAB-CMP-04, TAB-SYS-03."""
    found = wishes.started(villages).compositions[0].roles
    words = find_rulebook(wishes.rulebook).warnings(found)
    return [_warning(wishes, word) for word in words]


def _warning(wishes: Wishes, word: str) -> str:
    voice = Voice(wishes.language, wishes.rulebook, wishes.names)
    role = word.removeprefix("few_for_")
    if role != word:
        return voice.say("few-for", role=voice.public.role_name(role))
    return voice.say("odd", what=word)


def settings(book: Rulebook[Any], language: Language) -> list[dict[str, Any]]:
    """Return what may be set, each with its words."""
    return [_setting(each, language) for each in book.settings if each.key in ASKED]


def _setting(setting: Setting, language: Language) -> dict[str, Any]:
    key = setting.key.replace("_", "-")
    return {
        "key": setting.key,
        "title": say(language, f"option-{key}"),
        "default": setting.default,
        "least": setting.least,
        "allowed": [
            {"value": value, "label": say(language, f"option-{key}.{_spelt(value)}")}
            for value in setting.allowed
            if not isinstance(value, bool)
        ],
    }


def _spelt(value: str | int | bool) -> str:
    """Return *value* as it is called in the catalogue, where no name begins with a figure."""
    word = str(value).replace("_", "-")
    return f"v{word}" if word.isdigit() else word
