"""A small value network in numpy: observation in, expected outcome out; trained by Adam."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

INNER = 32  # units of the second layer
DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-8  # of Adam


class ValueNet:
    """Two hidden layers; the output lies between -1 (lost by far) and 1 (won by far)."""

    def __init__(self, parameters: list[Floats]) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(one) for one in parameters]
        self.squares = [np.zeros_like(one) for one in parameters]
        self.updates = 0

    @classmethod
    def new(cls, inputs: int, units: int, random: np.random.Generator) -> ValueNet:
        """A network with random weights."""

        def weights(scale: float, *shape: int) -> Floats:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        def zeros(size: int) -> Floats:
            return np.zeros(size, np.float32)

        first, second = weights(inputs**-0.5, inputs, units), weights((2 / units) ** 0.5, units, INNER)
        return cls([first, zeros(units), second, zeros(INNER), weights(0.1, INNER), zeros(1)])

    @classmethod
    def load(cls, path: Path) -> ValueNet:
        """The network of a file."""
        with np.load(path) as stored:
            return cls([stored[name].astype(np.float32) for name in stored.files])

    def save(self, path: Path) -> None:
        """Write the weights to a file, in half precision."""
        np.savez_compressed(path, *(one.astype(np.float16) for one in self.parameters))

    def __call__(self, observations: Floats) -> Floats:
        """The value of each observation."""
        return self._forward(observations)[2]

    def _forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        w1, b1, w2, b2, w3, b3 = self.parameters
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, np.tanh(second @ w3 + b3)

    def fit(self, observations: Floats, targets: Floats, rate: float) -> float:
        """One step of gradient descent; the mean squared error before it."""
        _, _, w2, _, w3, _ = self.parameters
        first, second, values = self._forward(observations)
        error = values - targets
        slope = (2 / len(targets)) * error * (1 - values * values)
        to_second = np.outer(slope, w3) * (second > 0)
        to_first = (to_second @ w2.T) * (first > 0)
        gradients = [
            observations.T @ to_first, to_first.sum(0), first.T @ to_second, to_second.sum(0), second.T @ slope,
            slope.sum(keepdims=True),
        ]  # fmt: skip
        self.updates += 1
        for one, mean, square, gradient in zip(self.parameters, self.means, self.squares, gradients, strict=True):
            mean += (1 - DECAY) * (gradient - mean)
            square += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            corrected = mean / (1 - DECAY**self.updates)
            one -= rate * corrected / (np.sqrt(square / (1 - SQUARE_DECAY**self.updates)) + EPSILON)
        return float((error * error).mean())
