"""
Conditions that are met, or beg leave: "if the rules allow it", "unless I have counted wrong".

Such a condition says that something helps (that it is allowed, that there is time, that the
writer has understood) or that nothing hinders (that it is not too late, that he is not
mistaken). With the word for "unless" it is the other way round. It is made of nothing but words
of these two kinds and small words beside them, and what is ordered beside it holds.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.candidates import leave_to_candidate
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_LONGEST: Final = 14
"""Words up to which such a condition is no more than that."""
_FILLING: Final = (Entry(Kind.FILLER),)
_ALONE: Final = (Entry(Kind.FILLER), Entry(Kind.CUE, question="alone"))
_OTHERS: Final = frozenset("others other rest altri resto anderen andere andern restlichen".split())
_SUPPOSING: Final = (Entry(Kind.CONDITION),)
_WHO: Final = frozenset("he she they it somebody someone anybody anyone people nobody".split())
_DAY: Final = re.compile(r"the (?:day|moment|minute|instant|night)", re.IGNORECASE)
"""English words that suppose where somebody stands behind them."""
_PHRASE: Final = 2
_NOTHING: Final[frozenset[str]] = frozenset()
_JOINS: Final = (Kind.AND, Kind.OR)
_GOES_ON: Final = (*_JOINS, Kind.THAT, Kind.CONDITION, Kind.OTHERWISE, Kind.BUT, Kind.NEGATION)
"""What stands behind a condition that is not at its end yet."""
_UNTIL: Final = frozenset({("tot",), ("bis",)})
_WOULD_HAVE: Final = frozenset({"hatte", "ware", "war"})
_BY: Final = frozenset({"entro", "by", "before", "bis", "vor", "voor", "tegen"})
"""Words before the hour up to which it may still be."""
_ONLY: Final = frozenset(
    "only basta solo soltanto solamente unicamente nur bloss lediglich enkel alleen slechts".split()
)
_NEAR: Final = 8
"""Words behind an "only" among which stands whose leave it takes."""
_DOERS: Final = (Kind.FIRST, Kind.OTHERS, Kind.PRONOUN, Kind.LEAD, Kind.BE, Kind.NOBODY)
_LONGEST_ROLE: Final = 2
"""Words that say as what somebody does something."""
_SHOULD: Final = frozenset({"should"})
_SUBJECTS: Final = frozenset({"the", "it", "that", "this", "i", "you", "there", "we", "my"})
"""English words behind a "should" that is a condition."""
_HANGING: Final = frozenset({"to", "te", "zu", "di", "da", "per", "for", "om", "um", "of", "che"})
"""Words with which a condition is not at its end: "if it's possible to"."""
_ORDERS: Final = (
    *(Kind.FIRST, Kind.VERB, Kind.WANT, Kind.PLEASE, Kind.CUE, Kind.MINE, Kind.FILLER),
    *(Kind.WISH, Kind.LIGHT, Kind.ANNOUNCE),
)
"""What an order begins with behind a condition, where no comma parts them."""


def take_suppositions(sentence: Sentence, lexicon: Lexicon) -> None:
    """Take every condition of a sentence that is met anyhow for mere politeness."""
    items = sentence.items
    if any(token.has(Kind.OTHERWISE) for token in sentence.tokens):
        # "If I may, Bob, or else Ann."
        return
    _take_day(items)
    for token in _excuse(items, lexicon.sets):
        token.learn(_FILLING)
    for at, item in enumerate(items):
        if isinstance(item, Mark):
            continue
        if _begins(items, at, lexicon):
            item.learn(_SUPPOSING)
        if leave_to_candidate(items, at, lexicon.sets):
            continue
        if item.has(Kind.CONDITION) and _is_none(items, at, lexicon):
            item.learn(_FILLING)
        elif item.has(Kind.CONDITION):
            met = _met(item, items[at + 1 :], lexicon)
            alone = any(not _OTHERS.isdisjoint(token.words) for token in met)
            for token in met:
                # Who hunts when the others sleep hunts alone.
                token.learn(_ALONE if alone else _FILLING)


def _take_day(items: Sequence[Token | Mark]) -> None:
    """Let a day on which somebody does something be a condition; in Scotland it may be today."""
    for day, who in pairwise(items):
        if isinstance(day, Token) and isinstance(who, Token) and _DAY.fullmatch(day.text):
            day.learn(_SUPPOSING if who.seats or who.words[0] in _WHO else ())


def _begins(items: Sequence[Token | Mark], at: int, lexicon: Lexicon) -> bool:
    """Tell whether words that need not suppose anything begin a condition."""
    item = items[at]
    if isinstance(item, Mark):
        return False
    # "I hang Bob, but only with Ann's blessing."
    by_leave = is_framed(_words_from(items, at), lexicon.sets.get("by_leave", _NOTHING))
    return by_leave or _is_begun(item, items[at + 1 : at + 4], lexicon)


def _words_from(items: Sequence[Token | Mark], at: int) -> list[str]:
    """Return the words of a condition that a word for "only" may begin."""
    item = items[at]
    if isinstance(item, Mark) or item.words[0] not in _ONLY:
        return []
    return [
        word for each in items[at : at + _NEAR] if isinstance(each, Token) for word in each.words
    ]


def _goes_on(after: Sequence[Token | Mark]) -> bool:
    """Tell whether a second condition is joined to one: "when all are asleep and Bob is dead"."""
    joint, *others = [item for item in after if isinstance(item, Token)]
    if not joint.has(Kind.AND) or not others:
        return False
    doer = others[0]
    return bool(doer.seats) or (doer.has(Kind.OTHERS, Kind.NOBODY) and not doer.has(Kind.FIRST))


def _is_none(items: Sequence[Token | Mark], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a word that may begin a condition begins none: "until ten", "as a shaman I"."""
    item, after = items[at], items[at + 1 : at + 2]
    if isinstance(item, Mark):
        return False
    following = after[0] if after and isinstance(after[0], Token) else None
    if item.words in _UNTIL and following is not None:
        points = lexicon.sets.get("until_when", _NOTHING)
        return following.words[0] in points or following.words[0].isdigit()
    before = items[at - 1] if at else None
    if item.words == ("once",) and not after:
        # "He was voted out once."
        return True
    if item.words[0] in _WOULD_HAVE and isinstance(before, Token):
        # "Mit ihm hätte ich ein Wort zu reden."
        return not before.has(*_JOINS)
    if item.words == ("als",) and lexicon.language == "nl":
        return _is_apposition(items[at + 1 : at + 5])
    return _is_begged(items, at, lexicon)


