"""Games of Lupus 3.0 in the post, from the deal to the end: every closing one report a reader."""

import logging
import random
from collections import Counter
from datetime import timedelta

import pytest
from django.utils import translation

from tests.mail.test_lupus3_reports import (
    POWER,
    choose,
    dealt,
    letters,
    names,
    reports,
    text_of,
)
from tests.mail.test_whole_game import deliver_all
from tests.mail.village import Village, post_of, sweep_all
from verteller.hosting import games, mastering, playing
from verteller.hosting.fairness.substitutes import hand_over
from verteller.hosting.models import Address, Kind, Outgoing, Person, Sending, Status
from verteller.hosting.news import LETTER, REPORT
from verteller.mail.composing import compose
from verteller.mail.letters import write
from verteller.mail.news import entry_of, news_of
from verteller.rules.facts import AnswerTaken, Asked, Fact, GameRewound, seen_by
from verteller.rules.questions import choices
from verteller.web.play.knowing import known_at, teller_of
from verteller.web.play.places import Place, place_of
from verteller.web.play.turns import Turn, turns_of
from verteller.web.play.turns import reports as told_in

pytestmark = pytest.mark.django_db

ROLES = ("wolf", "devil", "young_vampire", "seer", "messiah", "voyeur", "witch", "farmer", "medium")


@pytest.fixture
def village() -> Village:
    return dealt(*ROLES)


def play(village: Village, luck: random.Random) -> None:
    """Let everybody answer at random until the game is over, and send all mail on the way."""
    for _ in range(60):
        if village.game.status != Status.RUNNING:
            break
        play_round(village, luck)
    deliver_all(village)


def play_round(village: Village, luck: random.Random) -> None:
    """Send all mail, let everybody answer what he owes at random, and close what is open."""
    deliver_all(village)
    with games.opened(village.game) as game:
        open_to = {seat: dict(game.asked(seat)) for seat in game.state.seats}
    for name in names(village):
        for key, asked in open_to[village.seat(name)].items():
            if not asked.standing:
                answer(village, name, key, asked, luck)
    assert village.game.due_at is not None
    village.now = village.game.due_at + timedelta(seconds=1)
    sweep_all(village.now)


def answer(village: Village, name: str, key: str, asked: Asked, luck: random.Random) -> None:
    choice = tuple((part.name, luck.choice(choices(asked, part))) for part in asked.parts)
    playing.answer(village.game, village.player(name), key, choice, village.now)


def test_a_whole_game_is_one_report_a_reader_and_closing(
    village: Village, caplog: pytest.LogCaptureFixture
) -> None:
    """
    Every player gets it, living or dead, at the same moment; all mail goes out without a fault.

    Rules: LU3-SYS-01, LU3-SYS-02, LU3-SYS-16, LU3-SYS-18, LU3-SYS-20.
    """
    with caplog.at_level(logging.ERROR):
        play(village, random.Random(3))

    assert village.game.status == Status.FINISHED
    assert not [record.getMessage() for record in caplog.records]
    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    everybody = sorted(player.pk for player in village.game.players.all())
    readers: dict[int, list[int]] = {}
    for row in post_of(Kind.NEWS):
        assert row.payload["channel"] in {REPORT, LETTER}
        if row.payload["channel"] == REPORT:
            readers.setdefault(row.payload["first"], []).append(row.player_id or 0)
    assert len(readers) == village.game.sequence + 1
    assert all(sorted(pks) == everybody for pks in readers.values())
    subjects = [str(compose(row).subject) for row in reports("Anna")]
    assert subjects[:3] == [
        "[WW5] L’inizio, notte 1",
        "[WW5] Alba del giorno 1",
        "[WW5] Tramonto del giorno 1, notte 2",
    ]
    assert subjects[-1].endswith(", la fine")


def test_mail_repeats_what_the_reader_s_own_page_shows_and_nothing_more(village: Village) -> None:
    """
    Fact by fact and question by question, once each; letters in the words of the page.

    Rules: LU3-SYS-20, LU3-SYS-21, LU3-SYS-28.
    """
    luck = random.Random(4)
    for _ in range(6):
        play_round(village, luck)
    for player in village.game.players.select_related("person"):
        place = place_of(player.person, village.game.name)
        page = known_at(place).seen
        mailed: list[Fact] = []
        alone: list[str] = []
        for row in post_of(Kind.NEWS, player.name):
            told = news_of(row)
            mailed += [*told.facts, *told.questions]
            if row.payload["channel"] == LETTER:
                alone += [block.text for block in write(row).blocks if block.kind == "text"]
        for row in post_of(Kind.ANSWER_TAKEN, player.name):
            assert row.game is not None
            content = entry_of(row.game, row.payload["entry"]).content
            assert isinstance(content, AnswerTaken)
            mailed.append(seen_by(content, village.seat(player.name)))
        shown = [told.fact for told in page.told if told.fact.kind != "phase_closed"]
        assert Counter(map(repr, mailed)) == Counter(map(repr, shown))
        translation.activate("it")
        text = "\n".join(_words_of(turn, place) for turn in turns_of(page.told))
        assert [each for each in alone if each not in text] == []


