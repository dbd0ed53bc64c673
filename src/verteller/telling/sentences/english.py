"""What only the order and the endings of English words say."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token

_GENITIVE: Final = 3
"""Characters between a name and what is its bearer's: an apostrophe, an s and a space."""
_IS_SHORT: Final = frozenset({"my", "our", "got", "gotta", "going", "gonna", "to"})
"""Words behind what is short for "is" or "has"."""
_THEIRS: Final = frozenset({"his", "her", "their", "your"})
_SEALS: Final = frozenset(
    f"{must} {passive}"
    for must in ("must", "should", "shall", "has to", "needs to", "is to", "ought to", "will")
    for passive in ("be", "get")
) | {"gets", "is getting", "is going to be", "is going to get", "deserves to be"}
"""What stands between somebody and what is to be done to him."""
_SUBJECTS: Final = frozenset({"i", "we"})
_COMING: Final = frozenset({"ll", "will", "shall"})
_EAGER: Final = frozenset({"dying", "desperate", "keen", "eager", "itching"})
_TURNS: Final = frozenset({"turn", "job", "duty", "task", "idea"})
_FEELS: Final = frozenset({("feel", "like"), ("i", "feel", "like"), ("feeling", "like")})
_SAYING: Final = frozenset(
    "say think reckon believe claim suggest insist argue agree suspect feel hope".split()
)
_OWN: Final = (Kind.FIRST, Kind.WANT, Kind.PLEASE, Kind.NEGATION, Kind.LIGHT, Kind.VERB)
_OBJECTS: Final = frozenset({"me", "us", "myself"})
_HAVING: Final = frozenset({"have", "get", "want", "see"})
_WISHING: Final = (Kind.WANT, Kind.PLEASE, Kind.WHETHER)
_SHORTEST_PARTICIPLE: Final = 6
"""Letters of a word in -ing that can be no noun such as "king"."""


def follows_name(clause: Clause, token: Token) -> bool:
    """Tell whether the word before *token* is a name with nothing before it."""
    at = next(at for at, each in enumerate(clause.tokens) if each is token)
    before = clause.tokens[at - 1] if at else None
    return any(person.token is before and not person.leads for person in clause.persons)


def is_own_of_somebody(clause: Clause) -> bool:
    """Tell whether the word behind a name is his own, or what he is: "Bob's vote"."""
    if any(one.words[-1] in _THEIRS and two.has(Kind.CUE) for one, two in pairwise(clause.tokens)):
        # "Her vote is on Bob."
        return True
    return any(
        one.seats
        and two.start - one.end == _GENITIVE
        and two.has(Kind.CUE, Kind.WISH)
        # "Bob's my vote" is short for "Bob is my vote".
        and two.words[0] not in _IS_SHORT
        for one, two in pairwise(clause.tokens)
    )


def is_over(clause: Clause, wish: Token) -> bool:
    """Tell whether an English verb of the past has something it was done to behind it."""
    at = next(at for at, each in enumerate(clause.tokens) if each is wish)
    after = [each for each in clause.tokens[at + 1 :] if each.kinds != {Kind.FILLER}]
    return wish.words[-1].endswith(("ed", "nt", "ung")) and bool(after)


def has_unknown_participle(clause: Clause) -> bool:
    """Tell whether a word we do not know says what is being done: "I'm meeting Bob"."""
    return any(
        not token.is_known
        and token.words[-1].endswith("ing")
        and len(token.words[-1]) >= _SHORTEST_PARTICIPLE
        for token in clause.tokens
    )


def names_subject_and_object(reading: Reading) -> bool:
    """Tell whether a clause begins with somebody and names somebody else behind its verb."""
    clause = reading.clause
    persons = clause.persons
    if len(persons) != 2 or persons[0].leads or persons[1].joined or clause.has(Kind.FIRST):
        return False
    first, *others = clause.tokens
    if first.words == ("let",) and others and others[0] is persons[0].token:
        # "Let Bob guard Carol."
        return True
    # "Mark Bob" and "will guard Bob" have a verb in front.
    is_name = not first.has(Kind.WANT) and not any(entry.mood for entry in first.entries)
    return is_name and first is persons[0].token


def begins_with_participle(clause: Clause) -> bool:
    """Tell whether what is done is the subject of a clause: "settling on Bob is lazy"."""
    first = clause.tokens[0] if clause.tokens else None
    return first is not None and first.words[0].endswith("ing") and bool(first.entries)


