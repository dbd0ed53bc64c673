"""The room in a browser: readable by everybody, heard only as far as all hear it, never lost."""

from collections.abc import Iterator

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, Route, expect

from tests.chat.browsers import EARS, PATIENCE, SCREEN, Guests, guests, look
from tests.chat.village import ENGLISH, live_game, player
from tests.servers.machine import free_port
from verteller.chat.access import Reader
from verteller.chat.models import LiveGame, Post, PostKind, Spectator
from verteller.chat.saying import say
from verteller.chat.timeline import Draft, add_all
from verteller.hosting import games, playing
from verteller.hosting.guests import new_guest
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.playing import close_phase
from verteller.rules.facts import Seat

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer black_raven".split()
TALK = (
    ("Ben", "Good morning everybody. Nobody died, how lovely!"),
    ("Cem", "I do not trust Fritz. He was awfully quiet."),
    ("Cem", "And he always votes last."),
    ("Fritz", "Me? I was asleep all night, ask anybody who was asleep as well."),
    ("Emil", "Let us hear Ada first."),
    ("Ada", "I say Greta. She smiled when night fell, and nobody smiles who knows nothing."),
)


@pytest.fixture
def house(browser: Browser) -> Iterator[Guests]:
    """Open the house."""
    with guests(browser) as made:
        yield made


@pytest.fixture
def live() -> LiveGame:
    """Let an evening of Düsterwald begin; its phases end when somebody says so."""
    return live_game(roles=ROLES, at=timezone.now(), pace={"every": 600})


def record_of(live: LiveGame) -> HostedGame:
    return HostedGame.objects.get(pk=live.game_id)


def phase_of(live: LiveGame) -> str:
    with games.opened(record_of(live)) as game:
        return game.state.phase.name if game.state.phase else ""


def close_until(live: LiveGame, phase: str) -> None:
    """End phases until the one called *phase* is open."""
    for _ in range(60):
        record = record_of(live)
        close_phase(record, record.sequence, timezone.now())
        if phase_of(live) == phase:
            return
    raise AssertionError(f"{phase} never came")


def says(live: LiveGame, name: str, room: str, text: str) -> None:
    fresh = LiveGame.objects.select_related("game").get(pk=live.pk)
    say(Reader(fresh, player(live, name)), room, text)


def test_everybody_can_read_the_room_by_night_and_by_day(house: Guests, live: LiveGame) -> None:
    """
    On a phone and on a screen, light and dark: asked, talking, at the table, with his card.

    Rules: DUE-SYS-11, DUE-SYS-28, DUE-NGT-01, DUE-DAY-01, DUE-DAY-03, TAB-DAY-06.
    """
    phone, screen = house.open(live, "Emil"), house.open(live, "Ada", viewport=SCREEN)
    expect(phone.get_by_role("heading", name="bring together")).to_be_visible()
    expect(screen.get_by_text("The village sleeps.")).to_be_visible()
    expect(screen.get_by_label("Say something")).to_be_hidden()
    look(phone, "night-phone")
    look(screen, "night-screen")
    close_until(live, "accuse")
    for name, text in TALK:
        says(live, name, "square", text)
    expect(phone.locator("#posts").get_by_text("nobody smiles")).to_be_visible()
    expect(screen.get_by_label("Say something")).to_be_visible()
    look(phone, "day-phone")
    look(screen, "day-screen")
    phone.get_by_role("button", name="Show the table").click()
    look(phone, "table-phone")
    phone.get_by_role("button", name="Hide the table").click()
    phone.get_by_role("button", name="My card").click()
    expect(phone.get_by_role("dialog")).to_contain_text("Cupid")
    look(phone, "card-phone")
    phone.keyboard.press("Escape")
    screen.locator("#menu summary").click()
    look(screen, "menu-screen")
    screen.keyboard.press("Escape")
    look(house.open(live, "Ben", color_scheme="dark"), "day-dark-phone")
    for name in ("Ada", "Ben", "Cem"):
        seat = Seat(player(live, "Greta").seat or 0)
        playing.answer(
            record_of(live), player(live, name), "accuse", (("target", seat),), timezone.now()
        )
    close_until(live, "ballot")
    accused = phone.locator("#posts .accusation").first
    expect(accused.get_by_role("button", name="Condemn Greta")).to_be_visible()
    accused.get_by_role("button").click()
    expect(accused.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    look(phone, "ballot-phone")
    look(screen, "ballot-screen")


def test_everything_can_be_done_with_keys(house: Guests, live: LiveGame) -> None:
    """Answering and changing an answer, going from room to room, looking at one's card."""
    page = house.open(live, "Emil", viewport=SCREEN)
    said = page.locator("#said")
    expect(said).to_contain_text("The narrator asks you: Whom do you bring together?")
    page.get_by_role("button", name="Ada").focus()
    page.keyboard.press("Space")
    confirm = page.get_by_role("button", name="Answer", exact=True)
    expect(confirm).to_be_disabled()
    page.get_by_role("button", name="Ben").focus()
    page.keyboard.press("Enter")
    confirm.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".receipt")).to_contain_text("Ada and Ben")
    expect(page.get_by_role("button", name="Change my answer")).to_be_focused()
    expect(page.get_by_role("button", name="Ada")).to_have_attribute("aria-pressed", "true")

    page.get_by_role("tab", name="Village square").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Narrator")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Narrator")).to_contain_text("Whom do you bring")
    page.get_by_label("Write to the narrator").focus()
    page.keyboard.type("cem and dora")
    page.keyboard.press("Enter")
    expect(page.locator(".receipt")).to_contain_text("Cem and Dora")
    expect(page.get_by_role("button", name="Cem")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Ada")).to_have_attribute("aria-pressed", "false")

    page.get_by_role("button", name="My card").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Cupid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="My card")).to_be_focused()
    page.mouse.move(*centre(page, "#peek"))
    page.mouse.down()
    expect(page.locator("#card")).to_be_visible()
    page.wait_for_function("() => performance.now() - (window.held ??= performance.now()) > 300")
    page.mouse.up()
    expect(page.locator("#card")).to_be_hidden()


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_raven_s_letter_is_kept_while_it_is_being_written(
    house: Guests, live: LiveGame
) -> None:
    """
    He chooses a house in the middle of it, and then sends the words.

    Rules: DUE-SYS-24.
    """
    close_until(live, "raven")
    page = house.open(live, "Hana")
    letter = page.get_by_label("The words of your letter")
    letter.fill("I have seen you in the moonlight")
    page.get_by_role("button", name="Greta").click()
    expect(page.locator(".question.answered .receipt")).to_contain_text("Greta")
    expect(letter).to_have_value("I have seen you in the moonlight")
    page.get_by_role("button", name="Write it").click()
    expect(page.locator("#said")).to_contain_text("in the moonlight")
    look(page, "letter-phone")


