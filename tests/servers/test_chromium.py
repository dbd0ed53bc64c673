"""The private Chromium opens a page of Django's and works it."""

import pytest
from django.contrib.auth import get_user_model
from django.http import HttpRequest, HttpResponse
from django.urls import path
from playwright.sync_api import Error, Page, expect
from pytest_django.live_server_helper import LiveServer

BUTTON = """<!doctype html><title>Stemmen</title>
<button onclick="this.textContent = 'Gestemd'">Stem</button>"""


def ballot(request: HttpRequest) -> HttpResponse:
    return HttpResponse(BUTTON)


urlpatterns = [path("ballot", ballot)]


@pytest.mark.urls(__name__)
def test_a_page_is_opened_and_a_button_pressed(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/ballot")

    page.get_by_role("button", name="Stem").click()

    expect(page.get_by_role("button")).to_have_text("Gestemd")
    # A test may look into the database while the browser is there.
    assert get_user_model().objects.count() == 0


def test_no_name_but_the_machine_s_own_is_known(page: Page) -> None:
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://example.org/")
