"""Inputs of commands: games with editions, match records, positions."""

from pathlib import Path

from trianon.cli.compiling import note_compilation
from trianon.cli.errors import CliError
from trianon.cli.output import Output
from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Setting
from trianon.core.match import Match
from trianon.core.match_file.read import Record, load_record
from trianon.core.match_file.replay import replay
from trianon.core.positions.file import load_position, match_from, recording_events
from trianon.games import game_of

POSITION_SUFFIX = ".toml"


def game_for(name: str, out: Output) -> Game:
    """The game of this name; a note says when its rules have to be compiled first."""
    game = game_of(name)
    note_compilation(name, out)
    return game


def setting_for(name: str, edition: str, players: int | None, out: Output) -> Setting:
    """A game with an edition for a number of players; None stands for the usual one."""
    game = game_for(name, out)
    players = game.usual_players if players is None else players
    if players not in game.seats:
        raise CliError("error-players", game=name, least=game.seats[0], most=game.seats[-1], players=players)
    return game.setting(load_edition(game.schema, edition), players)


def record_in(file: Path, out: Output) -> Record:
    """The record in a file."""
    return load_record(file, lambda name: game_for(name, out))


def match_in(file: Path, at: int | None, is_position: bool, out: Output) -> Match:
    """The match in a file: a record after some of its answers, or the beginning of one from a position."""
    if not is_position and file.suffix != POSITION_SUFFIX:
        return replay(record_in(file, out), at)
    if at is not None:
        raise CliError("error-at-position", file=str(file))
    e = recording_events()
    return match_from(*load_position(file, lambda name: game_for(name, out), None, e), e=e)


def running_match_in(file: Path, at: int | None, is_position: bool, out: Output) -> Match:
    """The match in a file, which must wait for an answer."""
    match = match_in(file, at, is_position, out)
    if match.over:
        raise CliError("error-over")
    return match


def seat_of(seat: int | None, players: int) -> int | None:
    """A seat as the engine counts it, from one that was typed."""
    if seat is not None and seat > players:
        raise CliError("error-seat", seat=seat, players=players)
    return None if seat is None else seat - 1
