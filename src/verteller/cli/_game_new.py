"""``verteller game new``."""

from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import click

from verteller.cli._django import state_option
from verteller.cli._durations import Duration
from verteller.cli._game import GameCommand, iso, local
from verteller.cli._game_calendar import (
    calendar_help,
    calendar_named,
    calendar_options,
    rules_of,
    without,
)
from verteller.cli._language import LANGUAGES
from verteller.cli._tables import print_json, print_pairs

if TYPE_CHECKING:
    from verteller.hosting.calendar import Calendar
    from verteller.hosting.models import HostedGame
    from verteller.rules.moves import Composition


USUAL_SPEED = timedelta(days=2)


@click.command(cls=GameCommand)
@click.argument("name")
@click.option("--rulebook", default="wakkerdam", show_default=True)
@click.option("--seats", type=click.IntRange(1, 1000), help="How many it takes.  [default: 18]")
@click.option("--least", type=click.IntRange(1, 1000), default=3, show_default=True)
@click.option(
    "--roles",
    "roles",
    multiple=True,
    metavar="LIST",
    help="The roles to deal: ids with commas between, 3xvillager or “3 villager” for three; or"
    " @FILE with one a line. Several times: one of them is drawn. Default: the library's.",
)
@click.option(
    "--speed",
    type=Duration(),
    help="Of the sign-up, and of every round where no calendar says otherwise.  [default: 2d]",
)
@click.option(
    "--calendar",
    "named",
    metavar="NAME|FILE",
    help=f"{calendar_help}  [default: five-days with tempo_reale and lupus3, unless"
    " --speed is given]",
)
@calendar_options
@click.option(
    "--strictness",
    type=click.IntRange(0, 100),
    default=2,
    show_default=True,
    help="So many missed rounds in a row remove a player, 0 for nobody.",
)
@click.option(
    "--fairness",
    multiple=True,
    metavar="KEY=VALUE",
    help="A rung for the absent: reminders, strikes, excuses, extensions, substitutes or leaving"
    " =on or =off; reminder_lead=12h, excused_days=14, extension=1d. Several times.",
)
@click.option(
    "--least-reliability",
    type=click.IntRange(0, 100),
    help="Answered rounds in a hundred that are asked for at sign-up.",
)
@click.option("--mayor/--no-mayor", default=None, help="Left out: as the distribution says.")
@click.option("--language", type=click.Choice(LANGUAGES), default="nl", show_default=True)
@click.option("--theme", default="default", show_default=True)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--invite", "invited", multiple=True, metavar="ADDRESS", help="Several times.")
@click.option("--text", default="", help="A word to those invited.")
@click.option("--json", "as_json", is_flag=True, help="Print the game as JSON.")
@state_option
def new(  # noqa: PLR0913 - a game has so many settings
    *,
    name: str,
    rulebook: str,
    seats: int | None,
    least: int,
    roles: tuple[str, ...],
    speed: timedelta | None,
    named: str | None,
    zone: str | None,
    not_on: tuple[str, ...],
    strictness: int,
    fairness: tuple[str, ...],
    least_reliability: int | None,
    mayor: bool | None,
    language: str,
    theme: str,
    options: tuple[str, ...],
    invited: tuple[str, ...],
    text: str,
    as_json: bool,
) -> None:
    """
    Make a game called NAME that takes sign-ups.

    \b
    verteller game new Wolvendam --seats 12 --speed 1d --invite ann@example.nl
    verteller game new Klein --roles werewolf,seer,3xvillager --mayor --speed 12h
    verteller game new Rustig --strictness 0 --fairness excuses=on --fairness extension=1d
    verteller game new Lupus --rulebook tempo_reale --not-on 2026-12-25
    verteller game new Borgo --rulebook lupus3 --seats 14 --language it
    verteller game new Avond --calendar evenings --zone Europe/Amsterdam
    """  # noqa: D301 - click reads the real control character, not the two letters
    from django.db import transaction

    from verteller.hosting import clock
    from verteller.hosting.administration import Plan, create_game
    from verteller.hosting.invitations import invite

    compositions = tuple(_composition(each, rulebook) for each in roles)
    plan = Plan(
        name=name,
        rulebook=rulebook,
        language=language,
        most=seats or _size(compositions),
        least=least,
        speed=speed or USUAL_SPEED,
        calendar=_calendar(named, rulebook, speed, zone, not_on),
        strictness=strictness,
        fairness=dict(_pair(each) for each in fairness),
        least_reliability=least_reliability,
        mayor=mayor,
        theme=theme,
        options=dict(_option(each, rulebook) for each in options),
        compositions=compositions,
    )
    # Should an address be wrong, there is to be no game either.
    with transaction.atomic():
        game = create_game(plan, clock.now())
        if invited:
            invite(game, invited, clock.now(), text=text)
    _report(game, len(invited), compositions, as_json=as_json)


