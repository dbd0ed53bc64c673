"""Administration: games are made, stopped, deleted and listed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils.module_loading import import_string

from verteller.hosting import alarms, compositions, games, post, scheduling, seeds
from verteller.hosting.calendar import Calendar
from verteller.hosting.calendar.parts import LONGEST
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness import ladder, reliability
from verteller.hosting.models import HostedGame, Kind, Language, Outgoing, Person, Sending, Status
from verteller.hosting.names import fit_game_name, folded
from verteller.hosting.publishing import published_to
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import SetupError
from verteller.rules.moves import Composition, Started
from verteller.rules.registry import find_rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """
    What a game is to be; whatever is left out has its usual value.

    Args:
        name: How mails name it.
        most: How many players it takes.
        least: Fewer are too few to begin with.
        speed: How long the sign-up and every phase last, unless a calendar says otherwise.
        calendar: When sign-up and phases close; None for the rulebook's usual one (see
            `usual_calendar`).
        strictness: So many rounds missed in a row make a player inactive, 0 for none.
        fairness: Rungs and numbers of the ladder for the absent, as people type them (see
            `read_ladder`).
        least_reliability: Answered rounds in a hundred that are asked for at sign-up.
        mayor: Whether there is a mayor; None leaves it to the distribution drawn.
        theme: Of its stories; one that is not known becomes the default one.
        options: The rulebook's other settings.
        compositions: Distributions to draw from instead of the library.
        by_invitation: Whether nobody signs up who was not let in, and nobody else sees it.

    Source: wakkerdam, WAK-SYS-30.
    """

    name: str
    rulebook: str = "wakkerdam"
    language: str = Language.NL
    most: int = 18
    least: int = 3
    speed: timedelta = timedelta(days=2)
    calendar: Calendar | None = None
    strictness: int = 2
    fairness: Mapping[str, str] = field(default_factory=dict)
    least_reliability: int | None = None
    mayor: bool | None = None
    theme: str = "default"
    options: dict[str, str | int | bool] = field(default_factory=dict)
    compositions: tuple[Composition, ...] = ()
    by_invitation: bool = False


@in_one_transaction
def create_game(plan: Plan, at: datetime, *, by: Person | None = None) -> HostedGame:
    """
    Make a game that takes sign-ups until its calendar closes them, and confirm it to *by*.

    Raises:
        HostingError: ``game_name_missing``, ``game_name_unfit``, ``game_name_taken``,
            ``game_setting``, ``calendar_unfit``, ``unknown_role`` or ``distribution_size``.

    Source: wakkerdam, WAK-SYS-30, WAK-SIGN-10; tempo-reale, LTR-SYS-01, LTR-SYS-03.
    """
    record = _new_record(plan, fit_game_name(plan.name), _check(plan), at)
    if HostedGame.objects.filter(name_key=record.name_key).exists():
        raise HostingError(Code.GAME_NAME_TAKEN, given=record.name)
    try:
        with transaction.atomic():
            record.save(force_insert=True)
    except IntegrityError as error:
        raise HostingError(Code.GAME_NAME_TAKEN, given=record.name) from error
    if record.due_at is not None:
        alarms.enqueue_alarm(record.pk, 0, record.due_at)
    if by is not None and by.main_address:
        payload = {"code": "game_created", **describe(record)}
        notice = Kind.ADMIN_NOTICE
        post.save(
            [post.to_address(by.main_address, by.language, notice, payload, at=at, game=record)]
        )
    return record


@in_one_transaction
def stop(game: HostedGame, at: datetime) -> None:
    """
    End a game for good and tell its players; it can never be taken up again.

    Raises:
        HostingError: ``game_ended`` when it is over already.

    Source: wakkerdam, WAK-SYS-31.
    """
    record = games.lock(game.pk)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    record.status, record.due_at, record.ended_at = Status.STOPPED, None, at
    record.save(update_fields=["status", "due_at", "ended_at"])
    if record.length:
        with games.opened(record) as opened:
            reliability.record_participation(record, opened, record.players.all(), at)
    post.tell_players(record, Kind.GAME_STOPPED, {"game": record.name}, at=at)


@in_one_transaction
def delete(game: HostedGame) -> None:
    """
    Remove a stopped or won game with its log and its post.

    Raises:
        HostingError: ``not_ended``, or ``mail_waiting`` while its last mails are on their way.

    Source: wakkerdam, WAK-SYS-33.
    """
    record = games.lock(game.pk)
    if not record.is_over:
        raise HostingError(Code.NOT_ENDED, game=record.name)
    if Outgoing.objects.filter(game=record, status=Sending.QUEUED).exists():
        raise HostingError(Code.MAIL_WAITING, game=record.name)
    transaction.on_commit(partial(games.shelf.take, record.pk))
    record.delete()


def describe(record: HostedGame) -> dict[str, Any]:
    """Return a game's settings and state in plain values, its secrets left out."""
    calendar = None
    if record.calendar is not None:
        calendar = scheduling.spelled(scheduling.calendar_of(record), record.rulebook)
    closes_at = record.sign_up_closes_at
    return {
        "game": record.name,
        "rulebook": record.rulebook,
        "status": str(record.status),
        "language": record.language,
        "theme": record.theme,
        "most": record.most,
        "speed_seconds": int(record.speed.total_seconds()),
        "calendar": calendar,
        "strictness": record.strictness,
        "rungs": list(ladder.rungs_of(record)),
        "least_reliability": record.least_reliability,
        "mayor": record.mayor,
        "closes_at": closes_at.isoformat() if closes_at else None,
        "seed_sha256": record.seed_sha256,
        "addresses": published_to(record),
    }


