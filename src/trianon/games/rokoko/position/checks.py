"""What cannot come up at a table, beyond pieces that are nowhere or twice."""

from __future__ import annotations

from itertools import pairwise

from trianon.core.faults import FileLocation
from trianon.core.kernel.piles import total
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE, Bytes
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
                at.fault(f"a second space of seat {seat + 1} in this row", "one space per row and player")
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
            at.item(space + 1).fault(f"a second space of seat {number}", "one space per player")
        elif number and number - 1 not in entitled:
            at.item(space + 1).fault(f"seat {number} is not in all halls", "a player present in all five")
    taken = s.all_halls[:count] != NONE
    if any(not taken[better] and taken[worse] for better, worse in pairwise(spaces)):
        at.fault("a better space is free", "the most valuable spaces taken first")
    for seat in entitled:
        if seat not in s.all_halls[:count] and not taken.all():
            at.fault(f"no space of seat {seat + 1}, present in all halls", f"{seat + 1} on a free space")


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
            at.fault(f"{step.STEPS.names[what]} of seat {seat + 1}", f"seat {s.seat + 1}, whose turn it is")
    _check_cards(r, at)
    _must(r, "tile", bool(s.tile != NONE), step.TILE in kinds, "a tile to decide")
    _must(r, "dress", bool(s.dress != NONE), step.PLACE_DRESS in kinds, "a dress to place")
    paying = any(what in (step.PAY_SILK, step.PAYMENT, step.CHOOSE_DISCOUNT) for what in kinds)
    if s.need.any() and not paying:
        r.fields.location("need").fault("silk still to be paid", "none unless a dress is being paid")
    if s.paid.any() and not (paying or step.GIVE_TILES in kinds):
        r.fields.location("paid").fault("tiles paid", "none unless tiles are being paid or given")
    _check_resolving(r, at)


TURN_STEPS = frozenset({
    step.TURN_END, step.USE_BONUS, step.LEAVE, step.PAYMENT, step.PLAY, step.MAIN, step.TILE, step.CHOOSE_DISCOUNT,
    step.PAY_SILK, step.PLACE_DRESS, step.REWARD_TILE, step.BONUS, step.GIVE_TILES, step.BUY_MORE,
})  # fmt: skip


def _must(r: Reader, key: str, there: bool, wanted: bool, what: str) -> None:
    if there and not wanted:
        r.fields.location(key).fault(what, "none unless a step waits for it, or a card is playing")
    elif wanted and not there:
        r.fields.location(key).fault("missing", f"{what}, which the steps wait for")


def _check_cards(r: Reader, at: FileLocation) -> None:
    """The played card is in play or leaving, every other leaving card waits for its step."""
    s = r.s
    chain = [b for what, _, b, _ in r.steps if what == step.LEAVE]
    turn = [b for what, _, b, _ in r.steps if what == step.TURN_END]
    in_play = _pieces(s.in_play)
    expected = sorted(chain if in_play else [*chain, *turn])
    if in_play and in_play != turn:
        r.fields.location("in_play").fault(_named(r, in_play), _named(r, turn) + ", as the steps say")
    if _pieces(s.leaving) != expected:
        r.fields.location("leaving").fault(_named(r, _pieces(s.leaving)), _named(r, expected) + ", as the steps say")
    for card, deputy in pairwise([*chain, *turn]):
        if r.t.card_bonus[deputy] != component.DEPUTE_FOR_BONUS:
            found = f"{r.names['card'][card]} deputed by {r.names['card'][deputy]}"
            at.fault(found, "a chain of cards with the bonus depute_for_bonus")
    if chain and step.USE_BONUS in (what for what, *_ in r.steps[1:]):
        at.fault("a card that leaves during a main action", "none before the bonuses")
    if r.next_step == step.MAIN and not in_play:
        at.fault("the card of the turn has left already", "it in play until its main action is done")


def _pieces(counts: Bytes) -> list[int]:
    return [kind for kind, count in enumerate(counts.tolist()) for _ in range(count)]


def _named(r: Reader, cards: list[int]) -> str:
    return ", ".join(r.names["card"][card] for card in cards) or "no card"


def _check_resolving(r: Reader, at: FileLocation) -> None:
    """Every step of a turn belongs to the card whose main action or bonus is being done."""
    s, t = r.s, r.t
    main, card = resolved_card(r.steps)
    if card == NONE:
        if s.blind:
            r.fields.location("blind").fault("true", "false without a tile to decide")
        return
    bonus = component.NO_BONUS if main else int(t.card_bonus[card])
    name = r.names["card"][card]
    for what, _, b, c in r.steps:
        if what in (step.MAIN, step.USE_BONUS, step.BONUS, step.GIVE_TILES, step.BUY_MORE) and b != card:
            at.fault(f"{step.STEPS.names[what]} of {r.names['card'][b]}", f"of {name}, which is being resolved")
        elif what == step.BONUS and not has_bonus(t, b):
            at.fault(f"{name} has no bonus", "a card with a bonus")
        elif what in OF_CARD and bonus != OF_CARD[what]:
            at.fault(
                f"{step.STEPS.names[what]} for {name}", f"a card with the bonus {component.BONUSES[OF_CARD[what]]}"
            )
        elif what == step.PLACE_DRESS and b != t.card_rank[card]:
            at.fault(f"a dress by a {component.RANKS[b]}", f"{component.RANKS[t.card_rank[card]]}, the rank of {name}")
        elif what == step.CHOOSE_DISCOUNT:
            fewer, colours = (int(amount) for amount in t.card_amount[card, :2])
            if bonus != component.EXTRA_DRESS or b > fewer or c != colours:
                at.fault("this discount", f"one that {name} gives")
    if s.blind and bonus != component.BLIND_TILE:
        r.fields.location("blind").fault("true", "a tile drawn by the bonus blind_tile")
    if step.GIVE_TILES in (what for what, *_ in r.steps) and total(s.paid) == 0:
        r.fields.location("paid").fault("no tile given yet", "at least one before more are asked for")


def resolved_card(steps: list[Step]) -> tuple[bool, int]:
    """Whether a main action is being done, and the card whose action or bonus it is; NONE outside of a turn."""
    kinds = [what for what, *_ in steps]
    if step.TURN_END not in kinds:
        return False, NONE
    main = step.USE_BONUS in kinds[1:] or kinds[0] == step.MAIN
    return main, next(b for what, _, b, _ in steps if what in (step.LEAVE, step.TURN_END))
