"""Questions put into words: what is asked, what may be chosen, how to answer, until when."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from verteller.rules.facts import Asked, Choice, Part, Seat
from verteller.rules.questions import BLANK, choices
from verteller.telling.voice import Voice

ALONE: Final = "alone"
"""The white werewolf's private ballot, marked by a word. Source: wakkerdam, WAK-XWHITE-02."""
PACK: Final = "pack"
TESTAMENT: Final = "testament"
"""The dead mayor's, marked by a word beside another choice. Source: wakkerdam, WAK-XMAYOR-02."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """
    What may be chosen for one part of a question.

    Args:
        part: The part's key.
        heading: What it is called.
        choices: Every option, as it is shown.
    """

    part: str
    heading: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestionText:
    """
    A question in words.

    Args:
        question: Its key.
        title: The question itself, in one line.
        explanation: What it is about, in a few sentences.
        choices: Every allowed choice once, the word for blank last where blank is allowed.
        groups: The same choices by part, without blank.
        how_to_answer: How many names, blank or not, what may not be repeated, keywords.
        deadline: Until when, as a sentence.

    Source: wakkerdam, WAK-SYS-14, WAK-GEN-11, WAK-VOTE-11.
    """

    question: str
    title: str
    explanation: str
    choices: tuple[str, ...]
    groups: tuple[ChoiceGroup, ...]
    how_to_answer: str
    deadline: str


def tell_question(
    asked: Asked, deadline: datetime | None, voice: Voice, also_open: Collection[str] = ()
) -> QuestionText:
    """
    Put *asked* into words.

    Args:
        deadline: When its phase closes; None when nothing is due.
        also_open: Keys of the reader's other open questions, for the keywords that tell
            answers apart.
    """
    groups = tuple(_group(asked, part, voice) for part in asked.parts)
    options = dict.fromkeys(option for group in groups for option in group.choices)
    blank = (voice.say("word-blank"),) if _may_be_blank(asked) else ()
    return QuestionText(
        question=asked.question,
        title=voice.question(asked.question),
        explanation=" ".join(_explanation(asked, voice)),
        choices=(*options, *blank),
        groups=groups,
        how_to_answer=" ".join(_how_to_answer(asked, voice, set(also_open))),
        deadline=tell_deadline(deadline, voice),
    )


def _explanation(asked: Asked, voice: Voice) -> Iterator[str]:
    """Say what a question is about, and what a part is that only some are asked."""
    message = voice.question_message(asked.question)
    yield voice.say(message, "explain")
    for part in asked.parts:
        if voice.words.has(message, f"explain-{part.name}"):
            yield voice.say(message, f"explain-{part.name}")


def tell_deadline(deadline: datetime | None, voice: Voice) -> str:
    """Return until when an answer is taken, in the reader's own time zone."""
    if deadline is None:
        return voice.say("deadline-none")
    return voice.say("deadline", deadline=voice.moment(deadline))


def tell_receipt(question: str, choice: Choice, deadline: datetime | None, voice: Voice) -> str:
    """
    Repeat what was understood, and nothing about what will come of it.

    Source: wakkerdam, WAK-SYS-19, WAK-VOTE-26, WAK-GEN-14.
    """
    said = voice.say("receipt-noted", text=tell_choice(question, choice, voice))
    if deadline is None:
        return said
    until = voice.moment(deadline)
    return f"{said} {voice.say('receipt-until', deadline=until)}"


def tell_choice(question: str, choice: Choice, voice: Voice) -> str:
    """Repeat what was chosen, in a sentence of its own."""
    message = voice.question_message(question)
    if not choice:
        return voice.say(message, "blank")
    if voice.words.has(message, "receipt"):
        chosen = [option for _, option in choice]
        who = "you" if chosen == [voice.reader.seat] else "others"
        return voice.say(message, "receipt", chosen=_listed(chosen, voice), chosen_who=who)
    parts = dict.fromkeys(name for name, _ in choice)
    sentences: list[str] = []
    for part in parts:
        named = [option for name, option in choice if name == part]
        listed = _listed(named, voice)
        if voice.words.has(message, part):
            sentences.append(voice.say(message, part, **{part: listed}))
        else:
            sentences.append(voice.say("question-unknown", "receipt", chosen=listed))
    return " ".join(sentences)


