"""Addresses of our pages as they stand in mails and on paper, for who is not looking at one."""

from urllib.parse import urljoin

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse


def full_address(request: HttpRequest, page: str, *arguments: object) -> str:
    """
    Return the whole address of a page, by the name that the host says his pages have.

    Only where he has not said any it is the name that the visitor came by, who may have made it up
    to lead somebody else astray.
    """
    path, pages = reverse(page, args=arguments), str(settings.VERTELLER_URL)
    return urljoin(pages, path) if pages else request.build_absolute_uri(path)
