"""The authors' pages: who sees what, what is kept, and that nothing an author writes does harm."""

import re
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

import verteller.web
from tests.mail.village import START
from tests.telling.stories.test_templates import ATTACKS
from tests.web import authors
from tests.web.authors import BAD, GOOD
from tests.web.conftest import Church
from tests.web.test_words import messages
from verteller.hosting import authoring
from verteller.hosting.models import Kind, Outgoing
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.rules.registry import find_rulebook
from verteller.telling.stories.moments import DEAL, MOMENTS
from verteller.telling.stories.vocabulary import FILTERS
from verteller.web.headers import HEADER, POLICY
from verteller.web.stories import forms, trying, uses
from verteller.web.stories.moments import NEVER_TOLD, moment_choices

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("church")]

WEB = Path(verteller.web.__file__).parent


@pytest.fixture
def ann(church: Church) -> Client:
    return authors.signed_in(authors.author())


@pytest.fixture
def chief(church: Church) -> Client:
    return authors.signed_in(authors.administrator())


def mine() -> WrittenStory:
    return authors.draft(authors.author())


def page_of(response: Any) -> str:
    return str(response.content.decode())


def look(client: Client, story: WrittenStory, text: str, **wishes: object) -> str:
    return page_of(client.post(f"/stories/{story.pk}/preview/", {"text": text, **wishes}))


# Who sees what


@pytest.mark.parametrize("path", ["", "new/", "1/"])
def test_who_is_not_signed_in_is_asked_to(client: Client, path: str) -> None:
    mine()
    response = client.get(f"/stories/{path}")

    assert response.status_code == 302
    assert response["Location"].startswith("/sign-in/?next=")


def test_an_author_sees_his_own_stories_and_no_others(ann: Client) -> None:
    """Not even the existence of another's: the same answer as for a story there is not."""
    theirs = authors.draft(authors.author("bob@x.nl"))
    own = mine()

    assert f"/stories/{own.pk}/" in page_of(ann.get("/stories/"))
    assert f"/stories/{theirs.pk}/" not in page_of(ann.get("/stories/"))
    for path in ("", "write/", "preview/", "decide/"):
        method = ann.get if path == "" else ann.post
        assert method(f"/stories/{theirs.pk}/{path}").status_code == 404
        assert method(f"/stories/{10**9}/{path}").status_code == 404


def test_an_administrator_sees_what_is_handed_in_and_no_draft(chief: Client) -> None:
    draft = mine()
    waiting = authors.handed_in(authors.author())

    listed = page_of(chief.get("/stories/"))

    assert f"/stories/{waiting.pk}/" in listed
    assert f"/stories/{draft.pk}/" not in listed
    assert chief.get(f"/stories/{waiting.pk}/").status_code == 200
    assert chief.get(f"/stories/{draft.pk}/").status_code == 404


def test_an_administrator_decides_but_does_not_write(chief: Client) -> None:
    waiting = authors.handed_in(authors.author())

    for act in ("keep", "submit", "take-back", "discard"):
        response = chief.post(f"/stories/{waiting.pk}/write/", {"act": act, "text": "x"})
        assert response.status_code == 404
    waiting.refresh_from_db()
    assert (waiting.text, waiting.status) == (GOOD, Submission.SUBMITTED)


def test_an_author_decides_about_nothing(ann: Client) -> None:
    waiting = authors.handed_in(authors.author())
    seen = waiting.changed_at.isoformat()

    response = ann.post(f"/stories/{waiting.pk}/decide/", {"verdict": "accept", "seen": seen})

    assert response.status_code == 404
    assert authoring.accepted() == []


def test_looking_changes_nothing(ann: Client, chief: Client) -> None:
    """A link is no order, and a form needs our own token."""
    waiting = authors.handed_in(authors.author())

    assert chief.get(f"/stories/{waiting.pk}/decide/").status_code == 405
    assert ann.get(f"/stories/{waiting.pk}/write/").status_code == 405
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = ann.cookies
    assert strict.post(f"/stories/{waiting.pk}/write/", {"act": "take-back"}).status_code == 403


# Writing


def begin(client: Client, **wishes: str) -> WrittenStory:
    usual = {"moment": "pyre.result", "language": "nl", "theme": "zee 2", "author": "O'Neil: x"}
    response = client.post("/stories/new/", {**usual, **wishes})
    assert response.status_code == 302, page_of(response)
    return WrittenStory.objects.latest("pk")


def test_a_new_story_begins_with_its_fields_and_can_be_told(ann: Client) -> None:
    """Rules: WAK-SYS-37, WAK-SYS-42."""
    story = begin(ann)

    assert str(story) == "zee 2/nl/pyre-result-1"
    trial = trying.try_out(story.text, forms.Company({}), story.changed_at)
    assert trial.can_be_told
    assert trial.examined.fields["author"] == "O'Neil: x"


