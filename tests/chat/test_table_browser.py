"""One phone on a table in a cabin: a whole game in a browser without a network."""

import os
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Download,
    Locator,
    Page,
    Route,
    ViewportSize,
    expect,
)
from pytest_django.live_server_helper import LiveServer

from tests.chat.one_phone import NAMES
from tests.chat.scenario_logs import scenario_logs
from verteller.chat.table import engine
from verteller.chat.table.bundle import contents, pack
from verteller.hosting.archive import audit, read_archive

pytestmark = pytest.mark.django_db(transaction=True)

ROOT = Path(__file__).parents[2]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LEVELS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
PATIENCE = 90_000
"""How long the first start may take on a machine with much else to do, in milliseconds."""

EARS = """
window.heard = {said: [], drums: 0};
speechSynthesis.speak = (words) => heard.said.push(words.text);
const bufferSource = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () {
  heard.drums += 1;
  return bufferSource.call(this);
};
"""
"""Notes what the narrator says, and that he drums."""


@pytest.fixture(autouse=True)
def engine_is_there() -> None:
    """Fail where set-up has not fetched what the table runs on."""
    if engine.version() is None:
        pytest.fail("Pyodide is missing: setup/pyodide.py fetches it", pytrace=False)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a phone."""
    made = browser.new_context(viewport=PHONE, locale="en-GB", accept_downloads=True)
    made.add_init_script(EARS)
    yield made
    made.close()


def picture(page: Page, name: str) -> None:
    """Keep a picture of a page where somebody wants to look at it."""
    folder = os.environ.get("VERTELLER_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"table-{name}.png", full_page=True)


def is_fine(page: Page) -> None:
    """Check that axe finds nothing wrong and that the page is not wider than the screen."""
    found = Axe().run(page, options={"runOnly": LEVELS})
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


class Table:
    """Those who sit round the phone, and touch it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cards: dict[str, list[str]] = {}

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def go_on(self, label: str) -> None:
        """Touch the button that says so."""
        self.page.get_by_role("button", name=label).click()

    def deal(self) -> None:
        """Hand the phone round; everybody holds a finger on his card."""
        for name in NAMES[:8]:
            expect(self.title).to_have_text(f"This card is for {name}")
            cover = self.page.locator(".cover")
            assert self.page.locator(".hidden-card").is_hidden()
            cover.hover()
            self.page.mouse.down()
            role = self.page.locator(".hidden-card strong").inner_text()
            self.cards.setdefault(role, []).append(name)
            self.page.mouse.up()
            expect(self.page.locator(".hidden-card")).to_be_hidden()
            assert role not in self.page.content()
            self.page.locator(".dealt > .do").click()

    def fall_asleep(self, night: int) -> None:
        """Close all eyes."""
        expect(self.title).to_have_text(f"Night {night}")
        self.go_on("All are ready: close your eyes")
        expect(self.page.locator(".asleep")).to_be_visible()
        self.page.clock.fast_forward(15_000)

    def is_called(self, title: str) -> None:
        expect(self.title).to_have_text(title)
        expect(self.page.locator(".called .cover")).to_be_visible()

    def choose(self, name: str) -> Locator:
        """Touch the cover, a name and the confirmation; return what is shown then."""
        self.page.locator(".cover").click()
        self.page.locator(".question").get_by_role("button", name=name, exact=True).click()
        self.go_on("That is my choice")
        expect(self.page.locator(".question")).to_have_count(0)
        return self.page.locator(".secret")

    def sleep_again(self) -> None:
        """Let the time of a call run out, and the words that end it."""
        self.page.clock.fast_forward(40_000)
        expect(self.page.get_by_text("Eyes closed")).to_be_visible()
        assert not self.page.locator(".secret").count()
        self.page.clock.fast_forward(15_000)

    def lynch(self, name: str) -> None:
        """Let everybody vote for one, who speaks and is lynched."""
        voters, question = 0, re.compile("who is to be lynched")
        expect(self.title).to_have_text(question)
        while question.search(self.title.inner_text()):
            asked = self.title.inner_text()
            self.page.locator(".question").get_by_role(
                "button", name=re.compile(f"^{name}")
            ).click()
            self.go_on("That is my choice")
            expect(self.title).not_to_have_text(asked)
            voters += 1
        assert voters >= 6
        expect(self.page.locator(".lines")).to_contain_text(name)
        self.go_on("Go on")
        expect(self.title).to_have_text(f"{name}, defend yourself.")
        self.go_on("Thank you")
        expect(self.page.locator(".lines")).to_contain_text(name)
        self.go_on("Go on")


