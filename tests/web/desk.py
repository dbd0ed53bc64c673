"""The desk to test with: somebody signed in, and villages that lie on it."""

from django.contrib.auth.models import User
from django.test import Client

from tests.mail.village import Village, administrator, running_village
from verteller.hosting.models import Person

ROLES = ("werewolf", "seer", "healer", "villager", "villager", "villager")


def signed_in_as(person: Person) -> Client:
    """Return a browser in which that person has signed in."""
    client = Client()
    account, _ = User.objects.get_or_create(username=f"person-{person.pk}")
    Person.objects.filter(pk=person.pk).update(user=account)
    client.force_login(account, backend="verteller.web.backends.AccountBackend")
    return client


def at_the_desk(email: str = "beheer@x.nl") -> Client:
    """Return the browser of an administrator who does not play."""
    return signed_in_as(administrator(email))


def playing(village: Village, name: str = "Anna") -> Client:
    """Make a player an administrator, and return his browser."""
    person = village.player(name).person
    person.is_administrator = True
    person.save(update_fields=["is_administrator"])
    return signed_in_as(person)


def by_night(*roles: str, **changes: object) -> Village:
    """Return a village in its first night, in which only some are asked."""
    return running_village(*(roles or ROLES), **changes)


def page(client: Client, path: str, *, status: int = 200) -> str:
    """Return a page of the desk."""
    response = client.get(f"/desk/{path}")
    assert response.status_code == status, response
    return str(response.content.decode())


def confirm(client: Client, path: str, **given: object) -> str:
    """Open the page that asks, press its button, and return the page that follows."""
    page(client, path)
    response = client.post(f"/desk/{path}", given, follow=True)
    assert response.status_code == 200
    return str(response.content.decode())
