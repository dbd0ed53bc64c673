"""How the clauses of one sentence bear upon each other."""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ALONE, ELECT, SUCCESSOR, SUICIDE, TESTAMENT, VOTE

_HUNTER: Final = "hunter"
_MY: Final = frozenset({"my", "mijn", "meine", "mio"})


def merged(readings: list[Reading]) -> list[Reading]:
    """Put together clauses of which one has the name that belongs to the other."""
    merged: list[Reading] = []
    for number, reading in enumerate(readings):
        after = readings[number + 1] if number + 1 < len(readings) else None
        if merged and _is_label_for(merged[-1], reading):
            reading.question = merged[-1].question
            merged[-1] = reading
        elif merged and _belong(merged[-1], reading):
            if _is_told_on(reading, after):
                merged[-1].tone = Tone.TOLD
                merged.append(reading)
                continue
            before = merged[-1]
            before.clause.tokens += reading.clause.tokens
            before.persons += reading.persons
            if not before.question:
                for name in ("question", "is_named", "is_verb", "foreign", "part", "options"):
                    setattr(before, name, getattr(reading, name))
                before.tone = reading.tone
                before.unknown = before.unknown or reading.unknown
        else:
            merged.append(reading)
    return merged


def _is_told_on(reading: Reading, after: Reading | None) -> bool:
    """Tell whether a name only says who somebody is: "the mayor, Bob, lies"."""
    if after is None or reading.clause.mark != "," or after.clause.mark != ",":
        return False
    return after.tone is Tone.TOLD and not (after.persons or after.question or after.clause.links)


def _belong(one: Reading, two: Reading) -> bool:
    """Tell whether two neighbouring clauses are one: `Vote: Anna`, `Anna, to the stake!`."""
    if two.clause.links or one.clause.has(Kind.CORRECTION):
        return False
    if one.negated or two.negated:
        return False
    if one.is_bare_names and two.question and not two.persons and not one.clause.words:
        return (
            not two.pronoun
            and not two.blank
            and not two.withdraws
            and two.question != SUICIDE
            and not two.foreign
        )
    if two.clause.mark == "," and one.is_verb and _is_about_more(one):
        return False
    wants = one.question and not one.persons and not one.blank and not one.pronoun
    return bool(wants and one.question != SUICIDE and two.is_bare_names)


def _is_about_more(reading: Reading) -> bool:
    """Tell whether a clause has a word in it that may be what is done to: "the pizza burns"."""
    tokens = reading.clause.tokens
    return any(token.has(Kind.SELF) or not token.is_known for token in tokens)


def _is_label_for(one: Reading, two: Reading) -> bool:
    """Tell whether a clause says what the next one's vote is for: "as for the mayor, I vote"."""
    if not one.question or one.persons or one.is_verb or one.blank or one.negated:
        return False
    if one.tone is not Tone.BARE or not (two.persons or two.blank) or two.foreign:
        return False
    if not two.is_named:
        return bool(two.persons) and two.tone is Tone.DONE and one.question in (VOTE, ELECT)
    nouns = {
        entry.question
        for token in two.clause.words
        for entry in token.entries
        if entry.kind is Kind.CUE and not any(each.mood for each in token.entries)
    }
    return one.question in (ELECT, SUCCESSOR, ALONE) and two.is_verb and not nouns


