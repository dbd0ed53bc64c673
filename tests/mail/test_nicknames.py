"""Nicknames: given at sign-up or by a master, each of one player of a game alone."""

import pytest

from tests.mail.borgo import borgo
from tests.mail.village import Village, new_village, refusal_of, reply_text
from tests.web.desk import at_the_desk
from tests.web.test_desk import words
from verteller.hosting import clock
from verteller.hosting.models import Player
from verteller.hosting.nicknames import MOST
from verteller.mail.signing_up import read_wish

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("line", "name", "nicknames"),
    [
        ("Marta Rossi, detta Titti, donna", "Marta Rossi", ("Titti",)),
        ("Marta Rossi detta Titti, donna", "Marta Rossi", ("Titti",)),
        ("Bob, man, bijgenaamd Bobbie", "Bob", ("Bobbie",)),
        ("Hans, genannt Hansi oder Hänschen, Mann, deutsch", "Hans", ("Hansi", "Hänschen")),
        ("Alan Price, aka Big Al, man, Europe/London", "Alan Price", ("Big Al",)),
        ("Detta, donna", "Detta", ()),
    ],
)
def test_a_nickname_stands_anywhere_behind_the_name(
    line: str, name: str, nicknames: tuple[str, ...]
) -> None:
    """Rules: LU3-SYS-08, WAK-SIGN-01."""
    wish = read_wish(line)

    assert (wish.name, wish.nicknames) == (name, nicknames)


@pytest.fixture
def borgo_open() -> Village:
    village = new_village(rulebook="lupus3", language="it", name="Borgo")
    assert village.mail("marta@x.it", "Marta Rossi, detta Titti, donna").code == "signed_up"
    return village


def test_the_confirmation_repeats_a_nickname_and_the_next_sign_up_replaces_it(
    borgo_open: Village,
) -> None:
    """Rules: LU3-SYS-08, WAK-SIGN-03."""
    result = borgo_open.mail("marta@x.it", "Marta Rossi, soprannominata Marti, donna")

    assert "Soprannome: Marti" in reply_text(result)
    assert Player.objects.get().nicknames == ["Marti"]
    borgo_open.mail("marta@x.it", "Marta Rossi, donna")
    assert Player.objects.get().nicknames == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Luca Bianchi, detto titti, uomo", "il soprannome “titti” potrebbe voler dire"),
        ("Luca Bianchi, detto Rossi, uomo", "il soprannome “Rossi” potrebbe voler dire"),
        ("Luca Bianchi, detto Marta, uomo", "il soprannome “Marta” potrebbe voler dire"),
        ("Luca Bianchi, detto Sindaco, uomo", "“Sindaco” non va bene"),
        ("Luca Bianchi, detto L33t, uomo", "“L33t”"),
        ("Titti, donna", "già un giocatore che si chiama “Titti”"),
        ("Luca, detto A o B o C o D, uomo", f"ne bastano {MOST}"),
    ],
)
def test_a_nickname_that_could_be_somebody_else_is_refused_with_the_reason(
    borgo_open: Village, line: str, why: str
) -> None:
    """Rules: LU3-SYS-08, WAK-SIGN-06, WAK-SIGN-09."""
    result = borgo_open.mail("luca@x.it", line)

    assert refusal_of(result) == "E12"
    assert why in reply_text(result)
    assert Player.objects.count() == 1


def test_one_s_own_name_is_no_nickname(borgo_open: Village) -> None:
    borgo_open.mail("luca@x.it", "Luca Bianchi, detto Luca Bianchi o Luchino, uomo")

    assert Player.objects.get(name="Luca Bianchi").nicknames == ["Luchino"]


def test_a_master_gives_nicknames_until_the_roles_are_dealt(borgo_open: Village) -> None:
    """Rules: LU3-SYS-08, LU3-SYS-27."""
    borgo_open.mail("luca@x.it", "Luca Bianchi, uomo")
    desk, path = at_the_desk(), "/desk/games/Borgo/players/"
    luca = borgo_open.player("Luca Bianchi")
    given = {"act": "nickname", "player": luca.pk}

    refused = desk.post(path, {**given, "called": "Titti"})
    assert refused.status_code == 422
    assert "Titti" in words(refused.content.decode())
    kept = desk.post(path, {**given, "called": "Luchino, Lucky"}, follow=True)
    assert "Luchino, Lucky" in words(kept.content.decode())
    luca.refresh_from_db()
    assert luca.nicknames == ["Luchino", "Lucky"]
    new = {"act": "add", "name": "Sara Fiore", "address": "sara@x.it", "nicknames": "Sarina"}
    manners = {"gender": "woman", "language": "it", "zone": "Europe/Rome"}
    with clock.told_by(lambda: borgo_open.now):
        desk.post(path, {**new, **manners})
    assert borgo_open.player("Sara Fiore").nicknames == ["Sarina"]


def test_after_the_deal_no_nickname_changes() -> None:
    village = borgo()
    player = village.player("Luca Bianchi")
    given = {"act": "nickname", "player": player.pk, "called": "Luchino"}

    assert at_the_desk().post("/desk/games/Borgo/players/", given).status_code == 404

    player.refresh_from_db()
    assert player.nicknames == []


def test_a_nickname_is_a_name_in_wakkerdam_too() -> None:
    """Rules: WAK-VOTE-02."""
    village = new_village("werewolf", "seer", "villager")
    for line in ("Anna, vrouw, bijgenaamd Anneke", "Bob, man", "Karin, vrouw"):
        village.mail(f"{line[:3].lower()}@x.nl", line)
    village.close()
    seer = village.player(village.holder("seer"))
    target = "Anneke" if seer.name != "Anna" else "Bob"

    assert village.mail(seer.address.email, f"Ik kijk naar {target}").code == "answer_taken"

    assert village.choice(seer.name, "seer") == ["Anna" if target == "Anneke" else "Bob"]
