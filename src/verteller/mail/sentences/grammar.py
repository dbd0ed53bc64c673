"""The grammar of a sentence: clauses, and in them persons with the prepositions before them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from lark import Lark, Transformer
from lark import Token as Terminal
from lark.lexer import Lexer

from verteller.mail.sentences.lexicon import Kind
from verteller.mail.sentences.tokens import Mark, Sentence, Token

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
_LEADS: Final = (Kind.LEAD, Kind.APART, Kind.EXCEPT, Kind.KIN, Kind.MINE)


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
        link: What it begins with: a conjunction, or a mark.
        words: Its words that are no names.
        persons: Who is named.
        tokens: Everything in it, in order.
        mark: The mark before it.
        quoted: Whether it stands between quotation marks.
    """

    words: list[Token] = field(default_factory=list)
    persons: list[Person] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    link: Token | None = None
    mark: str = ""
    quoted: bool = False

    @property
    def text(self) -> str:
        """What it says, in short."""
        link = [self.link.text] if self.link else []
        return " ".join([*link, *(token.text for token in self.tokens)])

    def links_with(self, *kinds: Kind) -> bool:
        """Tell whether it begins with a word of one of *kinds*."""
        return self.link is not None and self.link.has(*kinds)

    def has(self, *kinds: Kind) -> bool:
        """Tell whether a word of one of *kinds* is in it."""
        return any(token.has(*kinds) for token in self.words)


class _Lexer(Lexer):
    """Gives the parser the tokens of a sentence, by what they do in it."""

    def __init__(self, _: Any) -> None:
        pass

    def lex(self, items: Any) -> Iterator[Terminal]:
        """Give a terminal for each of *items*, which say their own type."""
        for kind, item in items:
            yield Terminal(kind, item)


class _Building(Transformer[Terminal, list[Clause]]):
    """Makes clauses of what the parser finds."""

    def start(self, children: list[Any]) -> list[Clause]:
        clauses: list[Clause] = []
        link: Terminal | None = None
        quoted = False
        for child in children:
            if isinstance(child, Terminal):
                link = child
                if isinstance(child.value, Mark) and child.value.text == '"':
                    quoted = not quoted
                continue
            child.quoted = quoted
            if link is not None:
                item = link.value
                child.link = item if isinstance(item, Token) else None
                child.mark = item.text if isinstance(item, Mark) else ""
            clauses.append(child)
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
    parsed: Any = _PARSER.parse(list(_terminals(sentence.items)))  # type: ignore[arg-type]
    clauses: list[Clause] = parsed
    return clauses


def _terminals(items: Sequence[Token | Mark]) -> Iterator[tuple[str, Token | Mark]]:
    for at, item in enumerate(items):
        if isinstance(item, Mark):
            yield ("JOIN" if item.text in ",/" and _joins(items, at) else "LINK"), item
        elif item.seats:
            yield "NAME", item
        elif item.has(Kind.AND, Kind.OR) and _joins(items, at):
            yield "JOIN", item
        elif item.has(*_LINKS) and not _is_whether(items, at):
            yield "LINK", item
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
            return not _begins_clause(items[after + 1 : after + 2])
        if not item.has(Kind.LEAD) or item.has(Kind.VERB):
            return False
        after += 1
    return False


def _begins_clause(after: Sequence[Token | Mark]) -> bool:
    """Tell whether the name before *after* is the first of a clause: a verb follows."""
    if not after or not isinstance(item := after[0], Token):
        return False
    kinds = (Kind.BE, Kind.AUXILIARY, Kind.REPORT, Kind.MUST)
    return item.has(*kinds) and not item.has(Kind.CUE, Kind.FILLER)


def _is_whether(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether the word at *at* says what somebody wants to know, not a condition."""
    item = items[at]
    if isinstance(item, Mark) or not item.has(Kind.CONDITION, Kind.OR):
        return False
    before = items[max(0, at - 3) : at]
    return any(isinstance(each, Token) and each.has(Kind.WHETHER) for each in before)
