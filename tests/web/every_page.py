"""Every address there is, and what is asked of each when somebody walks over all of them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import get_resolver, reverse
from django.urls.resolvers import URLPattern, URLResolver

FROM: Final = "192.0.2.7"
"""Where those who look are: not on this machine, to which more is shown."""

TOKEN: Final = "c" * 32
"""What a browser's forms go with."""

SECRETS: Final = re.compile(
    rb'(?<=name="csrfmiddlewaretoken" value=")\w+(?=")|(?<="challenge":")[^"]+(?=")'
    rb'|(?<="challenge": ")[^"]+(?=")'
)
"""What is drawn anew for every page, out of nothing that has to do with a game."""

CLOSED: Final = ("admin", "desk")
"""Whose pages are there for nobody who only plays."""

ARGUMENTS: Final[Mapping[str, object]] = {
    "name": "WW5",
    "number": 1,
    "act": "rewind",
    "id": "1",
    "object_id": "1",
    "app_label": "hosting",
    "content_type_id": 1,
    "url": "hosting/",
    "from_state": "1",
}
"""What the addresses of closed pages are filled in with."""


@dataclass(frozen=True)
class Ask:
    """
    What is asked of a page.

    Args:
        path: Its address; ``{me}`` stands for the number of whoever looks.
        sent: The form, None to look only.
        headers: What a browser says besides.
    """

    path: str
    sent: Mapping[str, object] | None = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Shown:
    """What somebody gets: all of it, and how many queries it took."""

    name: str
    asked: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    queries: int

    @property
    def size(self) -> int:
        """How much that is."""
        return len(self.body)


PART: Final = {"HX-Request": "true"}
GAME: Final = "/games/WW5/"
TURN: Final = f"{GAME}turns/1/"
MINE: Final = "/play/WW5/"


def _looks(*paths: str) -> tuple[Ask, ...]:
    return tuple(Ask(path) for path in paths)


ROOM_PAGES: Final = (
    *(
        ("room", ""),
        ("lobby", "lobby"),
        ("host", "host"),
        ("roles", "lobby/roles"),
        ("elsewhere", "elsewhere"),
    ),
    *(
        ("cards", "cards"),
        ("matrix", "matrix"),
        ("stream", "stream"),
        ("history", "history"),
        ("state", "state"),
    ),
)
ROOM_FORMS: Final = (
    *(("act", "lobby/act"), ("again", "again"), ("say", "say"), ("typing", "typing")),
    *(("answer", "answer"), ("thumb", "thumb"), ("letter", "letter"), ("finished", "finished")),
    ("tongue", "tongue"),
)
"""Pages of a live game, which the games that are looked at here are not: nothing is there."""

