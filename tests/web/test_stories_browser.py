"""The authors' pages in a browser: on a phone and on a desk, light and dark, with live preview."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.web import authors
from tests.web.conftest import Church
from tests.web.test_browser import DESK, LEVELS, PHONE
from verteller.hosting.models.stories import Submission, WrittenStory

pytestmark = pytest.mark.django_db(transaction=True)

Opened = Callable[..., Page]


@dataclass
class Site:
    """The pages of an author and of an administrator, with a story of each kind."""

    url: str
    author: Client
    administrator: Client
    good: WrittenStory
    bad: WrittenStory
    waiting: WrittenStory
    accepted: WrittenStory

    def page(self, story: WrittenStory) -> str:
        """Return the address of a story."""
        return f"{self.url}/stories/{story.pk}/"

    def pages(self) -> list[tuple[Client, str]]:
        """Return every kind of page there is, with who looks at it."""
        mine = [self.page(each) for each in (self.good, self.bad, self.waiting, self.accepted)]
        return [
            *((self.author, f"{self.url}/stories/{path}") for path in ("", "new/")),
            *((self.author, page) for page in mine),
            *((self.administrator, page) for page in (f"{self.url}/stories/", *mine[2:])),
        ]


@pytest.fixture
def site(live_server: LiveServer, church: Church) -> Site:
    ann, chief = authors.author(), authors.administrator()
    (accepted,) = authors.told(ann)
    return Site(
        live_server.url,
        authors.signed_in(ann),
        authors.signed_in(chief),
        authors.draft(ann),
        authors.draft(ann, authors.BAD),
        authors.handed_in(ann),
        accepted,
    )


@pytest.fixture
def open_as(browser: Browser) -> Iterator[Opened]:
    """Open pages as somebody who is signed in, and close them after the test."""
    contexts = []

    def open_it(who: Client, url: str, **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": DESK, **wishes})
        contexts.append(context)
        name = settings.SESSION_COOKIE_NAME
        root = "/".join(url.split("/")[:3])
        context.add_cookies([{"name": name, "value": who.cookies[name].value, "url": root}])
        page = context.new_page()
        page.goto(url)
        return page

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"]
)
def test_every_page_of_stories_can_be_read_by_everybody(
    site: Site, open_as: Opened, size: dict[str, int], scheme: str
) -> None:
    """Axe finds nothing wrong on any page, and no page is wider than the screen."""
    for who, url in site.pages():
        page = open_as(who, url, viewport=size, color_scheme=scheme)
        found = Axe().run(page, options={"runOnly": LEVELS})
        assert found.violations_count == 0, f"{url}\n{found.generate_report()}"
        too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert too_wide <= 0, url
        page.context.close()


def test_the_preview_follows_what_is_typed(site: Site, open_as: Opened) -> None:
    """The mail, the faults and the verdict change by themselves; nothing has been kept."""
    page = open_as(site.author, site.page(site.good))
    preview = page.locator("#preview")
    expect(preview).to_contain_text("The gulls are screaming")

    page.get_by_label("The story, with its fields above it").fill(
        authors.GOOD.replace("The gulls", "All crows").replace(
            "{{ b[0] | him }}", "{{ b[0] | hm }}"
        )
    )

    expect(page.locator("#verdict")).to_have_text("One thing is not right yet.")
    expect(preview).to_contain_text("There is no filter “hm”; did you mean “him”?")
    page.get_by_role("link", name="Line 11").click()
    chosen = page.evaluate(
        "(t => t.value.slice(t.selectionStart, t.selectionEnd))(document.getElementById('text'))"
    )
    assert chosen == "in the village saw {{ b[0] | hm }} go out."

    page.get_by_label("The story, with its fields above it").fill(
        authors.GOOD.replace("The gulls", "All crows")
    )

    expect(preview).to_contain_text("All crows are screaming")
    expect(page.locator("#verdict")).to_have_text("This story can be told.")
    site.good.refresh_from_db()
    assert site.good.text == authors.GOOD


def test_the_preview_follows_the_cast_that_is_chosen(site: Site, open_as: Opened) -> None:
    """How the dead are spoken of, and how many live."""
    page = open_as(site.author, site.page(site.good))
    preview = page.locator("#preview")

    page.get_by_label("spoken of as").select_option("man")
    expect(preview).to_contain_text("his boots still wet")
    page.get_by_label("spoken of as").select_option("woman")
    expect(preview).to_contain_text("her boots still wet")
    page.get_by_label("players in group A").fill("9")

    expect(preview).to_contain_text("Alive (9)")


def test_a_story_is_written_handed_in_and_accepted(site: Site, open_as: Opened) -> None:
    """From the list to being told, with nothing but the pages."""
    page = open_as(site.author, f"{site.url}/stories/", viewport=PHONE)
    page.get_by_role("link", name="Write a story").click()
    page.get_by_label("When is it told?").select_option("pyre.result")
    page.get_by_label("Theme").fill("zeedorp")
    page.get_by_label("Your name as author").fill("Ann Writer")
    page.get_by_role("button", name="Begin").click()
    text = page.get_by_label("The story, with its fields above it")
    text.fill(text.input_value().replace("Write your story here.", "{{ b[0] }} burns like tar."))
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("Your story has been handed in.")).to_be_visible()

    chief = open_as(site.administrator, page.url)
    chief.get_by_label("A word to its author").fill("Lovely.")
    chief.get_by_role("button", name="Accept", exact=True).click()

    expect(chief.get_by_text("The story has been accepted")).to_be_visible()
    story = WrittenStory.objects.get(theme="zeedorp", name="pyre-result-1")
    assert story.status == Submission.ACCEPTED


def test_stories_are_written_without_script(site: Site, open_as: Opened) -> None:
    """A button shows the preview; nothing is lost by it."""
    page = open_as(site.author, site.page(site.good), java_script_enabled=False)
    text = page.get_by_label("The story, with its fields above it")
    text.fill(authors.GOOD.replace("The gulls", "All crows"))
    page.get_by_role("button", name="Show the preview").click()

    expect(page.locator("#preview")).to_contain_text("All crows are screaming")
    page.get_by_role("button", name="Keep the draft").click()
    site.good.refresh_from_db()
    assert "All crows" in site.good.text


def test_nothing_on_the_pages_of_stories_is_against_their_policy(
    site: Site, open_as: Opened
) -> None:
    """No script, style or picture but our own: the browser has nothing to complain of."""
    complaints: list[str] = []
    page = open_as(site.author, f"{site.url}/stories/")
    page.on("console", lambda message: complaints.append(message.text))
    for _, url in site.pages()[:6]:
        page.goto(url)
    page.get_by_label("players in group A").fill("3")
    expect(page.locator("#preview")).to_contain_text("Alive (3)")

    assert complaints == []
