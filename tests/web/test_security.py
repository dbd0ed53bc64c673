"""Ways in, how often they can be tried, how long they stay open, and who is told who came."""

from datetime import timedelta
from json import dumps, loads
from math import log2
from ssl import CERT_REQUIRED, SSLContext

import pytest
from django.contrib.auth.models import User
from django.db import DatabaseError, connection
from django.http import HttpRequest
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from limits import RateLimitItemPerHour
from pytest_django import Settings

from tests.mail.village import START, Village, administrator, post_of, running_village
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, page, playing, signed_in_as
from tests.web.play import playing_as
from verteller.hosting import masters, throttling
from verteller.hosting.models import HostedGame, Kind
from verteller.hosting.throttling import Attempts
from verteller.mail import imap
from verteller.mail.configuration import imap_account
from verteller.web import access, afterwards, codes, devices, sessions
from verteller.web.headers import mail_policy
from verteller.web.models import Access, Passkey, Session, SignInCode
from verteller.web.passkeys import ceremonies
from verteller.web.passkeys import views as passkey_pages
from verteller.web.passwords import OwnWords
from verteller.web.signing_in import MOST_LINKS

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "seer", "healer", "villager")
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(autouse=True)
def nobody_has_tried(church: Church) -> None:
    """Forget who has tried to enter, and who has looked, in other tests."""
    throttling.limiter.storage.reset()
    access._noted.clear()
    afterwards.forget()


@pytest.fixture
def village(church: Church) -> Village:
    """Return a village in its first night."""
    made = running_village(*ROLES)
    church.follow(made)
    return made


# Codes.


def code_of(village: Village, name: str = "Anna") -> str:
    player = village.player(name)
    return codes.make_codes(village.game, [player], village.now)[player.pk]


def enter(client: Client, code: str, place: str = "192.0.2.7") -> int:
    answer = client.post("/sign-in/code/", {"code": code}, REMOTE_ADDR=place)
    return answer.status_code


def test_a_code_has_twelve_letters_that_nobody_confuses_or_guesses(village: Village) -> None:
    code = code_of(village)
    assert [len(group) for group in code.split("-")] == [4, 4, 4]
    assert set(code) <= set(codes.LETTERS + "-")
    assert not set("IO") & set(codes.LETTERS)
    assert codes.LONG * log2(len(codes.LETTERS)) > 55
    assert code.replace("-", "") not in str(SignInCode.objects.values())


def test_a_code_opens_its_game_once_however_it_is_typed(village: Village) -> None:
    code = code_of(village)
    client = Client()
    assert enter(client, f" {code.lower().replace('-', ' ')} ") == 302
    assert "Anna" in client.get("/play/WW5/").content.decode()
    assert enter(Client(), code) == 422


def test_a_code_opens_that_game_alone(village: Village) -> None:
    """Whatever its owner may see when he signs in himself."""
    running_village(*ROLES, name="WW6")
    person = village.player("Anna").person
    person.is_administrator = True
    person.save(update_fields=["is_administrator"])
    client = Client()
    enter(client, code_of(village))

    assert client.get("/play/").headers["Location"] == "/play/WW5/"
    for path in ("/play/WW6/", "/desk/", "/desk/games/WW5/", "/stories/", "/account/"):
        assert client.get(path).headers["Location"].startswith("/sign-in/?"), path
    assert client.get("/admin/").headers["Location"].startswith("/admin/login/")
    text = client.get("/").content.decode()
    assert "/desk/" not in text
    assert "Sign out" in text
    HostedGame.objects.filter(name="WW5").update(name="WW9", name_key="ww9")
    assert client.get("/play/WW9/").status_code == 200
    assert client.get("/play/WW5/").headers["Location"].startswith("/sign-in/?")


