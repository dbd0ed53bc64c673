"""Help by mail: scenario TS-12 of the ledger."""

import pytest

from tests.mail.village import (
    Village,
    administrator,
    new_village,
    post_of,
    raw_mail,
    reply_of,
    reply_text,
    running_village,
)
from verteller.hosting.models import HelpRequest, Kind
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db


@pytest.fixture
def village() -> Village:
    administrator("een@x.nl")
    administrator("twee@x.nl", language="en")
    return running_village("werewolf", "villager", "villager", "villager")


def test_a_request_reaches_all_administrators_with_its_number(village: Village) -> None:
    """Rules: WAK-HELP-01, WAK-SYS-23."""
    result = village.mail("Anna", "Mag ik mijn naam veranderen?", subject="Help")

    assert result.code == "help"
    forwarded = post_of(Kind.HELP_FORWARDED)
    assert [row.to_email for row in forwarded] == ["een@x.nl", "twee@x.nl"]
    for row in forwarded:
        mail = compose(row)
        assert f"Help {HelpRequest.objects.get().number}:" in str(mail.subject)
        assert "Mag ik mijn naam veranderen?" in str(mail.body)
        assert "anna@x.nl" in str(mail.body)


def test_who_asks_is_told_the_number_and_when_an_answer_comes(village: Village) -> None:
    """Rules: WAK-HELP-02, WAK-ADMIN-03, WAK-SYS-23."""
    said = reply_text(village.mail("Anna", "Hoe werkt dit?", subject="help"))

    assert f"nummer {HelpRequest.objects.get().number}" in said
    assert "binnen twee dagen" in said.lower()
    assert "rol" in said


def test_an_anonymous_request_hides_its_sender(village: Village) -> None:
    """Rules: WAK-HELP-03, WAK-SYS-23."""
    result = village.mail("Anna", "Ik wil stoppen.", subject="Help anoniem")

    assert "Je adres is niet" in reply_text(result)
    for row in post_of(Kind.HELP_FORWARDED):
        message = compose(row).message().as_string()
        assert "anna" not in message.lower()


def test_an_administrator_answers_by_replying_and_the_asker_stays_unknown(
    village: Village,
) -> None:
    """Rules: WAK-HELP-03, WAK-SYS-36."""
    village.mail("Anna", "Ik wil stoppen.", subject="Help anoniem")
    (forwarded, _) = post_of(Kind.HELP_FORWARDED)
    mail = compose(forwarded)

    result = village.deliver(
        raw_mail(
            "een@x.nl",
            f"Re: {mail.subject}",
            "Dat kan, je staat niet meer op de lijst.",
            In_Reply_To=forwarded.message_id,
        )
    )

    assert result.code == "help_answered"
    (answer,) = post_of(Kind.HELP_ANSWERED)
    assert answer.to_email == "anna@x.nl"
    assert "niet meer op de lijst" in str(compose(answer).body)
    assert HelpRequest.objects.count() == 1


def test_nobody_but_an_administrator_answers_a_request(village: Village) -> None:
    """Rules: WAK-HELP-03, WAK-SYS-49."""
    village.mail("Anna", "Vraag", subject="Help")
    (forwarded, _) = post_of(Kind.HELP_FORWARDED)

    result = village.deliver(
        raw_mail("bob@x.nl", "Re: Help 1", "Nee!", In_Reply_To=forwarded.message_id)
    )

    assert result.code == "help"
    assert post_of(Kind.HELP_ANSWERED) == []


def test_a_reply_to_an_answer_is_a_new_request(village: Village) -> None:
    """Rules: WAK-HELP-01."""
    village.mail("Anna", "Vraag", subject="Help")

    assert village.mail("Anna", "En nog iets", subject="Re: Help 1: antwoord").code == "help"
    assert HelpRequest.objects.count() == 2


def test_somebody_who_plays_nowhere_may_ask_too_but_not_without_end(village: Village) -> None:
    """Rules: WAK-HELP-01, WAK-SYS-49."""
    first = village.mail("new@x.nl", "How do I join?", subject="Help")
    second = village.mail("new@x.nl", "And now?", subject="Help")

    assert (first.code, second.code) == ("help", "too_many_requests")
    assert second.reply is None


def test_help_about_a_game_is_help(village: Village) -> None:
    """Rules: WAK-SYS-05, WAK-HELP-01, WAK-HELP-04."""
    result = village.mail("Anna", "Ik ben dood en wil van de lijst af.", subject="Help WW5")

    assert result.code == "help"


def test_the_opening_mail_tells_how_to_ask_and_not_to_name_one_s_role() -> None:
    """Rules: WAK-HELP-02, WAK-ADMIN-03, WAK-USE-03, WAK-SYS-48."""
    running_village("werewolf", "villager", "villager")

    text = " ".join(str(compose(post_of(Kind.NEWS, "Anna")[0]).body).split())

    assert "onderwerp Help" in text
    assert "binnen twee dagen" in text
    assert "welke rol" in text
    assert "vals te spelen" in text


def test_every_mail_says_how_to_ask_for_help() -> None:
    """Rules: WAK-SYS-09."""
    result = new_village().mail("bob@x.nl", "Bob, man")

    footer = str(reply_of(result).body).partition("\n-- \n")[2]
    assert "Help" in footer
    assert "gezelschapsspel over weerwolven" in footer
