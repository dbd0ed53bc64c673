"""The addresses of the pages about letters and codes."""

from django.urls import path

from verteller.web.desk.letters import pages

urlpatterns = [
    path("games/<str:name>/letters/", pages.write, name="letters"),
    path("games/<str:name>/credentials/", pages.credentials, name="credentials"),
    path("games/<str:name>/credentials/<int:number>/code/", pages.make_code, name="make-code"),
    path("games/<str:name>/credentials/<int:number>/link/", pages.send_link, name="send-link"),
]
