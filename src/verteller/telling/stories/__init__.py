"""
Stories: prepared texts in which a mail is told, above the plain facts.

A story is a Markdown file with a front matter::

    ---
    theme: default
    language: en
    author: Ann Writer
    key: general
    moment: morning
    b: 1
    ---
    They found {{ b[0] }} by the well, {{ b[0] | word("his", "her", "an") }} empty bucket near.

``key`` and ``moment`` say when it is told, ``a`` and ``b`` for how many players of the moment's
two groups (`moments`): ``2`` exactly, ``2+`` at least, ``any`` (or left out) for any number.
``day`` makes it a story for that day alone. What may stand between braces: `vocabulary`.

Source: wakkerdam, Verhalen, 1.7.
"""

from verteller.telling.stories.checking import check_stories, missing_moments, remarks
from verteller.telling.stories.errors import Problem, StoryError
from verteller.telling.stories.heard import REMEMBERED
from verteller.telling.stories.library import DEFAULT, SHIPPED, Library, library_of
from verteller.telling.stories.narration import Introduction, Narration
from verteller.telling.stories.preview import Preview, Wishes, preview
from verteller.telling.stories.reading import Examined, examine, read_story
from verteller.telling.stories.story import Story

__all__ = [
    "DEFAULT",
    "REMEMBERED",
    "SHIPPED",
    "Examined",
    "Introduction",
    "Library",
    "Narration",
    "Preview",
    "Problem",
    "Story",
    "StoryError",
    "Wishes",
    "check_stories",
    "examine",
    "library_of",
    "missing_moments",
    "preview",
    "read_story",
    "remarks",
]
