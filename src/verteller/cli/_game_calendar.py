"""``verteller game calendar``, and the options by which a calendar is named."""

import json
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zoneinfo import ZoneInfo

import click

from verteller.cli._django import state_option
from verteller.cli._durations import short
from verteller.cli._game import GameCommand, find, iso
from verteller.cli._tables import print_json, print_table

if TYPE_CHECKING:
    from verteller.hosting.calendar import Calendar, Span
    from verteller.hosting.models import HostedGame

F = TypeVar("F", bound=Callable[..., Any])

PRESETS: Final = {
    "each": "each",
    "evenings": "evenings",
    "nights": "nights",
    "five-days": "five_days",
}
"""What calendars are called here, and in hosting."""

calendar_help: Final = (
    "When rounds close: each (after its speed), evenings (at 22:00), nights (at 08:00, days at"
    " 22:00), five-days (the same, with one long day at the weekend), or a FILE of JSON."
)


def calendar_options(command: F) -> F:
    """Add the options that go with a calendar's name."""
    command = click.option("--zone", help="Whose clocks are meant.  [default: Europe/Rome]")(
        command
    )
    return click.option(
        "--not-on",
        "not_on",
        multiple=True,
        metavar="DATE",
        help="A date on which no day ends, like 2026-12-25. Several times.",
    )(command)


@click.command(cls=GameCommand)
@click.argument("name")
@click.option("--set", "given", metavar="NAME|FILE", help=calendar_help)
@calendar_options
@click.option("--turns", type=click.IntRange(0, 400), default=10, show_default=True)
@click.option("--reveal", is_flag=True, help="Also while a round is open that is not everybody's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@state_option
def calendar(
    *,
    name: str,
    given: str | None,
    zone: str | None,
    not_on: tuple[str, ...],
    turns: int,
    reveal: bool,
    as_json: bool,
) -> None:
    """
    Print by which calendar NAME is played and when its coming rounds close; or change it.

    \b
    verteller game calendar Wolvendam
    verteller game calendar Wolvendam --set five-days --zone Europe/Amsterdam
    verteller game calendar Wolvendam --not-on 2026-12-25 --not-on 2026-12-26
    """  # noqa: D301 - click reads the real control character, not the two letters
    from verteller.hosting import clock, scheduling

    game = find(name)
    if given is not None or not_on:
        named = given if given is None else calendar_named(given, game.speed, zone)
        wanted = without(named or scheduling.calendar_of(game), not_on)
        game = scheduling.set_calendar(game, wanted, clock.now())
    elif zone is not None:
        raise click.BadParameter("it goes with --set", param_hint="--zone")
    spans = scheduling.timetable(game, clock.now(), turns, with_secrets=reveal)
    if as_json:
        stored = scheduling.calendar_of(game).to_json()
        print_json(
            {"name": game.name, "calendar": stored, "turns": [_plain(each) for each in spans]}
        )
        return
    _print(game, spans)


def calendar_named(given: str, speed: timedelta, zone: str | None) -> "Calendar":
    """
    Return the calendar of a name or in a file.

    Raises:
        click.BadParameter: There is no such file, or it is no JSON.
        HostingError: ``calendar_unfit``.
    """
    from verteller.hosting import scheduling
    from verteller.hosting.calendar import CalendarError, read_calendar

    if given in PRESETS:
        return scheduling.preset(PRESETS[given], speed=speed, zone=zone or scheduling.ZONE)
    path = Path(given)
    if not path.is_file():
        names = ", ".join(PRESETS)
        raise click.BadParameter(f"there is no file {given}; calendars by name are {names}")
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise click.BadParameter(f"{given} is no JSON: {error}") from error
    if zone is not None and isinstance(said, dict):
        said = {**said, "zone": zone}
    try:
        return read_calendar(said)
    except CalendarError as error:
        raise scheduling.refusal_of(error) from error


def without(calendar: "Calendar", dates: tuple[str, ...]) -> "Calendar":
    """
    Return a calendar by which no day ends on *dates* either.

    Raises:
        click.BadParameter: That is no date.
        HostingError: ``calendar_unfit``.
    """
    from verteller.hosting import scheduling

    days = []
    for each in dates:
        try:
            days.append(date.fromisoformat(each))
        except ValueError as error:
            raise click.BadParameter(f"{each} is no date like 2026-12-25") from error
    return scheduling.without(calendar, days) if days else calendar


def rules_of(game: "HostedGame") -> tuple[str, ...]:
    """Return in words when the rounds of a game close, a line a rule."""
    from verteller.hosting import scheduling
    from verteller.telling.calendars import calendar_lines
    from verteller.telling.words import words_of

    if game.calendar is None:
        return (short(game.speed),)
    return calendar_lines(
        scheduling.spelled(scheduling.calendar_of(game), game.rulebook), words_of("en")
    )


def _print(game: "HostedGame", spans: "list[Span]") -> None:
    from verteller.hosting import scheduling

    click.secho(game.name, bold=True)
    for line in rules_of(game):
        click.echo(line)
    if not spans:
        return
    named = scheduling.calendar_of(game).zone
    zone = ZoneInfo(named) if named else None
    click.echo()
    print_table(
        ("ROUND", "OPENS", "CLOSES"),
        [
            (_called(each), _shown(each.opened_at, zone), _shown(each.closes_at, zone))
            for each in spans
        ],
    )


def _called(span: "Span") -> str:
    phase, number = span.turn
    if not phase:
        return "next round"
    return f"{phase} {number}" if number else phase.replace("_", "-")


def _shown(at: datetime | None, zone: ZoneInfo | None) -> str:
    return "when a master says" if at is None else at.astimezone(zone).strftime("%a %Y-%m-%d %H:%M")


def _plain(span: "Span") -> dict[str, object]:
    return {
        "phase": span.turn.phase or None,
        "number": span.turn.number,
        "opens_at": iso(span.opened_at),
        "closes_at": iso(span.closes_at),
    }
