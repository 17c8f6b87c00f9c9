"""Every component of Rokoko's reference edition has its name and its text in every language."""

import tomllib
from typing import Any

import pytest

from tests.texts.ftl import PACKAGE
from trianon.texts import LANGUAGES, Texts

EDITION: dict[str, Any] = tomllib.loads(
    (PACKAGE / "games" / "rokoko" / "edition" / "reference.toml").read_text("utf-8")
)
HEAD: dict[str, Any] = EDITION["edition"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def bonus_text(texts: Texts, employee: dict[str, Any]) -> str:
    """Write out the bonus of an employee as a client would: the card's own keys and what the edition's head says."""
    facts = dict(employee)
    if "of" in facts:
        facts["of"] = texts.listed([texts.text(f"colour-{colour}") for colour in facts["of"]], "or")
    of_the_head = HEAD["tile_prestige"] | {"deck_steps": HEAD["deck_steps"]}
    return texts.text(f"bonus-{employee['bonus']}", **of_the_head | facts)


@IN_EVERY_LANGUAGE
def test_every_employee_has_a_text_with_its_own_numbers(language: str) -> None:
    texts = Texts(language, "rokoko")
    written = {}
    for employee in EDITION["employee"]:
        bonus = bonus_text(texts, employee)
        for key, value in employee.items():
            if key in {"livre", "every", "discount", "fewer", "prestige"}:
                assert str(value) in bonus, employee["id"]
            if key == "steps":
                assert " / ".join(map(str, value)) in bonus
        written[employee["id"]] = texts.text("employee", rank=employee["rank"], bonus=bonus)
        assert texts.text("level", level=employee["level"])
    assert len(written) == 32
    assert len(set(written.values())) == 32, "two employees cannot be told apart"


@IN_EVERY_LANGUAGE
def test_dresses_silk_and_trimmings_have_names(language: str) -> None:
    texts = Texts(language, "rokoko")
    for dress in EDITION["dress"]:
        kind = "lady" if dress["colour"] in HEAD["ladies"] else "coat"
        assert texts.text(f"dress-{kind}") in texts.text(f"dress-{kind}-{dress['colour']}")
        for colour, bales in dress["silk"].items():
            assert str(bales) in texts.text(f"bales-{colour}", count=bales)
    names = {"yarn": "yarn", "lace": "lace", "yarn+lace": "both", "yarn/lace": "either"}
    for tile in EDITION["resource"]:
        trimming = texts.text(f"trimming-{names[tile['trimming']]}")
        assert trimming in texts.text("tile", silk="1", trimming=trimming)


@IN_EVERY_LANGUAGE
def test_the_board_has_names(language: str) -> None:
    texts = Texts(language, "rokoko")
    for side, board in EDITION["board"].items():
        assert texts.text(f"board-{side}")
        for hall in board["hall"]:
            name = texts.text(f"hall-{hall['name']}")
            assert name in texts.text("space-musician", hall=name)
            for position, guest in enumerate(hall["guests"], start=1):
                assert name in texts.text("space-guest", hall=name, position=position)
                assert texts.text(f"guest-{guest['kind']}")
                for reward in guest.keys() & {"livre", "yarn", "lace", "tile"}:
                    assert str(guest[reward]) in texts.text(f"reward-{reward}", **{reward: guest[reward]})
        for position, price in enumerate(board["windows"], start=1):
            assert str(price) in texts.text("window", position=position, price=price)
            assert str(position) in texts.attribute("window", "dark", position=position)
    for kind in ("fireworks", "statue", "fountain_upper", "fountain_lower", "all_halls"):
        assert "3" in texts.text(f"space-{kind}", position=3)
    for kind in ("fireworks", "musician", "statue", "fountain", "fountain_upper", "fountain_lower"):
        assert texts.text(f"decoration-{kind}")


@pytest.mark.parametrize(
    ("language", "message", "one", "two"),
    [
        ("en", "count-dresses", "1 dress", "2 dresses"),
        ("en", "bales-red", "1 red bale", "2 red bales"),
        ("en", "count-livre", "1 Livre", "2 Livre"),
        ("de", "count-dresses", "1 Kleid", "2 Kleider"),
        ("de", "count-cards", "1 Karte", "2 Karten"),
        ("de", "count-tiles", "1 Plättchen", "2 Plättchen"),
        ("de", "bales-red", "1 Ballen Rot", "2 Ballen Rot"),
        ("zh", "count-dresses", "1件服装", "2件服装"),
        ("zh", "count-decorations", "1个装饰", "2个装饰"),
    ],
)
def test_plurals_are_right(language: str, message: str, one: str, two: str) -> None:
    texts = Texts(language, "rokoko")
    assert texts.text(message, count=1) == one
    assert texts.text(message, count=2) == two


@pytest.mark.parametrize(
    ("language", "free", "paid"),
    [
        ("en", "draw a blind tile", "draw a blind tile for 1 Livre"),
        ("de", "blind ein Plättchen ziehen", "für 1 Livre blind ein Plättchen ziehen"),
        ("zh", "盲抽一个资源板块", "支付1里弗，盲抽一个资源板块"),
    ],
)
def test_a_price_of_nothing_is_not_spoken_of(language: str, free: str, paid: str) -> None:
    texts = Texts(language, "rokoko")
    assert texts.text("bonus-blind_tile", price=0) == free
    assert texts.text("bonus-blind_tile", price=1) == paid
