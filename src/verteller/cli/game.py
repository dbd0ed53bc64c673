"""``verteller game``: make games, look at them and steer them."""

from verteller.cli import _game_calendar, _game_new, _game_post, _game_show, _game_steer
from verteller.cli._game import GameGroup

command = GameGroup(
    "game",
    help="Make games, look at them and steer them.",
    commands=[
        _game_calendar.calendar,
        _game_new.new,
        _game_post.archive,
        _game_post.invite,
        _game_post.unlist,
        _game_show.list_games,
        _game_show.players,
        _game_show.show,
        _game_steer.close,
        _game_steer.delete,
        _game_steer.extend,
        _game_steer.pause,
        _game_steer.remove,
        _game_steer.resume,
        _game_steer.stop,
        _game_steer.substitute,
        _game_steer.undo,
    ],
)
