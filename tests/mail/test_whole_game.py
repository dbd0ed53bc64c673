"""A whole game by mail, from the first sign-up to the last mail: scenario TS-15 of the ledger."""

import random
import re
from datetime import timedelta

import pytest

from tests.mail.village import (
    HOME,
    NAMES,
    Village,
    address_of,
    new_village,
    raw_mail,
    sweep_all,
)
from verteller.hosting import clock, games
from verteller.hosting.mailbox import MailboxBackend
from verteller.hosting.models import (
    HostedGame,
    Incoming,
    Kind,
    MailboxMessage,
    Outgoing,
    Sending,
    Status,
)
from verteller.hosting.seeds import commitment
from verteller.mail.sending import send_due
from verteller.rules.facts import PhaseOpened

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "werewolf", "seer", "witch", "healer", "hunter", "cupid", "villager")
ENGLISH = frozenset({"Karin", "Gijs"})


class Player:
    """Somebody who knows nothing but the mails he gets, and answers them at random."""

    def __init__(self, name: str, chance: random.Random) -> None:
        self._address = address_of(name)
        self._chance = chance
        self._read = 0

    def answer(self, village: Village) -> None:
        """Read what is new and answer what is asked."""
        new = MailboxMessage.objects.filter(to_email=self._address, pk__gt=self._read)
        for mail in new.order_by("pk"):
            self._read = mail.pk
            choices = choices_in(mail.text)
            if choices:
                village.deliver(self._reply(mail, self._pick(mail.text, choices)))

    def _pick(self, prompt: str, choices: list[str]) -> str:
        count = 2 if re.search(r"precies twee namen|exactly two names", prompt) else 1
        names = [each for each in choices if each not in {"blanco", "blank"}]
        return " en ".join(self._chance.sample(names, min(count, len(names))))

    def _reply(self, mail: MailboxMessage, text: str) -> bytes:
        quoted = "".join(f"> {line}\n" for line in mail.text.splitlines())
        said = f"{text}\n\nOn Mon, 2 Mar 2026, Verteller <{HOME}> wrote:\n{quoted}"
        references = f"{mail.references} {mail.message_id}".strip()
        return raw_mail(
            self._address,
            f"Re: {mail.subject}",
            said,
            In_Reply_To=mail.message_id,
            References=references,
        )


def choices_in(text: str) -> list[str]:
    """Return what may be chosen, if a question stands in a mail: the list below its heading."""
    found = re.search(r"={5,}\n(.*)", text, re.DOTALL)
    if not found:
        return []
    items = re.findall(r"^- (.+)$", found[1], re.MULTILINE)
    return [item.partition(" (")[0] for item in items]


def play(seed: int) -> Village:
    """Play a game in which nobody does anything but read and write mails."""
    village = new_village(*ROLES, mayor=True, strictness=2, most=8)
    HostedGame.objects.update(seed=f"{seed:064}", seed_sha256=commitment(f"{seed:064}"))
    chance = random.Random(seed)
    for name in NAMES[:8]:
        line = f"{name}, {'vrouw' if name in {'Anna', 'Karin'} else 'man'}"
        village.mail(name, f"{line}, english" if name in ENGLISH else line)
    players = [Player(name, chance) for name in NAMES[:8]]
    rounds = 0
    while village.game.status == Status.RUNNING and rounds < 200:
        rounds += 1
        deliver_all(village)
        for player in players:
            player.answer(village)
        due_at = village.game.due_at
        assert due_at is not None
        village.now = due_at + timedelta(seconds=1)
        sweep_all(village.now)
    deliver_all(village)
    return village


def deliver_all(village: Village) -> None:
    """Send all that is due into the built-in mailboxes."""
    with clock.told_by(lambda: village.now):
        while send_due(village.now, MailboxBackend()).tried:
            pass


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played_by_mail_alone(seed: int) -> None:
    """
    Nobody but the players does anything, and the game comes to its end.

    Rules: WAK-SYS-01, WAK-SYS-04, WAK-SYS-22, WAK-SYS-26, WAK-SYS-47, WAK-EXT-01,
    WAK-PHASE-01, WAK-PHASE-02, WAK-PHASE-15.
    """
    village = play(seed)

    assert village.game.status == Status.FINISHED
    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    assert not Incoming.objects.filter(result="error").exists()
    with games.opened(village.game) as game:
        phases = [e.content.phase for e in game.log if isinstance(e.content, PhaseOpened)]
    assert phases[0] == "cupid"
    assert phases[1] == "main"
    known = {"cupid", "main", "potions", "late", "election", "pyre", "last_words"}
    assert set(phases) <= known


def test_the_final_mail_lists_the_winners_and_every_player() -> None:
    """Rules: WAK-SYS-26."""
    village = play(3)

    for name in NAMES[:8]:
        (final,) = MailboxMessage.objects.filter(
            to_email=address_of(name),
            message_id__in=Outgoing.objects.filter(kind=Kind.FINAL).values("message_id"),
        )
        assert all(other in final.text for other in NAMES[:8])
    assert village.game.status == Status.FINISHED


def test_every_answer_by_reply_is_taken() -> None:
    """
    What a prompt offers is accepted, whatever is quoted below.

    Rules: WAK-VOTE-11, WAK-VOTE-28.
    """
    play(4)

    answers = Incoming.objects.exclude(result="signed_up").values_list("result", flat=True)
    assert len(answers) > 10
    assert set(answers) == {"answer_taken"}
