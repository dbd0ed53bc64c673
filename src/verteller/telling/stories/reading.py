"""Reading a story from its file: front matter, then the text."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

import yaml

from verteller.telling.cast import Language
from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.grammar import Needs, meant
from verteller.telling.stories.moments import ANY_ROLE, DEAL, MOMENTS, Moment, find_moment
from verteller.telling.stories.size import Size
from verteller.telling.stories.story import LANGUAGES, Story
from verteller.telling.stories.templates import inspect
from verteller.telling.words import words_of

FENCE: Final = "---"
REQUIRED: Final = ("theme", "language", "author", "key", "moment")
OPTIONAL: Final = ("a", "b", "day")
LONGEST_FIELD: Final = 80
MOST_PLAYERS: Final = 1000

T = TypeVar("T")


def read_story(text: str, file: str) -> Story:
    """
    Read one story.

    Args:
        text: The whole file: fields between two lines ``---``, then Markdown.
        file: Its name, for whoever has to find it again.

    Raises:
        StoryFault: The first thing that is wrong about it; nothing of it has been run.

    Source: wakkerdam, WAK-SYS-37, WAK-SYS-41, WAK-SYS-42, WAK-STORY-03, WAK-STORY-04.
    """
    examined = examine(text, file)
    if examined.story is None:
        raise examined.faults[0]
    return examined.story


@dataclass(frozen=True, slots=True)
class Examined:
    """
    A story's file as it was found.

    Args:
        story: None where something is wrong with it.
        faults: All of that, in the order of its lines.
        moment: When it would be told, where that can be made out.
        fields: What could be read of its front matter.
    """

    story: Story | None
    faults: tuple[StoryFault, ...] = ()
    moment: Moment | None = None
    fields: Mapping[str, str] = field(default_factory=dict)


def examine(text: str, file: str) -> Examined:
    """Read one story and name everything that is wrong about it; see `read_story`."""
    front = _Front()
    try:
        written, body, line = _split(text)
        front.read(written)
    except StoryFault as fault:
        return Examined(None, (fault,))
    moment, language = front.moment(), front.language()
    a, b = front.size("a", moment), front.size("b", moment)
    day = front.convert("day", _day, None)
    if not body.strip():
        front.faults.append(StoryFault("empty", line))
    inspection = inspect(body, {"a": a.sure, "b": b.sure}, line=line)
    needs = inspection.needs
    faults = [*front.faults, *inspection.faults, *_leaks(needs, moment)]
    fields = {name: written for name, (written, _) in front.fields.items()}
    if faults or language is None:
        faults.sort(key=lambda each: each.line)
        return Examined(None, tuple(faults), moment, fields)
    story = Story(
        theme=front.fields["theme"][0],
        language=language,
        author=front.fields["author"][0],
        key=front.fields["key"][0],
        moment=front.fields["moment"][0],
        a=a,
        b=b,
        day=day,
        source=body,
        file=file,
        line=line,
        roles=frozenset(needs.roles),
        deadline=bool(needs.deadline),
        shows_day=needs.day,
    )
    return Examined(story, (), moment, fields)


def _leaks(needs: Needs, moment: Moment | None) -> Iterator[StoryFault]:
    """Name what a story says that its readers cannot know. Source: wakkerdam, WAK-SYS-51."""
    if moment is None:
        return
    for group, line in needs.roles.items():
        if group not in moment.knows_roles:
            yield StoryFault("secret", line, group)
    if needs.deadline and not moment.has_deadline:
        yield StoryFault("not_public", needs.deadline, "deadline")


def _split(text: str) -> tuple[str, str, int]:
    """Return front matter and text, and the line on which the text begins."""
    lines = text.replace("\r\n", "\n").removeprefix("\ufeff").split("\n")
    if lines[0].rstrip() != FENCE:
        raise StoryFault("no_front_matter", 1)
    for number, line in enumerate(lines[1:], 2):
        if line.rstrip() == FENCE:
            return "\n".join(lines[1 : number - 1]), "\n".join(lines[number:]), number + 1
    raise StoryFault("no_front_matter", 1)


@dataclass(slots=True)
class _Front:
    """
    A story's front matter.

    Attributes:
        fields: Each field's value and line.
        faults: What is wrong with it.
    """

    fields: dict[str, tuple[str, int]] = field(default_factory=dict)
    faults: list[StoryFault] = field(default_factory=list)

    def read(self, written: str) -> None:
        """
        Read scalars only: the nodes of YAML's tree, before any of them becomes an object.

        Raises:
            StoryFault: It is no list of fields at all.
        """
        try:
            root = yaml.compose(written, Loader=yaml.SafeLoader)
        except (yaml.YAMLError, RecursionError) as error:
            mark = getattr(error, "problem_mark", None)
            raise StoryFault("bad_value", mark.line + 2 if mark else 1) from None
        if not isinstance(root, yaml.MappingNode):
            raise StoryFault("no_front_matter", 1)
        for key, value in root.value:
            self._field(key, value)
        for name in REQUIRED:
            if name not in self.fields and not any(
                name in (fault.word, fault.hint) for fault in self.faults
            ):
                self.faults.append(StoryFault("missing_field", 1, name))

    def _field(self, key: yaml.Node, value: yaml.Node) -> None:
        line = key.start_mark.line + 2
        name = key.value if isinstance(key, yaml.ScalarNode) else ""
        known = (*REQUIRED, *OPTIONAL)
        if name not in known or name in self.fields:
            hint = "" if name in known else meant(name[:LONGEST_FIELD], known)
            self.faults.append(StoryFault("unknown_field", line, name[:LONGEST_FIELD], hint))
        elif not isinstance(value, yaml.ScalarNode) or not 0 < len(value.value) <= LONGEST_FIELD:
            self.faults.append(StoryFault("bad_value", line, name))
        else:
            self.fields[name] = (" ".join(value.value.split()), line)

    def language(self) -> Language | None:
        """Return the language, None for one without a catalogue."""
        if "language" not in self.fields:
            return None
        written, line = self.fields["language"]
        for language in LANGUAGES:
            if language == written:
                return language
        hint = meant(written, LANGUAGES)
        self.faults.append(StoryFault("bad_value", line, f"language: {written}", hint))
        return None

    def moment(self) -> Moment | None:
        """Return the moment, None for one that nobody knows."""
        if not {"key", "moment"} <= self.fields.keys():
            return None
        (key, _), (name, line) = self.fields["key"], self.fields["moment"]
        known = find_moment(key, name)
        if key == DEAL and name != ANY_ROLE and not _is_role(name):
            known = None
        if known is None:
            names = (f"{each.key}.{each.name}" for each in MOMENTS.values())
            word = f"{key}.{name}"
            self.faults.append(StoryFault("unknown_moment", line, word, meant(word, names)))
        return known

    def size(self, group: str, moment: Moment | None) -> Size:
        """Return for how many players of *group* the story is."""
        # A size that nobody can read is no reason to miss all players of the text as well.
        size = self.convert(group, Size.read, None if group not in self.fields else _MANY)
        if size is None:
            return Size()
        if moment is not None and size is not _MANY and not moment.can_be(group, size):
            written, line = self.fields[group]
            self.faults.append(StoryFault("never_told", line, f"{group}: {written}"))
        return size

    def convert(self, name: str, convert: Callable[[str], T], otherwise: T | None) -> T | None:
        """Return a field's value, *otherwise* where it is missing or cannot be."""
        if name not in self.fields:
            return otherwise
        written, line = self.fields[name]
        try:
            return convert(written)
        except ValueError:
            self.faults.append(StoryFault("bad_value", line, f"{name}: {written}"))
            return otherwise


_MANY: Final = Size(MOST_PLAYERS, more=True)


def _is_role(name: str) -> bool:
    # Its own words, not those of another language: ids are the same in all.
    return all(words_of(language).has(f"role-{name}") for language in LANGUAGES)


def _day(written: str) -> int:
    day = int(written)
    if day < 1:
        raise ValueError(written)
    return day
