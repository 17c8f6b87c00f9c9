"""What cannot come up at a table, beyond pieces that are nowhere or twice."""

from itertools import pairwise

from trianon.core.faults import FileLocation
from trianon.core.kernel.piles import total
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE, Bytes
from trianon.core.wording import Argument, Message, comma_list, message
from trianon.games.rokoko.codes import component, step
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.queries import has_bonus, present
from trianon.games.rokoko.scoring.board import KINGS_HALL
from trianon.games.rokoko.state import DECORATION_SPACES, HALLS
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_UPPER

OF_CARD = {step.GIVE_TILES: component.PRESTIGE_FOR_TILES, step.BUY_MORE: component.PRESTIGE_FOR_LIVRE}


def check_fountain(r: Reader) -> None:
    """RK-A6.2: at most one space per row and player."""
    for first, end in ((FIRST_UPPER, FIRST_LOWER), (FIRST_LOWER, DECORATION_SPACES)):
        seen: set[int] = set()
        for place in range(first, end):
            seat = int(r.s.decoration[place])
            if seat in seen:
                at = r.fields.location("decorations").child(r.names["decoration"][place])
                at.fault("second-in-row", seat=seat + 1)
            elif seat != NONE:
                seen.add(seat)


def read_all_halls(r: Reader) -> None:
    """RK-AH1: a player present in all halls has a marker, on the most valuable spaces first."""
    s, t = r.s, r.t
    at = r.fields.location("all_halls")
    entitled = [seat for seat in range(r.players) if all(_is_present(r, seat, hall) for hall in range(HALLS))]
    count = int(t.all_halls_count)
    spaces = sorted(range(count), key=lambda space: -int(t.all_halls_prestige[space]))
    said = r.fields.numbers("all_halls", count, 0, r.players)
    if said is None:
        for space, seat in zip(spaces, entitled):
            s.all_halls[space] = seat
        return
    for space, number in enumerate(said):
        s.all_halls[space] = number - 1
        if number and number - 1 in s.all_halls[:space]:
            at.item(space + 1).fault("second-space", seat=number)
        elif number and number - 1 not in entitled:
            at.item(space + 1).fault("not-in-all-halls", seat=number)
    taken = s.all_halls[:count] != NONE
    if any(not taken[better] and taken[worse] for better, worse in pairwise(spaces)):
        at.fault("better-space")
    for seat in entitled:
        if seat not in s.all_halls[:count] and not taken.all():
            at.fault("no-space", seat=seat + 1)


def _is_present(r: Reader, seat: int, hall: int) -> bool:
    """RK-AH1; a dress on the terrace came from the King's hall."""
    moved = hall == KINGS_HALL and any(
        dress != NONE and r.s.decoration[place] == seat for place, dress in enumerate(r.s.terrace.tolist())
    )
    return moved or bool(present(r.s, seat, hall))


def check_turn(r: Reader) -> None:
    """Seats, cards, tile, dress and silk fit the steps."""
    s, at = r.s, r.fields.location("steps")
    kinds = [what for what, *_ in r.steps]
    for what, seat, *_ in r.steps:
        if what in TURN_STEPS and seat != s.seat:
            at.fault("other-turn", step=step.STEPS.names[what], seat=seat + 1, turn=int(s.seat) + 1)
    _check_cards(r, at)
    _must(r, "tile", bool(s.tile != NONE), step.TILE in kinds, message("things-tile"))
    _must(r, "dress", bool(s.dress != NONE), step.PLACE_DRESS in kinds, message("things-dress"))
    paying = any(what in (step.PAY_SILK, step.PAYMENT, step.CHOOSE_DISCOUNT) for what in kinds)
    if s.need.any() and not paying:
        r.fields.location("need").fault("idle-silk")
    if s.paid.any() and not (paying or step.GIVE_TILES in kinds):
        r.fields.location("paid").fault("idle-tiles")
    _check_resolving(r, at)


TURN_STEPS = frozenset({
    step.TURN_END, step.USE_BONUS, step.LEAVE, step.PAYMENT, step.PLAY, step.MAIN, step.TILE, step.CHOOSE_DISCOUNT,
    step.PAY_SILK, step.PLACE_DRESS, step.REWARD_TILE, step.BONUS, step.GIVE_TILES, step.BUY_MORE,
})  # fmt: skip


