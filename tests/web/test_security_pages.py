"""Every address there is: who may see it, what its answers carry, and that looking does nothing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from pytest_django import Settings

from tests.mail.village import START, administrator, new_village
from tests.web.conftest import Church
from tests.web.desk import by_night, signed_in_as
from verteller.hosting import mastering, masters, throttling
from verteller.hosting.models import LogEntry, Outgoing, Player
from verteller.web import headers
from verteller.web.codes import make_codes

pytestmark = pytest.mark.django_db

VISITORS: Final = (
    *("nobody", "elsewhere", "player", "dead", "other_master"),
    *("plays_too", "master", "administrator", "with_code"),
)
"""
Nobody; a player of another game, of this one, and a dead one; a master of another game, one of
this who plays in it, one who does not; an administrator; a player who has entered with a code.
"""

TABLE: Final = """
beginning of the address     nobody elsewhere player dead other_master plays_too master administrator with_code
/                            +      +         +      +    +            +         +      +             +
account/                     ?      +         +      +    +            +         +      +             ?
desk/                        ?      -         -      -    +            +         +      +             ?
desk/in/                     ?      -         -      -    -            -         -      +             ?
desk/out/                    ?      -         -      -    -            -         -      +             ?
desk/questions/              ?      -         -      -    -            -         -      +             ?
desk/addresses/              ?      -         -      -    -            -         -      +             ?
desk/distributions/          ?      -         -      -    -            -         -      +             ?
desk/new/                    ?      -         -      -    -            -         -      +             ?
desk/games/                  ?      -         -      -    -            +         +      +             ?
desk/games/NAME/access/      ?      -         -      -    -            -         +      +             ?
desk/games/NAME/dry-run/     ?      -         -      -    -            -         +      +             ?
desk/games/NAME/village/     ?      -         -      -    -            -         +      +             ?
desk/games/NAME/hints/       ?      -         -      -    -            -         +      +             ?
desk/games/NAME/letters/     ?      -         -      -    -            -         +      +             ?
desk/games/NAME/credentials/ ?      -         -      -    -            -         +      +             ?
desk/games/NAME/questions/   ?      -         -      -    -            -         +      +             ?
desk/games/NAME/unread/      ?      -         -      -    -            -         +      +             ?
desk/games/NAME/log/         ?      -         -      -    -            -         +      +             ?
desk/games/NAME/players/     ?      -         -      -    -            -         -      -             ?
desk/games/NAME/players/<    ?      -         -      -    -            +         +      +             ?
play/                        ?      +         +      +    +            +         +      +             >
play/NAME/                   ?      -         +      +    -            +         -      -             +
play/NAME/live/              -      -         +      +    -            +         -      -             +
rooms/                       +      +         +      +    +            +         +      +             +
rooms/NAME/                  ?      -         -      -    -            -         -      -             -
rooms/NAME/matrix/           -      -         -      -    -            -         -      -             -
rooms/NAME/stream/           +      +         +      +    +            +         +      +             +
rooms/NAME/history/          -      -         -      -    -            -         -      -             -
rooms/NAME/say/              -      -         -      -    -            -         -      -             -
rooms/NAME/typing/           -      -         -      -    -            -         -      -             -
rooms/NAME/lobby/            -      -         -      -    -            -         -      -             -
rooms/NAME/host/             -      -         -      -    -            -         -      -             -
rooms/NAME/elsewhere/        -      -         -      -    -            -         -      -             -
rooms/NAME/again/            -      -         -      -    -            -         -      -             -
rooms/NAME/cards/            -      -         -      -    -            -         -      -             -
rooms/NAME/state/            -      -         -      -    -            -         -      -             -
rooms/NAME/answer/           -      -         -      -    -            -         -      -             -
rooms/NAME/thumb/            -      -         -      -    -            -         -      -             -
rooms/NAME/finished/         -      -         -      -    -            -         -      -             -
rooms/NAME/letter/           -      -         -      -    -            -         -      -             -
rooms/NAME/tongue/           -      -         -      -    -            -         -      -             -
stories/                     ?      +         +      +    +            +         +      +             ?
table/                       +      +         +      +    +            +         +      +             +
"""  # noqa: E501 - a line a row is what makes it a table
"""What becomes of a request: + the page is there, ? he is asked to sign in, - it is not there."""

BY_SECRET: Final = ("confirm/", "metrics")
"""Opened by what stands in the address, or by where somebody asks from, whoever he is."""

EXAMPLES: Final = {
    "name": "WW5",
    "act": "pause",
    "address": "anna@x.nl",
    "slug": "x",
    "token": "x",
    "signed": "1.x",
    "rulebook": "wakkerdam",
}


@dataclass(frozen=True)
class Place:
    """An address as it is written down, and an example of it."""

    route: str
    path: str


def places(patterns: list[Any] | None = None, before: str = "") -> Iterator[Place]:
    """Yield every address but those of Django's own pages."""
    for each in get_resolver().url_patterns if patterns is None else patterns:
        route = before + str(each.pattern)
        if route.startswith("admin/"):
            continue
        if isinstance(each, URLResolver):
            yield from places(each.url_patterns, route)
        elif isinstance(each, URLPattern):
            plain = re.sub(r"<str:name>", "NAME", route)
            yield Place(plain, "/" + re.sub(r"<\w+:(\w+)>|NAME", _example, plain))


