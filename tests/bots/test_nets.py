"""Published nets: what their cards say, the same numbers as the framework that trained them, and play with them."""

from pathlib import Path

import numpy as np
import pytest

from tests.bots.thinking import choices, chosen, move_stats
from trianon.bots.arena import Contest, run
from trianon.bots.errors import BotNameError
from trianon.bots.levels import levels_of
from trianon.bots.nets import forward
from trianon.bots.nets.layout import HEADS, WIN, NoNet, layout_digest, version_of
from trianon.bots.nets.net_bot import NetBot
from trianon.bots.nets.weights import (
    NetWeights,
    card_of,
    digest_of,
    has_net,
    load_weights,
    net_file,
    save_weights,
    weights_of,
)
from trianon.bots.ratings import win_shares
from trianon.bots.registry import bot_named, check_bot
from trianon.bots.search.net_loop import net_evaluator
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.search.searcher import Searcher
from trianon.bots.search.tree import child_of
from trianon.core.feature_functions import features_of, observation_of, option_features_of
from trianon.core.installed import built_in_games
from trianon.core.kernel.state import SEATS
from trianon.core.levels import NetSettings
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

MAX_NET_BYTES = 2_000_000  # bytes of a published net
WITH_NET = pytest.mark.parametrize("game", built_in_games())


def net_search(game: str, simulations: int, settings: str = "") -> SearchBot:
    bot = bot_named(f"net-search:{simulations}{settings}", game_of(game))
    assert isinstance(bot, SearchBot)
    return bot


def sample_of(game: str) -> tuple[Match, int]:
    """The position that the card of a net describes."""
    sample = card_of(game)["sample"]
    match = Match(reference_setting(game, sample["players"]), Start(sample["seed"]))
    while match.answer_count < sample["answers"]:
        seat = match.asked()[0]
        options = match.option_numbers(seat)
        match.answer(seat, match.setting.keys.key(match.s, options[match.answer_count % len(options)]))
    return match, sample["seat"]


def version_read(game: str) -> int:
    """The version of the observation that the published net of a game reads."""
    return version_of(game_of(game), len(weights_of(game).first))


@WITH_NET
def test_the_card_describes_the_file(game: str) -> None:
    card = card_of(game)
    assert digest_of(net_file(game)) == card["sha256"]
    assert layout_digest(game_of(game), version_read(game)) == card["layout"]
    assert net_file(game).stat().st_size <= MAX_NET_BYTES


@WITH_NET
def test_compiled_inference_gives_what_the_framework_gave(game: str) -> None:
    match, seat = sample_of(game)
    sample = card_of(game)["sample"]
    bot = NetBot(match.setting.game)
    chosen(bot, match, seat)
    assert bot.memory.heads == pytest.approx(sample["heads"], abs=2e-4)
    assert bot.logits[: len(sample["logits"])] == pytest.approx(sample["logits"], abs=2e-4)


@WITH_NET
def test_compiled_inference_is_that_of_plain_matrices(game: str) -> None:
    net = weights_of(game)
    for match, seat in choices(reference_setting(game, 4), "plain", every=25):
        view, options = match.look(seat), match.option_numbers(seat)
        bot = NetBot(match.setting.game)
        chosen(bot, match, seat)
        first = np.maximum(observation_of(match.setting, view, version_read(game)) @ net.first + net.first_bias, 0)
        second = np.maximum(first @ net.second + net.second_bias, 0)
        described = option_features_of(match.setting, view, options, version_read(game)) @ net.option + net.option_bias
        logits = np.maximum(described + second @ net.context, 0) @ net.logit
        assert bot.memory.heads == pytest.approx(second @ net.values + net.values_bias, abs=1e-3)
        assert bot.logits[: len(options)] == pytest.approx(logits, abs=1e-3)


@WITH_NET
def test_shares_of_the_victory_add_up_and_turn_with_the_viewer(game: str) -> None:
    match, seat = next(choices(reference_setting(game, 4), "shares", every=10))
    bot, shares = NetBot(match.setting.game), np.zeros(4)
    chosen(bot, match, seat)
    forward.win_shares(bot.memory, seat, 4, shares)
    logits = bot.memory.heads.reshape(-1, HEADS)[:4, WIN]
    assert shares.sum() == pytest.approx(1)
    assert int(shares.argmax()) == (seat + int(logits.argmax())) % 4


@WITH_NET
@pytest.mark.parametrize(
    "settings",
    ["", ":net=1:prior=0.5", ":net=0.3:repick=0", ":prior=0.3:smooth=1:policy_after=4", ":smooth=0"],
)
def test_the_same_seed_gives_the_same_search(game: str, settings: str) -> None:
    differing = 0
    for match, seat in choices(reference_setting(game, 3), "same", every=24):
        first = move_stats(net_search(game, 32, settings), match, seat)
        assert first == move_stats(net_search(game, 32, settings), match, seat)
        assert sum(one.visits for one in first) == 32
        assert {one.option for one in first} == set(match.option_numbers(seat))
        assert all(0 <= one.value <= 1 for one in first if one.value is not None)
        assert all(1 <= one.placing <= 3 for one in first if one.placing is not None)
        differing += first != move_stats(net_search(game, 32, settings), match, seat, "another seed")
    assert differing


def test_the_weight_of_the_net_changes_values() -> None:
    match, seat = next(choices(reference_setting("histrio"), "weight", every=8))
    values = [move_stats(net_search("histrio", 64, f":net={weight}"), match, seat)[0].value for weight in (0, 1)]
    assert values[0] != values[1]


