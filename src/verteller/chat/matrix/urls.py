"""The address of what players need to know of Matrix, below ``rooms/``."""

from django.urls import path

from verteller.chat.matrix import pages

urlpatterns = [path("<str:name>/matrix/", pages.matrix, name="matrix")]
"""Without the library that speaks with servers: pages need none."""
