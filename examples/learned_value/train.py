"""Learns the value of positions by self-play and plays the option with the best one: from nothing to beating `thumb`.

    python examples/learned_value/train.py --minutes 8
    python examples/learned_value/train.py --minutes 8 --device cuda --threads 16 --side 1024 --units 256

Generation 0 learns from matches of the heuristic. Every later one plays itself, looking one answer ahead and taking the
option after which it expects the best end, now and then another one; then it learns from how those matches went on and
ended. The learning curve goes to `curve.jsonl`, the weights to `weights.npz`, which `player.py` plays with.
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is kept busy, whatever the machine has

import numpy as np
import numpy.typing as npt
from value_net import Floats, ValueNet, best_device

from trianon.bots.ratings import share_interval
from trianon.research import vector
from trianon.research.environments.lookahead import LookAhead
from trianon.research.vector import VectorMatches

FOLDER = Path(__file__).parent
LEAD = 20.0  # points of lead that are as good as a victory by far
TRACE = 0.95  # how much of a target comes from the end of the match, the rest from the values on the way there
BATCH = 512
KEPT_GENERATIONS = 4

Random = np.random.Generator


def best_options(ahead: LookAhead, values: Floats) -> npt.NDArray[np.int64]:
    """The place of the best value among the options of each match."""
    bounds = zip(ahead.offsets, ahead.offsets[1:], strict=False)
    return np.array([first + values[first:last].argmax() for first, last in bounds])


def play(net: ValueNet | None, args: argparse.Namespace, seed: str, random: Random) -> tuple[Floats, Floats]:
    """Self-play of a network, or of the heuristic: what each seat saw after its answers, and how it ended."""
    matches = vector.make(
        args.game, args.players, args.side, seed=seed, reward="lead", skip_forced=True, copy=False, threads=args.threads
    )
    _, infos = matches.reset()
    seen: list[dict[int, list[tuple[Floats, float]]]] = [{} for _ in range(args.side)]
    inputs: list[Floats] = []
    targets: list[float] = []
    finished = 0
    while finished < args.matches:
        seats, ahead = infos["seat"].copy(), matches.look_ahead()
        values = None if net is None else net(ahead.observations)
        places = choices(values, matches, ahead, args, random)
        for row, place in enumerate(places):
            value = 0.0 if values is None else float(values[place])
            seen[row].setdefault(int(seats[row]), []).append((ahead.observations[place].astype(np.float16), value))
        _, _, ended, _, infos = matches.step(ahead.options[places].astype(np.int64))
        for row in np.flatnonzero(ended).tolist():
            leads = infos["final_info"]["rewards"][row]
            for seat, own in seen[row].items():
                inputs += [one for one, _ in own]
                values_on_the_way = None if net is None else [value for _, value in own]
                targets += traced(values_on_the_way, float(np.tanh(leads[seat] / LEAD)), len(own))
            seen[row] = {}
            finished += 1
    matches.close()
    return np.array(inputs), np.array(targets, np.float32)


def traced(values: list[float] | None, end: float, count: int) -> list[float]:
    """The targets of one seat: TD(lambda) backwards from the end, or the end alone where nothing was valued."""
    targets = [end] * count
    if values is not None:
        for place in range(count - 2, -1, -1):
            targets[place] = TRACE * targets[place + 1] + (1 - TRACE) * values[place + 1]
    return targets


def choices(
    known: Floats | None, matches: VectorMatches, ahead: LookAhead, args: argparse.Namespace, random: Random
) -> npt.NDArray[np.int64]:
    """Which option each match takes: the best one, but another now and then."""
    if known is None:
        advised = matches.advise()
        rows = np.repeat(np.arange(len(advised)), np.diff(ahead.offsets))
        values = (ahead.options == advised[rows]).astype(np.float32)
    else:
        values = known + args.noise * random.gumbel(size=len(ahead.options))
    strange = random.random(len(ahead.offsets) - 1) < (0.1 if known is None else args.strange)
    values[np.repeat(strange, np.diff(ahead.offsets))] = random.random(int(np.diff(ahead.offsets)[strange].sum()))
    return best_options(ahead, values)


def learn(
    net: ValueNet, inputs: list[Floats], targets: list[Floats], rate: float, passes: int, random: Random
) -> float:
    """Passes over the latest generations in random order; the mean squared error of the last hundred steps."""
    every, ends = net.stored(np.concatenate(inputs)), net.stored(np.concatenate(targets))
    order = np.concatenate([random.permutation(len(every)) for _ in range(passes)])
    steps, errors = len(order) // BATCH, []
    for step in range(steps):
        rows = order[step * BATCH : (step + 1) * BATCH]
        errors.append(net.fit(every[rows], ends[rows], rate * (1 - 0.9 * step / steps)))
    return float(np.mean([float(error) for error in errors[-100:]]))


def evaluate(net: ValueNet, args: argparse.Namespace, games: int, seed: str) -> float:
    """Victories over `thumb`, from every seat in turn; a shared one counts in parts."""
    matches = vector.make(
        args.game, args.players, games, seed=seed, opponents="thumb", reward="win", skip_forced=True, copy=False,
        autoreset="next_step", threads=min(args.threads, games),
    )  # fmt: skip
    matches.reset()
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        ahead = matches.look_ahead()
        actions = np.zeros(games, np.int64)
        asked = np.flatnonzero(np.diff(ahead.offsets))
        values = net(ahead.observations)
        for row in asked:
            span = slice(ahead.offsets[row], ahead.offsets[row + 1])
            actions[row] = ahead.options[span][values[span].argmax()]
        _, rewards, ended, _, _ = matches.step(actions)
        first = ended & np.isnan(won)
        won[first] = rewards[first] + 1 / args.players
    matches.close()
    return float(won.sum())


def main(argv: list[str] | None = None) -> None:
    """Train until the time is over, and measure the last generation once more on new matches."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="rokoko")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--matches", type=int, default=800, help="of self-play in each generation")
    parser.add_argument("--first", type=int, default=2000, help="matches of the heuristic to begin with")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--noise", type=float, default=0.02)
    parser.add_argument("--strange", type=float, default=0.02, help="share of random answers in self-play")
    parser.add_argument("--check", type=int, default=400, help="matches against thumb after each generation")
    parser.add_argument("--final", type=int, default=1000)
    parser.add_argument("--device", help="cpu (numpy) or cuda (PyTorch); without it, cuda where PyTorch finds a GPU")
    parser.add_argument("--threads", type=int, default=1, help="that play the matches")
    parser.add_argument("--side", type=int, default=128, help="matches of self-play side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER)
    args = parser.parse_args(argv)
    random, start = np.random.default_rng(args.seed), time.monotonic()
    inputs: list[Floats] = []
    targets: list[Floats] = []
    device = args.device or best_device()
    net: ValueNet | None = None
    generation, played = 0, 0
    with (args.out / "curve.jsonl").open("w", encoding="utf-8") as curve:
        while generation == 0 or time.monotonic() - start < 60 * args.minutes:
            own = argparse.Namespace(**{**vars(args), "matches": args.matches if net else args.first})
            seen, ends = play(net, own, f"{args.seed} {generation}", random)
            played += own.matches
            inputs, targets = [*inputs, seen][-KEPT_GENERATIONS:], [*targets, ends][-KEPT_GENERATIONS:]
            net = net or ValueNet.new(seen.shape[1], args.units, random, device)
            first = generation == 0
            error = learn(net, inputs, targets, args.rate / (1 if first else 2), 3 if first else 1, random)
            share = share_interval(evaluate(net, args, args.check, f"{args.seed} check {generation}"), args.check)
            spent = time.monotonic() - start
            line = {"generation": generation, "seconds": round(spent, 1), "matches": played, "error": round(error, 4)}
            line |= {"games": args.check, "won": share.value, "low": share.low, "high": share.high}
            curve.write(json.dumps(line) + "\n")
            curve.flush()
            print(json.dumps(line), flush=True)
            net.save(args.out / "weights.npz")
            generation += 1
    assert net is not None
    share = share_interval(evaluate(net, args, args.final, f"{args.seed} final"), args.final)
    print(f"{args.final} new matches against thumb: {share.value:.1%} ({share.low:.1%} … {share.high:.1%})")


if __name__ == "__main__":
    main()