@pytest.mark.parametrize(
    "moment", [f"{each.key}.{each.name}" for each in MOMENTS.values()] + ["deal.werewolf"]
)
def test_a_story_of_any_moment_can_be_begun(ann: Client, moment: str) -> None:
    """Rules: WAK-STORY-03."""
    story = begin(ann, moment=moment)

    trial = trying.try_out(story.text, forms.Company({}), story.changed_at)
    assert trial.can_be_told, trial.faults


def test_every_moment_and_every_role_that_is_told_can_be_chosen() -> None:
    """Rules: WAK-STORY-05."""
    chosen = {value for _, group in moment_choices("en") for value, _ in group}
    roles = set(find_rulebook("wakkerdam").roles) - NEVER_TOLD

    moments = {f"{each.key}.{each.name}" for each in MOMENTS.values()}
    assert chosen == moments | {f"{DEAL}.{role}" for role in roles}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("theme", "../../etc"),
        ("theme", "<b>"),
        ("theme", "x" * 41),
        ("author", ""),
        ("author", "a\nkey: x"),
        ("language", "fr"),
        ("moment", "general.brunch"),
    ],
)
def test_what_no_story_can_be_about_is_refused(ann: Client, field: str, value: str) -> None:
    usual = {"moment": "pyre.result", "language": "nl", "theme": "zee", "author": "Ann"}

    response = ann.post("/stories/new/", {**usual, field: value})

    assert response.status_code == 422
    assert not WrittenStory.objects.exists()


def test_a_draft_is_kept_whatever_is_wrong_with_it(ann: Client) -> None:
    story = mine()

    ann.post(f"/stories/{story.pk}/write/", {"act": "keep", "text": "nothing yet {{"})

    story.refresh_from_db()
    assert story.text == "nothing yet {{"
    assert "Line 1" in page_of(ann.get(f"/stories/{story.pk}/"))


def test_a_faulty_story_is_kept_but_not_handed_in(ann: Client) -> None:
    """Rules: WAK-SYS-42."""
    story = mine()

    response = ann.post(f"/stories/{story.pk}/write/", {"act": "submit", "text": BAD})

    story.refresh_from_db()
    assert response.status_code == 422
    assert "put right first" in page_of(response)
    assert (story.text, story.status) == (BAD, Submission.DRAFT)
    assert not Outgoing.objects.exists()


def test_what_is_too_long_is_refused_and_not_lost(ann: Client) -> None:
    story = mine()
    long = GOOD + "x" * 20_000

    response = ann.post(f"/stories/{story.pk}/write/", {"act": "keep", "text": long})

    assert response.status_code == 422
    assert "x" * 20_000 in page_of(response)
    story.refresh_from_db()
    assert story.text == GOOD


def test_a_story_is_handed_in_with_a_link_for_the_administrators(
    ann: Client, chief: Client
) -> None:
    """Rules: WAK-SYS-39."""
    story = mine()

    ann.post(f"/stories/{story.pk}/write/", {"act": "submit", "text": GOOD})

    (notice,) = Outgoing.objects.filter(kind=Kind.ADMIN_NOTICE)
    assert notice.payload["link"] == f"http://testserver/stories/{story.pk}/"
    assert f"/stories/{story.pk}/" in page_of(chief.get("/stories/"))


def test_a_story_is_taken_back_and_thrown_away(ann: Client) -> None:
    (told,) = authors.told(authors.author())

    ann.post(f"/stories/{told.pk}/write/", {"act": "take-back"})
    assert authoring.accepted() == []
    ann.post(f"/stories/{told.pk}/write/", {"act": "discard"})

    assert not WrittenStory.objects.exists()


# Deciding


def test_an_administrator_accepts_and_takes_out_again(chief: Client) -> None:
    """Rules: WAK-SYS-42."""
    story = authors.handed_in(authors.author())
    seen = story.changed_at.isoformat()
    path = f"/stories/{story.pk}/decide/"

    chief.post(path, {"verdict": "accept", "seen": seen, "remark": "Fine"})
    assert [each.pk for each in authoring.accepted()] == [story.pk]
    chief.post(path, {"verdict": "refuse", "seen": seen, "remark": "No longer"})

    assert authoring.accepted() == []
    assert Outgoing.objects.filter(kind=Kind.NOTICE).count() == 2


@pytest.mark.parametrize("seen", ["2020-01-01T00:00:00+00:00", "yesterday", ""])
def test_what_was_not_read_is_not_accepted(chief: Client, seen: str) -> None:
    story = authors.handed_in(authors.author())

    response = chief.post(
        f"/stories/{story.pk}/decide/", {"verdict": "accept", "seen": seen, "remark": ""}
    )

    assert response.status_code == 422
    assert authoring.accepted() == []