def _is_apposition(items: Sequence[Token | Mark]) -> bool:
    """Tell whether a Dutch "als" says as what the writer does it: "als sjamaan bind ik Bob"."""
    for at, item in enumerate(items[:_LONGEST_ROLE]):
        if isinstance(item, Mark) or item.seats or item.has(*_DOERS):
            return False
        verb, subject = items[at + 1 : at + 2], items[at + 2 : at + 3]
        if verb and isinstance(verb[0], Token) and verb[0].words[-1] == "ik":
            return verb[0].has(*_ORDERS)
        if subject and isinstance(subject[0], Token) and subject[0].words == ("ik",):
            does = verb[0]
            return isinstance(does, Token) and does.has(Kind.VERB, Kind.WANT, Kind.LIGHT)
    return False


def _is_begged(items: Sequence[Token | Mark], at: int, lexicon: Lexicon) -> bool:
    """Tell whether an "if" only says what would be kind: "wäre nett, wenn Sie Anna prüfen"."""
    kind = lexicon.sets.get("would_be_kind", _NOTHING)
    words = [word for item in items[:at] if isinstance(item, Token) for word in item.words]
    if not kind or not is_framed(words[-_LONGEST:], kind):
        return False
    behind = [word for item in items[at : at + 3] if isinstance(item, Token) for word in item.words]
    you = lexicon.sets.get("if_you", _NOTHING)
    return any(f" {each} " in f" {' '.join(behind[1:3])} " for each in you)


def take_leave(sentences: Sequence[Sentence], lexicon: Lexicon) -> None:
    """Let an "if so" behind a question whether there is time, or one may, suppose nothing."""
    for before, sentence in pairwise(sentences):
        tokens = sentence.tokens[:1]
        so = " ".join(word for token in tokens for word in token.words)
        if so in lexicon.sets.get("if_so", _NOTHING) and _asks_leave(before, lexicon.sets):
            tokens[0].learn(_FILLING)


