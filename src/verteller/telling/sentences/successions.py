"""Who is mayor and who is to be it after the writer's death, where both are spoken of."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.electing import conclude_office, give_office
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.joining import keep_to_office, stand_against
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import is_called, is_plainly_named
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, VOTE

_ASIDE: Final = (Kind.KNOW, Kind.REPORT, Kind.PAST, Kind.OTHERS, Kind.AUXILIARY, Kind.ASKING)


_DO_IT: Final = frozenset(
    "do job doen overnemen machen ubernehmen fare farlo weitermachen verder doorgaan carry".split()
)
"""Words for doing what the writer did."""


def settle_offices(readings: Sequence[Reading]) -> None:
    """Tell who is to be mayor from who is to succeed the writer."""
    _withdraw(readings)
    _pass_on_office(readings)
    _name_successor(readings)
    _share_person(readings)
    _carry_on(readings)


def _carry_on(readings: Sequence[Reading]) -> None:
    """Take who is to do it when the writer is dead for his successor: "then Ann is to do it"."""
    if not any(each.clause.has(Kind.OWN_END) for each in readings):
        return
    if any(each.clause.has(*_ASIDE) or each.negated for each in readings if each.persons):
        return
    named = [each for each in readings if each.persons]
    if len(named) != 1 or len(named[0].persons) != 1 or named[0].question not in ("", VOTE):
        return
    reading = named[0]
    kinds = (Kind.MUST, Kind.LIGHT, Kind.LEAD, Kind.FILLER, Kind.BE, Kind.PRONOUN, Kind.AND)
    rest = [token for token in reading.clause.tokens if not token.seats]
    does = any(not _DO_IT.isdisjoint(token.words) for token in rest)
    plain = all(token.has(*kinds) or not _DO_IT.isdisjoint(token.words) for token in rest)
    must = reading.clause.has(Kind.MUST)
    if does and plain and must and not (reading.is_named and reading.question):
        reading.question, reading.is_named, reading.tone = SUCCESSOR, True, Tone.DONE


def _withdraw(readings: Sequence[Reading]) -> None:
    """Let what is struck out be the successor who was spoken of: "the heir I named, forget him"."""
    kinds = (Kind.DOUBT, Kind.MIGHT, Kind.OTHERS, Kind.NEGATION)
    for number, reading in enumerate(readings):
        noun = reading.question == SUCCESSOR and not (reading.is_verb or reading.persons)
        after = [each for each in readings[number + 1 :] if each.withdraws]
        plain = not any(each.clause.has(*kinds) for each in readings[number:])
        if noun and plain and any(not (each.persons or each.question) for each in after):
            reading.withdraws, reading.tone = True, Tone.DONE


def _name_successor(readings: Sequence[Reading]) -> None:
    """Let who is named behind "as for my succession" be the successor, whatever he does then."""
    label = readings[0] if readings else None
    if label is None or label.question != SUCCESSOR or not _is_label(label):
        return
    named = [each for each in readings[1:] if each.persons]
    if len(named) != 1 or len(named[0].persons) != 1:
        return
    aside = (*_ASIDE, Kind.DOUBT, Kind.MIGHT, Kind.LATER, Kind.WITHDRAW)
    said = [each for each in readings[1:] if each.clause.tokens]
    # "My successor? When I die it goes to Ann."
    plain = all(not (each.negated or each.clause.has(*aside)) for each in said)
    if plain and not _is_about_else(named[0]):
        named[0].question, named[0].is_named, named[0].foreign = SUCCESSOR, True, False
        named[0].tone = Tone.DONE


def _is_about_else(reading: Reading) -> bool:
    """Tell whether a clause says something else of whom it names: "Ann would like it"."""
    clause = reading.clause
    other = reading.question not in ("", SUCCESSOR) and reading.is_named
    other = other and not clause.has(Kind.OWN_END)
    wants = clause.has(Kind.WANT) and clause.tokens[0] is reading.persons[0].token
    return other or wants or clause.links_with(Kind.REASON, Kind.OR)


def _share_person(readings: Sequence[Reading]) -> None:
    """Let who is elected be the successor as well: "Ann for mayor, and she's my successor too"."""
    kinds = (Kind.FILLER, Kind.LEAD, Kind.MINE, Kind.BE, Kind.PRONOUN, Kind.AND, Kind.CUE)
    for one, two in pairwise(readings):
        again = one.question == ELECT and two.question == SUCCESSOR and not two.persons
        linked = two.clause.links_with(Kind.AND) and not two.clause.mark
        plain = all(token.has(*kinds) for token in two.clause.tokens)
        named = len(one.persons) == 1 and one.tone in (Tone.DONE, Tone.BARE)
        if again and linked and plain and named and not (one.negated or two.negated):
            two.persons, two.tone = one.persons, Tone.DONE


def _is_label(reading: Reading) -> bool:
    """Tell whether a clause only says what the next one is about."""
    empty = not (reading.persons or reading.blank or reading.negated or reading.withdraws)
    return empty and reading.tone in (Tone.BARE, Tone.DONE) and not reading.is_verb


def hold_offices(readings: Sequence[Reading], asked: AbstractSet[str]) -> None:
    """Tell the stake from the mayor's office, and who holds that from who is to inherit it."""
    if {VOTE, ELECT} <= asked:
        keep_to_office(readings)
        stand_against(readings)
        conclude_office(readings)
        if SUCCESSOR not in asked:
            give_office(readings)
    if SUCCESSOR in asked:
        settle_offices(readings)


