"""Identities: guests, names, languages, private links, signatures."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.infrastructure.seated_table import Time, guests, refusal, table_of
from trianon.server.errors import ApiError
from trianon.server.limits import LINK_LIFETIME
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.people.identity import create_guest, find_person, get_person, update_person
from trianon.server.people.links import create_link, redeem_link
from trianon.server.sessions.tokens import Identity, identity_from_headers, sign_identity, verify_identity
from trianon.server.storage.people_schema import LINKS
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
    assert company.row().seats_version > 0
    assert refusal(update_person, node, ada, MeChange(name=" \t ")).error == "empty-name"
    assert update_person(node, ada, MeChange()).name == "Ada"


def test_a_new_name_raises_the_seats_version_for_other_nodes(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    before = company.row().seats_version
    update_person(node, ada, MeChange(language="de"))
    assert company.row().seats_version == before
    update_person(node, ada, MeChange(name="Ada"))
    assert company.row().seats_version == before + 1


def test_a_private_link_moves_an_identity_once(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    link = create_link(node, ada)
    assert redeem_link(node, link.token)[0].id == ada
    assert refusal(redeem_link, node, link.token).error == "no-link"
    assert refusal(redeem_link, node, create_link(node, bo).token + "x").error == "no-link"


def test_a_private_link_expires_and_is_replaced_by_a_newer_one(node: ServerNode) -> None:
    time = node.tables.now = Time()
    ada, bo = guests(node, 2)
    first, others = create_link(node, ada), create_link(node, bo)
    second = create_link(node, ada)
    assert first.expires == time.now + LINK_LIFETIME
    assert refusal(redeem_link, node, first.token).error == "no-link"
    time.pass_(LINK_LIFETIME)
    assert redeem_link(node, second.token)[0].id == ada
    time.pass_(0.001)
    assert refusal(redeem_link, node, others.token).error == "no-link"


def test_the_database_holds_only_the_hash_of_a_link(node: ServerNode) -> None:
    link = create_link(node, guests(node, 1)[0])
    with node.store.read() as connection:
        kept = connection.execute(LINKS.select()).all()
    assert len(kept) == 1
    assert link.token not in str(kept)


def test_two_devices_that_use_a_link_at_once_do_not_both_get_in(node: ServerNode) -> None:
    token = create_link(node, guests(node, 1)[0]).token

    def attempt(_: int) -> bool:
        try:
            redeem_link(node, token)
        except ApiError:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(attempt, range(8))) == 1


@pytest.mark.parametrize(
    "work",
    [
        lambda node, id_: get_person(node.store, id_),
        lambda node, id_: update_person(node, id_, MeChange()),
        create_link,
    ],
)
def test_an_identity_unknown_to_the_database_is_refused(node: ServerNode, work: Any) -> None:
    trouble = refusal(work, node, "somebody")
    assert (trouble.error, trouble.status) == ("no-person", 401)


def test_another_persons_identity_is_no_seat(node: ServerNode) -> None:
    company, stranger = table_of(node), guests(node, 1)[0]
    assert [seat.you for seat in situation(node.tables, company.table, stranger).table.seats] == [False, False]
    assert [seat.you for seat in company.now(2).table.seats] == [False, True]
    assert situation(node.tables, company.table, stranger).decision is None
