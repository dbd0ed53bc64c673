"""The addresses of the table: everything it needs lies below one, so that it can be kept there."""

from django.urls import path

from verteller.chat.table import pages

app_name = "table"

urlpatterns = [
    path("", pages.table, name="table"),
    path("service-worker.js", pages.service_worker, name="service-worker"),
    path("worker.js", pages.worker, name="worker"),
    path("engine/<str:version>/<str:file>", pages.engine_file, name="engine"),
    path("rules/<str:file>", pages.rules, name="rules"),
]
