"""Letters: every kind of row in the outbox in its reader's words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any, Final, cast

from verteller.hosting.home import Home, home
from verteller.hosting.models import HelpRequest, Kind, Outgoing, Person, Player
from verteller.hosting.people import find_person
from verteller.mail.layout import RULE, Block, blocks_of, question_blocks, story_block, wrap
from verteller.mail.news import PUBLIC, entry_of, moment_before, news_of, village_standing
from verteller.mail.reports import COMMAND, command_report
from verteller.mail.stories import Told, tell_news, tell_receipt
from verteller.rules.facts import AnswerTaken, Fact, PhaseOpened, Seat
from verteller.telling import Cast, Gender, Language, Outcome, Reader, Teller, letters, refusal
from verteller.telling.letters import Desk, Letter, Participant, Terms
from verteller.telling.stories import StoryError

LANGUAGES: Final[tuple[Language, ...]] = ("nl", "en")
GREETINGS: Final[Mapping[Language, str]] = {"nl": "Dag {name},", "en": "Hello {name},"}
PHASES: Final[Mapping[Language, Mapping[str, str]]] = {
    "nl": {"election": ", de verkiezing", "pyre": ", de brandstapel"},
    "en": {"election": ", the election", "pyre": ", the pyre"},
}
"""What the subject of a mail to all says of its phase; never a keyword."""


@dataclass(frozen=True, slots=True)
class Written:
    """
    A mail's words, laid out.

    Args:
        subject: One line.
        greeting: One line, empty to somebody without a name.
        blocks: The body.
        footer: Lines below it.
        missing: Why it has no story though it should have one.
    """

    subject: str
    greeting: str
    blocks: tuple[Block, ...]
    footer: tuple[str, ...]
    missing: StoryError | None = None

    @property
    def plain_footer(self) -> str:
        """The lines below it as wrapped plain text."""
        return "\n".join(wrap(line) for line in self.footer)


def write(row: Outgoing) -> Written:
    """
    Put a row into words; the same row always reads the same.

    A story stands above the plain facts, which are complete without it.

    Source: wakkerdam, WAK-SYS-09, WAK-SYS-22, WAK-SYS-51, WAK-STORY-07, WAK-STORY-08.
    """
    writings = [_Writing(row, language) for language in _languages(row)]
    subjects: list[str] = []
    blocks: list[Block] = []
    for writing in writings:
        subject, body = _letter(writing)
        subjects.append(subject)
        blocks += [RULE, *body] if blocks else body
    told = _story(writings[0])
    story = told.introduction
    if story:
        blocks = [story_block(story.text, story.html), RULE, *blocks]
    footer = letters.footer(writings[0].desk, manual=home().manual_url, authors=story.authors)
    greeting = GREETINGS[writings[0].language].format(name=row.player.name) if row.player else ""
    return Written(
        subject=" / ".join(dict.fromkeys(subjects)),
        greeting=greeting,
        blocks=tuple(blocks),
        footer=footer.lines,
        missing=told.missing,
    )


def _story(writing: "_Writing") -> Told:
    """Return the story of a mail about the game, nothing for any other."""
    match writing.row.kind:
        case Kind.NEWS:
            return tell_news(writing.row, writing.cast, writing.language)
        case Kind.ANSWER_TAKEN:
            return tell_receipt(writing.row, writing.cast, writing.language)
        case _:
            return Told()


class _Writing:
    """A row, and everything its words may need, read when it is asked for."""

    def __init__(self, row: Outgoing, language: Language) -> None:
        self.row = row
        self.language = language
        self.payload: dict[str, Any] = row.payload
        self.home: Home = home()

    @property
    def game(self) -> str:
        """The game's name, empty for a mail about none."""
        if self.row.game is not None:
            return self.row.game.name
        return str(self.payload.get("game") or "")

    @property
    def time_zone(self) -> str:
        """The reader's."""
        if self.row.player is not None:
            return self.row.player.time_zone
        return (find_person(self.row.to_email) or Person()).time_zone

    @property
    def desk(self) -> Desk:
        """Where letters to the reader are written."""
        return Desk(self.language, self.time_zone, self.home.address)

    @cached_property
    def cast(self) -> Cast:
        """Who plays, as words know them."""
        players = Player.objects.filter(game_id=self.row.game_id, seat__isnull=False)
        people = list(players.order_by("seat").values_list("name", "gender"))
        genders = tuple(cast("Gender", gender) for _, gender in people)
        return Cast(tuple(name for name, _ in people), genders)

    def players(self) -> list[Player]:
        """All players of the game, in seating order."""
        players = Player.objects.filter(game_id=self.row.game_id, seat__isnull=False)
        return list(players.select_related("address").order_by("seat"))

    def teller(self, *, to_all: bool = False) -> Teller:
        """Return who tells of the game: to the reader, or in the same words to everybody."""
        player = self.row.player
        seat = None if to_all or player is None or player.seat is None else Seat(player.seat)
        return Teller(self.cast, Reader(seat, self.language, self.time_zone))

    def moment(self, key: str) -> datetime | None:
        """Return a moment of the payload, if it has one."""
        said = self.payload.get(key)
        return datetime.fromisoformat(said) if said else None


