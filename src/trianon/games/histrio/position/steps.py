"""The steps of a position of Histrio: their arguments as text, and the steps that usually wait."""

from trianon.core.game import Names
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE
from trianon.core.positions.steps import StepCodec, name_codec, number_codec
from trianon.games.histrio.codes import component, event, step


def _moment(which: int) -> Step:
    return (step.MOMENT, which, 0, NONE)


ENCOUNTERS: list[Step] = [
    _moment(component.BEFORE_ENCOUNTERS),
    (step.NEXT_CITY, NONE, 0, 0),
    _moment(component.BEFORE_REFRESH),
    (step.REFRESH, 0, 0, 0),
    (step.OPPORTUNITIES, 0, 0, 0),
]
REVEALED: list[Step] = [_moment(component.AFTER_REVEAL), (step.DEPART, 0, 0, 0), *ENCOUNTERS]
CHOOSING: list[Step] = [(step.CHOOSE_CITY, 0, 0, 0), *REVEALED]
REQUESTS: list[Step] = [(step.PLAY_REQUEST, 0, 0, 0), (step.SEASON_END, 0, 0, 0)]
USUAL: dict[str, list[Step]] = {
    "travel": [(step.TRAVEL, 0, 0, 0), *REVEALED],
    "encounters": ENCOUNTERS,
    "opportunities": ENCOUNTERS[-1:],
    "pay": [
        (step.PAY_ACTORS, 0, 0, 0),
        (step.COUNT_JUGGLERS, 0, 0, 0),
        (step.PAY_SHOWS, 0, 0, 0),
        (step.ASK_REQUESTS, 0, 0, 0),
        (step.SEASON_END, 0, 0, 0),
    ],
}

TRAVEL_STEPS = frozenset({step.TRAVEL, step.CHOOSE_CITY, step.DEPART})
PAY_STEPS = frozenset({step.SEASON_END})


def phase_of(steps: list[Step]) -> str:
    """The phase in which these steps wait."""
    kinds = {what for what, *_ in steps}
    if not steps or kinds & TRAVEL_STEPS:
        return event.PHASES[event.TRAVEL]
    if step.REFRESH in kinds:
        return event.PHASES[event.ENCOUNTERS]
    return event.PHASES[event.PAY if kinds & PAY_STEPS else event.OPPORTUNITIES]


def moments_of(steps: list[Step]) -> list[int]:
    """The moment each juggler's step must belong to, by what waits behind it; NONE for other steps."""
    kinds = [what for what, *_ in steps]
    found = []
    for number, what in enumerate(kinds):
        behind = kinds[number + 1 :]
        if what not in (step.MOMENT, step.USE_JUGGLER):
            found.append(NONE)
        elif step.DEPART in behind:
            found.append(component.AFTER_REVEAL)
        elif step.SCATTER in behind:
            found.append(component.SHARED_CITY)
        elif step.NEXT_CITY in behind:
            found.append(component.BEFORE_ENCOUNTERS)
        else:
            found.append(component.BEFORE_REFRESH if step.REFRESH in behind else component.AFTER_DEAL)
    return found


def step_codec(names: Names, players: int) -> StepCodec:
    """The steps of a position as text."""
    codecs = {
        "seat": number_codec(1, players),
        "city": number_codec(1, component.CITIES),
        "place": number_codec(0, component.CITIES),
        "moment": name_codec("moment", component.MOMENTS),
        "juggler": name_codec("juggler", names["juggler"]),
    }
    return StepCodec(step.STEPS, codecs, "choose_city, moment, depart, …")
