"""
Orders said in a picture, or in a set phrase, each read as the plain order it stands for.

"One bullet left, and it has Bob's name on it" says no more to the narrator than "I shoot Bob".
The word files list what is said so for every power, with the plain order beside it; wherever a
clause, or a row of them, is one of these pictures from its first word to its last, the plain
order is put in its place. So whatever is said before or behind it - a reason, a condition, that
Carol said so - bears upon it as it would upon "I shoot Bob".
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.painting import Picture, pictures_of
from verteller.telling.sentences.people import People
from verteller.telling.sentences.pieces import Swapped
from verteller.telling.sentences.standins import StandIns
from verteller.telling.sentences.tokens import Mark, Sentence, Token, sentences_of

Items = Sequence[Token | Mark]

_STOP: Final = Mark(".")
"""Stands between two sentences that are looked at together."""
_NOBODY: Final = People({}, 0, {})
_LINKS: Final = (
    *(Kind.AND, Kind.OR, Kind.BUT, Kind.CONDITION, Kind.OTHERWISE, Kind.REASON),
    *(Kind.CORRECTION, Kind.RETRACT),
)
"""Words before which a picture may end."""
_BEGINNING: Final = (Kind.AND, Kind.BUT, Kind.CORRECTION, Kind.REASON)
"""Words behind which one may begin."""
_OPEN: Final = (
    *(Kind.NEGATION, Kind.CONDITION, Kind.OTHERWISE, Kind.REPORT, Kind.DOUBT, Kind.PAST),
    *(Kind.AUXILIARY, Kind.MIGHT, Kind.ASKING, Kind.OR, Kind.LATER),
)
"""Words before a picture, in its own sentence, that say that it may be no order."""

_NEAR: Final = 3
"""Words between a doubt and whom it is about."""
_UNDONE: Final = (Kind.REPORT, Kind.DOUBT, Kind.MIGHT)
"""Words behind one that do."""


_IDLE: Final = {Kind.FILLER, Kind.HARMLESS}
"""What words are that say nothing within a picture."""


class _Found(NamedTuple):
    """A picture among the items of one or two sentences: from where to where, and of whom."""

    first: int
    end: int
    picture: Picture
    names: list[tuple[str, Token]]


@dataclass
class _Canvas:
    """Items written out as text, one word beside the next, with the places of all of them."""

    text: str
    places: dict[int, int]
    """Which item begins at a character; behind the last one the number of items."""


class Pictures:
    """
    Puts plain orders in the place of pictures.

    Args:
        role: The writer's.
        lexicon: The words of his language.
        writer: Where he sits.
    """

    def __init__(self, role: str, lexicon: Lexicon, writer: int) -> None:
        self._lexicon = lexicon
        self._writer = writer
        self._pictures = pictures_of(role, lexicon.language)

    def plain(self, sentences: Sequence[Sentence]) -> list[Sentence]:
        """Return sentences with all pictures in them replaced."""
        if not self._pictures:
            return [*sentences]
        said: list[Sentence] = []
        stand_ins = StandIns(self._lexicon, self._writer)
        at = 0
        while at < len(sentences):
            together = self._together(sentences[at : at + 2])
            said.append(together or self._alone(sentences[at], stand_ins))
            for each in sentences[at : at + 2] if together else sentences[at : at + 1]:
                stand_ins.hear(each)
            at += 2 if together else 1
        return said

    def _alone(self, sentence: Sentence, stand_ins: StandIns) -> Sentence:
        """Return one sentence with the pictures in it replaced."""
        if isinstance(sentence, Swapped):
            return sentence
        painted = None
        if any(token.seats for token in sentence.tokens):
            painted = self._painted(sentence, sentence.items, spans=False)
        return painted or self._of_stand_in(sentence, stand_ins) or sentence

    def _of_stand_in(self, sentence: Sentence, stand_ins: StandIns) -> Sentence | None:
        """Return a sentence with a picture replaced that has a pronoun for a name."""
        items, places = stand_ins.items(sentence)
        if not places:
            return None
        found = self._find(items, sentence.end, spans=False)
        if found is None or not all(found.first <= place < found.end for place in places):
            return None
        return self._painted(sentence, items, spans=False)

    def _together(self, pair: Sequence[Sentence]) -> Sentence | None:
        """Return two sentences as one if a picture goes on from the first to the second."""
        if len(pair) < 2 or any(isinstance(each, Swapped) for each in pair):
            return None
        if not any(token.seats for each in pair for token in each.tokens):
            return None
        one, two = pair
        text = f"{one.text} {two.text}"
        both = Sentence((*one.items, _STOP, *two.items), two.end, text)
        return self._painted(both, both.items, spans=True)

    def _painted(self, sentence: Sentence, items: Items, *, spans: bool) -> Sentence | None:
        """
        Return a sentence with the first picture in it replaced, if there is one.

        Args:
            spans: Whether only pictures count that go over the end of a sentence.
        """
        found = self._find(items, sentence.end, spans=spans)
        if found is None:
            return None
        rest = items[found.end :]
        end = "." if sentence.end == "?" and not rest else sentence.end
        before = [*items[: found.first]]
        plain = [*before, *_order(found, self._lexicon), *rest]
        return replace(sentence, items=tuple(plain), end=end)

    def _find(self, items: Items, end: str, *, spans: bool) -> _Found | None:
        """Return the longest picture that begins first."""
        canvas = _canvas(items)
        said = {word for item in items if isinstance(item, Token) for word in item.words}
        pictures = [each for each in self._pictures if each.spans is spans and each.may_be_in(said)]
        for first in _beginnings(items):
            begin = next(place for place, at in canvas.places.items() if at == first)
            best: _Found | None = None
            for picture in pictures:
                found = picture.pattern.match(canvas.text, begin)
                if found is None:
                    continue
                last = _behind(items, canvas.places.get(found.end()))
                if last <= (best.end if best else first):
                    continue
                begs = not picture.begging.isdisjoint(
                    ["", *re.sub("[~&]", "", found.group()).split()]
                )
                told = picture.is_asked and end != "?"
                if told or not _may_end(items, last, end, begs=begs):
                    continue
                names = _names(found.groupdict(), picture, items)
                if names and not _is_said_otherwise(items, first, last):
                    best = _Found(first, last, picture, names)
            if best is not None:
                return best
        return None


def _canvas(items: Items) -> _Canvas:
    """Write items out: names as "@" and a number, links with a "&", what says nothing with "~"."""
    text, places = "", {}
    for at, item in enumerate(items):
        places[len(text)] = at
        if isinstance(item, Mark):
            text += f"{'.' if item is _STOP else ','} "
        elif item.seats:
            before = items[at - 1] if at else None
            # A heart, or the like: "Ann \u2665 Bob".
            if isinstance(before, Token) and before.seats:
                text += "\u2665 "
            own = "'s" if item.is_genitive else ""
            word = f"={item.words[0]}" if item.is_soft and len(item.words) == 1 else ""
            text += f"@{at}{own}{word} "
        else:
            text += _written(item)
    places[len(text)] = len(items)
    return _Canvas(text, places)


def _written(token: Token) -> str:
    """
    Write a word out.

    What says nothing as a whole is no picture in part: "sits tight in the traffic". What only does
    no harm may be one: "like an open book".
    """
    link = "&" if token.has(*_LINKS) else ""
    if Kind.HARMLESS in token.kinds <= _IDLE:
        return "".join(f"~{word} " for word in token.words)
    sign = "~" if token.kinds == {Kind.FILLER} else ""
    return (link or sign) + (sign or " ").join(token.words) + " "


def _behind(items: Items, at: int | None) -> int:
    """Return where a picture ends that goes up to item *at*, but for the marks behind it."""
    at = at or 0
    while at and isinstance(items[at - 1], Mark):
        at -= 1
    return at


def _beginnings(items: Items) -> Iterator[int]:
    """Give where a picture may begin: at the start, behind a mark, behind "and"."""
    fresh = True
    for at, item in enumerate(items):
        before = items[at - 1] if at else None
        # Not within a row of names.
        row = isinstance(before, Token) and bool(before.seats)
        if isinstance(item, Mark):
            fresh = not row
            continue
        if fresh:
            yield at
        opens = item.has(*_BEGINNING) and not row
        fresh = not item.seats and (opens or (fresh and item.kinds == {Kind.FILLER}))


def _may_end(items: Items, at: int, end: str, *, begs: bool) -> bool:
    """
    Tell whether a picture may end before item *at*, in a sentence that ends with *end*.

    Args:
        begs: Whether it is an order even as a question.
    """
    return end != "?" or (begs and at == len(items))


def _is_said_otherwise(items: Items, first: int, last: int) -> bool:
    """Tell whether a picture is quoted, or what stands around it leaves open how it is meant."""
    before = [item for item in items[:first] if isinstance(item, Token) and not item.seats]
    within = [item for item in items[first:last] if isinstance(item, Token)]
    behind = [item for item in items[last:] if isinstance(item, Token) and not item.seats]
    # "Poison for Bob, I thought yesterday."
    told = any(token.has(Kind.FIRST) for token in behind)
    undone = (*_UNDONE, Kind.PAST, Kind.AUXILIARY) if told else _UNDONE
    return (
        any(token.has(*_OPEN) for token in before)
        or any(token.is_quoted for token in within)
        or any(
            token.has(*undone) and not _is_about_him(behind[at:]) for at, token in enumerate(behind)
        )
    )


def _is_about_him(tokens: Sequence[Token]) -> bool:
    """Tell whether a doubt is about whom the picture names: "shine it on Bob, I bet he's bad"."""
    first, *after = tokens[: _NEAR + 1]
    weighs = first.has(Kind.DOUBT) and not first.has(Kind.REPORT, Kind.MIGHT)
    return weighs and any(token.has(Kind.OTHERS) and token.has(Kind.BE) for token in after)


def _names(found: dict[str, str | None], picture: Picture, items: Items) -> list[tuple[str, Token]]:
    """Return who is named in a picture, each with the part of the order he is for."""
    names: dict[int, tuple[str, Token]] = {}
    for group, part in picture.groups.items():
        for word in (found[group] or "").split():
            if word.startswith("@"):
                at = int("".join(each for each in word.partition("=")[0] if each.isdigit()))
                item = items[at]
                if isinstance(item, Token):
                    names.setdefault(at, (part, item))
    return list(names.values())


def _order(found: _Found, lexicon: Lexicon) -> Iterator[Token]:
    """Give the words of the plain order for whom a picture shows."""
    joint = _words_of(found.picture.joint, lexicon)
    parts = dict.fromkeys(part for part, _ in found.names)
    for number, part in enumerate(parts):
        names = [token for each, token in found.names if each == part]
        before, _, behind = found.picture.orders[part].partition("@")
        if number:
            yield from _placed(joint, names[0])
        yield from _placed(_words_of(before, lexicon), names[0])
        for at, name in enumerate(names):
            if at:
                yield from _placed(joint, name)
            yield replace(name, is_genitive=False)
        yield from _placed(_words_of(behind, lexicon), names[-1])


def _words_of(text: str, lexicon: Lexicon) -> tuple[Token, ...]:
    return tuple(
        token for sentence in sentences_of(text, lexicon, _NOBODY) for token in sentence.tokens
    )


def _placed(tokens: Sequence[Token], name: Token) -> Iterator[Token]:
    """Give words as if they stood right before a name."""
    for token in tokens:
        yield replace(token, start=name.start, end=name.start)
