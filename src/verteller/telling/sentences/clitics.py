"""
The Italian "se" that is no "if": "Luca se la vuole mangiare", "il mio voto se lo becca Anna".

It stands before another pronoun, behind whoever does something for himself; where nobody stands
before it, or a verb does already, it may well be "if": "voto Luca se lo vota Anna".
"""

from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_SE: Final = ("se",)
_CLITICS: Final = frozenset({"lo", "la", "li", "le", "l", "ne"})
_MODALS: Final = frozenset(
    "vuole vuol deve puo potra vorra dovra sta andra stanno vogliono".split()
)
_VERBS: Final = frozenset(
    "becca beccano beccato piglia pigliano prende prendono prendera porta portano merita meritano"
    " meritava mangia mangiano mangera pappa magna sbrana beve tira tirano gode godono ride ridono"
    " cava cavano sogna tiene tengono gioca ritrova fa fanno spassa passa passano compra inventa"
    " aspetta aspettava scorda dimentica dorme cerca cercata cercato voluta voluto meritato"
    " meritata va vanno sta stanno intende ritrovano e o lega piange canta suona scrolla"
    " scampa rischia vede vedono vedra squaglia svigna fila batte infischia frega strafrega"
    " merito presa preso portato portata".split()
)
"""What somebody does for himself, or has for himself."""
_INFINITIVES: Final = ("are", "ere", "ire", "ar", "er", "ir")
_FILLING: Final = (Entry(Kind.FILLER),)


def take_reflexives(sentence: Sentence) -> None:
    """Let every "se" of a sentence fill in that belongs to what somebody does for himself."""
    items = sentence.items
    for at, item in enumerate(items):
        if isinstance(item, Mark) or item.words != _SE or not item.has(Kind.CONDITION):
            continue
        behind = [each for each in items[at + 1 : at + 4] if isinstance(each, Token)]
        if _has_subject(items[:at]) and _is_reflexive(behind):
            item.learn(_FILLING)


def _has_subject(before: tuple[Token | Mark, ...]) -> bool:
    """Tell whether the one who does it stands right before, with no verb before him."""
    if not before or isinstance(before[-1], Mark):
        return False
    subject = before[-1]
    noun = subject.has(Kind.CUE, Kind.THING) and not subject.has(Kind.VERB)
    if not (subject.seats or subject.has(Kind.PRONOUN, Kind.OTHERS) or noun):
        return False
    for item in reversed(before[:-1]):
        if isinstance(item, Mark) or item.has(Kind.THAT, Kind.REASON, Kind.BUT):
            break
        if any(entry.mood for entry in item.entries) or item.has(Kind.BE, Kind.AUXILIARY):
            return False
    return True


def _is_reflexive(behind: list[Token]) -> bool:
    words = [word for token in behind for word in token.words]
    if len(words) < 2 or words[0] not in _CLITICS:
        return False
    if words[1] in _MODALS:
        return len(words) > 2 and words[2].endswith(_INFINITIVES)
    return words[1] in _VERBS
