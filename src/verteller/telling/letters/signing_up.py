"""Letters before a game and at its beginning: invitation, sign-up, opening."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from verteller.telling.cast import Gender, Language
from verteller.telling.letters.desk import Desk, Letter, Terms
from verteller.telling.paragraphs import Paragraph, quotation
from verteller.telling.refusals import refusal


@dataclass(frozen=True, slots=True)
class Participant:
    """A player as the letters know him."""

    name: str
    gender: Gender
    address: str
    nicknames: tuple[str, ...] = ()


def invitation(
    desk: Desk, *, game: str, terms: Terms, closes_at: datetime | None = None, note: str = ""
) -> Letter:
    """
    Invite somebody: when it starts, how to sign up, all settings.

    Args:
        note: The host's own words.

    Source: wakkerdam, WAK-SYS-30.
    """
    say = desk.say
    settings = terms.lines(game, desk)
    if closes_at is not None:
        settings = (*settings, desk.line("closes", desk.moment(closes_at)))
    return Letter(
        say("invitation", "subject", game=game),
        (
            Paragraph(say("invitation", game=game)),
            *([quotation("", note)] if note.strip() else ()),
            Paragraph(say("invitation", "how", home=desk.home, game=game)),
            Paragraph(say("invitation", "settings"), settings),
            Paragraph(say("invitation", "active")),
        ),
    )


def signed_up(  # noqa: PLR0913 - all that was stored is repeated
    desk: Desk,
    *,
    game: str,
    player: Participant,
    language: Language,
    time_zone: str,
    closes_at: datetime | None = None,
    replaced: bool = False,
    seed_sha256: str = "",
    addresses: str = "",
) -> Letter:
    """
    Confirm a sign-up with all stored data, and say who is going to see the address.

    Source: wakkerdam, WAK-SIGN-02, -03, WAK-SYS-10; tempo reale, LTR-COMM-06.
    """
    say = desk.say
    data = (
        desk.line("game", game),
        desk.line("name", player.name),
        *([desk.line("nicknames", ", ".join(player.nicknames))] if player.nicknames else ()),
        desk.line("gender", say("gender-name", gender=player.gender)),
        desk.line("address", player.address),
        desk.line("language", say("language-name", language_code=language)),
        desk.line("time_zone", time_zone),
        *([desk.line("seal", seed_sha256)] if seed_sha256 else ()),
    )
    if closes_at is None:
        following = say("signed_up", "next-open")
    else:
        following = say("signed_up", "next", closes=desk.moment(closes_at))
    greeting = say("signed_up", "replaced" if replaced else "", game=game, name=player.name)
    return Letter(
        say("signed_up", "subject", game=game),
        (
            Paragraph(greeting),
            Paragraph(say("signed_up", "data"), data),
            Paragraph(say("signed_up", "correct")),
            *([Paragraph(say(f"addresses-{addresses}"))] if addresses else ()),
            Paragraph(following),
        ),
    )


def sign_up_refused(
    desk: Desk, *, code: str, parameters: Mapping[str, object], detail: str = ""
) -> Letter:
    """Say why a sign-up failed and how it is done. Source: wakkerdam, WAK-SIGN-04 to -10."""
    game = str(parameters.get("game") or "")
    subject = desk.say("sign_up_refused", "subject" if game else "subject-without-game", game=game)
    why = refusal(code, detail, parameters, desk.language)
    return Letter(subject, (Paragraph(desk.say("sign_up_refused")), Paragraph(why)))


def opening(desk: Desk, *, game: str, terms: Terms, players: Sequence[Participant]) -> Letter:
    """
    Tell everybody what is agreed, who takes part, and how to use the narrator well.

    Source: wakkerdam, WAK-SYS-12, -13, WAK-INACT-02, WAK-USE-01, -03, -04, WAK-HELP-02, -04,
    WAK-ADMIN-03, WAK-DEATH-02 to -04.
    """
    say = desk.say
    village = tuple(
        say(
            "player-line",
            player=_called(player, desk),
            gender_name=say("gender-name", gender=player.gender),
            address=player.address,
        )
        for player in players
    )
    advice = ("answering", "blank-first", "discussion", "dead", "help", "faults")
    return Letter(
        say("opening", "subject", game=game),
        (
            Paragraph(say("opening", game=game)),
            Paragraph(say("opening", "settings"), terms.lines(game, desk)),
            Paragraph(say("opening", "players"), village),
            *(Paragraph(say("opening", part, home=desk.home)) for part in advice),
        ),
    )


def _called(player: Participant, desk: Desk) -> str:
    """Return a name with what else its bearer is called: Marta Rossi “Titti”."""
    return " ".join([player.name, *map(desk.words.quote, player.nicknames)])