CASES: Final[Mapping[str, tuple[Ask, ...]]] = {
    "web:home": (*_looks("/"), Ask("/", headers=PART)),
    "web:live": _looks("/live/"),
    "web:games": _looks("/games/", "/games/?q=ww&state=running", "/games/?state=over&page=9"),
    "web:game": (
        *_looks(GAME, GAME, "/games/ww5/", "/games/None/"),
        Ask(GAME, headers=PART),
        Ask(f"{GAME}?stamp={{public}}", headers=PART),
    ),
    "web:game-live": _looks(f"{GAME}live/", "/games/None/live/"),
    "web:game-turn": (
        *_looks(*(f"{GAME}turns/{number}/" for number in range(8))),
        Ask(TURN, headers=PART),
    ),
    "web:game-people": _looks(f"{GAME}people/"),
    "web:rules": _looks("/rules/"),
    "web:rulebook": _looks(
        "/rules/wakkerdam/", "/rules/tempo_reale/", "/rules/lupus3/", "/rules/none/"
    ),
    "web:demonstrate": (Ask("/demonstration/", {"players": "8"}),),
    "web:people": _looks("/mailbox/"),
    "web:open-mailbox": _looks("/mailbox/open/?address=anna.ww5@x.nl"),
    "web:person": _looks("/mailbox/anna.ww5@x.nl/"),
    "web:write": (Ask("/mailbox/anna.ww5@x.nl/write/", {"text": "me"}),),
    "web:conversation": _looks("/mailbox/anna.ww5@x.nl/mail/ww5/"),
    "web:layout": _looks("/mailbox/anna.ww5@x.nl/layout/1/"),
    "play:games": (*_looks("/play/"), Ask("/play/", headers=PART)),
    "play:live": _looks(f"{MINE}live/", "/play/None/live/"),
    "play:told": _looks(f"{MINE}told/"),
    "play:turn": _looks(*(f"{MINE}told/{number}/" for number in range(8))),
    "play:text": _looks(f"{MINE}told/text/"),
    "play:questions": (
        *_looks(f"{MINE}questions/"),
        Ask(f"{MINE}questions/", {"text": ""}),
        Ask(f"{MINE}questions/", {"text": "Who is the wolf?"}),
        *_looks(f"{MINE}questions/"),
    ),
    "play:game": (
        *_looks(MINE, MINE, "/play/None/"),
        Ask(MINE, headers=PART),
        Ask(f"{MINE}?stamp={{mine}}", headers=PART),
        Ask(MINE, {"question": "vote", "asked": "1", "part-target": "seat-1"}),
        Ask(MINE, {"question": "power", "asked": "2", "part-target": "seat-2"}),
        Ask(MINE, {"question": "", "asked": ""}),
    ),
    "rooms:mine": _looks("/rooms/"),
    "rooms:new": (
        *_looks("/rooms/new/", "/rooms/new/?rulebook=tabula"),
        Ask("/rooms/new/", {"game": "", "name": "me"}),
    ),
    "rooms:join": (*_looks("/rooms/join/none/"), Ask("/rooms/join/none/", {"name": "me"})),
    "rooms:watch": (*_looks("/rooms/watch/none/"), Ask("/rooms/watch/none/", {})),
    "rooms:back": (*_looks("/rooms/back/none/"), Ask("/rooms/back/none/", {})),
    **{
        f"rooms:{name}": _looks(f"/rooms/WW5/{path}/".replace("//", "/"))
        for name, path in ROOM_PAGES
    },
    **{f"rooms:{name}": (Ask(f"/rooms/WW5/{path}/", {}),) for name, path in ROOM_FORMS},
    "stories:all": _looks("/stories/"),
    "stories:new": _looks("/stories/new/"),
    "stories:story": _looks("/stories/1/"),
    "stories:write": _looks("/stories/1/write/"),
    "stories:preview": (Ask("/stories/1/preview/", {"text": "It was a dark night."}),),
    "stories:decide": (*_looks("/stories/1/decide/"), Ask("/stories/1/decide/", {"how": "yes"})),
    "account:account": _looks("/account/"),
    "account:language": (Ask("/account/language/", {"language": "{language}"}),),
    "account:session-end": (Ask("/account/sessions/end/", {"session": "none"}),),
    "account:passkey-options": (Ask("/account/passkeys/options/", {}),),
    "account:passkey-make": (Ask("/account/passkeys/make/", {"answer": "{}", "name": "mine"}),),
    "account:passkey-rename": (Ask("/account/passkeys/1/rename/", {"name": "mine"}),),
    "account:passkey-remove": (Ask("/account/passkeys/1/remove/", {}),),
    "account:sessions-end-others": (Ask("/account/sessions/end-others/", {}),),
    "table:table": _looks("/table/"),
    "table:service-worker": _looks("/table/service-worker.js"),
    "table:worker": _looks("/table/worker.js"),
    "table:engine": _looks("/table/engine/none/pyodide.mjs"),
    "table:rules": _looks("/table/rules/none.zip"),
    "metrics": _looks("/metrics"),
    "health": _looks("/health"),
    "web:confirm": _looks("/confirm/forged/"),
    "web:language": (Ask("/language/", {"language": "{language}", "next": GAME}),),
    "web:sign-in": (
        *_looks("/sign-in/?next=/play/WW5/"),
        Ask("/sign-in/", {"address": "jet.ww5@x.nl"}),
        Ask("/sign-in/", {"address": "nobody@x.nl"}),
    ),
    "web:sign-in-code": (
        *_looks("/sign-in/code/"),
        Ask("/sign-in/code/", {"code": "ABCD-EFGH-JKLM"}),
    ),
    "web:sign-in-passkey-options": (Ask("/sign-in/passkey/options/", {}),),
    "web:sign-in-passkey": (Ask("/sign-in/passkey/", {"answer": "{}"}),),
    "web:sign-in-link": _looks("/sign-in/forged/"),
    "web:sign-out": (Ask("/sign-out/", {}), *_looks(GAME, MINE)),
    "account:sessions-end-all": (Ask("/account/sessions/end-all/", {}), *_looks(MINE)),
}
"""What is asked of every page that is not closed, in this order: the last ones sign out."""


