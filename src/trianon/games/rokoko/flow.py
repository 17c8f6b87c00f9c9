"""The whole match on one screen: the round as a list of steps, what each step does, what each question asks."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.flow import flow_of
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.steps import follow
from trianon.games.rokoko.actions.acquire import acquire, decide_tile, offer_acquire, offer_tile
from trianon.games.rokoko.actions.main import do_main, offer_main
from trianon.games.rokoko.actions.make_dress import discount, offer_discount, take_discount
from trianon.games.rokoko.actions.pay_silk import offer_pay, pay, payment
from trianon.games.rokoko.actions.place_dress import offer_place, rent, sell
from trianon.games.rokoko.bonuses.bonus import do_bonus, offer_bonus
from trianon.games.rokoko.bonuses.goods import buy, finish_giving, give, offer_buy, offer_give
from trianon.games.rokoko.codes import option, step
from trianon.games.rokoko.phases.hands import choose_hand, offer_hand, turn_over
from trianon.games.rokoko.phases.income import income
from trianon.games.rokoko.phases.prepare import prepare
from trianon.games.rokoko.phases.turns import end_turn, leave, next_turn, offer_play, play, use_bonus
from trianon.games.rokoko.scoring.final import final_scoring
from trianon.games.rokoko.setup import setup
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables


@rule
def play_round(s: State) -> None:
    """A round: prepare, hands, actions, income; after the last one the final scoring (RK-4.2)."""
    follow(
        s,
        (
            (step.PREPARE, 0, 0, 0),
            (step.TURN_OVER, 0, 0, 0),
            (step.ACTIONS, 0, 0, 0),
            (step.INCOME, 0, 0, 0),
            (step.ROUND_END, 0, 0, 0),
        ),
    )


@rule
def happen(s: State, t: Tables, e: Events, what: int, a: int, b: int, c: int) -> None:
    """A step that needs no answer."""
    if what == step.ROUND:
        play_round(s)
    elif what == step.PREPARE:
        prepare(s, t, e)
    elif what == step.TURN_OVER:
        turn_over(s, t, e)
    elif what == step.ACTIONS:
        next_turn(s, e)
    elif what == step.INCOME:
        income(s, t, e)
    elif what == step.ROUND_END:
        follow(s, ((step.FINAL_SCORING if s.round_number >= t.rounds else step.ROUND, 0, 0, 0),))
    elif what == step.FINAL_SCORING:
        final_scoring(s, t, e)
    elif what == step.TURN_END:
        end_turn(s, e, a, b)
    elif what == step.USE_BONUS:
        use_bonus(s, t, a, b)
    elif what == step.LEAVE:
        leave(s, e, a, b)
    elif what == step.DISCOUNT:
        discount(s, a, b, c)
    elif what == step.PAYMENT:
        payment(s, t, a)


@rule
def offer_secret(s: State, t: Tables, o: Options, seat: int, what: int) -> None:
    """The options of a seat while all choose in secret: the cards of a hand."""
    offer_hand(s, t, o, seat)


@rule
def offer_open(s: State, t: Tables, o: Options, seat: int, what: int, b: int, c: int) -> None:
    """The options of each question; `b` and `c` are the arguments behind the seat."""
    if what == step.PLAY:
        offer_play(s, t, o, seat)
    elif what == step.MAIN:
        offer_main(s, t, o, seat, b)
    elif what == step.TILE:
        offer_tile(s, t, o)
    elif what == step.CHOOSE_DISCOUNT:
        offer_discount(s, t, o, seat, b, c)
    elif what == step.PAY_SILK:
        offer_pay(s, t, o, seat)
    elif what == step.PLACE_DRESS:
        offer_place(s, t, o, b)
    elif what == step.REWARD_TILE:
        offer_acquire(s, t, o, seat, True)
    elif what == step.BONUS:
        offer_bonus(s, t, o, seat, b)
    elif what == step.GIVE_TILES:
        offer_give(s, t, o, seat)
        offer(o, option.DONE)
    elif what == step.BUY_MORE:
        offer_buy(s, t, o, seat, b)
        offer(o, option.DONE)


@rule
def answer_secret(s: State, t: Tables, e: Events, seat: int, choice: int, what: int) -> None:
    """The effect of a secret answer: a card of the hand is sealed."""
    choose_hand(s, t, e, seat, choice)


@rule
def answer_open(s: State, t: Tables, e: Events, seat: int, choice: int, what: int, b: int, c: int) -> None:
    """The effect of an answer to each question; `b` and `c` are the arguments behind the seat."""
    if what == step.PLAY:
        play(s, e, seat, choice - option.PLAY)
    elif what == step.MAIN:
        do_main(s, t, e, seat, b, choice)
    elif what == step.TILE:
        decide_tile(s, e, seat, choice)
    elif what == step.CHOOSE_DISCOUNT:
        take_discount(s, seat, b, c, choice - option.DISCOUNT)
    elif what == step.PAY_SILK:
        pay(s, e, seat, choice - option.PAY)
    elif what == step.PLACE_DRESS and choice == option.SELL:
        sell(s, t, e, seat)
    elif what == step.PLACE_DRESS:
        rent(s, t, e, seat, choice - option.RENT)
    elif what == step.REWARD_TILE:
        acquire(s, t, e, seat, choice - option.ACQUIRE, True)
    elif what == step.BONUS:
        do_bonus(s, t, e, seat, b, choice)
    elif what == step.GIVE_TILES and choice == option.DONE:
        finish_giving(s, t, e, seat)
    elif what == step.GIVE_TILES:
        give(s, t, e, seat, b, choice - option.GIVE)
    elif what == step.BUY_MORE and choice != option.DONE:
        buy(s, t, e, seat, b, choice - option.BUY + 1)


begin, advance, legal, answer = flow_of(
    setup=setup,
    happen=happen,
    offer_open=offer_open,
    offer_secret=offer_secret,
    answer_open=answer_open,
    answer_secret=answer_secret,
)