def _asks_leave(sentence: Sentence, sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether a question is no more than whether something helps: "am I still in time?"."""
    tokens = sentence.tokens
    words = {word for token in tokens for word in token.words}
    known = sets.get("supposing_beside", _NOTHING) | sets.get("helping", _NOTHING)
    helps = not sets.get("helping", _NOTHING).isdisjoint(words)
    return sentence.end == "?" and helps and known.issuperset(words)


def _excuse(items: Sequence[Token | Mark], sets: Mapping[str, frozenset[str]]) -> Sequence[Token]:
    """Return with what a sentence excuses how it is written: "don't know if this is right, but"."""
    run: list[Token] = []
    for item in items[:_LONGEST]:
        if not isinstance(item, Mark):
            if item.has(Kind.BUT):
                break
            run.append(item)
    else:
        return ()
    said = " ".join(word for token in run for word in token.words)
    begun = [each for each in sets.get("unsure_whether", _NOTHING) if f" {each} " in f" {said} "]
    if not begun:
        return ()
    before, _, rest = f" {said} ".partition(f" {max(begun, key=len)} ")
    known = sets.get("supposing_beside", _NOTHING) | sets.get("helping", _NOTHING)
    known |= sets.get("how_to", _NOTHING)
    return (
        run if not before.strip(" ik") and rest.split() and known.issuperset(rest.split()) else ()
    )


def _met(item: Token, items: Sequence[Token | Mark], lexicon: Lexicon) -> Sequence[Token]:
    """Return the words of a condition that is met, the first of which is *item*; or none."""
    words = " ".join(item.words)
    unless = words in lexicon.sets.get("supposing_unless", _NOTHING)
    if not unless and words not in lexicon.sets.get("supposing_if", _NOTHING):
        return ()
    if unless and items and isinstance(items[0], Mark):
        # "Es sei denn, ..."
        items = items[1:]
    night = _night(items[:_LONGEST], lexicon.sets)
    if not unless and _ends(night, items[len(night) : len(night) + 2], lexicon.language):
        return (item, *night)
    run = _run(items[:_LONGEST], lexicon.sets)
    if item.words[0] in _SHOULD and not (run and run[0].words[0] in _SUBJECTS):
        # "Bob should be fine".
        return ()
    if not _holds(run, lexicon.sets, unless=unless):
        return ()
    # "Als het mag stem ik op Bob": what behind the last word that matters begins the order?
    matters = lexicon.sets.get("helping", _NOTHING) | lexicon.sets.get("hindering", _NOTHING)
    last = max(at for at, token in enumerate(run) if not matters.isdisjoint(token.words))
    for end in range(len(run), last, -1):
        if _ends(run[:end], items[end : end + 2], lexicon.language):
            return (item, *run[:end])
    return ()


def _is_begun(item: Token, after: Sequence[Token | Mark], lexicon: Lexicon) -> bool:
    """Tell whether a set phrase is only the beginning of a condition: "if you can" prove it."""
    if not item.has(Kind.HARMLESS) or len(item.words) < _PHRASE or not after:
        return False
    if item.words[0] not in lexicon.sets.get("supposing_if", _NOTHING):
        return False
    # "Jansen als burgemeester en Bob op de brandstapel."
    role = item.words[0] == "als" and len(item.words) == _PHRASE
    if not role and any(isinstance(each, Token) for each in after) and _goes_on(after):
        return True
    word = after[0]
    if isinstance(word, Token) and word.words[0] in _BY:
        # "If nobody comes forward by nine".
        return True
    if isinstance(word, Mark) or item.words[-1] not in lexicon.sets.get("enabling", _NOTHING):
        return False
    infinitive = any(
        Mood.INFINITIVE in each.mood and Mood.FIRST not in each.mood for each in word.entries
    )
    return word.is_strange or infinitive or word.kinds == {Kind.THING} or word.has(Kind.THAT)


def _night(items: Sequence[Token | Mark], sets: Mapping[str, frozenset[str]]) -> list[Token]:
    """Return the tokens that only say that it is night: "when the others are asleep"."""
    nightly = sets.get("nightly", _NOTHING)
    known = nightly | sets.get("nightly_beside", _NOTHING)
    run: list[Token] = []
    for item in items:
        if isinstance(item, Mark) or item.seats or not known.issuperset(item.words):
            break
        run.append(item)
    while run and nightly.isdisjoint(run[-1].words):
        run.pop()
    return run


def _run(items: Sequence[Token | Mark], sets: Mapping[str, frozenset[str]]) -> list[Token]:
    """Return the tokens that are made of words such a condition is made of."""
    beside = sets.get("supposing_beside", _NOTHING)
    nouns = sets.get("supposing_nouns", _NOTHING)
    articles = sets.get("supposing_articles", _NOTHING)
    known = beside | nouns | articles | sets.get("supposing_not", _NOTHING)
    known |= sets.get("helping", _NOTHING) | sets.get("hindering", _NOTHING)
    run: list[Token] = []
    for item in items:
        if isinstance(item, Mark) or item.seats or not known.issuperset(item.words):
            break
        if run and articles.issuperset(run[-1].words) and nouns.isdisjoint(item.words):
            # "Wenn die geht" is about somebody.
            return []
        run.append(item)
    goes_on = any(not isinstance(item, Mark) for item in items[len(run) : len(run) + 1])
    while goes_on and run and beside.issuperset(run[-1].words) and run[-1].has(*_ORDERS):
        # "If it's allowed I ..." - what begins the order is no part of it.
        run.pop()
    return run


def _holds(run: Sequence[Token], sets: Mapping[str, frozenset[str]], *, unless: bool) -> bool:
    """Tell whether what a condition says is that something helps, or nothing hinders."""
    words = [word for token in run for word in token.words]
    nots = sets.get("supposing_not", _NOTHING)
    # An "isn't" denies once.
    denied = sum(not nots.isdisjoint(token.words) for token in run) + unless
    if not sets.get("hindering", _NOTHING).isdisjoint(words):
        return denied == 1
    return not sets.get("helping", _NOTHING).isdisjoint(words) and denied == 0


def _ends(run: Sequence[Token], after: Sequence[Token | Mark], language: str) -> bool:
    """Tell whether a condition is at its end before what follows it."""
    if not run or run[-1].words[-1] in _HANGING:
        return False
    if not after:
        return True
    item, *others = after
    if isinstance(item, Mark):
        # "If it's allowed, and Bob is dead".
        return not any(isinstance(each, Token) and each.has(*_JOINS) for each in others)
    infinitive = any(Mood.INFINITIVE in entry.mood for entry in item.entries)
    if item.seats or item.has(*_GOES_ON) or (infinitive and language != "en"):
        return False
    return item.has(*_ORDERS)
