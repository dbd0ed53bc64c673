"""Names in live games: nobody is called as the narrator is, who speaks in the same rooms."""

from typing import Final

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.names import fit_player_name, folded

_STEMS: Final = (
    *("narrator", "narratric", "storyteller", "gamemaster", "gamehost", "moderator"),
    *("verteller", "vertelster", "spelleid", "gastheer", "gastvrouw"),
    *("erzahler", "erzaehler", "spielleit", "spielmeister", "gastgeb"),
)
"""What a name has in it that is taken for the narrator's, folded, in any of the languages."""

_WORD: Final = "host"
"""The same as a word of its own, since a name like Ghost has it in it."""


def fit_live_name(given: str) -> str:
    """
    Return *given* as a player of a live game is called by it.

    Raises:
        HostingError: As `fit_player_name` and `refuse_narrator` do.
    """
    name = fit_player_name(given)
    refuse_narrator(name)
    return name


def refuse_narrator(name: str) -> None:
    """
    Refuse a name under which somebody could speak in the rooms as if he were the narrator.

    Raises:
        HostingError: ``name_reserved``.
    """
    key = folded(name)
    whole = _drawn(key.replace(" ", ""))
    is_his = any(_drawn(stem) in whole for stem in _STEMS)
    if is_his or _WORD in key.split():
        raise HostingError(Code.NAME_RESERVED, given=name, word=name)


def _drawn(key: str) -> str:
    """Return a folded name as it looks: a capital I is drawn as a small L is."""
    return key.replace("i", "l")
