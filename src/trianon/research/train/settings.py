"""Settings of a training: size of the net, matches, rates and weights of the loss."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class LearnSettings:
    """Weights of the loss."""

    clip: float = 0.2
    entropy: float = 0.005
    final_entropy: float = 0.0005
    reference_weight: float = 0.02  # of the divergence from the reference policy
    value: float = 1.0
    points: float = 0.2
    policy: float = 1.0  # of the gain: 0 learns values only
    frozen_reference_weight: float = 1.0  # the same while only values are learned: holds the policy where it is


@dataclass(frozen=True)
class TrainSettings:
    """What is trained and how; a checkpoint keeps it.

    The cards `net.json` of earlier nets say `rate` and `final_rate` for the learning rates, `trace` for `gae_lambda`,
    `follow` for `reference_step`, `values_from` for `value_only_from`, `magnet` for `reference_weight` and `keep` for
    `frozen_reference_weight`.
    """

    game: str
    players: tuple[int, ...] = ()  # numbers of players, all of the game if none is given
    rows: int = 1024  # matches side by side, of all numbers of players together
    horizon: int = 32  # decisions of each match between two rounds of learning
    batch: int = 16_384  # decisions of one learning step at most
    epochs: int = 1
    learning_rate: float = 1e-3
    final_learning_rate: float = 1e-4
    gae_lambda: float = 0.95  # of the returns
    reference_step: float = 0.02  # how far the reference policy moves towards the learner in each round
    sampled: int = 0  # editions with changed values beside the reference, each with one number of players
    observation: int = 1  # version of the observation that the net reads
    widths: tuple[int, int, int] = (256, 128, 64)  # hidden units of the two layers and of the layer over options
    seed: int = 0
    device: str = "cpu"
    threads: int = 1
    value_only_from: float = 1.0  # from this share of the training on only values are learned, of the policy so far
    sharpness: float = 1.0  # of the play that these values are learned from: logits are multiplied by it
    learn: LearnSettings = field(default_factory=LearnSettings)