def _pass_on_office(readings: Sequence[Reading]) -> None:
    """Take who is to be mayor when the writer dies for his successor."""
    if not any(reading.clause.has(Kind.OWN_END) for reading in readings):
        return
    plain = not any(reading.clause.has(*_ASIDE) for reading in readings)
    for number, reading in enumerate(readings):
        if reading.question == ELECT and not _is_other_item(readings, number):
            reading.question = SUCCESSOR
        before = readings[number - 1].clause if number else reading.clause
        ends = _is_own_end(reading.clause) or _is_mere_end(before)
        if plain and reading.question == VOTE and ends:
            # "When I am gone it's Bob's turn" burns nobody.
            fate = any(token.has(Kind.BE) for token in reading.core)
            own = reading.is_done_by_writer and not fate
            reading.question = reading.question if own else ""
        alone = reading.is_bare_names and is_plainly_named(reading)
        if plain and alone and reading.clause.mark in (",", ":"):
            # Who is named behind "after my death:".
            reading.question, reading.tone = SUCCESSOR, Tone.DONE
        if reading.question == SUCCESSOR and plain and (is_called(reading) or _takes_over(reading)):
            # "When I die the new mayor will be Ann", "Ann takes over".
            reading.tone = Tone.DONE


def _is_own_end(clause: Clause) -> bool:
    """Tell whether a clause speaks of the writer's death, and not of who is named in it."""
    ends = [token for token in clause.words if token.has(Kind.OWN_END)]
    own = clause.has(Kind.FIRST, Kind.SELF, Kind.MINE) or clause.links_with(Kind.CONDITION)
    # "Verbrannt werden soll Bernd."
    of_another = bool(clause.persons) and all(token.has(Kind.WISH) for token in ends)
    return bool(ends) and (own or not of_another)


def _is_mere_end(clause: Clause) -> bool:
    """Tell whether a clause says no more than that the writer dies, or begins with that."""
    return clause.has(Kind.OWN_END) and not clause.persons


def _takes_over(reading: Reading) -> bool:
    """Tell whether somebody is said to take the office over: "Ann takes over the chain"."""
    alone = len(reading.persons) == 1 and not (reading.negated or reading.apart)
    told = reading.tone is Tone.TOLD and reading.is_verb
    first = reading.clause.tokens[:1]
    strange = any(token.is_strange for token in reading.clause.tokens)
    named = bool(first) and any(first[0] is person.token for person in reading.persons)
    return alone and told and named and not strange


def _is_other_item(readings: Sequence[Reading], number: int) -> bool:
    """
    Tell whether somebody is elected before a successor is named, and apart from it.

    "Mayor: Ann, and if I die Bob takes over" names two people for two things.
    """
    after = readings[number + 1 :]
    if not after or readings[number].clause.has(Kind.OWN_END) or not readings[number].persons:
        return False
    succeeds = any(each.question == SUCCESSOR for each in after)
    ends = [each for each in after if each.clause.has(Kind.OWN_END)]
    begins = after[0].clause.mark in (",", ":") or after[0].clause.links_with(Kind.AND)
    mere_end = after[0].clause.has(Kind.OWN_END) and not (after[0].persons or after[0].question)
    joined = after[0].clause.links_with(Kind.AND)
    return succeeds and bool(ends) and begins and (joined or not mere_end)
