"""People: guests first, names, languages, private links; who is not signed here is nobody."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.driving import Time, guests, refusal, table_of
from trianon.server.house import House
from trianon.server.messages import situation
from trianon.server.people import (
    LINK_LIFE,
    change,
    enter,
    known,
    new_link,
    new_person,
    person_of,
    signed,
    who,
    who_signed,
)
from trianon.server.problems import Trouble
from trianon.server.protocol import MeChange
from trianon.server.storage.schema import LINKS

SECRET = b"a secret of this test"


def test_a_first_visit_makes_a_guest_with_a_name_in_the_own_language(house: House) -> None:
    names = {language: new_person(house, language) for language in ("en", "de", "zh")}
    assert re.fullmatch(r"Guest [1-9]\d{3}", names["en"].name)
    assert re.fullmatch(r"Gast [1-9]\d{3}", names["de"].name)
    assert re.fullmatch(r"访客 [1-9]\d{3}", names["zh"].name)
    assert all(me.is_new for me in names.values())
    assert len({me.id for me in names.values()}) == 3
    again = person_of(house, names["de"].id)
    assert again is not None
    assert (again.name, again.language, again.is_new) == (names["de"].name, "de", False)


def test_a_cookie_is_worth_nothing_unless_it_was_signed_here() -> None:
    good = signed(SECRET, "ada")
    assert who(SECRET, good) == "ada"
    person, _, seal = good.rpartition(".")
    worthless = [None, "", "ada", "ada.", f".{seal}", f"bo.{seal}", good[:-1], good + "0", f"{person}.{'0' * 64}"]
    assert [who(SECRET, said) for said in worthless] == [None] * len(worthless)
    assert who(b"another secret altogether", good) is None
    assert who(SECRET, "ada.\N{SNOWMAN}") is None


def test_a_person_is_known_by_cookie_or_by_header_and_the_header_counts() -> None:
    ada, bo = signed(SECRET, "ada").encode(), signed(SECRET, "bo").encode()
    assert who_signed(SECRET, {b"cookie": b"a=b; trianon=" + ada + b"; c=d"}) == "ada"
    assert who_signed(SECRET, {b"authorization": b"Bearer " + bo}) == "bo"
    assert who_signed(SECRET, {b"authorization": b"Bearer " + bo, b"cookie": b"trianon=" + ada}) == "bo"
    assert who_signed(SECRET, {b"authorization": b"Bearer nonsense", b"cookie": b"trianon=" + ada}) is None
    assert who_signed(SECRET, {b"authorization": b"Basic " + bo}) is None
    assert who_signed(SECRET, {b"cookie": b"not-trianon=" + ada}) is None
    assert who_signed(SECRET, {}) is None


def test_name_and_language_can_be_changed_and_a_new_name_stands_at_every_seat(house: House) -> None:
    company = table_of(house)
    ada, _ = company.people
    assert ada is not None
    before = company.now(1).table
    assert change(house, ada, MeChange(name="  Ada ", language="zh")).name == "Ada"
    assert known(house, ada).language == "zh"
    assert company.now(2).table.seats[0].name == "Ada"
    assert company.now(2).table.seats[1].name == before.seats[1].name
    assert company.row().crew > 0
    assert refusal(change, house, ada, MeChange(name=" \t ")).error == "empty-name"
    assert change(house, ada, MeChange()).name == "Ada"


def test_who_watches_on_another_node_learns_of_a_new_name(house: House) -> None:
    company = table_of(house)
    ada = company.people[0]
    assert ada is not None
    before = company.row().crew
    change(house, ada, MeChange(language="de"))
    assert company.row().crew == before
    change(house, ada, MeChange(name="Ada"))
    assert company.row().crew == before + 1


def test_a_private_link_moves_an_identity_once(house: House) -> None:
    ada, bo = guests(house, 2)
    link = new_link(house, ada)
    assert enter(house, link.token).id == ada
    assert refusal(enter, house, link.token).error == "no-link"
    assert refusal(enter, house, new_link(house, bo).token + "x").error == "no-link"


def test_a_private_link_expires_and_a_newer_one_voids_it(house: House) -> None:
    time = house.now = Time()
    ada, bo = guests(house, 2)
    first, others = new_link(house, ada), new_link(house, bo)
    second = new_link(house, ada)
    assert first.expires == time.now + LINK_LIFE
    assert refusal(enter, house, first.token).error == "no-link"
    time.pass_(LINK_LIFE)
    assert enter(house, second.token).id == ada
    time.pass_(0.001)
    assert refusal(enter, house, others.token).error == "no-link"


def test_the_database_does_not_hold_what_a_link_says(house: House) -> None:
    link = new_link(house, guests(house, 1)[0])
    with house.store.read() as connection:
        kept = connection.execute(LINKS.select()).all()
    assert len(kept) == 1
    assert link.token not in str(kept)


def test_two_devices_that_use_a_link_at_once_do_not_both_get_in(house: House) -> None:
    token = new_link(house, guests(house, 1)[0]).token

    def attempt(_: int) -> bool:
        try:
            enter(house, token)
        except Trouble:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(attempt, range(8))) == 1


@pytest.mark.parametrize("work", [known, lambda h, p: change(h, p, MeChange()), new_link])
def test_who_was_signed_here_but_is_not_in_this_database_is_told_so(house: House, work: Any) -> None:
    trouble = refusal(work, house, "somebody")
    assert (trouble.error, trouble.status) == ("no-person", 401)


def test_another_persons_identity_is_no_seat(house: House) -> None:
    company, stranger = table_of(house), guests(house, 1)[0]
    assert [seat.you for seat in situation(house, company.table, stranger).table.seats] == [False, False]
    assert [seat.you for seat in company.now(2).table.seats] == [False, True]
    assert situation(house, company.table, stranger).decision is None