def _words_of(turn: Turn, place: Place) -> str:
    told = told_in(turn, teller_of(place))
    return "\n".join(each.text for report in told for each in report.paragraphs)


def test_a_second_copy_of_a_report_or_letter_is_equal_to_the_first(village: Village) -> None:
    """And no two mails have one identity. Rules: LU3-SYS-28."""
    choose(village, village.holder("farmer"), "suicide")
    village.close()

    rows = post_of(Kind.NEWS, village.holder("farmer"))
    assert [row.payload["channel"] for row in rows] == [REPORT, REPORT, LETTER]
    for row in rows:
        assert compose(row).message().as_bytes().count(row.message_id.encode()) >= 1
        assert str(compose(row).body) == str(compose(Outgoing.objects.get(pk=row.pk)).body)
    ids = [row.message_id for row in post_of(Kind.NEWS)]
    assert len(set(ids)) == len(ids)


def test_a_letter_begins_a_conversation_of_its_own_and_receipts_stay_with_the_report(
    village: Village,
) -> None:
    """Rules: LU3-SYS-17."""
    farmer, seer = village.holder("farmer"), village.holder("seer")
    choose(village, farmer, "suicide")
    choose(village, seer, "power", farmer)
    village.close()
    (letter,) = letters(farmer)
    mail = compose(letter)
    assert not mail.subject.startswith("Re:")
    (receipt,) = post_of(Kind.ANSWER_TAKEN, seer)
    assert compose(receipt).subject == f"Re: {compose(reports(seer)[0]).subject}"


def test_a_closing_that_is_undone_and_done_again_is_reported_again(village: Village) -> None:
    """Whoever had died gets another letter only if he dies again. Rules: LU3-SYS-27."""
    farmer = village.holder("farmer")
    choose(village, farmer, "suicide")
    village.close()
    mastering.rewind(village.game, village.now)

    (undone,) = reports(farmer)[2:]
    assert [fact.kind for fact in news_of(undone).facts].count(GameRewound.kind) == 1
    assert "suicid" in text_of(undone) or write(undone).blocks
    assert farmer in text_of(undone)
    with games.opened(village.game) as game:
        seat = village.seat(farmer)
        assert "suicide" in game.asked(seat)
    playing.answer(village.game, village.player(farmer), "suicide", (), village.now)
    village.close()
    assert len(letters(farmer)) == 1
    assert "Morti" not in [block.text for block in write(reports(farmer)[-1]).blocks]


def test_what_a_master_does_between_closings_is_one_mail_in_the_turn_s_conversation(
    village: Village,
) -> None:
    """Announced, extended, removed and ended. Rules: LU3-SYS-01, LU3-SYS-20, LU3-SYS-27."""
    before = {name: len(reports(name)) for name in names(village)}
    mastering.announce(village.game, "Stasera si gioca in piazza.", village.now)
    mastering.extend(village.game, timedelta(hours=2), village.now)
    witch = village.player(village.holder("witch"))
    mastering.remove(village.game, witch, village.now, public_reason="assente")
    village.close()
    mastering.end(village.game, ["white"], village.now)

    for name in names(village):
        announced, extended, *others = reports(name)[before[name] :]
        assert "Stasera si gioca in piazza." in text_of(announced)
        assert write(extended).blocks
        for row in (announced, extended):
            assert compose(row).subject == f"Re: {compose(reports(name)[0]).subject}"
        dawn, end = others[-2:]
        assert "assente" in text_of(dawn)
        assert "vinto i Bianchi" in text_of(end)
        assert compose(end).subject == "[WW5] La fine"


def test_who_takes_over_a_seat_reads_its_reports_section_by_section(village: Village) -> None:
    """Rules: LU3-SYS-16, LU3-SYS-27."""
    seer, farmer = village.holder("seer"), village.holder("farmer")
    choose(village, seer, "power", farmer)
    choose(village, farmer, "suicide")
    village.close()
    person = Person.objects.create(created_at=village.now, language="it")
    address = Address.objects.create(person=person, email="nuova@x.nl")
    hand_over(village.game, village.player(seer), address, village.now + timedelta(seconds=1))

    (row,) = post_of(Kind.HAND_OVER, address.email)
    titles = [block.text for block in write(row).blocks if block.kind == "heading"]
    assert titles == ["Morti", POWER, "Che cosa puoi scrivere ora"]
    assert "“Voto Rossi”" in text_of(row)
