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
