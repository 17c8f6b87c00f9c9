"""Presence: since when players who were seen leaving a table have had no connection to it, on any node."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping

from trianon.server.limits import MAX_ABSENCES, PRESENCE_GRACE
from trianon.server.pubsub import PubSub, TableChanged


class Presence:
    """Counts the connections of players by table; reloads within the grace period go unnoticed.

    Absences are published. A node where the player is still connected revokes them. What this node publishes waits in
    `take_unsaved` for the database, from which `restore` takes it after a restart.
    """

    def __init__(self, pubsub: PubSub, now: Callable[[], float], grace: float = PRESENCE_GRACE) -> None:
        self._pubsub, self._now, self.grace = pubsub, now, grace
        self._connections: Counter[tuple[str, str]] = Counter()  # by table and person
        # by table and person: when the last connection ended, if that was seen; read from any thread
        self.absences: dict[tuple[str, str], float] = {}
        self._unsaved: dict[tuple[str, str], float | None] = {}
        pubsub.subscribe_presence(self)

    def restore(self, absences: Mapping[tuple[str, str], float]) -> None:
        """Take over the absences that were known before a restart."""
        self.absences = {**absences, **self.absences}

    def take_unsaved(self, most: int) -> dict[tuple[str, str], float | None]:
        """What was published and is not in the database yet, the earliest first: the absences, None for returns."""
        return {key: self._unsaved.pop(key) for key in list(self._unsaved)[:most]}

    def return_unsaved(self, absences: Mapping[tuple[str, str], float | None]) -> None:
        """Keep for later what could not be saved, unless something newer is known."""
        self._unsaved = {**absences, **self._unsaved}

    def enter(self, table: str, person: str) -> None:
        """Count a connection of a seated player, on the event loop."""
        self._connections[table, person] += 1
        if (table, person) in self.absences:
            self._publish(table, person, None)

    def leave(self, table: str, person: str) -> None:
        """End a connection; the absence is published after the grace period."""
        self._connections[table, person] -= 1
        if not self._connections[table, person]:
            del self._connections[table, person]
            asyncio.get_running_loop().call_later(self.grace, self._publish_absence, table, person, self._now())

    def notify(self, change: TableChanged) -> None:
        """Take over a published absence or return."""
        assert change.presence is not None  # subscribed to those alone
        person, since = change.presence
        key = change.table, person
        self.absences.pop(key, None)
        if since is None:
            return
        if key in self._connections:
            self._publish(change.table, person, None)
        else:
            self.absences[key] = since
            if len(self.absences) > MAX_ABSENCES:
                del self.absences[next(iter(self.absences))]

    def _publish_absence(self, table: str, person: str, since: float) -> None:
        if (table, person) not in self._connections and (table, person) not in self.absences:
            self._publish(table, person, since)

    def _publish(self, table: str, person: str, since: float | None) -> None:
        self._unsaved[table, person] = since
        self._pubsub.publish(TableChanged(table, 0, presence=(person, since)))
