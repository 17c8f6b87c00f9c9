"""Random play in PettingZoo's own hanabi_v5, with the loop of PettingZoo's documentation."""

from importlib.metadata import version

from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]

from bench.peers.measure import arguments, play_aec_match, play_for_cpu


def main() -> None:
    """Measure one run."""
    asked = arguments("random play in PettingZoo's hanabi")
    env = hanabi_v5.env()
    env.reset(seed=asked.seed)
    play_for_cpu(asked.seconds, lambda: play_aec_match(env), version("pettingzoo"))


if __name__ == "__main__":
    main()
