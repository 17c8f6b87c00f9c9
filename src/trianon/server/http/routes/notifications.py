"""Routes of notifications: what I want to hear of, and the browsers that take it."""

from litestar import Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, node_of, require_identity, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.notifications.preferences import change_preferences, mute_table
from trianon.server.notifications.settings import notification_settings
from trianon.server.notifications.subscriptions import subscribe, unsubscribe
from trianon.server.wire.notification_messages import (
    NotificationChange,
    NotificationSettings,
    PushEndpoint,
    PushSubscription,
    TableMute,
)


@get("/me/notifications", 401, summary="What I want to hear of while no page is open")
def my_notifications(request: ApiRequest) -> NotificationSettings:
    """Kinds by channel, quiet hours, and what is needed to subscribe."""
    return notification_settings(node_of(request), require_person(request))


@post("/me/notifications", 401, summary="Change what I want to hear of")
def change_notifications(request: ApiRequest, data: JSONBody[NotificationChange]) -> NotificationSettings:
    """Change the kinds of a channel, the quiet hours, the time zone."""
    node, me = node_of(request), require_person(request)
    with node.store.write() as connection:
        change_preferences(connection, me, data)
    return notification_settings(node, me)


@post("/me/push", 401, 409, summary="Let this browser take Web Push")
def add_browser(request: ApiRequest, data: JSONBody[PushSubscription]) -> NotificationSettings:
    """Add the subscription, or note that the browser is still there; at most five, the latest ones."""
    node, me = node_of(request), require_identity(request)
    subscribe(node, me, data)
    return notification_settings(node, me.person)


@post("/me/push/end", 401, summary="End a browser's subscription")
def remove_browser(request: ApiRequest, data: JSONBody[PushEndpoint]) -> NotificationSettings:
    """Nothing is sent there any more."""
    node, me = node_of(request), require_person(request)
    unsubscribe(node, me, data.endpoint)
    return notification_settings(node, me)


@post("/tables/{table:str}/mute", 401, 403, 404, 409, status_code=204, summary="Hear nothing of a table, or again")
def mute(request: ApiRequest, table: Table, data: JSONBody[TableMute]) -> None:
    """Mute the table for me alone."""
    node, me = node_of(request), require_person(request)
    with node.store.write() as connection:
        node.tables.open(connection, table).own_seat(me)
        mute_table(connection, me, table, data.muted)


ROUTER = Router(
    "/api", route_handlers=[my_notifications, change_notifications, add_browser, remove_browser, mute],
    tags=["people"],
)  # fmt: skip
