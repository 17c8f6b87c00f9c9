"""Questions and options of Rokoko as messages, by the parts of their keys."""

from collections.abc import Callable
from itertools import chain

from trianon.core.wording import Argument, Choice, Json, Message, and_list, message, piece, plain_option
from trianon.games.rokoko.wording.pieces import REWARDS, RokokoPieces, bales


def question(pieces: RokokoPieces, asked: Json, view: Json) -> Message:
    """What the viewer is asked."""
    name, resolving = asked["question"], view["resolving"]
    facts: dict[str, Argument] = {}
    form = ""
    if "card" in asked:
        card = asked["card"]
        facts |= {kind: piece(of, card) for kind, of in (("card", "card"), ("of_card", "of_card"), ("bonus", "bonus"))}
    if "dress" in asked:
        facts["dress"] = piece("dress", asked["dress"])
    if name == "tile":
        facts["tile"] = piece("tile_shown", resolving["tile"])
    if name == "pay_silk":
        facts["silk"] = and_list(bales(resolving["need"]))
        facts["paid"] = and_list(piece("tile", tile) for tile in resolving["paid"])
        form = ".more" if resolving["paid"] else ""
    if name == "choose_hand":
        chosen = view["seats"][view["viewer"] - 1]["choosing"]
        facts["cards"] = and_list(piece("card", card) for card in chosen["cards"])
        facts["count"] = chosen["wanted"] - len(chosen["cards"])
        form = ".done" if chosen["sealed"] else ".more" if chosen["cards"] else ""
    return message(f"question-{name}{form}", **facts)


def _forfeit(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-forfeit", question=choice.question["question"])


def _favor(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-favor", livre=pieces.head["favor"]["livre"])


def _acquire(pieces: RokokoPieces, choice: Choice) -> Message:
    tile, segment = choice.what.split("@")
    there = sum(found is not None for found in choice.view["warehouse"][int(segment) - 1])
    price = 0 if choice.question["question"] == "reward_tile" else pieces.acquire_price(there)
    return message("option-acquire", tile=piece("tile_shown", tile), segment=segment, price=price)


def _make(pieces: RokokoPieces, choice: Choice) -> Message:
    dress, window = choice.what.split("@")
    price = pieces.side["windows"][int(window) - 1]
    return message("option-make", dress=piece("dress", dress), window=window, price=price, needs=piece("needs", dress))


def _hire(pieces: RokokoPieces, choice: Choice) -> Message:
    price = pieces.hire_price(sum(card is not None for card in choice.view["display"]))
    return message("option-hire", card=piece("card", choice.what), bonus=piece("bonus", choice.what), price=price)


def _depute(pieces: RokokoPieces, choice: Choice) -> Message:
    by = pieces.cards[choice.question["card"]]
    if not choice.what:
        return message("option-depute", card=piece("card", by["id"]), livre=pieces.head["depute"][by["rank"]])
    card, zone = choice.what.split("@")
    if by["bonus"] == "depute_for_livre":
        livre = by[pieces.cards[card]["rank"]]
        return message("option-dismiss.paid", card=piece("card", card), zone=zone, livre=livre)
    return message("option-dismiss", card=piece("card", card), zone=zone, bonus=piece("bonus", card))


def _decorate(pieces: RokokoPieces, choice: Choice) -> Message:
    space, price = piece("space", choice.what), pieces.decoration(choice.what)["price"]
    if choice.question["question"] == "bonus":
        discount = pieces.cards[choice.question["card"]]["discount"]
        return message("option-decorate.cheaper", space=space, price=price, discount=discount)
    return message("option-decorate", space=space, price=price)


def _keep(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-keep", silk=piece("silk", choice.view["resolving"]["tile"]))


def _discard(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-discard", trimming="both" if "+" in choice.what else choice.what)


def _pay(pieces: RokokoPieces, choice: Choice) -> Message:
    resolving, tile = choice.view["resolving"], piece("tile", choice.what)
    paid = resolving["paid"]
    lost = _surplus(pieces, resolving["need"], [*paid, choice.what]) - _surplus(pieces, resolving["need"], paid)
    return message("option-pay.surplus", tile=tile, count=lost) if lost else message("option-pay", tile=tile)


def _surplus(pieces: RokokoPieces, need: Json, tiles: list[str]) -> int:
    """RK-A3.2: how many bales on some tiles are not needed, and lost."""
    silks = [pieces.tiles[tile]["silk"] for tile in tiles]
    return sum(
        max(0, sum(silk.get(colour, 0) for silk in silks) - need.get(colour, 0)) for colour in {*need, *chain(*silks)}
    )


def _rent(pieces: RokokoPieces, choice: Choice) -> Message:
    space, guest = piece("space", choice.what), pieces.guest(choice.what)
    for kind in filter(guest.get, REWARDS):
        reward = piece("reward", f"{kind}.{guest[kind]}")
        return message("option-rent.reward", space=space, kind=guest["kind"], reward=reward)
    return message("option-rent", space=space, kind=guest["kind"])


def _sell(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-sell", livre=pieces.dresses[choice.question["dress"]]["livre"])


def _use(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-use", bonus=piece("bonus", choice.question["card"]))


def _gain(pieces: RokokoPieces, choice: Choice) -> Message:
    return message("option-gain", trimming=choice.what, price=pieces.cards[choice.question["card"]]["price"])


def _buy(pieces: RokokoPieces, choice: Choice) -> Message:
    prestige, price = int(choice.what), pieces.cards[choice.question["card"]]["every"]
    return message("option-buy", prestige=prestige, livre=prestige * price)


OPTIONS: dict[str, Callable[[RokokoPieces, Choice], Message]] = {
    "hand": plain_option(card="card", bonus="bonus"),
    "play": plain_option(card="card", bonus="bonus"),
    "forfeit": _forfeit,
    "favor": _favor,
    "acquire": _acquire,
    "make": _make,
    "hire": _hire,
    "depute": _depute,
    "decorate": _decorate,
    "keep": _keep,
    "discard": _discard,
    "discount": plain_option(colour=""),
    "pay": _pay,
    "give": plain_option(tile="tile"),
    "rent": _rent,
    "sell": _sell,
    "use": _use,
    "gain": _gain,
    "buy": _buy,
    "done": plain_option(),
    "reconsider": plain_option(),
}
FIXED = ("hand", "play", "favor", "make", "discard", "discount", "give", "rent", "done", "reconsider")
GROUPED = ("favor", "acquire", "make", "hire", "depute", "decorate", "rent", "sell", "forfeit")


def heading(key: str) -> Message | None:
    """The heading over options like this one."""
    verb, _, what = key.partition(":")
    return message(f"heading-{verb}") if verb in GROUPED and not (verb == "depute" and what) else None
