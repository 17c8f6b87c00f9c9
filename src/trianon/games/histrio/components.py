"""Histrio's components in reports: the event by which a seat acquires each kind."""

from trianon.core.components import Component, FlowingPoints, Stages

COMPONENTS = (
    # a juggler joins out of a city
    Component("juggler", "card", "card", origin="city", target=("jugglers",)),
    # a request is played from the hand
    Component("request", "request", "request", origin="request_hand", target=("played",), verb="play"),
    # an actor joins the troupe out of the hand, or by the Bear's help straight out of a city
    Component("actor", "card", "card", target=("troupe",)),
    # a city is reached when a caravel gets off the road
    Component("city", "caravel", "to", origin="road", target=("city",), verb="travel"),
)

ACTIONS = ("use", "recover", "swap", "steal")

STAGES = Stages(FlowingPoints("ecu", "amount", "purse"), "pay")
