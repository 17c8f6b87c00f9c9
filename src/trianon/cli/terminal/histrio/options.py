"""Questions and options of Histrio as sentences, by the parts of their keys."""

from __future__ import annotations

from collections.abc import Callable

from trianon.cli.terminal.choice import Choice, choice_of
from trianon.cli.terminal.histrio.pieces import HistrioPieces, index, zone
from trianon.core.game import Json

COSTS = "5"  # the level whose actor has a price
Facts = dict[str, str | int]


class HistrioOptions:
    """Says what is asked and what may be answered."""

    def __init__(self, pieces: HistrioPieces) -> None:
        self.pieces = pieces
        self.texts = pieces.texts

    def question(self, question: Json, view: Json) -> str:
        """What is asked of the viewer."""
        name = question["question"]
        facts: Facts = {"space": self.pieces.space(view["needle"])}
        facts |= {"moment": question.get("moment", ""), "ability": question.get("ability", ""), "city": "", "card": ""}
        if question.get("city") is not None:
            facts["city"] = self.pieces.city(question["city"])
            facts["card"] = self.pieces.cards(view["cities"][question["city"] - 1]["cards"][-1:])
        if "juggler" in question:
            facts["juggler"] = self.pieces.juggler(question["juggler"])
        if name == "discard_actor":
            facts["actors"] = self.pieces.cards(view["resolving"]["in_hand"])
        form = self._form(question, view, facts)
        message = f"question-{name}"
        return self.texts.attribute(message, form, **facts) if form else self.texts.text(message, **facts)

    def _form(self, question: Json, view: Json, facts: Facts) -> str:
        """Which form of a question's text fits the table; adds what it needs."""
        own = view["seats"][view["viewer"] - 1]
        if own["choosing"] is not None and own["choosing"]["sealed"]:
            verb, _, what = own["choosing"]["choice"].partition(":")
            if verb == "pass":
                return "none"
            facts["choice"] = self.pieces.city(what) if verb == "travel" else self.pieces.the_request(what)
            return "done"
        if question["question"] == "choose_city" and own["friendly"] is not None:
            facts["friendly"] = self.pieces.city(own["friendly"]["drawn"])
            return "friendly"
        is_second = question.get("ability") == "swap_top_cards" and question["city"] is not None
        return "second" if is_second else ""

    def option(self, key: str, question: Json, view: Json) -> str:
        """What an option of the present question means."""
        choice = choice_of(key, question, view)
        return SENTENCES[choice.verb](self, choice)

    def _plain(self, choice: Choice) -> str:
        return self.texts.text(f"option-{choice.verb}", question=choice.question["question"])

    def _travel(self, choice: Choice) -> str:
        cards = reversed(choice.view["cities"][int(choice.what) - 1]["cards"])
        shown = self.texts.listed(map(self.pieces.card, cards)) or self.texts.text("cards-none")
        return self.texts.text("option-travel", city=self.pieces.city(choice.what), cards=shown)

    def _use(self, choice: Choice) -> str:
        juggler, ability = self.pieces.the_juggler(choice.what), self.pieces.ability(choice.what)
        return self.texts.text("option-use", juggler=juggler, ability=ability)

    def _recover(self, choice: Choice) -> str:
        return self.texts.text("option-recover", city=self.pieces.city(choice.what))

    def _take(self, choice: Choice) -> str:
        card = self.pieces.the_card(choice.what)
        if index(choice.what) == COSTS:
            return self.texts.attribute("option-take", "paid", card=card)
        return self.texts.text("option-take", card=card)

    def _push(self, choice: Choice) -> str:
        amount = self.pieces.jugglers[choice.question["juggler"]]["amount"]
        return self.texts.text("option-push", half=choice.what, amount=amount)

    def _steal(self, choice: Choice) -> str:
        ecu = choice.view["seats"][int(choice.what) - 1]["ecu"]
        return self.texts.text("option-steal", who=self.pieces.who(choice.what), ecu=ecu)

    def _swap(self, choice: Choice) -> str:
        card = top_card(choice.view, int(choice.what))
        shown = self.texts.text("cards-none") if card is None else self.pieces.card(card)
        return self.texts.text("option-swap", city=self.pieces.city(choice.what), card=shown)

    def _keep(self, choice: Choice) -> str:
        return self.texts.text("option-keep", count=len(choice.view["resolving"]["in_hand"]))

    def _discard(self, choice: Choice) -> str:
        if choice.what in self.pieces.requests:
            return self._request("option-drop", choice.what)
        kind, level = zone(choice.what), int(index(choice.what))
        return self.texts.text("option-discard", actor=self.pieces.card(choice.what), kind=kind, level=level)

    def _count(self, choice: Choice) -> str:
        return self.texts.text("option-count", kind=choice.what)

    def _play(self, choice: Choice) -> str:
        return self._request("option-play", choice.what)

    def _request(self, message: str, request: str) -> str:
        ecu, condition = self.pieces.requests[request]["ecu"], self.pieces.condition(request)
        worth = self.texts.text("request-worth", ecu=ecu, condition=condition)
        return self.texts.text(message, request=self.pieces.the_request(request), worth=worth)


def top_card(view: Json, city: int) -> str | None:
    """The newest card of a city, None when it has none."""
    cards: list[str] = view["cities"][city - 1]["cards"]
    return cards[-1] if cards else None


SENTENCES: dict[str, Callable[[HistrioOptions, Choice], str]] = {
    "travel": HistrioOptions._travel,
    "use": HistrioOptions._use,
    "recover": HistrioOptions._recover,
    "take": HistrioOptions._take,
    "push": HistrioOptions._push,
    "steal": HistrioOptions._steal,
    "swap": HistrioOptions._swap,
    "keep": HistrioOptions._keep,
    "discard": HistrioOptions._discard,
    "count": HistrioOptions._count,
    "play": HistrioOptions._play,
    "pass": HistrioOptions._plain,
    "reconsider": HistrioOptions._plain,
}
