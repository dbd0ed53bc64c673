"""Where the admin's pages are while they are tested by themselves."""

from django.contrib import admin
from django.urls import path

urlpatterns = [path("admin/", admin.site.urls)]
