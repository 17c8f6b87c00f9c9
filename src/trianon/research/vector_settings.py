"""Settings of a vector environment: all that `vector.make` takes beside game, players and number of matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError, checked_bool, checked_int

optional_import("gymnasium", "research")

import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

from trianon.research.environments.opponents import opponent_names  # noqa: E402
from trianon.research.environments.seated_batch import SeatedOptions  # noqa: E402
from trianon.research.environments.starts import EditionChoice, PositionChoice  # noqa: E402

MAX_SHAPING = 1000.0


@dataclass(frozen=True, kw_only=True)
class VectorSettings:
    """What plays, what is observed and rewarded, and what is kept; checked when a vector is made."""

    seed: int | str | None = 0  # the series of matches; None: a new one
    edition: EditionChoice | Sequence[EditionChoice] = None  # of a list, every match samples one
    open_information: bool = False
    positions: PositionChoice | Sequence[PositionChoice] | None = None  # files, texts or matches to begin from in turn
    opponents: str | Sequence[str] | None = None  # bots at the other seats, named as on the command line
    seat: int | None = None  # the learner's; None: another one in every match
    skip_forced: bool = False  # answers decisions with a single option
    reward: str = "placing"
    shaping: float = 0.0  # weight of the change of the lead as it stands, added to the reward
    observation_version: int = 1  # 2 adds to an observation all else that a view shows
    describe: bool = False  # puts the features of all legal options into every `infos["options"]`
    copy: bool = True  # False: the returned arrays change with the next step
    threads: int = 1
    autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP
    records: str | Path | None = None  # the folder for the record of every finished match

    @property
    def autoreset_mode(self) -> AutoresetMode:
        """Gymnasium's mode, given as such or by its name."""
        given: object = self.autoreset
        names = {mode.name.lower(): mode for mode in AutoresetMode}
        if isinstance(given, AutoresetMode):
            return given
        if not isinstance(given, str) or given.lower() not in names:
            raise UsageError(f"there is no autoreset {given!r} (expected {', '.join(names)})")
        return names[given.lower()]

    @property
    def record_folder(self) -> Path | None:
        """The folder for records, None where none are kept."""
        return None if self.records is None else Path(self.records)

    def seated(self, players: int) -> SeatedOptions:
        """The part about seats, checked for a number of players."""
        return SeatedOptions(
            opponents=opponent_names(self.opponents, players),
            seat=None if self.seat is None else checked_int("seat", self.seat, 0, players - 1),
            skip_forced=checked_bool("skip_forced", self.skip_forced),
            shaping=checked_weight("shaping", self.shaping),
            logged=self.records is not None,
            restart=self.autoreset_mode == AutoresetMode.SAME_STEP,
        )


def checked_weight(what: str, value: object) -> float:
    """Check that a value is a weight."""
    if isinstance(value, bool | np.bool_) or not isinstance(value, int | float) or not 0 <= value <= MAX_SHAPING:
        raise UsageError(f"{what} is a number from 0 to {MAX_SHAPING:g}, not {value!r}")
    return float(value)
