"""A game's calendar in mails, in an administrator's list and on the desk, instead of its speed."""

from datetime import timedelta

import pytest
from pytest_django import Settings

from tests.mail.village import (
    PASSWORD,
    START,
    administrator,
    new_village,
    post_of,
    reply_text,
    running_village,
)
from tests.web.desk import page, signed_in_as
from verteller.hosting import heartbeat, invitations, scheduling
from verteller.hosting.calendar import Calendar, Waiting
from verteller.hosting.models import Kind
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db

EVENINGS = scheduling.preset("evenings", speed=timedelta(days=2), zone="Europe/Amsterdam")
LINE = "Alle andere rondes: tot 22:00 uur"
ROLES = ("werewolf", "seer", "villager", "villager", "villager")


def test_the_first_mail_and_the_desk_say_when_rounds_close() -> None:
    """Rules: WAK-SYS-13, LTR-SYS-03."""
    master = administrator()
    village = running_village(*ROLES, calendar=EVENINGS)

    opening = str(compose(post_of(Kind.NEWS, "Anna")[0]).body)
    desk = page(signed_in_as(master), f"games/{village.game.name}/")

    assert LINE in " ".join(opening.split())
    assert "Tijd per ronde" not in opening
    assert "All other rounds: until 22:00, and never shorter than 12 hours" in desk
    assert "A round lasts" not in desk


def test_players_and_masters_are_written_to_of_a_calendar() -> None:
    """When it changes, and when lost time is not given back. Rules: LTR-SYS-03, LTR-SYS-04."""
    administrator()
    village = running_village(*ROLES, calendar=EVENINGS)

    scheduling.set_calendar(village.game, Calendar(Waiting()), START)
    scheduling.set_calendar(village.game, EVENINGS, START)
    heartbeat.give_back(timedelta(hours=3), since=START, now=START)

    changed = [str(compose(row).body) for row in post_of(Kind.NOTICE, "Anna")]
    assert "Elke ronde: tot een spelleider sluit" in changed[0]
    assert LINE in " ".join(changed[1].split())
    (kept,) = [
        str(compose(row).body)
        for row in post_of(Kind.ADMIN_NOTICE)
        if row.payload["code"] == "hours_kept"
    ]
    assert "Verloren minuten: 180" in kept


def test_an_invitation_and_the_list_of_games_say_when_rounds_close(settings: Settings) -> None:
    """Rules: WAK-SYS-30, WAK-SYS-34."""
    settings.VERTELLER_SENDER_PROOF = ("from",)
    settings.VERTELLER_ADMIN_PASSWORD_MAIL = True
    administrator()
    village = new_village(*ROLES, calendar=Calendar(Waiting()))
    invitations.invite(village.game, ["zoe@x.nl"], START)
    new_village(*ROLES, name="Avond", calendar=EVENINGS)

    listed = reply_text(village.mail("beheer@x.nl", f"{PASSWORD}\n", subject="config games"))

    (invited,) = [row for row in post_of(Kind.INVITATION) if row.to_email == "zoe@x.nl"]
    assert "Elke ronde: tot een spelleider sluit" in str(compose(invited).body)
    assert "elke ronde: tot een spelleider sluit" in listed
    assert "inschrijving: 2 dagen; alle andere rondes: tot 22:00 uur" in listed
