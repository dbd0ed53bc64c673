"""What a mail looks like: its words, its layout, its headers, and where it belongs."""

import re
from collections import defaultdict
from collections.abc import Mapping
from datetime import timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import pytest
from django.core.mail import EmailMultiAlternatives

from tests.mail.village import (
    HOME,
    NAMES,
    START,
    Village,
    address_of,
    post_of,
    raw_mail,
    reply_of,
    running_village,
)
from verteller.hosting import post
from verteller.hosting.heartbeat import give_back
from verteller.hosting.models import HelpRequest, Kind, Outgoing, Player
from verteller.mail import composing
from verteller.mail.composing import compose
from verteller.mail.layout import WIDTH
from verteller.mail.letters import LANGUAGES, write

pytestmark = pytest.mark.django_db


@pytest.fixture
def village() -> Village:
    return running_village("werewolf", "seer", "villager", "villager", "villager")


def body_of(mail: EmailMultiAlternatives) -> str:
    return str(mail.body)


def page_of(mail: EmailMultiAlternatives) -> str:
    (page,) = mail.alternatives
    return str(page[0])


def ids(mail: EmailMultiAlternatives) -> list[str]:
    return str(mail.extra_headers.get("References", "")).split()


def text_and_page(row: Outgoing) -> tuple[str, str, dict[str, str]]:
    mail = compose(row)
    return body_of(mail), page_of(mail), mail.extra_headers


# Headers


def test_a_mail_comes_from_the_narrator_s_home_and_is_answered_there(village: Village) -> None:
    """Rules: WAK-SYS-03."""
    mail = compose(post_of(Kind.NEWS, "Anna")[0])

    assert mail.from_email == f"Verteller <{HOME}>"
    assert mail.reply_to == [f"Verteller <{HOME}>"]
    assert mail.to == ["Anna <anna@x.nl>"]


def test_a_mail_bears_the_id_and_the_moment_of_its_row(village: Village) -> None:
    """Rules: WAK-SYS-08."""
    row = post_of(Kind.NEWS, "Anna")[0]

    message = compose(row).message()

    assert message["Message-ID"] == row.message_id
    assert parsedate_to_datetime(message["Date"]) == START


