"""Stories that people write: drafts, what is handed in, and what administrators decide."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from django.db import IntegrityError, transaction
from django.db.models import Count, Max, QuerySet, Sum

from verteller.hosting import post
from verteller.hosting.models import Kind, Outgoing, Person
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.hosting.transactions import in_one_transaction

LONGEST_TEXT: Final = 20_000
"""Characters of a story with its fields, as of a file."""
LONGEST_THEME: Final = 40
LONGEST_REMARK: Final = 2_000
MOST_UNDECIDED: Final = 100
"""Drafts, and stories that wait, of one person."""
MOST_WAITING: Final = 20
"""Stories of one person that administrators have before them."""
MOST_NOTICES: Final = 20
"""So often a day each of them is told that one person has handed a story in."""

_OPEN: Final = (Submission.DRAFT, Submission.REFUSED)
"""What its author may still change."""


class AuthoringError(Exception):
    """
    Something that cannot be done with a story; nothing has been changed.

    Args:
        code: ``too_long``, ``too_many``, ``not_open`` (it is handed in or accepted),
            ``not_waiting`` (it is not before the administrators, or no longer) or ``changed``
            (since it was looked at).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Filing:
    """
    Where a story belongs, as whoever read its fields says.

    Args:
        theme, language: Its own. stem: What its name begins with, of letters and hyphens.
    """

    theme: str
    language: str
    stem: str


@in_one_transaction
def begin(author: Person, filing: Filing, text: str, at: datetime) -> WrittenStory:
    """
    Keep a first draft under a name of its own.

    Raises:
        AuthoringError: ``too_long`` or ``too_many``.

    Source: wakkerdam, WAK-SYS-42.
    """
    _check_length(text)
    undecided = author.stories.exclude(status=Submission.ACCEPTED)
    if undecided.count() >= MOST_UNDECIDED:
        raise AuthoringError("too_many")
    story = WrittenStory(author=author, text=text, changed_at=at)
    _file(story, filing)
    return story


@in_one_transaction
def rewrite(story: WrittenStory, filing: Filing, text: str, at: datetime) -> WrittenStory:
    """
    Change a draft, or a story that was refused, which is a draft again then.

    Raises:
        AuthoringError: ``too_long`` or ``not_open``.
    """
    _check_length(text)
    known = _locked(story)
    if known.status not in _OPEN:
        raise AuthoringError("not_open")
    known.text, known.status, known.changed_at = text, Submission.DRAFT, at
    if (known.theme, known.language, _stem(known.name)) != (
        filing.theme[:LONGEST_THEME],
        filing.language,
        filing.stem,
    ):
        _file(known, filing)
    else:
        known.save()
    return known


@in_one_transaction
def submit(story: WrittenStory, at: datetime, link: str = "") -> WrittenStory:
    """
    Hand a story in: it can be changed no more, and the administrators are told.

    Args:
        link: Where they find it.

    Raises:
        AuthoringError: ``not_open``, or ``too_many`` while too many of the author's wait.

    Source: wakkerdam, WAK-SYS-42.
    """
    known = _locked(story)
    if known.status not in _OPEN:
        raise AuthoringError("not_open")
    waiting = WrittenStory.objects.filter(author=known.author, status=Submission.SUBMITTED)
    if waiting.count() >= MOST_WAITING:
        raise AuthoringError("too_many")
    _move(known, Submission.SUBMITTED, at)
    if _may_tell(known.author_id, at):
        post.tell_administrators(
            "story_submitted", at=at, story=str(known), link=link, author=known.author_id
        )
    return known


def _may_tell(author: int | None, at: datetime) -> bool:
    """Tell whether administrators may be written to once more about an author's stories."""
    told = Outgoing.objects.filter(
        kind=Kind.ADMIN_NOTICE,
        payload__code="story_submitted",
        payload__author=author,
        created_at__gt=at - timedelta(days=1),
    )
    return told.count() < MOST_NOTICES * len(post.administrators())


@in_one_transaction
def take_back(story: WrittenStory, at: datetime) -> WrittenStory:
    """
    Make a story a draft again, whatever was decided; it is told no more from the next mail on.

    Games that were told by it go on with what else their theme has, or the default theme.
    """
    known = _locked(story)
    if known.status != Submission.DRAFT:
        _move(known, Submission.DRAFT, at)
    return known


