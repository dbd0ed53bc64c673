"""The desk's lists: post with a search, questions, unreachable addresses, distributions."""

from datetime import timedelta

import pytest

from tests.mail.village import START, administrator, new_village, post_of
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, by_night, confirm, page, playing
from verteller.hosting import bounces
from verteller.hosting.help import answer_help, request_help
from verteller.hosting.incoming import Arrived, Outcome, record_incoming
from verteller.hosting.models import (
    Address,
    Distribution,
    HelpRequest,
    HostedGame,
    Kind,
    Outgoing,
    Sending,
)

pytestmark = pytest.mark.django_db

ASKER = "shy.person@x.nl"


@pytest.fixture(autouse=True)
def clock(church: Church) -> Church:
    """Let the tests tell the time."""
    return church


def found(shown: str) -> str:
    """Return the part of a page that lists what was found."""
    return shown.partition('id="found"')[2].partition("</main")[0]


def came(number: int, sender: str, subject: str, result: str, **further: object) -> None:
    """Let a mail have come in, *number* days after the start."""
    at = START + timedelta(days=number)
    arrived = Arrived(f"<{number}@x.nl>", "verteller+secret@play.example.net", sender, subject, at)
    record_incoming(arrived, Outcome(result, **further))  # type: ignore[arg-type]


def test_mail_is_found_by_sender_subject_game_result_and_day() -> None:
    """Rules: WAK-SYS-50."""
    game = new_village().game
    came(1, "ann@x.nl", "WW5", "signed_up", game=game)
    came(2, "bob@x.nl", "Wie ben ik", "unknown_game")
    came(3, "bob@x.nl", "Out of office", "automatic_reply")
    desk = at_the_desk()

    def subjects(query: str) -> list[str]:
        shown = found(page(desk, f"in/?{query}"))
        return [each for each in ("WW5", "Wie ben ik", "Out of office") if f">{each}</td>" in shown]

    assert subjects("") == ["WW5", "Wie ben ik", "Out of office"]
    assert subjects("address=BOB@x") == ["Wie ben ik", "Out of office"]
    assert subjects("subject=office") == ["Out of office"]
    assert subjects("game=ww5") == ["WW5"]
    assert subjects("result=automatic") == ["Out of office"]
    assert subjects("first=2026-03-04&last=2026-03-04") == ["Wie ben ik"]
    assert subjects("first=nonsense&last=9999-12-31") == ["WW5", "Wie ben ik", "Out of office"]
    assert "No such post." in page(desk, "in/?address=nobody")


def test_the_proof_in_our_address_and_the_link_in_a_mail_are_shown_nowhere() -> None:
    """Rules: WAK-SYS-49."""
    came(1, "ann@x.nl", "WW5", "unknown_game")
    Outgoing.objects.create(
        message_id="<1@x>",
        kind=Kind.SIGN_IN,
        to_email="ann@x.nl",
        language="en",
        payload={"link": "https://x/sign-in/very-secret/", "minutes": 15},
        next_attempt_at=START,
        created_at=START,
    )
    desk = at_the_desk()

    shown = page(desk, "in/") + page(desk, "out/")

    assert "link to sign in" in shown
    assert "secret" not in shown


def test_outgoing_mail_is_found_by_recipient_kind_state_and_day() -> None:
    """Rules: WAK-SYS-08."""
    by_night()
    bounced = post_of(Kind.NEWS)[0]
    bounced.status, bounced.last_error = Sending.FAILED, "550 no such user"
    bounced.save()
    desk = at_the_desk()

    failed = found(page(desk, "out/?result=failed"))
    signed_up = found(page(desk, "out/?kind=signed_up&address=anna"))

    assert bounced.to_email in failed
    assert "550 no such user" in failed
    assert failed.count("<tr role=") == 2
    assert signed_up.count("<tr role=") == 2
    assert "sign-up confirmed" in signed_up
    assert "No such post." in page(desk, "out/?last=2020-01-01")


def test_long_lists_are_shown_in_pieces() -> None:
    """Rules: WAK-SYS-50."""
    for number in range(60):
        came(number, "ann@x.nl", f"mail {number}", "unknown_game")
    desk = at_the_desk()

    first = found(page(desk, "in/?address=ann"))
    older = first.partition('href="?')[2].partition('"')[0].replace("&amp;", "&")
    second = found(page(desk, f"in/?{older}"))

    assert first.count("<tr role=") == 51
    assert second.count("<tr role=") == 11
    assert "mail 0<" in second
    assert "Newest" in second


def test_who_asked_anonymously_is_on_no_page_whatever_is_looked_for() -> None:
    """Rules: WAK-HELP-03."""
    reply = request_help(ASKER, "Hoe dan?", START, language="nl", anonymous=True)
    came(1, ASKER, "Help anoniem", "help", reply=reply)
    came(2, ASKER, "Help anonymous", "held")
    number = HelpRequest.objects.get().number
    answer_help(number, "Zo.", START)
    desk = at_the_desk()

    pages = [page(desk, path) for path in ("in/", "out/", "questions/?all=1")]
    pages.append(page(desk, f"questions/{number}/"))

    for shown in pages:
        assert ASKER not in shown
        assert "anonymous" in shown
    for path in (f"in/?address={ASKER}", "in/?address=shy", f"out/?address={ASKER}"):
        assert "No such post." in found(page(desk, path))
    assert "No such post." in found(page(desk, "in/?subject=anon"))


