"""The private Chromium opens a page of Django's and works it."""

import pytest
from django.contrib.auth import get_user_model
from django.http import HttpRequest, HttpResponse
from django.urls import path
from playwright.sync_api import Error, Page, expect
from pytest_django.live_server_helper import LiveServer

# Our pages allow no script written into them, so this one moves without any.
BALLOT = """<!doctype html><title>Stemmen</title>
<details><summary>Stem</summary><p>Gestemd</p></details>"""


def ballot(request: HttpRequest) -> HttpResponse:
    return HttpResponse(BALLOT)


urlpatterns = [path("ballot", ballot)]


@pytest.mark.urls(__name__)
def test_a_page_is_opened_and_something_pressed(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/ballot")

    expect(page.get_by_text("Gestemd")).to_be_hidden()
    page.get_by_text("Stem", exact=True).click()

    expect(page.get_by_text("Gestemd")).to_be_visible()
    # A test may look into the database while the browser is there.
    assert get_user_model().objects.count() == 0


def test_no_name_but_the_machine_s_own_is_known(page: Page) -> None:
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://example.org/")