def _inherits(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause is the infinitive that the one before it wants: "..., to vote"."""
    if before.question or before.persons or reading.clause.links:
        return False
    if reading.clause.has(Kind.FIRST, Kind.WANT):
        return False
    moods = [
        entry.mood
        for token in reading.clause.words
        for entry in token.entries
        if entry.mood and not entry.particle
    ]
    return bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def pass_on_tone(readings: Sequence[Reading], *, told: bool) -> None:
    """
    Let what is said in a subordinate clause, or quoted, be meant as what it depends on.

    Args:
        told: Whether the mail tells what somebody said.
    """
    _weigh_courtesies(readings)
    before: Reading | None = None
    reported = told or any(
        # Also "Vote for Ann", said Tom.
        reading.clause.has(Kind.REPORT) and not reading.clause.quoted
        for reading in readings
    )
    for reading in readings:
        alone = not any(not each.clause.quoted and each.clause.tokens for each in readings)
        said = reported or (reading.is_verb and not alone)
        if reading.clause.quoted and said:
            reading.tone = Tone.TOLD
        elif before is not None:
            _depend(before, reading)
        if before is not None and only_doubts(reading) and before.tone is Tone.DONE:
            # "Let's burn Ann, what could possibly go wrong."
            before.tone = Tone.UNSURE
        if before is not None and _only_reports(reading) and not _is_by_writer(before):
            # "Vote for Ann, they said."
            before.tone = Tone.TOLD
        if before is not None and _ends_quotation(reading):
            # "Ann must burn!", Tom has shouted all night.
            for each in readings[: next(at for at, one in enumerate(readings) if one is reading)]:
                each.tone = Tone.TOLD
        if reading.clause.links_with(Kind.REASON) and (
            reading.tone is not Tone.DONE or (before is not None and _lacks_reason(before, reading))
        ):
            reading.tone = Tone.TOLD
        before = reading


def _weigh_courtesies(readings: Sequence[Reading]) -> None:
    """Take "I would burn Ann" for a doubt where a "but" or a condition follows."""
    for number, reading in enumerate(readings):
        maybe = reading.tone is Tone.DONE and any(
            Mood.MAYBE in entry.mood and not entry.mood & (Mood.FIRST | Mood.ORDER)
            for token in reading.core
            for entry in token.entries
        )
        after = readings[number + 1 :]
        kinds = (Kind.BUT, Kind.CONDITION, Kind.OTHERWISE, Kind.OR)
        if maybe and any(
            each.clause.links_with(*kinds) or each.tone is Tone.UNSURE for each in after
        ):
            reading.tone = Tone.UNSURE


def _depend(before: Reading, reading: Reading) -> None:
    """Let a clause be meant as the one before it, where it depends on that."""
    clause = reading.clause
    reports = before.clause.has(Kind.REPORT)
    if clause.links_with(Kind.THAT):
        asks = reading.asks and before.clause.has(Kind.KNOW, Kind.WHETHER)
        others = before.tone is Tone.TOLD and before.clause.has(Kind.OTHERS)
        denied = before.negated and not (before.persons or before.is_named)
        if before.tone is Tone.UNSURE or (asks and before.tone is Tone.DONE):
            reading.tone = before.tone
        elif reports or others or denied:
            reading.tone = Tone.TOLD
    elif reading.asks and not clause.links and _asks_to_know(before):
        reading.tone = Tone.DONE
    elif not clause.links and _only_weighs(before):
        reading.tone = Tone.UNSURE
    elif _inherits(before, reading):
        reading.negated = reading.negated or before.negated
        reading.tone = before.tone if before.tone in (Tone.UNSURE, Tone.TOLD) else reading.tone
    elif _are_one_subject(before, reading) or _is_told_to(before, reading):
        reading.tone = Tone.TOLD
    elif reports and (
        clause.mark == ":" or (not clause.links and (clause.has(Kind.MUST) or _is_order(reading)))
    ):
        # "Tom said: I vote for Ann", "Tom said, I should vote for Ann".
        reading.tone = Tone.TOLD


def _is_order(reading: Reading) -> bool:
    """Tell whether a clause begins with an imperative."""
    clause = reading.clause
    if not clause.tokens or clause.has(Kind.FIRST):
        return False
    return any(Mood.ORDER in entry.mood for entry in clause.tokens[0].entries)


def _is_told_to(before: Reading, reading: Reading) -> bool:
    """Tell whether somebody else is to vote: "Bob, vote for Ann", "I beg Bob to vote for Ann"."""
    clause = reading.clause
    if not before.persons or before.question or reading.question not in (VOTE, ELECT):
        return False
    if clause.mark != "," or clause.links or not reading.persons or clause.has(Kind.FIRST):
        return False
    moods = [
        entry.mood
        for token in clause.words
        for entry in token.entries
        if entry.mood and not entry.particle
    ]
    if before.tone is Tone.BARE:
        first = clause.tokens[0].entries
        return any(entry.kind is Kind.VERB and Mood.ORDER in entry.mood for entry in first)
    return bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def _asks_to_know(reading: Reading) -> bool:
    """Tell whether a clause says that the writer wants to know what the next one asks."""
    clause = reading.clause
    wants = clause.has(Kind.KNOW, Kind.WHETHER) and clause.has(Kind.WANT)
    # "Tell me, what Bob is", not "tell me about it".
    told = bool(clause.tokens) and clause.tokens[0].has(Kind.WHETHER) and len(clause.tokens) < 4
    meant = reading.tone is Tone.DONE or (told and reading.tone is Tone.BARE)
    return (wants or told) and meant and not reading.negated


def _only_weighs(reading: Reading) -> bool:
    """Tell whether a clause says only that the writer is not sure of the next: "I think"."""
    clause = reading.clause
    if not clause.tokens or reading.question or reading.persons or len(clause.tokens) > 3:
        return False
    last = clause.tokens[-1]
    own = clause.has(Kind.FIRST) or len(last.words) > 1
    return own and last.has(Kind.DOUBT) and not last.has(Kind.CORRECTION)


def _ends_quotation(reading: Reading) -> bool:
    """Tell whether a clause stands behind a quotation and says who said it."""
    clause = reading.clause
    if clause.mark != '"' or clause.has(Kind.FIRST):
        return False
    verbs = (Kind.BE, Kind.AUXILIARY, Kind.MUST)
    return clause.has(Kind.REPORT) or (bool(clause.tokens) and clause.tokens[0].has(*verbs))


def _lacks_reason(before: Reading, reading: Reading) -> bool:
    """Tell whether there is no reason for what a clause says: "I see no reason why to vote"."""
    return not reading.clause.mark and before.negated and not before.question


def _only_reports(reading: Reading) -> bool:
    """Tell whether a clause only says who said something: "they said", "said Bob"."""
    clause = reading.clause
    if reading.question or clause.links or not clause.has(Kind.REPORT):
        return False
    first = clause.tokens[0]
    # "..., die schreeuwt altijd" tells something of whom was named.
    is_relative = first.has(Kind.LEAD) and first.has(Kind.PRONOUN)
    return first.has(Kind.REPORT) or not (reading.persons or is_relative)


def only_doubts(reading: Reading) -> bool:
    """Tell whether a clause says nothing but that something is not sure, or no earnest."""
    clause = reading.clause
    known = (Kind.DOUBT, Kind.FILLER, Kind.FIRST)
    return (
        clause.has(Kind.DOUBT)
        and not clause.links
        and all(token.has(*known) for token in clause.tokens)
    )


def _is_by_writer(reading: Reading) -> bool:
    """Tell whether the writer does it himself."""
    return reading.is_done_by_writer or reading.clause.has(Kind.FIRST)


def _are_one_subject(before: Reading, reading: Reading) -> bool:
    """Tell whether the writer does something together with somebody: "Bob and I vote"."""
    tokens = before.clause.tokens
    clause = reading.clause
    alone = len(tokens) == 1 and tokens[0].has(Kind.FIRST)
    begins = bool(clause.tokens and clause.tokens[0].seats)
    return alone and begins and clause.links_with(Kind.AND)


def hypothetical(readings: Sequence[Reading], role: str) -> set[int]:
    """Return the numbers of the clauses that hold only if something happens."""
    count = len(readings)
    if any(reading.clause.links_with(Kind.OTHERWISE) for reading in readings):
        return set(range(count))
    first = next(
        (
            number
            for number, reading in enumerate(readings)
            if reading.clause.links_with(Kind.CONDITION)
        ),
        None,
    )
    if first is None or _is_about_own_end(readings, role):
        return set()
    if any(readings[number].question for number in range(first + 1, count)):
        return set(range(first, count))
    # It belongs to what stands before it, as far back as a clause that is an order by itself.
    start = first
    while start and not readings[start].clause.links_with(Kind.AND):
        start -= 1
    has_order = any(readings[number].question for number in range(start, count))
    return set(range(0 if has_order else start, count))


def _is_about_own_end(readings: Sequence[Reading], role: str) -> bool:
    """
    Tell whether a condition is only that the writer dies.

    It always is for who names his successor, and for the hunter.
    """
    after = any(reading.question in (SUCCESSOR, TESTAMENT) for reading in readings)
    return (after or role == _HUNTER) and any(
        reading.clause.has(Kind.OWN_END) for reading in readings
    )


def is_asked(sentence: Sentence, readings: Sequence[Reading]) -> bool:
    """Tell whether a sentence is a question that is not just a polite order."""
    if sentence.end != "?" or not readings:
        return False
    polite = any(
        reading.clause.has(Kind.PLEASE) or _asks_for_power(reading) for reading in readings
    )
    if polite and not any(_asks_for_vote(reading) for reading in readings):
        return False
    last = readings[-1]
    asks = any(token.has(Kind.ASKING) for token in sentence.tokens)
    # "Do we burn Bob today or tomorrow?"
    asks = asks or (last.clause.links_with(Kind.OR) and bool(last.clause.tokens))
    return asks or bool(last.question or last.persons) or len(readings) == 1


def _asks_for_power(reading: Reading) -> bool:
    """Tell whether a question only begs leave to use a power: "may I see her aura?"."""
    if reading.question in (VOTE, ELECT, "") or reading.tone is not Tone.DONE:
        return False
    return reading.clause.has(Kind.WANT) and not reading.clause.has(Kind.ASKING, Kind.OR)


def _asks_for_vote(reading: Reading) -> bool:
    """Tell whether a question is about somebody's vote: "would you vote for Bob?"."""
    mine = reading.clause.has(Kind.MINE) or any(
        not _MY.isdisjoint(token.words) for token in reading.clause.tokens
    )
    return reading.question in (VOTE, ELECT) and reading.is_verb and reading.is_named and not mine


def tells(sentences: Iterable[Sentence]) -> bool:
    """Tell whether a text says that somebody said something, or quotes him behind his name."""
    before: Token | None = None
    for sentence in sentences:
        for token in sentence.tokens:
            if not token.is_quoted and token.has(Kind.REPORT):
                return True
            if token.is_quoted and before is not None and before.seats and not before.is_quoted:
                return True
            before = token
    return False
