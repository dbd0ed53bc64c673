"""What a service refuses, as codes with parameters; words are chosen at the door."""

from enum import StrEnum


class Code(StrEnum):
    """Why a service refuses. The values are stable; doors and stored results use them."""

    # About a game and who takes part in it.
    UNKNOWN_GAME = "unknown_game"
    """No game bears that name."""
    SEVERAL_GAMES = "several_games"
    """More than one game is named."""
    SEVERAL_QUESTIONS = "several_questions"
    """An answer that may be to more than one of the questions that are open."""
    NOT_IN_GAME = "not_in_game"
    """The sender is no player of this game, and it takes no more players."""
    NOT_STARTED = "not_started"
    """The game still takes sign-ups; nothing is asked yet."""
    GAME_PAUSED = "game_paused"
    """The game is paused; nothing is kept."""
    GAME_ENDED = "game_ended"
    """The game has been won or stopped."""

    # About a sign-up.
    SIGN_UP_STRUCTURE = "sign_up_structure"
    """Not of the form "name, gender"."""
    GENDER_UNCLEAR = "gender_unclear"
    NAME_NOT_LETTERS = "name_not_letters"
    NAME_TOO_LONG = "name_too_long"
    NAME_RESERVED = "name_reserved"
    """A word of the name means something else in a mail."""
    NAME_TAKEN = "name_taken"
    """Another player of the game bears the same name, or one too like it."""
    NICKNAME_TAKEN = "nickname_taken"
    """A nickname could be somebody else of the game, by his name or by part of it."""
    NICKNAMES_MANY = "nicknames_many"
    """``most`` says how many somebody may have."""
    LANGUAGE_UNKNOWN = "language_unknown"
    TIME_ZONE_UNKNOWN = "time_zone_unknown"
    ADDRESS_UNFIT = "address_unfit"
    """Not a mail address."""
    GAME_FULL = "game_full"
    SIGN_UP_CLOSED = "sign_up_closed"
    """The sign-up is over, though the roles may not have been dealt yet."""

    UNRELIABLE = "unreliable"
    """Has missed more rounds of other games than this one accepts."""
    KNOWS_VILLAGE = "knows_village"
    """Has prepared, as a master, what no player of the game may know."""

    # About somebody's absence.
    RUNG_OFF = "rung_off"
    """The game does not have that rung of the ladder; ``rung`` says which."""
    EXCUSE_PAST = "excuse_past"
    """Nobody can be away until a day that is over."""
    EXCUSE_TOO_LONG = "excuse_too_long"
    """``most`` is for how many days a player can be excused."""
    PLAYER_DEAD = "player_dead"
    """For the living only."""
    HAS_PLAYED = "has_played"
    """Who plays in the game, or did, takes over no seat of it."""
    ADMINISTRATES = "administrates"
    """Who can look behind the scenes takes over no seat."""

    # About what an administrator wants.
    GAME_NAME_MISSING = "game_name_missing"
    GAME_NAME_UNFIT = "game_name_unfit"
    """Not letters and digits, too long, or a word of command."""
    GAME_NAME_TAKEN = "game_name_taken"
    GAME_SETTING = "game_setting"
    """A setting of the game has a value it cannot have; ``setting`` and ``value`` say which."""
    CALENDAR_UNFIT = "calendar_unfit"
    """Something is no calendar for the game; ``fault`` (see `calendar.Fault`), ``where``, more."""
    NOT_PAUSED = "not_paused"
    NOT_ENDED = "not_ended"
    """Only a stopped or won game can be deleted."""
    MAIL_WAITING = "mail_waiting"
    """Mail about the game has not been sent yet."""
    NOTHING_OPEN = "nothing_open"
    """No phase is open that could be closed."""
    PLAYS_HIMSELF = "plays_himself"
    """Only for an administrator who does not play in the game."""
    NO_MASTER = "no_master"
    """Who is to give up the desk of a game does not have it."""
    LAST_MASTER = "last_master"
    """A game without administrators keeps at least one master."""
    TEXT_UNFIT = "text_unfit"
    """Nothing was written, or more than ``most`` letters."""
    QUESTIONS_MANY = "questions_many"
    """So many questions to the masters at a time, or a day, is enough; ``most`` says how many."""
    PLAYER_LIVING = "player_living"
    """Only the dead may be taken off the list."""
    UNKNOWN_ROLE = "unknown_role"
    DISTRIBUTION_SIZE = "distribution_size"
    """A distribution is for 3 to 1000 players."""
    ROLE_LIMIT = "role_limit"
    """A distribution has too many, or too few, of some roles for its rulebook."""
    UNKNOWN_REQUEST = "unknown_request"
    """No request for help bears that number."""
    NO_STORY_FOLDER = "no_story_folder"
    """This installation keeps no stories of its own."""
    STORY_UNFIT = "story_unfit"
    """A story cannot be told as it is written; ``detail``, ``line`` and ``word`` say why."""
    UNKNOWN_STORY = "unknown_story"
    """No story that was added bears that name."""


class HostingError(Exception):
    """
    Something a service refuses; nothing has been changed.

    Args:
        code: Why.
        parameters: What the words need, in plain values.
    """

    def __init__(self, code: Code, **parameters: object) -> None:
        super().__init__(f"{code}: {parameters!r}" if parameters else str(code))
        self.code = code
        self.parameters = parameters
