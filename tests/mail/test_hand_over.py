"""The hand-over mail: all that a seat knows, and nothing that it does not."""

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from django.test import override_settings
from pytest_django import Settings

from tests.mail.village import Village, post_of, raw_mail, running_village
from verteller.hosting import games
from verteller.hosting.fairness.substitutes import address_for, hand_over
from verteller.hosting.games import read_entries
from verteller.hosting.models import HostedGame, Kind
from verteller.hosting.playing import answer
from verteller.lab.strategies import purposeful
from verteller.mail.composing import compose
from verteller.mail.letters import absence
from verteller.mail.letters.writing import Writing
from verteller.rules.facts import Fact, hears
from verteller.rules.log import Entry
from verteller.rules.views import view
from verteller.telling.words import words_of

pytestmark = pytest.mark.django_db

ROLES = (
    *("werewolf", "werewolf", "seer", "witch", "cupid"),
    *("healer", "raven", "hunter", "villager", "villager"),
)


def played(closings: int, seed: int = 3) -> Village:
    """Return a village that has played on, everybody answering whatever he is asked."""
    village = running_village(*ROLES)
    lots = Random(seed)
    for _ in range(closings):
        _answer_all(village, lots)
        village.close()
    _answer_all(village, lots, share=0.5)
    return village


def _answer_all(village: Village, lots: Random, share: float = 1.0) -> None:
    for player in village.game.players.order_by("seat"):
        with games.opened(village.game) as game:
            asked = list(game.asked(village.seat(player.name)).values())
        for each in asked:
            choice = purposeful(each, lots)
            if choice is not None and lots.random() < share:
                answer(village.game, player, each.question, choice, village.now)


def handed_over(village: Village, name: str) -> Any:
    """Hand a seat over to somebody new and return his mail."""
    address = address_for(f"nieuw-{name.lower()}@y.nl", "nl", village.now)
    hand_over(village.game, village.player(name), address, village.now + timedelta(seconds=1))
    (row,) = post_of(Kind.HAND_OVER, address.email)
    return row


def text_of(row: Any) -> str:
    return " ".join(str(compose(row).body).split())


@pytest.mark.parametrize("closings", [1, 4, 7])
def test_a_hand_over_is_written_from_what_the_seat_heard_and_from_nothing_else(
    closings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log without a single fact that others heard gives the same mail. Rules: WAK-SYS-51."""
    village = played(closings)
    real = read_entries
    for name in village.others():
        seat = village.seat(name)
        row = handed_over(village, name)
        whole = text_of(row)

        def heard(record: HostedGame, first: int, last: int, seat: Any = seat) -> list[Entry]:
            entries = real(record, first, last)
            return [e for e in entries if isinstance(e.content, Fact) and hears(e.content.to, seat)]

        monkeypatch.setattr(absence, "read_entries", heard)
        assert text_of(row) == whole
        monkeypatch.setattr(absence, "read_entries", real)


def test_a_hand_over_tells_the_role_and_what_was_learnt_and_asks_what_is_open() -> None:
    village = played(4)
    words = words_of("nl")
    for name in village.others():
        row = handed_over(village, name)
        text = text_of(row)
        seat = village.seat(name)
        with games.opened(village.game) as game:
            known = view(game.log, seat)
        assert name in text
        assert words.say(f"role-{known.role}").lower() in text.lower()
        voice = Writing(row, "nl").teller().voice
        for question in known.questions:
            assert voice.question(question) in text


def test_the_last_line_of_a_seats_past_stays_even_if_its_game_goes_on() -> None:
    """Rules: WAK-SYS-08: a second copy is equal to the first."""
    village = played(3)
    row = handed_over(village, village.others()[0])
    before = text_of(row)

    village.close()

    assert text_of(row) == before


def test_only_who_has_the_seat_now_can_answer_for_it(settings: Settings) -> None:
    """A reply address is of no use to who played before, nor to who finds it later."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    with override_settings(VERTELLER_SENDER_PROOF=("from",)):
        village = running_village("werewolf", "villager", "villager", "villager", "villager")
    village.close_until("pyre")
    target = next(name for name in village.others() if name != "Anna")
    old = compose(post_of(Kind.NEWS, "Anna")[-1]).reply_to[0]
    new = compose(handed_over(village, "Anna")).reply_to[0]

    def result(sender: str, to: str) -> str:
        return village.deliver(raw_mail(sender, "WW5", target, to=to)).code

    assert result("anna@x.nl", old) != "answer_taken"
    assert result("nieuw-anna@y.nl", old) != "answer_taken"
    assert village.choice("Anna", "vote") is None
    assert result("nieuw-anna@y.nl", new) == "answer_taken"
    assert village.choice("Anna", "vote") == [target]


def test_roles_of_others_that_nobody_showed_stand_in_no_hand_over() -> None:
    """Rules: WAK-SYS-51."""
    village = running_village("werewolf", "seer", "villager", "villager", "villager")
    village.close_until("main")
    villager = village.holders("villager")[0]

    text = text_of(handed_over(village, villager))

    assert village.holder("seer") in text  # as a name among all others
    for role in ("werewolf", "seer"):
        name = words_of("nl").say(f"role-{role}").lower()
        assert f" {name}" not in text.lower().replace("weerwolven", "")


def test_the_deadline_of_a_secret_phase_is_told_to_a_seat_that_is_asked_alone() -> None:
    """Rules: WAK-SYS-51."""
    village = running_village("werewolf", "seer", "villager", "villager", "villager")
    village.close_until("main")

    villager = handed_over(village, village.holders("villager")[0])
    wolf = handed_over(village, village.holder("werewolf"))

    assert villager.payload["due_at"] is None
    assert wolf.payload["due_at"] is not None
