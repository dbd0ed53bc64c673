import pytest
from datetime import timedelta
from tests.mail.answering import prompt_of, reply_to, reply_address_of
from tests.mail.conftest import *  # noqa
from tests.mail.village import *
from verteller.hosting import bounces
from verteller.hosting.bounces import Meaning
from verteller.hosting.models import *
from verteller.mail.routing import receive
pytestmark = pytest.mark.django_db

def test_back_at_night(settings):
    village = running_village("werewolf","villager","villager","seer","healer")
    settings.VERTELLER_SENDER_PROOF=("token",)
    village.close_until("pyre")
    seer = village.holder("seer")
    Address.objects.filter(email=address_of(seer)).update(unreachable_since=village.now, unreachable_because="x")
    bounces.excuse_unreachable(address_of(seer), village.now)
    village.close_until("main")
    n = Outgoing.objects.count()
    village.now += timedelta(hours=5)
    r = reply_to(village, prompt_of(seer), village.others(seer)[0])
    print("RESULT", r.code)
    for o in Outgoing.objects.order_by("pk")[n:]:
        print("OUT", o.kind, o.to_email, {k: v for k, v in o.payload.items() if k in ("first","last","channel","code")})

def test_postmaster(settings):
    village = running_village("werewolf","villager","villager","seer","healer")
    settings.VERTELLER_SENDER_PROOF=("token",)
    village.close_until("pyre")
    a = reply_address_of(prompt_of("Anna"))
    raw = raw_mail(address_of("Anna"), "WW5", "blanco", to=a)
    r = receive(raw, recipients=(a, "postmaster@play.example.net"), received_at=village.now)
    print("POST", [(x.recipient, x.result) for x in r.rows])
