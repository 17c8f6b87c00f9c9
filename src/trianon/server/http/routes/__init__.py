"""Route handlers: thin functions that call the matching part of the server."""

from trianon.server.http.routes import (
    accounts,
    days_off,
    departure,
    editions,
    history,
    identity,
    imports,
    lessons,
    mail_addresses,
    notifications,
    passkeys,
    people_at_tables,
    play,
    puzzles,
    service,
    tables,
)

ROUTERS = (
    service.ROUTER, editions.ROUTER, identity.ROUTER, accounts.ROUTER, departure.ROUTER, mail_addresses.ROUTER,
    passkeys.ROUTER, notifications.ROUTER, days_off.ROUTER, people_at_tables.ROUTER, tables.ROUTER, play.ROUTER,
    *imports.ROUTERS, lessons.ROUTER, history.ROUTER, puzzles.ROUTER,
)  # fmt: skip
