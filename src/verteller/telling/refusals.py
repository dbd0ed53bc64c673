"""Refusals put into words: what was understood, what is wrong with it, what would be right."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from verteller.rules.facts import Seat
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.voice import Voice
from verteller.telling.words import Value, words_of

REPLIES: Final[Mapping[str, str]] = {
    "unknown_game": "e1",
    "several_games": "e1",
    "not_in_game": "e2",
    "sign_up_closed": "e2",
    "not_asked": "e4",
    "too_late": "e4",
    "not_started": "e4",
    "unknown_name": "unknown_name",
    "too_many": "e7",
    "too_few": "e7",
    "blank_and_name": "e8",
    "not_a_choice": "e9",
    "blank_not_allowed": "blank_not_allowed",
    "repeated": "e10",
    "sign_up_structure": "e12",
    "gender_unclear": "e12",
    "name_not_letters": "e12",
    "name_too_long": "e12",
    "name_reserved": "e12",
    "name_taken": "e12",
    "nickname_taken": "e12",
    "nicknames_many": "e12",
    "language_unknown": "e12",
    "time_zone_unknown": "e12",
    "address_unfit": "e12",
    "game_full": "e12",
    "unreliable": "e12",
    "game_paused": "e13",
    "game_ended": "e13",
}
"""Which of the replies E1 to E13 has the words for a code; others have words of their own."""

_SAME: Final = {"several": "several_games", "name_letters": "name_not_letters"}
"""Codes of the mail door for what hosting calls otherwise."""

BY_DETAIL: Final[Mapping[tuple[str, str], str]] = {
    ("not_asked", "dead"): "e3",
    ("not_asked", "exiled"): "exiled",
    ("not_asked", "barred"): "e5",
    ("not_asked", "locked_up"): "e5",
    ("not_asked", "guilty"): "e5",
    ("not_asked", "discovered"): "e5",
    ("not_a_choice", "taken"): "e11",
    ("unknown_name", "ambiguous"): "ambiguous_name",
    ("too_few", "incomplete"): "incomplete",
    ("not_a_choice", "dead"): "player_dead",
    ("not_allowed", "not_excused"): "not_excused",
    ("not_allowed", "left"): "already_left",
    ("not_allowed", "disqualified"): "already_disqualified",
    ("not_allowed", "nothing_to_undo"): "nothing_to_undo",
    ("not_allowed", "another_closing"): "another_closing",
}
"""Where a finer detail calls for another reply than its code. Source: wakkerdam, section 1.5."""

_ABOUT_AN_ANSWER: Final = frozenset(
    {
        *("e6", "e7", "e8", "e9", "e10", "e11", "unknown_name", "blank_not_allowed"),
        *("ambiguous_name", "incomplete"),
    }
)
"""Replies to somebody who was asked, who may therefore read his choices once more."""

_FORM_HELPS: Final = frozenset({"sign_up_structure", "gender_unclear", ""})
_NO_USE_TRYING: Final = frozenset({"game_full", "address_unfit", "unreliable"})
_SPOKEN: Final = ("given", "name", "gender", "line", "roles", "role", "number", "word")
"""Parameters that may say what was read, the likeliest first."""
_MOST_REPEATED: Final = 10
_LONGEST_REPEATED: Final = 80


def refusal(
    code: str,
    detail: str = "",
    parameters: Mapping[str, object] | None = None,
    language: Language = "nl",
) -> str:
    """
    Return a friendly reply to something that was not accepted.

    The choices are repeated only to somebody who was asked; to anybody else they are left out,
    even if they stand among the parameters.

    Args:
        code: A code of the engine or of hosting, or one of ``E1`` to ``E13``.
        detail: A finer code within it.
        parameters: What there is to say, each optional: ``given`` (what was read: texts, or
            names), ``suggestions`` and ``choices`` (names, or seats where the cast is known),
            ``game``, ``games``, ``least``, ``most``, ``word``, ``setting``, ``option``,
            ``value``, ``count``, and of a calendar its ``fault`` and ``where`` it is.
        language: The recipient's.

    Source: wakkerdam, section 1.5, WAK-SYS-18, WAK-SYS-51, WAK-VOTE-19.
    """
    voice = Voice(Cast(()), Reader(None, language), words_of(language))
    return tell_refusal(code, detail, parameters or {}, voice)


def tell_refusal(code: str, detail: str, parameters: Mapping[str, object], voice: Voice) -> str:
    """Return the reply of `refusal`, seats among the parameters worded as their names."""
    reply, finer = _reply(code.lower(), detail, parameters)
    said = _listed(_spoken(parameters), voice, quoted=True)
    variables: dict[str, Value] = {
        "code": code,
        "detail": finer,
        "given": voice.words.join(said[:_MOST_REPEATED]),
        "given_count": len(said),
        "games": voice.words.join(_listed(parameters.get("games"), voice)),
        "games_count": len(_listed(parameters.get("games"), voice)),
        "least": _number(parameters.get("least")),
        "most": _number(parameters.get("most")),
        "count": _number(parameters.get("count", parameters.get("players"))),
        "line": _number(parameters.get("line")),
        "asked": _number(parameters.get("asked")),
        "missed": _number(parameters.get("missed")),
    }
    for key in ("game", "rung", "word", "setting", "option", "value", "where"):
        variables[key] = _short(parameters.get(key, ""))
    message = f"refusal-{reply}"
    if not voice.words.has(message):
        message = "refusal-unknown"
    return " ".join([voice.say(message, **variables), *_advice(reply, finer, parameters, voice)])


def _reply(code: str, detail: str, parameters: Mapping[str, object]) -> tuple[str, str]:
    """Return which words answer a code, and within them which detail."""
    if (code, detail) in BY_DETAIL:
        return BY_DETAIL[code, detail], detail
    if code == "too_few" and not parameters.get("given"):
        return "e6", detail  # nothing at all was found, which is not the same as not enough
    code = _SAME.get(code, code)
    if code == "calendar_unfit":
        return code, str(parameters.get("fault") or detail)
    if code in REPLIES:
        own_detail = code in {"not_asked", "too_late"} and detail
        return REPLIES[code], detail if own_detail else code
    return code, detail


def _advice(
    reply: str, detail: str, parameters: Mapping[str, object], voice: Voice
) -> Iterator[str]:
    """Say what would be right, as far as the recipient may know it."""
    if reply in _ABOUT_AN_ANSWER:
        suggestions = _listed(parameters.get("suggestions"), voice)[:_MOST_REPEATED]
        if suggestions:
            yield voice.say("refusal-suggest", suggestions=voice.words.join(suggestions, "or"))
        choices = _listed(parameters.get("choices"), voice)
        if choices:
            yield voice.say("refusal-choices", choices=voice.words.join(choices))
        yield voice.say("refusal-again")
    elif reply == "e12" and detail not in _NO_USE_TRYING:
        form = detail in _FORM_HELPS
        yield voice.say("refusal-sign-up-form" if form else "refusal-sign-up-again")


def _spoken(parameters: Mapping[str, object]) -> object:
    """Return what was read; where nothing was, what else is told is no part of it."""
    if "given" in parameters:
        return parameters["given"]
    return next((parameters[key] for key in _SPOKEN if parameters.get(key)), None)


def _listed(values: object, voice: Voice, *, quoted: bool = False) -> list[str]:
    """Return *values* as texts: seats as names, a text within quotation marks if wanted."""
    if values is None or values == "":
        return []
    several = isinstance(values, Sequence) and not isinstance(values, str)
    listed: list[str] = []
    for value in values if isinstance(values, Sequence) and several else [values]:
        if isinstance(value, int) and not isinstance(value, bool) and voice.cast.names:
            listed.append(voice.cast.name(Seat(value)))
        elif isinstance(value, str) and quoted and value not in voice.cast.names:
            listed.append(voice.words.quote(_short(value)))
        else:
            listed.append(_short(value))
    return listed


def _short(value: object) -> str:
    text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST_REPEATED else f"{text[: _LONGEST_REPEATED - 1]}…"


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
