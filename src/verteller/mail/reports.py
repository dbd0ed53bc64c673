"""What administrators are told about their commands by mail."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from verteller.telling import Language, Paragraph, refusal
from verteller.telling.calendars import calendar_phrase
from verteller.telling.letters import Desk, Letter

COMMAND: Final = "command"
"""The code of a notice that is such a report."""

_WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "nl": {
        "subject": "Beheer: {command}",
        "unknown": "Het commando {command} ken ik niet. Dit zijn de commando's die ik wel ken:",
        "done": "Uitgevoerd:",
        "refused": "Niet uitgevoerd:",
        "nothing": "Er was niets te doen.",
        "refused-line": "{name}: {why}",
        "unknown-game": "zo heet geen spel.",
        "invited": "Uitgenodigd:",
        "games": "De spellen:",
        "players": "De spelers:",
        "stories": "De toegevoegde verhalen:",
        "attending": "Streepjes en afwezigheid:",
        "attending-line": "{attending}: streepjes {strikes}",
        "rounds": "gemist: {missed} van {asked} rondes",
        "until": "weg tot {until}",
        "game-line": "{game}: {status}, {players} van hoogstens {most} spelers, {pace}, "
        "strengheid {strictness}, thema {theme}",
        "pace": "{speed} per ronde",
        "sign_up": "inschrijving open tot {closes}",
        "sign_up_open": "inschrijving open",
        "running": "loopt",
        "paused": "staat stil",
        "stopped": "gestopt",
        "finished": "gewonnen",
        "player-line": "{player} ({gender}), {address}, {alive}, {on_list}",
        "alive": "leeft",
        "dead": "dood",
        "on_list": "op de lijst",
        "off_list": "niet op de lijst",
    },
    "en": {
        "subject": "Administration: {command}",
        "unknown": "I do not know the command {command}. These are the commands I do know:",
        "done": "Carried out:",
        "refused": "Not carried out:",
        "nothing": "There was nothing to do.",
        "refused-line": "{name}: {why}",
        "unknown-game": "there is no game of that name.",
        "invited": "Invited:",
        "games": "The games:",
        "players": "The players:",
        "stories": "The stories added:",
        "attending": "Marks and absences:",
        "attending-line": "{attending}: marks {strikes}",
        "rounds": "missed: {missed} of {asked} rounds",
        "until": "away until {until}",
        "game-line": "{game}: {status}, {players} of at most {most} players, {pace}, "
        "strictness {strictness}, theme {theme}",
        "pace": "{speed} a round",
        "sign_up": "sign-up open until {closes}",
        "sign_up_open": "sign-up open",
        "running": "running",
        "paused": "standing still",
        "stopped": "stopped",
        "finished": "won",
        "player-line": "{player} ({gender}), {address}, {alive}, {on_list}",
        "alive": "alive",
        "dead": "dead",
        "on_list": "on the list",
        "off_list": "off the list",
    },
    "it": {
        "subject": "Amministrazione: {command}",
        "unknown": "Non conosco il comando {command}. Ecco i comandi che conosco:",
        "done": "Eseguito:",
        "refused": "Non eseguito:",
        "nothing": "Non c’era niente da fare.",
        "refused-line": "{name}: {why}",
        "unknown-game": "nessuna partita si chiama così.",
        "invited": "Invitati:",
        "games": "Le partite:",
        "players": "I giocatori:",
        "stories": "Le storie aggiunte:",
        "attending": "Richiami e assenze:",
        "attending-line": "{attending}: richiami {strikes}",
        "rounds": "turni saltati: {missed} su {asked}",
        "until": "assenza fino a {until}",
        "game-line": "{game}: {status}, {players} di al massimo {most} giocatori, {speed} a turno, "
        "severità {strictness}, tema {theme}",
        "sign_up": "iscrizioni aperte fino a {closes}",
        "running": "in corso",
        "paused": "in pausa",
        "stopped": "interrotta",
        "finished": "conclusa",
        "player-line": "{player} ({gender}), {address}, {alive}, {on_list}",
        "alive": "in vita",
        "dead": "tra i morti",
        "on_list": "in lista",
        "off_list": "fuori dalla lista",
    },
    "de": {
        "subject": "Verwaltung: {command}",
        "unknown": "Den Befehl {command} kenne ich nicht. Diese Befehle kenne ich:",
        "done": "Ausgeführt:",
        "refused": "Nicht ausgeführt:",
        "nothing": "Es war nichts zu tun.",
        "refused-line": "{name}: {why}",
        "unknown-game": "So heißt kein Spiel.",
        "invited": "Eingeladen:",
        "games": "Die Spiele:",
        "players": "Alle, die mitspielen:",
        "stories": "Die hinzugefügten Geschichten:",
        "attending": "Striche und Abwesenheiten:",
        "attending-line": "{attending}: Striche {strikes}",
        "rounds": "verpasst: {missed} von {asked} Runden",
        "until": "abwesend bis {until}",
        "game-line": "{game}: {status}, {players} von höchstens {most} Plätzen vergeben, {speed} "
        "je Runde, Strenge {strictness}, Thema {theme}",
        "sign_up": "Anmeldung offen bis {closes}",
        "running": "läuft",
        "paused": "steht still",
        "stopped": "abgebrochen",
        "finished": "gewonnen",
        "player-line": "{player} ({gender}), {address}, {alive}, {on_list}",
        "alive": "lebt",
        "dead": "tot",
        "on_list": "auf der Liste",
        "off_list": "nicht auf der Liste",
    },
}


def command_report(desk: Desk, payload: Mapping[str, Any]) -> Letter:
    """
    Tell an administrator what became of a command.

    Args:
        payload: The command, for what it was ``done``, for what ``refused`` and why, and what
            it ``listed``.

    Source: wakkerdam, WAK-SYS-30 to -38.
    """
    words = _WORDS[desk.words.language]
    command = str(payload["command"])
    subject = words["subject"].format(command=command or "?")
    if not payload["known"]:
        text = words["unknown"].format(command=desk.words.quote(command))
        return Letter(subject, (Paragraph(text, tuple(payload["commands"])),))
    paragraphs = tuple(_paragraphs(desk, words, payload))
    return Letter(subject, paragraphs or (Paragraph(words["nothing"]),))


def _paragraphs(
    desk: Desk, words: Mapping[str, str], payload: Mapping[str, Any]
) -> Iterator[Paragraph]:
    if payload["done"]:
        yield Paragraph(words["done"], tuple(payload["done"]))
    if payload["refused"]:
        whys = (_refusal(desk, words, each) for each in payload["refused"])
        yield Paragraph(words["refused"], tuple(whys))
    listed = payload["listed"]
    games = tuple(_game(desk, words, each) for each in listed if "game" in each)
    players = tuple(_player(desk, words, each) for each in listed if "player" in each)
    stories = tuple(each["story"] for each in listed if "story" in each)
    invited = tuple(email for each in listed for email in each.get("invited", ()))
    attending = tuple(_attending(desk, words, each) for each in listed if "attending" in each)
    titled = {
        "games": games,
        "players": players,
        "attending": attending,
        "stories": stories,
        "invited": invited,
    }
    for title, lines in titled.items():
        if lines:
            yield Paragraph(words[title], lines)


def _refusal(desk: Desk, words: Mapping[str, str], refused: Mapping[str, Any]) -> str:
    said = {key: value for key, value in refused.items() if key not in {"name", "code"}}
    detail = str(said.get("detail", ""))
    if refused["code"] == "unknown_game":
        # What a player is told would be about the subject of his mail.
        why = words["unknown-game"]
    else:
        why = refusal(str(refused["code"]), detail, said, desk.language)
    name = str(refused["name"])
    return words["refused-line"].format(name=name, why=why) if name else why


def _game(desk: Desk, words: Mapping[str, str], game: Mapping[str, Any]) -> str:
    said = {
        **game,
        "status": _status(desk, words, game),
        "pace": _pace(desk, words, game),
        "theme": desk.say("theme-name", theme=game["theme"]),
    }
    return words["game-line"].format_map(said)


def _status(desk: Desk, words: Mapping[str, str], game: Mapping[str, Any]) -> str:
    closes_at = game["closes_at"]
    if game["status"] == "sign_up" and closes_at is None:
        return words["sign_up_open"]
    closes = desk.moment(datetime.fromisoformat(closes_at)) if closes_at else ""
    return words[game["status"]].format(closes=closes)


def _pace(desk: Desk, words: Mapping[str, str], game: Mapping[str, Any]) -> str:
    """Return how long rounds last, or when they close."""
    if game.get("calendar"):
        return calendar_phrase(game["calendar"], desk.words)
    speed = desk.words.duration(timedelta(seconds=game["speed_seconds"]))
    return words["pace"].format(speed=speed)


def _player(desk: Desk, words: Mapping[str, str], player: Mapping[str, Any]) -> str:
    return words["player-line"].format(
        player=player["player"],
        gender=desk.say("gender-name", gender=player["gender"]),
        address=player["address"],
        alive=words["alive" if player["alive"] else "dead"],
        on_list=words["on_list" if player["on_list"] else "off_list"],
    )


def _attending(desk: Desk, words: Mapping[str, str], player: Mapping[str, Any]) -> str:
    parts = [words["attending-line"].format_map(player)]
    if player["asked"] is not None:
        parts.append(words["rounds"].format_map(player))
    if player["until"]:
        until = desk.moment(datetime.fromisoformat(player["until"]))
        parts.append(words["until"].format(until=until))
    return ", ".join(parts)
