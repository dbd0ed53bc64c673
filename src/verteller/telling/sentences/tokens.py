"""A text as a row of tokens: words with all that they may mean, and the marks between them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from verteller.telling.folding import Word, words_of
from verteller.telling.sentences.dialects import in_full
from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.lines import line_end
from verteller.telling.sentences.people import People
from verteller.telling.sentences.phrases import spread_phrase
from verteller.telling.sentences.quotations import goes_on_behind, quotations_in, stands_in
from verteller.telling.sentences.spelling import spelt_out
from verteller.telling.sentences.unlisted import unlisted

MOST_WORDS: Final = 2000
"""Words that are read of one mail; what follows is not."""
LONGEST_SENTENCE: Final = 100
"""Words and marks after which a sentence is cut, so that reading takes no longer than that."""

_ENDS: Final = re.compile(r"[.!?\u2026;]|\n")
_MARKS: Final = re.compile(
    r"[,:()\[\]/|=>\u2192\"\u201c\u201d\u201e\u00ab\u00bb\u2022]|\s-+\s?|--+|\s?\*\s|\s[+&]\s"
)
_PICTURES: Final = re.compile("[\u2600-\u27bf\U0001f000-\U0001faff]")
_QUOTES: Final = frozenset('"\u201c\u201d\u201e\u00ab\u00bb')
_INITIAL: Final = re.compile(r" [A-Za-z]\.\s")
_DOING: Final = frozenset({Kind.DEED, Kind.NOTION})
_UNTOLD: Final = frozenset({Kind.THING, *_DOING})
"""What words are that carry no meaning for any power."""
_THING: Final = Entry(Kind.THING)
_ANSWERS: Final = frozenset("no ja si ok ne na so oh ah eh he io ik zo".split())
"""Words behind which a full stop ends a sentence, however short they are: "no. vote Frank"."""
_LONGEST_PARTICLE: Final = 4
"""Letters up to which a word is taken for a pronoun, a particle or the like."""
_FARTHEST_PARTICLE: Final = 20
"""Words behind a phrase among which a word that belongs to it is sought."""
_LEADING: Final = Entry(Kind.LEAD)
_RESTING: Final = (Kind.ABSTAIN, Kind.PASS)
_FILLING: Final = Entry(Kind.FILLER)
_OF_IT: Final = "ne"
_BEFORE_NAMES: Final = frozenset("a ad per con contro su di da il la lo l".split())
_INITIALS: Final = frozenset(
    "sig dott dr prof ing avv mr mrs ms st mw mevr dhr hr hrn fr fam jr sr bijv bzw nr tel".split()
)


@dataclass(slots=True)
class Token:
    """
    A word, phrase or name with all that it may mean.

    Args:
        text: As it was written.
        words: Folded.
        exact: Case folded, accents kept.
        start, end: Where it stands.
        seats: Who is called so.
        entries: What the lexicon knows of it.
        is_soft: A name that is a word too.
        is_slip: A word that is almost a name.
        is_capital: Whether it begins with a capital letter.
        is_quoted: Whether it stands in quotation marks.
        is_genitive: Whether it is the genitive of a name: Annas, Anna's.
        kinds: What the entries do in a sentence.
    """

    text: str
    words: tuple[str, ...]
    exact: str
    start: int
    end: int
    seats: tuple[int, ...] = ()
    entries: Sequence[Entry] = ()
    is_soft: bool = False
    is_slip: bool = False
    is_capital: bool = False
    is_quoted: bool = False
    is_genitive: bool = False

    kinds: frozenset[Kind] = field(init=False)

    def __post_init__(self) -> None:
        self.kinds = frozenset(entry.kind for entry in self.entries)

    def __str__(self) -> str:
        return self.text

    def learn(self, entries: Sequence[Entry]) -> None:
        """Take *entries* for what it means."""
        self.entries = entries
        self.__post_init__()

    def has(self, *kinds: Kind) -> bool:
        """Tell whether this may be a word of one of *kinds*."""
        return not self.kinds.isdisjoint(kinds)

    @property
    def is_known(self) -> bool:
        """Whether it means anything."""
        return bool(self.seats) or not self.kinds <= _UNTOLD

    @property
    def is_noun(self) -> bool:
        """Whether a word that is mere talk may be a thing, and is no pronoun or particle."""
        return len(self.words[-1]) > _LONGEST_PARTICLE

    @property
    def is_strange(self) -> bool:
        """Whether it is a word that we do not know at all, or a verb of no power."""
        unknown = self.kinds <= _DOING and not self.seats
        return unknown and self.text.isalpha() and len(self.text) > 2


class Mark(NamedTuple):
    """What stands between two tokens and parts them."""

    text: str
    """One of `,` `:` `(` `"` and `/`."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """
    A sentence.

    Args:
        items: Its tokens and marks.
        end: The mark at its end, "" for none.
        text: As it was written.
    """

    items: tuple[Token | Mark, ...]
    end: str
    text: str

    @property
    def tokens(self) -> list[Token]:
        """Its tokens alone."""
        return [item for item in self.items if isinstance(item, Token)]


def sentences_of(text: str, lexicon: Lexicon, people: People) -> Iterator[Sentence]:
    """
    Split a text that `plain` made into sentences of tokens.

    Args:
        text: What the writer wrote himself.
        lexicon: The words of its language.
        people: Everybody of the game.
    """
    spelt = spelt_out(text, words_of(text)[:MOST_WORDS], lexicon.respelt, people)
    words = in_full(text, spelt, lexicon, people)
    reading = _Reading(text, words, lexicon, people)
    spans = quotations_in(text)
    items: list[Token | Mark] = []
    start = at = 0
    while at < len(words):
        token, at = reading.token(at)
        span = stands_in(spans, token.start)
        token.is_quoted = span is not None
        if lexicon.language == "de" and items and isinstance(items[-1], Token):
            _keep_noun(token)
        items.append(token)
        gap = text[token.end : words[at].start if at < len(words) else len(text)]
        end = reading.end_in(gap, token, at)
        if end and span is not None and goes_on_behind(text, token.end, span[1]):
            # "Burn Ann!" cried Bob.
            end = ""
        if end or len(items) >= LONGEST_SENTENCE:
            stop = token.end + len(gap)
            yield Sentence(tuple(items), end, text[start:stop].strip())
            items, start = [], stop
        elif mark := _MARKS.search(gap):
            found = mark.group().strip() or "-"
            items.append(Mark('"' if found in _QUOTES else found[0]))
        elif _PICTURES.search(gap) and reading.parts_by_picture(token, at):
            items.append(Mark(","))
    if items:
        yield Sentence(tuple(items), "", text[start:].strip())


def _keep_noun(token: Token) -> None:
    """Let a German word within a sentence that begins with a capital letter be no verb."""
    if token.is_capital and not token.seats and len(token.words) == 1 and not token.text.isupper():
        dropped = [each for each in token.entries if each.mood or each.kind is Kind.PAST]
        kept = [each for each in token.entries if each not in dropped or each.kind is Kind.WISH]
        if len(kept) < len(token.entries):
            token.learn(kept or (_THING,))


@dataclass(slots=True)
class _Reading:
    """What is needed to make tokens of the words of a text."""

    text: str
    words: list[Word]
    lexicon: Lexicon
    people: People

    def token(self, at: int) -> tuple[Token, int]:
        """Return the token that begins at word *at*, and the number of the next word."""
        phrase, entries = self._phrase(at)
        if phrase < 2:
            length, spread = spread_phrase(self.words, at, self.lexicon)
            end = at + length
            if spread and self._is_run(at, end) and self._has_particle(spread, end):
                phrase, entries = length, spread
        name, seats = self._name(at)
        if phrase == 1 and self._is_of_it(at):
            entries = (_FILLING,)
        if seats and name >= phrase and not self._is_accented_word(at, name):
            return self._named(at, at + name, seats, entries if name == phrase else ())
        word = self.words[at].folded
        begun = self.lexicon.begun(word) if phrase < 2 else ()
        if entries:
            return self._made(at, at + phrase, entries=(*entries, *begun)), at + phrase
        entries = begun
        if self.lexicon.language != "it" and (seats := self.people.genitive(word)):
            token, end = self._named(at, at + 1, seats, entries)
            token.is_genitive = True
            return token, end
        if not entries and self._is_capital_letter(at) and self._name(at + 1)[0]:
            return self._made(at, at + 1, entries=(_LEADING,)), at + 1
        entries = entries or self.lexicon.deed(word)
        known = bool(entries) or self.lexicon.is_thing(word, exact=True)
        if not known and (seats := self.people.misspelt(word)):
            return self._made(at, at + 1, seats=seats, is_slip=True), at + 1
        if not entries:
            capital = self.words[at].text[:1].isupper()
            entries = unlisted(word, self.lexicon, known=known, is_capital=capital)
        return self._made(at, at + 1, entries=entries), at + 1

    def _named(
        self, first: int, end: int, seats: tuple[int, ...], entries: Sequence[Entry]
    ) -> tuple[Token, int]:
        after = end
        if (
            after < len(self.words)
            and self.words[after].folded == "s"
            and self.text[self.words[end - 1].end : self.words[after].start] == "'"
        ):
            # The genitive: Anna's.
            after += 1
        elif self._is_capital_letter(after):
            initial = self.words[after].folded
            fitting = tuple(seat for seat in seats if self.people.surnames.get(seat) == initial)
            if (
                len(fitting) == 1
                and self.text[self.words[end - 1].end : self.words[after].start] == " "
            ):
                seats, after = fitting, after + 1
        token = self._made(first, end, seats=seats, entries=entries)
        token.is_soft = bool(entries)
        token.is_genitive = (
            after > end
            and self.words[after - 1].folded == "s"
            and self.text[self.words[end - 1].end] == "'"
        )
        return token, after

    def _is_capital_letter(self, at: int) -> bool:
        """Tell whether one capital letter stands at word *at*, or a small one with a full stop."""
        if at >= len(self.words) or len(text := self.words[at].text) != 1:
            return False
        end = self.words[at].end
        return text.isupper() or (text.isalpha() and self.text[end : end + 1] == ".")

    def _phrase(self, at: int) -> tuple[int, Sequence[Entry]]:
        """Return how many words the longest phrase at word *at* has, and its meanings."""
        words, lexicon = self.words, self.lexicon
        if words[at].folded not in lexicon.first_words:
            return 0, ()
        for length in range(min(lexicon.longest, len(words) - at), 0, -1):
            entries = lexicon.meanings(words[at : at + length])
            kin = any(entry.kind is Kind.KIN for entry in entries)
            if kin and not (at + length < len(words) and self._name(at + length)[0]):
                continue
            if length > 1 and entries and not self._has_particle(entries, at + length):
                continue
            if self._is_overrun(entries, at + length - 1, length):
                continue
            if entries and self._is_run(at, at + length):
                return length, entries
        return 0, ()

    def _is_accented_word(self, at: int, length: int) -> bool:
        """Tell whether a word only looks like a name, but for its accent: "sarà", not "Sara"."""
        word = self.words[at]
        italian = self.lexicon.language == "it" and length == 1
        return italian and word.exact != word.folded and (word.exact,) in self.lexicon.spelt

    def _is_overrun(self, entries: Sequence[Entry], last: int, length: int) -> bool:
        """Tell whether "tonight I pass" is none, as a phrase goes on: "I pass the night with"."""
        rests = length > 1 and any(entry.kind in _RESTING for entry in entries)
        return rests and self._phrase(last)[0] > length

    def _is_of_it(self, at: int) -> bool:
        """Tell whether an Italian "ne" denies nobody: "me ne vado", but "ne Anna ne Luca"."""
        if self.lexicon.language != "it" or self.words[at].exact != _OF_IT:
            return False
        after = at + 1
        while after < len(self.words) and self.words[after].folded in _BEFORE_NAMES:
            after += 1
        return not self._name(after)[0]

    def _has_particle(self, entries: Sequence[Entry], at: int) -> bool:
        """Tell whether what must follow one of the meanings of a phrase stands behind it."""
        if not all(entry.particle for entry in entries):
            return True
        after = {word.folded for word in self.words[at : at + _FARTHEST_PARTICLE]}
        return any(after.issuperset(entry.particle.split()) for entry in entries)

    def _name(self, at: int) -> tuple[int, tuple[int, ...]]:
        """Return how many words the longest name at word *at* has, and whose it is."""
        words, people = self.words, self.people
        if at >= len(words):
            return 0, ()
        for length in range(min(people.longest, len(words) - at), 0, -1):
            seats = people.named([word.folded for word in words[at : at + length]])
            if seats and self._is_run(at, at + length):
                return length, seats
        return 0, ()

    def _is_run(self, first: int, end: int) -> bool:
        """Tell whether nothing but a space, a hyphen or the like stands between words."""
        for at in range(first, end - 1):
            gap = self.text[self.words[at].end : self.words[at + 1].start]
            if _ENDS.search(gap.replace("\n", " ", 1)) and not self._is_initial(at, gap):
                return False
            if "," in gap or ":" in gap or "(" in gap:
                return False
        return True

    def _is_initial(self, at: int, gap: str) -> bool:
        word = self.words[at].folded
        return gap.strip() == "." and len(word) <= 2 and word not in _ANSWERS

    def _made(
        self,
        first: int,
        end: int,
        *,
        seats: tuple[int, ...] = (),
        entries: Sequence[Entry] = (),
        is_slip: bool = False,
    ) -> Token:
        run = self.words[first:end]
        text = self.text[run[0].start : run[-1].end]
        # What stands only in a word that is spelt out has no text of its own.
        shown = text.split() or [word.folded for word in run]
        return Token(
            text=" ".join(shown),
            words=tuple(word.folded for word in run),
            exact=run[-1].exact,
            start=run[0].start,
            end=run[-1].end,
            seats=seats,
            entries=entries,
            is_slip=is_slip,
            is_capital=text[:1].isupper(),
        )

    def parts_by_picture(self, token: Token, following: int) -> bool:
        """Tell whether a picture stands where a comma may: "so tired :) I vote for Bob"."""
        bound = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.COMPANY)
        named = bool(token.seats) or bool(self._name(following)[0])
        return following < len(self.words) and not (named or token.has(*bound))

    def end_in(self, gap: str, token: Token, following: int) -> str:
        """Return with what a sentence ends in the *gap* behind a token, "" if none does."""
        if not gap or gap == " ":
            return ""
        marks = _ENDS.findall(gap)
        if not marks:
            return ""
        for mark in ("?", "!"):
            if mark in marks:
                return mark
        if "\n" in marks and not {".", "\u2026", ";"} & set(marks):
            after = self.words[following].text if following < len(self.words) else ""
            return line_end(self.text, token.end, gap, after)
        if marks == ["."] and not self._ends_by_full_stop(gap, token, following):
            return ""
        return "\u2026" if "\u2026" in marks or marks.count(".") > 1 else marks[0]

    def _ends_by_full_stop(self, gap: str, token: Token, following: int) -> bool:
        """Tell a full stop from the mark of an abbreviation, a date or an initial."""
        if following >= len(self.words):
            return True
        if gap[gap.index(".") + 1 :][:1].strip():
            return False
        if token.seats and _INITIAL.match(gap) and self.words[following].text[:1].islower():
            # "Jan F. muss brennen".
            return False
        last = token.words[-1]
        initial = len(last) == 1 and last.isalpha() and not token.has(Kind.FIRST)
        return not (last in _INITIALS or (initial and token.is_capital))
