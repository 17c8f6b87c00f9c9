"""The HTTP side: thin handlers, each a call into the part of the server that does it."""

from __future__ import annotations

from trianon.server.http.routes import identity, play, service, tables

ROUTERS = (service.ROUTER, identity.ROUTER, tables.ROUTER, play.ROUTER)
