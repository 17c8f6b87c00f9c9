"""Seats that are asked: one, or several at once with sealed answers; and how far each seat may undo."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.steps import QUESTION, SECRET, argument, next_step
from trianon.core.kernel.struct import NONE, widen

SPECTATOR = SEATS  # the seat number of spectators
EVERYBODY = (1 << (SEATS + 1)) - 1
NOBODY = 0


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def next_seat(s: CoreState, seat: int) -> int:
    """The next seat, clockwise."""
    return (seat + 1) % widen(s.players)


@rule
def is_secret(s: CoreState) -> bool:
    """Whether the present question is put to several seats at once."""
    return next_step(s) >= SECRET


@rule
def asked(s: CoreState, seat: int) -> bool:
    """Whether the match waits for this seat."""
    step = next_step(s)
    if step >= SECRET:
        return bool(s.picked[seat] < s.wanted[seat])
    return step >= QUESTION and argument(s, 1) == seat


@rule
def asked_seats(s: CoreState) -> int:
    """The set of seats the match waits for, a bit for each."""
    seats = 0
    for seat in range(widen(s.players)):
        if asked(s, seat):
            seats |= only(seat)
    return seats


@rule
def asked_seat(s: CoreState) -> int:
    """The first seat the match waits for, NONE when it waits for nobody."""
    for seat in range(widen(s.players)):
        if asked(s, seat):
            return seat
    return NONE


@rule
def may_reconsider(s: CoreState, seat: int) -> bool:
    """Whether a sealed answer of this seat may still be changed: until the last one is in."""
    return is_secret(s) and s.wanted[seat] > 0 and s.picked[seat] == s.wanted[seat]


@rule
def ask_in_secret(s: CoreState, seat: int, picks: int) -> None:
    """Want this many sealed picks of a seat."""
    s.wanted[seat] = picks
    s.picked[seat] = 0
    s.sealed[seat, :] = NONE


@rule
def seal(s: CoreState, seat: int, pick: int) -> bool:
    """Put one pick under seal; True when it was the last of all."""
    s.sealed[seat, s.picked[seat]] = pick
    s.picked[seat] += 1
    return asked_seat(s) == NONE


@rule
def unseal(s: CoreState, seat: int) -> None:
    """Take a seat's sealed picks back, so that it chooses anew."""
    s.picked[seat] = 0
    s.sealed[seat, :] = NONE


@rule
def answer_in_secret(s: CoreState, e: Events, sealed: int, seat: int, pick: int, again: bool) -> bool:
    """Seal a pick, or take the sealed ones back to choose `again`; True when it was the last of all.

    An event of the kind `sealed` goes to everybody when a seat has sealed all its picks.
    """
    if again:
        unseal(s, seat)
        return False
    last = seal(s, seat, pick)
    if s.picked[seat] == s.wanted[seat]:
        emit(e, sealed, seat, EVERYBODY, 0, 0, 0, 0, 0)
    return last


@rule
def sealed_times(s: CoreState, seat: int, pick: int) -> int:
    """How often a seat has sealed this pick."""
    times = 0
    for i in range(widen(s.picked[seat])):
        if s.sealed[seat, i] == pick:
            times += 1
    return times


@rule
def clear_sealed(s: CoreState) -> None:
    """After the reveal: nothing is sealed any more, and nobody takes back what lies before."""
    s.sealed[:, :] = 0
    s.picked[:] = 0
    s.wanted[:] = 0
    reveal_to(s, EVERYBODY)


@rule
def count_answer(s: CoreState, seat: int) -> None:
    """Number an answer; in an open question it ends what the other seats could take back."""
    s.answers += 1
    if not is_secret(s):
        for other in range(widen(s.players)):
            if other != seat:
                s.horizon[other] = s.answers


@rule
def reveal_to(s: CoreState, audience: int) -> None:
    """Something new was shown to these seats: nobody among them takes back what lies before."""
    for seat in range(widen(s.players)):
        if audience & only(seat):
            s.horizon[seat] = s.answers
