"""Stories as the authors' pages list them, and who may see which."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from django.http import Http404, HttpRequest

from verteller.hosting.authoring import Filing
from verteller.hosting.models import Person
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.telling.stories import examine
from verteller.telling.stories.reading import FENCE, Examined
from verteller.telling.stories.story import LANGUAGES
from verteller.telling.stories.wording import moment_title
from verteller.web.signing_in import visitor
from verteller.web.wording import language, say

_WORD: Final = re.compile("[a-z0-9]+")
_LONGEST_STEM: Final = 50
_LONGEST_EXCERPT: Final = 90
OPEN: Final = (Submission.DRAFT, Submission.REFUSED)
"""What its author may change."""


@dataclass(frozen=True, slots=True)
class Line:
    """
    A story in a list.

    Args:
        story: The row. title: The moment it tells, its name while that is unclear.
        excerpt: How its text begins.
    """

    story: WrittenStory
    title: str
    excerpt: str = ""

    @property
    def status(self) -> str:
        """Where it stands, in words."""
        return status_words(self.story)


def lines(stories: Iterable[WrittenStory]) -> list[Line]:
    """Return stories as a list shows them."""
    return [
        Line(story, title_of(story, examine(story.text, "")), _excerpt(story.text))
        for story in stories
    ]


def _excerpt(text: str) -> str:
    """Return the first words of a story below its fields, placeholders and all."""
    body = " ".join(text.partition(f"\n{FENCE}\n")[2].split())
    return f"{body[:_LONGEST_EXCERPT]}…" if len(body) > _LONGEST_EXCERPT else body


def status_words(story: WrittenStory) -> str:
    """Return where a story stands, in words."""
    return say(f"story-status-{story.status}")


def title_of(story: WrittenStory, examined: Examined) -> str:
    """Return what a story is called."""
    moment = examined.moment
    if moment is None:
        return story.name
    return moment_title(moment.key, examined.fields.get("moment", moment.name), language())


def find(request: HttpRequest, number: int) -> WrittenStory:
    """
    Return a story that the visitor may see: his own, or one before the administrators.

    Raises:
        Http404: There is none for him.
    """
    person = visitor(request)
    story = WrittenStory.objects.select_related("author").filter(pk=number).first()
    if story is None or not (is_his(story, person) or is_before(story, person)):
        raise Http404
    return story


def is_his(story: WrittenStory, person: Person) -> bool:
    """Tell whether *person* has written it."""
    return story.author_id == person.pk


def is_before(story: WrittenStory, person: Person) -> bool:
    """Tell whether *person* may decide, or has decided, about it; nobody reads another's drafts."""
    return person.is_administrator and story.status != Submission.DRAFT


def filing_of(text: str, otherwise: Filing) -> Filing:
    """Return where a text belongs by its fields, as far as they can be read."""
    fields = examine(text, "").fields
    spoken = fields.get("language", "")
    stem = "-".join(_WORD.findall(f"{fields.get('key', '')} {fields.get('moment', '')}".lower()))
    return Filing(
        theme=fields.get("theme", otherwise.theme),
        language=spoken if spoken in LANGUAGES else otherwise.language,
        stem=stem[:_LONGEST_STEM] or otherwise.stem,
    )
