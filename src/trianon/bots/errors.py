"""What can go wrong while opponents play."""

from __future__ import annotations

from trianon.core.errors import TrianonError


class WorkerLost(TrianonError):
    """A process that played matches was ended from outside, or by the system for want of memory."""

    def __str__(self) -> str:
        return "a process that played matches ended unexpectedly (was it killed, or short of memory?)"