def wolves_meet(table: Table) -> None:
    table.is_called("Werewolf")
    table.page.locator(".cover").click()
    both = " and ".join(sorted(table.cards["Werewolf"], key=NAMES.index))
    expect(table.page.locator(".secret")).to_contain_text(f"You are together: {both}.")


def sit_down(page: Page) -> Table:
    """Say who sits at the table, and have the cards dealt."""
    expect(page.locator(".fault")).to_have_text("Somebody has no name yet.")
    for place, name in enumerate(NAMES[:8]):
        page.locator(".people input").nth(place).fill(name)
    page.clock.fast_forward(1_000)
    picture(page, "prepare")
    table = Table(page)
    table.go_on("Deal the cards")
    picture(page, "deal")
    is_fine(page)
    table.deal()
    return table


def first_night(table: Table) -> None:
    """Let the seer see a werewolf, and the phone be reloaded while he is awake."""
    page, one = table.page, table.cards["Werewolf"][0]
    is_fine(page)
    table.fall_asleep(1)
    table.is_called("Seer")
    before = page.locator("main").inner_html()
    thumb = table.choose(one)
    expect(thumb).to_contain_text(f"Thumb up: {one} is a werewolf.")
    is_fine(page)
    picture(page, "thumb")
    page.reload()
    expect(table.title).to_have_text("The game was interrupted.", timeout=PATIENCE)
    table.go_on("Go on with your game")
    table.is_called("Seer")
    assert page.locator("main").inner_html() == before
    picture(page, "call")
    is_fine(page)
    table.sleep_again()
    wolves_meet(table)
    table.sleep_again()


def is_heard_by_all(page: Page) -> None:
    """Check what was said and drummed at night."""
    heard: dict[str, Any] = page.evaluate("heard")
    assert heard["drums"] >= 1
    assert any(words.startswith("Seer, open your eyes") for words in heard["said"])
    assert any(words.startswith("Werewolves, close your eyes") for words in heard["said"])
    assert not any(name in words for words in heard["said"] for name in NAMES[:8])


def first_day(table: Table) -> None:
    """Talk, and lynch a werewolf."""
    page = table.page
    expect(table.title).to_have_text("Day 1")
    expect(page.locator(".lines")).to_contain_text("your narrator")
    table.go_on("Go on")
    expect(page.locator(".clock")).to_have_text("3:00")
    page.clock.run_for(2_000)
    expect(page.locator(".clock")).to_have_text("2:58")
    is_fine(page)
    table.go_on("To the vote")
    is_fine(page)
    picture(page, "vote")
    table.lynch(table.cards["Werewolf"][0])


def second_round(table: Table) -> None:
    """Let the seer say nothing, a villager be killed, and the other werewolf be lynched."""
    page, victim = table.page, table.cards["Villager"][0]
    table.fall_asleep(2)
    table.is_called("Seer")
    table.sleep_again()
    table.is_called("Werewolf")
    table.choose(victim)
    table.sleep_again()
    expect(table.title).to_have_text("Day 2")
    expect(page.locator(".lines")).to_contain_text(victim)
    expect(page.locator(".seats .out")).to_have_count(2)
    table.go_on("Go on")
    table.go_on("To the vote")
    table.lynch(table.cards["Werewolf"][1])


def the_end(table: Table) -> None:
    """Look at all cards, take the game along, and sit down again."""
    page = table.page
    expect(table.title).to_have_text("The game is over")
    expect(page.locator(".cards .winner")).to_have_count(6)
    is_fine(page)
    picture(page, "over")
    with page.expect_download() as downloading:
        table.go_on("Save the game as a file")
    is_whole(downloading.value, table.cards["Seer"][0])
    table.go_on("Again with the same people")
    expect(page.locator(".people input").first).to_have_value("Anna")


