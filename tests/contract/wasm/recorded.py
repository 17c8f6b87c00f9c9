"""Matches played by native rules, step by step, as digests of all that WebAssembly must reproduce byte by byte."""

import hashlib
from base64 import b64encode
from typing import Any

from trianon.core.game import Json, Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.rng import key_of, seed_state
from trianon.core.kernel.seats import SPECTATOR, asked_seat, asked_seats, is_secret, may_reconsider
from trianon.core.kernel.struct import clone, handle_of, to_bytes, zero
from trianon.core.outlook import rules_of


def digest(*parts: bytes) -> str:
    """A short hash of bytes."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:24]


def text(struct: object) -> str:
    """The bytes of a struct as text."""
    return b64encode(to_bytes(struct)).decode()


def recording(settings: list[Setting], matches: int) -> Json:
    """So many matches of each setting of a game, with what every step must give."""
    outlook = rules_of(settings[0].game)
    return {
        "tables": {setting.players: text(setting.t) for setting in settings},
        "spectator": SPECTATOR,
        "categories": len(outlook.categories) if outlook else 0,
        "matches": [_Recorder(setting, number).match() for setting in settings for number in range(matches)],
    }


class _Recorder:
    """The memory of one match."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting, self.game, self.seed = setting, setting.game, f"wasm/{number}"
        self.s: Any = zero(self.game.state)
        self.v: Any = zero(self.game.view)
        self.e, self.o = zero(Events), zero(Options)
        self.is_open = number % 3 == 2
        self.outlook = rules_of(self.game)

    def match(self) -> Json:
        """Play to the end with random answers."""
        game, s, t, e = self.game, self.s, self.setting.t, self.e
        s.players, s.open_information, e.enabled = self.setting.players, self.is_open, 1
        seed_state(s, self.seed)
        key, start = key_of(self.seed), text(s)
        game.begin(s, t, e, -1)
        found: Json = {"players": self.setting.players, "state": start, "begun": digest(to_bytes(s), to_bytes(e))}
        x = found["chance"] = (key[0] ^ key[2]) | 1
        steps = []
        while (seat := asked_seat(s)) >= 0:
            x = next_random(x)
            steps.append(self._step(seat, x))
        ended = zero(Outcome)
        game.outcome(s, ended)
        return {**found, "steps": steps, "ended": digest(to_bytes(ended))}

    def _step(self, seat: int, x: int) -> Json:
        game, s, t, e, o, v = self.game, self.s, self.setting.t, self.e, self.o, self.v
        game.legal(s, t, o, seat)
        made = [digest(to_bytes(o))]
        chosen = int(o.ids[(x * int(o.count)) >> 32])
        for viewer in (*range(self.setting.players), SPECTATOR, seat):
            game.look(s, t, v, viewer)
            made.append(digest(to_bytes(v)))
        world: Any = zero(game.state)
        world.key[:] = s.key
        game.determinize(v, t, world)
        made.append(digest(to_bytes(world)))
        why, s_handle, t_handle = game.calls.why, handle_of(s), handle_of(t)
        reasons = [int(why(s_handle, t_handle, seat, option)) & 255 for option in range(game.numbering.size)]
        cases = [] if self.outlook is None else list(self.outlook.cases(v, chosen).values())
        made += [digest(bytes(reasons)), *self._foreseen(world, seat, chosen, cases)]
        made.append(digest(bytes((int(asked_seats(s)), int(is_secret(s)), int(may_reconsider(s, seat))))))
        e.count = 0
        game.answer(s, t, e, seat, chosen)
        return {"cases": cases, "made": [*made, digest(to_bytes(s)), digest(to_bytes(e))]}

    def _foreseen(self, world: Any, seat: int, chosen: int, cases: list[int]) -> list[str]:
        rules, t, silent = self.outlook, self.setting.t, zero(Events)
        if rules is None:
            return []
        made = []
        for case in cases:
            tried = clone(self.game.state, world)
            chance = bool(rules.preview(tried, t, silent, seat, chosen, case))
            made.append(digest(to_bytes(tried), bytes((chance,))))
            rules.score_known(self.v, t, tried, silent)
            made.append(digest(to_bytes(tried)))
        for other in range(self.setting.players):
            hidden = [bool(rules.hides(self.v, t, other, number)) for number in range(len(rules.categories))]
            made += [digest(bytes((each,))) for each in hidden]
        return made