def is_done_to_writer(clause: Clause) -> bool:
    """Tell whether a verb of somebody else's comes first: "Bob invited me"."""
    named = False
    for token in clause.tokens:
        if token.has(Kind.FIRST):
            return False
        if any(Mood.PAST in entry.mood for entry in token.entries):
            return named
        named = named or bool(token.seats)
    return False


def is_only_of_friend(clause: Clause) -> bool:
    """Tell whether "my" is only said of whom is named: "I voted for my best mate Dave"."""
    return all(
        _leads_to_name(clause.tokens[at + 1 :])
        for at, token in enumerate(clause.tokens)
        if token.has(Kind.MINE)
    )


def _leads_to_name(after: Sequence[Token]) -> bool:
    """Tell whether no more than talk stands before a name."""
    talk = {Kind.FILLER, Kind.THING}
    for at, token in enumerate(after):
        if token.seats:
            return at > 0
        if token.kinds - talk:
            return False
    return False


def ends_before(clause: Clause) -> bool:
    """Tell whether a clause says what was done before: "I put Ann before"."""
    return len(clause.tokens) > 1 and clause.tokens[-1].words == ("before",)


def is_sent_off(clause: Clause) -> bool:
    """Tell whether a clause is no more than a name and "out" or "off": "Bob out!"."""
    tokens = clause.tokens
    return (
        len(tokens) == len(clause.persons) + 1
        and bool(clause.persons)
        and tokens[-1].words in (("out",), ("off",))
    )


def is_for_tonight(clause: Clause) -> bool:
    """Tell whether a clause says who is chosen tonight: "tonight's victim is Bob"."""
    return any(token.words[:2] == ("tonight", "s") and not token.seats for token in clause.tokens)


def is_said_by_others(clause: Clause) -> bool:
    """Tell whether somebody else says the rest: "two ladies on the bus say vote Bob"."""
    around = (Kind.FILLER, Kind.MUST, Kind.MIGHT)
    for at, token in enumerate(clause.tokens):
        if token.seats or len(token.words) > 1 or token.words[0] not in _SAYING:
            continue
        before = [each for each in clause.tokens[:at] if each.seats or not each.has(*around)]
        if before and not (before[-1].has(*_OWN) and before[-1].words[-1] not in _OBJECTS):
            return True
    return False


def is_had_done(clause: Clause, done: Token) -> bool:
    """Tell whether a participle stands behind whom it is to be done to: "have Bob guarded"."""
    aside = (Kind.AUXILIARY, Kind.BE, Kind.ASKING, Kind.REASON, Kind.PAST, Kind.REPORT)
    # "Would you kindly have Bob guarded", "I order that Bob be guarded".
    causing = [
        two
        for one, two in pairwise(clause.tokens)
        if (two.words == ("have",) and one.has(*_WISHING)) or two.words == ("be",)
    ]
    told = any(
        token.has(*aside) and not any(token is each for each in causing) for token in clause.words
    )
    if told or clause.links_with(Kind.ASKING) or len(clause.persons) != 1:
        return False
    at = next(at for at, each in enumerate(clause.tokens) if each is done)
    wanting = [token for token in clause.tokens[:at] if _may_wish(token)]
    named = next((n for n, each in enumerate(clause.tokens) if each.seats), len(clause.tokens))
    # "Will guarded Carol" begins with his name.
    return 0 < named < at and any(not token.seats for token in wanting)


def is_turn_of_another(clause: Clause) -> bool:
    """Tell whether somebody else is to do something: "it's Bob's turn to guard Carol"."""
    return (
        len(clause.persons) > 1
        and any(
            one.is_genitive and two.words[0] in _TURNS and two.words[-1] == two.words[0]
            for one, two in pairwise(clause.tokens)
        )
        and any(token.words == ("to",) for token in clause.tokens)
    )


def _may_wish(token: Token) -> bool:
    """Tell whether a word wants something done, if a participle follows: "please have"."""
    return token.has(*_WISHING) or (token.words[-1] in _HAVING and not token.has(Kind.PRONOUN))


