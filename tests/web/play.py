"""Players at their own pages, to test with."""

import re
from typing import Any

from django.test import Client

from tests.mail.village import Village
from tests.web.desk import signed_in_as

ROLES = ("werewolf", "seer", "healer", "villager", "villager", "villager")


def playing_as(village: Village, name: str) -> Client:
    """Return the browser of a player who has signed in."""
    return signed_in_as(village.player(name).person)


def seen(response: Any) -> str:
    """Return a page without what is drawn anew for every reader."""
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", response.content.decode())


def page(client: Client, path: str = "WW5/", language: str = "en") -> str:
    """Return one of a player's pages."""
    response = client.get(f"/play/{path}", headers={"Accept-Language": language})
    assert response.status_code == 200, response
    return seen(response)


def filled(text: str, question: str, **marked: object) -> dict[str, object]:
    """
    Return the form for *question* on a page as a browser sends it.

    Args:
        marked: What is picked, by part, by the words it is offered with; None for nothing.
    """
    (form,) = [each for each in forms(text) if f'name="question" value="{question}"' in each]
    asked = re.search(r'name="asked" value="(\d+)"', form)
    assert asked
    sent: dict[str, object] = {"question": question, "asked": asked[1]}
    for part, labels in marked.items():
        names = [labels] if isinstance(labels, str) else labels or []
        name = part if part == "blank" else f"part-{part}"
        sent[name] = [offers(form, name)[label] for label in names]  # type: ignore[attr-defined]
    return sent


def forms(text: str) -> list[str]:
    """Return every form with which a question is answered."""
    found = re.findall(r"<form.*?</form>", text, re.DOTALL)
    return [form for form in found if 'name="question"' in form]


def offers(form: str, name: str) -> dict[str, str]:
    """Return what a form offers for one part: values by the words for them."""
    boxes = re.findall(
        rf'<input type="\w+" name="{name}" value="([^"]*)"[^>]*> <span>([^<]*)</span>', form
    )
    lists = re.findall(rf'<select[^>]*name="{name}".*?</select>', form, re.DOTALL)
    for each in lists:
        boxes += re.findall(r'<option value="([^"]+)"[^>]*>([^<]*)</option>', each)
    return {label: value for value, label in boxes}