def test_a_code_is_dead_after_a_month_or_when_there_is_a_newer_one(
    village: Village, church: Church
) -> None:
    first, other = code_of(village), code_of(village, "Bob")
    second = code_of(village)
    assert enter(Client(), first) == 422
    church.now = village.now + codes.LASTS + timedelta(seconds=1)
    assert enter(Client(), second) == 422
    church.now = village.now
    assert enter(Client(), other) == 302


def test_a_code_opens_no_account_that_a_password_protects(village: Village) -> None:
    person = village.player("Anna").person
    person.user = User.objects.create(username="root", is_staff=True)
    person.save(update_fields=["user"])
    assert enter(Client(), code_of(village)) == 422


def test_a_wrong_code_takes_the_same_work_whatever_is_wrong_with_it(village: Village) -> None:
    """It has never been one, it has been used, it is cut short."""
    used = code_of(village)
    enter(Client(), used)
    asked = []
    for code in ("ABCD-EFGH-JKLM", used, "", "I O 1 0"):
        with CaptureQueriesContext(connection) as queries:
            assert enter(Client(), code) == 422
        asked.append([each["sql"].split()[0] for each in queries])
    assert asked[1:] == [asked[0]] * 3


def test_guessing_codes_is_stopped_and_locks_nobody_out(village: Village) -> None:
    """One network is refused; the owner still enters from his own, even where many guess at him."""
    code = code_of(village)
    wrong = code[:4] + "AAAAAAAA"
    for _ in range(throttling.FROM_ONE_PLACE.amount):
        enter(Client(), wrong, "203.0.113.9")
    assert enter(Client(), code, "203.0.113.9") == 422
    for number in range(throttling.AT_ONE_THING.amount):
        enter(Client(), wrong, f"198.51.100.{number}")

    stranger = Attempts("code", "198.51.100.99", code[:4])
    for _ in range(throttling.ONCE_MORE.amount):
        assert stranger.may_try()
        stranger.failed()
    assert not stranger.may_try()
    assert enter(Client(), code, "192.0.2.7") == 302


# Passwords, for Django's own pages.

ROOT = {"username": "root", "password": "maanlicht-en-mist"}


def log_in(client: Client, password: str = ROOT["password"], place: str = "192.0.2.7") -> int:
    form = {**ROOT, "password": password, "next": "/admin/"}
    return client.post("/admin/login/", form, REMOTE_ADDR=place).status_code


