"""Django's admin: games and their players, people, post and requests for help."""

import contextlib
from datetime import datetime
from typing import Any, Protocol

from django.contrib import admin, messages
from django.contrib.admin.exceptions import NotRegistered
from django.db.models import Model, QuerySet
from django.forms import ModelForm
from django.http import HttpRequest
from django.utils.html import format_html_join
from django_tasks_db.models import DBTaskResult

from verteller.hosting import administration, clock, discretion, journal, pausing, playing, sign_up
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import (
    Address,
    Distribution,
    HelpRequest,
    HostedGame,
    Incoming,
    Outage,
    Outgoing,
    Person,
    Player,
    Status,
)

# Alarms name the open phase of every game and when it closes.
with contextlib.suppress(NotRegistered):
    admin.site.unregister(DBTaskResult)


class Service(Protocol):
    """Does something about a game."""

    __name__: str

    def __call__(self, game: HostedGame, at: datetime, /) -> object:
        """Do it at the moment *at*."""


def _never(*_: object, **__: object) -> bool:
    """Give nobody a permission."""
    return False


class ReadOnly(admin.ModelAdmin[Model]):
    """Rows that services write and nobody edits."""

    has_add_permission = _never
    has_change_permission = _never
    has_delete_permission = _never


class PlayersOfGame(admin.TabularInline[Player, HostedGame]):
    """The players of one game."""

    model = Player
    extra = 0
    can_delete = False
    fields = readonly_fields = ("name", "gender", "language", "time_zone", "address", "on_list")
    ordering = ("signed_up_at", "pk")
    has_add_permission = _never


@admin.register(HostedGame)
class HostedGameAdmin(ReadOnly):
    """Games with their state; what may be done to them is done by actions."""

    list_display = ("name", "status", "rulebook", "language", "most", "speed", "created_at")
    list_filter = ("status", "rulebook")
    search_fields = ("name",)
    inlines = (PlayersOfGame,)
    exclude = ("seed", "compositions", "length", "sequence", "phase_entry")
    readonly_fields = ("village",)
    actions = ("pause", "resume", "stop", "close_now", "delete_ended")

    def get_fields(self, request: HttpRequest, obj: Model | None = None) -> list[Any]:
        """Leave out what an administrator who plays in the game must not know."""
        fields = [str(field) for field in super().get_fields(request, obj)]
        if isinstance(obj, HostedGame) and _may_see_secrets(request, obj):
            return fields
        return [field for field in fields if field not in {"village", "opened_at", "due_at"}]

    @admin.display(description="village")
    def village(self, record: HostedGame) -> str:
        """Say who has which role."""
        rows = (
            (name, role, "" if alive else " (dead)")
            for name, role, alive in discretion.roles_of(record)
        )
        return format_html_join("\n", "<div>{}: {}{}</div>", rows)

    @admin.action(description="Pause")
    def pause(self, request: HttpRequest, chosen: QuerySet[HostedGame]) -> None:
        """Pause the games chosen."""
        self._each(request, chosen, pausing.pause)

    @admin.action(description="Resume")
    def resume(self, request: HttpRequest, chosen: QuerySet[HostedGame]) -> None:
        """Take the games chosen up again."""
        self._each(request, chosen, pausing.resume)

    @admin.action(description="Stop for good")
    def stop(self, request: HttpRequest, chosen: QuerySet[HostedGame]) -> None:
        """End the games chosen for good."""
        self._each(request, chosen, administration.stop)

    @admin.action(description="Close the sign-up or phase that is open")
    def close_now(self, request: HttpRequest, chosen: QuerySet[HostedGame]) -> None:
        """Close what is open in the games chosen, before its time."""
        person = discretion.person_of(request.user)

        def close_now(game: HostedGame, at: datetime) -> None:
            if discretion.is_in_the_dark(person, game):
                raise HostingError(Code.PLAYS_HIMSELF, game=game.name)
            _close_now(game, at)

        self._each(request, chosen, close_now)

    @admin.action(description="Delete, if stopped or finished")
    def delete_ended(self, request: HttpRequest, chosen: QuerySet[HostedGame]) -> None:
        """Remove the games chosen."""
        self._each(request, chosen, _delete)

    def _each(self, request: HttpRequest, chosen: QuerySet[HostedGame], service: Service) -> None:
        """Do the same with every game, and say what was refused and why."""
        at = clock.now()
        for game in chosen:
            try:
                service(game, at)
            except HostingError as error:
                self.message_user(request, f"{game}: {error.code}", messages.ERROR)
            else:
                journal.note("admin_act", act=service.__name__.strip("_"), game=game.name)
                self.message_user(request, f"{game}: done")