def test_a_mail_says_that_a_program_sent_it(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    news = compose(post_of(Kind.NEWS, "Anna")[0]).message()
    reply = reply_of(village.mail("Anna", "wat?")).message()

    assert (news["Auto-Submitted"], reply["Auto-Submitted"]) == ("auto-generated", "auto-replied")
    assert news["X-Loop"] == reply["X-Loop"] == HOME


def test_all_mail_of_a_game_is_one_list(village: Village) -> None:
    other = running_village("werewolf", "villager", "villager", name="De Zwarte Raaf")

    lists = {compose(row).message()["List-Id"] for row in post_of(Kind.NEWS)}

    assert lists == {"<ww5.play.example.net>", "<de-zwarte-raaf.play.example.net>"}
    assert other.game.name == "De Zwarte Raaf"


# Conversations


def test_a_receipt_answers_the_player_s_mail_in_the_conversation_of_its_phase(
    village: Village,
) -> None:
    seer = village.holder("seer")
    prompt = post_of(Kind.NEWS, seer)[-1]
    raw = raw_mail(address_of(seer), "WW5", "blanco", Message_ID="<vote@x.nl>")

    receipt = reply_of(village.deliver(raw))

    assert receipt.extra_headers["In-Reply-To"] == "<vote@x.nl>"
    assert ids(receipt)[1:] == [prompt.message_id, "<vote@x.nl>"]
    assert receipt.subject == f"Re: {compose(prompt).subject}"


def test_a_refusal_belongs_to_the_conversation_of_the_phase_too(village: Village) -> None:
    seer = village.holder("seer")
    prompt = post_of(Kind.NEWS, seer)[-1]

    refusal = reply_of(village.mail(seer, "wat?"))

    assert prompt.message_id in ids(refusal)
    assert refusal.subject == f"Re: {compose(prompt).subject}"


def test_each_phase_is_a_conversation_of_its_own_within_the_game(village: Village) -> None:
    village.close_until("pyre")

    mails = [compose(row) for row in post_of(Kind.NEWS, "Anna")]

    roots = {ids(mail)[0] for mail in mails}
    assert len(roots) == 1
    subjects = [str(mail.subject) for mail in mails if "alleen" not in str(mail.subject)]
    assert len(set(subjects)) == len(subjects)


def test_players_conversations_have_nothing_in_common(village: Village) -> None:
    """Rules: WAK-SYS-51."""
    known: dict[str, set[str]] = defaultdict(set)
    for row in post_of(Kind.NEWS):
        mail = compose(row)
        known[row.to_email] |= {row.message_id, *ids(mail)}

    assert sum(map(len, known.values())) == len(set().union(*known.values()))


# Words


def test_a_mail_reads_the_same_every_time(village: Village) -> None:
    """Rules: WAK-SYS-08."""
    rows = post_of(Kind.NEWS)
    before = [text_and_page(row) for row in rows]
    village.close_until("pyre")
    village.mail("Anna", "Bob")

    assert before == [text_and_page(Outgoing.objects.get(pk=row.pk)) for row in rows]


def test_a_mail_has_the_same_words_as_text_and_as_a_page(village: Village) -> None:
    mail = compose(post_of(Kind.NEWS, village.holder("seer"))[-1])

    def words(text: str) -> list[str]:
        return re.findall(r"\w+", text)

    page = re.sub(
        r"<style.*?</style>|<title>.*?</title>|<[^>]+>", " ", page_of(mail), flags=re.DOTALL
    )
    assert words(page) == words(body_of(mail))


def test_a_page_sets_no_colours_so_that_it_is_readable_in_the_dark(village: Village) -> None:
    page = page_of(compose(post_of(Kind.NEWS, "Anna")[0]))

    assert "color:" not in page.replace("color-scheme", "")
    assert "background" not in page
    assert "<table" not in page


def test_plain_text_is_wrapped(village: Village) -> None:
    for row in Outgoing.objects.all():
        for line in body_of(compose(row)).splitlines():
            assert len(line) <= WIDTH or " " not in line.strip()


def test_what_people_write_is_shown_and_never_read_as_markup() -> None:
    """Rules: WAK-SYS-49."""
    text = '<script>alert("x")</script>\n{{ secret }} { $game } & more'
    request = HelpRequest.objects.create(email="a@x.nl", language="nl", text=text, asked_at=START)
    payload = {"number": request.number, "text": text, "sender": "a@x.nl"}
    (row,) = post.save([post.to_address("b@x.nl", "en", Kind.HELP_FORWARDED, payload, at=START)])

    mail = compose(row)

    assert '> <script>alert("x")</script>' in body_of(mail)
    assert "> {{ secret }} { $game } & more" in body_of(mail)
    assert "<script" not in page_of(mail)
    assert "&lt;script&gt;" in page_of(mail)


def test_no_line_of_a_mail_can_become_a_header(village: Village) -> None:
    """Rules: WAK-SYS-49."""
    payload = {"code": "mail_failed", "email": "x\r\nBcc: all@x.nl", "game": "A\nBcc: b@x.nl"}
    (row,) = post.save([post.to_address("b@x.nl", "en", Kind.ADMIN_NOTICE, payload, at=START)])

    message = compose(row).message()

    assert message["Bcc"] is None


# Every kind of row

PAYLOADS: Mapping[Kind, Mapping[str, Any]] = {
    Kind.NOTICE: {"code": "excused", "game": "WW5", "until": START.isoformat()},
    Kind.SIGN_IN: {"link": "https://play.example.net/sign-in/abc/", "minutes": 30},
    Kind.REFUSED: {"code": "too_many", "given": [0, 1], "refusal": "E7", "most": 1},
    Kind.SIGNED_UP: {
        "name": "Anna",
        "gender": "woman",
        "email": "anna@x.nl",
        "game": "WW5",
        "language": "nl",
        "time_zone": "Europe/Amsterdam",
        "replaced": True,
        "closes_at": START.isoformat(),
        "seed_sha256": "ab" * 32,
    },
    Kind.SIGN_UP_REFUSED: {"code": "name_taken", "given": "Bob", "game": "WW5"},
    Kind.INVITATION: {
        "game": "WW5",
        "speed_seconds": 172_800,
        "strictness": 2,
        "theme": "default",
        "most": 18,
        "mayor": None,
        "closes_at": START.isoformat(),
        "text": "Doe mee!\nGroeten",
    },
    Kind.GAME_PAUSED: {"game": "WW5"},
    Kind.GAME_RESUMED: {"game": "WW5", "begun": True, "due_at": START.isoformat()},
    Kind.GAME_STOPPED: {"game": "WW5"},
    Kind.LEFT_LIST: {"game": "WW5"},
    Kind.TIME_GIVEN_BACK: {"game": "WW5", "lost_seconds": 7260, "due_at": START.isoformat()},
    Kind.REMINDER: {"questions": ["vote"], "due_at": START.isoformat(), "left": 1},
    Kind.HELP_RECEIVED: {"number": 12, "anonymous": True},
    Kind.HELP_FORWARDED: {"number": 12, "text": "Vraag?", "sender": None},
    Kind.UNDERSTOOD: {
        "besides": {"doubts": [{"doubt": "ambiguous", "text": "Jan", "candidates": [0, 1]}]},
    },
    Kind.CONFIRMATION: {
        "held": 7,
        "subject": "Re: WW5",
        "lines": ["Bob"],
        "known": True,
        "expires_at": START.isoformat(),
    },
    Kind.HELP_ANSWERED: {"number": 12, "text": "Antwoord.", "question": "Vraag?"},
    Kind.ADMIN_NOTICE: {"code": "mail_failed", "email": "x@x.nl", "game": "WW5"},
    Kind.FINAL: {
        "winners": [{"faction": "wolves", "players": [0]}],
        "players": [
            {
                "seat": seat,
                "name": name,
                "alive": seat == 0,
                "role": "werewolf" if seat == 0 else "villager",
                "faction": "wolves" if seat == 0 else "villagers",
                "lover": None,
                "bodyguard": 1 if seat == 0 else None,
                "mayor": seat == 0,
            }
            for seat, name in enumerate(NAMES[:5])
        ],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PAYLOADS)
def test_every_kind_of_row_has_words_in_every_language(
    village: Village, kind: Kind, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    player = Player.objects.select_related("address").get(game=village.game, seat=0)
    player.language = language
    (row,) = post.save([post.to_player(player, kind, PAYLOADS[kind], at=START)])

    written = write(row)

    assert written.subject
    assert written.blocks
    assert "{" not in body_of(compose(row))
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_no_kind_is_forgotten() -> None:
    # These three are written from the log, and have tests of their own.
    assert set(PAYLOADS) | {Kind.NEWS, Kind.ANSWER_TAKEN, Kind.HAND_OVER} == set(Kind)


def test_time_given_back_is_told_with_the_new_deadline_to_whoever_is_asked(
    village: Village,
) -> None:
    give_back(timedelta(hours=3), since=village.now, now=village.now)

    seer, villager = village.holder("seer"), village.holders("villager")[0]
    assert "5 maart 2026, 00:00" in body_of(compose(post_of(Kind.TIME_GIVEN_BACK, seer)[0]))
    assert "maart" not in body_of(compose(post_of(Kind.TIME_GIVEN_BACK, villager)[0]))


def test_what_was_sent_is_remembered_for_telling_quotes_from_answers(village: Village) -> None:
    """Rules: WAK-VOTE-28."""
    row = post_of(Kind.NEWS, village.holder("seer"))[-1]

    remembered = composing.sent(row.pk, row.message_id)

    assert {line.strip() for line in body_of(compose(row)).splitlines()} <= remembered.lines | {""}
    assert any(items[-1] == "blanco" for items in remembered.lists)