def _calendar(
    named: str | None,
    rulebook: str,
    speed: timedelta | None,
    zone: str | None,
    not_on: tuple[str, ...],
) -> "Calendar | None":
    """Return the calendar asked for, None where nothing was said of one."""
    from verteller.hosting import scheduling

    length = speed or USUAL_SPEED
    usual = scheduling.usual_calendar(rulebook, length)
    if named is not None:
        return without(calendar_named(named, length, zone), not_on)
    if zone is not None or not_on:
        # Said of the usual calendar; where there is none, of rounds that close in the evening.
        name = "five-days" if usual else "evenings"
        return without(calendar_named(name, length, zone), not_on)
    return calendar_named("each", length, None) if usual and speed else None


def _composition(given: str, rulebook: str) -> "Composition":
    from verteller.hosting.compositions import read_roles

    if given.startswith("@"):
        path = Path(given[1:])
        if not path.is_file():
            raise click.BadParameter(f"there is no file {path}", param_hint="--roles")
        lines = path.read_text(encoding="utf-8").splitlines()
        return read_roles([line.partition("#")[0] for line in lines], rulebook)
    return read_roles([_spaced(each) for each in given.split(",")], rulebook)


def _spaced(given: str) -> str:
    """Return ``3xvillager`` as ``3x villager``, as a list of roles writes it."""
    count, times, role = given.strip().partition("x")
    return f"{count} {role}" if times and count.isdigit() else given


def _size(compositions: "tuple[Composition, ...]") -> int:
    """Return how many players the largest of the distributions is for, 18 without any."""
    return max((len(each.roles) for each in compositions), default=18)


def _pair(given: str) -> tuple[str, str]:
    key, _, value = (part.strip() for part in given.partition("="))
    return key, value


def _option(given: str, rulebook: str) -> tuple[str, str | int | bool]:
    """
    Read ``key=value`` as the rulebook's setting takes it.

    Raises:
        click.BadParameter: There is no such setting, or it has no such value.
    """
    from verteller.rules.registry import find_rulebook

    key, _, value = (part.strip() for part in given.partition("="))
    known = {setting.key: setting for setting in find_rulebook(rulebook).settings}
    if key not in known:
        keys = ", ".join(sorted(known))
        raise click.BadParameter(f"there is no setting {key!r}; there are {keys}")
    allowed = known[key].allowed
    if not allowed:
        if not value.isdigit():
            raise click.BadParameter(f"{key} takes a whole number, not {value!r}")
        return key, int(value)
    for each in allowed:
        if value.lower() == str(each).lower():
            return key, each
    values = " or ".join(str(each).lower() for each in allowed)
    raise click.BadParameter(f"{key} takes {values}, not {value!r}")


def _report(
    game: "HostedGame",
    invited: int,
    compositions: "tuple[Composition, ...]",
    *,
    as_json: bool,
) -> None:
    """Print the game, and what its rulebook finds odd about the roles that were given."""
    from verteller.hosting.composing import warnings

    odd = [word for each in compositions for word in warnings(game.rulebook, each)]
    odd = list(dict.fromkeys(odd))
    if as_json:
        print_json(
            {
                "name": game.name,
                "status": str(game.status),
                "sign_up_closes_at": iso(game.sign_up_closes_at),
                "calendar": game.calendar,
                "seed_sha256": game.seed_sha256,
                "invited": invited,
                "warnings": odd,
            }
        )
        return
    click.secho(f"{game.name} takes sign-ups.", bold=True)
    print_pairs(
        [
            ("closes", local(game.sign_up_closes_at)),
            ("seats", game.most),
            *(("rounds", line) for line in rules_of(game)),
            ("invited", invited or "nobody yet"),
            ("seal of chance", game.seed_sha256),
            *(("note", _worded(game.rulebook, word)) for word in odd),
        ]
    )


def _worded(rulebook: str, warning: str) -> str:
    from verteller.web.desk.composing.rulebooks import warning_words

    return warning_words(rulebook, warning)
