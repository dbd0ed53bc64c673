"""Reading a sign-up: which gender its writer wants to be spoken of by."""

from verteller.mail.reading.words import GENDERS, Gender
from verteller.telling.folding import fold, normal


def read_gender(text: str) -> Gender | None:
    """
    Give the gender that is exactly one of our words for it, or nothing.

    The words are those of every language we speak, and `x` or "other" is an answer too.

    Source: WAK-SIGN-05 (AMB-60)
    """
    said = fold(normal(text).strip(" .!*_"))
    return next((table[said] for table in GENDERS.values() if said in table), None)
