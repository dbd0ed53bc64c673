"""The village: plays one game after another, whenever it is asked to."""

import logging
import threading
from datetime import timedelta
from random import Random
from typing import Final

from django.db import connections, transaction
from django.db.models import Q
from django.db.models.signals import post_save

from verteller.cli.demo import people, roles
from verteller.cli.demo.director import Director, pace_for
from verteller.cli.demo.people import Person
from verteller.cli.demo.progress import Progress
from verteller.cli.demo.villager import Villager
from verteller.hosting import clock, pausing
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.errors import HostingError
from verteller.hosting.invitations import invite
from verteller.hosting.models import HostedGame, MailboxMessage, Outgoing, Player, Sending, Status
from verteller.hosting.names import fit_player_name
from verteller.telling import vocabulary
from verteller.telling.cast import Gender, Language
from verteller.web.house import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    VILLAGE_DOMAIN,
    DemonstrationError,
    House,
)

NAMES: Final = (
    *("Wolvendam", "Moonhollow", "Huilhoven", "Ravenswick", "Nevelveen", "Foxbury"),
    *("Donkerbroek", "Howlham", "Schemerdijk", "Thornfield", "Maanhoek", "Grimsby Green"),
)
"""What the village's games are called, one after another."""

RULEBOOK: Final = "wakkerdam"
"""What is played there."""

LONGEST_WAIT: Final = 0.5
"""Seconds after which the villagers look for mail though none was announced."""

SHORTEST_WAIT: Final = 0.02
"""The same when a round is about to be closed."""

logger = logging.getLogger(__name__)


