"""Routes of notifications: what I want to hear of, and the browsers and addresses that take it."""

from typing import Annotated

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from trianon.server.http.request_context import ApiRequest, node_of, require_identity, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.limits import MAX_STOP_TOKEN_CHARS
from trianon.server.notifications.preferences import mute_table
from trianon.server.notifications.settings import change_settings, notification_settings
from trianon.server.notifications.stop_mails import stop_mails
from trianon.server.notifications.subscriptions import subscribe, unsubscribe
from trianon.server.notifications.webhook_delivery import try_webhook
from trianon.server.notifications.webhooks import add_webhook, remove_webhook, rotate_secret
from trianon.server.wire.notification_messages import (
    NotificationChange,
    NotificationSettings,
    PushEndpoint,
    PushSubscription,
    TableMute,
    WebhookNamed,
    WebhookSecret,
    WebhookTest,
    WebhookWanted,
)

StopToken = Annotated[str, QueryParameter(max_length=MAX_STOP_TOKEN_CHARS, description="from the link in the mail")]


@get("/me/notifications", 401, summary="What I want to hear of while no page is open")
def my_notifications(request: ApiRequest) -> NotificationSettings:
    """Kinds by channel, quiet hours, and what is needed to subscribe."""
    return notification_settings(node_of(request), require_person(request))


@post("/me/notifications", 401, summary="Change what I want to hear of")
def change_notifications(request: ApiRequest, data: JSONBody[NotificationChange]) -> NotificationSettings:
    """Change the kinds of a channel, the quiet hours, the time zone."""
    node, me = node_of(request), require_person(request)
    change_settings(node, me, data)
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


@post("/me/webhooks", 401, 409, summary="Have notifications posted to an address")
def add_my_webhook(request: ApiRequest, data: JSONBody[WebhookWanted]) -> WebhookSecret:
    """Add a webhook; the secret that signs what is posted there is told once."""
    node, me = node_of(request), require_person(request)
    return WebhookSecret(add_webhook(node, me, data), notification_settings(node, me))


@post("/me/webhooks/end", 401, summary="End a webhook of mine")
def end_my_webhook(request: ApiRequest, data: JSONBody[WebhookNamed]) -> NotificationSettings:
    """Nothing is posted there any more."""
    node, me = node_of(request), require_person(request)
    remove_webhook(node, me, data.webhook)
    return notification_settings(node, me)


@post("/me/webhooks/rotate", 401, 404, summary="Replace the secret of a webhook")
def rotate_my_secret(request: ApiRequest, data: JSONBody[WebhookNamed]) -> WebhookSecret:
    """The former secret signs nothing any more."""
    node, me = node_of(request), require_person(request)
    return WebhookSecret(rotate_secret(node, me, data.webhook), notification_settings(node, me))


@post("/me/webhooks/test", 401, 404, summary="Post a test to a webhook of mine")
async def test_my_webhook(request: ApiRequest, data: JSONBody[WebhookNamed]) -> WebhookTest:
    """What came of it; a test that arrives switches the webhook on again."""
    return await try_webhook(node_of(request), require_person(request), data.webhook)


@post("/tables/{table:str}/mute", 401, 403, 404, 409, status_code=204, summary="Hear nothing of a table, or again")
def mute(request: ApiRequest, table: Table, data: JSONBody[TableMute]) -> None:
    """Mute the table for me alone."""
    node, me = node_of(request), require_person(request)
    with node.store.write() as connection:
        if data.muted:
            node.tables.open(connection, table).own_seat(me)
        mute_table(connection, me, table, data.muted)


@post("/stop-mails", 404, status_code=204, summary="Stop mails about tables, by a link in one of them")
def stop(request: ApiRequest, of: StopToken) -> None:
    """Without signing in; mail programs send one POST with a form (RFC 8058), whose content is not read."""
    stop_mails(node_of(request), of)


ROUTER = Router(
    "/api",
    route_handlers=[
        my_notifications, change_notifications, add_browser, remove_browser, add_my_webhook, end_my_webhook,
        rotate_my_secret, test_my_webhook, mute, stop,
    ],
    tags=["people"],
)  # fmt: skip
