"""What can be wrong with stories: codes with parameters, worded by whoever shows them."""

from dataclasses import dataclass
from typing import Final


class StoryError(Exception):
    """
    A mail's story cannot be told; the plain facts of the mail still can.

    Args:
        code: ``no_story`` (nothing in the theme or in `default` fits; the game's administrators
            are to know and the game is to pause) or ``too_long`` (a story came out endless).
        parameters: ``theme``, ``language``, ``key``, ``moment``, and for ``no_story`` also the
            sizes of the groups ``a`` and ``b`` and the ``day``.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-43.
    """

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(f"{code}: {parameters!r}")
        self.code = code
        self.parameters = parameters


class StoryFault(Exception):
    """
    A story that cannot be used as it is written.

    Args:
        code: As in `Problem`.
        line: Of its file, from 1.
        word: What stands there.
        hint: What its author may have meant; empty when nobody can tell.
    """

    def __init__(self, code: str, line: int, word: str = "", hint: str = "") -> None:
        super().__init__(f"line {line}: {code} {word!r}")
        self.code = code
        self.line = line
        self.word = word
        self.hint = hint


REMARKS: Final = frozenset({"falls_back", "tells_cause"})
"""Codes of what is told all the same."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """
    One thing to put right in a folder of themes.

    Args:
        file: The story's file inside the folder; empty where a story is missing.
        line: From 1; 0 where there is no line.
        code: About a file ``unreadable``, ``no_front_matter``, ``missing_field``,
            ``unknown_field``, ``bad_value``, ``unknown_moment``, ``never_told``, ``empty`` or
            ``too_long``; about its text ``syntax``, ``not_allowed``, ``unknown_word``,
            ``unknown_filter``, ``wrong_use``, ``no_such_player``, ``missing_form``, ``secret`` or
            ``not_public``; about a theme ``no_story`` (neither it nor `default` tells a moment)
            or ``falls_back`` (only `default` does). ``tells_cause`` is but a remark.
        word: The word, field or moment it is about.
        theme, language: Whose moment is missing.
        hint: What the author may have meant.
    """

    file: str
    line: int
    code: str
    word: str = ""
    theme: str = ""
    language: str = ""
    hint: str = ""

    @property
    def is_fault(self) -> bool:
        """Whether something has to be done about it; the others are good to know."""
        return self.code not in REMARKS

    def __str__(self) -> str:
        """Return it as a compiler would."""
        place = f"{self.file}:{self.line}" if self.file else f"{self.theme}/{self.language}"
        return f"{place}: {self.code}: {self.word}" if self.word else f"{place}: {self.code}"
