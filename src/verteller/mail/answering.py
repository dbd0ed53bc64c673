"""Answering by mail: free words become the answer to one open question."""

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player, Status, Waits
from verteller.hosting.playing import Sitting, answer_as_read
from verteller.mail.answering_each import answer_each
from verteller.mail.answering_sentences import (
    NEVER_DONE,
    Writer,
    chooses_in_words,
    may_deny,
    seen_by,
)
from verteller.mail.answering_several import chooses
from verteller.mail.composing import Sent
from verteller.mail.destinations import subject_keywords
from verteller.mail.echoes import mails_quoted, without_echoes
from verteller.mail.reading.names import Found, find_names
from verteller.mail.reading.question_words import has_question_words
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.mail.said import (
    Answered,
    Said,
    Understood,
    also_called,
    answerer_of,
    asked_of,
    languages_of,
    people_of,
)
from verteller.mail.tokens import question_mark
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Seat
from verteller.rules.views import view
from verteller.telling.sentences.meaning import DoubtCode, Understanding

MARKED: Final[Mapping[Keyword, str]] = {Keyword.WHITE: "alone", Keyword.MAYOR: "testament"}
"""
Which question an answer is for when the mail has a keyword.

Source: wakkerdam, WAK-XWHITE-02, WAK-XMAYOR-02.
"""

WHITE_WEREWOLF: Final = "white_werewolf"
PACK: Final = "pack"
OLD_PROMPT: Final = "old_prompt"
"""The detail of a refusal: the mail that was answered is of a phase that is over."""
PRIVATE_BALLOT: Final = "private_ballot"
"""The detail of a refusal: the word for a ballot that is not held. Source: WAK-XWHITE-04."""


PLAIN: Final = frozenset(
    {
        *("ik", "stem", "op", "mijn", "is", "kies", "voor", "i", "vote", "for", "my", "choose"),
        *("voto", "per", "scelgo", "il", "mio", "ich", "stimme", "fur", "wahle", "meine"),
    }
)
"""Words beside which a name is what it always is; others may deny it, or make it depend."""


def answer(player: Player, said: Said, understood: Understood) -> Answered:
    """
    Take what a player's mail says as the answer to the question it is for.

    Args:
        player: Who wrote it, with his game, whose row is locked.
        understood: Is told what could be read, for the words of a refusal.

    Raises:
        HostingError: ``game_paused``, ``game_ended`` and the like.
        AnswerError: Everything that is wrong with the answer itself.

    Source: wakkerdam, WAK-VOTE-01 to -10, -16 to -23, WAK-XWHITE, WAK-XMAYOR.
    """
    game = player.game
    _refuse_halted(game)
    # Composing what he was sent takes the game as well, so it comes before the game is opened.
    ours = mails_quoted(said.message, player.pk)
    if has_question_words(game.rulebook):
        return answer_each(player, said, ours, understood)
    naming = _Naming(player, said, ours, understood)
    if naming.speaks():
        return answer_each(player, said, ours, understood)
    taken = answer_as_read(player, naming.read, said.at)
    return Answered("answer_taken", taken.receipt)


def is_answer(text: str, player: Player, names: Sequence[str]) -> bool:
    """
    Tell whether *text* chooses somebody beside its writer, or nobody.

    Args:
        names: Of all players of his game, in seating order.
    """
    game = player.game
    if game.length and has_question_words(game.rulebook):
        with games.opened(game) as folded:
            asked = dict(folded.asked(Seat(player.seat or 0)))
            answerer = answerer_of(player, asked, names)
            writer = Writer(answerer, people_of(player, names), seen_by(folded, answerer))
        return chooses(text, answerer) or chooses_in_words(text, writer)
    if Keyword.BLANK in find_keywords(text, languages_of(player)):
        return True
    found = find_names(text, names, also_called(people_of(player, names), parts=False))
    others = {names[place] for place in found.names} - {player.name}
    return bool(others or found.ambiguous)


