"""What a golden match is planned with: the table, the players and their style, and the paths it must take."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.golden.paths import Path
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.positions.file import match_from
from trianon.games import game_of

# what the seekers like, by the beginning of an option's key; all else weighs 1
WISHES = {
    "rokoko": (
        ("hire:1b", 900), ("hire:2", 300), ("hire:4", 100), ("hire:5", 100), ("hire:", 20), ("make:", 60),
        ("depute:2c", 900), ("depute:", 20), ("depute", 0.1), ("keep", 4), ("give:", 6), ("done", 3), ("buy:", 9),
        ("rent:", 9), ("reconsider", 2), ("forfeit", 0.2), ("decorate:", 0.5),
    ),
    "histrio": (("use:", 9), ("play:", 9), ("keep", 2)),
}  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """A golden match: its players and their style, and the paths it must take."""

    name: str
    players: int
    play: Callable[[Setting, str], Match]
    takes: tuple[Path, ...]
    edition: Callable[[str], str] | None = field(default=None)  # a change of the reference edition's text

    @property
    def game(self) -> str:
        """The name of the game, with which that of the record begins."""
        return self.name.partition("-")[0]

    def setting(self) -> Setting:
        """The table the match is played at."""
        game = game_of(self.game)
        edition = load_edition(game.schema)
        if self.edition is not None:
            edition = edition_from_text(game.schema, self.edition(edition.text), f"{self.name}.toml")
        return game.setting(edition, self.players)


def sensibly(setting: Setting, seed: str) -> Match:
    """Rule-of-thumb players."""
    return recorded_match(setting, ["thumb"], "golden", int(seed))


def openly(setting: Setting, seed: str) -> Match:
    """Rule-of-thumb players with open information."""
    return recorded_match(setting, ["thumb"], "golden", int(seed), open_information=True)


def blindly(setting: Setting, seed: str) -> Match:
    """Players that answer at random."""
    return recorded_match(setting, ["random"], "golden", int(seed))


def by_turns(setting: Setting, seed: str) -> Match:
    """Rule-of-thumb players, and between them some that answer at random."""
    return recorded_match(setting, [("thumb", "random")[i % 2] for i in range(setting.players)], "golden", int(seed))


def seeking(setting: Setting, seed: str, first: int | None = None) -> Match:
    """Players that seek what is rare, think again under seal, and answer in any order."""
    return finish(Match(setting, Start(f"golden {seed}", first)), Random(seed))


def chosen(setting: Setting, seed: str) -> Match:
    """The same with a starting player the table chose."""
    return seeking(setting, seed, setting.players - 1)


def middle_of(match: Match) -> Match:
    """The same match, half played."""
    half = Match(match.setting, match.start)
    for answer in match.answers[: match.answer_count // 2]:
        half.answer(answer.seat, answer.key)
    return half


def from_the_middle(setting: Setting, seed: str) -> Match:
    """From the middle of a sensible match on, with other players."""
    return finish(match_from(setting, middle_of(sensibly(setting, seed)).s), Random(seed))


def finish(match: Match, rng: Random) -> Match:
    """Seek to the end."""
    wishes = WISHES[match.setting.game.name]
    while not match.over:
        seats = match.asked() + [
            s for s in range(match.setting.players) if match.may_reconsider(s) and rng.random() < 0.1
        ]
        seat = rng.choice(seats)
        keys = match.options(seat)
        weights = [next((weight for prefix, weight in wishes if key.startswith(prefix)), 1) for key in keys]
        match.answer(seat, rng.choices(keys, weights)[0])
    return match