def _example(found: re.Match[str]) -> str:
    return EXAMPLES.get(found[1] or "name", "1")


def rows() -> dict[str, dict[str, str]]:
    """Return the table: by beginning of the address, what becomes of whom."""
    head, *lines = [line.split() for line in TABLE.strip().splitlines()]
    names = head[-len(VISITORS) :]
    assert tuple(names) == VISITORS
    return {line[0].lstrip("/"): dict(zip(names, line[1:], strict=True)) for line in lines}


def expected(place: Place, visitor: str) -> str:
    """Return what is to become of a request, by the longest beginning that fits."""
    fitting = [beginning for beginning in ROWS if place.route.startswith(beginning)]
    return ROWS[max(fitting, key=len)][visitor]


ROWS: Final = rows()


def outcome(response: Any) -> str:
    """Return what became of a request."""
    if response.status_code == 302:
        place = response.headers["Location"]
        return "?" if place.startswith("/sign-in/?") else ">" if place == "/play/WW5/" else "+"
    return "-" if response.status_code in {403, 404} else "+"


@pytest.fixture
def visitors(church: Church) -> dict[str, Client]:
    """Return a browser of each kind of visitor to a game by night."""
    throttling.limiter.storage.reset()
    village = by_night()
    village.close_until("pyre")
    mastering.remove(village.game, village.player("Bob"), village.now)
    church.follow(village)
    people = {name: village.player(name).person for name in ("Anna", "Bob", "Karin", "Daan")}
    elsewhere, other_master, master = (
        administrator(f"{name}@x.nl") for name in ("elsewhere", "other", "master")
    )
    for person in (elsewhere, other_master, master):
        person.is_administrator = False
        person.save(update_fields=["is_administrator"])
    other = new_village(name="WW6").game
    Player.objects.create(
        game=other,
        person=elsewhere,
        address=elsewhere.addresses.get(),
        name="Zed",
        name_key="zed",
        language="en",
        time_zone="Europe/Amsterdam",
        signed_up_at=START,
    )
    masters.appoint(other, other_master, START)
    masters.appoint(village.game, master, START)
    masters.appoint(village.game, people["Karin"], START)
    code = make_codes(village.game, [village.player("Daan")], church.now)
    with_code = Client()
    typed = with_code.post("/sign-in/code/", {"code": code[village.player("Daan").pk]})
    assert typed.headers["Location"] == "/play/WW5/"
    return {
        "nobody": Client(),
        "elsewhere": signed_in_as(elsewhere),
        "player": signed_in_as(people["Anna"]),
        "dead": signed_in_as(people["Bob"]),
        "other_master": signed_in_as(other_master),
        "plays_too": signed_in_as(people["Karin"]),
        "master": signed_in_as(master),
        "administrator": signed_in_as(administrator()),
        "with_code": with_code,
    }


def test_every_page_is_seen_by_those_alone_who_may_see_it(visitors: dict[str, Client]) -> None:
    """
    The table says who. Acts that do not fit the game, and things that are not there, are left out.

    Who gathers players does so before the game begins, and its page is gone by now.

    Rules: LTR-SYS-39.
    """
    wrong = []
    for place in places():
        if place.route.startswith(BY_SECRET):
            continue
        for name, client in visitors.items():
            response, wanted = client.get(place.path), expected(place, name)
            if response.status_code == 405 and wanted != "+":
                response = client.post(place.path)
            found = outcome(response)
            # Of some pages there is nothing to see yet; nobody sees more than he may.
            if found != wanted and not (wanted == "+" and found == "-" and "<" in place.route):
                wrong.append(f"{place.path} {name}: {found} and not {wanted}")
    assert not wrong, "\n".join(wrong)


