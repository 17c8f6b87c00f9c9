"""When it is in a position: round, phase, seat to move, and what is being resolved."""

from trianon.core.fields import Fields
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import MAX_PIECES, kind_of
from trianon.games.rokoko.codes import component, event, step
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.position.steps import REST, USUAL, phase_of, step_codec


def read_time(r: Reader) -> None:
    """Round, phase, turn, starting player, Favor card and the steps the file names."""
    fields, s = r.fields, r.s
    named = r.read_phase(step_codec(r.names, r.players), event.PHASES, phase_of, "final_scoring")
    last = int(r.t.rounds)
    s.round_number = fields.number("round", 1, last, last if r.phase == "final_scoring" else 1)
    if r.phase == "final_scoring" and s.round_number != last:
        fields.location("round").fault("early-scoring", round=int(s.round_number), last=last)
    if r.phase == "prepare":
        s.round_number -= 1  # the round that is about to be prepared has not begun
    s.starting_player = fields.number("starting_player", 1, r.players, 1) - 1
    s.seat = fields.number("turn", 1, r.players, int(s.starting_player) + 1) - 1
    if r.phase == "hands" and s.seat != s.starting_player:
        fields.location("turn").fault("not-starting", seat=int(s.seat) + 1, starting=int(s.starting_player) + 1)
    s.favor = fields.number("favor", 0, r.players, 0) - 1
    if r.phase == "hands" and s.favor != NONE:
        fields.location("favor").fault("early-favor", seat=int(s.favor) + 1)
    r.steps = named or ([] if s.over else _usual_steps(r))


def _usual_steps(r: Reader) -> list[Step]:
    """What waits when the file names no steps."""
    shorthand = next((key for key in ("playing", "bonus") if r.fields.has(key)), "")
    if shorthand:
        return _mid_turn(r, shorthand)
    if r.phase == "hands" and r.seat_keys() & {"sealed", "wanted"}:
        return [(step.CHOOSE_HAND, 0, 0, 0), *REST]
    return USUAL[r.phase]


def _mid_turn(r: Reader, shorthand: str) -> list[Step]:
    """A card is being resolved: its main action is to be done (`playing`), or only its bonus still (`bonus`)."""
    fields, seat = r.fields, int(r.s.seat)
    kinds = {name: kind for kind, name in enumerate(r.names["card"])}
    card = kind_of(kinds, "employee", fields.location(shorthand), fields.text(shorthand, "", 60))
    if r.phase != "actions":
        fields.location(shorthand).fault("early-card", phase=r.phase)
    if fields.has("playing") and fields.has("bonus"):
        fields.location("bonus").fault("playing-and-bonus")
    if card == NONE:
        return USUAL[r.phase]
    inner: list[Step] = []
    if fields.has("tile"):
        inner = [(step.TILE, seat, 0, 0)]
    elif fields.has("dress"):
        inner = [(step.PAYMENT, seat, 0, 0), (step.PLACE_DRESS, seat, int(r.t.card_rank[card]), 0)]
    if shorthand == "playing":
        return [
            *(inner or [(step.MAIN, seat, card, 0)]),
            (step.USE_BONUS, seat, card, 0),
            (step.TURN_END, seat, card, 0),
            *REST,
        ]
    return [*(inner or [(step.BONUS, seat, card, 0)]), (step.TURN_END, seat, card, 0), *REST]


def read_turn(r: Reader) -> None:
    """Cards being resolved, the tile being decided, the dress being made and its silk."""
    s, fields = r.s, r.fields
    _read_cards_in_play(r)
    s.tile = r.one("tile", r.tiles)
    s.blind = fields.flag("blind")
    s.dress = r.one("dress", r.dresses)
    if fields.has("need"):
        need = Fields(fields.values["need"], fields.location("need"), component.COLOURS)
        for number, colour in enumerate(component.COLOURS):
            most = 0 if s.dress == NONE else int(r.t.dress_silk[s.dress, number])
            s.need[number] = need.number(colour, 0, most, 0)
    elif s.dress != NONE:
        s.need[:] = r.t.dress_silk[s.dress]
    # tiles paid already lie in the resource discard: they are only counted here
    for at, word in fields.names("paid", MAX_PIECES) or []:
        kind = kind_of(r.tiles.kinds, "tile", at, word)
        if kind != NONE:
            s.paid[kind] += 1


def _read_cards_in_play(r: Reader) -> None:
    """The card of the turn and those leaving; what the file does not say follows from the steps."""
    s, fields, seat = r.s, r.fields, int(r.s.seat)
    card = next((b for what, _, b, _ in r.steps if what == step.TURN_END), NONE)
    chain = [b for what, _, b, _ in r.steps if what == step.LEAVE]
    leaving = fields.names("leaving", MAX_PIECES)
    if leaving is None:
        leaving = [(fields.location("steps"), r.names["card"][kind]) for kind in chain]
    kinds = r.cards.take_all(leaving, seat)
    for kind in kinds:
        s.leaving[kind] += 1
    in_play = fields.names("in_play", MAX_PIECES)
    if in_play is None:
        stays = card != NONE and kinds.count(card) <= chain.count(card)
        said = next((key for key in ("playing", "bonus") if fields.has(key)), "steps")
        in_play = [(fields.location(said), r.names["card"][card])] if stays else []
    for kind in r.cards.take_all(in_play, seat):
        s.in_play[kind] += 1
