"""Questions as forms that offer exactly the engine's choices, and what comes back of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from verteller.rules.facts import Asked, Choice, Option, Part, Seat
from verteller.rules.questions import BLANK, choices
from verteller.telling.questions import ChoiceGroup
from verteller.telling.teller import Teller
from verteller.web.wording import join, say

MOST_BUTTONS: Final = 12
"""Of more choices than these one is picked from a list."""

BLANK_VALUE: Final = "blank"
NOTHING: Final = "nothing"
SEAT: Final = "seat-"
WORD: Final = "word-"
_LONGEST_SEAT: Final = 6

YES: Final = "yes"
"""The option that a question has alone where it is about doing something or not."""

Picked: TypeAlias = frozenset[tuple[str, str]]
"""What is marked in a form: names of fields with values."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be picked."""

    value: str
    label: str
    is_picked: bool


@dataclass(frozen=True, slots=True)
class Field:
    """
    One part of a question.

    Args:
        name: Its name in the form.
        slug: Fit for the id of an element.
        control: ``radio``, ``select`` or ``checkbox``.
        hint: How many may be picked; empty for one.
    """

    name: str
    slug: str
    heading: str
    control: str
    hint: str
    offers: tuple[Offer, ...]

    @property
    def is_open(self) -> bool:
        """Whether nothing is picked yet."""
        return not any(offer.is_picked for offer in self.offers)


@dataclass(frozen=True, slots=True)
class Form:
    """
    A question to be answered.

    Args:
        has_blank_box: Whether blank is a box of its own below the parts.
        notes: What else is to be known, such as what may not be chosen again.
    """

    title: str
    explanation: str
    fields: tuple[Field, ...]
    has_blank_box: bool
    is_blank_picked: bool
    notes: tuple[str, ...]


def form_of(asked: Asked, picked: Picked, teller: Teller) -> Form:
    """Return *asked* as a form in which *picked* is marked."""
    text = teller.question(asked, None)
    fields = [
        _field(asked, part, group, picked)
        for part, group in zip(asked.parts, text.groups, strict=True)
    ]
    return Form(
        title=text.title,
        explanation=text.explanation,
        fields=tuple(fields),
        has_blank_box=_has_blank_box(asked),
        is_blank_picked=(BLANK_VALUE, BLANK_VALUE) in picked,
        notes=tuple(_notes(asked, teller)),
    )


def picked_of(asked: Asked, choice: Choice | None) -> Picked:
    """Return what is marked in a form when *choice* has been made; None for no answer yet."""
    if choice is None:
        return frozenset()
    if not choice:
        return frozenset(_blank_marks(asked))
    marks = {(field_name(part), value_of(option)) for part, option in choice}
    chosen = {part for part, _ in choice}
    marks |= {
        (field_name(part.name), NOTHING)
        for part in asked.parts
        if part.name not in chosen and _can_be_left_out(asked, part)
    }
    return frozenset(marks)


def picked_in(asked: Asked, posted: Mapping[str, Sequence[str]]) -> Picked:
    """Return what was marked in a form that has come back."""
    names = [*(field_name(part.name) for part in asked.parts), BLANK_VALUE]
    return frozenset((name, value) for name in names for value in posted.get(name, ()) if value)


def choice_of(asked: Asked, picked: Picked) -> Choice | None:
    """
    Return what *picked* comes to: ``()`` if it says so that nothing is chosen, None if nothing is.

    Whether that is allowed is the engine's to say.
    """
    parts = {field_name(part.name): part.name for part in asked.parts}
    chosen = [
        (parts[name], option)
        for name, value in sorted(picked)
        if name in parts and (option := option_of(value)) is not None
    ]
    if chosen:
        return tuple(chosen)
    return BLANK if picked else None


def is_both(picked: Picked) -> bool:
    """Tell whether blank is marked and something else too."""
    values = {value for _, value in picked} - {NOTHING}
    return BLANK_VALUE in values and len(values) > 1


def field_name(part: str) -> str:
    """Return what the field for a part is called."""
    return f"part-{part}"


def value_of(option: Option) -> str:
    """Return an option as the value of a field."""
    return f"{WORD}{option}" if isinstance(option, str) else f"{SEAT}{option}"


def option_of(value: str) -> Option | None:
    """Return the option that a value stands for, None for nothing; the engine judges it."""
    if value in (NOTHING, BLANK_VALUE):
        return None
    number = value.removeprefix(SEAT)
    if value.startswith(SEAT) and number.isdecimal() and len(number) <= _LONGEST_SEAT:
        return Seat(int(number))
    return value.removeprefix(WORD)


def slug_of(key: str) -> str:
    """Return a key as part of the id of an element."""
    return "".join(letter if letter.isalnum() else "-" for letter in key)


def may_be_blank(asked: Asked) -> bool:
    """Tell whether nothing may be chosen."""
    return asked.blank and asked.repeated != BLANK


def is_yes_or_no(asked: Asked) -> bool:
    """Tell whether all that can be chosen is to say yes."""
    return [part.options for part in asked.parts] == [(YES,)]


def _field(asked: Asked, part: Part, group: ChoiceGroup, picked: Picked) -> Field:
    name = field_name(part.name)
    named = list(zip(map(value_of, choices(asked, part)), group.choices, strict=True))
    if is_yes_or_no(asked):
        named = [(value, label[:1].upper() + label[1:]) for value, label in named]
    if _can_be_left_out(asked, part):
        named.append((NOTHING, say("play-nothing")))
    elif _is_single(asked) and may_be_blank(asked):
        named.append((BLANK_VALUE, say("play-no" if is_yes_or_no(asked) else "play-blank")))
    one_of = "radio" if len(named) <= MOST_BUTTONS else "select"
    return Field(
        name=name,
        slug=slug_of(part.name),
        heading=group.heading,
        control="checkbox" if part.most > 1 else one_of,
        hint=_amount(part) if part.most > 1 else "",
        offers=tuple(Offer(value, label, (name, value) in picked) for value, label in named),
    )


def _is_single(asked: Asked) -> bool:
    """Tell whether a question is about one thing, so that blank is one more choice."""
    return len(asked.parts) == 1 and asked.parts[0].most == 1


def _can_be_left_out(asked: Asked, part: Part) -> bool:
    """Tell whether nothing can be picked for one part of several."""
    return len(asked.parts) > 1 and part.least == 0 and part.most == 1


def _has_blank_box(asked: Asked) -> bool:
    everything_optional = all(_can_be_left_out(asked, part) for part in asked.parts)
    return may_be_blank(asked) and not _is_single(asked) and not everything_optional


def _blank_marks(asked: Asked) -> Iterator[tuple[str, str]]:
    if _is_single(asked):
        yield field_name(asked.parts[0].name), BLANK_VALUE
    elif _has_blank_box(asked):
        yield BLANK_VALUE, BLANK_VALUE
    else:
        yield from ((field_name(part.name), NOTHING) for part in asked.parts)


def _amount(part: Part) -> str:
    if part.least == part.most:
        return say("play-exactly", count=part.most)
    if part.least == 0:
        return say("play-at-most", count=part.most)
    if part.most >= len(part.options):
        return say("play-at-least", count=part.least)
    return say("play-between", least=part.least, most=part.most)


def _notes(asked: Asked, teller: Teller) -> Iterator[str]:
    if asked.repeated == BLANK:
        yield say("play-blank-repeated")
    elif asked.repeated:
        names = join(teller.voice.option(option) for _, option in asked.repeated)
        yield say("play-repeated", names=names)
    elif not asked.blank:
        yield say("play-no-blank")
    if asked.standing:
        yield say("play-standing")
