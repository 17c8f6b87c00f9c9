"""`trianon play`: begins a match or goes on with one, and leaves it safely however the terminal ends."""

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.errors import BotNameError
from trianon.bots.external.command import split_names
from trianon.bots.registry import check_bot, is_external
from trianon.cli.errors import CliError
from trianon.cli.inputs import game_for
from trianon.cli.output import Output
from trianon.cli.parameters import EditionSource, GameName, OpenInformation
from trianon.cli.terminal.exit_signals import ExitReason, PlayExit, SignalGuard
from trianon.cli.terminal.savegame import SUFFIX, Savegame, state_folder
from trianon.cli.terminal.seating import HUMAN, Seating
from trianon.cli.terminal.session import Session
from trianon.core.editions.load import DEFAULT, load_edition
from trianon.core.game import Game
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.texts import Texts


def play(
    out: Output,
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="NAMES")] = "human,thumb,thumb",
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT")] = None,
    edition: EditionSource = DEFAULT,
    open_information: OpenInformation = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    new: Annotated[bool, typer.Option("--new")] = False,
) -> None:
    """Play a match in this terminal."""
    game_for(game, out)
    play_or_go_on(game, split_names(seats), seed, edition, out.language, open_information, record, new)


def play_or_go_on(
    game: str,
    seats: Sequence[str],
    seed: str | None,
    edition: str,
    language: str,
    open_information: bool,
    record: Path | None,
    new: bool,
) -> None:
    """Play a match in this terminal; one that was left goes on unless a new one is asked for."""
    known = game_of(game)
    check_seats(known, seats)
    saved = Savegame(record or state_folder(os.environ) / f"{game}{SUFFIX}")
    with saved.held():
        texts = Texts(language)
        names = tuple(seats)
        left = None if new else saved.load()
        if left is not None and left[0].setting.game.name != game:
            found = left[0].setting.game.name
            raise CliError("play-error-game", file=str(saved.path), found=found, game=game)
        if left is not None and not left[1].over:
            names = left[0].seats or names
            refuse_to_start(names, seats, saved.path)
            match, message = left[1], "play-goes-on"
        else:
            setting = known.setting(load_edition(known.schema, edition), len(seats))
            match, message = Match(setting, Start(seed or secrets.token_hex(8), None, open_information)), "play-begins"
            if saved.path.exists():
                say(texts.text("play-put-aside", file=str(saved.move_aside())))
            saved.save(match, names)
        seating = Seating(names, viewer=names.index(HUMAN) if names.count(HUMAN) == 1 else -1)
        company = texts.listed(seating.in_sentence(texts, seat) for seat in range(len(names)))
        say(texts.text(message, game=game.capitalize(), seats=company))
        if differs_from_request(match, names, seats, seed, edition, open_information):
            say(texts.text("play-keeps-its-own"))
        play_match(match, names, language, saved, keep=record is not None)


def differs_from_request(
    match: Match, names: tuple[str, ...], seats: Sequence[str], seed: str | None, edition: str, open_information: bool
) -> bool:
    """Whether a match was asked for with something that this one did not begin with."""
    start = match.start
    other_table = names != tuple(seats) or start.open_information != open_information
    other_edition = match.setting.edition != load_edition(match.setting.game.schema, edition)
    return other_table or other_edition or seed not in (None, start.seed)


def play_match(
    match: Match,
    names: tuple[str, ...],
    language: str,
    saved: Savegame,
    *,
    keep: bool,
    session_of: Callable[..., Session] = Session,
) -> None:
    """Play a match until it ends or is left; a finished one is moved aside unless `keep`."""
    signals = SignalGuard()
    session = session_of(match, names, language, saved, signals)
    try:
        with signals.handled():
            session.play()
    except PlayExit as leaving:
        begin = "" if leaving.how is ExitReason.QUIT else "\n"  # the prompt still stands there
        say(begin + session.text(leaving.how.message, file=str(saved.path)))
        raise typer.Exit(leaving.how.code) from None
    say(session.text("play-over", file=str(saved.path if keep else saved.move_aside())))


def check_seats(game: Game, seats: Sequence[str]) -> None:
    """Refuse unknown names and numbers of players that the game does not support."""
    for name in seats:
        try:
            if name != HUMAN:
                check_bot(name, programs=True)
        except BotNameError as error:
            if "known" not in error.facts or "setting" in error.facts:
                raise  # the name of a search, program or class with a mistake in it
            raise CliError("play-error-name", name=name, known=f"{HUMAN}, {error.facts['known']}") from None
    if len(seats) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise CliError("play-error-count", game=game.name, few=few, many=many, count=len(seats))


def refuse_to_start(names: Sequence[str], typed: Sequence[str], file: Path) -> None:
    """Refuse to start a program or class that only the file of a saved match names."""
    unasked = [name for name in names if is_external(name) and name not in typed]
    if unasked:
        raise CliError("play-error-program", file=str(file), name=unasked[0], seats=",".join(names))


def say(text: str) -> None:
    """Print a line, if there still is a terminal to print to."""
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # for what the interpreter still flushes
