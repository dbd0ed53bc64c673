"""Posts in words: what a browser, or another door, is given of a post for one reader."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from django.http import Http404

from verteller.chat.access import Reader
from verteller.chat.hearing import entries_between
from verteller.chat.models import LiveGame, Post, PostKind
from verteller.chat.rooms import LINE, SQUARE
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.statements import Prepared
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Fact,
    PhaseClosed,
    PhaseOpened,
    Seat,
    hears,
    seen_by,
)
from verteller.telling.cast import Cast, Gender, Language
from verteller.telling.cast import Reader as Listener
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller

Worded: TypeAlias = dict[str, object]
"""What a post is for one reader, fit for JSON."""

CueWords: TypeAlias = Callable[[Post, Teller], tuple[str, str]]
"""Returns the words of a cue as they are read and as they are spoken, in the teller's language."""

SILENT: Final = (PhaseOpened, PhaseClosed)
"""Facts that no post is made for: the narrator's cues tell of them."""

_cues: Final[list[CueWords]] = []


def word_cues(how: CueWords) -> None:
    """Let *how* find the words of cues that were stored without any."""
    _cues[:] = [how]


@dataclass(frozen=True, slots=True)
class Wording:
    """
    Words for posts of one game.

    Args:
        record: The game's row.
        cast: Its players, once they have seats.
    """

    record: HostedGame
    cast: Cast

    def of(self, post: Post, reader: Reader) -> Worded:
        """
        Return *post* as *reader* gets it: that he may read it is the caller's to know.

        Returns:
            ``key``, ``room``, ``kind``, ``who`` (a seat or None), ``name`` (empty for the
            narrator), ``at`` (milliseconds), ``text``, ``paragraphs`` (each with ``text``,
            ``lines`` and ``quoted``), ``speak`` (what can be said aloud at a table, nothing of
            what is secret), ``cue`` (a cue's name), ``asks`` (keys of the questions in it) and
            ``detail``.
        """
        text, speak, paragraphs, asks = post.text, "", list[Paragraph](), list[str]()
        if post.kind == PostKind.TOLD:
            facts = list(self._facts(post, reader.seat))
            paragraphs = told(facts, self.teller(reader.seat, reader.language))
            asks = [fact.question for fact in facts if isinstance(fact, Asked)]
            speak = " ".join(map(spoken, paragraphs)) if post.room == SQUARE else ""
        elif post.kind == PostKind.CUE:
            text, speak = self._cue(post, self.teller(reader.seat, reader.language))
        return {
            **_envelope(post),
            "text": text,
            "paragraphs": [_plain(each) for each in paragraphs],
            "speak": speak,
            "asks": asks,
        }

    def teller(self, seat: Seat | None, language: Language) -> Teller:
        """Return who words facts of the game for a reader."""
        return Teller(self.cast, Listener(seat, language), self.record.rulebook)

    def _facts(self, post: Post, seat: Seat | None) -> Iterator[Fact]:
        """Yield what he hears of that of which a post tells: in the square what everybody does."""
        is_public = post.room == SQUARE
        for entry in entries_between(self.record, post.first, post.last):
            fact = entry.content
            if not isinstance(fact, Fact) or not hears(fact.to, seat):
                continue
            if (fact.to == EVERYONE) == is_public:
                yield seen_by(fact, seat)

    def _cue(self, post: Post, teller: Teller) -> tuple[str, str]:
        if post.text or not _cues:
            return post.text, "" if post.room.startswith(LINE) else post.text
        return _cues[0](post, teller)


def wording_of(record: HostedGame) -> Wording:
    """Return what words the posts of a game."""
    return Wording(record, cast_of(_seated.all(record.pk)))


_seated: Final = Prepared(
    lambda game: Player.objects.filter(game=game, seat__isnull=False).order_by("seat"), int
)


def record_of(live: LiveGame) -> HostedGame:
    """
    Return the game's row as it is now.

    Raises:
        Http404: It has been deleted meanwhile.
    """
    record = _record.one(live.game_id)
    if record is None:
        raise Http404
    return record


_record: Final = Prepared(lambda game: HostedGame.objects.filter(pk=game), int)


def cast_of(seated: Iterable[Player]) -> Cast:
    """Return the players of a game, in the order of their seats, as words know them."""
    known = [(player.name, cast("Gender", player.gender)) for player in seated]
    return Cast(tuple(name for name, _ in known), tuple(gender for _, gender in known))


def worded(post: Post, reader: Reader) -> Worded:
    """Return one post as `Wording.of` does."""
    return worded_all([post], reader)[0]


def worded_all(posts: Sequence[Post], reader: Reader) -> list[Worded]:
    """Return several posts of one game, as `Wording.of` does."""
    wording = wording_of(record_of(reader.live))
    return [wording.of(post, reader) for post in posts]


def told(facts: Sequence[Fact], teller: Teller) -> list[Paragraph]:
    """Return facts in words, and below them what is asked with all that can be chosen."""
    found = teller.facts(facts)
    for asked in facts:
        if isinstance(asked, Asked):
            question = teller.question(asked, None)
            found.append(Paragraph(question.title, question.choices))
    return found


def spoken(paragraph: Paragraph) -> str:
    """Return a paragraph as it is read aloud."""
    return " ".join([*filter(None, [paragraph.text]), *(_ended(each) for each in paragraph.lines)])


def _ended(line: str) -> str:
    return line if line.endswith((".", "!", "?")) else f"{line}."


def _plain(paragraph: Paragraph) -> dict[str, object]:
    lines = list(paragraph.lines)
    return {"text": paragraph.text, "lines": lines, "quoted": paragraph.quoted}


def _envelope(post: Post) -> Worded:
    player = post.player
    return {
        "key": post.key,
        "room": post.room,
        "kind": post.kind,
        "who": None if player is None else player.seat,
        "name": "" if player is None else player.name,
        "at": int(post.at.timestamp() * 1000),
        "cue": post.detail.get("cue", ""),
        "detail": post.detail,
    }