@pytest.fixture
def root(settings: Settings) -> User:
    """Make somebody who may look into the database; in tests nobody waits for a strong hash."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return User.objects.create_superuser(ROOT["username"], password=ROOT["password"])


def test_guessing_a_password_is_stopped_and_locks_its_owner_out_of_nothing(root: User) -> None:
    """The browser he has used before is counted apart, wherever the guesses come from."""
    mine = Client()
    assert log_in(mine) == 302
    mine.post("/admin/logout/")
    for number in range(throttling.AT_ONE_THING.amount + 5):
        log_in(Client(), "wrong", f"198.51.100.{number}")
    for _ in range(throttling.ONCE_MORE.amount):
        log_in(Client(), "wrong", "203.0.113.9")

    assert log_in(Client(), place="203.0.113.9") == 200
    assert log_in(mine, place="203.0.113.9") == 302


def test_who_is_known_can_guess_no_more_than_others(root: User) -> None:
    mine = Client()
    log_in(mine)
    mine.post("/admin/logout/")
    for _ in range(throttling.BY_ITS_OWNER.amount):
        log_in(mine, "wrong")
    refused = mine.post("/admin/login/", {**ROOT, "next": "/admin/"}).content.decode()
    assert "wrong too often" in refused


def test_the_database_is_for_sessions_that_a_password_has_opened(root: User) -> None:
    client = Client()
    client.force_login(root, backend="verteller.web.backends.AccountBackend")
    assert client.get("/admin/").status_code == 302
    client.force_login(root, backend=sessions.MODEL_BACKEND)
    assert client.get("/admin/").status_code == 200


def test_a_password_for_the_database_is_long_and_none_that_everybody_has() -> None:
    from django.contrib.auth.password_validation import validate_password
    from django.core.exceptions import ValidationError

    for weak in ("kort", "password1234", "qwertyuiopasdf"[:11]):
        with pytest.raises(ValidationError):
            validate_password(weak)
    validate_password("vier woorden zonder cijfers erin")
    validate_password("x" * 30 + "maan" * 20)


def test_a_password_is_not_made_of_the_words_of_the_game() -> None:
    from django.core.exceptions import ValidationError

    with pytest.raises(ValidationError):
        OwnWords().validate("WeerwolfVerteller12")
    OwnWords().validate("weerwolf met acht koeien")


# Links.


def test_who_asks_in_somebody_s_name_uses_up_nothing_of_his(village: Village) -> None:
    """In a browser in which he has signed in before he still gets a link; a stranger does not."""
    mine, address = Client(), {"address": "anna@x.nl"}
    mine.post("/sign-in/", address, REMOTE_ADDR="192.0.2.7")
    link = str(post_of(Kind.SIGN_IN)[-1].payload["link"]).partition("testserver")[2]
    mine.post(link)
    mine.post("/sign-out/")
    for number in range(MOST_LINKS + 2):
        Client().post("/sign-in/", address, REMOTE_ADDR=f"198.51.100.{number}")
    before = len(post_of(Kind.SIGN_IN))
    Client().post("/sign-in/", address, REMOTE_ADDR="192.0.2.8")
    assert len(post_of(Kind.SIGN_IN)) == before
    mine.post("/sign-in/", address, REMOTE_ADDR="192.0.2.7")
    assert len(post_of(Kind.SIGN_IN)) == before + 1
    mine.post("/sign-in/", {"address": "bob@x.nl"}, REMOTE_ADDR="192.0.2.7")
    assert len(post_of(Kind.SIGN_IN, "bob@x.nl")) == 1


# Sessions.


def newest_session() -> Session:
    return Session.objects.latest("began_at")


def test_a_session_has_a_new_key_each_time_and_ends_where_it_is_kept(village: Village) -> None:
    client = Client()
    client.get("/sign-in/")
    enter(client, code_of(village))
    first = client.cookies["sessionid"].value
    enter(client, code_of(village))
    second = client.cookies["sessionid"].value
    assert first != second
    assert list(Session.objects.values_list("pk", flat=True)) == [second]

    client.post("/sign-out/")
    client.cookies["sessionid"] = second
    assert client.get("/play/WW5/").status_code == 302


def test_a_session_ends_by_disuse_and_by_age() -> None:
    client = at_the_desk()
    row = newest_session()
    assert row.expire_date - row.seen_at == sessions.IDLE
    long_ago = timezone.now() - timedelta(days=1)
    Session.objects.update(seen_at=long_ago)
    with CaptureQueriesContext(connection) as queries:
        client.get("/account/")
        client.get("/account/")
    assert sum('UPDATE "web_session"' in each["sql"] for each in queries) == 1
    assert newest_session().seen_at > long_ago

    began = timezone.now() - sessions.OLDEST + timedelta(hours=1)
    Session.objects.update(began_at=began, seen_at=long_ago)
    client.get("/account/")
    assert newest_session().expire_date == began + sessions.OLDEST
    Session.objects.update(expire_date=timezone.now())
    assert client.get("/account/").status_code == 302


def test_a_session_that_a_password_opened_is_short(root: User) -> None:
    log_in(Client())
    row = newest_session()
    assert row.expire_date - row.seen_at == sessions.IDLE_WITH_PASSWORD


def test_somebody_sees_his_sessions_and_ends_them(village: Village) -> None:
    """Of nobody else, and never by their keys."""
    mine, other = playing_as(village, "Anna"), playing_as(village, "Anna")
    stranger = playing_as(village, "Bob")
    keys = [each.cookies["sessionid"].value for each in (mine, other, stranger)]
    text = mine.get("/account/").content.decode()
    assert not any(key in text for key in keys)
    handles = [sessions.handle_of(key) for key in keys]
    assert [handle in text for handle in handles] == [False, True, False]

    mine.post("/account/sessions/end/", {"session": handles[2]})
    assert stranger.get("/account/").status_code == 200
    mine.post("/account/sessions/end/", {"session": handles[1]})
    assert other.get("/account/").status_code == 302
    third = playing_as(village, "Anna")
    mine.post("/account/sessions/end-others/")
    assert third.get("/account/").status_code == 302
    assert mine.get("/account/").status_code == 200
    mine.post("/account/sessions/end-all/")
    assert mine.get("/account/").status_code == 302
    assert stranger.get("/account/").status_code == 200


def test_another_password_or_a_closed_account_ends_every_session(root: User) -> None:
    client = Client()
    log_in(client)
    root.set_password("een heel ander wachtwoord")
    root.save()
    assert client.get("/admin/").status_code == 302
    person = administrator()
    desk = signed_in_as(person)
    User.objects.filter(person=person).update(is_active=False)
    assert desk.get("/desk/").status_code == 302


def test_who_has_the_database_signs_anybody_out_and_sees_not_when_he_came(
    root: User, village: Village
) -> None:
    """By night that alone would tell a player of his role."""
    mine = playing_as(village, "Anna")
    account = village.player("Anna").person.user
    assert account is not None
    database = Client()
    log_in(database)
    text = database.get(f"/admin/auth/user/{account.pk}/change/").content.decode()
    assert "last_login" not in text
    assert "last_login" not in database.get("/admin/auth/user/").content.decode()
    chosen = {"action": "end_sessions", "_selected_action": [account.pk]}
    assert database.post("/admin/auth/user/", chosen).status_code == 302
    assert mine.get("/account/").status_code == 302
    assert database.get("/admin/").status_code == 200


def test_over_https_no_other_host_can_set_our_cookies(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib import util

    monkeypatch.setenv("VERTELLER_URL", "https://play.example.org")
    spec = util.find_spec("verteller.settings")
    assert spec is not None
    assert spec.loader is not None
    loaded = util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    for kind in ("SESSION", "CSRF", "LANGUAGE"):
        assert getattr(loaded, f"{kind}_COOKIE_NAME").startswith("__Host-")
        assert getattr(loaded, f"{kind}_COOKIE_SECURE")
        assert getattr(loaded, f"{kind}_COOKIE_HTTPONLY")


def test_somebody_chooses_the_language_he_is_spoken_to_in(village: Village) -> None:
    client = playing_as(village, "Anna")
    client.post("/account/language/", {"language": "it", "next": "/account/"})
    assert village.player("Anna").person.language == "it"
    client.post("/account/language/", {"language": "xx", "next": "/account/"})
    assert village.player("Anna").person.language == "it"


# Passkeys; a browser's own part is in test_security_browser.


def at(host: str, *, secure: bool = False) -> HttpRequest:
    return RequestFactory().get("/", headers={"host": host}, secure=secure)


def test_passkeys_are_for_names_of_ours_and_safe_connections(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["localhost", "127.0.0.1", "play.example.org"]
    found = ceremonies.site_of(at("play.example.org", secure=True))
    assert found == ceremonies.Site("play.example.org", "https://play.example.org")
    local = ceremonies.site_of(at("localhost:8000"))
    assert local == ceremonies.Site("localhost", "http://localhost:8000")
    for host, secure in (("play.example.org", False), ("127.0.0.1", True), ("evil.x", True)):
        assert ceremonies.site_of(at(host, secure=secure)) is None
    settings.ALLOWED_HOSTS = ["*"]
    assert ceremonies.site_of(at("evil.example", secure=True)) is None
    settings.VERTELLER_URL = "https://play.example.org"
    assert ceremonies.site_of(at("play.example.org", secure=True)) is not None


def options(client: Client, path: str = "/sign-in/passkey/options/") -> dict[str, object]:
    answer = client.post(path, headers={"host": "localhost"})
    assert answer.status_code == 200
    found: dict[str, object] = loads(answer.content)
    return found


def test_a_challenge_is_good_for_one_try(village: Village) -> None:
    """Whatever is sent back, and for whatever it was drawn."""
    client = Client()
    first, second = options(client)["challenge"], options(client)["challenge"]
    assert first != second
    assert len(str(first)) >= 43
    assert ceremonies.CHALLENGE in client.session
    answer = dumps({"rawId": "AAAA", "response": {}})
    client.post("/sign-in/passkey/", {"answer": answer}, headers={"host": "localhost"})
    assert ceremonies.CHALLENGE not in client.session


def test_who_asks_for_challenges_without_end_leaves_few_rows_and_not_for_long(
    monkeypatch: pytest.MonkeyPatch, village: Village
) -> None:
    """A challenge lies in a session of somebody who may never sign in."""
    monkeypatch.setattr(passkey_pages, "CHALLENGES", RateLimitItemPerHour(3))
    asked = [
        Client().post("/sign-in/passkey/options/", headers={"host": "localhost"}).status_code
        for _ in range(5)
    ]
    assert asked == [200, 200, 200, 429, 429]
    assert Session.objects.count() == 3
    row = newest_session()
    assert row.expire_date - row.seen_at == sessions.NOBODYS


@pytest.mark.parametrize(
    "answer", ["", "[]", "{", "{}", '{"rawId": "é"}', "[" * 9_000, "1" * 30_000]
)
def test_nonsense_signs_nobody_in(village: Village, answer: str) -> None:
    client = Client()
    options(client)
    response = client.post("/sign-in/passkey/", {"answer": answer}, headers={"host": "localhost"})
    assert response.headers["Location"] == "/sign-in/"
    assert "was not recognised" in client.get("/sign-in/").content.decode()


def test_a_passkey_is_added_and_removed_only_just_after_signing_in(village: Village) -> None:
    """Whoever finds an open browser changes nothing by which its owner signs in."""
    client = playing_as(village, "Anna")
    person = village.player("Anna").person
    key = Passkey.objects.create(
        person=person, handle=b"1", public_key=b"2", name="Phone", made_at=START
    )
    assert options(client, "/account/passkeys/options/")["challenge"]
    Session.objects.update(began_at=timezone.now() - sessions.FRESH)
    refused = client.post("/account/passkeys/options/", headers={"host": "localhost"})
    assert refused.status_code == 403
    client.post("/account/passkeys/make/", {"answer": "{}"})
    client.post(f"/account/passkeys/{key.pk}/remove/")
    assert Passkey.objects.filter(pk=key.pk).exists()
    stranger = playing_as(village, "Bob")
    assert stranger.post(f"/account/passkeys/{key.pk}/remove/").status_code == 404
    stranger.post(f"/account/passkeys/{key.pk}/rename/", {"name": "Mine"})
    assert Passkey.objects.get().name == "Phone"
    again = playing_as(village, "Anna")
    again.post(f"/account/passkeys/{key.pk}/remove/")
    assert not Passkey.objects.exists()


# The access log.


def seen_by(client: Client, path: str = "WW5/") -> None:
    client.get(f"/play/{path}", headers={"User-Agent": FIREFOX}, REMOTE_ADDR="192.0.2.77")


def test_a_visit_is_noted_once_an_hour_and_only_roughly(village: Village, church: Church) -> None:
    """Rules: LTR-SYS-39."""
    client = playing_as(village, "Anna")
    for path in ("WW5/", "WW5/", "WW5/told/", ""):
        seen_by(client, path)
    rows = list(Access.objects.order_by("pk").values_list("kind", "network", "family"))
    assert rows == [
        ("game", "192.0.2.0/24", "Firefox, Linux"),
        ("told", "192.0.2.0/24", "Firefox, Linux"),
    ]
    assert {row.player for row in Access.objects.all()} == {village.player("Anna")}
    access._noted.clear()
    seen_by(client)
    assert Access.objects.count() == 2
    church.now += timedelta(hours=1)
    seen_by(client)
    seen_by(playing_as(village, "Anna"))
    seen_by(playing_as(village, "Bob"), "WW9/")
    assert Access.objects.count() == 4


def test_a_page_waits_for_no_note_and_does_not_fail_with_it(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is to be written is written once the answer has gone out."""
    order: list[object] = []
    monkeypatch.setattr(afterwards, "catch_up", lambda **_: None)
    client = playing_as(village, "Anna")
    monkeypatch.setattr(access, "do_afterwards", order.append)
    seen_by(client)
    assert not Access.objects.exists()
    assert len(order) == 1

    def busy() -> None:
        raise DatabaseError("locked")

    monkeypatch.undo()
    afterwards.do_afterwards(busy)
    assert playing_as(village, "Anna").get("/play/WW5/").status_code == 200