def test_an_answer_that_cannot_be_delivered_does_not_tell_who_asked() -> None:
    """Rules: WAK-HELP-03."""
    administrator()
    request_help(ASKER, "Hoe dan?", START, language="nl", anonymous=True)
    answer = answer_help(HelpRequest.objects.get().number, "Zo.", START)
    meaning = bounces.meaning_of("5.1.1")

    bounces.lost(answer, meaning, f"550 5.1.1 <{ASKER}> unknown", START)

    assert ASKER not in str([row.payload for row in post_of(Kind.ADMIN_NOTICE)])


def test_a_question_is_answered_and_the_asker_gets_it_by_mail() -> None:
    """Rules: WAK-HELP-01, WAK-HELP-03, WAK-SYS-36."""
    request_help("cor@x.nl", "Wie is <b>dood</b>?", START, language="nl")
    number = HelpRequest.objects.get().number
    desk = at_the_desk()

    assert "cor@x.nl" in page(desk, "questions/")
    assert "&lt;b&gt;dood" in page(desk, f"questions/{number}/")
    empty = desk.post(f"/desk/questions/{number}/", {"text": "  "})
    desk.post(f"/desk/questions/{number}/", {"text": "Niemand nog."})

    assert empty.status_code == 422
    (answer,) = post_of(Kind.HELP_ANSWERED)
    assert (answer.to_email, answer.payload["text"]) == ("cor@x.nl", "Niemand nog.")
    assert "No question waits" in page(desk, "questions/")
    assert "Niemand nog." in page(desk, f"questions/{number}/")


def test_a_question_is_removed_only_after_asking() -> None:
    """Rules: WAK-SYS-36."""
    request_help("cor@x.nl", "Wie?", START, language="nl")
    number = HelpRequest.objects.get().number
    desk = at_the_desk()

    page(desk, f"questions/{number}/delete/")
    assert HelpRequest.objects.exists()
    confirm(desk, f"questions/{number}/delete/")

    assert not HelpRequest.objects.exists()
    page(desk, f"questions/{number}/", status=404)


def test_an_address_that_mail_comes_back_from_is_listed_until_it_works_again() -> None:
    """Rules: WAK-SYS-39."""
    village = by_night()
    flag("anna@x.nl")
    desk = at_the_desk()

    assert "550 unknown" in page(desk, "addresses/")
    assert "unreachable" in page(desk, "games/WW5/")
    # Of somebody who plays along, when it was would tell when she was written to.
    assert "Unreachable since" in page(desk, "addresses/")
    assert "Unreachable since" not in page(playing(village, "Bob"), "addresses/")
    confirm(desk, f"addresses/{Address.objects.get(email='anna@x.nl').pk}/clear/")

    assert "Mail reaches everybody." in page(desk, "addresses/")


def flag(email: str) -> None:
    """Let mail to an address come back."""
    Address.objects.filter(email=email).update(
        unreachable_since=START, unreachable_because="550 unknown"
    )


def test_a_distribution_is_added_in_either_language_and_removed() -> None:
    """Rules: WAK-SYS-38, WAK-COMP-03, WAK-COMP-05."""
    desk = at_the_desk()
    before = page(desk, "distributions/")
    assert "7 players" in before

    wrong = desk.post("/desk/distributions/", {"roles": "3 Burger\nRidder"})
    desk.post("/desk/distributions/", {"roles": "3 Burger\nwerewolf\nBurgemeester"})

    assert wrong.status_code == 422
    assert "Ridder" in wrong.content.decode()
    added = Distribution.objects.get()
    assert (added.players, added.mayor, added.roles) == (4, True, {"villager": 3, "werewolf": 1})
    assert "3 × " in page(desk, "distributions/")
    page(desk, f"distributions/{added.pk}/delete/")
    assert Distribution.objects.exists()
    confirm(desk, f"distributions/{added.pk}/delete/")
    assert not Distribution.objects.exists()


def test_who_plays_finds_none_of_the_game_s_post_by_any_search() -> None:
    """Rules: WAK-SYS-51, WAK-HELP-02."""
    village = by_night()
    wolf = village.holder("werewolf")
    village.mail(wolf, village.others(wolf)[0])
    came(1, "bob@x.nl", "[WW5] Nacht 1", "automatic_reply")
    came(2, "stranger@x.nl", "Fwd: [WW5] Nacht 1", "unknown_game")
    desk = playing(village)

    for path in ("in/?game=ww5", "in/?result=answer", "in/?subject=nacht", "out/?kind=news"):
        assert "No such post." in found(page(desk, path))
    assert HostedGame.objects.get().name == "WW5"
    assert "Nacht 1" in found(page(at_the_desk(), "in/?subject=nacht"))
