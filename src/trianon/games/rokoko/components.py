"""Rokoko's components in reports: the event by which a seat acquires each kind."""

from trianon.core.components import Component, PlacedPoints, Stages

COMPONENTS = (
    # an employee is hired from the display into the hand
    Component("employee", "card", "card", origin="display", target=("hand",), verb="hire"),
    # a decoration is funded by putting a marker on it
    Component(
        "decoration",
        "marker",
        "to",
        target=("fireworks", "statue", "fountain_upper", "fountain_lower", "musician"),
        verb="decorate",
    ),
    # a dress is made out of a window
    Component("dress", "dress", "dress", origin="window", target=("deciding",), verb="make"),
    # a guest space is rented by putting a marker into a hall
    Component(
        "hall",
        "marker",
        "to",
        target=("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5"),
        by_zone=True,
        verb="rent",
    ),
)

STARTING_EVENT = "start"

ACTIONS = ("favor", "depute", "acquire")

# dresses, decorations and guests in all halls count for the round in which their marker was put down
STAGES = Stages(PlacedPoints("marker", "to", "RK-F10"), "final_scoring")
