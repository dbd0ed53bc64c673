"""The pages in a browser: on a phone and on a desk, light and dark, with and without script."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail.village import Village, running_village
from tests.web.conftest import Church
from verteller.cli import _worker
from verteller.cli.demo import director
from verteller.cli.demo import village as demo
from verteller.hosting.models import HostedGame, Incoming, MailboxMessage, Status
from verteller.web.house import House

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = ("werewolf", "seer", "villager", "villager", "villager", "villager")
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
Post = Callable[[Village], None]


class Onlooker:
    """Watches a demonstration and says nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


@dataclass
class Site:
    """The pages of a village whose first night has come, with their addresses."""

    village: Village
    url: str
    wolf: str

    @property
    def mailbox(self) -> str:
        """The wolf's mailbox."""
        return f"{self.url}/mailbox/{self.wolf.lower()}@x.nl/"

    def pages(self) -> list[str]:
        """Every kind of page there is."""
        mail = MailboxMessage.objects.filter(to_email=f"{self.wolf.lower()}@x.nl").latest("pk")
        slug = _slug(mail)
        return [
            f"{self.url}/",
            f"{self.url}/games/WW5/",
            f"{self.url}/games/nowhere/",
            f"{self.url}/mailbox/",
            self.mailbox,
            f"{self.mailbox}write/",
            f"{self.mailbox}mail/{slug}/",
            f"{self.mailbox}mail/{slug}/?view=layout",
        ]


def _slug(mail: MailboxMessage) -> str:
    from verteller.web import mailboxes

    found = mailboxes.conversations(mail.to_email)
    return next(
        each.slug
        for each in found
        if any(letter.message_id == mail.message_id for letter in each.letters)
    )


@pytest.fixture
def site(live_server: LiveServer, mail_door: House, church: Church, post: Post) -> Site:
    """Let it be the second day: there is somebody dead, a vote is open, and everybody has mail."""
    mail_door.demonstration = demo.Village(mail_door, timedelta(seconds=30), Onlooker())
    village = running_village(*ROLES)
    (wolf,) = village.holders("werewolf")
    village.mail(wolf, village.others(wolf)[0])
    village.close_until("pyre")
    church.follow(village)
    post(village)
    return Site(village, live_server.url, wolf)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages in contexts of their own, and close them after the test."""
    contexts = []

    def open_it(url: str, **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": DESK, **wishes})
        contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"]
)
def test_every_page_can_be_read_by_everybody(
    site: Site, open_page: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    """Axe finds nothing wrong on any page, and no page is wider than the screen."""
    page = open_page(site.url, viewport=size, color_scheme=scheme)
    for url in site.pages():
        page.goto(url)
        found = Axe().run(page, options={"runOnly": LEVELS})
        assert found.violations_count == 0, f"{url}\n{found.generate_report()}"
        too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert too_wide <= 0, url


def test_an_answer_is_written_sent_and_confirmed_on_one_page(
    site: Site, open_page: Callable[..., Page], post: Post, church: Church
) -> None:
    """The receipt appears by itself, without the page being loaded again."""
    page = open_page(site.mailbox, viewport=PHONE)
    page.get_by_role("link", name="brandstapel").first.click()
    victim = site.village.others(site.wolf)[0]
    page.get_by_label("Your answer").fill(f"Ik stem op {victim}")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("article.mine")).to_contain_text(f"Ik stem op {victim}")
    page.evaluate("window.untouched = true")

    church.now += timedelta(minutes=1)
    post(site.village)

    expect(page.locator("#newest")).to_contain_text("Genoteerd")
    assert page.evaluate("window.untouched")
    assert site.village.choice(site.wolf, "vote") == [victim]


def test_new_mail_shows_by_itself_in_the_list(
    site: Site, open_page: Callable[..., Page], post: Post, church: Church
) -> None:
    """Whoever keeps the mailbox open sees what comes."""
    page = open_page(site.mailbox)
    lines = page.locator("#conversations li")
    before = lines.count()

    site.village.close()
    church.follow(site.village)
    post(site.village)

    expect(lines).to_have_count(before + 2)


def test_everything_works_without_script(
    site: Site, open_page: Callable[..., Page], post: Post, church: Church
) -> None:
    """Read, answer, read again: links, forms and loading the page again are enough."""
    page = open_page(f"{site.url}/mailbox/", java_script_enabled=False)
    page.get_by_role("link", name=site.wolf).click()
    page.get_by_role("link", name="brandstapel").first.click()
    page.get_by_label("Your answer").fill("blanco")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("article.mine")).to_contain_text("blanco")

    church.now += timedelta(minutes=1)
    post(site.village)
    page.reload()

    expect(page.locator("#newest")).to_contain_text("Genoteerd")
    page.goto(site.url)
    expect(page.get_by_role("link", name="Load again")).to_be_visible()


def test_a_mails_own_layout_runs_nothing(site: Site, open_page: Callable[..., Page]) -> None:
    """A script in a mail stays dead, and our page stays as it is."""
    mail = MailboxMessage.objects.filter(to_email=f"{site.wolf.lower()}@x.nl").latest("pk")
    mail.html = "<h1>Letter</h1><script>parent.document.title = 'taken over'</script>"
    mail.save()

    page = open_page(f"{site.mailbox}mail/{_slug(mail)}/?view=layout")

    expect(page.frame_locator("iframe").last.locator("h1")).to_have_text("Letter")
    assert "taken over" not in page.title()


def test_the_language_is_switched_with_a_button(site: Site, open_page: Callable[..., Page]) -> None:
    """And the page one was on comes back in that language."""
    page = open_page(f"{site.url}/games/WW5/")

    page.get_by_role("button", name="NL").click()

    expect(page.get_by_role("heading", name="Het dorp")).to_be_visible()
    assert page.url == f"{site.url}/games/WW5/"


@pytest.fixture
def busy_house(
    live_server: LiveServer, mail_door: House, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Let a village be ready to play, in a hurry."""
    monkeypatch.setattr(director, "LONGEST", 0.2)
    monkeypatch.setattr(director, "QUIET_WITH_GUEST", 0.3)
    village = demo.Village(mail_door, timedelta(seconds=30), Onlooker())
    mail_door.demonstration = village
    with _worker.Worker(eager=True):
        yield live_server.url
        village.stop()


def test_a_newcomer_plays_a_whole_game_with_nothing_but_the_page(
    busy_house: str, open_page: Callable[..., Page]
) -> None:
    """From the home page to the end: no account, no mail program, no terminal."""
    page = open_page(busy_house, viewport=PHONE)
    page.get_by_label("How many players").fill("5")
    page.get_by_label("Your name, if you want to play along").fill("Sofie")
    page.get_by_role("button", name="Start a demonstration").click()
    page.get_by_role("link", name="Your mail waits in the mailbox of Sofie.").click()
    mailbox = page.url

    while not _is_over():
        page.goto(mailbox)
        page.locator("#conversations li.new a").last.click()
        choices = page.locator("article.theirs").last.locator("h3 ~ ul li")
        if choices.count():
            chosen = choices.first.inner_text().replace(" (yourself)", "")
            page.get_by_label("Your answer").fill(f"I choose {chosen}")
            page.get_by_role("button", name="Send").click()

    game = HostedGame.objects.get()
    assert game.status == Status.FINISHED
    mine = Incoming.objects.filter(sender="sofie@guest.example", result="answer_taken")
    assert mine.exists()


def _is_over() -> bool:
    return HostedGame.objects.filter(status=Status.FINISHED).exists()