def test_masters_who_do_not_play_are_told_who_looked(village: Village) -> None:
    """Rules: LTR-SYS-39."""
    seen_by(playing_as(village, "Anna"))
    seen_by(playing_as(village, "Bob"))
    master = administrator("master@x.nl")
    person = village.player("Karin").person
    masters.appoint(village.game, person, village.now)

    text = page(signed_in_as(master), "games/WW5/access/")
    assert text.count("192.0.2.0/24") == 2
    anna = village.player("Anna").pk
    mine = page(signed_in_as(master), f"games/WW5/access/?player={anna}")
    assert mine.count("192.0.2.0/24") == 1
    assert signed_in_as(person).get("/desk/games/WW5/access/").status_code == 404
    assert playing(village, "Bob").get("/desk/games/WW5/access/").status_code == 404
    assert at_the_desk().get("/desk/games/WW9/access/").status_code == 404


def test_the_log_is_thrown_away_three_months_after_the_game(village: Village) -> None:
    seen_by(playing_as(village, "Anna"))
    later = village.now + timedelta(days=400)
    assert access.tidy(later) == 0
    HostedGame.objects.update(ended_at=village.now)
    assert access.tidy(village.now + access.KEPT) == 0
    assert access.tidy(village.now + access.KEPT + timedelta(seconds=1)) == 1


