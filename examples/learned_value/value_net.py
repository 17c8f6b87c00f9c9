"""A small value network: observation in, expected outcome out; trained by Adam.

The code uses what numpy and PyTorch name alike (the array API), so that the same lines run on the CPU and on a GPU.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

INNER = 32  # units of the second layer
DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-8  # of Adam


class ValueNet:
    """Two hidden layers; the output lies between -1 (lost by far) and 1 (won by far).

    `device` "cpu" computes with numpy; any other is a device of PyTorch, such as "cuda".
    """

    def __init__(self, parameters: list[Floats], device: str = "cpu") -> None:
        self.arrays: Any = np if device == "cpu" else import_module("torch")
        self.device = device
        self.parameters = [self.to_device(one) for one in parameters]
        self.means = [self.arrays.zeros_like(one) for one in self.parameters]
        self.squares = [self.arrays.zeros_like(one) for one in self.parameters]
        self.updates = 0

    @classmethod
    def new(cls, inputs: int, units: int, random: np.random.Generator, device: str = "cpu") -> ValueNet:
        """A network with random weights, the same ones on every device."""

        def weights(scale: float, *shape: int) -> Floats:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        def zeros(size: int) -> Floats:
            return np.zeros(size, np.float32)

        first, second = weights(inputs**-0.5, inputs, units), weights((2 / units) ** 0.5, units, INNER)
        return cls([first, zeros(units), second, zeros(INNER), weights(0.1, INNER), zeros(1)], device)

    @classmethod
    def load(cls, path: Path) -> ValueNet:
        """The network of a file."""
        with np.load(path) as stored:
            return cls([stored[name].astype(np.float32) for name in stored.files])

    def save(self, path: Path) -> None:
        """Write the weights to a file, in half precision."""
        np.savez_compressed(path, *(to_host(one).astype(np.float16) for one in self.parameters))

    def to_device(self, numbers: Any) -> Any:
        """Numbers as an array on the network's device, in full precision; one already there is returned unchanged."""
        return self.arrays.asarray(self.stored(numbers), dtype=self.arrays.float32)

    def stored(self, numbers: Any) -> Any:
        """Numbers as an array on the network's device, in the precision they have."""
        return self.arrays.asarray(numbers, device=self.device)

    def __call__(self, observations: Floats) -> Floats:
        """The value of each observation."""
        return to_host(self._forward(self.to_device(observations))[2])

    def _forward(self, x: Any) -> tuple[Any, Any, Any]:
        w1, b1, w2, b2, w3, b3 = self.parameters
        first = (x @ w1 + b1).clip(0)
        second = (first @ w2 + b2).clip(0)
        return first, second, self.arrays.tanh(second @ w3 + b3)

    def fit(self, observations: Any, targets: Any, rate: float) -> Any:
        """One step of gradient descent; the mean squared error before it, a number on the device."""
        x, wanted = self.to_device(observations), self.to_device(targets)
        _, _, w2, _, w3, _ = self.parameters
        first, second, values = self._forward(x)
        error = values - wanted
        slope = (2 / len(wanted)) * error * (1 - values * values)
        to_second = self.arrays.outer(slope, w3) * (second > 0)
        to_first = (to_second @ w2.T) * (first > 0)
        gradients = [
            x.T @ to_first, to_first.sum(0), first.T @ to_second, to_second.sum(0), second.T @ slope,
            slope.sum().reshape(1),
        ]  # fmt: skip
        self.updates += 1
        for one, mean, square, gradient in zip(self.parameters, self.means, self.squares, gradients, strict=True):
            mean += (1 - DECAY) * (gradient - mean)
            square += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            corrected = mean / (1 - DECAY**self.updates)
            one -= rate * corrected / (self.arrays.sqrt(square / (1 - SQUARE_DECAY**self.updates)) + EPSILON)
        return (error * error).mean()


def to_host(array: Any) -> Floats:
    """An array of any device as one of numpy."""
    host: Floats = array if isinstance(array, np.ndarray) else array.cpu().numpy()
    return host


def best_device() -> str:
    """The GPU where PyTorch finds one, else the CPU."""
    try:
        torch = import_module("torch")
    except ImportError:
        return "cpu"
    return "cuda" if torch.cuda.is_available() else "cpu"
