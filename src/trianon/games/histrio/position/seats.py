"""Seats in a position: purse, troupe, jugglers, requests and what is sealed."""

from trianon.core.faults import FileLocation
from trianon.core.fields import Fields
from trianon.core.kernel.piles import total
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import MAX_PIECES, kind_of
from trianon.core.wording import message
from trianon.games.histrio.codes import component, source, step
from trianon.games.histrio.codes.component import ACTORS
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.position.travel import TRAVEL_KEYS, read_travel
from trianon.games.histrio.requests.play import NO_REQUEST
from trianon.games.histrio.state import SEASONS

KEYS = (
    "seat", "ecu", "ledger", "troupe", "in_hand", "jugglers", "used", "fresh", "counts_as", "on_stage", "requests",
    "played", *TRAVEL_KEYS, "sealed",
)  # fmt: skip
MAX_ECU = 9999
ENCOUNTER_STEPS = (step.STEAL, step.DISCARD_ACTOR)


def read_seats(r: Reader) -> None:
    """Every seat; those the file does not mention have what they begin with."""
    if r.next_step in ENCOUNTER_STEPS:
        r.s.seat = r.steps[0][1]
    for seat, fields in r.seats(KEYS):
        _read_purse(r, fields, seat)
        _read_actors(r, fields, seat)
        _read_jugglers(r, fields, seat)
        _read_requests(r, fields, seat)
        read_travel(r, fields, seat)
        _read_sealed(r, fields, seat)


def _read_purse(r: Reader, fields: Fields, seat: int) -> None:
    """Ecu; those the ledger does not explain count as had from the start."""
    s = r.s
    ledger = Fields(fields.values.get("ledger", {}), fields.location("ledger"), source.NAMES)
    for column, name in enumerate(source.NAMES):
        s.ledger[seat, column] = ledger.number(name, -MAX_ECU, MAX_ECU, 0)
    sums = int(s.ledger[seat].sum())
    ecu = fields.number("ecu", 0, MAX_ECU, sums if fields.has("ledger") else int(r.t.starting_ecu))
    if not fields.has("ledger"):
        s.ledger[seat, source.START] = ecu
    elif ecu != sums or sums < 0:
        fields.location("ledger").fault("ledger-sum", sum=sums, ecu=max(ecu, 0))
    s.ecu[seat] = ecu
    s.on_stage[seat] = fields.number("on_stage", 0, int(r.t.impresarios), 0)


def _read_actors(r: Reader, fields: Fields, seat: int) -> None:
    s = r.s
    for key, counts in (("troupe", s.troupe[seat]), ("in_hand", s.in_hand)):
        for at, word in fields.names(key, MAX_PIECES) or []:
            card = r.cards.take(at, word)
            if card >= ACTORS:
                at.wrong(word, message("wanted-actor"))
            elif card != NONE:
                counts[card] += 1
    if fields.names("in_hand", MAX_PIECES) and s.seat != seat:
        fields.location("in_hand").fault("idle-actors")


def _jugglers_in(r: Reader, fields: Fields, key: str) -> list[tuple[FileLocation, str, int]]:
    kinds = {name: number for number, name in enumerate(r.names["juggler"])}
    words = fields.names(key, MAX_PIECES) or []
    found = [(at, word, kind_of(kinds, "juggler", at, word)) for at, word in words]
    return [entry for entry in found if entry[2] != NONE]


def _read_jugglers(r: Reader, fields: Fields, seat: int) -> None:
    """Jugglers laid out, which of them are used or fresh, and what the Chameleon counts as."""
    s = r.s
    mine = 0
    for at, word, juggler in _jugglers_in(r, fields, "jugglers"):
        if r.cards.take(at, word) != NONE:
            mine |= 1 << juggler
    s.jugglers[seat] = mine
    for key in ("used", "fresh"):
        for at, word, juggler in _jugglers_in(r, fields, key):
            if not mine & 1 << juggler:
                at.wrong(word, message("wanted-own-juggler"))
            setattr(s, key, int(getattr(s, key)) | 1 << juggler)
    if int(s.used) & int(r.t.moment_jugglers[component.SEASON_END]):
        fields.location("used").fault("never-sideways")
    if int(s.fresh) & int(s.used):
        fields.location("fresh").fault("used-and-fresh")
    if fields.names("fresh", MAX_PIECES) and r.phase != "encounters":
        fields.location("fresh").fault("fresh-juggler", phase=r.phase)
    _read_counted(r, fields, mine)


def _read_counted(r: Reader, fields: Fields, mine: int) -> None:
    able = int(r.t.moment_jugglers[component.SEASON_END]) & mine
    known = [name for number, name in enumerate(r.names["juggler"]) if able & 1 << number]
    counted = Fields(fields.values.get("counts_as", {}), fields.location("counts_as"), known)
    for name in known:
        if counted.has(name):
            half = component.ACTOR_KINDS.index(counted.choice(name, component.ACTOR_KINDS, component.ACTOR_KINDS[0]))
            r.s.counted[half] = int(r.s.counted[half]) | 1 << r.names["juggler"].index(name)
    if fields.has("counts_as") and r.phase != "pay":
        fields.location("counts_as").fault("early-count", phase=r.phase)


def _read_requests(r: Reader, fields: Fields, seat: int) -> None:
    """Requests in hand, and those played by season."""
    s = r.s
    for request in r.requests.take_all(fields.names("requests", MAX_PIECES)):
        s.requests[seat, request] += 1
    for season, (at, word) in enumerate(fields.names("played", SEASONS) or []):
        s.played[seat, season] = r.requests.take(at, word) if word else NONE
        if word and season + 1 >= s.season + int(s.over):
            at.fault("early-request", season=season + 1)
    surplus = r.next_step == step.DISCARD_REQUEST and r.steps[0][1] == seat
    held, limit = total(s.requests[seat]), int(r.t.request_limit)
    if held > limit and not (surplus and held == limit + 1):
        fields.location("requests").fault("many-requests", held=held, limit=limit)
    elif surplus and held <= limit:
        fields.location("requests").fault("no-surplus", held=held, wanted=limit + 1)


def _read_sealed(r: Reader, fields: Fields, seat: int) -> None:
    """What a seat has sealed, as its key: a city, a request, or to pass."""
    s = r.s
    word = fields.text("sealed", "", 60)
    cities = {f"travel:{name}": city for city, name in enumerate(r.names["city"])}
    plays = {f"play:{name}": request for request, name in enumerate(r.names["request"])}
    if r.next_step == step.CHOOSE_CITY:
        known, asked = cities, True
    elif r.next_step == step.PLAY_REQUEST:
        known, asked = {**plays, "pass": NO_REQUEST}, total(s.requests[seat]) > 0
    else:
        known, asked = {}, False
    if not asked:
        if word:
            fields.location("sealed").wrong(word, message("wanted-nothing-sealed"))
        return
    s.wanted[seat] = 1
    s.sealed[seat, :] = NONE
    if word:
        s.sealed[seat, 0] = kind_of(known, "answer", fields.location("sealed"), word)
        s.picked[seat] = 1
