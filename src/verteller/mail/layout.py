"""The layout of a letter: blocks that read well as plain text and as a page."""

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from verteller.telling import Paragraph, QuestionText

WIDTH: Final = 74
"""Characters a line of plain text has at most, where words allow; a quote mark still fits."""

BlockKind = Literal["text", "heading", "list", "quote", "strong", "rule", "story"]


@dataclass(frozen=True, slots=True)
class Block:
    """
    One piece of a letter.

    Args:
        kind: What it is; a ``list`` has items, a ``quote`` somebody else's lines, a ``rule``
            nothing at all, a ``story`` text that is laid out already.
        text: Its words, where it has no lines.
        lines: Its items or lines.
        html: A story's words for a page, known to be harmless.
    """

    kind: BlockKind
    text: str = ""
    lines: tuple[str, ...] = ()
    html: str = ""

    @property
    def plain(self) -> str:
        """The block as wrapped plain text."""
        match self.kind:
            case "list":
                return "\n".join(_wrapped(line, "- ", "  ") for line in self.lines)
            case "quote":
                return "\n".join(_wrapped(line, "> ", "> ") for line in self.lines)
            case "heading":
                underline = "=" * min(len(self.text), WIDTH)
                return f"{_wrapped(self.text)}\n{underline}"
            case "rule":
                return "* * *"
            case "story":
                return "\n".join(map(_wrapped_in_place, self.text.splitlines()))
            case _:
                return _wrapped(self.text)


def heading(text: str) -> Block:
    """Return a heading."""
    return Block("heading", " ".join(text.split()))


def strong(text: str) -> Block:
    """Return a paragraph nobody may overlook."""
    return Block("strong", " ".join(text.split()))


def story_block(text: str, html: str) -> Block:
    """Return a story, as it was told and cleaned (see `Introduction`)."""
    return Block("story", text, html=html)


def wrap(text: str) -> str:
    """Return *text* in lines of plain text that fit."""
    return _wrapped(text)


RULE: Final = Block("rule")
"""What parts two letters in one mail."""


def blocks_of(paragraphs: Iterable[Paragraph]) -> list[Block]:
    """Lay out what telling said, paragraph by paragraph."""
    blocks: list[Block] = []
    for paragraph in paragraphs:
        text = " ".join(paragraph.text.split())
        if text:
            blocks.append(Block("text", text))
        if paragraph.lines:
            kind: BlockKind = "quote" if paragraph.quoted else "list"
            blocks.append(Block(kind, lines=paragraph.lines))
    return blocks


def question_blocks(question: QuestionText) -> list[Block]:
    """
    Lay out a prompt: the question, every allowed choice, how to answer, until when.

    Source: wakkerdam, WAK-SYS-14, WAK-VOTE-11.
    """
    blocks = [heading(question.title), Block("text", question.explanation)]
    if len(question.groups) == 1:
        lists = [(question.groups[0].heading, question.choices)]
    else:
        lists = [(group.heading, group.choices) for group in question.groups]
        named = {choice for _, choices in lists for choice in choices}
        lists.append(("", tuple(each for each in question.choices if each not in named)))
    for title, items in lists:
        blocks += [Block("text", f"{title}:")] if title and items else []
        blocks += [Block("list", lines=items)] if items else []
    return [*blocks, Block("text", question.how_to_answer), strong(question.deadline)]


def _wrapped_in_place(line: str) -> str:
    """Wrap a line of a list or quotation where it stands."""
    indent = line[: len(line) - len(line.lstrip())]
    return _wrapped(line.strip(), indent, indent)


def _wrapped(text: str, first: str = "", later: str = "") -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=later,
        # An address or a name is never broken, however long it is.
        break_long_words=False,
        break_on_hyphens=False,
    )
