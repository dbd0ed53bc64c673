"""Authors and administrators who are signed in, and stories they might write."""

from collections.abc import Sequence

from django.test import Client

from tests.mail.village import START
from verteller.hosting import authoring
from verteller.hosting.accounts import account_of
from verteller.hosting.administrators import add_administrator
from verteller.hosting.authoring import Filing
from verteller.hosting.models import Person
from verteller.hosting.models.stories import WrittenStory
from verteller.hosting.people import Manners, address_of

GOOD = """---
theme: zeedorp
language: en
author: Ann Writer
key: general
moment: morning
b: 1
---
The gulls are screaming over the harbour. Between the nets lies **{{ b[0] }}**,
{{ b[0] | word("his", "her", "their") }} boots still wet, and nobody
in the village saw {{ b[0] | him }} go out.
"""
BAD = GOOD.replace("{{ b[0] | him }}", "{{ b[0] | hin }}").replace("b[0] | word", "c[0] | word")
MANNERS = Manners("woman", "en", "Europe/Amsterdam")
FILING = Filing("zeedorp", "en", "general-morning")


def author(email: str = "ann@x.nl") -> Person:
    """Return somebody who is registered."""
    return address_of(email, MANNERS, START).person


def administrator(email: str = "chief@x.nl") -> Person:
    """Return somebody who decides."""
    return add_administrator(email, MANNERS, START)


def signed_in(person: Person) -> Client:
    """Return a browser in which *person* is signed in."""
    client = Client(headers={"accept-language": "en"})
    client.force_login(
        person.user or account_of(person), backend="django.contrib.auth.backends.ModelBackend"
    )
    return client


def draft(person: Person, text: str = GOOD) -> WrittenStory:
    """Return a story as it was begun."""
    return authoring.begin(person, FILING, text, START)


def handed_in(person: Person, text: str = GOOD) -> WrittenStory:
    """Return a story that waits."""
    return authoring.submit(draft(person, text), START)


def told(person: Person, texts: Sequence[str] = (GOOD,)) -> list[WrittenStory]:
    """Return stories that were accepted."""
    waiting = [handed_in(person, text) for text in texts]
    return [authoring.accept(story, START, "", START) for story in waiting]