Subject = str
Body = list[Block]


def _letter(writing: _Writing) -> tuple[Subject, Body]:
    return _WRITERS[Kind(writing.row.kind)](writing)


def _laid_out(letter: Letter) -> tuple[Subject, Body]:
    return letter.subject, blocks_of(letter.paragraphs)


def _news(writing: _Writing) -> tuple[Subject, Body]:
    """Write what happened, how the village stands, and what the reader is asked."""
    news = news_of(writing.row)
    in_public = writing.payload["channel"] == PUBLIC
    is_opening = in_public and writing.payload["first"] == 1
    teller = writing.teller(to_all=in_public)
    paragraphs = teller.facts(news.facts)
    if in_public and not is_opening:
        paragraphs.append(_overview(writing, teller))
    letter = letters.news(
        writing.desk,
        game=writing.game,
        facts=[*moment_before(writing.row), *news.facts],
        paragraphs=paragraphs,
        channel="public" if in_public else "private",
    )
    subject, blocks = _laid_out(letter)
    if in_public:
        subject += _phase(news.facts, writing.language)
    if is_opening:
        subject, opening = _opening(writing)
        blocks = [*opening, *blocks]
    keys = [asked.question for asked in news.questions]
    for asked in news.questions:
        blocks += question_blocks(teller.question(asked, writing.moment("due_at"), keys))
    return subject, blocks


def _phase(facts: Sequence[Fact], language: Language) -> str:
    """Return what a subject says of the phase that is open, so that each is a conversation."""
    opened = [fact.phase for fact in facts if isinstance(fact, PhaseOpened)]
    return PHASES[language].get(opened[-1], "") if opened else ""


def _opening(writing: _Writing) -> tuple[Subject, Body]:
    """Write what everybody is told at the start. Source: wakkerdam, WAK-SYS-12, WAK-SYS-13."""
    record = writing.row.game
    if record is None:
        raise ValueError("an opening without a game")
    players = writing.players()
    terms = Terms(
        speed=record.speed,
        strictness=record.strictness,
        theme=record.theme,
        players=len(players),
        mayor=record.mayor,
    )
    village = [
        Participant(player.name, cast("Gender", player.gender), player.address.email)
        for player in players
    ]
    return _laid_out(letters.opening(writing.desk, game=record.name, terms=terms, players=village))


def _overview(writing: _Writing, teller: Teller) -> Any:
    standing = village_standing(writing.row.game_id or 0, writing.payload["last"])
    everybody = [Seat(seat) for seat in range(len(teller.cast.names))]
    living = [seat for seat in everybody if seat not in standing.dead]
    dead = [(seat, standing.shown.get(seat)) for seat in standing.dead]
    return teller.overview(living, dead, standing.mayor)


def _answer_taken(writing: _Writing) -> tuple[Subject, Body]:
    if writing.row.game is None:
        raise ValueError("a receipt without a game")
    fact = entry_of(writing.row.game, writing.payload["entry"]).content
    if not isinstance(fact, AnswerTaken):
        raise TypeError("a receipt that names another entry")
    text = writing.teller().receipt(fact.question, fact.choice, writing.moment("due_at"))
    return _laid_out(letters.answer_taken(writing.desk, game=writing.game, text=text))


def _refused(writing: _Writing) -> tuple[Subject, Body]:
    """Write one of the replies E1 to E13. Source: wakkerdam, section 1.5."""
    payload = writing.payload
    said = {"game": writing.game, **payload}
    code, detail = str(payload["code"]), str(payload.get("detail", ""))
    if writing.row.player is not None:
        text = writing.teller().refusal(code, detail, said)
    else:
        text = refusal(code, detail, said, writing.language)
    return _laid_out(letters.refused(writing.desk, text=text, game=writing.game))


def _sign_up_refused(writing: _Writing) -> tuple[Subject, Body]:
    said = {"game": writing.game, **writing.payload}
    code = str(writing.payload["code"])
    return _laid_out(letters.sign_up_refused(writing.desk, code=code, parameters=said))


def _signed_up(writing: _Writing) -> tuple[Subject, Body]:
    payload = writing.payload
    player = Participant(payload["name"], payload["gender"], payload["email"])
    return _laid_out(
        letters.signed_up(
            writing.desk,
            game=writing.game,
            player=player,
            language=payload["language"],
            time_zone=payload["time_zone"],
            closes_at=writing.moment("closes_at"),
            replaced=bool(payload.get("replaced")),
            seed_sha256=payload.get("seed_sha256", ""),
        )
    )


def _invitation(writing: _Writing) -> tuple[Subject, Body]:
    payload = writing.payload
    terms = Terms(
        speed=timedelta(seconds=payload["speed_seconds"]),
        strictness=payload["strictness"],
        theme=payload["theme"],
        most=payload["most"],
        mayor=payload["mayor"],
    )
    return _laid_out(
        letters.invitation(
            writing.desk,
            game=writing.game,
            terms=terms,
            closes_at=writing.moment("closes_at"),
            note=payload.get("text", ""),
        )
    )


