"""Reading a story from its file: front matter, then the text."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import yaml

from verteller.telling.cast import Language
from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.moments import ANY_ROLE, DEAL, MOMENTS
from verteller.telling.stories.story import Size, Story
from verteller.telling.stories.templates import inspect
from verteller.telling.words import LANGUAGES, words_of

FENCE: Final = "---"
REQUIRED: Final = ("theme", "language", "author", "key", "moment")
OPTIONAL: Final = ("a", "b", "day")
LONGEST_FIELD: Final = 80

T = TypeVar("T")


def read_story(text: str, file: str) -> Story:
    """
    Read one story.

    Args:
        text: The whole file: fields between two lines ``---``, then Markdown.
        file: Its name, for whoever has to find it again.

    Raises:
        StoryFault: Something about it is wrong; nothing of it has been run.

    Source: wakkerdam, WAK-SYS-37, WAK-SYS-41, WAK-SYS-42, WAK-STORY-03, WAK-STORY-04.
    """
    front, body, line = _split(text)
    fields = _fields(front)
    language = _language(fields)
    _check_moment(fields, language)
    a = _convert(fields, "a", Size.read, Size())
    b = _convert(fields, "b", Size.read, Size())
    day = _convert(fields, "day", _day, None)
    if not body.strip():
        raise StoryFault("empty", line)
    needs = inspect(body, {"a": a.sure, "b": b.sure}, line=line)
    return Story(
        theme=fields["theme"][0],
        language=language,
        author=fields["author"][0],
        key=fields["key"][0],
        moment=fields["moment"][0],
        a=a,
        b=b,
        day=day,
        source=body,
        file=file,
        roles=frozenset(needs.roles),
        deadline=needs.deadline,
        shows_day=needs.day,
    )


Fields = Mapping[str, tuple[str, int]]
"""The front matter: each field's value and line."""


def _split(text: str) -> tuple[str, str, int]:
    """Return front matter and text, and the line on which the text begins."""
    lines = text.replace("\r\n", "\n").removeprefix("\ufeff").split("\n")
    if lines[0].rstrip() != FENCE:
        raise StoryFault("no_front_matter", 1)
    for number, line in enumerate(lines[1:], 2):
        if line.rstrip() == FENCE:
            return "\n".join(lines[1 : number - 1]), "\n".join(lines[number:]), number + 1
    raise StoryFault("no_front_matter", 1)


def _fields(front: str) -> Fields:
    """Read scalars only: the nodes of YAML's tree, before any of them becomes an object."""
    try:
        root = yaml.compose(front, Loader=yaml.SafeLoader)
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        raise StoryFault("bad_value", mark.line + 2 if mark else 1) from None
    if not isinstance(root, yaml.MappingNode):
        raise StoryFault("no_front_matter", 1)
    found: dict[str, tuple[str, int]] = {}
    for key, value in root.value:
        line = key.start_mark.line + 2
        name = key.value if isinstance(key, yaml.ScalarNode) else ""
        if name not in (*REQUIRED, *OPTIONAL) or name in found:
            raise StoryFault("unknown_field", line, name[:LONGEST_FIELD])
        if not isinstance(value, yaml.ScalarNode) or not 0 < len(value.value) <= LONGEST_FIELD:
            raise StoryFault("bad_value", line, name)
        found[name] = (" ".join(value.value.split()), line)
    for name in REQUIRED:
        if name not in found:
            raise StoryFault("missing_field", 1, name)
    return found


def _language(fields: Fields) -> Language:
    written, line = fields["language"]
    for language in LANGUAGES:
        if language == written:
            return language
    raise StoryFault("bad_value", line, written)


def _check_moment(fields: Fields, language: Language) -> None:
    (key, _), (name, line) = fields["key"], fields["moment"]
    if key == DEAL:
        known = name == ANY_ROLE or words_of(language).has(f"role-{name}")
    else:
        known = (key, name) in MOMENTS
    if not known:
        raise StoryFault("unknown_moment", line, f"{key}.{name}")


def _convert(fields: Fields, name: str, convert: Callable[[str], T], otherwise: T) -> T:
    if name not in fields:
        return otherwise
    written, line = fields[name]
    try:
        return convert(written)
    except ValueError:
        raise StoryFault("bad_value", line, f"{name}: {written}") from None


def _day(written: str) -> int:
    day = int(written)
    if day < 1:
        raise ValueError(written)
    return day
