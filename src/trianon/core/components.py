"""What statistics need to know of a game, as it declares it in its module `components`.

`COMPONENTS` are the kinds of components with a win share on display, `STARTING_EVENT` names the event of the starting
player, `STAGES` says in which part of the match points are earned, `ACTIONS` are verbs of options that take no
component and whose worth a balance study measures.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Component:
    """A kind of component, and the event by which a seat acquires one.

    A zone is the first part of a place: `display.2` lies in the zone `display`.
    """

    kind: str
    event: str
    fact: str  # of the event: names the component
    origin: str = ""  # zone it comes from, empty for any
    target: tuple[str, ...] = ()  # zones it goes to, empty for any
    by_zone: bool = False  # count all components of a zone as one
    verb: str = ""  # of the options by which seats take one, empty where it is not taken by choice


@dataclass(frozen=True)
class PlacedPoints:
    """Points of a scoring line are earned when the piece is placed that the line counts."""

    event: str  # places a piece
    fact: str  # of the event: the place
    rule: str  # of the scoring lines; their fact `where` names the place, lines of other rules are earned at the end


@dataclass(frozen=True)
class FlowingPoints:
    """Points are earned whenever they move into the zone of a seat, and lost when they move out."""

    event: str
    fact: str  # of the event: how many
    zone: str  # followed by the number of the seat


@dataclass(frozen=True)
class Stages:
    """Parts of a match: rounds, within seasons where the game has them, and the phase that scores."""

    points: PlacedPoints | FlowingPoints
    scoring: str  # phase