def _may_see_secrets(request: HttpRequest, record: HostedGame) -> bool:
    return discretion.may_see_secrets(discretion.person_of(request.user), record)


def _delete(game: HostedGame, _at: datetime) -> None:
    administration.delete(game)


def _close_now(game: HostedGame, at: datetime) -> None:
    if game.status == Status.SIGN_UP:
        closed = sign_up.close_sign_up(game, at)
    else:
        closed = playing.close_phase(game, game.sequence, at)
    if not closed:
        raise HostingError(Code.NOTHING_OPEN, game=game.name)


class AddressesOfPerson(admin.TabularInline[Address, Person]):
    """A person's addresses."""

    model = Address
    extra = 0


@admin.register(Person)
class PersonAdmin(admin.ModelAdmin[Person]):
    """People; administrators of games are ticked here."""

    list_display = ("__str__", "language", "gender", "time_zone", "is_administrator")
    list_filter = (
        *("is_administrator", "language"),
        ("addresses__unreachable_since", admin.EmptyFieldListFilter),
    )
    search_fields = ("addresses__email",)
    inlines = (AddressesOfPerson,)
    # Whose account it is, is found out by a mailed link alone.
    exclude = ("created_at", "user")

    def save_model(
        self, request: HttpRequest, obj: Person, form: ModelForm[Person], change: bool
    ) -> None:
        """Note when somebody became known."""
        if not change:
            obj.created_at = clock.now()
        super().save_model(request, obj, form, change)


@admin.register(Player)
class PlayerAdmin(ReadOnly):
    """Players of all games."""

    list_display = ("name", "game", "address", "on_list")
    list_filter = ("game",)
    search_fields = ("name", "address__email")


@admin.register(Distribution)
class DistributionAdmin(admin.ModelAdmin[Distribution]):
    """Distributions of roles that were added."""

    list_display = ("__str__", "mayor", "created_at")
    has_add_permission = _never
    has_change_permission = _never


@admin.register(Outgoing)
class OutgoingAdmin(ReadOnly):
    """The outbox; a payload may hold what only its reader should have."""

    list_display = (
        *("__str__", "game", "status", "status_code", "attempts"),
        *("created_at", "sent_at", "last_error"),
    )
    list_filter = ("status", "kind", "status_code")
    search_fields = ("to_email",)
    exclude = ("payload", "message_id", "thread_key")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Model]:
        """Leave out what would tell a player of others, and who asked anonymously."""
        seen = discretion.post_seen_by(discretion.person_of(request.user))
        return super().get_queryset(request).filter(seen & ~discretion.anonymous_post())


@admin.register(Incoming)
class IncomingAdmin(ReadOnly):
    """What became of mail that came in."""

    list_display = ("received_at", "sender", "subject", "result", "game")
    list_filter = ("result",)
    # What stands behind the + in our address proves who writes to it.
    exclude = ("recipient", "reply")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Model]:
        """Leave out what would tell a player of others, and who asked anonymously."""
        seen = discretion.mail_seen_by(discretion.person_of(request.user))
        rows = super().get_queryset(request).filter(seen)
        return rows.exclude(pk__in=Incoming.objects.filter(discretion.anonymous_mail()))


@admin.register(Outage)
class OutageAdmin(ReadOnly):
    """Times in which no mail went out or came in."""

    list_display = ("direction", "server", "began_at", "ended_at", "last_error")
    list_filter = ("direction",)


@admin.register(HelpRequest)
class HelpRequestAdmin(ReadOnly):
    """Requests for help; who asked anonymously stays so."""

    list_display = ("number", "asker", "asked_at", "answered_at")
    fields = ("number", "asker", "text", "asked_at", "answered_at")

    @admin.display(description="asked by")
    def asker(self, request: HelpRequest) -> str:
        """Name the address, unless it was to be kept."""
        return "anonymous" if request.anonymous else request.email