def test_what_cannot_be_told_is_not_accepted(chief: Client) -> None:
    """Even if it could be when it was handed in."""
    story = authors.handed_in(authors.author(), BAD)

    response = chief.post(
        f"/stories/{story.pk}/decide/",
        {"verdict": "accept", "seen": story.changed_at.isoformat(), "remark": ""},
    )

    assert response.status_code == 422
    assert authoring.accepted() == []


# The preview


def test_a_preview_shows_the_mail_with_story_facts_and_credit(ann: Client) -> None:
    """Rules: WAK-SYS-44, WAK-STORY-08."""
    page = look(ann, mine(), GOOD, genders="man", a="3")

    assert "his boots still wet" in page
    assert "was found dead" in page
    assert "Alive (3)" in page
    assert "Stories: Ann Writer." in page


def test_a_preview_keeps_nothing(ann: Client) -> None:
    story = mine()
    look(ann, story, GOOD.replace("gulls", "crows"))

    story.refresh_from_db()
    assert story.text == GOOD


def test_a_preview_of_what_is_handed_in_is_of_what_is_kept(chief: Client) -> None:
    """An administrator reads what he decides about, whatever his browser sends."""
    waiting = authors.handed_in(authors.author())

    assert "gulls" in look(chief, waiting, "something else")


@pytest.mark.timeout(20)
@pytest.mark.parametrize("attack", [text for text, _ in ATTACKS.values()], ids=list(ATTACKS))
def test_an_attack_is_answered_with_its_line_and_holds_nobody_up(ann: Client, attack: str) -> None:
    """Rules: WAK-SYS-49."""
    page = look(ann, mine(), f"{GOOD}\n{attack}")

    assert "not right yet" in page
    assert "Line " in page


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "![x](http://spy.example/x.png)",
        "[x](javascript:alert(1))",
        "[x](http://evil.example)",
        "</textarea><script>alert(1)</script>",
        "<style>*{display:none}</style>",
    ],
)
def test_nothing_an_author_writes_becomes_a_tag_of_our_page(ann: Client, text: str) -> None:
    """Rules: WAK-SYS-49."""
    story = mine()
    wild = GOOD.replace("The gulls", text).replace("Ann Writer", '"<b onclick=x>Ann"')
    ann.post(f"/stories/{story.pk}/write/", {"act": "keep", "text": wild})

    for page in (look(ann, story, wild), page_of(ann.get(f"/stories/{story.pk}/"))):
        inside = page.partition('<div id="preview"')[2] or page
        assert not re.search(r"<(script|img|style|b |a href=\"(?:http|javascript))", inside)
    assert ann.get(f"/stories/{story.pk}/")[HEADER] == POLICY


def test_a_cast_that_cannot_be_is_left_to_the_story(ann: Client) -> None:
    page = look(ann, mine(), GOOD, a="-3", b="many", genders="purple")

    assert "Filled in with 5 in group A and 1 in group B" in page


def test_a_remark_is_text(ann: Client, chief: Client) -> None:
    story = authors.handed_in(authors.author())
    chief.post(
        f"/stories/{story.pk}/decide/",
        {"verdict": "refuse", "remark": "<script>x</script>", "seen": "x"},
    )

    assert "<script>x" not in page_of(ann.get("/stories/"))
    assert "<script>x" not in page_of(ann.get(f"/stories/{story.pk}/"))


# Words


def test_every_word_of_the_pages_is_there_in_both_languages() -> None:
    templates = "".join(path.read_text() for path in WEB.glob("templates/web/stories/*.html"))
    named = set(re.findall(r'\{% say "([\w-]+)"', templates))
    named |= {f"story-status-{status}" for status in Submission.values}
    named |= {f"story-genders-{each}" for each in forms.GENDERS}
    named |= {f"story-use-{name}" for name, _, _ in uses._USES}
    fields = ("moment", "language", "theme", "author")
    named |= {f"story-{what}-{field}" for what in ("field", "unfit") for field in fields}
    refused = "faulty too_long too_many not_open not_waiting changed undecided"
    named |= {f"story-refused-{code}" for code in refused.split()}

    for spoken in ("nl", "en"):
        assert named <= set(messages(spoken))


def test_what_the_page_says_can_stand_between_braces_can() -> None:
    """Rules: WAK-STORY-03."""
    front = GOOD.partition("The gulls")[0]
    codes = {code for _, *pair in uses._USES for code in pair}
    for code in codes:
        example = re.match(r"\{\{.*?\}\}|.*", code)
        assert example is not None
        trial = trying.try_out(f"{front}{example[0]} x", forms.Company({}), START)
        assert trial.wrong == 0, (code, trial.faults)
    shown = " ".join(codes)
    assert all(re.search(rf"\b{name}\b", shown) for name in set(FILTERS) - {"naam", "name"})
