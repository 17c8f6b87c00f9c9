"""The worked example: it trains, its network learns, and what it saved sits down at a table."""

import json
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.architecture.tree import ROOT
from trianon.bots.arena import Contest, play_numbered

EXAMPLE = ROOT / "examples" / "learned_value"


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the example's code, importable."""
    folder = tmp_path_factory.mktemp("example") / "learned_value"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("*.npz", "*.jsonl"))
    sys.path.append(str(folder))
    yield folder
    sys.path.remove(str(folder))
    for name in ("train", "value_net"):
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def train(example: Path) -> ModuleType:
    return import_module("train")


def test_a_trained_network_sits_down(example: Path, train: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--first", "4", "--matches", "4", "--check", "4", "--final", "4", "--units", "4"]
    train.main(["--game", "goofspiel", "--minutes", "0", *few, "--out", str(example)])
    [line] = (example / "curve.jsonl").read_text("utf-8").splitlines()
    assert {"generation": 0, "matches": 4, "games": 4}.items() <= json.loads(line).items()
    assert "4 new matches against thumb" in capsys.readouterr().out
    played = play_numbered(Contest("goofspiel", (f"py:{example / 'player.py'}:Player", "thumb"), 1, "example"), 0)
    assert played is not None
    assert len(played.points) == 2


def test_targets_go_back_from_the_end(train: ModuleType) -> None:
    trace = train.TRACE
    assert train.traced(None, 1.0, 3) == [1.0, 1.0, 1.0]
    last, middle = 1.0, trace * 1.0 + (1 - trace) * 0.5
    expected = [trace * middle + (1 - trace) * 0.2, middle, last]
    assert train.traced([0.9, 0.2, 0.5], 1.0, 3) == pytest.approx(expected)


def test_a_network_learns_what_it_is_shown(train: ModuleType) -> None:
    random = np.random.default_rng(1)
    net = train.ValueNet.new(6, 16, random)
    inputs = random.random((256, 6)).astype(np.float32)
    targets = np.where(inputs[:, 0] > inputs[:, 1], 0.8, -0.8).astype(np.float32)
    errors = [net.fit(inputs, targets, 0.01) for _ in range(200)]
    assert errors[-1] < errors[0] / 4
    assert (np.sign(net(inputs)) == np.sign(targets)).mean() > 0.9


def test_another_device_computes_with_what_pytorch_names_alike(
    train: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = ("zeros_like", "tanh", "sqrt", "outer", "float32")
    stand_in = SimpleNamespace(**{name: getattr(np, name) for name in shared})
    asked = []

    def asarray(numbers: Any, dtype: Any = None, device: Any = None) -> Any:
        asked.append(device)
        return np.asarray(numbers, dtype)

    stand_in.asarray = asarray
    monkeypatch.setitem(sys.modules, "torch", stand_in)
    random = np.random.default_rng(1)
    inputs, targets = random.random((64, 6)).astype(np.float16), random.uniform(-1, 1, 64).astype(np.float32)
    nets = [train.ValueNet.new(6, 16, np.random.default_rng(2), device) for device in ("cpu", "cuda")]
    errors = [[float(net.fit(net.stored(inputs), net.stored(targets), 0.01)) for _ in range(5)] for net in nets]
    assert errors[0] == errors[1]
    assert "cuda" in asked
    np.testing.assert_array_equal(nets[0](inputs), nets[1](inputs))