@pytest.mark.parametrize(
    ("said", "family"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130", "Edge, Windows"),
        ("<script>", ""),
    ],
)
def test_a_browser_is_known_by_its_family_alone(said: str, family: str) -> None:
    assert devices.family_of(said) == family


@pytest.mark.parametrize(
    ("place", "rough"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2::7", "2001:db8:1::/48"),
        ("somewhere", ""),
    ],
)
def test_where_somebody_is_is_kept_roughly(place: str, rough: str) -> None:
    assert throttling.neighbourhood_of(place) == rough


def test_a_mail_s_layout_is_let_in_style_by_style() -> None:
    """What stands in it is known by its hash; nothing else has any effect."""
    policy = mail_policy('<p style="margin:0">x</p><style>p {}</style>')
    assert "unsafe-inline" not in policy
    assert policy.count("'sha256-") == 2
    assert "style-src 'none'" in mail_policy("<p>x</p>")
    assert "style-src 'none'" in mail_policy("")


@pytest.mark.parametrize("security", ["ssl", "starttls"])
def test_a_mail_server_without_a_valid_certificate_gets_no_password(
    monkeypatch: pytest.MonkeyPatch, security: str
) -> None:
    """Python's own default would believe any."""
    given: dict[str, SSLContext] = {}
    for kind in ("MailBox", "MailBoxStartTls"):
        monkeypatch.setattr(imap, kind, lambda *_, **more: given.update(more))
    account = imap_account(f"{'imaps' if security == 'ssl' else 'imap'}://dorp:geheim@imap.x.nl")
    assert account.security == security
    imap._mailbox(account)
    context = given["ssl_context"]
    assert context.verify_mode is CERT_REQUIRED
    assert context.check_hostname
