"""Stories from the first draft to a decision: who may do what when, and who is told."""

from contextlib import AbstractContextManager
from datetime import timedelta

import pytest

from tests.mail.village import START
from verteller.hosting import authoring
from verteller.hosting.administrators import add_administrator
from verteller.hosting.authoring import AuthoringError, Filing
from verteller.hosting.models import Kind, Outgoing, Person
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.hosting.people import Manners, address_of

pytestmark = pytest.mark.django_db

MANNERS = Manners("woman", "en", "Europe/Amsterdam")
FILING = Filing("zeedorp", "en", "general-morning")
LATER = START + timedelta(hours=1)


@pytest.fixture
def ann() -> Person:
    return address_of("ann@x.nl", MANNERS, START).person


@pytest.fixture
def chief() -> Person:
    return add_administrator("chief@x.nl", MANNERS, START)


def handed_in(person: Person) -> WrittenStory:
    return authoring.submit(authoring.begin(person, FILING, "a story", START), START, "page")


def post_of(kind: Kind) -> list[Outgoing]:
    return list(Outgoing.objects.filter(kind=kind))


def refusal(code: str) -> AbstractContextManager[object]:
    return pytest.raises(AuthoringError, match=f"^{code}$")


def test_stories_of_one_moment_get_names_of_their_own(ann: Person) -> None:
    """Rules: WAK-SYS-42."""
    names = [authoring.begin(ann, FILING, "x", START).name for _ in range(3)]

    assert names == ["general-morning-1", "general-morning-2", "general-morning-3"]


def test_a_draft_moves_when_its_fields_change(ann: Person) -> None:
    """Filed by what it says of itself; a change of the text alone moves nothing."""
    story = authoring.begin(ann, FILING, "x", START)

    assert str(authoring.rewrite(story, FILING, "y", LATER)) == "zeedorp/en/general-morning-1"
    moved = authoring.rewrite(story, Filing("zeedorp", "nl", "pyre-result"), "z", LATER)

    assert (str(moved), moved.text) == ("zeedorp/nl/pyre-result-1", "z")
    assert WrittenStory.objects.count() == 1


def test_administrators_are_told_of_a_story_that_is_handed_in(ann: Person, chief: Person) -> None:
    """Rules: WAK-SYS-39, WAK-SYS-42."""
    story = handed_in(ann)

    (notice,) = post_of(Kind.ADMIN_NOTICE)
    assert notice.to_email == "chief@x.nl"
    assert notice.payload["code"] == "story_submitted"
    assert (notice.payload["story"], notice.payload["link"]) == (str(story), "page")


def test_an_accepted_story_is_told_and_its_author_hears_of_it(ann: Person, chief: Person) -> None:
    """Rules: WAK-SYS-42, WAK-SYS-44."""
    before = authoring.version()
    story = handed_in(ann)
    assert authoring.version() == before

    authoring.accept(story, START, "Lovely", LATER)

    assert [each.text for each in authoring.accepted()] == ["a story"]
    assert authoring.version() != before
    (notice,) = post_of(Kind.NOTICE)
    assert notice.to_email == "ann@x.nl"
    assert notice.payload["code"] == "story_accepted"
    assert notice.payload["remark"] == "Lovely"


def test_a_refused_story_goes_back_to_its_author_with_a_remark(ann: Person, chief: Person) -> None:
    """Who may change it and hand it in again."""
    story = authoring.refuse(handed_in(ann), "Too long", LATER)

    assert (story.status, story.remark) == (Submission.REFUSED, "Too long")
    assert post_of(Kind.NOTICE)[0].payload["code"] == "story_refused"
    again = authoring.submit(authoring.rewrite(story, FILING, "shorter", LATER), LATER)
    assert again.status == Submission.SUBMITTED


def test_a_story_that_changed_since_it_was_read_is_not_accepted(ann: Person) -> None:
    """An administrator answers for what he has read, and for nothing else."""
    story = handed_in(ann)
    authoring.take_back(story, LATER)
    authoring.submit(authoring.rewrite(story, FILING, "quite another", LATER), LATER)

    with refusal("changed"):
        authoring.accept(story, START, "", LATER)
    assert authoring.accepted() == []


def test_an_accepted_story_is_told_no_more_when_it_is_taken_back_or_out(ann: Person) -> None:
    """Rules: WAK-SYS-42."""
    first, second = handed_in(ann), handed_in(ann)
    for story in (first, second):
        authoring.accept(story, START, "", START)
    told = {authoring.version()}

    authoring.take_back(first, LATER)
    told.add(authoring.version())
    authoring.refuse(second, "", LATER)
    told.add(authoring.version())

    assert authoring.accepted() == []
    assert len(told) == 3


def test_only_a_draft_can_be_changed_or_thrown_away(ann: Person) -> None:
    story = handed_in(ann)

    with refusal("not_open"):
        authoring.rewrite(story, FILING, "x", LATER)
    with refusal("not_open"):
        authoring.discard(story)
    with refusal("not_open"):
        authoring.submit(story, LATER)
    authoring.discard(authoring.take_back(story, LATER))

    assert not WrittenStory.objects.exists()


def test_only_what_waits_is_decided_about(ann: Person) -> None:
    draft = authoring.begin(ann, FILING, "x", START)

    with refusal("not_waiting"):
        authoring.accept(draft, START, "", LATER)
    with refusal("not_waiting"):
        authoring.refuse(draft, "", LATER)


def test_nobody_buries_the_administrators_in_stories(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-49."""
    monkeypatch.setattr(authoring, "MOST_WAITING", 2)
    monkeypatch.setattr(authoring, "MOST_UNDECIDED", 3)
    for _ in range(2):
        handed_in(ann)
    third = authoring.begin(ann, FILING, "x", START)

    with refusal("too_many"):
        authoring.submit(third, START)
    with refusal("too_many"):
        authoring.begin(ann, FILING, "x", START)
    with refusal("too_long"):
        authoring.rewrite(third, FILING, "x" * 20_001, START)
