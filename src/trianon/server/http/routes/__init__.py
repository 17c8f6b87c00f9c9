"""Route handlers: thin functions that call the matching part of the server."""

from trianon.server.http.routes import (
    accounts,
    days_off,
    departure,
    editions,
    history,
    identity,
    imports,
    learning,
    mail_addresses,
    notifications,
    passkeys,
    people_at_tables,
    play,
    service,
    tables,
)

ROUTERS = (
    service.ROUTER, editions.ROUTER, identity.ROUTER, accounts.ROUTER, departure.ROUTER, mail_addresses.ROUTER,
    passkeys.ROUTER, notifications.ROUTER, days_off.ROUTER, people_at_tables.ROUTER, tables.ROUTER, play.ROUTER,
    *imports.ROUTERS, learning.LESSONS, history.ROUTER, learning.PUZZLES,
)  # fmt: skip