@pytest.mark.parametrize(
    ("name", "explore"),
    [("search:9", 0.6), ("net-search:9", 0.4), ("grandmaster", 0.4), ("net-search:9:explore=0.7", 0.7)],
)
def test_a_search_with_a_net_has_settings_of_its_own(name: str, explore: float) -> None:
    bot = bot_named(name, game_of("histrio"))
    assert isinstance(bot, SearchBot)
    assert float(bot.searchers[0].tree.settings.explore) == pytest.approx(explore)


def fresh_net(version: int) -> NetWeights:
    """An untrained net of Histrio that reads a version of the observation."""
    random, features = np.random.default_rng(version), features_of(game_of("histrio"), version)
    shapes: list[tuple[int, ...]] = [(features.observation.size, 16), (16,), (16, 8), (8,)]
    shapes += [(8, SEATS * HEADS), (SEATS * HEADS,), (features.option.size, 8), (8,), (8, 8), (8,)]
    return NetWeights(*(0.1 * random.standard_normal(shape, np.float32) for shape in shapes))


@pytest.mark.parametrize("version", [1, 2])
def test_a_net_reads_the_version_of_the_observation_it_was_made_for(version: int, tmp_path: Path) -> None:
    game, file = game_of("histrio"), tmp_path / "net.npz"
    save_weights(file, fresh_net(version), game)
    net = load_weights(file, game)
    match, seat = next(choices(reference_setting("histrio", 4), "versions", every=30))
    bot, view = NetBot(game, net), match.look(seat)
    chosen(bot, match, seat)
    first = np.maximum(observation_of(match.setting, view, version) @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second + net.second_bias, 0)
    assert bot.memory.heads == pytest.approx(second @ net.values + net.values_bias, abs=1e-3)
    searcher = Searcher(game, levels_of("histrio").search, net_evaluator(game, NetSettings(1, 1), net))
    searcher.run(match.setting, view, "versions", 8)
    assert searcher.nodes[searcher.root].visits == 8


def test_the_policy_of_the_net_counts_once_a_node_has_enough_visits() -> None:
    match, seat = next(choices(reference_setting("histrio"), "policy_after", every=8))

    def priors(settings: str) -> dict[int, float]:
        bot = net_search("histrio", 6, f":smooth=0{settings}")
        move_stats(bot, match, seat)
        nodes, root = bot.searchers[0].nodes, bot.searchers[0].root
        found = {option: child_of(nodes, root, option) for option in match.option_numbers(seat)}
        return {option: float(nodes[child].prior) for option, child in found.items()}

    assert priors(":policy_after=7") == pytest.approx(priors(":prior=0"), rel=1e-5)
    assert priors(":policy_after=5") == pytest.approx(priors(":policy_after=0"), rel=1e-2)
    assert priors(":policy_after=5") != pytest.approx(priors(":prior=0"), rel=0.1)


def test_settings_of_a_net_can_change_with_the_number_of_players() -> None:
    levels = [levels_of("histrio", players).grandmaster for players in (2, 3, 4, 5)]
    assert levels[0] != levels[1] == levels[2] == levels[3]


def test_the_policy_alone_wins_in_rokoko() -> None:
    played = run(Contest("rokoko", ("net", "thumb"), 12, "alone"))
    assert win_shares(played, "net").value >= 0.75


def test_settings_of_the_net_belong_to_searches_with_one() -> None:
    bot = net_search("rokoko", 7, ":net=0.25:tries=3:policy_after=4")
    searcher = bot.searchers[0]
    settings = searcher.evaluator.net.settings
    assert (float(settings.net), int(settings.policy_after)) == (0.25, 4)
    assert (bot.simulations, int(searcher.tree.settings.tries)) == (7, 3)
    for name in ("search:7:net=0.5", "net-search:7:net=2", "net-search:7:smooth=0.5", "net-search"):
        with pytest.raises(BotNameError):
            check_bot(name)


@pytest.mark.parametrize(
    ("game", "level", "has_net"),
    [
        ("histrio", "grandmaster", True),
        ("goofspiel", "grandmaster", False),
        ("histrio", "master", False),
        ("rokoko", "master", True),
        ("rokoko", "journeyman", False),
    ],
)
def test_strong_levels_search_with_a_net_where_the_game_says_so(game: str, level: str, has_net: bool) -> None:
    bot = bot_named(level, game_of(game))
    assert isinstance(bot, SearchBot)
    assert [searcher.evaluator.net is not None for searcher in bot.searchers] == [has_net]


@pytest.mark.parametrize("name", ["net", "net-search:5"])
def test_a_game_without_a_net_is_named(name: str) -> None:
    assert not has_net("goofspiel")
    with pytest.raises(BotNameError, match="goofspiel"):
        bot_named(name, game_of("goofspiel"))


def test_a_net_for_other_features_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save_weights(file, weights_of("histrio"), game_of("histrio"))
    kept = load_weights(file, game_of("histrio"))
    assert all(np.array_equal(*pair) for pair in zip(kept, weights_of("histrio"), strict=True))
    with pytest.raises(NoNet, match="other features"):
        load_weights(file, game_of("rokoko"))


def test_a_folder_in_the_environment_replaces_the_published_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIANON_NETS", str(tmp_path))
    assert not has_net("rokoko")
    assert net_file("rokoko").parent == tmp_path
