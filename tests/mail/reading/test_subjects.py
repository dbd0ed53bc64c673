"""Where a mail goes, by its subject."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.mail.reading.subjects import RouteKind, route_subject, without_prefixes

GAMES = ("WW5", "WW", "Wakkerdam 2", "Zoë")


def routed(subject: str) -> tuple[RouteKind, list[str]]:
    route = route_subject(subject, GAMES)
    return route.kind, [GAMES[place] for place in route.games]


@pytest.mark.parametrize(
    ("subject", "game"),
    [
        ("WW5", "WW5"),
        ("ww5", "WW5"),
        ("Re: WW5: nacht 3", "WW5"),
        ("Antw: Fwd: [WW5] Nacht 3", "WW5"),
        ("AW: WW5 witte", "WW5"),
        ("R: I: ww - voto", "WW"),
        ("RE[2]: wakkerdam 2", "Wakkerdam 2"),
        ("zoe", "Zoë"),
        ("WW5 - de brandstapel roept help", "WW5"),
    ],
)
def test_a_mail_goes_to_the_game_its_subject_names(subject: str, game: str) -> None:
    """Rules: WAK-VOTE-01, WAK-VOTE-29, WAK-SYS-05."""
    route = route_subject(subject, GAMES)

    assert (route.kind, route.game) == (RouteKind.GAME, GAMES.index(game))


@pytest.mark.parametrize(
    "subject", ["", "Re:", "hallo", "WW55", "WW5x", "Wakkerdam", "configuratie"]
)
def test_a_subject_that_names_nothing_we_know_goes_nowhere(subject: str) -> None:
    """Rules: WAK-VOTE-25, WAK-VOTE-29, WAK-SYS-05."""
    assert routed(subject) == (RouteKind.NONE, [])


@pytest.mark.parametrize("subject", ["WW5 en WW", "WW, Zoë", "wakkerdam 2 ww5"])
def test_two_games_in_one_subject_are_an_error(subject: str) -> None:
    """Rules: WAK-VOTE-29."""
    route = route_subject(subject, GAMES)

    assert (route.kind, len(route.games), route.game) == (RouteKind.SEVERAL, 2, None)


def test_one_game_named_twice_is_one_game() -> None:
    """Rules: WAK-VOTE-29."""
    assert routed("Re: WW5: WW5 nacht 3") == (RouteKind.GAME, ["WW5"])


@pytest.mark.parametrize(
    "subject", ["Help", "help!", "Re: HELP", "Help WW5", "WW5: help", "Help, ik snap het niet"]
)
def test_help_goes_to_the_administrators(subject: str) -> None:
    """Rules: WAK-HELP-01."""
    route = route_subject(subject, GAMES)

    assert (route.kind, route.anonymous) == (RouteKind.HELP, False)


@pytest.mark.parametrize("subject", ["Help anoniem", "help Anonymous", "WW5 help (anoniem)"])
def test_help_may_be_asked_for_without_a_name(subject: str) -> None:
    """Rules: WAK-HELP-03."""
    route = route_subject(subject, GAMES)

    assert (route.kind, route.anonymous) == (RouteKind.HELP, True)


def test_an_administrator_s_command_is_read_with_its_words() -> None:
    """Rules: WAK-SYS-05, WAK-SYS-29."""
    route = route_subject("Re: Config HELP 12", GAMES)

    assert (route.kind, route.command) == (RouteKind.CONFIG, ("help", "12"))


@pytest.mark.parametrize(
    ("subject", "rest"),
    [
        ("Re: Re: WW5", "WW5"),
        ("RE[2]: Fwd: Antw: AW: WG: R: WW5", "WW5"),
        ("Re^3: WW5", "WW5"),
        ("Rest: WW5", "Rest: WW5"),
        ("WW5: re: x", "WW5: re: x"),
    ],
)
def test_prefixes_are_taken_off(subject: str, rest: str) -> None:
    assert without_prefixes(subject) == rest


@given(st.text(), st.lists(st.text(max_size=10), max_size=4))
def test_any_subject_goes_somewhere(subject: str, games: list[str]) -> None:
    """Rules: WAK-SYS-50."""
    route = route_subject(subject, games)

    assert (route.game is not None) == (route.kind is RouteKind.GAME)
