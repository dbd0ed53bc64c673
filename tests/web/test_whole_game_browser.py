"""A whole game of twelve in the browser: made, dealt, played by several at once, and won."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.mail.village import Village, administrator, post_of
from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.stage_of_twelve import (
    DESK,
    GAME,
    PHONE,
    Company,
    Windows,
    sign_up_others,
    windows,
)
from tests.web.test_desk_browser import cookie_of
from verteller.cli._web import WebServer
from verteller.hosting import throttling
from verteller.hosting.models import Kind, PlayerQuestion
from verteller.web import known, pieces, strangers
from verteller.web.live import pulses

pytestmark = pytest.mark.django_db(transaction=True)

PATIENCE = 20_000


@pytest.fixture
def web() -> Iterator[WebServer]:
    """Open the web door, with live pages, to a process that knows nothing yet."""
    for module in (known, pieces, strangers, pulses):
        module.forget()
    throttling.limiter.storage.reset()
    with WebServer("127.0.0.1", 0) as server:
        yield server


@pytest.fixture
def house(browser: Browser, web: WebServer) -> Iterator[Windows]:
    """Let there be windows."""
    with windows(browser, f"http://127.0.0.1:{web.port}") as made:
        yield made


def cookie(house: Windows, person: Any) -> dict[str, Any]:
    """Return the session of somebody who has signed in before."""
    return cookie_of(signed_in_as(person), house.url)


# The masters' side, one act of the play after another.


def make_the_game(house: Windows, desk: Page) -> None:
    """Make it, sign somebody up by hand, and compose a village from a preset."""
    desk.goto("/desk/")
    desk.get_by_role("link", name="A new game").click()
    desk.get_by_role("link", name="Lupus in tempo reale").click()
    desk.get_by_label("Name", exact=True).fill(GAME)
    desk.get_by_label("Players, at most").fill("14")
    house.look(desk, "desk-new")
    desk.get_by_role("button", name="Make the game").click()

    desk.get_by_label("Name", exact=True).fill("Anna")
    desk.get_by_label("Mail address", exact=True).fill("anna@x.nl")
    desk.locator("#player-gender").select_option("woman")
    desk.get_by_role("button", name="Sign up").click()
    expect(desk.get_by_role("status").first).to_contain_text("Anna")
    sign_up_others({"Anna"})
    desk.reload()
    house.look(desk, "desk-players")

    desk.goto(f"/desk/games/{GAME}/village/?size=12")
    desk.get_by_role("link", name="Fill it in").first.click()
    expect(desk.locator("[data-total]")).to_have_text("12")
    house.look(desk, "desk-village")
    desk.get_by_role("button", name="Keep this village").click()
    expect(desk.get_by_role("status").first).to_have_text("The village is kept.")


def deal(house: Windows, desk: Page) -> None:
    """Deal the roles."""
    desk.get_by_role("link", name="Deal now").click()
    house.look(desk, "desk-deal")
    desk.get_by_role("button", name="Deal now").click()
    expect(desk.get_by_role("heading", name="Letters")).to_be_visible()
    house.look(desk, "desk-letters")


def row_of(desk: Page, name: str) -> Locator:
    """Return somebody's line in the list of players."""
    return desk.get_by_role("row").filter(has=desk.get_by_role("rowheader", name=name))


def new_code(house: Windows, desk: Page, name: str) -> str:
    """Make a code for somebody, and return it."""
    desk.goto(f"/desk/games/{GAME}/credentials/")
    house.look(desk, "desk-credentials")
    row_of(desk, name).get_by_role("button", name="New code").click()
    house.look(desk, "desk-code")
    return str(desk.locator(".code").inner_text())


def preview(house: Windows, desk: Page) -> None:
    """See what would come of it now; nothing changes by it."""
    desk.goto(f"/desk/games/{GAME}/")
    house.look(desk, "desk-game")
    desk.get_by_role("link", name="Dry run").click()
    expect(desk.get_by_role("heading", name="What everybody would hear")).to_be_visible()
    house.look(desk, "desk-preview")


