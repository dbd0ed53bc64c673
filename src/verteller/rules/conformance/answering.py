"""From what a scenario writes to a question and a choice, as a player would have meant it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from verteller.rules.conformance.scenario import Village
from verteller.rules.conformance.vocabulary import EVERYBODYS, STANDING
from verteller.rules.conformance.written import Listing, Table, Word, Written
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Part, Seat
from verteller.rules.game import Game
from verteller.rules.questions import arrange, canonical

BLANK, SILENT = "blank", "silent"

SILENCE = None
"""The choice of who does not answer at all."""

Meant: TypeAlias = Choice | None
"""A choice, or `SILENCE`."""

PACK = "pack"
"""The question that a whole pack is asked."""

TARGET = "target"
"""The part, or the question of a role, that may be called so."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody who answers, with everything that decides how his words are understood."""

    game: Game
    village: Village
    seat: Seat

    @property
    def open(self) -> dict[str, Asked]:
        """The questions open to him, by key."""
        return dict(self.game.asked(self.seat))

    @property
    def default(self) -> Asked | None:
        """The question meant when none is named: the first that he owes an answer to."""
        asked = list(self.open.values())
        return next((each for each in asked if not stands(each)), asked[0] if asked else None)

    def answers(self, written: Written) -> dict[str, Meant]:
        """
        Return what *written* answers, by question, not yet checked by the engine.

        Raises:
            AnswerError: When no such question is open, or a name is unknown.
        """
        if not isinstance(written, Table):
            asked = self._required(self._meant(written))
            return {asked.question: self._choice(asked, written)}
        found: dict[str, Meant] = {}
        for asked, part, value in self._addressed(written):
            choice = self._choice(asked, value) if part is None else self._for(asked, part, value)
            if choice is SILENCE:
                found.setdefault(asked.question, SILENCE)
            else:
                joined = [*(found.get(asked.question) or ()), *choice]
                found[asked.question] = canonical(asked, joined)
        return found

    def _meant(self, written: Written) -> Asked | None:
        """
        Return the question that *written* answers without naming it.

        One that merely stands open is meant only when all that is written is offered in it.
        """
        owed = self.default
        if owed is None or not stands(owed):
            return owed
        for asked in self.open.values():
            offered = {option for part in asked.parts for option in part.options}
            named = written.items if isinstance(written, Listing) else (written,)
            words = [item for item in named if isinstance(item, Word)]
            blank = all(self._is_blank(item, asked.parts) for item in words)
            if blank or all(self._option(item, asked, asked.parts) in offered for item in words):
                return asked
        return None

    def addressed(
        self, key: Word, beside: frozenset[str] = frozenset()
    ) -> tuple[Asked, Part | None] | None:
        """Return the question or the part of one that *key*, with others *beside*, names."""
        return self._address(key, beside)

    def _addressed(self, written: Table) -> Iterator[tuple[Asked, Part | None, Written]]:
        keys = frozenset(key.folded for key, _ in written)
        for key, value in written:
            address = self._address(key, keys - {key.folded})
            if address is not None:
                yield (*address, value)
            elif not is_silent(value):
                self._required(None)

    def _address(self, key: Word, others: frozenset[str]) -> tuple[Asked, Part | None] | None:
        """
        Find what *key* means beside *others*: a question, a part, or the role's own question.

        A key that is both a question and one of its parts (``power``) is the part when
        another part of that question stands beside it.
        """
        asked = self.open.get(key.folded)
        part = _part(asked, key) if asked else None
        if asked is not None:
            beside = any(each.name in others and each is not part for each in asked.parts)
            return (asked, part if beside else None)
        default = self.default
        ordered = [default, *self.open.values()] if default else []
        for each in ordered:
            part = _part(each, key)
            if part is not None:
                return (each, part)
        if default and key.folded == TARGET:
            return (default, None)
        own = self._own()
        return (own, None) if own and key.folded == self._role() else None

    def _role(self) -> str:
        roles = self.game.state.roles
        return roles[self.seat] if self.seat < len(roles) else ""

    def _own(self) -> Asked | None:
        """
        Return the question his role asks, whatever its key; offices and ballots are none.

        A role with a question of its own beside its group's (a white werewolf) means that one.
        """
        open_ = [each for each in self.open.values() if not stands(each)]
        owed = [each for each in open_ if each.question not in EVERYBODYS]
        alone = [each for each in owed if each.question != PACK]
        return next(iter((*alone, *owed)), None)

    def _required(self, asked: Asked | None) -> Asked:
        """Return *asked*; where it is missing, let the engine say why nothing is asked."""
        if asked is None:
            self.game.read(self.seat, None, ())
            raise AnswerError(Refusal.NOT_ASKED)
        return asked

    def _choice(self, asked: Asked, written: Written) -> Meant:
        if isinstance(written, Table):
            return self._parts(asked, written)
        if is_silent(written):
            return SILENCE
        return arrange(asked, self._options(asked, asked.parts, written))

    def _parts(self, asked: Asked, written: Table) -> Meant:
        pairs: list[tuple[str, Option]] = []
        for key, value in written:
            part = _part(asked, key)
            if part is None:
                raise AnswerError(Refusal.NOT_ASKED, given=(key.text,))
            pairs += self._for(asked, part, value) or ()
        silent = all(is_silent(value) for _, value in written)
        return SILENCE if silent else canonical(asked, pairs)

    def _for(self, asked: Asked, part: Part, written: Written) -> Meant:
        if is_silent(written):
            return SILENCE
        if not part.options and not is_word(written, BLANK):
            # A power that has nobody to be used on is not asked for.
            raise AnswerError(Refusal.NOT_ASKED, given=(part.name,))
        return tuple((part.name, option) for option in self._options(asked, (part,), written))

    def _options(self, asked: Asked, parts: Sequence[Part], written: Written) -> list[Option]:
        items = written.items if isinstance(written, Listing) else (written,)
        named = [item for item in items if isinstance(item, Word)]
        blank = [item for item in named if self._is_blank(item, parts)]
        found = [self._option(item, asked, parts) for item in named if item not in blank]
        unknown = [item.text for item in named if self._option(item, asked, parts) is None]
        if any(option is None for option in found):
            raise AnswerError(Refusal.UNKNOWN_NAME, given=tuple(unknown))
        if blank and found:
            raise AnswerError(Refusal.BLANK_AND_NAME)
        return [option for option in found if option is not None]

    def _is_blank(self, word: Word, parts: Sequence[Part]) -> bool:
        """Tell whether *word* means nothing; where only a yes is offered, a no does."""
        if word.folded == BLANK:
            return True
        offered = {option for part in parts for option in part.options}
        return (
            "no" in word.readings
            and "yes" in offered
            and "no" not in offered
            and self.village.find(word.text) is None
        )

    def _option(self, word: Word, asked: Asked, parts: Sequence[Part]) -> Option | None:
        """Return what *word* names: what is offered before what is not, a name before a word."""
        seat = self.village.find(word.text)
        offered = [option for part in (*parts, *asked.parts) for option in part.options]
        if seat is not None and seat in offered:
            return seat
        for option in offered:
            if isinstance(option, str) and option.casefold() in word.readings:
                return option
        return seat if seat is not None else self._word(word)

    def _word(self, word: Word) -> str | None:
        rulebook = self.game.rulebook
        known = {"yes", "no", *rulebook.roles, *rulebook.roles.values(), *self._offered()}
        return next((each for each in sorted(known) if each.casefold() in word.readings), None)

    def _offered(self) -> Iterator[str]:
        """Go through all words that any question of this game has ever offered."""
        for entry in self.game.log:
            if isinstance(entry.content, Asked):
                for part in entry.content.parts:
                    yield from (option for option in part.options if isinstance(option, str))


def is_silent(written: Written) -> bool:
    """Tell whether *written* means that no answer is given."""
    return is_word(written, SILENT)


def is_word(written: Written, text: str) -> bool:
    """Tell whether *written* is the single word *text*."""
    return isinstance(written, Word) and written.folded == text


def stands(asked: Asked) -> bool:
    """Tell whether a question is open to all or always, and owed by nobody."""
    return asked.standing or asked.question in STANDING


def _part(asked: Asked, key: Word) -> Part | None:
    return next((part for part in asked.parts if part.name.casefold() == key.folded), None)
