"""The grammar of a sentence: clauses, and in them persons with the prepositions before them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from lark import Lark, Transformer
from lark import Token as Terminal
from lark.lexer import Lexer

from verteller.telling.sentences.halves import begins_other, sets_against
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.particles import (
    begins_clause,
    begins_run_on,
    fills_before,
    has_both,
    is_adverb,
    is_apology,
    is_before_hour,
    is_case,
    is_hour,
    is_idle,
    is_last,
    is_loose_but,
    is_own_verb,
    is_particle,
    is_short_apposition,
    is_so,
    is_there,
    may_join,
    takes_for_himself,
)
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_LINKS: Final = (
    Kind.AND,
    Kind.OR,
    Kind.BUT,
    Kind.CONDITION,
    Kind.OTHERWISE,
    Kind.REASON,
    Kind.THAT,
    Kind.CORRECTION,
)
"""With a word of one of these begins a new clause."""
_LEADS: Final = (
    *(Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.COMPANY),
    *(Kind.APART, Kind.EXCEPT, Kind.KIN, Kind.MINE),
)

_WHETHER: Final = frozenset({"ob", "whether"})
_IF: Final = frozenset({"se", "if", "of"})
"""Conditions that may also say what somebody wants to know."""
_ONLY: Final = frozenset("solo soltanto sempre only nur alleen".split())
_UNTIL: Final = frozenset({("until",), ("till",), ("til",)})
_TIES: Final = frozenset(
    {("bis",), ("damit",), ("dann",), ("deshalb",), ("darum",), ("daher",), ("also",), ("denn",)}
)
"""German words that link clauses, and are adverbs as well."""


@dataclass(slots=True)
class Person:
    """
    Somebody who is named.

    Args:
        token: The name.
        leads: What stands before it: articles, prepositions.
        joined: How it is joined to the one before it: Kind.AND, Kind.OR, or nothing.
        listed: Whether a comma joins it.
    """

    token: Token
    leads: tuple[Token, ...]
    joined: Kind | None = None
    listed: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """Who may be meant."""
        return self.token.seats


@dataclass(slots=True)
class Clause:
    """
    A part of a sentence.

    Args:
        links: What it begins with: conjunctions.
        words: Its words that are no names.
        persons: Who is named.
        tokens: Everything in it, in order.
        mark: The mark before it.
        quoted: Whether it stands between quotation marks.
        is_cased: Whether its sentence has names with capital letters in it.
    """

    words: list[Token] = field(default_factory=list)
    persons: list[Person] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    links: list[Token] = field(default_factory=list)
    mark: str = ""
    quoted: bool = False
    is_cased: bool = False

    @property
    def text(self) -> str:
        """What it says, in short."""
        return " ".join(token.text for token in (*self.links, *self.tokens))

    def links_with(self, *kinds: Kind) -> bool:
        """Tell whether it begins with a word of one of *kinds*."""
        return any(link.has(*kinds) for link in self.links)

    def has(self, *kinds: Kind) -> bool:
        """Tell whether a word of one of *kinds* is in it."""
        return any(token.has(*kinds) for token in self.words)

    @property
    def is_idiom(self) -> bool:
        """Whether it says something else than its words do."""
        return self._says(Kind.IDIOM)

    @property
    def announces(self) -> bool:
        """Whether it says that what follows is an order: "es steht fest", "ich habe vor"."""
        return self._says(Kind.ANNOUNCE)

    def _says(self, kind: Kind) -> bool:
        """Tell whether a phrase of *kind* is in it, with all that belongs to it."""
        said = {word for token in self.tokens for word in token.words}
        return any(
            entry.kind is kind and said.issuperset(entry.particle.split())
            for token in self.words
            for entry in token.entries
        )


class _Lexer(Lexer):
    """Gives the parser the tokens of a sentence, by what they do in it."""

    def __init__(self, _: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Terminal]:
        """Give a terminal for each of the items parsed, which say their own type."""
        del parser_state
        for kind, item in lexer_state:
            yield Terminal(kind, item)


class _Building(Transformer[Terminal, list[Clause]]):
    """Makes clauses of what the parser finds."""

    def start(self, children: list[Any]) -> list[Clause]:
        clauses: list[Clause] = []
        links: list[Token] = []
        mark = ""
        for child in children:
            if isinstance(child, Clause):
                if child.tokens:
                    child.links, child.mark = links, mark
                    clauses.append(child)
                    links, mark = [], ""
            elif isinstance(child.value, Token):
                links.append(child.value)
            else:
                mark = mark if mark and mark != "," else child.value.text
        if links:
            clauses.append(Clause(links=links, mark=mark))
        return clauses

    def clause(self, children: list[Any]) -> Clause:
        clause = Clause()
        for child in children:
            if isinstance(child, tuple):
                leads, token = child
                clause.words += [*leads, token]
                clause.tokens += [*leads, token]
            elif child and isinstance(child[0], Person):
                clause.persons += child
                for person in child:
                    clause.tokens += [*person.leads, person.token]
                    clause.words += person.leads
            else:
                clause.words += child
                clause.tokens += child
        return clause

    def word(self, children: list[Any]) -> tuple[list[Token], Token]:
        return children[0], children[1].value

    def persons(self, children: list[Any]) -> list[Person]:
        leads, name, *others = children
        return [Person(name.value, tuple(leads)), *others]

    def other(self, children: list[Any]) -> Person:
        join, leads, name = children
        item = join.value
        if isinstance(item, Mark):
            return Person(name.value, tuple(leads), Kind.AND, listed=True)
        kind = Kind.OR if item.has(Kind.OR) else Kind.AND
        return Person(name.value, tuple(leads), kind)

    def leads(self, children: list[Any]) -> list[Token]:
        return [child.value for child in children]


_PARSER: Final = Lark(
    (files(__package__) / "sentence.lark").read_text(encoding="utf-8"),
    parser="lalr",
    lexer=_Lexer,
    transformer=_Building(),
)


def clauses_of(sentence: Sentence) -> list[Clause]:
    """Return the clauses of a sentence, in order."""
    parsed: Any = _PARSER.parse(_sound(list(_terminals(sentence.items))))
    clauses: list[Clause] = parsed
    tokens = sentence.tokens
    cased = any(token.seats and token.is_capital and not token.is_soft for token in tokens)
    for clause in clauses:
        clause.is_cased = cased
        clause.quoted = any(token.is_quoted and not token.seats for token in clause.tokens)
    return clauses


def _sound(
    terminals: Sequence[tuple[str, Token | Mark]],
) -> Sequence[tuple[str, Token | Mark]]:
    """Let what joins nothing link clauses: behind a join stand leads and a name."""
    kinds = [kind for kind, _ in terminals]
    sound = []
    for at, (kind, item) in enumerate(terminals):
        after = at + 1
        while after < len(kinds) and kinds[after] == "LEAD":
            after += 1
        lost = kind == "JOIN" and (after == len(kinds) or kinds[after] != "NAME")
        sound.append(("LINK" if lost else kind, item))
    return sound


def _terminals(items: Sequence[Token | Mark]) -> Iterator[tuple[str, Token | Mark]]:
    for at, item in enumerate(items):
        other = begins_other(items, at)
        if other:
            yield "LINK", item if isinstance(item, Mark) else Mark(",")
        if other and (isinstance(item, Mark) or item.has(Kind.AND)):
            continue
        if isinstance(item, Mark):
            yield ("JOIN" if item.text in ",/+&" and _joins(items, at) else "LINK"), item
        elif item.seats:
            yield "NAME", item
        elif (may_join(item) and _joins(items, at)) or (
            (item.has(Kind.THAT) or item.words[-1] == "als")
            and _joins(items, at)
            and has_both(items[:at])
        ):
            yield "JOIN", item
        elif item.has(*_LINKS) and not _is_whether(items, at) and not _is_within(items, at):
            yield ("WORD" if takes_for_himself(items, at) else "LINK"), item
        elif begins_run_on(items, at):
            yield "LINK", Mark(",")
            yield "WORD", item
        elif item.has(*_LEADS) and not item.has(Kind.VERB, Kind.CUE):
            yield "LEAD", item
        else:
            yield "WORD", item


def _joins(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether nothing but a conjunction stands between two names at *at*."""
    if not at or not isinstance(before := items[at - 1], Token) or not before.seats:
        return False
    after = at + 1
    while after < len(items):
        item = items[after]
        if isinstance(item, Mark):
            return False
        if item.seats:
            return not _has_verb(items[:at]) or not begins_clause(items[after + 1 : after + 6])
        if not item.has(Kind.LEAD) or item.has(Kind.VERB):
            return False
        after += 1
    return False


