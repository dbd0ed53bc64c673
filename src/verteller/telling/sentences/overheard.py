"""
Doubts that were only overheard: in tales, in musing, in what is put off to another hour.

"My mother says, if I play once more she'll murder me" supposes something, and nothing about the
game; "Bob or Carol, I'll let you know" names two and chooses none of them yet. To such letters
the narrator says that he has nothing to do, and not that a condition or a name is the matter.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.meaning import Doubt, DoubtCode, Understanding
from verteller.telling.sentences.orders import MOST_TEXT
from verteller.telling.sentences.reading import Heard, Reading, Tone

_NOTHING: Final[frozenset[str]] = frozenset()
_PAST: Final = (Kind.PAST, Kind.AUXILIARY)
_OWN: Final = (Kind.FIRST, Kind.WANT, Kind.MINE, Kind.PLEASE)
_BETWEEN: Final = (
    *(Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.COMPANY, Kind.MINE, Kind.KIN),
    Kind.CUE,
)
"""Words between a verb and whom it is done to."""
_GENITIVE: Final = ("s",)


def without_overheard(
    understood: Understanding, heard: Sequence[Heard], lexicon: Lexicon
) -> Understanding:
    """Return what a mail means with no more than "not understood" for what is only overheard."""
    if understood.commands or understood.requests:
        return understood
    doubts = [
        Doubt(DoubtCode.NOT_UNDERSTOOD, doubt.text, doubt.question)
        if _is_overheard(doubt, heard, lexicon)
        else doubt
        for doubt in understood.doubts
    ]
    clear = [doubt for doubt in doubts if doubt.code is not DoubtCode.NOT_UNDERSTOOD]
    return replace(understood, doubts=tuple(clear or doubts))


def _is_overheard(doubt: Doubt, heard: Sequence[Heard], lexicon: Lexicon) -> bool:
    """Tell whether a doubt is about nothing that the writer orders."""
    if doubt.code in (DoubtCode.NOT_UNDERSTOOD, DoubtCode.AMBIGUOUS):
        return False
    said = [each for each in heard if each.sentence.text[:MOST_TEXT] == doubt.text]
    # Who can't choose between two names them all the same.
    torn = doubt.code is DoubtCode.CONTRADICTION
    later = is_put_off(heard, lexicon, "writes_later")
    if (later or (not torn and is_left_open(heard, lexicon))) and not (
        # "If Bob talks I vote for him, or else I'll think it over."
        doubt.code is DoubtCode.CONDITION and any(each.names for each in said)
    ):
        return True
    return bool(said) and all(_says_nothing(doubt, each, heard, lexicon) for each in said)


def _says_nothing(doubt: Doubt, said: Heard, heard: Sequence[Heard], lexicon: Lexicon) -> bool:
    """Tell whether a sentence gives no cause for a doubt, by what the doubt is about."""
    if doubt.code is DoubtCode.CONDITION:
        return _supposes_nothing(said, heard, lexicon)
    if doubt.code is DoubtCode.NEGATED:
        return _denies_nothing(said, lexicon)
    if doubt.code is DoubtCode.UNKNOWN_NAME:
        return _names_nobody(said, doubt, lexicon)
    if doubt.code is DoubtCode.CONTRADICTION:
        return _chooses_none(said, lexicon)
    # Who uses a power that is not his uses it on somebody.
    return not (said.names or any(each.pronoun for each in said.readings))


def is_left_open(heard: Sequence[Heard], lexicon: Lexicon) -> bool:
    """Tell whether the writer has not decided anything yet, or will write again."""
    return any(is_put_off(heard, lexicon, name) for name in ("writes_later", "undecided_yet"))


def is_put_off(heard: Sequence[Heard], lexicon: Lexicon, name: str) -> bool:
    """
    Tell whether the writer says, of nobody, that he is undecided, or will write again.

    Args:
        name: Of the frames that say so.
    """
    frames = lexicon.sets.get(name, _NOTHING)
    return any(is_framed(each.words, frames) for each in heard)


def _supposes_nothing(said: Heard, heard: Sequence[Heard], lexicon: Lexicon) -> bool:
    """Tell whether a condition is about nothing that would be carried out."""
    if is_framed(said.words, lexicon.sets.get("would_have", _NOTHING)):
        return True
    then = [each for each in said.readings if not each.clause.links_with(Kind.CONDITION)]
    about = [each for each in said.readings if each.question]
    if about and all(_is_tale(each) for each in about):
        return True
    named = any(each.names for each in heard)
    if not named and not any(_does(each) for each in said.readings):
        return True
    agrees = is_framed(said.words, lexicon.sets.get("agreeing", _NOTHING))
    own = any(each.clause.has(*_OWN) or each.is_done_by_writer for each in about)
    return bool(then) and not (agrees or own) and not any(_may_do(each) for each in then)


def _is_tale(reading: Reading) -> bool:
    """Tell whether a clause tells what somebody else did."""
    past = any(Mood.PAST in entry.mood for token in reading.core for entry in token.entries)
    past = past or (reading.clause.has(*_PAST) and not reading.question)
    own = reading.clause.has(Kind.FIRST, Kind.WANT, Kind.PLEASE)
    return reading.tone is Tone.TOLD and past and not own


def _does(reading: Reading) -> bool:
    """Tell whether the writer does something about a question of his in a clause."""
    own = reading.clause.has(*_OWN) or reading.is_done_by_writer or reading.tone is Tone.DONE
    return (bool(reading.question) and reading.is_named and own) or reading.blank


def _may_do(reading: Reading) -> bool:
    """Tell whether a clause may say what is to be done, of somebody or by a word for it."""
    return bool(
        reading.question or reading.persons or reading.pronoun or reading.blank or reading.unknown
    )


def _denies_nothing(said: Heard, lexicon: Lexicon) -> bool:
    """Tell whether what is denied was done in the past, or by others."""
    if is_framed(said.words, lexicon.sets.get("would_have", _NOTHING)):
        return True
    denying = [
        each
        for each in said.readings
        if each.negated or each.denied or each.clause.has(Kind.INSTEAD)
    ]
    first = next((at for at, each in enumerate(said.readings) if _is_tale(each)), None)
    if not denying or first is None or not said.readings[first].persons:
        return False
    return all(_is_tale(each) or each.tone is Tone.BARE for each in said.readings) and not any(
        each is denying[0] for each in said.readings[:first]
    )


def _names_nobody(said: Heard, doubt: Doubt, lexicon: Lexicon) -> bool:
    """Tell whether no word looks like somebody's name where one is missing."""
    names = lexicon.sets.get("given_names", _NOTHING)
    tokens = said.sentence.tokens
    for at, token in enumerate(tokens):
        first = not at and tokens[1:2] and tokens[1].words == _GENITIVE
        new = token.is_strange or token.kinds == {Kind.THING}
        if not names.isdisjoint(token.words) or (
            token.is_strange and token.is_capital and not first
        ):
            return False
        if at and new and token.is_capital and lexicon.language != "de":
            return False
    return not any(is_done_to(each, doubt.question) for each in said.readings)


def is_done_to(reading: Reading, question: str) -> bool:
    """Tell whether a word we do not know stands where the one does to whom something is done."""
    if reading.question != question:
        return False
    follows = led = False
    strong = any(not token.has(Kind.WEAK) for token in reading.core)
    for token in reading.clause.tokens:
        thing = token.kinds == {Kind.THING} and reading.is_named and (token.is_noun or led)
        if follows and (token.is_strange or thing):
            return True
        led = token.has(*_BETWEEN)
        used = any(token is each for each in reading.core)
        follows = used or (follows and (led or (strong and token.has(Kind.FILLER))))
    return False


def _chooses_none(said: Heard, lexicon: Lexicon) -> bool:
    """Tell whether it is others who would have one of two."""
    told = any(each.clause.has(Kind.REPORT) for each in said.readings)
    return told or is_framed(said.words, lexicon.sets.get("musing", _NOTHING))
