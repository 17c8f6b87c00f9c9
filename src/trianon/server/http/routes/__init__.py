"""Route handlers: thin functions that call the matching part of the server."""

from __future__ import annotations

from trianon.server.http.routes import identity, play, service, tables

ROUTERS = (service.ROUTER, identity.ROUTER, tables.ROUTER, play.ROUTER)
