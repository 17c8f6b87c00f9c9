"""The whole match on one screen: the round as a list of steps, what each step does, what each question asks."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.flow import flow_of
from trianon.core.kernel.options import Options
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE
from trianon.games.histrio.codes import component, option, step
from trianon.games.histrio.jugglers.ability import aim, offer_targets
from trianon.games.histrio.jugglers.count_as_level_1 import count_as, count_jugglers, offer_kinds
from trianon.games.histrio.jugglers.moment import ask_moment, offer_jugglers, use_juggler
from trianon.games.histrio.pay import pay_actors, pay_shows
from trianon.games.histrio.phases.alone import end_encounter, offer_actors, offer_victims, resolve, steal
from trianon.games.histrio.phases.encounters import draws, next_city, refresh, scatter
from trianon.games.histrio.phases.opportunities import opportunities
from trianon.games.histrio.phases.travel import choose_city, depart, offer_travel, travel
from trianon.games.histrio.requests.draw import offer_discard
from trianon.games.histrio.requests.play import ask_requests, choose_request, offer_requests
from trianon.games.histrio.season import end_season
from trianon.games.histrio.setup import setup
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import discard_request


@rule
def play_round(s: State) -> None:
    """A round: travel, encounters, opportunities, and the moments of jugglers between them (HI-J6)."""
    follow(
        s,
        (
            (step.TRAVEL, 0, 0, 0),
            (step.MOMENT, component.AFTER_REVEAL, 0, NONE),
            (step.DEPART, 0, 0, 0),
            (step.MOMENT, component.BEFORE_ENCOUNTERS, 0, NONE),
            (step.NEXT_CITY, NONE, 0, 0),
            (step.MOMENT, component.BEFORE_REFRESH, 0, NONE),
            (step.REFRESH, 0, 0, 0),
            (step.OPPORTUNITIES, 0, 0, 0),
        ),
    )


@rule
def happen(s: State, t: Tables, e: Events, what: int, a: int, b: int, c: int) -> None:
    """A step that needs no answer."""
    if what == step.MOMENT:
        ask_moment(s, t, a, b, c)
    elif what == step.NEXT_CITY:
        next_city(s, t, e, a)
    elif what == step.RESOLVE:
        resolve(s, t, e, a, b)
    elif what == step.DRAWS:
        draws(s, t, e, a, b)
    elif what == step.SCATTER:
        scatter(s, t, e, a)
    elif what == step.ROUND:
        play_round(s)
    elif what == step.TRAVEL:
        travel(s, e)
    elif what == step.DEPART:
        depart(s, e)
    elif what == step.REFRESH:
        refresh(s, e)
    elif what == step.OPPORTUNITIES:
        opportunities(s, e)
    elif what == step.PAY_ACTORS:
        pay_actors(s, e)
    elif what == step.COUNT_JUGGLERS:
        count_jugglers(s, t)
    elif what == step.PAY_SHOWS:
        pay_shows(s, t, e)
    elif what == step.ASK_REQUESTS:
        ask_requests(s)
    elif what == step.SEASON_END:
        end_season(s, t, e)


@rule
def offer_secret(s: State, t: Tables, o: Options, seat: int, what: int) -> None:
    """The options of a seat while all choose in secret: a city, or a request to play."""
    if what == step.CHOOSE_CITY:
        offer_travel(s, o, seat)
    else:
        offer_requests(s, t, o, seat)


@rule
def offer_open(s: State, t: Tables, o: Options, seat: int, what: int, b: int, c: int) -> None:
    """The options of each question; `b` and `c` are the arguments behind the seat."""
    if what == step.DISCARD_ACTOR:
        offer_actors(s, o)
    elif what == step.STEAL:
        offer_victims(s, o, seat)
    elif what == step.DISCARD_REQUEST:
        offer_discard(s, t, o, seat)
    elif what == step.USE_JUGGLER:
        offer_jugglers(s, t, o, seat, b, c)
    elif what == step.TARGET:
        offer_targets(s, t, o, seat, b, c)
    elif what == step.COUNT_AS:
        offer_kinds(o)


@rule
def answer_secret(s: State, t: Tables, e: Events, seat: int, choice: int, what: int) -> None:
    """The effect of a secret answer: a travel card, or a request, is sealed."""
    if what == step.CHOOSE_CITY:
        choose_city(s, e, seat, choice)
    else:
        choose_request(s, t, e, seat, choice)


@rule
def answer_open(s: State, t: Tables, e: Events, seat: int, choice: int, what: int, b: int, c: int) -> None:
    """The effect of an answer to each question; `b` and `c` are the arguments behind the seat."""
    if what == step.DISCARD_ACTOR:
        end_encounter(s, t, e, seat, choice)
    elif what == step.STEAL:
        steal(s, e, seat, choice - option.STEAL)
    elif what == step.DISCARD_REQUEST:
        discard_request(s, e, seat, choice - option.DROP)
    elif what == step.USE_JUGGLER:
        use_juggler(s, t, e, seat, b, c, choice)
    elif what == step.TARGET:
        aim(s, t, e, seat, b, c, choice)
    elif what == step.COUNT_AS:
        count_as(s, e, seat, b, choice - option.COUNT)


begin, advance, legal, answer = flow_of(
    setup=setup,
    happen=happen,
    offer_open=offer_open,
    offer_secret=offer_secret,
    answer_open=answer_open,
    answer_secret=answer_secret,
)
