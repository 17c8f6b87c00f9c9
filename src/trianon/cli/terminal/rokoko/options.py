"""Questions and options of Rokoko as sentences, by the parts of their keys."""

from __future__ import annotations

from collections.abc import Callable

from trianon.cli.terminal.choice import Choice, choice_of
from trianon.cli.terminal.rokoko.pieces import RokokoPieces
from trianon.core.game import Json

GROUPED = ("favor", "acquire", "make", "hire", "depute", "decorate", "rent", "sell", "forfeit")


class RokokoOptions:
    """Says what is asked and what may be answered."""

    def __init__(self, pieces: RokokoPieces) -> None:
        self.pieces = pieces
        self.texts = pieces.texts

    def question(self, question: Json, view: Json) -> str:
        """What is asked of the viewer."""
        name, resolving = question["question"], view["resolving"]
        facts: dict[str, str | int] = {}
        attribute = ""
        if "card" in question:
            card = question["card"]
            facts |= {"card": self.pieces.card(card), "of_card": self.pieces.of_card(card)}
            facts["bonus"] = self.pieces.bonus(card)
        if "dress" in question:
            facts["dress"] = self.pieces.dress(question["dress"])
            facts["prestige"] = self.pieces.dresses[question["dress"]]["prestige"]
        if name == "tile":
            facts["tile"] = self.pieces.tile_shown(resolving["tile"])
        if name == "pay_silk":
            facts["silk"] = self.pieces.silk(resolving["need"])
            facts["paid"] = self.texts.listed(map(self.pieces.tile, resolving["paid"]))
            attribute = "more" if resolving["paid"] else ""
        if name == "choose_hand":
            chosen = view["seats"][view["viewer"] - 1]["choosing"]
            facts["cards"] = self.texts.listed(map(self.pieces.card, chosen["cards"]))
            facts["count"] = chosen["wanted"] - len(chosen["cards"])
            attribute = "done" if chosen["sealed"] else "more" if chosen["cards"] else ""
        message = f"question-{name}"
        said = self.texts.attribute(message, attribute, **facts) if attribute else self.texts.text(message, **facts)
        return said[0].upper() + said[1:]

    def option(self, key: str, question: Json, view: Json) -> str:
        """What an option of the present question means."""
        choice = choice_of(key, question, view)
        return SENTENCES[choice.verb](self, choice)

    def heading(self, key: str) -> str:
        """The heading over options like this one."""
        verb, _, what = key.partition(":")
        return self.texts.text(f"heading-{verb}") if verb in GROUPED and not (verb == "depute" and what) else ""

    def _plain(self, choice: Choice) -> str:
        return self.texts.text(f"option-{choice.verb}")

    def _card(self, choice: Choice) -> str:
        card, bonus = self.pieces.card(choice.what), self.pieces.bonus(choice.what)
        return self.texts.text(f"option-{choice.verb}", card=card, bonus=bonus)

    def _forfeit(self, choice: Choice) -> str:
        return self.texts.text("option-forfeit", question=choice.question["question"])

    def _favor(self, choice: Choice) -> str:
        return self.texts.text("option-favor", livre=self.pieces.head["favor"]["livre"])

    def _acquire(self, choice: Choice) -> str:
        tile, segment = choice.what.split("@")
        there = sum(found is not None for found in choice.view["warehouse"][int(segment) - 1])
        price = 0 if choice.question["question"] == "reward_tile" else self.pieces.acquire_price(there)
        return self.texts.text("option-acquire", tile=self.pieces.tile_shown(tile), segment=segment, price=price)

    def _make(self, choice: Choice) -> str:
        dress, window = choice.what.split("@")
        price = self.pieces.side["windows"][int(window) - 1]
        needs = self.pieces.needs(dress)
        return self.texts.text("option-make", dress=self.pieces.dress(dress), window=window, price=price, needs=needs)

    def _hire(self, choice: Choice) -> str:
        price = self.pieces.hire_price(sum(card is not None for card in choice.view["display"]))
        card, bonus = self.pieces.card(choice.what), self.pieces.bonus(choice.what)
        return self.texts.text("option-hire", card=card, bonus=bonus, price=price)

    def _depute(self, choice: Choice) -> str:
        by = self.pieces.cards[choice.question["card"]]
        if not choice.what:
            livre = self.pieces.head["depute"][by["rank"]]
            return self.texts.text("option-depute", card=self.pieces.card(by["id"]), livre=livre)
        card, zone = choice.what.split("@")
        if by["bonus"] == "depute_for_livre":
            livre = by[self.pieces.cards[card]["rank"]]
            return self.texts.attribute("option-dismiss", "paid", card=self.pieces.card(card), zone=zone, livre=livre)
        return self.texts.text("option-dismiss", card=self.pieces.card(card), zone=zone, bonus=self.pieces.bonus(card))

    def _decorate(self, choice: Choice) -> str:
        space, price = self.pieces.space(choice.what), self.pieces.decoration(choice.what)["price"]
        if choice.question["question"] == "bonus":
            discount = self.pieces.cards[choice.question["card"]]["discount"]
            return self.texts.attribute("option-decorate", "cheaper", space=space, price=price, discount=discount)
        return self.texts.text("option-decorate", space=space, price=price)

    def _keep(self, choice: Choice) -> str:
        tile = self.pieces.tiles[choice.view["resolving"]["tile"]]
        return self.texts.text("option-keep", silk=self.pieces.silk(tile["silk"]))

    def _discard(self, choice: Choice) -> str:
        return self.texts.text("option-discard", trimming="both" if "+" in choice.what else choice.what)

    def _discount(self, choice: Choice) -> str:
        return self.texts.text("option-discount", colour=choice.what)

    def _tile(self, choice: Choice) -> str:
        return self.texts.text(f"option-{choice.verb}", tile=self.pieces.tile(choice.what))

    def _rent(self, choice: Choice) -> str:
        guest = self.pieces.guest(choice.what)
        facts = {"space": self.pieces.space(choice.what), "kind": guest["kind"]}
        reward = self.pieces.reward(guest)
        if reward:
            return self.texts.attribute("option-rent", "reward", reward=reward, **facts)
        return self.texts.text("option-rent", **facts)

    def _sell(self, choice: Choice) -> str:
        return self.texts.text("option-sell", livre=self.pieces.dresses[choice.question["dress"]]["livre"])

    def _use(self, choice: Choice) -> str:
        return self.texts.text("option-use", bonus=self.pieces.bonus(choice.question["card"]))

    def _gain(self, choice: Choice) -> str:
        price = self.pieces.cards[choice.question["card"]]["price"]
        return self.texts.text("option-gain", trimming=choice.what, price=price)

    def _buy(self, choice: Choice) -> str:
        prestige, price = int(choice.what), self.pieces.cards[choice.question["card"]]["every"]
        return self.texts.text("option-buy", prestige=prestige, livre=prestige * price)


SENTENCES: dict[str, Callable[[RokokoOptions, Choice], str]] = {
    "hand": RokokoOptions._card,
    "play": RokokoOptions._card,
    "forfeit": RokokoOptions._forfeit,
    "favor": RokokoOptions._favor,
    "acquire": RokokoOptions._acquire,
    "make": RokokoOptions._make,
    "hire": RokokoOptions._hire,
    "depute": RokokoOptions._depute,
    "decorate": RokokoOptions._decorate,
    "keep": RokokoOptions._keep,
    "discard": RokokoOptions._discard,
    "discount": RokokoOptions._discount,
    "pay": RokokoOptions._tile,
    "give": RokokoOptions._tile,
    "rent": RokokoOptions._rent,
    "sell": RokokoOptions._sell,
    "use": RokokoOptions._use,
    "gain": RokokoOptions._gain,
    "buy": RokokoOptions._buy,
    "done": RokokoOptions._plain,
    "reconsider": RokokoOptions._plain,
}
