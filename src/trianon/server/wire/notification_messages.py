"""Messages about notifications: what a person wants to hear of, and where."""

from typing import Annotated

from msgspec import Meta, Struct

from trianon.server.limits import MAX_ENDPOINT_CHARS
from trianon.server.wire.field_types import (
    END,
    MailMode,
    MinuteOfDay,
    NotificationChannel,
    NotificationKind,
    TimeZone,
    WebhookForm,
    Word,
)

Endpoint = Annotated[str, Meta(min_length=1, max_length=MAX_ENDPOINT_CHARS, pattern=rf"^[!-~]+{END}")]
Kinds = dict[NotificationChannel, list[NotificationKind]]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours by the wall clock, in minutes of the day; none if both are the same."""

    begin: MinuteOfDay
    end: MinuteOfDay


class Webhook(Struct, frozen=True):
    """An address of mine that notifications are posted to."""

    id: str
    host: str  # the whole address is not told again: it may be a secret
    form: WebhookForm
    created: float
    failing_since: float | None
    failure: str | None  # the latest one, in words for programs, such as `status 500`
    switched_off: float | None  # when it had failed for a day; a test that arrives switches it on again


class NotificationSettings(Struct, frozen=True):
    """What I want to hear of while no page is open, and where."""

    kinds: Kinds  # by channel
    time_zone: str
    quiet: Quiet | None
    mail: MailMode  # about tables: not at all, at once, or once a day
    digest_at: int  # minute of the day of a daily mail
    mail_address: str | None  # confirmed; null without one, and where this server sends no mail
    push_key: str  # this server's key for `PushManager.subscribe`
    push_devices: int  # browsers that are subscribed
    webhooks: list[Webhook]
    muted: list[str]  # tables I hear nothing of


class NotificationChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of what I want to hear of."""

    kinds: (
        Annotated[dict[NotificationChannel, Annotated[list[NotificationKind], Meta(max_length=10)]], Meta(max_length=5)]
        | None
    ) = None
    time_zone: TimeZone | None = None
    quiet: Quiet | None = None
    mail: MailMode | None = None
    digest_at: MinuteOfDay | None = None


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, as `PushSubscription.toJSON()` writes them."""

    p256dh: Annotated[str, Meta(max_length=100, pattern=rf"^[!-~]*{END}")]
    auth: Annotated[str, Meta(max_length=40, pattern=rf"^[!-~]*{END}")]


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes messages of a push service."""

    endpoint: Endpoint
    keys: PushKeys


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription that ends."""

    endpoint: Endpoint


class TableMute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want to hear nothing of a table."""

    muted: bool


class WebhookWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook to add."""

    url: Endpoint
    form: WebhookForm = "plain"


class WebhookNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """One of my webhooks."""

    webhook: Word


class WebhookSecret(Struct, frozen=True):
    """The secret that signs what is posted to a webhook; it is told once."""

    secret: str
    settings: NotificationSettings


class WebhookTest(Struct, frozen=True):
    """What came of a test."""

    failure: str | None  # in words for programs, such as `status 500`; none if the test arrived
