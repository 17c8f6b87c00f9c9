"""Identities: guests, names, languages, private links, signatures."""

import re

import pytest

from tests.infrastructure.seated_table import Time, guests, refusal, table_of
from trianon.server.limits import LINK_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.people.identity import create_guest, find_person, get_person, update_person
from trianon.server.people.links import create_link, redeem_link
from trianon.server.people.visible_text import required_name
from trianon.server.sessions.tokens import Identity, identity_from_headers, sign_identity, verify_identity
from trianon.server.wire.people_messages import MeChange

SECRET = b"a secret of this test"


def test_a_first_visit_creates_a_guest_with_a_localised_name(node: ServerNode) -> None:
    names = {language: create_guest(node, language) for language in ("en", "de", "zh")}
    assert re.fullmatch(r"Guest [1-9]\d{3}", names["en"].name)
    assert re.fullmatch(r"Gast [1-9]\d{3}", names["de"].name)
    assert re.fullmatch(r"访客[1-9]\d{3}", names["zh"].name)
    assert all(me.is_new for me in names.values())
    assert len({me.id for me in names.values()}) == 3
    again = find_person(node.store, names["de"].id)
    assert again is not None
    assert (again.name, again.language, again.is_new) == (names["de"].name, "de", False)


def test_a_cookie_is_worth_nothing_unless_it_was_signed_here() -> None:
    good = sign_identity(SECRET, "ada")
    assert verify_identity(SECRET, good) == Identity("ada")
    linked = sign_identity(SECRET, "ada", "phone")
    assert verify_identity(SECRET, linked) == Identity("ada", "phone")
    assert verify_identity(SECRET, linked.replace("phone", "tablet")) is None
    assert verify_identity(SECRET, linked.replace("~phone", "")) is None
    person, _, seal = good.rpartition(".")
    worthless = [None, "", "ada", "ada.", f".{seal}", f"bo.{seal}", good[:-1], good + "0", f"{person}.{'0' * 64}"]
    worthless += [f"{person}.{seal.upper()}", f'"{good}"', "x" * 8000]
    assert [verify_identity(SECRET, cookie) for cookie in worthless] == [None] * len(worthless)
    assert verify_identity(b"another secret altogether", good) is None
    assert verify_identity(SECRET, "ada.\N{SNOWMAN}") is None


def test_a_person_is_known_by_cookie_or_by_header_and_the_header_counts() -> None:
    ada, bo = sign_identity(SECRET, "ada").encode(), sign_identity(SECRET, "bo").encode()
    assert identity_from_headers(SECRET, {b"cookie": b"a=b; trianon=" + ada + b"; c=d"}) == Identity("ada")
    assert identity_from_headers(SECRET, {b"authorization": b"Bearer " + bo}) == Identity("bo")
    assert identity_from_headers(SECRET, {b"authorization": b"Bearer " + bo, b"cookie": b"trianon=" + ada}) == Identity(
        "bo"
    )
    assert identity_from_headers(SECRET, {b"authorization": b"Bearer nonsense", b"cookie": b"trianon=" + ada}) is None
    assert identity_from_headers(SECRET, {b"authorization": b"Basic " + bo}) is None
    assert identity_from_headers(SECRET, {b"cookie": b"not-trianon=" + ada}) is None
    assert identity_from_headers(SECRET, {}) is None


def test_name_and_language_can_be_changed_and_a_new_name_stands_at_every_seat(node: ServerNode) -> None:
    company = table_of(node)
    ada, _ = company.ids
    before = company.now(1).table
    assert update_person(node, ada, MeChange(name="  Ada ", language="zh")).name == "Ada"
    assert get_person(node.store, ada).language == "zh"
    assert company.now(2).table.seats[0].name == "Ada"
    assert company.now(2).table.seats[1].name == before.seats[1].name
    version = company.row().seats_version
    assert update_person(node, ada, MeChange(language="de")).name == "Ada"
    assert company.row().seats_version == version
    update_person(node, ada, MeChange(name="Ada Lo"))
    assert company.row().seats_version == version + 1, "other nodes read the name anew"


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        *((same, same) for same in ("7", "李", "Zoë", "👩\u200d👧", "!")),
        *((each, "\u00c1da Lovelace") for each in ("A\u0301da  Lovelace", "\u00c1da\u00a0Lovelace")),
        ("Ada\u200b", "Ada"), (" \u200dAda ", "Ada"), ("A\u00adda", "Ada"), ("\u202eAda\u2066", "Ada"),
        ("Ada\u200c", "Ada"), ("Ada\ufe0f", "Ada"), ("A\u034fda", "Ada"), ("A\u200d\u200dd\u200da", "Ada"),
        ("Ad\u3164a\ue000", "Ada"), ("e" + "\u0301" * 30, "\u00e9" + "\u0301" * 3),
        ("\u0301ab\u20dd", "ab\u20dd"), ("a\u034f\u0301", "\u00e1"),
    ],
)  # fmt: skip
def test_a_name_is_what_shows_of_it(wanted: str, name: str) -> None:
    assert required_name(wanted) == name


@pytest.mark.parametrize("name", [" \t ", "\u200b", "\u2060\u200d", "\ue000", "\u3164", "\u2800 \u2800", "\u00ad"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert refusal(required_name, name).error == "empty-name"


def test_a_private_link_moves_an_identity_once(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    link = create_link(node, ada)
    assert redeem_link(node, link.token)[0].id == ada
    assert refusal(redeem_link, node, link.token).error == "no-link"
    assert refusal(redeem_link, node, create_link(node, bo).token + "x").error == "no-link"


def test_a_private_link_expires_and_is_replaced_by_a_newer_one(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    first, others = create_link(node, ada), create_link(node, bo)
    second = create_link(node, ada)
    assert first.expires == time.now + LINK_LIFETIME
    assert refusal(redeem_link, node, first.token).error == "no-link"
    time.pass_(LINK_LIFETIME)
    assert redeem_link(node, second.token)[0].id == ada
    time.pass_(0.001)
    assert refusal(redeem_link, node, others.token).error == "no-link"
