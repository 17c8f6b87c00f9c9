"""Types of fields that repeat what another part of the package declares."""

from typing import get_args

from trianon.bots.registry import bot_names
from trianon.server.wire.field_types import Level


def test_every_built_in_bot_can_sit_at_a_table() -> None:
    assert list(get_args(Level)) == bot_names()
