"""Names of players and games: which are fit, and when two are the same."""

import re
import unicodedata
from typing import Final

from verteller.hosting.errors import Code, HostingError

LONGEST_NAME: Final = 40
"""Of a player, in characters."""
LONGEST_GAME_NAME: Final = 60

RESERVED: Final = frozenset(
    {
        *("blanco", "witte", "burgemeester", "help", "config", "man", "vrouw", "anoniem"),
        *("blank", "white", "mayor", "woman", "anonymous"),
        *("nessuno", "astensione", "astengo", "solitario", "sindaco", "aiuto", "uomo", "donna"),
        *("anonimo", "leer", "enthaltung", "niemand", "weisser", "hilfe"),
        *("burgermeister", "buergermeister", "mann", "frau", "anonym"),
    }
)
"""
Words that mean something else in a mail, in the languages mail is read in, folded.

Source: wakkerdam, WAK-SIGN-09 (AMB-59).
"""

COMMANDS: Final = frozenset(
    {"help", "config", "anoniem", "anonymous", "aiuto", "anonimo", "hilfe", "anonym"}
)
"""Words of command, which no game may be called. Source: wakkerdam, WAK-VOTE-29 (AMB-74)."""

# Letters that are no accented form of another for Unicode, though they are for most readers.
_LOOKALIKES: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
)
_APOSTROPHES: Final = re.compile("['\u2019\u2018\u02bc`\u00b4]")
_DASHES: Final = re.compile("[-\u2010\u2011\u2013]")


def folded(name: str) -> str:
    """
    Return what *name* is compared by: no case, no accents, single spaces.

    A dash counts as a space and an apostrophe as nothing, so "Jan-Piet" is "jan piet". What no
    database takes in a text, and no name has, is left out.

    Source: wakkerdam, WAK-SIGN-07.
    """
    bare = _APOSTROPHES.sub("", _DASHES.sub(" ", name.replace("\0", "")))
    spread = unicodedata.normalize("NFKD", bare.casefold())
    letters = "".join(letter for letter in spread if not unicodedata.combining(letter))
    return " ".join(letters.casefold().translate(_LOOKALIKES).split())


def fit_player_name(given: str) -> str:
    """
    Return *given* as it will stand in mails.

    Latin letters with or without accents, in words joined by single spaces, dashes or
    apostrophes. Letters of other scripts are refused: too many look like Latin ones.

    Raises:
        HostingError: ``name_not_letters``, ``name_too_long`` or ``name_reserved``.

    Source: wakkerdam, WAK-SIGN-06, WAK-SIGN-09; wider than the source, which takes no accents.
    """
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not _is_words(name):
        raise HostingError(Code.NAME_NOT_LETTERS, given=given[: 2 * LONGEST_NAME])
    if len(name) > LONGEST_NAME:
        raise HostingError(Code.NAME_TOO_LONG, given=name[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    reserved = RESERVED.intersection(folded(name).split())
    if reserved:
        raise HostingError(Code.NAME_RESERVED, given=name, word=min(reserved))
    return name


def fit_game_name(given: str) -> str:
    """
    Return *given* as the game will be called.

    Letters and digits, in words joined by single spaces or dashes, so that it can be found as
    whole words in a subject.

    Raises:
        HostingError: ``game_name_missing`` or ``game_name_unfit``.

    Source: wakkerdam, WAK-SYS-30, WAK-VOTE-29 (AMB-74).
    """
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        raise HostingError(Code.GAME_NAME_MISSING)
    words = _DASHES.sub(" ", name).split(" ")
    fit = all(word.isalnum() for word in words) and len(name) <= LONGEST_GAME_NAME
    if not fit or not COMMANDS.isdisjoint(folded(name).split()):
        raise HostingError(Code.GAME_NAME_UNFIT, given=given[: 2 * LONGEST_GAME_NAME])
    return name


def _is_words(name: str) -> bool:
    words = _APOSTROPHES.sub(" ", _DASHES.sub(" ", name)).split(" ")
    return all(word and all(map(_is_latin_letter, word)) for word in words)


def _is_latin_letter(letter: str) -> bool:
    return letter.isalpha() and unicodedata.name(letter, "").startswith("LATIN ")
