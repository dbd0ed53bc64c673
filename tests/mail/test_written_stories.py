"""Stories that were accepted on the authors' pages: told in mails, and safely gone again."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.mail.test_stories import nightfall, story_of
from tests.mail.village import START, running_village
from verteller.hosting import authoring
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.administrators import add_administrator
from verteller.hosting.authoring import Filing
from verteller.hosting.models import Kind, Outgoing
from verteller.hosting.models.games import HostedGame
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.hosting.people import Manners, address_of
from verteller.mail import stories
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db

NIGHT = """---
theme: default
language: nl
author: Ann Writer
key: general
moment: night
day: 1
---
De uil van **Ann** roept.
"""
MANNERS = Manners("woman", "nl", "Europe/Amsterdam")


@pytest.fixture(autouse=True)
def nothing_read_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin like a process that has just been started."""
    monkeypatch.setattr(stories, "_accepted", stories._Accepted())


def accepted(text: str = NIGHT, theme: str = "default") -> WrittenStory:
    ann = address_of("ann@x.nl", MANNERS, START).person
    story = authoring.begin(ann, Filing(theme, "nl", "general-night"), text, START)
    return authoring.accept(authoring.submit(story, START), START, "", START)


def row() -> Outgoing:
    return nightfall(running_village("werewolf", "villager", "villager"))[0]


def test_an_accepted_story_is_told_with_its_author_from_the_next_mail_on() -> None:
    """Rules: WAK-SYS-42, WAK-SYS-44."""
    told = row()
    assert "uil van Ann" not in story_of(told)

    accepted()

    assert "De uil van Ann roept." in story_of(told)
    assert "Verhalen: " in str(compose(told).body)
    assert "Ann Writer" in str(compose(told).body)


def test_another_process_sees_what_was_accepted_and_what_is_gone() -> None:
    """Each has read the stories before; neither is told of anything. Rules: WAK-SYS-42."""
    here, there = stories._Accepted(), stories._Accepted()
    assert here.stories() == there.stories() == ()

    story = accepted()
    assert [each.author for each in here.stories()] == ["Ann Writer"]
    assert [each.author for each in there.stories()] == ["Ann Writer"]
    authoring.refuse(story, "", START + timedelta(hours=1))

    assert here.stories() == there.stories() == ()


def test_stories_are_read_once_and_one_small_query_tells_whether_they_changed() -> None:
    accepted()
    kept = stories._Accepted()
    first = kept.stories()

    with CaptureQueriesContext(
        connection,
    ) as asked:
        again = [kept.stories() for _ in range(5)]

    assert all(each is first for each in again)
    assert len(asked) == 5
    assert all("COUNT" in each["sql"] and '"text"' not in each["sql"] for each in asked)


@pytest.mark.parametrize("how", ["taken back", "refused", "deleted"])
def test_a_game_goes_on_when_its_story_is_gone(how: str) -> None:
    """It is told from what else there is; nothing is paused and nobody notified. WAK-SYS-43."""
    theme = NIGHT.replace("theme: default", "theme: zeedorp")
    story = accepted(theme, "zeedorp")
    told = row()
    HostedGame.objects.update(theme="zeedorp")
    told.refresh_from_db()
    told = Outgoing.objects.get(pk=told.pk)
    assert "uil van Ann" in story_of(told)

    if how == "taken back":
        authoring.take_back(story, START + timedelta(hours=1))
    elif how == "refused":
        authoring.refuse(story, "", START + timedelta(hours=1))
    else:
        story.delete()

    again = story_of(Outgoing.objects.get(pk=told.pk))
    assert again
    assert "uil van Ann" not in again
    assert HostedGame.objects.get().status == "running"


@pytest.mark.parametrize("status", [Submission.DRAFT, Submission.SUBMITTED, Submission.REFUSED])
def test_nothing_but_what_was_accepted_is_told(status: Submission) -> None:
    """Rules: WAK-SYS-42."""
    accepted()
    WrittenStory.objects.update(status=status)

    assert "uil van Ann" not in story_of(row())


def test_a_story_that_cannot_be_told_any_more_harms_no_other() -> None:
    """As after an upgrade that knows a word no longer. Rules: WAK-SYS-50."""
    accepted()
    WrittenStory.objects.update(text=NIGHT.replace("**Ann**", "{{ 9**9**9 }}"))
    accepted(NIGHT.replace("uil", "kauw"))

    assert "De kauw van Ann roept." in story_of(row())


def test_a_new_theme_can_be_played_as_soon_as_a_story_of_it_is_accepted() -> None:
    """Rules: WAK-SYS-30, WAK-SYS-42."""
    accepted(NIGHT.replace("theme: default", "theme: zeedorp"), "zeedorp")

    assert "zeedorp" in stories.themes()
    assert create_game(Plan(name="Zee", theme="zeedorp"), START).theme == "zeedorp"


def test_the_author_and_the_administrators_get_readable_mails() -> None:
    """Rules: WAK-SYS-39."""
    add_administrator("chief@x.nl", Manners("man", "en", "UTC"), START)
    ann = address_of("ann@x.nl", MANNERS, START).person
    draft = authoring.begin(ann, Filing("default", "nl", "general-night"), NIGHT, START)
    story = authoring.submit(draft, START, "http://x.example/stories/1/")
    authoring.refuse(story, "Iets korter?", START)

    to_chief = compose(Outgoing.objects.get(kind=Kind.ADMIN_NOTICE))
    to_ann = compose(Outgoing.objects.get(kind=Kind.NOTICE))

    assert to_chief.subject == "Administration: a story has been handed in"
    assert "Page: http://x.example/stories/1/" in str(to_chief.body)
    assert "Story: default/nl/general-night-1" in str(to_chief.body)
    assert to_ann.subject == "Je verhaal is teruggekomen"
    assert "> Iets korter?" in str(to_ann.body)
