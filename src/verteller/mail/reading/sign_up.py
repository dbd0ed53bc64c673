"""Reading a sign-up: the one mail whose form matters, `Name, gender`."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal

from verteller.mail.reading.folding import WORD, fold, normal, words_of
from verteller.mail.reading.words import GENDERS, RESERVED_IN_NAMES, RESERVED_NAMES, Gender

SignUpCode = Literal["sign_up_structure", "gender_unclear", "name_letters", "name_reserved"]

LONGEST_NAME: Final = 40
"""In characters."""
_BETWEEN_WORDS: Final = re.compile("[ '.-]*")
_LOOKING_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"})
"""Alphabets that share the shapes of letters; a name mixing them could pass for another's."""


@dataclass(frozen=True, slots=True)
class SignUp:
    """What a sign-up says."""

    name: str
    gender: Gender


class SignUpError(Exception):
    """
    A sign-up that cannot be taken.

    Attributes:
        code: `sign_up_structure` (no name and comma), `gender_unclear`, `name_letters`
            (not 1 to 40 letters, spaces, hyphens, apostrophes and full stops, or letters
            of alphabets that look alike) or `name_reserved`.
        parameters: What was read, for the words of the reply.

    Source: WAK-SIGN-04, WAK-SIGN-05, WAK-SIGN-06, WAK-SIGN-09 (reply E12)
    """

    def __init__(self, code: SignUpCode, **parameters: str) -> None:
        super().__init__(code, parameters)
        self.code: SignUpCode = code
        self.parameters = parameters


def read_sign_up(text: str) -> SignUp:
    """
    Read the first line that is not empty as `Name, gender`.

    The words for the gender are those of every language we speak, and `x` or "other" is
    an answer too. What follows the first line, a signature for instance, is ignored.

    Args:
        text: What the writer wrote himself.

    Raises:
        SignUpError: The first thing that is wrong, in the order of its codes.

    Source: WAK-SIGN-01, WAK-SIGN-04, WAK-SIGN-05 (AMB-60)
    """
    line = next((line.strip() for line in text.split("\n") if line.strip()), "")
    name, comma, said = (part.strip() for part in line.partition(","))
    if not (name and comma):
        raise SignUpError("sign_up_structure", line=line[:200])
    gender = read_gender(said)
    if gender is None:
        raise SignUpError("gender_unclear", gender=said[:200])
    return SignUp(name=check_name(name), gender=gender)


def read_gender(text: str) -> Gender | None:
    """
    Give the gender that is exactly one of our words for it, or nothing.

    Source: WAK-SIGN-05 (AMB-60)
    """
    said = fold(normal(text).strip(" .!*_"))
    return next((table[said] for table in GENDERS.values() if said in table), None)


def check_name(name: str) -> str:
    """
    Give a player's name in its one form, if a player may be called so.

    Letters of any script with their accents are welcome, which the rulebook could not
    read yet, and so are spaces, hyphens, apostrophes and full stops between them.

    Raises:
        SignUpError: `name_letters` or `name_reserved`.

    Source: WAK-SIGN-06, WAK-SIGN-09 (AMB-59); WAK-USE-02 is outdone here
    """
    plain = " ".join(normal(name).split())
    if len(plain) > LONGEST_NAME or not _is_spelt_in_letters(plain):
        raise SignUpError("name_letters", name=plain[:200])
    words = [word.folded for word in words_of(plain)]
    if " ".join(words) in RESERVED_NAMES or not RESERVED_IN_NAMES.isdisjoint(words):
        raise SignUpError("name_reserved", name=plain)
    return plain


def _is_spelt_in_letters(name: str) -> bool:
    """Say whether a name has letters, of one alphabet, and nothing else but what joins words."""
    letters = "".join(WORD.findall(name))
    if not letters or not _BETWEEN_WORDS.fullmatch(WORD.sub("", name)):
        return False
    alphabets = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    kinds = {unicodedata.category(letter)[0] for letter in letters}
    return kinds <= {"L", "M"} and len(alphabets & _LOOKING_ALIKE) < 2
