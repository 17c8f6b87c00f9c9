"""`trianon train`: a net for a game, by self-play on the CPU or on a GPU."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.errors import CliError
from trianon.cli.inputs import game_for
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, GameName
from trianon.cli.series import stop_on_interrupt

if TYPE_CHECKING:
    from trianon.research.train.run import Checkpoint

MAX_MINUTES = 100_000.0
MAX_ROWS = 1 << 20
CPU_ROWS, GPU_ROWS = 512, 65_536
CPU_LEARNING_RATES, GPU_LEARNING_RATES = (1e-3, 1e-4), (5e-4, 3e-5)  # at the beginning and at the end
MAX_WIDTH = 4096
VALUE_ONLY_FROM, SHARPNESS = 0.66, 2.5  # values are those of sharper play than the one that learns the policy
SECONDS = 60.0


@dataclass(frozen=True)
class TrainOptions:
    """What is learnt from, by which net, on which device."""

    minutes: Annotated[float, typer.Option("--minutes", metavar="N", min=0.01, max=MAX_MINUTES)] = 10.0
    device: Annotated[str, typer.Option("--device", metavar="auto|cpu|cuda")] = "auto"
    players: Annotated[str, typer.Option("--players", metavar="N,N…")] = ""
    rows: Annotated[int | None, typer.Option("--rows", metavar="N", min=1, max=MAX_ROWS)] = None
    sampled: Annotated[int, typer.Option("--sampled", metavar="N", min=0, max=100)] = 0
    widths: Annotated[str, typer.Option("--widths", metavar="N,N,N")] = ""
    observation: Annotated[int, typer.Option("--observation", metavar="N", min=1, max=2)] = 1
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=1, max=256)] = 1


def train(
    out: Output,
    game: GameName,
    out_path: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    options: TrainOptions,
    as_json: AsJson = False,
) -> None:
    """Train, and write checkpoints, the net for play and the learning curve."""
    counts, sizes = _players(game, options.players, out), _widths(options.widths)
    device = options.device
    if device not in ("auto", "cpu", "cuda"):
        raise CliError("train-device", device=device)
    from trianon.core.optional_deps import optional_import

    torch = optional_import("torch", "train")
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    elif device == "cuda" and not torch.cuda.is_available():
        raise CliError("train-no-gpu")
    from trianon.research.train.run import TrainingRun
    from trianon.research.train.settings import TrainSettings

    learning_rate, final_learning_rate = CPU_LEARNING_RATES if device == "cpu" else GPU_LEARNING_RATES
    settings = TrainSettings(
        game, counts, options.rows or (CPU_ROWS if device == "cpu" else GPU_ROWS), epochs=2,
        learning_rate=learning_rate, final_learning_rate=final_learning_rate, sampled=options.sampled,
        observation=options.observation, widths=sizes or TrainSettings.widths, seed=options.seed, device=device,
        threads=options.threads, value_only_from=VALUE_ONLY_FROM, sharpness=SHARPNESS,
    )  # fmt: skip
    run = TrainingRun(settings, out_path)
    kept: list[Checkpoint] = []

    def on_checkpoint(checkpoint: Checkpoint) -> None:
        kept.append(checkpoint)
        if not as_json:
            _show_checkpoint(checkpoint, out)

    with stop_on_interrupt() as stop:
        run.run(seconds=options.minutes * SECONDS, on_checkpoint=on_checkpoint, stop=stop.is_set)
    if as_json:
        out.json({"folder": str(out_path), "stopped": stop.is_set(), "checkpoints": [_row(one) for one in kept]})
    else:
        out.say("train-written", file=str(run.net_file), folder=str(out_path))
    stop.exit_if_set()


def _players(game: str, players: str, out: Output) -> tuple[int, ...]:
    """The numbers of players to train for; none stands for all of the game."""
    seats = game_for(game, out).seats
    try:
        counts = tuple(int(part) for part in players.split(",") if part)
    except ValueError:
        counts = (0,)
    if not set(counts) <= set(seats):
        raise CliError("train-players", players=players, least=seats[0], most=seats[-1])
    return counts


def _widths(text: str) -> tuple[int, int, int] | None:
    """Widths of the layers; None stands for those of the published nets."""
    if not text:
        return None
    try:
        first, second, policy = (int(part) for part in text.split(","))
    except ValueError:
        first = second = policy = 0
    if not all(1 <= width <= MAX_WIDTH for width in (first, second, policy)):
        raise CliError("train-widths", widths=text, most=MAX_WIDTH)
    return first, second, policy


def _show_checkpoint(checkpoint: Checkpoint, out: Output) -> None:
    line, won = checkpoint.progress, checkpoint.victories
    out.say(
        "train-checkpoint", seconds=out.number(line.seconds), decisions=out.number(line.decisions),
        rate=out.number(line.decisions / line.seconds), won=out.number(100 * won.value),
        low=out.number(100 * won.low), high=out.number(100 * won.high),
    )  # fmt: skip


def _row(checkpoint: Checkpoint) -> dict[str, float]:
    line, won = checkpoint.progress, checkpoint.victories
    return {
        "seconds": line.seconds, "decisions": line.decisions, "matches": line.matches, "victories": won.value,
        "low": won.low, "high": won.high, **line.losses,
    }  # fmt: skip
