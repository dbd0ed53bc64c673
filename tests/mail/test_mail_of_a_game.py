"""All mail of a whole game: who was told what, in which words, and how often."""

import re
from collections import defaultdict
from typing import Any

import pytest
from django.db import transaction
from django.test import override_settings

from tests.mail.test_whole_game import ENGLISH, play
from tests.mail.village import HOME, NAMES, Village, post_of
from verteller.hosting import games
from verteller.hosting.models import Kind, Outgoing
from verteller.mail.composing import compose
from verteller.mail.letters import GREETINGS
from verteller.mail.news import SILENT, news_of
from verteller.mail.reading.subjects import RouteKind, route_subject
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.rules.views import view

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def played(django_db_setup: None, django_db_blocker: Any) -> Any:
    """A finished game with all its mail, shared by the tests below."""
    with (
        django_db_blocker.unblock(),
        override_settings(
            VERTELLER_HOME_ADDRESS=HOME, VERTELLER_ALARMS=False, VERTELLER_SENDER_PROOF=("from",)
        ),
        transaction.atomic(),
    ):
        yield play(7)
        transaction.set_rollback(True)
    games.shelf.clear()


def test_every_subject_leads_an_answer_to_its_game_and_marks_nothing(played: Village) -> None:
    """Rules: WAK-VOTE-01, WAK-VOTE-29, WAK-XWHITE-02, WAK-XMAYOR-02."""
    for row in Outgoing.objects.filter(game=played.game, player__isnull=False):
        subject = f"Re: {compose(row).subject}"
        assert route_subject(subject, ["WW5", "Zomer"]).kind is RouteKind.GAME, subject
        assert find_keywords(subject).isdisjoint({Keyword.WHITE, Keyword.MAYOR}), subject


def test_public_mails_are_the_same_for_all_who_read_one_language(played: Village) -> None:
    """Rules: WAK-SYS-22, WAK-SYS-51."""
    told: dict[tuple[int, bool], set[str]] = defaultdict(set)
    for row in post_of(Kind.NEWS):
        if row.payload["channel"] == "public" and row.player is not None:
            greeting = GREETINGS["en" if row.player.name in ENGLISH else "nl"]
            text = str(compose(row).body).removeprefix(greeting.format(name=row.player.name))
            # A question below is asked of some alone, in the same words of all of them.
            text = re.split(r"\n\n[^\n]+\n===|\n\n-- \n", text)[0]
            told[row.payload["first"], row.player.name in ENGLISH].add(text)

    assert len(told) >= 8
    assert {key for key, texts in told.items() if len(texts) > 1} == set()


def test_everything_a_player_hears_is_mailed_to_him_once_and_nothing_else(
    played: Village,
) -> None:
    """Rules: WAK-SYS-22, WAK-SYS-51, WAK-STORY-08."""
    with games.opened(played.game) as game:
        log = list(game.log)
    for name in NAMES[:8]:
        mailed = []
        for row in post_of(Kind.NEWS, name):
            news = news_of(row)
            mailed += [*news.facts, *news.questions]
        heard = [told.fact for told in view(log, played.seat(name)).told]
        heard = [fact for fact in heard if fact.kind not in SILENT]
        assert sorted(map(repr, mailed)) == sorted(map(repr, heard))


def test_each_player_reads_in_his_own_language(played: Village) -> None:
    """Rules: WAK-SYS-22."""
    for name in NAMES[:8]:
        texts = [str(compose(row).body) for row in post_of(Kind.NEWS, name)]
        hello = "Hello" if name in ENGLISH else "Dag"
        assert all(text.startswith(f"{hello} {name},") for text in texts)


def test_a_batch_of_mails_about_the_same_news_reads_the_log_once(
    played: Village, django_assert_max_num_queries: Any
) -> None:
    rows = [row for row in post_of(Kind.NEWS) if row.payload["first"] == 1]
    compose(rows[0])

    # Per mail: its game, its player, the players, the village and the thread.
    with django_assert_max_num_queries(10 * len(rows)):
        for row in rows:
            compose(row)
