"""Routes of days off, on which my clocks at slow tables stand still."""

from litestar import Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby.days_off import announce_days_off, cancel_days_off, days_off_plan
from trianon.server.wire.days_off_messages import DaysOffNamed, DaysOffPlan, DaysOffWanted


@get("/days-off", 401, summary="My days off")
def my_days_off(request: ApiRequest) -> DaysOffPlan:
    """Announced days off that are not over, and how many are left this year and the next."""
    return days_off_plan(node_of(request), require_person(request))


@post("/days-off", 401, 409, summary="Announce days off")
def announce(request: ApiRequest, data: JSONBody[DaysOffWanted]) -> DaysOffPlan:
    """My clocks at slow tables stand still on these days, and the others there see until when."""
    return announce_days_off(node_of(request), require_person(request), data)


@post("/days-off/cancel", 401, 409, summary="Take back days off")
def cancel(request: ApiRequest, data: JSONBody[DaysOffNamed]) -> DaysOffPlan:
    """Days off that have begun end now; those of them that are over, and today, are used."""
    return cancel_days_off(node_of(request), require_person(request), data.first)


ROUTER = Router("/api/me", route_handlers=[my_days_off, announce, cancel], tags=["people"])