def _paused(writing: _Writing) -> tuple[Subject, Body]:
    return _laid_out(letters.game_paused(writing.desk, game=writing.game))


def _resumed(writing: _Writing) -> tuple[Subject, Body]:
    due_at = writing.moment("due_at")
    return _laid_out(letters.game_resumed(writing.desk, game=writing.game, due_at=due_at))


def _stopped(writing: _Writing) -> tuple[Subject, Body]:
    return _laid_out(letters.game_stopped(writing.desk, game=writing.game))


def _left_list(writing: _Writing) -> tuple[Subject, Body]:
    return _laid_out(letters.left_list(writing.desk, game=writing.game))


def _time_given_back(writing: _Writing) -> tuple[Subject, Body]:
    lost = timedelta(seconds=writing.payload["lost_seconds"])
    due_at = writing.moment("due_at")
    return _laid_out(
        letters.time_given_back(writing.desk, game=writing.game, lost=lost, due_at=due_at)
    )


def _reminder(writing: _Writing) -> tuple[Subject, Body]:
    voice = writing.teller().voice
    titles = [voice.question(question) for question in writing.payload["questions"]]
    due_at = writing.moment("due_at")
    if due_at is None:
        raise ValueError("a reminder without a deadline")
    left = writing.payload.get("left")
    return _laid_out(
        letters.reminder(
            writing.desk, game=writing.game, questions=titles, due_at=due_at, left=left
        )
    )


def _final(writing: _Writing) -> tuple[Subject, Body]:
    """Write who has won and how every player ended. Source: wakkerdam, WAK-SYS-26."""
    payload = writing.payload
    winners = [
        (won["faction"], [Seat(each) for each in won["players"]]) for won in payload["winners"]
    ]
    won = {seat for _, seats in winners for seat in seats}
    outcomes = [
        Outcome(
            player=Seat(each["seat"]),
            role=each["role"],
            alive=each["alive"],
            lover=each["lover"],
            bodyguard=each["bodyguard"],
            mayor=each["mayor"],
            winner=each["seat"] in won,
        )
        for each in payload["players"]
    ]
    voice = writing.teller().voice
    return _laid_out(
        letters.final(
            writing.desk, game=writing.game, winners=winners, outcomes=outcomes, voice=voice
        )
    )


def _help_received(writing: _Writing) -> tuple[Subject, Body]:
    number = writing.payload["number"]
    asked = HelpRequest.objects.filter(number=number).values_list("text", flat=True).first()
    anonymous = bool(writing.payload.get("anonymous"))
    return _laid_out(
        letters.help_received(writing.desk, number=number, text=asked or "", anonymous=anonymous)
    )


def _help_forwarded(writing: _Writing) -> tuple[Subject, Body]:
    payload = writing.payload
    return _laid_out(
        letters.help_forwarded(
            writing.desk,
            number=payload["number"],
            text=payload["text"],
            sender=payload["sender"],
            game=writing.game,
        )
    )


def _help_answered(writing: _Writing) -> tuple[Subject, Body]:
    payload = writing.payload
    return _laid_out(
        letters.help_answered(
            writing.desk,
            number=payload["number"],
            text=payload["text"],
            question=payload.get("question", ""),
        )
    )


def _admin_notice(writing: _Writing) -> tuple[Subject, Body]:
    payload = writing.payload
    if payload["code"] == COMMAND:
        return _laid_out(command_report(writing.desk, payload))
    return _laid_out(letters.admin_notice(writing.desk, code=payload["code"], parameters=payload))


def _languages(row: Outgoing) -> tuple[Language, ...]:
    """Return the languages of a mail: its own, or all of them to somebody nobody knows."""
    if row.payload.get("in_all_languages"):
        return LANGUAGES
    return (cast("Language", row.language),)


_WRITERS: Final[Mapping[Kind, Callable[[_Writing], tuple[Subject, Body]]]] = {
    Kind.NEWS: _news,
    Kind.ANSWER_TAKEN: _answer_taken,
    Kind.REFUSED: _refused,
    Kind.SIGNED_UP: _signed_up,
    Kind.SIGN_UP_REFUSED: _sign_up_refused,
    Kind.INVITATION: _invitation,
    Kind.GAME_PAUSED: _paused,
    Kind.GAME_RESUMED: _resumed,
    Kind.GAME_STOPPED: _stopped,
    Kind.FINAL: _final,
    Kind.HELP_FORWARDED: _help_forwarded,
    Kind.HELP_ANSWERED: _help_answered,
    Kind.HELP_RECEIVED: _help_received,
    Kind.ADMIN_NOTICE: _admin_notice,
    Kind.REMINDER: _reminder,
    Kind.TIME_GIVEN_BACK: _time_given_back,
    Kind.LEFT_LIST: _left_list,
}
"""Who puts which kind of row into words; every kind is here."""
