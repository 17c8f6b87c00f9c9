"""Questions and options of Histrio as messages, by the parts of their keys."""

from collections.abc import Callable

from trianon.core.wording import Argument, Choice, Json, Message, and_list, message, piece, plain_option, player
from trianon.games.histrio.wording.pieces import HistrioPieces, index, the_cards, zone

COSTS = "5"  # the level of the actors with a price


def question(pieces: HistrioPieces, asked: Json, view: Json) -> Message:
    """What the viewer is asked."""
    name, city = asked["question"], asked.get("city")
    facts: dict[str, Argument] = {"space": piece("space", view["needle"])}
    facts |= {"moment": asked.get("moment", ""), "ability": asked.get("ability", ""), "city": "", "card": ""}
    if city is not None:
        facts["city"] = piece("city", city)
        facts["card"] = the_cards(view["cities"][city - 1]["cards"][-1:])
    if "juggler" in asked:
        facts["juggler"] = piece("juggler", asked["juggler"])
    if name == "discard_actor":
        met = view["resolving"]["in_hand"]
        actors = and_list(message(f"met-{zone(card)}", level=index(card)) for card in met)
        facts |= {"actors": actors, "count": len(met)}
    return message(f"question-{name}{_form(asked, view, facts)}", **facts)


def _form(asked: Json, view: Json, facts: dict[str, Argument]) -> str:
    """The form of a question's message that fits the table; adds its arguments."""
    own = view["seats"][view["viewer"] - 1]
    if own["choosing"] is not None and own["choosing"]["sealed"]:
        verb, _, what = own["choosing"]["choice"].partition(":")
        if verb == "pass":
            return ".none"
        facts["choice"] = piece("city" if verb == "travel" else "the_request", what)
        return ".done"
    if asked["question"] == "choose_city" and own["friendly"] is not None and own["friendly"]["drawn"] is not None:
        facts["friendly"] = piece("city", own["friendly"]["drawn"])
        return ".friendly"
    is_second = asked.get("ability") == "swap_top_cards" and asked["city"] is not None
    return ".second" if is_second else ""


def _pass(pieces: HistrioPieces, choice: Choice) -> Message:
    return message("option-pass", question=choice.question["question"])


def _travel(pieces: HistrioPieces, choice: Choice) -> Message:
    cards = choice.view["cities"][int(choice.what) - 1]["cards"]
    shown = and_list(piece("card", card) for card in reversed(cards)) if cards else message("cards-none")
    return message("option-travel", city=piece("city", choice.what), cards=shown)


def _take(pieces: HistrioPieces, choice: Choice) -> Message:
    form = ".paid" if index(choice.what) == COSTS else ""
    return message(f"option-take{form}", card=piece("the_card", choice.what))


def _push(pieces: HistrioPieces, choice: Choice) -> Message:
    amount = pieces.jugglers[choice.question["juggler"]]["amount"]
    return message("option-push", half=choice.what, amount=amount)


def _steal(pieces: HistrioPieces, choice: Choice) -> Message:
    ecu = choice.view["seats"][int(choice.what) - 1]["ecu"]
    return message("option-steal", who=player(choice.what), ecu=ecu)


def _swap(pieces: HistrioPieces, choice: Choice) -> Message:
    cards = choice.view["cities"][int(choice.what) - 1]["cards"]
    shown = piece("card", cards[-1]) if cards else message("cards-none")
    return message("option-swap", city=piece("city", choice.what), card=shown)


def _keep(pieces: HistrioPieces, choice: Choice) -> Message:
    return message("option-keep", count=len(choice.view["resolving"]["in_hand"]))


def _discard(pieces: HistrioPieces, choice: Choice) -> Message:
    if choice.what in pieces.requests:
        return _request(pieces, "option-drop", choice.what)
    kind, level = zone(choice.what), int(index(choice.what))
    return message("option-discard", actor=piece("card", choice.what), kind=kind, level=level)


def _play(pieces: HistrioPieces, choice: Choice) -> Message:
    return _request(pieces, "option-play", choice.what)


def _request(pieces: HistrioPieces, name: str, request: str) -> Message:
    worth = message("request-worth", ecu=pieces.requests[request]["ecu"], condition=piece("condition", request))
    return message(name, request=piece("the_request", request), worth=worth)


OPTIONS: dict[str, Callable[[HistrioPieces, Choice], Message]] = {
    "travel": _travel,
    "use": plain_option(juggler="the_juggler", ability="ability"),
    "recover": plain_option(city="city"),
    "take": _take,
    "push": _push,
    "steal": _steal,
    "swap": _swap,
    "keep": _keep,
    "discard": _discard,
    "count": plain_option(kind=""),
    "play": _play,
    "pass": _pass,
    "reconsider": plain_option(),
}
FIXED = ("use", "recover", "take", "discard", "count", "play", "reconsider")
