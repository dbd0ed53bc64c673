"""Clauses that are about a question: what they order, deny, withdraw or leave open."""

from typing import Final

from verteller.telling.sentences.abstaining import is_besides, is_of_number, shelters
from verteller.telling.sentences.ballots import is_only_fate, is_own_vote, is_that
from verteller.telling.sentences.completing import completes
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.naming import take_bare
from verteller.telling.sentences.objects import has_thing, is_about_thing, is_left_to_another
from verteller.telling.sentences.orders import MOST_TEXT, Order
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.refusals import chooses_no_successor, denies_own_verb
from verteller.telling.sentences.settling import is_settled
from verteller.telling.sentences.shapes import (
    denies_at_once,
    denies_softly,
    has_object,
    is_cry,
    is_denied_subject,
    is_either,
    is_for_later,
    is_own_refusal,
    is_silent,
)
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE, VOTES

_PAIR: Final = 2
_HOUSES: Final = frozenset("da dal dalla dallo casa porta at bij bei beim".split())
"""Words before the one at whose house somebody is shown."""
_AGAINST: Final = frozenset({"gegen", "tegen", "against", "contro"})

_THAT: Final = frozenset({("das",), ("dat",)})
"""Words for what was said before, which is no person."""
_ALL: Final = frozenset(
    "everyone everybody iedereen allemaal allen alle tutti tutte jeden jedem".split()
)
"""Words for everybody; "I can't save everyone" does not say that nobody is saved."""
_MEANING: Final = frozenset("meine mein meinte mean meant bedoel bedoelde dire dico".split())
"""Words of phrases that only say what is meant: "I mean suicide" changes no mind."""
_NIGHTS: Final = frozenset({"night", "round", "time", "game", "soon", "eventually", "someday"})
_NEXT_DAY: Final = frozenset({"advocate", "scrutineer", "scapegoat", "ghost", "hypnotist"})
"""Roles whose power is about the next day's vote."""


def take(so_far: SoFar, reading: Reading, sentence: Sentence, *, is_sure: bool) -> None:
    """
    Take in a clause that is neither supposed nor asked.

    Args:
        is_sure: Whether it is recognised whole, so that what it orders may be carried out.
    """
    silent = not so_far.orders.by_question
    # "The gift that I lend you is the vision" names it, whatever else it says.
    is_sure = completes(so_far, reading) or is_sure
    if is_either(reading) and reading.tone is not Tone.DONE and silent:
        reading.question = so_far.reader.usual
        so_far.doubt(DoubtCode.CONTRADICTION, reading, sentence)
    elif reading.foreign:
        _note_foreign(so_far, reading, sentence)
    elif not reading.question:
        take_bare(so_far, reading, sentence)
    elif is_settled(so_far, reading, sentence):
        return
    elif is_own_refusal(reading):
        _take_refusal(so_far, reading, sentence)
    elif reading.question == SUICIDE and _is_taken_back(reading, sentence):
        so_far.put_blank(SUICIDE, sentence)
    elif reading.tone in (Tone.TOLD, Tone.UNSURE):
        _note_told(so_far, reading, sentence)
    elif reading.question == SUICIDE:
        _take_suicide(so_far, reading, sentence)
    else:
        _take_meant(so_far, reading, sentence, is_sure=is_sure)


