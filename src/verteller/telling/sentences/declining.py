"""Choosing nobody by a word for it that stands alone: "nobody", "I pass", "nothing tonight"."""

from typing import Final

from verteller.telling.sentences.abstaining import is_described, is_off_duty
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE

_FINITE: Final = (Kind.MUST, Kind.BE, Kind.AUXILIARY, Kind.KNOW, Kind.REPORT)
"""Beside "nobody" they say what nobody does."""
_OWN_ITEMS: Final = frozenset(
    "antwort ergebnis beschluss aktion plan opfer ziel antwoord resultaat actie doel risposta"
    " risultato azione piano bersaglio answer result action target".split()
)
"""Labels of what is asked."""
_NOT: Final = frozenset({"not", "nicht", "niet", "non"})


def take_nobody(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Take "nobody" for an answer where nothing else is said of it."""
    told = reading.tone is Tone.TOLD and not is_off_duty(so_far.reader, reading)
    if not reading.blank or told or _is_weighed(reading, sentence):
        return
    clause = reading.clause
    known = all(token.is_known for token in clause.tokens)
    pending = so_far.pending.question if so_far.pending else ""
    question = _question_of(so_far, pending)
    says_so = known or clause.has(Kind.ABSTAIN, Kind.PASS)
    # "Rather nobody than Bob" is none.
    says_so = says_so and not (reading.apart and so_far.corrects)
    plainly = clause.has(Kind.ABSTAIN, Kind.PASS)
    if _is_about_somebody(reading, plainly=plainly) or is_described(clause, sentence):
        return
    if reading.pronoun and clause.has(Kind.TOWARDS):
        # "I'm not voting for her."
        reading.question = question
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        return
    denied = any(doubt.code is DoubtCode.NEGATED for doubt in so_far.doubts)
    if denied and clause.tokens[0].words[0] in _NOT:
        # "I don't want to kill Bob. Not tonight anyway."
        return
    if question == SUICIDE and not (pending or so_far.corrects):
        # "I'm off on holiday" is no word about it.
        return
    before = so_far.orders.get(question)
    rests = clause.has(Kind.PASS)
    # "Save Ann, and apart from that nothing."
    adds = clause.links_with(Kind.AND) or so_far.orders.room(question) > 1
    # "I defend Bob, he knows nothing."
    adds = adds or not clause.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS)
    goes_on = before is not None and before.seats and (rests or adds or not known)
    goes_on = (goes_on and not so_far.corrects) or (
        # "I sleep" is no vote; "I pass" is one.
        rests and not clause.has(Kind.ABSTAIN) and question in (VOTE, ELECT)
    )
    if question == SUICIDE and not clause.has(Kind.ABSTAIN):
        # Who sleeps or does nothing tonight says nothing of his own death.
        return
    # "Keiner." is no word about others.
    others = [token for token in clause.words if token.has(Kind.OTHERS)]
    others = [token for token in others if not token.has(Kind.NOBODY, Kind.FILLER)]
    if (
        question
        and says_so
        and not (goes_on or others or _is_other_item(so_far, reading, sentence))
        and not _is_supposed(so_far, question)
    ):
        so_far.put_blank(question, sentence, clause)


def _is_about_somebody(reading: Reading, *, plainly: bool) -> bool:
    """Tell whether doing nothing, or nobody, is said of somebody else."""
    clause = reading.clause
    if clause.has(Kind.ABSTAIN):
        # "I'm not voting for her."
        return reading.pronoun
    if reading.apart and clause.has(Kind.PASS):
        # "I watch telly with Ann."
        return True
    if reading.unknown[:1].isupper() and clause.has(Kind.TOWARDS):
        # "I keep a bottle for Harold."
        return True
    # "Nobody gets near Ann."
    return not plainly and (bool(reading.apart) or clause.has(*_FINITE))


def _is_weighed(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether somebody only thinks of doing nothing: "perhaps I had better stay at home"."""
    withdraws = any(token.has(Kind.WITHDRAW) for token in sentence.tokens)
    return reading.tone is Tone.UNSURE and not withdraws


def _question_of(so_far: SoFar, pending: str) -> str:
    """Return what nobody is chosen for, where the word for it does not say so."""
    question = (so_far.last_question if so_far.corrects else pending) or so_far.reader.usual
    burnt = so_far.corrects or so_far.orders.get(VOTE) is not None
    # Who had chosen a mayor and takes that back, or leaves him to others, chooses none.
    return ELECT if question == VOTE and so_far.spoken == ELECT and burnt else question


def _is_supposed(so_far: SoFar, question: str) -> bool:
    """Tell whether a choice hangs on something: "only when Ann talks. Until then, nothing"."""
    code = DoubtCode.CONDITION
    return any(each.code is code and each.question == question for each in so_far.doubts)


def _is_other_item(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether there is only nothing to say of another thing: "other business: nothing"."""
    clause = reading.clause
    if clause.mark != ":" or not clause.has(Kind.NOTHING) or clause.has(Kind.NOBODY, Kind.ABSTAIN):
        return False
    before = [token for token in sentence.tokens if token.end <= clause.tokens[0].start]
    if not before or not _OWN_ITEMS.isdisjoint(before[-1].words):
        return False
    # Only "healer: nothing" is about what is asked.
    roles = {name.partition(" ")[2] for name in so_far.reader.lexicon.sets.get("roles", ())}
    unknown = bool(roles) and before[-1].is_strange and roles.isdisjoint(before[-1].words)
    return before[-1].kinds == {Kind.THING} or before[-1].text.isdigit() or unknown