@in_one_transaction
def discard(story: WrittenStory) -> None:
    """
    Throw a draft away.

    Raises:
        AuthoringError: ``not_open``.
    """
    known = _locked(story)
    if known.status not in _OPEN:
        raise AuthoringError("not_open")
    known.delete()


@in_one_transaction
def accept(story: WrittenStory, seen_at: datetime, remark: str, at: datetime) -> WrittenStory:
    """
    Accept a story: every process tells it from the next mail on; its author hears of it.

    Args:
        seen_at: The ``changed_at`` of what the administrator has read.

    Raises:
        AuthoringError: ``not_waiting``, or ``changed`` since it was read.

    Source: wakkerdam, WAK-SYS-42.
    """
    known = _locked(story)
    if known.status != Submission.SUBMITTED:
        raise AuthoringError("not_waiting")
    if known.changed_at != seen_at:
        raise AuthoringError("changed")
    _decide(known, Submission.ACCEPTED, remark, at)
    return known


@in_one_transaction
def refuse(story: WrittenStory, remark: str, at: datetime) -> WrittenStory:
    """
    Refuse a story that waits, or take one that was accepted out of all themes.

    Raises:
        AuthoringError: ``not_waiting``.
    """
    known = _locked(story)
    if known.status not in (Submission.SUBMITTED, Submission.ACCEPTED):
        raise AuthoringError("not_waiting")
    _decide(known, Submission.REFUSED, remark, at)
    return known


Version = tuple[int, datetime | None, int | None]
"""What is told now, in short: it differs whenever a story comes, goes or changes."""


def version() -> Version:
    """Return the version of what is accepted; one small query."""
    found = _accepted().aggregate(number=Count("pk"), newest=Max("changed_at"), which=Sum("pk"))
    return found["number"], found["newest"], found["which"]


def accepted() -> list[WrittenStory]:
    """Return every story that is told, in the order of its name."""
    return list(_accepted().order_by("theme", "language", "name"))


def waiting() -> QuerySet[WrittenStory]:
    """Return what administrators have to decide about, the oldest first."""
    found = WrittenStory.objects.filter(status=Submission.SUBMITTED)
    return found.select_related("author").order_by("changed_at", "pk")


def decided() -> QuerySet[WrittenStory]:
    """Return what has been decided about, the latest first."""
    found = WrittenStory.objects.filter(status__in=(Submission.ACCEPTED, Submission.REFUSED))
    return found.select_related("author").order_by("-decided_at", "-pk")


def _accepted() -> QuerySet[WrittenStory]:
    return WrittenStory.objects.filter(status=Submission.ACCEPTED)


def _locked(story: WrittenStory) -> WrittenStory:
    return WrittenStory.objects.select_for_update().get(pk=story.pk)


def _move(story: WrittenStory, status: Submission, at: datetime) -> None:
    story.status, story.changed_at = status, at
    story.save(update_fields=["status", "changed_at"])


def _decide(story: WrittenStory, status: Submission, remark: str, at: datetime) -> None:
    story.remark, story.decided_at = remark[:LONGEST_REMARK], at
    story.save(update_fields=["remark", "decided_at"])
    _move(story, status, at)
    author = story.author
    if author is not None and author.main_address:
        payload = {"code": f"story_{status}", "story": str(story), "remark": story.remark}
        notice = post.to_address(author.main_address, author.language, Kind.NOTICE, payload, at=at)
        post.save([notice])


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise AuthoringError("too_long")


def _file(story: WrittenStory, filing: Filing) -> None:
    """Give a story the first name that is free."""
    story.theme, story.language = filing.theme[:LONGEST_THEME], filing.language
    taken = set(
        WrittenStory.objects.filter(theme=story.theme, language=story.language)
        .exclude(pk=story.pk)
        .values_list("name", flat=True)
    )
    for name in _names(filing.stem):
        if name in taken:
            continue
        story.name = name
        try:
            with transaction.atomic():
                story.save()
        except IntegrityError:  # another process was faster
            continue
        return


def _names(stem: str) -> Iterator[str]:
    yield from (f"{stem}-{number}" for number in count(1))


def _stem(name: str) -> str:
    return name.rpartition("-")[0]
