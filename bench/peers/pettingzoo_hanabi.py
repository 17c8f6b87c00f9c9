"""Random play in PettingZoo's own hanabi_v5, with the loop of PettingZoo's documentation."""

from __future__ import annotations

from importlib.metadata import version

from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]

from bench.peers.aec_loop import play_match
from bench.peers.measure import arguments, play_for, report


def main() -> None:
    """Measure one run."""
    asked = arguments("random play in PettingZoo's hanabi")
    env = hanabi_v5.env()
    env.reset(seed=asked.seed)
    report(version("pettingzoo"), play_for(asked.seconds, lambda: play_match(env)), 0.0, 0.0)


if __name__ == "__main__":
    main()
