"""Games of tempo reale in the post: told by their facts alone, in the words of their rulebook."""

import logging
import random
from datetime import timedelta

import pytest
from django.utils import translation

from tests.mail.test_whole_game import deliver_all
from tests.mail.village import Village, new_village, post_of, signed_up, sweep_all
from verteller.hosting import games, playing
from verteller.hosting.models import HostedGame, Kind, Outgoing, Sending, Status
from verteller.hosting.news import PUBLIC
from verteller.hosting.seeds import commitment
from verteller.hosting.sign_up import close_sign_up
from verteller.mail.composing import compose
from verteller.mail.letters import write
from verteller.mail.news import entry_of, news_of
from verteller.rules.facts import AnswerTaken, Asked, Fact, seen_by
from verteller.rules.questions import choices
from verteller.web.play.knowing import known_at, teller_of
from verteller.web.play.places import Place, place_of
from verteller.web.play.turns import Turn, reports, turns_of

pytestmark = pytest.mark.django_db

SEED = f"{3:064}"
ROLES = ("wolf", "necromancer", "seer", "witch", "bodyguard", "phantom", "expansive", "farmer")


@pytest.fixture
def village() -> Village:
    village = new_village(*ROLES, rulebook="tempo_reale", strictness=0)
    HostedGame.objects.update(seed=SEED, seed_sha256=commitment(SEED))
    signed_up(village, len(ROLES))
    close_sign_up(village.game, village.now)
    return village


def play(village: Village, luck: random.Random) -> None:
    """Let everybody answer at random until the game is over, and send all mail on the way."""
    for _ in range(100):
        if village.game.status != Status.RUNNING:
            break
        play_round(village, luck)
    deliver_all(village)


def play_round(village: Village, luck: random.Random) -> None:
    """Send all mail, let everybody answer at random, and close what is open."""
    deliver_all(village)
    with games.opened(village.game) as game:
        open_to = {seat: dict(game.asked(seat)) for seat in game.state.seats}
    for name in game.started.players:
        for key, asked in open_to[village.seat(name)].items():
            answer(village, name, key, asked, luck)
    assert village.game.due_at is not None
    village.now = village.game.due_at + timedelta(seconds=1)
    sweep_all(village.now)


def answer(village: Village, name: str, key: str, asked: Asked, luck: random.Random) -> None:
    choice = tuple((part.name, luck.choice(choices(asked, part))) for part in asked.parts)
    playing.answer(village.game, village.player(name), key, choice, village.now)


def test_a_whole_game_is_told_without_stories_and_is_never_paused(
    village: Village, caplog: pytest.LogCaptureFixture
) -> None:
    """No notice, no fault, and every mail goes out. Rules: LTR-SYS-12, LTR-SYS-15, LTR-SYS-21."""
    with caplog.at_level(logging.ERROR):
        play(village, random.Random(1))

    assert village.game.status == Status.FINISHED
    assert not post_of(Kind.GAME_PAUSED)
    assert not [record.getMessage() for record in caplog.records]
    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    for row in post_of(Kind.NEWS):
        assert write(row).blocks[0].kind != "story"


def test_a_role_is_told_in_the_words_of_the_game_s_own_rulebook(village: Village) -> None:
    """This witch has no potions. Rules: LTR-GEN-03, LTR-SYS-15, LTR-WITCH-01."""
    row = next(
        row
        for row in post_of(Kind.NEWS, village.holder("witch"))
        if "Je bent een heks" in str(compose(row).body)
    )
    text = " ".join(str(compose(row).body).split())
    assert "ziet de andere kleur" in text
    assert "drankje" not in text


def test_the_exiled_are_told_apart_from_the_dead(village: Village) -> None:
    """How the village stands, in every public mail. Rules: LTR-SYS-09, LTR-SYS-37."""
    play(village, random.Random(1))
    mails = [row for row in post_of(Kind.NEWS, "Anna") if row.payload["channel"] == PUBLIC]
    with games.opened(village.game) as game:
        exiled = [game.state.names[seat] for seat in game.state.exiled]
    assert exiled
    last = str(compose(mails[-1]).body)
    assert f"Verbannen ({len(exiled)})" in last


def test_mail_repeats_what_the_reader_s_own_page_shows_and_nothing_more(
    village: Village,
) -> None:
    """
    Fact by fact, question by question; and what is for him alone in the same words.

    Rules: LTR-SYS-21, LTR-SYS-12.
    """
    luck = random.Random(2)
    for _ in range(5):
        play_round(village, luck)
    for player in village.game.players.select_related("person"):
        place = place_of(player.person, village.game.name)
        page = known_at(place).seen
        mailed: list[Fact] = []
        alone: list[str] = []
        for row in post_of(Kind.NEWS, player.name):
            told = news_of(row)
            mailed += [*told.facts, *told.questions]
            if row.payload["channel"] != PUBLIC:
                alone += [block.text for block in write(row).blocks]
        for row in post_of(Kind.ANSWER_TAKEN, player.name):
            assert row.game is not None
            content = entry_of(row.game, row.payload["entry"]).content
            assert isinstance(content, AnswerTaken)
            mailed.append(seen_by(content, village.seat(player.name)))
        shown = [told.fact for told in page.told if told.fact.kind != "phase_closed"]
        assert sorted(map(repr, mailed)) == sorted(map(repr, shown))
        translation.activate("nl")
        text = "\n".join(_words_of(turn, place) for turn in turns_of(page.told))
        assert [each for each in alone if each not in text] == []


def _words_of(turn: Turn, place: Place) -> str:
    told = reports(turn, teller_of(place))
    return "\n".join(each.text for report in told for each in report.paragraphs)


def test_everybody_gets_the_mail_of_every_dawn_and_sunset(village: Village) -> None:
    """The dead and the exiled as well, at the same moment. Rules: LTR-SYS-12."""
    play(village, random.Random(1))
    everybody = {player.pk for player in village.game.players.all()}
    readers: dict[tuple[int, str], list[int | None]] = {}
    for row in post_of(Kind.NEWS):
        if row.payload["channel"] == PUBLIC:
            moment = (row.payload["first"], row.created_at.isoformat())
            readers.setdefault(moment, []).append(row.player_id)
    assert len(readers) > 3
    for to in readers.values():
        assert sorted(filter(None, to)) == sorted(everybody)