def take_inclination(clause: Clause) -> None:
    """Let "feel like" be a wish before what the writer is about to do: "I feel like voting"."""
    if clause.has(Kind.BE):
        # "I feel like guarding Bob is silly."
        return
    for one, two in pairwise(clause.tokens):
        if one.words in _FEELS and two.words[0].endswith("ing") and two.entries:
            one.learn((Entry(Kind.WANT, mood=Mood.FIRST),))


def take_future_perfect(clause: Clause) -> None:
    """Let what will be done by then be done now: "by dawn I'll have bitten Bob"."""
    for at, (one, two) in enumerate(pairwise(clause.tokens)):
        before = [word for token in clause.tokens[max(at - 2, 0) : at] for word in token.words]
        said = [*before, *one.words][-3:]
        # "I'll have" is one phrase, "I shall have" are three words.
        if said[-1] != "have" or said[0] not in _SUBJECTS or said[1] not in _COMING:
            continue
        if not any(entry.kind is Kind.VERB and Mood.PAST in entry.mood for entry in two.entries):
            continue
        done = (each for each in two.entries if each.kind is Kind.VERB and Mood.PAST in each.mood)
        two.learn(tuple(replace(entry, mood=Mood.FIRST) for entry in done))
        one.learn((Entry(Kind.FIRST), Entry(Kind.WANT, mood=Mood.FIRST)))


def is_sealed(clause: Clause, done: Token) -> bool:
    """Tell whether a participle says what is to be done to somebody: "Bob must be bitten"."""
    aside = (Kind.ASKING, Kind.REASON, Kind.PAST, Kind.REPORT, Kind.FIRST, Kind.OTHERS)
    if clause.has(*aside) or len(clause.persons) != 1 or clause.persons[0].leads:
        return False
    at = next(at for at, each in enumerate(clause.tokens) if each is done)
    named = next((n for n, each in enumerate(clause.tokens) if each.seats), len(clause.tokens))
    between = [each for each in clause.tokens[named + 1 : at] if each.kinds != {Kind.FILLER}]
    said = " ".join(word for each in between for word in each.words)
    before = clause.tokens[:named]
    return said in _SEALS and all(each.has(Kind.FILLER, Kind.LEAD) for each in before)


def is_past_of_another(reading: Reading) -> bool:
    """Tell whether the only verb is of the past: "I'd like to know whom Bob guarded"."""
    tokens = reading.clause.tokens
    verbs = [
        (at, [entry.mood for entry in token.entries if entry.kind is Kind.VERB and entry.mood])
        for at, token in enumerate(tokens)
        if any(token is each for each in reading.core) and not token.has(Kind.WHETHER)
    ]
    verbs = [(at, moods) for at, moods in verbs if moods]
    if not verbs or not all(mood is Mood.PAST for _, moods in verbs for mood in moods):
        return False
    at = verbs[0][0]
    perfect = at > 0 and tokens[at - 1].words[-1] == "have"
    return perfect or any(token.has(Kind.ASKING) for token in tokens[:at])


def is_of_others(clause: Clause) -> bool:
    """Tell whether a clause begins with others, who want or are to do it: "you all want to"."""
    around = (Kind.FILLER, Kind.LEAD, Kind.AND, Kind.BUT)
    begins = [each for each in clause.tokens if each.seats or not each.has(*around)][:2]
    if len(begins) < 2 or begins[0].has(Kind.PLEASE, Kind.WANT, Kind.WHETHER):
        return False
    wanting = begins[1].has(Kind.WANT, Kind.MUST, Kind.MIGHT, Kind.REPORT)
    wanting = wanting or (begins[1].has(Kind.FILLER) and clause.has(Kind.WANT))
    wanting = wanting or any(_EAGER.intersection(token.words) for token in clause.tokens)
    return wanting and (bool(begins[0].seats) or begins[0].has(Kind.OTHERS))


def only_leaves(clause: Clause, token: Token) -> bool:
    """Tell whether it is the writer who has to go: "gotta go, my stop"."""
    return token.words[-1] == "go" and not clause.persons


def is_begged(reading: Reading) -> bool:
    """Tell whether an order only sounds like a question: "check him for me?"."""
    tokens = reading.clause.tokens
    words = " ".join(word for token in tokens for word in token.words)
    ordered = bool(tokens) and any(Mood.ORDER in entry.mood for entry in tokens[0].entries)
    begged = ordered and " for me" in words and not reading.clause.links
    return begged and reading.is_verb and not reading.negated