WHEREVER: Final = frozenset(
    {
        *("web:home", "web:live", "web:games", "web:game", "web:game-live", "web:game-turn"),
        *("web:game-people", "play:games", "play:live", "play:told", "play:turn", "play:text"),
        *("play:questions", "play:game", "account:account", "account:sessions-end-all"),
    }
)
"""Pages that are about games: those at which is looked at every stage of one."""


@dataclass(frozen=True)
class Pattern:
    """An address as the resolver knows it, the names of what is filled in, and if it has a name."""

    name: str
    arguments: tuple[str, ...]
    is_named: bool


def patterns() -> list[Pattern]:
    """Return every address there is, in the order in which the resolver tries them."""
    return list(_patterns(get_resolver().url_patterns, ()))


def _patterns(found: list[Any], spaces: tuple[str, ...]) -> Iterator[Pattern]:
    for each in found:
        if isinstance(each, URLResolver):
            space = (each.namespace,) if each.namespace else ()
            yield from _patterns(each.url_patterns, (*spaces, *space))
        elif isinstance(each, URLPattern):
            name = ":".join((*spaces, each.name or str(each.pattern)))
            yield Pattern(name, tuple(each.pattern.regex.groupindex), bool(each.name))


def is_closed(name: str) -> bool:
    """Tell whether a page is there for nobody who only plays."""
    return name.partition(":")[0] in CLOSED


def forgotten() -> list[str]:
    """Return the names of all addresses at which nobody looks."""
    missing = []
    for pattern in patterns():
        known = set(pattern.arguments) <= ARGUMENTS.keys()
        if pattern.name not in CASES and not (is_closed(pattern.name) and known):
            missing.append(pattern.name)
    return missing


def closed_pages() -> list[tuple[str, Ask]]:
    """Return what is asked of the closed pages: to be looked at, and to do what they do."""
    asked = []
    for pattern in patterns():
        if not is_closed(pattern.name) or not pattern.is_named:
            continue
        path = reverse(pattern.name, kwargs={key: ARGUMENTS[key] for key in pattern.arguments})
        asked.append((pattern.name, Ask(path)))
        if pattern.name.startswith("desk:"):
            asked.append((pattern.name, Ask(path, {"text": "x", "number": "1"})))
    return asked


def shown(client: Client, name: str, ask: Ask, filled: Mapping[str, str], language: str) -> Shown:
    """Ask for a page and return all that comes."""
    headers = {"Accept-Language": language, **ask.headers}
    path = _filled(ask.path, filled)
    client.cookies["csrftoken"] = TOKEN
    with CaptureQueriesContext(connection) as queries:
        if ask.sent is None:
            response = client.get(path, headers=headers, REMOTE_ADDR=FROM)
        else:
            sent = {
                key: [_filled(str(each), filled) for each in value]
                if isinstance(value, list)
                else _filled(str(value), filled)
                for key, value in ask.sent.items()
            }
            response = client.post(path, sent, headers=headers, REMOTE_ADDR=FROM)
    content = b"".join(response) if response.streaming else response.content
    kept = [each for each in response.items() if each[0] != "Expires"]
    for key, cookie in response.cookies.items():
        value = "" if key in ("csrftoken", "sessionid") else cookie.value
        kept.append(("Set-Cookie", f"{key}={value}; {cookie['max-age']} {cookie['path']}"))
    asked = f"{'GET' if ask.sent is None else 'POST'} {path} {ask.sent or ''}"
    body = SECRETS.sub(b"", content)
    return Shown(name, asked, response.status_code, tuple(sorted(kept)), body, len(queries))


def _filled(text: str, filled: Mapping[str, str]) -> str:
    for key, value in filled.items():
        text = text.replace(f"{{{key}}}", value)
    return text