class Village:
    """
    Made-up players and their host, in a thread of their own.

    Args:
        house: Where the mail door is.
        speed: How long a round lasts at most.
        progress: Is told what happens, for whoever watches the terminal.
    """

    def __init__(self, house: House, speed: timedelta, progress: Progress) -> None:
        """Prepare; nothing happens before `open`."""
        self._house = house
        self._speed = speed
        self._progress = progress
        self._stop = threading.Event()
        self._mail = threading.Event()
        self._begin = threading.Lock()
        self._thread: threading.Thread | None = None
        self._lots = Random()

    @property
    def is_busy(self) -> bool:
        """Whether a game of the village is under way."""
        return self._thread is not None and self._thread.is_alive()

    def resume(self) -> bool:
        """Take up the game that was under way when the process ended; tell if there was one."""
        game = _under_way()
        if game is None:
            return False
        if game.status == Status.PAUSED:
            pausing.resume(game, clock.now())
        crowd = [_person_of(player) for player in game.players.select_related("address")]
        self._progress.resumed(game)
        missing = 0 if game.length else game.most - len(crowd)
        known = {each.address for each in crowd}
        everybody = people.villagers(MOST_PLAYERS, self._lots)
        others = [each for each in everybody if each.address not in known]
        self._play(game, crowd, others[:missing])
        return True

    def start(self, players: int, seat: str, language: str) -> str:
        """
        Begin a game; see `verteller.web.house.Demonstration`.

        Raises:
            DemonstrationError: ``busy``, ``number`` or ``name``.
        """
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise DemonstrationError("number")
        tongue: Language = "nl" if language == "nl" else "en"
        guests = [people.newcomer(_fit(seat), tongue)] if seat else []
        with self._begin:
            if self.is_busy:
                raise DemonstrationError("busy")
            # Rounds are short here: nobody's first mail is to wait for that.
            vocabulary.read_whole(RULEBOOK)
            game = self._create(players, tongue)
            crowd = people.villagers(players - len(guests), self._lots, besides=seat)
            self._progress.began(game, players, guests[0] if guests else None)
            self._play(game, [], [*guests, *crowd])
        return game.name

    def stop(self) -> None:
        """Leave everything as it is, at once."""
        self._stop.set()
        self._mail.set()
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _create(self, players: int, language: Language) -> HostedGame:
        plan = Plan(
            name=_free_name(),
            rulebook=RULEBOOK,
            language=language,
            most=players,
            speed=self._speed,
            strictness=4,
            compositions=(roles.composition(players),),
        )
        return create_game(plan, clock.now())

    def _play(self, game: HostedGame, players: list[Person], joining: list[Person]) -> None:
        self._thread = threading.Thread(
            target=self._run, args=(game, players, joining), name="village", daemon=True
        )
        self._thread.start()

    def _run(self, game: HostedGame, players: list[Person], joining: list[Person]) -> None:
        post_save.connect(self._ring, sender=MailboxMessage)
        try:
            self._join(game, joining)
            self._live(game, [*players, *joining])
        except Exception:
            logger.exception("the village has come to a standstill")
            self._progress.failed()
        finally:
            post_save.disconnect(self._ring, sender=MailboxMessage)
            connections.close_all()

    def _ring(self, **_: object) -> None:
        # In the thread that delivers: the mail can be read once that has committed.
        transaction.on_commit(self._mail.set)

    def _join(self, game: HostedGame, joining: list[Person]) -> None:
        """Invite everybody who has not signed up, and let each answer his invitation."""
        if not joining:
            return
        invited = invite(game, [each.address for each in joining], clock.now())
        people_by_id = dict(zip((row.message_id for row in invited), joining, strict=True))
        while people_by_id and not self._stop.is_set():
            self._mail.wait(LONGEST_WAIT)
            self._mail.clear()
            arrived = MailboxMessage.objects.filter(message_id__in=list(people_by_id))
            for invitation in arrived.defer("raw", "html").order_by("pk"):
                if self._stop.is_set():
                    return
                person = people_by_id.pop(invitation.message_id)
                Villager(person, self._lots).sign_up(self._house, invitation)

    def _live(self, game: HostedGame, crowd: list[Person]) -> None:
        """Let all read and answer until the game is over and its last mail is read."""
        made_up = {
            each.address: Villager(each, Random(self._lots.random()))
            for each in crowd
            if each.address.endswith(f"@{VILLAGE_DOMAIN}")
        }
        guest = next((each.address for each in crowd if each.address not in made_up), "")
        director = Director(game, pace_for(len(crowd)), self._progress, guest=guest)
        while not (self._stop.is_set() or (director.is_over and not _has_post(game))):
            self._mail.wait(min(LONGEST_WAIT, max(director.patience, SHORTEST_WAIT)))
            self._mail.clear()
            self._deliver(game, made_up)
            if not director.is_over:
                director.look()
        if director.is_over:
            self._deliver(game, made_up)
            self._progress.ended(game)

    def _deliver(self, game: HostedGame, made_up: dict[str, Villager]) -> None:
        """Let everybody read the mail that has come."""
        waiting = MailboxMessage.objects.filter(to_email__in=made_up, is_read=False)
        mails = list(waiting.defer("raw", "html").order_by("pk"))
        MailboxMessage.objects.filter(pk__in=[mail.pk for mail in mails]).update(is_read=True)
        game.refresh_from_db()
        for address in dict.fromkeys(mail.to_email for mail in mails):
            if self._stop.is_set():
                return
            news = [mail for mail in mails if mail.to_email == address]
            self._progress.counted(len(news), made_up[address].read(self._house, game, news))


def _under_way() -> HostedGame | None:
    """Return the village's game that was broken off, be it during its sign-up."""
    ours = HostedGame.objects.filter(players__address__email__endswith=f"@{VILLAGE_DOMAIN}")
    open_ones = Q(status__in=(Status.SIGN_UP, Status.RUNNING)) | Q(status=Status.PAUSED, length=0)
    return ours.filter(open_ones).order_by("-pk").distinct().first()


def _has_post(game: HostedGame) -> bool:
    return Outgoing.objects.filter(game=game, status=Sending.QUEUED).exists()


def _fit(name: str) -> str:
    try:
        fit = fit_player_name(name)
    except HostingError as error:
        raise DemonstrationError("name") from error
    if not people.plain(fit):
        raise DemonstrationError("name")
    return fit


def _free_name() -> str:
    taken = set(HostedGame.objects.values_list("name", flat=True))
    rounds = ("", *(f" {number}" for number in range(2, 10_000)))
    return next(name + more for more in rounds for name in NAMES if name + more not in taken)


def _person_of(player: Player) -> Person:
    gender: Gender = (
        "man" if player.gender == "man" else "woman" if player.gender == "woman" else "neither"
    )
    language: Language = "nl" if player.language == "nl" else "en"
    return Person(player.name, gender, language, player.address.email)
