"""Prompts: the questions at the end of a letter, and how each is answered."""

from collections.abc import Iterator, Mapping, Sequence

from verteller.mail.layout import Block, heading, question_blocks, strong
from verteller.mail.letters.examples import FRAMES, examples, is_spoken
from verteller.mail.letters.line_words import LINE_WORDS
from verteller.mail.letters.writing import Writing
from verteller.mail.news import role_after
from verteller.mail.reading.question_words import has_question_words, shown_word
from verteller.rules.facts import Asked
from verteller.telling import QuestionText, Teller
from verteller.telling.voice import Voice


def prompt_blocks(writing: Writing, teller: Teller, questions: Sequence[Asked]) -> list[Block]:
    """
    Lay out the questions that are open to the reader, with all that he can choose.

    Where they are answered line by line, what goes for all of them is said once, at the end;
    where they are answered in one's own words, there are examples.

    Source: wakkerdam, WAK-SYS-14, WAK-VOTE-11; tempo reale, LTR-SYS-06, LTR-SYS-13, LTR-SYS-14;
    lupus 3.0, LU3-SYS-12.
    """
    if is_spoken(writing.rulebook):
        return spoken_blocks(writing, teller, questions)
    due_at = writing.moment("due_at")
    keys = [asked.question for asked in questions]
    texts = [teller.question(asked, due_at, keys) for asked in questions]
    if not has_question_words(writing.rulebook):
        return [block for text in texts for block in question_blocks(text)]
    blocks: list[Block] = []
    for asked, text in zip(questions, texts, strict=True):
        blocks += [heading(text.title), Block("text", text.explanation), *_lists(text)]
        blocks.append(Block("text", " ".join(_how(asked, writing.rulebook, teller.voice))))
    owed = [text for asked, text in zip(questions, texts, strict=True) if not asked.standing]
    if texts:
        said = LINE_WORDS[teller.voice.words.language]
        manner = "all" if owed else "standing"
        blocks.append(Block("text", said["one" if owed and len(texts) == 1 else manner]))
    return [*blocks, *(strong(text.deadline) for text in owed[:1])]


def spoken_blocks(writing: Writing, teller: Teller, questions: Sequence[Asked]) -> list[Block]:
    """
    Lay out what is open to the reader, whom he may name, and sentences such as he might write.

    Nothing is said of how they are understood.

    Source: lupus 3.0, 4.4, LU3-SYS-12, LU3-MAIL-12.
    """
    language, voice = teller.voice.words.language, teller.voice
    keys = [asked.question for asked in questions]
    shown = examples(keys, role_after(writing.row), teller.cast.names, language)
    if not shown:
        return []
    said = FRAMES[language]
    due_at = writing.moment("due_at")
    return [
        heading(said["heading"]),
        *(
            Block("text", _open_to(asked, teller.question(asked, None, keys)))
            for asked in questions
        ),
        *example_blocks(shown, voice),
        *([strong(said["until"].format(deadline=voice.moment(due_at)))] if due_at else ()),
    ]


def example_blocks(shown: Sequence[str], voice: Voice) -> Iterator[Block]:
    """Lay out example sentences; nothing where there are none."""
    if shown:
        yield Block("text", FRAMES[voice.words.language]["intro"])
        yield Block("list", lines=tuple(map(voice.words.quote, shown)))


def _open_to(asked: Asked, text: QuestionText) -> str:
    """Return a question with whom it may be about, if it is about somebody, in one line."""
    people = any(not isinstance(option, str) for part in asked.parts for option in part.options)
    if not people:
        return text.title
    names = ", ".join(dict.fromkeys(each for group in text.groups for each in group.choices))
    return f"{text.title} {names}."


def line_of(question: str, form: Sequence[str], rulebook: str, voice: Voice) -> str:
    """
    Return what a line that answers *question* looks like: “Power: name, name”.

    Args:
        form: What it consists of: ``name``, or the key of a part whose options are words.
    """
    language = voice.words.language
    said = LINE_WORDS[language]
    things = [
        said["name"] if each == "name" else _lowered(shown_word(rulebook, each, language), language)
        for each in form
    ]
    things = [thing or said["option"] for thing in things]
    return voice.words.quote(f"{label_of(question, rulebook, voice)}: {', '.join(things)}")


def label_of(question: str, rulebook: str, voice: Voice) -> str:
    """Return the word that begins an answer to *question*, or the question itself."""
    return shown_word(rulebook, question, voice.words.language) or voice.question(question)


def form_blocks(forms: Mapping[str, Sequence[str]], rulebook: str, voice: Voice) -> Iterator[Block]:
    """Show how the questions that are open are answered; see `line_of` and `examples`."""
    if is_spoken(rulebook):
        yield from example_blocks(
            examples(forms, "", voice.cast.names, voice.words.language), voice
        )
    elif forms:
        yield Block("text", LINE_WORDS[voice.words.language]["forms"])
        yield Block(
            "list",
            lines=tuple(line_of(each, form, rulebook, voice) for each, form in forms.items()),
        )


def _lists(text: QuestionText) -> Iterator[Block]:
    for group in text.groups:
        yield Block("text", f"{group.heading}:")
        yield Block("list", lines=group.choices)


def _how(asked: Asked, rulebook: str, voice: Voice) -> Iterator[str]:
    """Say how one question is answered, and which part comes first if it has several."""
    said = LINE_WORDS[voice.words.language]
    message = voice.question_message(asked.question)
    attribute = f"how-{asked.parts[-1].name}"
    if len(asked.parts) > 1 and voice.words.has(message, attribute):
        yield voice.say(message, attribute)
    form = [
        part.name if all(isinstance(option, str) for option in part.options) else "name"
        for part in asked.parts
    ]
    nobody = f"{label_of(asked.question, rulebook, voice)}: {said['nobody']}"
    line = line_of(asked.question, form, rulebook, voice)
    yield said["how"].format(form=line, nobody=voice.words.quote(nobody))


def _lowered(word: str, language: str) -> str:
    """Return a word as it stands inside a line; German writes its nouns with a capital."""
    return word if language == "de" else word.lower()
