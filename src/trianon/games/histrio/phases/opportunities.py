"""Phase 3: new opportunities, or the end of the season (HI-3)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.seats import EVERYBODY, reveal_to
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE
from trianon.games.histrio.codes import component, event, step
from trianon.games.histrio.setup import deal
from trianon.games.histrio.state import State


@rule
def opportunities(s: State, e: Events) -> None:
    """HI-3.1 to HI-3.3: with an empty pile the season ends, else every city gets a card and the next round begins."""
    if s.pile_count == 0:
        end_of_season(s)
        return
    s.phase = event.OPPORTUNITIES
    emit(e, event.PHASE, NONE, EVERYBODY, event.OPPORTUNITIES, 0, 0, 0, 0)
    deal(s, e)
    reveal_to(s, EVERYBODY)
    follow(s, ((step.MOMENT, component.AFTER_DEAL, 0, NONE), (step.ROUND, 0, 0, 0)))


@rule
def end_of_season(s: State) -> None:
    """HI-E: pay for actors, the Chameleon's choice, pay for shows, requests, then the next season or the end."""
    follow(
        s,
        (
            (step.PAY_ACTORS, 0, 0, 0),
            (step.COUNT_JUGGLERS, 0, 0, 0),
            (step.PAY_SHOWS, 0, 0, 0),
            (step.ASK_REQUESTS, 0, 0, 0),
            (step.SEASON_END, 0, 0, 0),
        ),
    )
