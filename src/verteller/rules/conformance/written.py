"""What stands in a scenario file: words, lists and tables, each with the line it stands on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from verteller.rules.errors import WerewolfError

Scalar: TypeAlias = str | int | float | bool | None


class FormatError(WerewolfError):
    """
    A scenario file that cannot be read.

    Args:
        line: Where, counted from 1.
        key: The path to what is wrong (``play.2.then.died``).
        reason: What is wrong with it.
        file: The file's name; filled in by whoever opened it.
    """

    def __init__(self, line: int, key: str, reason: str, file: str = "") -> None:
        self.line = line
        self.key = key
        self.reason = reason
        self.file = file
        super().__init__(f"{file}:{line}: {key}: {reason}" if key else f"{file}:{line}: {reason}")

    def within(self, file: str) -> "FormatError":
        """Return the same error for *file*."""
        return FormatError(self.line, self.key, self.reason, file)


@dataclass(frozen=True, slots=True)
class Word:
    """
    A name, a word or a number.

    Args:
        text: As it stands in the file, so that a player may be called ``No`` or ``7``.
        value: What YAML makes of it.
    """

    text: str
    value: Scalar
    line: int

    @property
    def folded(self) -> str:
        """The text in lower case: names and words are compared like this."""
        return self.text.casefold()

    @property
    def readings(self) -> tuple[str, ...]:
        """The texts it may stand for in lower case; a truth value is a yes or a no as well."""
        if isinstance(self.value, bool):
            return (self.folded, "yes" if self.value else "no")
        return (self.folded,)

    @property
    def truth(self) -> bool | None:
        """True for a yes, False for a no, None for anything else."""
        if isinstance(self.value, bool):
            return self.value
        return {"yes": True, "no": False}.get(self.folded)

    def __str__(self) -> str:
        """Return it as it stands in the file."""
        return "null" if self.value is None and not self.text else self.text


@dataclass(frozen=True, slots=True)
class Listing:
    """Several things in a row."""

    items: tuple["Written", ...]
    line: int

    def __str__(self) -> str:
        """Return it as one line of YAML."""
        return f"[{', '.join(map(str, self.items))}]"


@dataclass(frozen=True, slots=True)
class Table:
    """Things under keys, in the order of the file; no key stands there twice."""

    items: tuple[tuple[Word, "Written"], ...]
    line: int

    def get(self, key: str) -> "Written | None":
        """Return what stands under *key*, exactly as spelled."""
        return next((value for word, value in self.items if word.text == key), None)

    def __iter__(self) -> Iterator[tuple[Word, "Written"]]:
        """Go through keys and values in the order of the file."""
        return iter(self.items)

    def __str__(self) -> str:
        """Return it as one line of YAML."""
        return f"{{{', '.join(f'{key}: {value}' for key, value in self.items)}}}"


Written: TypeAlias = Word | Listing | Table


def words(written: Written, key: str) -> tuple[Word, ...]:
    """
    Return the words of a list; a word alone counts as a list of one.

    Raises:
        FormatError: When it is anything else.
    """
    items = written.items if isinstance(written, Listing) else (written,)
    found = tuple(item for item in items if isinstance(item, Word))
    if len(found) != len(items):
        raise FormatError(written.line, key, "expected a list of names or words")
    return found


def word(written: Written, key: str) -> Word:
    """Return *written* as a single word, or raise a `FormatError`."""
    if not isinstance(written, Word):
        raise FormatError(written.line, key, "expected a single name or word")
    return written


def listing(written: Written, key: str) -> Listing:
    """Return *written* as a list, or raise a `FormatError`."""
    if not isinstance(written, Listing):
        raise FormatError(written.line, key, "expected a list")
    return written


def table(written: Written, key: str) -> Table:
    """Return *written* as a table, or raise a `FormatError`."""
    if not isinstance(written, Table):
        raise FormatError(written.line, key, "expected keys with values")
    return written
