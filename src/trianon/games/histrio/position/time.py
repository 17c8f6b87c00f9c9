"""When it is in a position: season, round, phase, the king's mood, and what happens next."""

import re

from trianon.core.kernel.steps import Step
from trianon.core.wording import message
from trianon.games.histrio.codes import event, step
from trianon.games.histrio.codes.component import CITY_CARDS, COMEDY, HALVES
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.position.steps import CHOOSING, REQUESTS, REVEALED, USUAL, moments_of, phase_of, step_codec
from trianon.games.histrio.state import SEASONS

SPACE = re.compile(f"({'|'.join(HALVES)})\\.([1-9][0-9]?)")


def read_time(r: Reader) -> None:
    """Season, round, phase, needle and the steps the file names."""
    fields, s = r.fields, r.s
    named = r.read_phase(step_codec(r.names, r.players), event.PHASES, phase_of, "pay")
    s.season = fields.number("season", 1, SEASONS, SEASONS if s.over else 1)
    if s.over and s.season != SEASONS:
        fields.location("season").fault("early-end", season=int(s.season), last=SEASONS)
    s.round_number = fields.number("round", 1, CITY_CARDS, CITY_CARDS if r.phase == "pay" else 1)
    r.steps = named or ([] if s.over else _usual_steps(r))
    if r.next_step == step.TRAVEL:
        s.round_number -= 1  # the round that is about to begin
    _check_moments(r)
    read_needle(r)


def _usual_steps(r: Reader) -> list[Step]:
    """What waits when the file names no steps: what the seats have sealed or revealed tells how far it is."""
    said = r.seat_keys()
    if r.phase == "travel" and "sealed" in said:
        return CHOOSING
    if r.phase == "travel" and "going" in said:
        return REVEALED
    if r.phase == "pay" and "sealed" in said:
        return REQUESTS
    return USUAL[r.phase]


def _check_moments(r: Reader) -> None:
    """A juggler's moment is the one that what waits behind it makes it."""
    for number, (which, (what, a, b, _)) in enumerate(zip(moments_of(r.steps), r.steps), 1):
        if what in (step.MOMENT, step.USE_JUGGLER) and (a if what == step.MOMENT else b) != which:
            r.fields.location("steps").item(number).fault("other-moment")


def read_needle(r: Reader) -> None:
    """A space of the gauge, such as `comedy.1`."""
    word = r.fields.text("needle", f"{HALVES[COMEDY]}.1", 60)
    parts = SPACE.fullmatch(word)
    if parts is None or int(parts[2]) > r.t.spaces:
        r.fields.location("needle").wrong(word, message("wanted-space", most=int(r.t.spaces)))
        return
    r.s.needle = int(parts[2]) - 1 if parts[1] == HALVES[COMEDY] else -int(parts[2])
