"""Checks the training that needs PyTorch, on the CPU in some minutes: run it after changes of `research/train`.

    .venv/bin/pytest tests/research/torch_check.py

Returns against a direct computation, probabilities and draws over options, a short training that wins against random,
a checkpoint that goes on, and the exported net against PyTorch's own numbers.
"""

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from trianon.bots.arena import play
from trianon.bots.nets.net_bot import NetBot
from trianon.bots.nets.weights import load_weights
from trianon.bots.random_bot import RandomBot
from trianon.core.editions.load import load_edition
from trianon.research.train.collect import PlayedPolicy
from trianon.research.train.export import play_weights
from trianon.research.train.ppo import Slab, divided, joined
from trianon.research.train.returns import SeatReturns, outcomes
from trianon.research.train.run import TrainingRun
from trianon.research.train.segments import draw, log_softmax, rows_of
from trianon.research.train.settings import TrainSettings
from trianon.research.train.trainer import Trainer

torch.manual_seed(0)
SMALL = TrainSettings("histrio", (2, 3), rows=256, epochs=2, seed=4)
MATCHES = 60


def test_segments() -> None:
    """Softmax and draws are those of each list by itself."""
    offsets, logits = torch.tensor([0, 3, 4, 9]), torch.randn(9)
    rows = rows_of(offsets, 9)
    found = log_softmax(logits, rows, 3)
    expected = torch.cat([logits[a:b].log_softmax(0) for a, b in itertools.pairwise(offsets)])
    assert torch.allclose(found, expected, atol=1e-5)
    generator = torch.Generator().manual_seed(1)
    drawn = torch.stack([draw(found, rows, 3, generator) for _ in range(4_000)])
    shares = torch.bincount(drawn.flatten(), minlength=9) / 4_000
    assert torch.allclose(shares, expected.exp(), atol=0.04), (shares, expected.exp())


def test_returns() -> None:
    """Every seat's return is the final value where lambda is 1, and the next own value where it is 0."""
    wins, points = torch.tensor([[1.0, 0.0]]), torch.tensor([[30.0, 20.0]])
    final = outcomes(wins, points, 0.5, 10.0)
    assert torch.allclose(final[0, 0, 1] + final[0, 1, 1], torch.tensor(1.0))
    seats = [torch.tensor([seat]) for seat in (0, 1, 1, 0)]
    values = [torch.full((1, 5, 3), 0.1 * (step + 1)) for step in range(4)]
    for gae_lambda in (0.0, 1.0):
        returns = SeatReturns(torch.zeros(1, 5, 3), torch.tensor([1]), 2, gae_lambda)
        found = [
            returns.step(values[step], seats[step], torch.tensor([step == 3]), final)[0] for step in reversed(range(4))
        ][::-1]
        own = [float(target[0, 0, 1]) for target in found]
        first, second = float(final[0, 0, 1]), float(final[0, 1, 1])
        expected = [first, second, second, first] if gae_lambda else [0.4, 0.3, second, first]
        assert np.allclose(own, expected, atol=1e-5), (gae_lambda, own, expected)


def test_training(tmp_path: Path) -> None:
    """A short training wins against random answers, goes on from its checkpoint, and exports what it learned."""
    run = TrainingRun(SMALL, tmp_path, matches=10)
    run.run(decisions=200_000)
    game = run.trainer.game
    setting = game.setting(load_edition(game.schema), 2)
    kept = load_weights(run.net_file, game)
    assert all(np.allclose(a, b, atol=2e-3) for a, b in zip(kept, play_weights(run.trainer.net), strict=True))
    bots = [NetBot(game, kept), RandomBot()]
    won = sum(play(setting, bots, f"check/{number}").result()["placings"][0] == 1 for number in range(MATCHES))
    assert won > 0.7 * MATCHES, won
    again = TrainingRun(SMALL, tmp_path, matches=10)
    assert again.trainer.decisions == run.trainer.decisions
    assert torch.equal(again.trainer.net.first.weight, run.trainer.net.first.weight)
    again.run(decisions=run.trainer.decisions + 1)
    assert again.trainer.decisions > run.trainer.decisions


def test_division() -> None:
    """Slabs that were cut for smaller learning steps and joined again are the same."""
    trainer = Trainer(replace(SMALL, rows=32))
    steps = trainer.collector.collect(PlayedPolicy(trainer.net, trainer.reference), 4, 0.95)
    for slabs in zip(*steps, strict=True):
        for slab, parts in zip(slabs, divided(list(slabs), 3), strict=True):
            again = joined(parts)
            assert all(torch.equal(getattr(slab, name), getattr(again, name)) for name in Slab._fields)
