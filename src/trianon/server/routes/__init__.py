"""The HTTP side: thin handlers, each a call into the part of the server that does it."""

from __future__ import annotations

from trianon.server.routes import house, people, play, tables

ROUTERS = (house.ROUTER, people.ROUTER, tables.ROUTER, play.ROUTER)