def _note_foreign(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    if reading.tone is Tone.DONE and not reading.negated and has_object(reading):
        so_far.doubt(DoubtCode.NOT_YOURS, reading, sentence)


def _note_told(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    if reading.tone is Tone.UNSURE and reading.persons and not so_far.last_question:
        # "I first wanted Ann, but on second thoughts Bob."
        so_far.last_question = reading.question
    known = len(so_far.doubts)
    so_far.note(reading, sentence)
    if _is_lost_part(so_far, reading):
        so_far.unsure.add(reading.question)
    if reading.tone is Tone.TOLD and not (reading.persons or reading.negated):
        # "Bob. Everybody votes anyhow."
        so_far.objectless += so_far.doubts[known:]


def _is_lost_part(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether the writer does something with his power that we do not understand."""
    asked = so_far.reader.context.asked.get(reading.question)
    aside = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.LATER, Kind.MIGHT)
    plain = not (reading.negated or reading.foreign or reading.clause.has(*aside))
    several = asked is not None and len(asked.parts) > 1 and not reading.options
    if not (several and reading.is_named and reading.tone is Tone.TOLD):
        return False
    if not reading.persons and reading.part and reading.clause.links_with(Kind.AND):
        # "Bob lives. Ann has had it coming and gets the poison."
        return not (reading.negated or reading.foreign)
    return plain and reading.clause.has(Kind.FIRST) and bool(reading.persons)


def _is_taken_back(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a suicide is withdrawn: "I've changed my mind about the suicide"."""
    clause = reading.clause
    if reading.negated or clause.has(Kind.DOUBT, Kind.REPORT):
        return False
    if reading.withdraws:
        return True
    kinds = (Kind.WITHDRAW, Kind.RETRACT)
    changed = any(token.has(*kinds) for token in sentence.tokens)
    changed = changed or any(
        token.has(Kind.CORRECTION) and len(token.words) > 1 and _MEANING.isdisjoint(token.words)
        for token in sentence.tokens
    )
    return changed and not reading.is_verb and sentence.end != "?"


def _take_refusal(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    if reading.question == SUICIDE:
        _take_suicide(so_far, reading, sentence)
    else:
        _take_negated(so_far, reading, sentence)


def _take_meant(so_far: SoFar, reading: Reading, sentence: Sentence, *, is_sure: bool) -> None:
    """Take in a clause that orders, denies or withdraws something."""
    passes = reading.blank and reading.clause.has(Kind.ABSTAIN, Kind.PASS)
    # "I'm not voting for her" is about somebody.
    about = reading.persons or (reading.pronoun and reading.negated and so_far.last_persons)
    nobody = reading.blank and not about
    rests = _only_rests(reading) and not _is_all_of_it(reading)
    if nobody and reading.question in (VOTE, ELECT) and rests:
        # "I won't look when the fire is lit" leaves the vote as it is.
        so_far.note(reading, sentence)
    elif nobody or (reading.withdraws and not reading.negated):
        _order_blank(so_far, reading, sentence)
    elif reading.negated or passes:
        _take_negated(so_far, reading, sentence)
    elif reading.blank or reading.excepts or _is_put_off(so_far, reading):
        so_far.note(reading, sentence)
    else:
        _take_order(so_far, reading, sentence, is_sure=is_sure)


def _is_put_off(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether something is not for today; whom he defends tomorrow an advocate says now."""
    next_day = so_far.reader.context.role in _NEXT_DAY
    # "Tomorrow I defend Bob", but not "some other night".
    nights = any(
        token.has(Kind.LATER) and token.words[-1] in _NIGHTS for token in reading.clause.tokens
    )
    return is_for_later(reading) and not (next_day and not nights)


def _is_all_of_it(reading: Reading) -> bool:
    """Tell whether a clause says no more than that the writer passes in a vote: "mayor: pass"."""
    kinds = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.PASS, Kind.NOBODY, Kind.FIRST)
    nouns = [token for token in reading.core if not token.has(Kind.VERB, Kind.WISH)]
    return bool(nouns) and all(
        token.has(*kinds) or any(token is noun for noun in nouns) for token in reading.clause.tokens
    )


def _only_rests(reading: Reading) -> bool:
    """Tell whether the writer only says that he does nothing, and not that he abstains."""
    said = [
        token
        for token in reading.clause.words
        if token.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS, Kind.NOTHING)
    ]
    # "I won't vote for anyone" has no such word, and abstains.
    return bool(said) and all(
        token.has(Kind.PASS) and not token.has(Kind.ABSTAIN) for token in said
    )


def _take_suicide(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    talk = any(token.is_strange or token.kinds == {Kind.THING} for token in reading.clause.tokens)
    if reading.blank and talk and not (reading.negated or reading.withdraws):
        # "I want to live in Spain."
        so_far.note(reading, sentence)
    elif reading.negated or reading.withdraws or reading.blank:
        so_far.put_blank(SUICIDE, sentence)
    elif reading.tone is Tone.DONE and not reading.persons:
        own = reading.is_claimed
        so_far.put(Order(SUICIDE, yes=True, text=sentence.text, is_own=own))
    else:
        so_far.note(reading, sentence)


def _take_negated(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Note what somebody does not do; who does nothing at all chooses nobody."""
    so_far.negated_question = reading.question
    does = any(token.has(Kind.VERB) for token in reading.core)
    # "No opinion on the stake", "I'm not ready for it".
    # "Sindaco non ne eleggo" says so by a verb beside the noun.
    verb = reading.is_verb or reading.is_done_by_writer or denies_own_verb(reading)
    verb = verb or chooses_no_successor(reading)
    if is_of_number(reading) or shelters(so_far, reading):
        return
    noun_only = not reading.persons and not (verb and does)
    if noun_only and denies_softly(reading):
        # "Onto the stake, not for mayor."
        return
    noun_only = noun_only and not denies_at_once(reading)
    if noun_only and (reading.pronoun or not reading.clause.has(Kind.LIGHT)):
        return
    others = reading.clause.has(Kind.OTHERS, Kind.BE) and not reading.clause.has(Kind.FIRST)
    if has_object(reading) or reading.unknown or reading.apart or others:
        before = so_far.orders.get(reading.question)
        if before is not None and set(so_far.objects(reading)) & set(before.seats):
            # What was ordered before is taken back.
            so_far.orders.drop(reading.question)
        so_far.last_question = reading.question
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
    elif reading.clause.has(Kind.ASKING):
        # "I see no one whom to shoot."
        so_far.note(reading, sentence)
    elif _is_of_all(reading):
        so_far.note(reading, sentence)
        so_far.retract(sentence.text)
    elif is_about_thing(reading) or is_left_to_another(reading):
        # "I don't want to see another morning here."
        so_far.note(reading, sentence)
    elif reading.is_named and reading.tone is not Tone.TOLD:
        _order_blank(so_far, reading, sentence)


def _is_of_all(reading: Reading) -> bool:
    """Tell whether something cannot be done to all at once: "I can't save everyone"."""
    return any(not _ALL.isdisjoint(token.words) for token in reading.clause.tokens)


def _is_of_office(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether nobody is chosen for the office that was spoken of just before."""
    if reading.question != VOTE or so_far.spoken != ELECT:
        return False
    votes = all(
        any(word.startswith((*VOTES, "wahl")) for word in token.words)
        for token in reading.core
        if any(entry.question == VOTE for entry in token.entries)
    )
    return votes and ELECT in so_far.reader.context.asked


def _order_blank(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    if is_silent(reading) or is_denied_subject(reading):
        so_far.note(reading, sentence)
        return
    if _is_of_office(so_far, reading):
        # The office of mayor goes to nobody.
        reading.question = ELECT
    before = so_far.orders.get(reading.question)
    strange = any(not token.is_known for token in reading.clause.tokens)
    strange = strange or is_besides(reading.clause)
    if before is not None and before.seats and strange and not so_far.corrects:
        # "I seal his house, no power will work there."
        return
    several = so_far.orders.room(reading.question) > 1 and not reading.withdraws
    if several and before is not None and before.seats and not so_far.corrects:
        # One of two potions is kept; the other is used all the same.
        return
    if before is not None and reading.negated and reading.clause.links_with(Kind.BUT):
        # "He belongs on the stake, but without my vote."
        so_far.orders.drop(reading.question)
        so_far.doubt(DoubtCode.NOT_UNDERSTOOD, reading, sentence)
        return
    so_far.put_blank(reading.question, sentence, reading.clause)


def _take_order(so_far: SoFar, reading: Reading, sentence: Sentence, *, is_sure: bool) -> None:
    persons = so_far.objects(reading)
    begs = reading.clause.has(Kind.WANT, Kind.PLEASE, Kind.WHETHER)
    if not persons and reading.asks and begs and so_far.last_persons:
        # "Something is wrong with Ann. May I see the aura?"
        persons = [so_far.last_persons]
    if not persons and not reading.options:
        own = reading.clause.has(Kind.FIRST, Kind.WANT) or reading.question not in (VOTE, ELECT)
        plain = not any(
            token.is_strange or token.kinds == {Kind.THING} for token in reading.clause.tokens
        )
        # "Emre hat eine dunkle Aura, das spür ich."
        plain = plain and reading.clause.tokens[0].words not in _THAT
        strong = any(token.has(Kind.VERB) and not token.has(Kind.WEAK) for token in reading.core)
        # Also "use the poison", where what follows only tells of one person.
        strong = (strong and reading.is_verb) or bool(reading.part)
        unmistakable = reading.is_named and strong
        cried = reading.question == VOTE and is_cry(reading) and sentence.end != "?"
        ordered = own and plain and unmistakable and reading.tone is Tone.DONE
        called = is_that(reading) or is_own_vote(reading, sentence)
        if is_sure and (ordered or cried or called):
            so_far.wanting = reading
        _without_object(so_far, reading, sentence, is_sure=is_sure)
        return
    if not reading.is_named and not reading.persons and so_far.persons_question:
        # "Ann would make a fine mayor, put me down for her."
        reading.question = so_far.persons_question
    if _is_for_office(so_far, reading):
        reading.question = ELECT
    named = reading.persons or reading.options or reading.is_verb or not reading.pronoun
    if not named and so_far.orders.get(reading.question) is not None:
        # More about what was ordered already.
        return
    if not is_sure:
        so_far.unsure.add(reading.question)
        so_far.note(reading, sentence)
        return
    # "Use the poison. Alice is the one."
    reading.part = reading.part or so_far.part_for(reading.question)
    if _names_another(so_far, reading, sentence):
        so_far.orders.drop(reading.question)
        so_far.doubt(DoubtCode.CONTRADICTION, reading, sentence)
        return
    parts = _parts(so_far, reading, len(persons))
    own = reading.is_claimed or so_far.reader.whose.is_mine(reading.clause)
    own = own and not is_only_fate(reading)
    so_far.put(
        Order(reading.question, persons, parts, reading.options, text=sentence.text, is_own=own)
    )


def _names_another(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a sentence goes on with another for one choice: "and I'll follow Bob"."""
    question, joined = reading.question, reading.clause.links_with(Kind.AND)
    if so_far.reader.lexicon.language != "en" or not joined or so_far.corrects:
        return False
    if so_far.orders.room(question) > 1 or question in (VOTE, ELECT) or not reading.persons:
        return False
    before = so_far.orders.get(question)
    if before is None:
        texts = {doubt.text for doubt in so_far.doubts if doubt.question == question}
        return question in so_far.unsure and sentence.text[:MOST_TEXT] in texts
    return (
        bool(before.seats)
        and before.text == sentence.text
        and before.seats != [person.seats for person in reading.persons]
    )


def _parts(so_far: SoFar, reading: Reading, count: int) -> list[str]:
    """Return for which part each of *count* people is: who is shown at whose house."""
    reader = so_far.reader
    shown = reader.lexicon.sets.get("shown", frozenset())
    words = {" ".join(token.words) for token in reading.clause.tokens}
    if count != _PAIR or len(reading.persons) != _PAIR or shown.isdisjoint(words):
        return [reading.part] * count
    if not reader.takes_two(reading.question):
        return [reading.part] * count
    tokens, second = reading.clause.tokens, reading.persons[1]
    at = tokens.index(second.token) - len(second.leads)
    before = tokens[at - 1 : at] if at > 0 else []
    led = {word for token in (*before, *second.leads) for word in token.words}
    return [reading.part] * count if led.isdisjoint(_HOUSES) else ["second", "target"]


def _is_for_office(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a vote is for whom office was spoken of: "a fine mayor, he has my vote"."""
    if reading.question != VOTE or reading.persons or so_far.persons_question != ELECT:
        return False
    voted = any(word.startswith(VOTES) for token in reading.core for word in token.words)
    burns = any(token.has(Kind.WISH) for token in reading.core)
    # "Not Bob for mayor, I vote against him."
    against = (token for token in reading.clause.tokens if not _AGAINST.isdisjoint(token.words))
    burns = burns or any(against)
    return voted and not burns and ELECT in so_far.reader.context.asked


def _without_object(so_far: SoFar, reading: Reading, sentence: Sentence, *, is_sure: bool) -> None:
    """Note an order that names nobody: he may be named next, or be unknown."""
    so_far.last_question = reading.question
    strange = any(
        not token.is_known and len(token.text) > 2 and token.text.isalpha()
        for token in reading.clause.tokens
    )
    if has_thing(reading):
        # "Give me the jug, I'll pour it for Bob."
        so_far.note(reading, sentence)
        return
    named = reading.unknown and reading.is_named
    if named or (strange and reading.is_verb and reading.tone is Tone.DONE):
        so_far.pending = reading if is_sure else so_far.pending
        so_far.doubt(DoubtCode.UNKNOWN_NAME, reading, sentence)
        return
    if is_sure:
        so_far.pending = reading
    known = len(so_far.doubts)
    so_far.note(reading, sentence)
    if is_sure and reading.tone is Tone.DONE and reading.question == so_far.reader.usual:
        so_far.objectless += so_far.doubts[known:]