def test_only_what_everybody_hears_is_heard(house: Guests, live: LiveGame) -> None:
    """
    Bells ring and the narrator speaks in the square; what one alone is told makes no sound.

    Rules: DUE-SYS-12, DUE-SYS-15, DUE-SYS-28, TAB-SYS-11.
    """
    loud = house.open(live, "Emil", script=EARS)
    quiet = house.open(live, "Ada", script=EARS, viewport=SCREEN)
    loud.locator("h1").click()
    quiet.get_by_role("button", name="Sound", exact=True).click()
    close_until(live, "wolfhound")
    expect(quiet.locator("#posts")).to_contain_text("Wolfhound, wake up.")
    loud.wait_for_function("window.spoken.some((words) => words.startsWith('Wolfhound, wake'))")
    assert loud.evaluate("window.rung.length") > 0
    says(live, "Emil", "line:4", "who is the wolf?")
    expect(loud.get_by_role("tab", name="Narrator")).to_contain_text("unread")
    spoken = loud.evaluate("window.spoken")
    assert not any("bring together" in words or "who is the wolf" in words for words in spoken)
    assert quiet.evaluate("window.spoken.length + window.rung.length") == 0


def test_what_is_said_arrives_once_though_the_server_goes_away(
    browser: Browser, live: LiveGame
) -> None:
    """Drafts stay, what could not be sent is sent again, and nothing is lost or doubled."""
    port = free_port()
    close_until(live, "accuse")
    with guests(browser, port) as house:
        page, other = house.open(live, "Emil"), house.open(live, "Ada")
        field = page.get_by_label("Say something")
        field.press_sequentially("first ")
        expect(other.locator("#typing")).to_have_text("Emil is writing …")
        field.fill("first words")
        field.press("Enter")
        expect(other.locator("#posts")).to_contain_text("first words")
        expect(other.locator("#typing")).to_be_hidden()
        house.shut()
        field.fill("said into the void")
        field.press("Enter")
        field.fill("not finished yet")
        expect(page.locator(".pending")).to_contain_text("said into the void")
        expect(page.get_by_role("status").filter(has_text="Trying again")).to_be_visible()
        says(live, "Ben", "square", "meanwhile")
        house.reopen()
        for each in (page, other):
            posts = each.locator("#posts .talk .bubble > p:not(.by)")
            expect(posts).to_have_text(
                ["first words", "meanwhile", "said into the void"], timeout=PATIENCE
            )
        expect(page.locator(".pending")).to_have_count(0)
        expect(field).to_have_value("not finished yet")
        page.reload()
        expect(page.get_by_label("Say something")).to_have_value("not finished yet")
    assert Post.objects.filter(text="said into the void").count() == 1