def advance(desk: Page) -> None:
    """Close what is open."""
    desk.goto(f"/desk/games/{GAME}/")
    desk.get_by_role("link", name="Close now").click()
    desk.get_by_role("button", name="Close now").click()
    expect(desk.get_by_role("status").first).to_be_visible()


def announce(house: Windows, desk: Page, text: str) -> None:
    """Tell everybody something."""
    desk.goto(f"/desk/games/{GAME}/announce/")
    desk.get_by_label("What everybody is to know").fill(text)
    desk.get_by_role("button", name="Announce").click()
    expect(desk.locator("main")).to_contain_text(text)
    house.look(desk, "desk-announced")


def answer_a_question(house: Windows, desk: Page, name: str, text: str) -> None:
    """Answer what a player has asked."""
    desk.goto(f"/desk/games/{GAME}/questions/")
    house.look(desk, "desk-questions")
    desk.get_by_label(f"Your answer to {name}").fill(text)
    desk.get_by_role("button", name="Answer").click()
    expect(desk.get_by_role("status").first).to_have_text(f"{name} has your answer.")


def stand_in(house: Windows, desk: Page, name: str, target: str) -> None:
    """Vote in the place of somebody who has no internet."""
    desk.goto(f"/desk/games/{GAME}/")
    row_of(desk, name).get_by_role("link", name="Stand in").click()
    house.look(desk, "desk-stand-in")
    vote(desk, target)


def remove(house: Windows, desk: Page, name: str) -> None:
    """Disqualify somebody, with a reason for him and one for all."""
    desk.goto(f"/desk/games/{GAME}/")
    row_of(desk, name).get_by_role("link", name="Remove").click()
    house.look(desk, "desk-remove")
    desk.locator("#reason").fill("You have shown your letter to somebody.")
    desk.locator("#public_reason").fill("A letter was shown.")
    desk.get_by_role("button", name="Remove").click()
    expect(desk.get_by_role("status").first).to_contain_text(name)


# The players' side.


def answer_with_keys(page: Page, question: str, target: str) -> None:
    """Answer with the keyboard alone: tabulator, arrows or letters, enter."""
    form = page.locator(f"#q-{question} form")
    if form.locator("select").count():
        tab_to(page, f"#q-{question} select")
        page.keyboard.type(target)
        tab_to(page, f"#send-{question}")
    else:
        box = form.get_by_label(target, exact=True)
        tab_to(page, f"#q-{question} input")
        page.keyboard.press("Space")
        for _ in range(14):
            if box.is_checked():
                break
            page.keyboard.press("ArrowDown")
        assert box.is_checked()
    page.keyboard.press("Enter")
    expect(page.locator(f"#receipt-{question}")).to_contain_text(target, timeout=PATIENCE)


def tab_to(page: Page, selector: str) -> None:
    """Press the tabulator until something there has the focus."""
    page.evaluate("document.activeElement && document.activeElement.blur()")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def use_power(page: Page) -> None:
    """Pick the first of everything that is offered, and send it."""
    form = page.locator("#q-power form")
    for group in form.locator("fieldset").all():
        group.locator("input:not([value=blank]):not([value=nothing])").first.check()
    for choice in form.locator("select").all():
        choice.select_option(index=1)
    page.locator("#send-power").click()
    expect(page.locator("#receipt-power")).to_be_visible()


def vote(page: Page, target: str) -> None:
    """Vote with the mouse or a finger."""
    form = page.locator("#q-vote form")
    form.wait_for()
    if form.locator("select").count():
        form.locator("select").select_option(label=target)
    else:
        form.get_by_label(target, exact=True).check()
    page.locator("#send-vote").click()
    expect(page.locator("#receipt-vote")).to_contain_text(target, timeout=PATIENCE)