def _listed(options: Sequence[Seat | str], voice: Voice) -> str:
    seats = [option for option in options if not isinstance(option, str)]
    if len(seats) == len(options):
        return voice.people(seats, "yourself")
    return voice.words.join(voice.option(option) for option in options)


def _group(asked: Asked, part: Part, voice: Voice) -> ChoiceGroup:
    message = f"part-{part.name}"
    known = voice.words.has(message) and part.name != "unknown"
    heading = (
        voice.say(message) if known else voice.say("part-unknown", part=voice.spell(part.name))
    )
    shown = tuple(_choice(option, voice) for option in choices(asked, part))
    return ChoiceGroup(part.name, heading, shown)


def _choice(option: Seat | str, voice: Voice) -> str:
    if isinstance(option, str):
        return voice.option(option)
    name = voice.cast.name(option)
    return voice.say("choice-self", player=name) if option == voice.reader.seat else name


def _may_be_blank(asked: Asked) -> bool:
    return asked.blank and asked.repeated != BLANK


def _how_to_answer(asked: Asked, voice: Voice, also_open: set[str]) -> Iterator[str]:
    message = voice.question_message(asked.question)
    names = any(not isinstance(option, str) for part in asked.parts for option in part.options)
    several = (f"how-{asked.parts[-1].name}", "how") if len(asked.parts) > 1 else ()
    how = next((each for each in several if voice.words.has(message, each)), None)
    if how is not None:
        yield voice.say(message, how)
    else:
        for part in asked.parts:
            yield _amount(part, voice, names=names)
    yield from _about_blank(asked, voice)
    yield from _about_repetition(asked, voice)
    yield from _about_keywords(asked.question, also_open, voice)
    if names:
        yield voice.say("how-signature")
    if not asked.standing:
        yield voice.say("how-revise")
        if _may_be_blank(asked):
            yield voice.say("how-blank-first")


def _amount(part: Part, voice: Voice, *, names: bool) -> str:
    least, most = part.least, part.most
    if least == most:
        amount = {1: "one", 2: "two"}.get(most, "exactly")
    elif least == 0:
        amount = "at_most_one" if most == 1 else "between"
    elif (least, most) == (1, 2):
        amount = "one_or_two"
    else:
        amount = "one_or_more" if least == 1 and most >= len(part.options) else "between"
    message = "how-names" if names else "how-words"
    return voice.say(message, amount=amount, least=least, most=most)


def _about_blank(asked: Asked, voice: Voice) -> Iterator[str]:
    if asked.repeated == BLANK:
        yield voice.say("how-blank-repeated")
    else:
        yield voice.say("how-blank" if asked.blank else "how-no-blank")


def _about_repetition(asked: Asked, voice: Voice) -> Iterator[str]:
    """Say what was chosen last and may not be chosen again. Source: wakkerdam, WAK-GEN-03."""
    if asked.repeated:
        message = "how-repeated" if len(asked.repeated) == 1 else "how-repeated-pair"
        options = [option for _, option in asked.repeated]
        yield voice.say(message, repeated=_listed(options, voice))


def _about_keywords(question: str, also_open: set[str], voice: Voice) -> Iterator[str]:
    """
    Say which word tells this answer apart from another that is open.

    Nobody who has only one choice reads of these words, so that they tell him nothing.

    Source: wakkerdam, WAK-XWHITE-02, WAK-XWHITE-03, WAK-XMAYOR-02 to -04.
    """
    others = also_open - {question}
    if question == ALONE:
        yield voice.say("how-white")
    elif question == PACK and ALONE in others:
        yield voice.say("how-without-white")
    if question == TESTAMENT and others:
        yield voice.say("how-mayor")
    elif question != TESTAMENT and TESTAMENT in others:
        yield voice.say("how-without-mayor")
