"""The addresses of the authors' pages."""

from django.urls import path

from verteller.web.stories import deciding, pages, writing

app_name = "stories"

urlpatterns = [
    path("", pages.overview, name="all"),
    path("new/", writing.begin, name="new"),
    path("<int:number>/", pages.story, name="story"),
    path("<int:number>/write/", writing.write, name="write"),
    path("<int:number>/preview/", pages.preview, name="preview"),
    path("<int:number>/decide/", deciding.decide, name="decide"),
]