@pytest.mark.timeout(300)
def test_a_whole_game_of_twelve_is_played_and_won_in_the_browser(
    house: Windows, church: Church
) -> None:
    """
    A master and several players at once, in four languages, on phones and screens, light and dark.

    Rules: LTR-SYS-09, LTR-SYS-10, LTR-SYS-12, LTR-SYS-13, LTR-SYS-15, LTR-SYS-22, LTR-SYS-28,
    LTR-SYS-31, LTR-SYS-33, LTR-SYS-38.
    """
    desk = house.open(cookie(house, administrator()), locale="en-GB", color_scheme="light")
    make_the_game(house, desk)
    deal(house, desk)
    village = Village(GAME)
    company = Company(village, church)
    seer, wolf, farmer, medium = map(village.holder, ("seer", "wolf", "farmer", "medium"))

    crowd = house.open(locale="en-GB", color_scheme="dark")
    crowd.goto(f"/games/{GAME}/")
    crowd.evaluate("window.untouched = true")
    expect(crowd.locator("#now")).to_contain_text("Night 1")

    # The seer types the code of the letter, with the keyboard alone.
    code = new_code(house, desk, seer)
    italian = house.open(viewport=PHONE, locale="it-IT", color_scheme="dark")
    italian.goto("/sign-in/code/")
    house.look(italian, "code-it")
    tab_to(italian, "#code")
    italian.keyboard.type(code)
    italian.keyboard.press("Enter")
    expect(italian.get_by_role("heading", name=GAME)).to_be_visible()

    # The wolf asks for a link.
    german = house.open(viewport=DESK, locale="de-DE", color_scheme="light")
    german.goto("/sign-in/")
    german.locator("input[name=address]").fill(f"{wolf.lower()}@x.nl")
    german.locator("main form button").first.click()
    house.look(german, "link-de")
    german.goto("/sign-in/" + post_of(Kind.SIGN_IN)[-1].payload["link"].partition("/sign-in/")[2])
    german.locator("main form button").first.click()
    german.goto(f"/play/{GAME}/")

    dutch = house.open(
        cookie(house, village.player(farmer).person),
        viewport=PHONE,
        locale="nl-NL",
        color_scheme="light",
    )
    dutch.goto(f"/play/{GAME}/")
    house.look(dutch, "farmer-night-nl")
    english = house.open(
        cookie(house, village.player(medium).person), locale="en-GB", color_scheme="dark"
    )
    english.goto(f"/play/{GAME}/")

    first_night(house, company, desk, (italian, seer), (german, wolf))
    expect(crowd.locator("#now")).to_contain_text("Day 1", timeout=PATIENCE)
    assert crowd.evaluate("window.untouched")
    house.look(crowd, "public-day-en")

    first_day(house, company, desk, {"it": (italian, seer), "de": (german, wolf)}, (dutch, farmer))
    expect(crowd.locator("#now")).to_contain_text("Night 2", timeout=PATIENCE)
    assert crowd.evaluate("window.untouched")
    house.look(crowd, "public-night-en")

    removed = company.living_of("gravekeeper", "investigator", "bodyguard")[0]
    remove(house, desk, removed)
    to_the_end(house, company, desk, (italian, seer))

    assert company.is_over
    last_pages(house, desk, {"it": italian, "de": german, "nl": dutch, "en": english}, crowd)


def first_night(
    house: Windows,
    company: Company,
    desk: Page,
    seer: tuple[Page, str],
    wolf: tuple[Page, str],
) -> None:
    """Let some use their powers through the forms, and the others as they please."""
    answer_with_keys(seer[0], "power", wolf[1])
    house.look(seer[0], "night-it")
    page, name = wolf
    if "power" in company.questions(name):
        use_power(page)
    house.look(page, "night-de")
    company.let_others_answer()
    preview(house, desk)
    announce(house, desk, "Tomorrow the square opens at eight.")
    advance(desk)


