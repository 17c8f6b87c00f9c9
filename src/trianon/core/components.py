"""Kinds of components whose win share a report shows, as a game declares them in its module `components`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Component:
    """A kind of component, and the event by which a seat acquires one.

    A zone is the first part of a place: `display.2` lies in the zone `display`.
    """

    kind: str
    event: str
    fact: str  # of the event: names the component
    origin: str = ""  # zone it comes from, empty for any
    target: tuple[str, ...] = ()  # zones it goes to, empty for any
    by_zone: bool = False  # count all components of a zone as one