def _new_record(plan: Plan, name: str, version: str, at: datetime) -> HostedGame:
    seed = seeds.new_seed()
    calendar = plan.calendar or scheduling.usual_calendar(plan.rulebook, plan.speed)
    if calendar is None:
        closes_at: datetime | None = at + plan.speed
    else:
        closes_at = calendar.deadline(*scheduling.SIGN_UP, at)
    return HostedGame(
        name=name,
        name_key=folded(name),
        rulebook=plan.rulebook,
        rulebook_version=version,
        language=plan.language,
        theme=_known_theme(plan.theme),
        speed=plan.speed,
        calendar=None if calendar is None else calendar.to_json(),
        strictness=_strictness(plan),
        fairness=ladder.stored(_ladder(plan), plan.speed),
        least_reliability=plan.least_reliability,
        least=plan.least,
        most=plan.most,
        mayor=plan.mayor,
        options=plan.options,
        compositions=[compositions.to_stored(each) for each in plan.compositions],
        by_invitation=plan.by_invitation,
        seed=seed,
        seed_sha256=seeds.commitment(seed),
        sign_up_closes_at=closes_at,
        opened_at=at,
        due_at=closes_at,
        created_at=at,
    )


def _ladder(plan: Plan) -> ladder.Ladder:
    """Return how the game is to deal with the absent."""
    return ladder.read_ladder(
        plan.fairness, strictness=plan.strictness, least=plan.least_reliability
    )


def _strictness(plan: Plan) -> int:
    """Return how many missed rounds remove a player, 0 where the rulebook has no such thing."""
    known = {setting.key for setting in find_rulebook(plan.rulebook).settings}
    return plan.strictness if "strictness" in known else 0


def _known_theme(given: str) -> str:
    """Return the theme as its stories spell it. Source: wakkerdam, WAK-SYS-30, WAK-SYS-42."""
    themes: Callable[[], Sequence[str]] = import_string(settings.VERTELLER_THEMES)
    known = {theme.casefold(): theme for theme in themes()}
    return known.get(" ".join(given.split()).casefold(), "default")


def _check(plan: Plan) -> str:
    """Refuse settings that no game can have, and return the rulebook's version."""
    try:
        rulebook = find_rulebook(plan.rulebook)
        options = tuple(sorted(plan.options.items()))
        rulebook.options(
            Started(rulebook=plan.rulebook, version="", players=(), seed="", options=options)
        )
    except SetupError as error:
        wrong = error.parameters.get("option", "rulebook")
        value = error.parameters.get("value", error.parameters.get("rulebook"))
        raise HostingError(Code.GAME_SETTING, setting=wrong, value=value) from error
    sound = {
        "most": max(plan.least, rulebook.least) <= plan.most <= rulebook.most,
        "least": plan.least >= 1,
        "speed": timedelta() < plan.speed <= LONGEST,
        "language": plan.language in Language.values,
    }
    for setting, is_sound in sound.items():
        if not is_sound:
            value = str(getattr(plan, setting))
            raise HostingError(Code.GAME_SETTING, setting=setting, value=value)
    if plan.calendar is not None:
        scheduling.fitting(plan.calendar.to_json(), plan.rulebook)
    ladder.stored(_ladder(plan), plan.speed)
    for composition in plan.compositions:
        compositions.check(composition, plan.rulebook)
    return str(rulebook.version)
