"""A player's own pages: what is asked of him, how he answers, and what he reads there."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from limits import RateLimitItemPerHour

from tests.mail.village import Village, new_village, post_of, running_village, signed_up
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, signed_in_as
from tests.web.play import ROLES, filled, forms, offers, page, playing_as, seen
from verteller.hosting import mastering
from verteller.hosting.models import Kind, LogEntry
from verteller.hosting.pausing import pause
from verteller.rules.facts import Asked, Part, Seat
from verteller.rules.questions import canonical
from verteller.telling.cast import Cast, Reader
from verteller.telling.teller import Teller
from verteller.web.play import forms as play_forms
from verteller.web.play import pages
from verteller.web.play.knowing import known_at
from verteller.web.play.places import place_of
from verteller.web.play.turns import turns_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def village(church: Church) -> Village:
    """Return a village whose first day has come: everybody votes on the pyre."""
    made = running_village(*ROLES)
    made.close_until("pyre")
    church.follow(made)
    return made


def answers() -> int:
    """Return how many answers have been taken in all games."""
    return LogEntry.objects.filter(kind="answer_taken").count()


def vote(client: Client, text: str, *names: str, **further: Any) -> Any:
    """Send the form for the pyre."""
    return client.post("/play/WW5/", filled(text, "vote", target=names), **further)


def test_my_games_say_what_i_owe_and_until_when(village: Village) -> None:
    """With the deadline in the player's own zone, and how long it still is."""
    (wolf,) = village.holders("werewolf")
    client = playing_as(village, wolf)

    text = page(client, "")

    assert "Still to answer:" in text
    assert "Who must go to the pyre?" in text
    assert "(Europe/Amsterdam)" in text
    assert "left</span>" in text


def test_a_form_offers_exactly_the_engines_choices(village: Village) -> None:
    """Every name once, and blank; Rules: WAK-VOTE-11."""
    text = page(playing_as(village, "Bob"))

    (form,) = forms(text)

    shown = set(offers(form, "part-target"))
    expected = {name if name != "Bob" else "Bob (yourself)" for name in village.others()}
    assert shown == {*expected, "Blank (no choice)"}


def test_an_answer_is_taken_shown_with_its_receipt_and_mailed(village: Village) -> None:
    """The page repeats what was understood and since when; the same receipt goes out by mail."""
    client = playing_as(village, "Bob")
    before = len(post_of(Kind.ANSWER_TAKEN, "Bob"))

    response = vote(client, page(client), "Karin")

    assert response.status_code == 302
    assert response.url == "/play/WW5/#receipt-vote"
    assert village.choice("Bob", "vote") == ["Karin"]
    text = page(client)
    assert "Noted. " in text
    assert "Last changed: " in text
    assert text.count("checked") == 1
    assert len(post_of(Kind.ANSWER_TAKEN, "Bob")) == before + 1


def test_an_answer_can_be_changed_and_made_blank(village: Village) -> None:
    """The last one counts. Rules: WAK-VOTE-20."""
    client = playing_as(village, "Bob")
    for wanted, counts in (("Karin", ["Karin"]), ("Blank (no choice)", []), ("Anna", ["Anna"])):
        vote(client, page(client), wanted)

        assert village.choice("Bob", "vote") == counts


def test_an_answer_by_mail_is_on_the_page_and_the_other_way_round(village: Village) -> None:
    """One game, two doors."""
    client = playing_as(village, "Bob")

    assert village.mail("Bob", "Karin").code == "answer_taken"
    assert "Karin" in page(client).split('class="receipt"')[1].split("</div>")[0]

    vote(client, page(client), "Anna")
    assert village.choice("Bob", "vote") == ["Anna"]


def test_the_same_form_sent_twice_is_one_answer(village: Village) -> None:
    """A second press does no harm: one entry, one receipt."""
    client = playing_as(village, "Bob")
    text = page(client)
    vote(client, text, "Karin")
    taken = answers()

    response = vote(client, text, "Karin")

    assert response.status_code == 302
    assert answers() == taken


