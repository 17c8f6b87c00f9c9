"""Rokoko, as the rest of the project sees it."""

from __future__ import annotations

from trianon.core.game import Game
from trianon.games.rokoko.audit import audit, sound
from trianon.games.rokoko.codes import event, option, reason
from trianon.games.rokoko.describe import describe, question
from trianon.games.rokoko.determinize import determinize
from trianon.games.rokoko.edition_rules import SCHEMA
from trianon.games.rokoko.flow import answer, begin, legal
from trianon.games.rokoko.keys import RokokoKeys, locate
from trianon.games.rokoko.names import event_text, names_of
from trianon.games.rokoko.outcome import outcome
from trianon.games.rokoko.position import read_position, write_position
from trianon.games.rokoko.scoring.final import final_scoring
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables, tables_of
from trianon.games.rokoko.view import View, look
from trianon.games.rokoko.why import why

GAME = Game(
    name="rokoko",
    version=1,
    seats=range(2, 6),
    schema=SCHEMA,
    state=State,
    tables=Tables,
    view=View,
    numbering=option.NUMBERING,
    begin=begin,
    legal=legal,
    answer=answer,
    why=why,
    look=look,
    determinize=determinize,
    locate=locate,
    outcome=outcome,
    final_scoring=final_scoring,
    tables_of=tables_of,
    names_of=names_of,
    keys_of=RokokoKeys,
    event_kinds=event.KINDS,
    event_text=event_text,
    meanings=reason.MEANINGS,
    question=question,
    describe=describe,
    audit=audit,
    sound=sound,
    write_position=write_position,
    read_position=read_position,
)
