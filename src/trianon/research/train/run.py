"""A training run in a folder: checkpoint, net for play and learning curve, renewed as it goes on."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path

from trianon.bots.arena import play
from trianon.bots.heuristic_bot import HeuristicBot
from trianon.bots.nets.net_bot import NetBot
from trianon.bots.ratings import Interval, share_interval
from trianon.core.editions.load import load_edition
from trianon.research.train.curve import curve_svg
from trianon.research.train.export import export_net, play_weights
from trianon.research.train.settings import TrainSettings
from trianon.research.train.trainer import Progress, Trainer

CHECKPOINT, CURVE = "checkpoint.pt", "curve.svg"


@dataclass(frozen=True)
class Checkpoint:
    """What is known of a net when it is written."""

    progress: Progress
    victories: Interval  # of the net's policy against the rules of thumb, two players


class TrainingRun:
    """Trains in a folder; resumes from the checkpoint there, if any."""

    def __init__(self, settings: TrainSettings, folder: Path, matches: int = 100) -> None:
        self.folder, self.matches, self.trainer = folder, matches, Trainer(settings)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self.trainer.load(folder / CHECKPOINT)

    @property
    def net_file(self) -> Path:
        """The net for play; with the folder in TRIANON_NETS the bots `net` and `net-search` play it."""
        return self.folder / f"{self.trainer.game.name}.npz"

    @property
    def files(self) -> tuple[Path, Path, Path]:
        """Checkpoint, net for play and learning curve."""
        return self.folder / CHECKPOINT, self.net_file, self.folder / CURVE

    def run(
        self, decisions: float = inf, seconds: float = inf, every: float = 60.0,
        on_round: Callable[[Progress], None] = lambda progress: None,
        on_checkpoint: Callable[[Checkpoint], None] = lambda checkpoint: None,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:  # fmt: skip
        """Train until so many decisions or seconds in all, with a checkpoint every so many seconds and at the end."""
        kept = self.trainer.seconds

        def renew(progress: Progress) -> None:
            nonlocal kept
            on_round(progress)
            if progress.seconds - kept >= every:
                kept = progress.seconds
                on_checkpoint(self.keep())

        self.trainer.run(decisions, seconds, renew, stop)
        if self.trainer.curve and (kept != self.trainer.seconds or not self.net_file.exists()):
            on_checkpoint(self.keep())

    def keep(self) -> Checkpoint:
        """Measure the net against the rules of thumb and write everything."""
        checkpoint = Checkpoint(self.trainer.curve[-1], self.victories())
        self.trainer.measured.append((checkpoint.progress.decisions, checkpoint.victories.value))
        new = [path.with_name(f"new-{path.name}") for path in self.files]
        self.trainer.save(new[0])
        export_net(self.trainer.net, self.trainer.game, new[1])
        new[2].write_text(curve_svg(self.trainer), "utf-8")
        for written, path in zip(new, self.files, strict=True):
            os.replace(written, path)  # whole or not at all
        return checkpoint

    def victories(self) -> Interval:
        """Victories of the policy against the rules of thumb, from both seats."""
        game = self.trainer.game
        setting = game.setting(load_edition(game.schema), game.seats[0])
        net, thumb = NetBot(game, play_weights(self.trainer.net)), HeuristicBot(game)
        won = 0.0
        for number in range(self.matches):
            seat = number % 2
            match = play(setting, [net, thumb] if seat == 0 else [thumb, net], f"checkpoint/{number // 2}")
            placings = match.result()["placings"]
            won += (placings[seat] == 1) / placings.count(1)
        return share_interval(won, self.matches)