def test_one_message_that_the_server_stumbles_over_holds_up_no_other(
    house: Guests, live: LiveGame
) -> None:
    """It is told from the others, and its writer sends it again or drops it, and it alone."""
    close_until(live, "accuse")
    page = house.open(live, "Emil")
    field = page.get_by_label("Say something")
    stumbles = True

    def answer(route: Route) -> None:
        if stumbles and "stone" in (route.request.post_data or ""):
            route.fulfill(status=500, content_type="text/html", body="<h1>Oh</h1>")
        else:
            route.continue_()

    page.route("**/say/", answer)
    for words in ("first stone", "second stone", "quite harmless"):
        field.fill(words)
        field.press("Enter")
    posts = page.locator("#posts .talk:not(.pending) .bubble > p:not(.by)")
    expect(posts).to_have_text(["quite harmless"], timeout=PATIENCE)
    pending = page.locator(".pending")
    expect(pending).to_have_count(2)
    look(page, "failed-phone")
    page.reload()
    expect(pending).to_contain_text(["first stone", "second stone"])
    pending.filter(has_text="first").get_by_role("button", name="Discard").click()
    expect(pending).to_have_count(1)
    stumbles = False
    pending.get_by_role("button", name="Send again").click()
    expect(posts).to_have_text(["quite harmless", "second stone"])
    expect(pending).to_have_count(0)


def test_who_defends_himself_gives_the_floor_back_when_he_has_finished(house: Guests) -> None:
    """Rules: TAB-NOM-03, TAB-NOM-06, TAB-SYS-24, TAB-SYS-27, TAB-TIP-05."""
    roles = ("werewolf", "werewolf", "seer", *["villager"] * 5)
    live = live_game("tabula", roles=roles, at=timezone.now(), pace={"every": 600})
    close_until(live, "nominate")
    for name, target in (*((each, 3) for each in ("Hana", "Ada", "Ben")), ("Cem", 4), ("Dora", 4)):
        choice = (("target", Seat(target)),)
        playing.answer(record_of(live), player(live, name), "vote", choice, timezone.now())
    close_until(live, "defence")
    speaker, other = house.open(live, "Dora"), house.open(live, "Emil", viewport=SCREEN)
    expect(speaker.locator(".badge-votes")).to_have_text(["3", "2"])
    expect(other.locator(".seat.floor")).to_contain_text("Dora")
    finished = speaker.get_by_role("button", name="I have said everything")
    expect(other.locator("#finish")).to_be_hidden()
    look(speaker, "speech-phone")
    look(other, "speech-screen")

    finished.click()

    expect(other.locator(".seat.floor")).to_contain_text("Emil")
    expect(other.locator("#finish")).to_be_visible()
    expect(finished).to_be_hidden()


def test_what_was_said_long_ago_can_be_fetched(house: Guests, live: LiveGame) -> None:
    """Where there is more than the page comes with, and nowhere else."""
    ben = player(live, "Ben")
    said = [Draft("square", PostKind.TALK, 99, 99, ben, f"{n}.") for n in range(80)]
    add_all(live, said, at=timezone.now())
    page = house.open(live, "Emil")
    older = page.get_by_role("button", name="Show earlier posts")
    posts = page.locator("#posts .talk .bubble > p:not(.by)")
    expect(posts).to_have_text([f"{n}." for n in range(20, 80)])
    older.click()
    expect(posts).to_have_text([f"{n}." for n in range(80)])
    older.click()
    expect(older).to_be_hidden()
    page.get_by_role("tab", name="Narrator").click()
    expect(page.get_by_role("tabpanel", name="Narrator")).to_contain_text("Whom do you bring")
    expect(older).to_be_hidden()


def test_who_looks_on_has_the_square_alone(house: Guests) -> None:
    """
    He sees whose turn it is and what everybody is told, is asked nothing and says nothing.

    Rules: TAB-SYS-22, TAB-SYS-24.
    """
    live = live_game("tabula", at=timezone.now(), pace={"every": 600})
    close_until(live, "nominate")
    Player.objects.filter(pk=player(live, "Fritz").pk).update(language="de")
    Spectator.objects.create(
        live=live, person=new_guest(ENGLISH, timezone.now()).person, since=timezone.now()
    )
    guest = house.visit(live, Spectator.objects.get().person)
    expect(guest.get_by_role("tab")).to_have_count(1)
    expect(guest.get_by_text("Whoever looks on does not talk along.")).to_be_visible()
    expect(guest.locator(".question, #peek:visible")).to_have_count(0)
    expect(guest.locator(".seat.turn")).to_have_count(1)
    look(guest, "watching-phone")
    name = str(guest.locator(".seat.turn .name").inner_text())
    voter = house.open(live, name, viewport=SCREEN)
    voter.locator(".choice:not(.none)").first.click()
    look(voter, "turn-screen")
    voter.get_by_role("button", name="Answer").click()
    expect(guest.locator(".seat.turn .name")).not_to_have_text(name)
    expect(voter.locator(".question")).to_have_count(0)
    assert not record_of(live).is_over
    german = house.open(live, "Fritz")
    expect(german.get_by_role("tab", name="Dorfplatz")).to_be_visible()