@pytest.mark.timeout(300)
def test_a_whole_evening_in_a_cabin_without_a_network(
    context: BrowserContext, live_server: LiveServer
) -> None:
    """
    Loaded once, it deals, leads two nights and days, goes on after a reload, and is won.

    All of it without a network; what the narrator says at night is what everybody hears, and
    the drumming covers the rest.

    Rules: TAB-NGT-02, TAB-SYS-05, TAB-SYS-09, TAB-SYS-33, TAB-SYS-37.
    """
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.clock.install()
    page.goto(f"{live_server.url}/table/")
    expect(page.locator(".kept")).to_contain_text("without a network too", timeout=PATIENCE)
    is_fine(page)
    context.set_offline(True)
    table = sit_down(page)
    first_night(table)
    is_heard_by_all(page)
    first_day(table)
    second_round(table)
    the_end(table)
    assert not faults


def is_whole(saved: Download, seer: str) -> None:
    """Check that the file is a game that anybody can replay."""
    lines = Path(saved.path()).read_text(encoding="utf-8").splitlines()
    entries = list(read_archive(lines))
    assert audit(entries) is None
    assert entries[-1].kind == "seed_revealed"
    assert any(f'"players":["{NAMES[0]}"' in line for line in lines)
    assert any(
        '"question":"seer"' in line and f'"seat":{NAMES.index(seer)}' in line for line in lines
    )


IN_BROWSER = """
async ([engine, archive]) => {
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: engine });
  const folder = python.pyimport("sysconfig").get_path("purelib");
  const packed = await (await fetch(archive)).arrayBuffer();
  python.unpackArchive(packed, "zip", { extractDir: folder });
  python.pyimport("importlib").invalidate_caches();
  const logs = python.pyimport("scenario_logs").scenario_logs(`${folder}/scenarios`);
  return logs.toJs({ dict_converter: Object.fromEntries });
}
"""
"""Plays all scenarios on the engine that the table plays on."""


def scenarios() -> bytes:
    """Return what a browser gets, with what reads scenarios and the scenarios themselves."""
    parts = dict(contents())
    conformance = files("verteller.rules.conformance")
    for each in conformance.iterdir():
        if each.name.endswith(".py"):
            parts[f"verteller/rules/conformance/{each.name}"] = each.read_bytes()
    ledger = ROOT / "docs" / "rules" / "tabula.md"
    parts["verteller/rules/conformance/ledgers/tabula.md"] = ledger.read_bytes()
    yaml = find_spec("yaml")
    assert yaml
    for file in Path(yaml.submodule_search_locations[0]).glob("*.py"):  # type: ignore[index]
        parts[f"yaml/{file.name}"] = file.read_bytes()
    for file in (ROOT / "conformance" / "tabula").glob("*.yaml"):
        parts[f"scenarios/{file.name}"] = file.read_bytes()
    parts["scenario_logs.py"] = (ROOT / "tests" / "chat" / "scenario_logs.py").read_bytes()
    return pack(parts.items())


@pytest.mark.timeout(300)
def test_every_scenario_gives_the_same_log_in_a_browser(
    context: BrowserContext, live_server: LiveServer
) -> None:
    """
    Line for line, whatever Python plays it.

    Rules: TAB-SYS-34, TAB-SYS-37.
    """
    page = context.new_page()

    def give(route: Route) -> None:
        route.fulfill(body=scenarios(), content_type="application/zip")

    page.route("**/table/scenarios.zip", give)
    page.goto(f"{live_server.url}/table/worker.js")
    address = f"{live_server.url}/table/engine/{engine.version()}/"
    there = page.evaluate(IN_BROWSER, [address, f"{live_server.url}/table/scenarios.zip"])
    here = scenario_logs(str(ROOT / "conformance" / "tabula"))
    assert len(here) > 60
    assert there == here