def is_protected(response: Any) -> list[str]:
    """Return which headers an answer lacks, or has in a weaker form than all others."""
    faults = [name for name in headers.ALWAYS if name not in response.headers]
    policy = response.headers.get(headers.HEADER, "")
    # A program that is no script may be run at the table; what stands in a text nowhere.
    loose = "unsafe-inline" in policy or "unsafe-eval" in policy.replace("wasm-unsafe-eval", "")
    if loose or "default-src 'none'" not in policy:
        faults.append(policy)
    return faults


def test_every_answer_carries_the_strict_headers(
    visitors: dict[str, Client], settings: Settings
) -> None:
    """Whatever is asked for by whom, found or not; what is private is kept nowhere."""
    wrong = []
    for name in ("nobody", "player", "administrator"):
        for place in places():
            response = visitors[name].get(place.path)
            wrong += [f"{place.path} {name}: {fault}" for fault in is_protected(response)]
            # What everybody may read is not to be kept with his name on it by anybody between.
            fits = "private" if expected(place, "nobody") == "+" else "no-store"
            kept = fits not in response.headers.get("Cache-Control", "")
            if kept and response.status_code == 200 and name != "nobody":
                wrong.append(f"{place.path} {name} can be kept")
    assert not wrong, "\n".join(wrong)


def broken(_request: object) -> None:
    raise RuntimeError("a fault of ours")


def test_what_goes_wrong_carries_them_too_and_tells_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No such page, no such host, no token, a fault of ours; files that never change."""
    client = Client(raise_request_exception=False, enforce_csrf_checks=True)
    answers = [
        client.get("/nothing/"),
        client.get("/", headers={"host": "evil.example"}),
        client.post("/sign-in/", {"address": "a@x.nl"}),
        client.get("/static/web/style.css"),
        client.get("/admin/login/"),
        client.trace("/"),
    ]
    from verteller.web.views import games

    monkeypatch.setattr(games, "_home", broken)
    answers.append(client.get("/", headers={"host": "localhost"}))
    assert [each.status_code for each in answers] == [404, 400, 403, 200, 200, 405, 500]
    for each in answers:
        assert not is_protected(each), each
        body = b"".join(each) if each.streaming else each.content
        assert b"Traceback" not in body
        assert b"a fault of ours" not in body


def test_over_https_browsers_are_told_to_stay_there() -> None:
    assert "max-age=31536000" in Client().get("/", secure=True)["Strict-Transport-Security"]
    assert "Strict-Transport-Security" not in Client().get("/")


def test_django_s_own_pages_need_nothing_that_stands_in_them() -> None:
    """No script, style or handler but from files: the strict policy breaks none of them."""
    client = Client()
    User.objects.create_superuser("root", password="maanlicht-en-mist")
    client.force_login(User.objects.get(), backend="django.contrib.auth.backends.ModelBackend")
    for path in ("", "hosting/person/", "hosting/person/add/", "hosting/hostedgame/", "auth/user/"):
        response = client.get(f"/admin/{path}")
        assert response.status_code == 200, path
        text = response.content.decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)", text), path
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text), path
        assert not is_protected(response)


def state() -> tuple[object, ...]:
    """Return what stands in the database that a page could change."""
    from verteller.hosting.models import HostedGame, Person, Player, WrittenStory

    return (
        LogEntry.objects.count(),
        Outgoing.objects.count(),
        list(HostedGame.objects.order_by("pk").values()),
        list(Person.objects.order_by("pk").values()),
        list(Player.objects.order_by("pk").values()),
        WrittenStory.objects.count(),
    )


def test_nothing_happens_because_somebody_looks(visitors: dict[str, Client]) -> None:
    before = state()
    for place in places():
        for name in ("player", "master", "administrator"):
            visitors[name].get(place.path)
        visitors["administrator"].head(place.path)
    assert state() == before


def test_no_form_is_taken_that_another_site_made(visitors: dict[str, Client]) -> None:
    """Every address refuses what comes without our token, before anything is done."""
    before = state()
    wrong = []
    for name in ("nobody", "player", "administrator"):
        client = visitors[name]
        client.handler.enforce_csrf_checks = True
        for place in places():
            response = client.post(place.path, {"answer": "yes", "hours": "1"})
            if response.status_code not in {403, 404, 405}:
                wrong.append(f"{place.path} {name}: {response.status_code}")
    assert not wrong, "\n".join(wrong)
    assert state() == before
