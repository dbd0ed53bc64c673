"""What moments are called, and what is wrong with a story, in its author's language."""

import re
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.stories.moments import Moment
from verteller.telling.words import words_of

_NO_WORD: Final = "none"


def moment_title(key: str, name: str, language: Language) -> str:
    """Return what a moment is called: whose it is, and what happens."""
    return f"{key_title(key, language)}: {happening(key, name, language)}"


def key_title(key: str, language: Language) -> str:
    """Return what a key is called: a role, or one of the village's own."""
    words = words_of(language)
    own = f"story-key-{key}"
    return words.say(own if words.has(own) else f"role-{key}")


def happening(key: str, name: str, language: Language) -> str:
    """Return what happens at a moment; of a role deal, which role."""
    words = words_of(language)
    for message in (f"story-moment-{key}-{name}", f"story-moment-{name}"):
        if words.has(message):
            return words.say(message)
    return words.say(f"role-{name}")


def people_of(moment: Moment, group: str, language: Language) -> str:
    """Return who is in group ``a`` or ``b``, empty when there is nobody."""
    about = moment.about_a if group == "a" else moment.about_b
    slug = re.sub("[^a-z]+", "-", about.lower()).strip("-")
    return words_of(language).say(f"story-about-{slug}") if slug else ""


def tell_fault(code: str, word: str, hint: str, language: Language) -> str:
    """Return what is wrong, without its place, as half a sentence; and what may be meant."""
    words = words_of(language)
    text = words.say(f"story-fault-{code}", word=word or _NO_WORD)
    return f"{text}; {words.say('story-hint', hint=hint)}" if hint else text
