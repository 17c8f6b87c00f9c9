"""Histrio, as the rest of the project sees it."""

from __future__ import annotations

from trianon.core.game import Game
from trianon.games.histrio.audit import audit, sound
from trianon.games.histrio.codes import event, option, reason
from trianon.games.histrio.describe import describe, question
from trianon.games.histrio.determinize import determinize
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.games.histrio.flow import answer, begin, legal
from trianon.games.histrio.keys import HistrioKeys, locate
from trianon.games.histrio.names import event_text, names_of
from trianon.games.histrio.outcome import outcome
from trianon.games.histrio.position import read_position, write_position
from trianon.games.histrio.scoring.final import final_scoring
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables, tables_of
from trianon.games.histrio.view import View, look
from trianon.games.histrio.why import why

GAME = Game(
    name="histrio",
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
    keys_of=HistrioKeys,
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