def _must(r: Reader, key: str, there: bool, wanted: bool, what: Message) -> None:
    if there and not wanted:
        r.fields.location(key).fault("idle-piece", piece=what)
    elif wanted and not there:
        r.fields.location(key).fault("missing-piece", piece=what)


def _check_cards(r: Reader, at: FileLocation) -> None:
    """The played card is in play or leaving, every other leaving card waits for its step."""
    s = r.s
    chain = [b for what, _, b, _ in r.steps if what == step.LEAVE]
    turn = [b for what, _, b, _ in r.steps if what == step.TURN_END]
    in_play = _pieces(s.in_play)
    expected = sorted(chain if in_play else [*chain, *turn])
    if in_play and in_play != turn:
        r.fields.location("in_play").fault("other-cards", found=_named(r, in_play), wanted=_named(r, turn))
    if _pieces(s.leaving) != expected:
        found = _named(r, _pieces(s.leaving))
        r.fields.location("leaving").fault("other-cards", found=found, wanted=_named(r, expected))
    for card, deputy in pairwise([*chain, *turn]):
        if r.t.card_bonus[deputy] != component.DEPUTE_FOR_BONUS:
            at.fault("no-deputy", card=r.names["card"][card], deputy=r.names["card"][deputy])
    if chain and step.USE_BONUS in (what for what, *_ in r.steps[1:]):
        at.fault("early-leave")
    if r.next_step == step.MAIN and not in_play:
        at.fault("card-gone")


def _pieces(counts: Bytes) -> list[int]:
    return [kind for kind, count in enumerate(counts.tolist()) for _ in range(count)]


def _named(r: Reader, cards: list[int]) -> Argument:
    return comma_list(r.names["card"][card] for card in cards) if cards else message("things-no-card")


def _check_resolving(r: Reader, at: FileLocation) -> None:
    """Every step of a turn belongs to the card being resolved."""
    s, t = r.s, r.t
    main, card = resolved_card(r.steps)
    if card == NONE:
        if s.blind:
            r.fields.location("blind").fault("nothing-blind")
        return
    bonus = component.NO_BONUS if main else int(t.card_bonus[card])
    name = r.names["card"][card]
    for what, _, b, c in r.steps:
        if what in (step.MAIN, step.USE_BONUS, step.BONUS, step.GIVE_TILES, step.BUY_MORE) and b != card:
            at.fault("other-card", step=step.STEPS.names[what], found=r.names["card"][b], card=name)
        elif what == step.BONUS and not has_bonus(t, b):
            at.fault("no-bonus", card=name)
        elif what in OF_CARD and bonus != OF_CARD[what]:
            bonus_name = component.BONUSES[OF_CARD[what]]
            at.fault("other-bonus", step=step.STEPS.names[what], card=name, bonus=bonus_name)
        elif what == step.PLACE_DRESS and b != t.card_rank[card]:
            at.fault("other-rank", found=component.RANKS[b], rank=component.RANKS[t.card_rank[card]], card=name)
        elif what == step.CHOOSE_DISCOUNT:
            fewer, colours = (int(amount) for amount in t.card_amount[card, :2])
            if bonus != component.EXTRA_DRESS or b > fewer or c != colours:
                at.fault("other-discount", card=name)
    if s.blind and bonus != component.BLIND_TILE:
        r.fields.location("blind").fault("not-blind")
    if step.GIVE_TILES in (what for what, *_ in r.steps) and total(s.paid) == 0:
        r.fields.location("paid").fault("none-given")


def resolved_card(steps: list[Step]) -> tuple[bool, int]:
    """Whether a main action is being done, and the card being resolved; NONE outside of a turn."""
    kinds = [what for what, *_ in steps]
    if step.TURN_END not in kinds:
        return False, NONE
    main = step.USE_BONUS in kinds[1:] or kinds[0] == step.MAIN
    return main, next(b for what, _, b, _ in steps if what in (step.LEAVE, step.TURN_END))
