"""One word of a text with what stands around it, for spelling it out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from verteller.telling.folding import Word
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.people import People

_TALK: Final = frozenset({Kind.THING, Kind.ORDINARY, Kind.IDIOM, Kind.KIN})


@dataclass(frozen=True, slots=True)
class Spot:
    """
    A word where it stands.

    Args:
        text: The text it is from.
        words: All words of that.
        at: Which of them it is.
        lexicon: The words of its language.
        people: Everybody of the game.
    """

    text: str
    words: Sequence[Word]
    at: int
    lexicon: Lexicon
    people: People

    @property
    def word(self) -> str:
        """The word itself, folded."""
        return self.words[self.at].folded

    @property
    def before(self) -> str:
        """The word before it in the same breath, "" if a mark stands between or there is none."""
        return self.words[self.at - 1].folded if self.at and self._is_near(self.at - 1) else ""

    @property
    def after(self) -> str:
        """The word behind it in the same breath, "" if a mark stands between or there is none."""
        behind = self.at + 1 < len(self.words) and self._is_near(self.at)
        return self.words[self.at + 1].folded if behind else ""

    @property
    def begins_cut(self) -> bool:
        """Whether an apostrophe stands for the letters it should begin with: `'o`, `'im`."""
        start = self.words[self.at].start
        head = self.text[max(0, start - 2) : start]
        return head[-1:] == "'" and not head[:-1].isalnum()

    @property
    def ends_cut(self) -> bool:
        """Whether an apostrophe stands for the letters it should end with: `i'`, `vota'`."""
        end = self.words[self.at].end
        return self.text[end : end + 1] == "'" and not self.text[end + 1 : end + 2].isalnum()

    def is_name(self, word: str) -> bool:
        """Tell whether somebody is called *word*."""
        return bool(word) and bool(self.people.named((word,)))

    def is_known(self, word: str) -> bool:
        """Tell whether *word* means anything as it stands, if only talk."""
        known = word in self.lexicon.first_words or self.lexicon.is_thing(word, exact=True)
        return known or self.is_name(word)

    def means(self, word: str) -> bool:
        """Tell whether *word* stands for something by itself, and is not mere talk."""
        if word in self.lexicon.respelt:
            return True
        return any(each.kind not in _TALK for each in self.lexicon.phrases.get((word,), ()))

    def has_mood(self, word: str, mood: Mood) -> bool:
        """Tell whether *word* may be a verb of one of the moods in *mood*."""
        return any(mood & entry.mood for entry in self.lexicon.phrases.get((word,), ()))

    def has_kind(self, word: str, *kinds: Kind) -> bool:
        """Tell whether *word* may be one of *kinds*."""
        return any(entry.kind in kinds for entry in self.lexicon.phrases.get((word,), ()))

    def _is_near(self, at: int) -> bool:
        """Tell whether nothing but a space or an apostrophe stands behind word *at*."""
        return not self.text[self.words[at].end : self.words[at + 1].start].strip(" '")
