"""What a player's own page says he is: role, faction, aura and so on, from his facts alone."""

import random
import re

import pytest

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village, running_village
from tests.web.play import page, playing_as
from verteller.hosting import games
from verteller.rules.facts import Fellows, Proposition, RoleTold, Seat
from verteller.rules.log import Entry
from verteller.rules.registry import find_rulebook
from verteller.rules.views import view
from verteller.telling.cast import Cast, Reader
from verteller.telling.teller import Teller
from verteller.web.play.standing import standing_of
from verteller.web.play.turns import turns_of

pytestmark = pytest.mark.django_db

village = post.village


def lines(text: str) -> dict[str, str]:
    """Return what a page says he is."""
    found = re.search(r'<dl class="standing".*?</dl>', text, re.DOTALL)
    return dict(re.findall(r"<dt>([^<]*)</dt><dd>([^<]*)</dd>", found[0])) if found else {}


def test_a_player_reads_what_he_is(village: Village) -> None:
    """Rules: LTR-SYS-10, LTR-COMM-03."""
    wanted = {
        "seer": ("Villagers", "white", "yes"),
        "wolf": ("Wolves", "black", "no"),
        "witch": ("Wolves", "white", "yes"),
        "phantom": ("Necromancers", "black", "no"),
    }
    for role, (faction, aura, mystic) in wanted.items():
        shown = lines(page(playing_as(village, village.holder(role))))
        assert (shown["Faction"], shown["Aura"], shown["Mystic"]) == (faction, aura, mystic)
        assert shown["State"] == "alive"
        assert "Supernatural power" not in shown


def test_the_dead_and_the_exiled_keep_their_pages_and_have_no_form(village: Village) -> None:
    """Rules: LTR-SYS-18, LTR-SYS-19."""
    luck = random.Random(1)
    for _ in range(4):
        post.play_round(village, luck)
    with games.opened(village.game) as game:
        names = game.state.names
        exiled = [names[seat] for seat in game.state.exiled]
        dead = [
            names[seat]
            for seat in game.state.seats
            if names[seat] not in exiled and not game.asked(seat) and not game.state.is_living(seat)
        ]
    assert exiled
    assert dead
    for name, state in ((exiled[0], "exiled"), (dead[0], "dead")):
        client = playing_as(village, name)
        text = page(client)
        assert lines(text)["State"] == state
        assert 'name="question"' not in text
        for path in ("WW5/told/", "WW5/told/0/", "WW5/told/text/"):
            assert client.get(f"/play/{path}").status_code == 200
        assert client.get("/games/WW5/").status_code == 200


@pytest.mark.parametrize("role", ["seer", "shaman", "transformist", "renegade", "devil"])
def test_aura_and_mystic_property_are_the_role_s_own(role: str) -> None:
    """Rules: LTR-SYS-10, LTR-SHAMAN-03, LTR-TRANSFORMIST-10, LTR-RENEGADE-01."""
    traits = find_rulebook("tempo_reale").traits[role]
    expected = {
        "seer": ("white", "yes"),
        "shaman": ("black", "yes"),
        "transformist": ("black", "no"),
        "renegade": ("white", "no"),
        "devil": ("black", "yes"),
    }
    assert (traits["aura"], traits["mystic"]) == expected[role]


def test_clan_mates_and_own_statements_stay_in_sight() -> None:
    """What was told at the start stands apart from the news. Rules: LTR-SYS-10, LTR-SYS-15."""
    seat = Seat(0)
    told = (
        RoleTold(to=(seat,), role="soothsayer", faction="villagers"),
        Fellows(to=(seat,), group="masons", players=(seat, Seat(1))),
        Proposition(to=(seat,), about=Seat(2), role="wolf"),
    )
    seen = view([Entry(number, 0, fact) for number, fact in enumerate(told, 1)], seat)
    teller = Teller(Cast(("Ada", "Bea", "Cid")), Reader(seat, "en"), "tempo_reale")

    standing = standing_of(seen, turns_of(seen.told)[0], seat, teller)

    text = " ".join(str(paragraph) for paragraph in standing.start)
    assert "Bea" in text
    assert "Cid" in text
    assert [line.value for line in standing.lines][:1] == ["Soothsayer"]


def test_wakkerdam_shows_what_it_has(church: object) -> None:
    """No aura where the rules know none."""
    made = running_village("werewolf", "seer", "villager", "villager", "villager")
    shown = lines(page(playing_as(made, made.holder("seer"))))
    assert set(shown) == {"Role", "Faction", "State"}
