"""Seats in a position: purses, decks by zone, kept tiles and sealed cards."""

from trianon.core.fields import Fields
from trianon.core.kernel.piles import total
from trianon.core.kernel.state import PICKS
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import MAX_PIECES, kind_of
from trianon.core.wording import message
from trianon.games.rokoko.codes import step
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.queries import smallest_deck
from trianon.games.rokoko.state import DISCARD, HAND, SUPPLY, ZONES

PURSE = ("livre", "yarn", "lace", "prestige")
KEYS = ("seat", *PURSE, *ZONES, "kept", "left", "wanted", "sealed")
MAX_COINS = 9999


def read_seats(r: Reader) -> None:
    """Every seat; those the file does not mention have what they begin with."""
    for seat, fields in r.seats(KEYS):
        _read_seat(r, fields, seat)


def _read_seat(r: Reader, fields: Fields, seat: int) -> None:
    s, t = r.s, r.t
    for name, usual in zip(PURSE, (t.start_livre, t.start_yarn, t.start_lace, 0)):
        getattr(s, name)[seat] = fields.number(name, 0, MAX_COINS, int(usual))
    for zone, name in enumerate(ZONES):
        for kind in r.cards.take_all(fields.names(name, MAX_PIECES), seat):
            s.cards[seat, zone, kind] += 1
    for kind in r.cards.take_all(fields.names("left", MAX_PIECES), seat):
        s.left[seat, kind] += 1
    for kind in r.tiles.take_all(fields.names("kept", MAX_PIECES)):
        s.kept[seat, kind] += 1
    _deal_base_cards(r, fields, seat)
    _check_deck(r, fields, seat)
    if r.next_step == step.CHOOSE_HAND:
        _read_sealed(r, fields, seat)
    elif fields.has("wanted", "sealed"):
        fields.at.fault("sealed-cards")


def _deal_base_cards(r: Reader, fields: Fields, seat: int) -> None:
    """Base cards not mentioned: up to a full hand in the actions, the others in the first zone not mentioned."""
    s = r.s
    rest = r.cards.base[seat].rest()
    if r.phase == "actions" and not fields.has("hand"):
        resolving = total(s.in_play) + total(s.leaving) if seat == s.seat else 0
        size = max(0, int(r.t.hand) - resolving)
        for kind in rest[:size]:
            s.cards[seat, HAND, kind] += 1
        rest = rest[size:]
    if not fields.has("supply"):
        pile = s.cards[seat, SUPPLY]
    elif not fields.has("discard"):
        pile = s.cards[seat, DISCARD]
    elif not fields.has("left"):
        pile = s.left[seat]
    else:
        for kind in rest:
            fields.at.fault("base-nowhere", card=r.names["card"][kind])
        return
    for kind in rest:
        pile[kind] += 1


def _check_deck(r: Reader, fields: Fields, seat: int) -> None:
    s = r.s
    deck = sum(total(s.cards[seat, zone]) for zone in range(3)) + (total(s.in_play) if seat == s.seat else 0)
    if deck < smallest_deck(r.t):
        fields.at.fault("small-deck", cards=deck, least=smallest_deck(r.t))
    hand = total(s.cards[seat, HAND])
    if hand and r.phase != "actions" and r.next_step != step.CHOOSE_HAND:
        fields.location("hand").fault("full-hand", cards=hand, phase=r.phase)


def _read_sealed(r: Reader, fields: Fields, seat: int) -> None:
    """How many cards a seat still chooses, and which it has sealed; they lie in its supply until all have chosen."""
    s = r.s
    missing = max(0, int(r.t.hand) - total(s.cards[seat, HAND]))
    supply = total(s.cards[seat, SUPPLY])
    s.wanted[seat] = fields.number("wanted", 0, PICKS, missing)
    if s.wanted[seat] != missing and (s.wanted[seat] or supply + total(s.cards[seat, DISCARD])):
        fields.location("wanted").fault("wanted-cards", found=int(s.wanted[seat]), missing=missing)
    if 0 < s.wanted[seat] >= supply:
        fields.location("wanted").fault("no-choice", wanted=int(s.wanted[seat]), supply=supply)
    s.sealed[seat, :] = NONE
    spare = s.cards[seat, SUPPLY].tolist()
    words = fields.names("sealed", PICKS) or []
    if len(words) > s.wanted[seat]:
        fields.location("sealed").fault("many-sealed", count=len(words), most=int(s.wanted[seat]))
    for at, word in words:
        kind = kind_of(r.cards.hire.kinds, "employee", at, word)
        if kind == NONE:
            continue
        if spare[kind] == 0:
            at.wrong(word, message("wanted-supply-card"))
            continue
        spare[kind] -= 1
        s.sealed[seat, s.picked[seat]] = kind
        s.picked[seat] += 1