class _Naming:
    """
    A mail of a game in which any name in it counts, wherever it stands.

    Source: wakkerdam, WAK-VOTE-02, WAK-VOTE-04, WAK-VOTE-17.
    """

    def __init__(
        self, player: Player, said: Said, ours: Sequence[Sent], understood: Understood
    ) -> None:
        self._player = player
        self._said = said
        self._ours = ours
        self._understood = understood
        self._mention: tuple[frozenset[Keyword], Found] | None = None

    def read(self, sitting: Sitting) -> tuple[str, tuple[Seat, ...]]:
        """Return which question the mail answers, and whom it names."""
        asked = asked_of(sitting)
        self._said.refuse_late(sitting)
        words, found = self._found()
        subject = self._said.message.subject
        languages = languages_of(self._player)
        marks = words | subject_keywords(subject, sitting.record.name, languages)
        question = _question(asked, marks, sitting, self._said.question)
        self._understood.asked, self._understood.found = asked[question], found
        return question, _options(found, is_blank=Keyword.BLANK in words)

    def speaks(self) -> bool:
        """
        Tell whether its sentences are to be gone by, and not the names in them.

        So it is where a name stands in what is denied or depends on something, and where there is
        no name at all, or a sentence for each of several questions.
        """
        record, seat = self._player.game, self._player.seat
        if seat is None or not record.length:
            return False
        words, found = self._found()
        # Most mails say no more than that, and need not be looked into.
        if all(each.folded in PLAIN for each in found.unmatched):
            return False
        names = self._names
        with games.opened(record) as game:
            sitting = Sitting(record, game, Seat(seat))
            answerer = answerer_of(self._player, game.asked(sitting.seat), names, self._said)
            writer = Writer(answerer, people_of(self._player, names), seen_by(game, answerer))
            text = self._text()
            counts = self._counts(sitting)
        heard = writer.understood(text)
        is_blank = Keyword.BLANK in words
        if not (found.names or found.ambiguous or is_blank):
            self._leave(text, found, heard)
            # What is almost a name is asked about.
            return bool(heard.requests or (heard.commands and not found.near))
        is_denied = any(doubt.code in NEVER_DONE for doubt in heard.doubts)
        if counts and (is_denied or (heard.is_empty and may_deny(text))):
            return True
        open_ones = {command.question for command in heard.commands} & {*answerer.asked}
        return len(open_ones) > 1

    def _counts(self, sitting: Sitting) -> bool:
        """Tell whether the names would be taken as they are."""
        try:
            question, options = self.read(sitting)
            choice = sitting.arranged(question, options)
            sitting.game.check(sitting.seat, question, choice)
        except AnswerError:
            return False
        return True

    def _leave(self, text: str, found: Found, heard: Understanding) -> None:
        """Note that a master is to see the mail, if nothing in it could be understood."""
        is_lost = all(doubt.code is DoubtCode.NOT_UNDERSTOOD for doubt in heard.doubts)
        if heard.has_sentences and is_lost and not found.near and not heard.commands:
            self._understood.waits.append((text, Waits.UNREAD))
            self._understood.several = {"besides": {"lost": True}}

    @property
    def _names(self) -> tuple[str, ...]:
        return games.names_in(self._player.game)

    def _text(self) -> str:
        return without_echoes(self._said.message, self._ours, self._names)

    def _found(self) -> tuple[frozenset[Keyword], Found]:
        """Return the words with a meaning of their own, and the names; sought only once."""
        if self._mention is not None:
            return self._mention
        text, names = self._text(), self._names
        also = also_called(people_of(self._player, names), parts=False)
        words = find_keywords(text, languages_of(self._player))
        self._mention = words, find_names(text, names, also)
        return self._mention


def refuse_stale(player: Player) -> NoReturn:
    """
    Say to a player who answers a mail of a phase that is over why nothing is done.

    Who is asked nothing at present is told that, as if he had answered any other mail.

    Raises:
        HostingError, AnswerError: Always one of them; see `answer`.

    Source: wakkerdam, WAK-VOTE-14, WAK-VOTE-20.
    """
    _refuse_halted(player.game)
    with games.opened(player.game) as game:
        seat = Seat(player.seat or 0)
        if not game.asked(seat):
            # Raises with the reason, as far as the player may know it.
            game.read(seat, None, ())
        raise AnswerError(Refusal.TOO_LATE, detail=OLD_PROMPT)


def _refuse_halted(game: HostedGame) -> None:
    """Refuse at once what is not read at all. Source: wakkerdam, WAK-VOTE-27."""
    if game.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=game.name)
    if game.is_over:
        raise HostingError(Code.GAME_ENDED, game=game.name)


def _believes_to_be(sitting: Sitting, role: str) -> bool:
    return view(sitting.game.log, sitting.seat).role == role


def _question(
    asked: Mapping[str, Asked], marks: frozenset[Keyword], sitting: Sitting, prompted: int
) -> str:
    """
    Return which open question a mail with these keywords answers.

    Without any it answers what the mail asked that it answers (*prompted*), if that is open.

    Source: wakkerdam, WAK-XWHITE-01 to -04, WAK-XMAYOR-02 to -04 (AMB-59, AMB-61).
    """
    for word, question in MARKED.items():
        if word in marks and question in asked:
            return question
    # Folding his view takes time, so it is done only for who writes that word.
    is_pack_vote = PACK in asked and Keyword.WHITE in marks
    if is_pack_vote and _believes_to_be(sitting, WHITE_WEREWOLF):
        raise AnswerError(Refusal.NOT_ASKED, detail=PRIVATE_BALLOT)
    if prompted:
        named = (question for question in asked if question_mark(question) == prompted)
        if (open_one := next(named, None)) is not None:
            return open_one
    unmarked = [question for question in asked if question not in MARKED.values()]
    return next(iter(unmarked or asked))


def _options(found: Found, *, is_blank: bool) -> tuple[Seat, ...]:
    """
    Return the players named, none for blank.

    Raises:
        AnswerError: ``blank_and_name`` (E8), or ``unknown_name`` when nothing was found (E6).

    Source: wakkerdam, WAK-VOTE-04, -08, -10, -17, -18.
    """
    named = tuple(Seat(place) for place in found.names)
    if is_blank and named:
        raise AnswerError(Refusal.BLANK_AND_NAME, given=named)
    if found.ambiguous and not is_blank:
        written = tuple(case.word for case in found.ambiguous)
        raise AnswerError(Refusal.UNKNOWN_NAME, detail="ambiguous", given=written)
    if not named and not is_blank:
        raise AnswerError(Refusal.UNKNOWN_NAME, given=tuple(miss.word for miss in found.near))
    return named