def first_day(
    house: Windows,
    company: Company,
    desk: Page,
    players: dict[str, tuple[Page, str]],
    farmer: tuple[Page, str],
) -> None:
    """Let the village vote, ask the master something, and let him vote for somebody."""
    target = company.target()
    italian, seer = players["it"]
    german, wolf = players["de"]
    page, name = farmer
    by_hand = []
    expect(italian.locator("#play")).to_contain_text("Giorno 1", timeout=PATIENCE)
    if company.is_living(seer):
        answer_with_keys(italian, "vote", target)
        answer_with_keys(italian, "elect", company.village.holder("farmer"))
        by_hand.append(seer)
    house.look(italian, "day-it")
    if company.is_living(wolf):
        expect(german.locator("#q-vote")).to_be_visible(timeout=PATIENCE)
        vote(german, company.living_of("necromancer")[0])
        by_hand.append(wolf)
    house.look(german, "day-de")
    ask(house, company, page, desk, name)
    absent = next(each for each in company.village.others(seer, wolf, name) if each != target)
    stand_in(house, desk, absent, target)
    company.let_others_answer()
    company.church.now += timedelta(hours=1)
    advance(desk)


def ask(house: Windows, company: Company, page: Page, desk: Page, name: str) -> None:
    """Let a player ask, and read the answer."""
    page.goto(f"/play/{GAME}/questions/")
    page.locator("#text").fill("Mag ik mijn stem nog veranderen?")
    page.locator("main form button").first.click()
    expect(page.get_by_role("status").first).to_be_visible()
    house.look(page, "question-nl")
    assert PlayerQuestion.objects.filter(player__name=name, answered_at=None).exists()
    answer_a_question(house, desk, name, "Ja, tot de zon ondergaat.")
    page.reload()
    expect(page.locator("blockquote")).to_contain_text("Ja, tot de zon ondergaat.")
    house.look(page, "answer-nl")
    page.goto(f"/play/{GAME}/")
    if company.is_living(name):
        vote(page, company.target())
    house.look(page, "day-nl")


def to_the_end(house: Windows, company: Company, desk: Page, seer: tuple[Page, str]) -> None:
    """Play on until somebody has won."""
    page, name = seer
    for turn in range(6):
        if company.is_over:
            return
        company.church.now += timedelta(hours=1)
        if turn == 0 and "power" in company.questions(name):
            page.locator("#q-power").wait_for()
            answer_with_keys(page, "power", company.target())
            house.look(page, "night-2-it")
        company.let_others_answer()
        advance(desk)


def last_pages(house: Windows, desk: Page, players: dict[str, Page], crowd: Page) -> None:
    """See how it ended, everybody in his own language."""
    expect(crowd.locator("#now")).to_contain_text("won", timeout=PATIENCE)
    expect(crowd.locator("#status")).to_have_text("Over")
    expect(players["it"].locator("#play-status")).to_have_text("Finita", timeout=PATIENCE)
    house.look(crowd, "public-over-en")
    crowd.goto(f"/games/{GAME}/turns/2/")
    house.look(crowd, "public-turn-en")
    crowd.set_viewport_size({"width": 390, "height": 844})
    house.look(crowd, "public-turn-phone-en")
    crowd.goto(f"/games/{GAME}/people/")
    house.look(crowd, "public-people-phone-en")
    for language, page in players.items():
        page.goto(f"/play/{GAME}/")
        house.look(page, f"over-{language}")
        page.goto(f"/play/{GAME}/told/")
        house.look(page, f"told-{language}")
        assert page.locator("html").get_attribute("lang") == language
    desk.goto(f"/desk/games/{GAME}/")
    house.look(desk, "desk-over")
    desk.set_viewport_size({"width": 390, "height": 844})
    house.look(desk, "desk-over-phone")
    with desk.expect_download() as archive:
        desk.get_by_role("link", name="Download the log").click()
    assert archive.value.path().stat().st_size > 0
