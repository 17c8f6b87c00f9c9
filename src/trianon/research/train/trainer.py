"""Self-play and learning in turns, with checkpoints to resume from."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

from trianon.core.optional_deps import optional_import

optional_import("torch", "train")

import torch  # noqa: E402
from torch import Tensor, nn  # noqa: E402

from trianon.bots.levels import levels_of  # noqa: E402
from trianon.bots.nets.layout import layout_digest  # noqa: E402
from trianon.core.editions.load import load_edition  # noqa: E402
from trianon.core.errors import TrianonError  # noqa: E402
from trianon.core.game import Game  # noqa: E402
from trianon.games import game_of  # noqa: E402
from trianon.research.errors import series_of  # noqa: E402
from trianon.research.train.collect import Collector, PlayedPolicy  # noqa: E402
from trianon.research.train.groups import MatchGroup  # noqa: E402
from trianon.research.train.network import NetSizes, PolicyValueNet  # noqa: E402
from trianon.research.train.ppo import Losses, divided, joined, losses  # noqa: E402
from trianon.research.train.sampled_editions import sampled_edition  # noqa: E402
from trianon.research.train.settings import TrainSettings  # noqa: E402

MAX_GRADIENT_NORM = 1.0


@dataclass(frozen=True)
class Progress:
    """A line of the learning curve."""

    decisions: int
    seconds: float
    matches: int
    losses: dict[str, float]


class Trainer:
    """Trains the net of one game."""

    def __init__(self, settings: TrainSettings) -> None:
        self.settings, self.game = settings, game_of(settings.game)
        self.device = torch.device(settings.device)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.generator = torch.Generator(self.device).manual_seed(settings.seed)
        self.collector = Collector(self._groups(), _utility_of(self.game), self.generator)
        sizes = NetSizes(*self.collector.widths, *settings.widths)
        self.net = PolicyValueNet(sizes).to(self.device)
        self.reference = PolicyValueNet(sizes).to(self.device)
        self.reference.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=settings.learning_rate, fused=self.device.type == "cuda"
        )
        self.decisions, self.seconds, self.curve = 0, 0.0, list[Progress]()
        self.keeps_policy = False  # whether only values are learned by now
        self._earlier = 0  # matches before the checkpoint that this run resumed from
        self.measured = list[tuple[int, float]]()  # victories against the rules of thumb, by decisions

    def _groups(self) -> list[MatchGroup]:
        settings, schema = self.settings, self.game.schema
        players = settings.players or tuple(self.game.seats)
        reference = load_edition(schema)
        kinds = [(reference, count) for count in players]
        kinds += [
            (sampled_edition(schema, settings.seed, number), players[number % len(players)])
            for number in range(settings.sampled)
        ]
        rows = max(1, settings.rows // len(kinds))
        return [
            MatchGroup(
                self.game.setting(edition, count), rows, series_of(f"train {settings.seed} {count} {number}"),
                self.device, settings.threads, settings.observation,
            )
            for number, (edition, count) in enumerate(kinds)
        ]  # fmt: skip

    def run(
        self, decisions: float, seconds: float = inf, on_round: Callable[[Progress], None] = lambda progress: None,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:  # fmt: skip
        """Train until so many decisions or seconds in all, including those before a loaded checkpoint."""
        self.collector.spread_out()
        while (progress := max(self.decisions / decisions, self.seconds / seconds)) < 1 and not stop():
            start = perf_counter()
            if progress >= self.settings.value_only_from and not self.keeps_policy:
                self.keeps_policy = True
                self.reference.load_state_dict(self.net.state_dict())
            settings = self.settings
            gae_lambda, sharpness = (1.0, settings.sharpness) if self.keeps_policy else (settings.gae_lambda, 1.0)
            policy = PlayedPolicy(self.net, self.reference, sharpness)
            steps = self.collector.collect(policy, settings.horizon, gae_lambda)
            found = self._learn(steps, progress)
            if not self.keeps_policy:
                self._move_reference()
            self.decisions += self.collector.rows * self.settings.horizon
            means = {name: float(value) for name, value in zip(Losses._fields, found.tolist(), strict=True)}
            self.seconds += perf_counter() - start
            self.curve.append(Progress(self.decisions, self.seconds, self._earlier + self.collector.matches(), means))
            on_round(self.curve[-1])

    def _learn(self, steps: list[Any], progress: float) -> Tensor:
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.learning_rate + (settings.final_learning_rate - settings.learning_rate) * progress
        learn = settings.learn
        entropy = learn.entropy + (learn.final_entropy - learn.entropy) * progress
        c = replace(learn, entropy=entropy)
        if self.keeps_policy:
            c = replace(learn, entropy=0.0, policy=0.0, reference_weight=learn.frozen_reference_weight)
        minibatches = -(-self.collector.rows // settings.batch)
        by_group = [divided(list(slabs), minibatches) for slabs in zip(*steps, strict=True)]
        found, count = torch.zeros(len(Losses._fields), device=self.device), 0
        order = torch.Generator().manual_seed(self.decisions)
        for _ in range(settings.epochs):
            for number in torch.randperm(len(steps) * minibatches, generator=order).tolist():
                step, minibatch = divmod(number, minibatches)
                loss_terms = losses(self.net, joined([slabs[step][minibatch] for slabs in by_group]), c)
                self.optimizer.zero_grad(set_to_none=True)
                loss_terms.total.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), MAX_GRADIENT_NORM)
                self.optimizer.step()
                found += torch.stack([term.detach() for term in loss_terms])
                count += 1
        return found / count

    def _move_reference(self) -> None:
        with torch.no_grad():
            for own, other in zip(self.reference.parameters(), self.net.parameters(), strict=True):
                own.lerp_(other, self.settings.reference_step)

    def _layout(self) -> str:
        return layout_digest(self.game, self.settings.observation)

    def save(self, path: str | Path) -> None:
        """Write a checkpoint: weights, the optimizer, the reference and the learning curve."""
        torch.save(
            {
                "settings": asdict(self.settings), "layout": self._layout(), "net": self.net.state_dict(),
                "reference": self.reference.state_dict(), "optimizer": self.optimizer.state_dict(),
                "generator": self.generator.get_state(), "decisions": self.decisions, "seconds": self.seconds,
                "keeps_policy": self.keeps_policy,
                "curve": [asdict(line) for line in self.curve], "measured": self.measured,
            },
            path,
        )  # fmt: skip

    def load(self, path: str | Path) -> None:
        """Resume from a checkpoint of the same game and layout; matches begin anew."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept["settings"]["game"] != self.settings.game or kept["layout"] != self._layout():
            raise TrianonError(f"{path} was trained for another game or with other features")
        self.net.load_state_dict(kept["net"])
        self.reference.load_state_dict(kept["reference"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.generator.set_state(kept["generator"].cpu())
        self.decisions, self.seconds = kept["decisions"], kept["seconds"]
        self.keeps_policy = kept["keeps_policy"]
        self.curve = [Progress(**line) for line in kept["curve"]]
        self._earlier = self.curve[-1].matches if self.curve else 0
        self.measured = [(int(at), float(share)) for at, share in kept.get("measured", [])]


def _utility_of(game: Game) -> tuple[float, float]:
    """(win, margin): how the search of this game mixes victory and lead into one value."""
    c = levels_of(game.name).search
    return float(c.win), float(c.margin)