def _is_within(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a word that may link clauses is only a particle or a verb within one."""
    item = items[at]
    if isinstance(item, Mark):
        return False
    if (
        sets_against(items, at)
        or is_loose_but(items, at)
        or is_case(items, at)
        or is_own_verb(items, at)
    ):
        return True
    until = item.words in _UNTIL and is_hour(items[at + 1 :])
    if item.words == ("before",) or item.words in _TIES:
        before_hour = item.words not in _TIES and is_before_hour(items[at + 1 :])
        return before_hour or (is_adverb if item.words in _TIES else is_last)(items, at)
    verb = len(item.words) > 1 and item.has(Kind.VERB) and item.has(Kind.CORRECTION)
    if until or (verb and all(map(is_idle, items[:at]))):
        # "Doe maar Bob" corrects nothing where nothing was said yet.
        return True
    before = items[at - 1] if at else None
    if before is None or not (item.words == ("da",) and is_there(before, items[at + 1 :])):
        parted = before is None or isinstance(before, Mark) or before.has(*_LINKS)
        # "Doe Jan er ook maar bij."
        parted = parted and not (isinstance(before, Token) and before.words == ("ook",) and at > 1)
        parted = parted and not fills_before(before, item)
        return not parted and _is_within_clause(items, at, item)
    return True


def _is_within_clause(items: Sequence[Token | Mark], at: int, item: Token) -> bool:
    """Tell whether a word that may link clauses, and has a word before it, links none."""
    before = items[at - 1]
    if isinstance(before, Mark) or item.words == ("halt",):
        # "One of the two, just": no "stop!".
        return not isinstance(before, Mark)
    if item.words == ("sia",):
        # "Che Anna sia protetta", not "sia Anna sia Luca".
        return bool(before.seats) and sum(each.words == item.words for each in _words(items)) == 1
    if item.words == ("als",):
        # "As a meal" holds no condition: there is neither a subject nor a verb in it.
        return is_short_apposition(items[at + 1 :])
    if item.has(Kind.THAT) or item.words == ("who",):
        # "Dimmi che aura ha" asks, as does "tell me who Bob is"; "so che l'aura ..." does not.
        after = items[at + 1] if at + 1 < len(items) else None
        if not isinstance(after, Token) or not before.has(Kind.WHETHER, Kind.KNOW):
            return False
        return after.has(Kind.CUE) if item.has(Kind.THAT) else bool(after.seats)
    # "Setze ich meine Stimme" is not "ich meine".
    after = items[at + 1] if at + 1 < len(items) else None
    is_verb = item.has(Kind.CONDITION) and item.has(Kind.MUST, Kind.MIGHT)
    # "I vote for Ann should Bob be found innocent."
    is_verb = is_verb and not (before.seats and isinstance(after, Token) and after.seats)
    is_noun = item.has(Kind.CORRECTION) and (
        item.words[:1] == ("ich",)
        # "Vielleicht warte ich auf Anna."
        or (isinstance(after, Token) and after.words == ("ich",) and item.words == ("warte",))
    )
    return is_verb or is_noun or is_particle(items, at, item) or is_so(before, item)


def _words(items: Sequence[Token | Mark]) -> list[Token]:
    return [item for item in items if isinstance(item, Token)]


def _has_verb(before: Sequence[Token | Mark]) -> bool:
    """Tell whether a verb stands between the last mark and here."""
    for item in reversed(before):
        if isinstance(item, Mark):
            return False
        if item.seats:
            # Mark marks nobody by his name.
            continue
        if any(entry.mood for entry in item.entries) or item.has(Kind.BE, Kind.MINE):
            return True
        if item.has(Kind.CORRECTION) and len(item.words) > 1:
            # "Nee, doe toch maar Bob".
            return True
    return False


def _is_whether(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether the word at *at* says what somebody wants to know, not a condition."""
    item = items[at]
    if isinstance(item, Mark) or is_apology(items, at):
        return not isinstance(item, Mark)
    # "Only if" is always a condition.
    only = len(item.words) > 1 and item.words[0] in _ONLY
    if item.words in (("als",), ("when",)) or only:
        return False
    if not (item.has(Kind.OR) or item.words[0] in _WHETHER or item.words[0] in _IF):
        return False
    if item.words[0] in _WHETHER and isinstance(items[at - 1], Mark):
        return False
    before = items[max(0, at - 3) : at]
    return any(
        isinstance(each, Token)
        # "For Hope if" has a name in it.
        and not each.seats
        and each.has(Kind.WHETHER, Kind.KNOW, Kind.DOUBT)
        for each in before
    )
