"""
Voice lines: what the narrator says of himself, in each reader's language.

A cue is stored as figures (`Post.detail`) and worded when somebody reads it. What is said of a
phase depends on its name alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from verteller.chat.models import Post
from verteller.chat.rooms import SQUARE
from verteller.rules.facts import EVERYONE, Died, Fact, GameOver, Growl, Letter, Seat
from verteller.telling.cast import Language
from verteller.telling.pages import PageWords
from verteller.telling.teller import Teller

NIGHTFALL: Final = "nightfall"
DAYBREAK: Final = "daybreak"
CALL: Final = "call"
HUSH: Final = "hush"
TURN: Final = "turn"
FLOOR: Final = "floor"
VOTE: Final = "vote"
END: Final = "end"
LEFT: Final = "left"
ACCUSED: Final = "accused"
GROWL: Final = "growl"
LETTER: Final = "letter"
REPLY: Final = "reply"
NAMED: Final = "named"
"""What a cue is: all but the last two ring; those are words for some alone."""

OPEN: Final = "open"
CLOSE: Final = "close"
"""What of a phase is said: its opening or its closing words."""

SPOKEN: Final = frozenset({"duesterwald", "tabula"})
"""The rulebooks whose phases the narrator calls by name."""

_RINGS: Final[Mapping[str, str]] = {
    "nightfall": NIGHTFALL,
    "eyes_closed": NIGHTFALL,
    "dawn": DAYBREAK,
    "turn": TURN,
    "floor": FLOOR,
    "tied": VOTE,
    Growl.kind: GROWL,
    Letter.kind: LETTER,
    GameOver.kind: END,
    Died.kind: HUSH,
}
"""The bell of a fact that everybody hears, by its kind, since some rulebooks alone have it."""

_FIRST: Final = (END, NIGHTFALL, DAYBREAK, GROWL, LETTER, FLOOR, TURN, VOTE, HUSH)
"""Of several bells at one moment the first of these rings."""

_WORDS: Final = PageWords("verteller.chat")


def cue_words(post: Post, teller: Teller) -> tuple[str, str]:
    """Return the words of a cue as they are read and as they are spoken; a bell alone has none."""
    text = words_of_cue(post.detail, teller)
    return text, text if post.room == SQUARE else ""


def words_of_cue(detail: Mapping[str, Any], teller: Teller) -> str:
    """
    Return what the narrator says with a cue, in the teller's language.

    Args:
        detail: The post's.
    """
    language = teller.reader.language
    if "phase" in detail:
        message = f"calls-{teller.rulebook}-{detail['phase']}"
        return _said(language, f"{message}.close" if detail.get("line") == CLOSE else message)
    if detail.get("cue") == LEFT:
        return say(language, "calls-left", seconds=int(detail.get("seconds", 0)))
    if NAMED in detail:
        return _choice(detail[NAMED], teller.name(Seat(int(detail["by"]))), teller)
    if ACCUSED in detail:
        name = teller.name(Seat(int(detail[ACCUSED])))
        message = "calls-accused.letter" if detail.get("letter") else "calls-accused"
        return say(language, message, player=name)
    return ""


def _choice(chosen: Sequence[int], player: str, teller: Teller) -> str:
    """Say whom somebody names among those who choose with him."""
    language = teller.reader.language
    if not chosen:
        return say(language, "calls-named.nobody", player=player)
    names = teller.voice.names([Seat(int(seat)) for seat in chosen])
    return say(language, "calls-named", player=player, chosen=names)


def bell_of(facts: Sequence[Fact]) -> str:
    """
    Return the bell that rings when *facts* are told to everybody; empty for none.

    Source: duesterwald, DUE-SYS-30; tabula, TAB-NGT-01, TAB-DAY-01, TAB-NOM-01, -06.
    """
    heard = {_RINGS[fact.kind] for fact in facts if fact.to == EVERYONE and fact.kind in _RINGS}
    return next((bell for bell in _FIRST if bell in heard), "")


def room_title(kind: str, language: Language) -> str:
    """Return what a room of a kind is called."""
    return say(language, f"calls-room-{kind}")


def say(language: Language, message: str, **variables: str | int) -> str:
    """Return words of ours in a language."""
    return _WORDS.say(language, message, **variables)


def _said(language: Language, message: str) -> str:
    try:
        return say(language, message)
    except LookupError:
        # A phase of another rulebook, which nobody calls.
        return ""