def test_nobody_makes_a_log_longer_without_end(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who changes his mind all the time is asked to wait; his last answer counts."""
    monkeypatch.setattr(pages, "ANSWERS", RateLimitItemPerHour(2))
    client = playing_as(village, "Bob")
    text = page(client)

    statuses = [vote(client, text, name).status_code for name in ("Anna", "Karin", "Anna")]

    assert statuses == [302, 302, 429]
    assert village.choice("Bob", "vote") == ["Karin"]
    assert vote(playing_as(village, "Anna"), text, "Karin").status_code != 429


def test_since_when_an_answer_counts_is_when_it_was_last_changed(
    village: Village, church: Church
) -> None:
    """Sending the same again, by whatever door, is no change."""
    client = playing_as(village, "Bob")
    text = page(client)
    vote(client, text, "Karin")
    first = page(client).split("Last changed: ")[1][:60]
    church.now += timedelta(hours=3)
    village.now = church.now
    village.mail("Bob", "Karin")

    assert page(client).split("Last changed: ")[1][:60] == first

    vote(client, text, "Anna")
    assert page(client).split("Last changed: ")[1][:60] != first


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        ({}, "Nothing was chosen yet."),
        ({"part-target": ["seat-0", "seat-1"]}, "That is too many: choose one."),
        ({"part-target": ["seat-99"]}, "That cannot be chosen now."),
        ({"part-target": ["seat-" + "9" * 5000]}, "That cannot be chosen now."),
        ({"part-target": ["<b>"]}, "That cannot be chosen now."),
        ({"part-target": ["seat-0", "blank"]}, "Blank and a choice do not go together."),
    ],
)
def test_a_refusal_is_said_in_words_beside_the_form(
    village: Village, sent: dict[str, Any], why: str
) -> None:
    """What is wrong is said, nothing has changed, and what was marked still is."""
    client = playing_as(village, "Bob")
    form = filled(page(client), "vote") | sent
    taken = answers()

    response = client.post("/play/WW5/", form)

    text = seen(response)
    assert response.status_code == 422
    assert why in forms(text)[0]
    assert answers() == taken
    kept = [value for value in sent.get("part-target", []) if f'value="{value}"' in text]
    assert text.count(" checked") == len(kept)


def test_what_counts_still_counts_after_a_refusal(village: Village) -> None:
    """And the page says so."""
    client = playing_as(village, "Bob")
    vote(client, page(client), "Karin")

    text = seen(client.post("/play/WW5/", filled(page(client), "vote")))

    assert "An answer you gave earlier still counts." in text
    assert village.choice("Bob", "vote") == ["Karin"]


def test_after_the_deadline_an_answer_is_too_late(village: Village, church: Church) -> None:
    """Also when nobody has closed the round yet. Rules: WAK-VOTE-14."""
    client = playing_as(village, "Bob")
    text = page(client)
    assert village.game.due_at
    church.now = village.game.due_at + timedelta(seconds=1)

    response = vote(client, text, "Karin")

    assert response.status_code == 422
    assert "came too late" in seen(response)
    assert village.choice("Bob", "vote") is None


def test_a_form_of_an_earlier_round_is_too_late_though_the_same_is_asked_again(
    village: Village, church: Church
) -> None:
    """A vote of yesterday never becomes one of today. Rules: WAK-VOTE-14."""
    client = playing_as(village, "Bob")
    old = page(client)
    village.close_until("pyre")
    church.follow(village)

    response = vote(client, old, "Karin")

    assert response.status_code == 422
    assert "came too late" in seen(response)
    assert village.choice("Bob", "vote") is None


def test_a_form_of_a_round_that_is_over_is_refused_where_nothing_is_asked_now(
    village: Village, church: Church
) -> None:
    """In the words that mail has for it."""
    (name,) = village.holders("villager")[:1]
    client = playing_as(village, name)
    old = page(client)
    village.close_until("main")
    church.follow(village)

    response = client.post("/play/WW5/", filled(old, "vote", target="Blank (no choice)"))

    assert response.status_code == 422
    assert "Your answer was not taken" in seen(response)


def test_a_paused_game_shows_its_questions_and_takes_no_answer(village: Village) -> None:
    """Rules: WAK-VOTE-27."""
    client = playing_as(village, "Bob")
    old = page(client)
    pause(village.game, village.now + timedelta(minutes=1))

    text = page(client)
    response = vote(client, old, "Karin")

    assert "The game stands still." in text
    assert not forms(text)
    assert response.status_code == 422
    assert village.choice("Bob", "vote") is None


def test_who_has_no_seat_finds_what_is_found_where_no_game_is(village: Village) -> None:
    """A game one does not play in and one that does not exist look the same."""
    stranger = at_the_desk()
    for path in ("", "told/", "told/0/", "told/text/"):
        not_mine = stranger.get(f"/play/WW5/{path}")
        nowhere = stranger.get(f"/play/WW6/{path}")
        assert (not_mine.status_code, nowhere.status_code) == (404, 404)
        assert seen(not_mine).replace("WW5", "WW6") == seen(nowhere)
    assert stranger.post("/play/WW5/", {}).status_code == 404


def test_who_is_not_signed_in_is_asked_to(village: Village, client: Client) -> None:
    """And comes back to the page he wanted."""
    for path in ("", "WW5/", "WW5/told/", "WW5/told/text/"):
        response = client.get(f"/play/{path}")
        assert response.status_code == 302
        assert response.url.startswith("/sign-in/")  # type: ignore[attr-defined]


def test_everything_i_was_told_is_cut_by_turn_and_can_be_taken_home(village: Village) -> None:
    """A page a turn, the newest first, and all of it in order as plain text."""
    client = playing_as(village, "Bob")

    newest, first = page(client, "WW5/told/"), page(client, "WW5/told/0/")
    response = client.get("/play/WW5/told/text/", headers={"Accept-Language": "en"})

    assert "Day 1" in newest.split("</h2>")[0]
    assert "You were asked: Who must go to the pyre?" in newest
    assert "Before the first night" in first.split("</h2>")[0]
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "attachment" in response.headers["Content-Disposition"]
    text = response.content.decode()
    assert text.index("Before the first night") < text.index("Night 1") < text.index("Day 1")
    assert client.get("/play/WW5/told/99/").status_code == 404


def test_the_turns_together_tell_all_that_was_ever_told(village: Village) -> None:
    """No fact is lost between two pages."""
    client = playing_as(village, "Bob")
    told = known_at(place_of(village.player("Bob").person, "WW5")).seen.told
    assert [each for turn in turns_of(told) for each in turn.told] == told
    assert page(client, "WW5/told/").count("aria-current") == 2


def test_a_player_reads_his_role_and_what_it_can_do(village: Village) -> None:
    """His own, and nobody else's."""
    (wolf,) = village.holders("werewolf")

    assert "Werewolf</p>" in page(playing_as(village, wolf))
    other = page(playing_as(village, village.holders("villager")[0]))
    assert "Werewolf" not in other


def test_the_dead_read_on_and_are_asked_nothing(village: Village, church: Church) -> None:
    """What the whole village hears, the dead hear too. Rules: WAK-SYS-24."""
    (wolf,) = village.holders("werewolf")
    victim = next(name for name in village.holders("villager"))
    for name in village.others():
        village.mail(name, victim if name != victim else wolf)
    village.close()
    church.follow(village)

    text = page(playing_as(village, victim))

    assert "You are dead." in text
    assert not forms(text)
    assert "Night 2" in text


def test_who_has_handed_over_reads_what_he_was_told_and_nothing_later(
    village: Village, church: Church
) -> None:
    """The seat's next holder reads everything, and no old form works any more."""
    mine = village.player("Bob").person
    client = signed_in_as(mine)
    old = page(client)
    before = client.get("/play/WW5/told/text/", headers={"Accept-Language": "en"}).content
    church.now = village.now = village.now + timedelta(hours=1)
    mastering.substitute(village.game, village.player("Bob"), "new@x.nl", village.now)

    text = page(client)

    assert "Somebody else now plays on in your seat." in text
    assert not forms(text)
    assert "<time" not in text.split('class="story"')[0]
    refused = vote(client, old, "Karin")
    assert refused.status_code == 422
    assert village.choice("Bob", "vote") is None

    village.close_until("pyre")
    church.follow(village)
    assert page(client) == text
    after = client.get("/play/WW5/told/text/", headers={"Accept-Language": "en"}).content
    assert after == before
    assert "handed over" in page(client, "")
    assert forms(page(playing_as(village, "Bob")))


def test_before_the_deal_a_page_says_that_the_roles_are_still_to_come(church: Church) -> None:
    """Nothing is asked yet, and nothing was told."""
    village = signed_up(new_village(), 3)

    client = playing_as(village, "Bob")

    assert "You have signed up as Bob" in page(client)
    assert "WW5" in page(client, "")
    assert page(client, "WW5/told/")


def test_a_page_that_sent_a_form_by_script_gets_only_what_changes(village: Village) -> None:
    """With the receipt, or the refusal, where it is read out at once."""
    client = playing_as(village, "Bob")
    part = {"HX-Request": "true", "Accept-Language": "en"}

    taken = seen(vote(client, page(client), "Karin", headers=part))
    refused = client.post("/play/WW5/", filled(page(client), "vote"), headers=part)

    assert "<html" not in taken
    assert 'hx-swap-oob="innerHTML">Noted. ' in taken
    assert refused.status_code == 200
    assert 'role="alert" id="fault-vote">Your answer was not taken' in seen(refused)


def test_pages_keep_the_strict_policy_and_are_not_stored(village: Village) -> None:
    """No script or style but our own files, and no copy of a secret anywhere."""
    client = playing_as(village, "Bob")
    for path in ("", "WW5/", "WW5/told/", "WW5/told/text/"):
        response = client.get(f"/play/{path}")
        assert "unsafe" not in response.headers["Content-Security-Policy"]
        assert "no-store" in response.headers["Cache-Control"]
        assert "<style" not in response.content.decode()
        assert " style=" not in response.content.decode()


def test_both_languages_have_every_page(village: Village) -> None:
    """The facts and the page speak the same language."""
    client = playing_as(village, "Bob")

    assert "Wie moet op de brandstapel?" in page(client, language="nl")
    assert "Wat er van je gevraagd wordt" in page(client, language="nl")


ANNA, BOB, KARIN = Seat(0), Seat(1), Seat(2)
TELLER = Teller(Cast(("Anna", "Bob", "Karin")), Reader(None, "en"))
EVERYBODY = (ANNA, BOB, KARIN)


def asked(*parts: Part, **settings: Any) -> Asked:
    """Return a question of some rulebook."""
    return Asked(to=(ANNA,), question="any", parts=parts, **settings)


QUESTIONS = [
    (asked(Part("target", EVERYBODY)), (("target", BOB),)),
    (asked(Part("target", EVERYBODY)), ()),
    (asked(Part("pair", EVERYBODY, 2, 2)), (("pair", ANNA), ("pair", KARIN))),
    (asked(Part("pair", EVERYBODY, 1, 2)), ()),
    (asked(Part("heal", (ANNA,), 0), Part("poison", EVERYBODY, 0)), (("poison", ANNA),)),
    (asked(Part("heal", (ANNA,), 0), Part("poison", EVERYBODY, 0)), ()),
    (
        asked(Part("target", EVERYBODY), Part("power", ("fire", "ice"))),
        (("target", BOB), ("power", "ice")),
    ),
    (asked(Part("target", EVERYBODY), Part("power", ("fire", "ice"))), ()),
]


@pytest.mark.parametrize(("question", "choice"), QUESTIONS)
def test_any_choice_of_any_question_can_be_marked_and_read_back(
    question: Asked, choice: tuple[tuple[str, Any], ...]
) -> None:
    """Whatever the rulebook: a form that is marked for a choice comes to that choice."""
    picked = play_forms.picked_of(question, choice)
    form = play_forms.form_of(question, picked, TELLER)

    shown = {(field.name, o.value) for field in form.fields for o in field.offers if o.is_picked}
    if form.is_blank_picked:
        shown.add(("blank", "blank"))
    assert shown == picked
    read = play_forms.choice_of(question, picked)
    assert read is not None
    assert canonical(question, read) == canonical(question, choice)
    assert play_forms.choice_of(question, frozenset()) is None


def test_a_choice_that_may_not_be_repeated_is_not_offered() -> None:
    """Nor blank, where that was the last one."""
    repeated = asked(Part("target", EVERYBODY), repeated=(("target", BOB),))
    never_blank = asked(Part("target", EVERYBODY), repeated=())

    (field,) = play_forms.form_of(repeated, frozenset(), TELLER).fields
    assert [offer.label for offer in field.offers] == ["Anna", "Karin", "Blank (no choice)"]
    (field,) = play_forms.form_of(never_blank, frozenset(), TELLER).fields
    assert [offer.label for offer in field.offers] == ["Anna", "Bob", "Karin"]


def test_many_choices_become_a_list() -> None:
    """Forty buttons are too many for a phone."""
    names = tuple(f"P{number}" for number in range(40))
    many = asked(Part("target", tuple(Seat(seat) for seat in range(40))))

    (field,) = play_forms.form_of(many, frozenset(), Teller(Cast(names), TELLER.reader)).fields

    assert field.control == "select"
