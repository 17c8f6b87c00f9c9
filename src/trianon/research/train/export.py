"""Writes a trained net for play without PyTorch."""

from pathlib import Path
from typing import Any

from trianon.core.optional_deps import optional_import

optional_import("torch", "train")

from torch import Tensor  # noqa: E402

from trianon.bots.nets.weights import NetWeights, save_weights  # noqa: E402
from trianon.core.game import Game  # noqa: E402
from trianon.research.train.network import PolicyValueNet  # noqa: E402


def play_weights(net: PolicyValueNet) -> NetWeights:
    """The layers as the compiled search reads them, inputs by rows."""

    def array(tensor: Tensor, turned: bool = False) -> Any:
        found = tensor.detach().float().cpu().numpy()
        return found.T.copy() if turned else found

    return NetWeights(
        array(net.first.weight, True), array(net.first.bias), array(net.second.weight, True), array(net.second.bias),
        array(net.values.weight, True), array(net.values.bias), array(net.option.weight, True), array(net.option.bias),
        array(net.context.weight, True), array(net.logit.weight)[0],
    )  # fmt: skip


def export_net(net: PolicyValueNet, game: Game, path: str | Path) -> None:
    """Write the net of a game as a file of `trianon.bots.nets`."""
    save_weights(Path(path), play_weights(net), game)
