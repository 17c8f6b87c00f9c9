"""Accounts: names of their own, in place; and recovery codes."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import insert

from tests.infrastructure.seated_table import Time, guests, refusal, table_of
from trianon.server.errors import ApiError
from trianon.server.limits import DAY, GUEST_LIFETIME, MAX_DEVICES, NAME_CHANGE_INTERVAL
from trianon.server.node import ServerNode
from trianon.server.people.account_names import account_name
from trianon.server.people.accounts import account_of
from trianon.server.people.devices import list_devices, sign_out
from trianon.server.people.identity import find_person, update_person
from trianon.server.people.links import create_link, redeem_link
from trianon.server.people.lookalikes import skeleton
from trianon.server.people.recovery import create_recovery_code, redeem_recovery_code
from trianon.server.sessions.device_sessions import SIGNED_IN
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import ACCOUNT_NAMES, LINKS, MAIL_ADDRESSES, RECOVERY_CODES
from trianon.server.storage.retention import apply_retention
from trianon.server.wire.people_messages import Me, MeChange


def opened(node: ServerNode, person: str, name: str) -> Me:
    """A guest who has become an account."""
    return update_person(node, person, MeChange(name=name), opens_account=True)


def give_address(node: ServerNode, person: str, address: str = "ada@example.org") -> None:
    """A person who has confirmed a mail address."""
    values = {"person": person, "address": address, "mailbox": address, "confirmed": 1.0}
    with node.store.write() as connection:
        connection.execute(insert(MAIL_ADDRESSES).values(**values))


def at_once(works: list[Callable[[], object]]) -> list[str]:
    """What comes of works that begin together: an error code each, empty if there was none."""

    def attempt(work: Callable[[], object]) -> str:
        try:
            work()
        except ApiError as error:
            return error.error
        return ""

    with ThreadPoolExecutor(len(works)) as threads:
        return sorted(threads.map(attempt, works))


@pytest.mark.parametrize(
    "name", ["Bo", "Müller-Lüdenscheid", "O'Neill", "王小明", "ชื่อเล่น", "Ольга 7", "a.b_c", "R2-D2 x"]
)
def test_names_of_any_script_are_names(name: str) -> None:
    assert account_name(f"  {name} ", ()) == name


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("X", "account-name-length"), ("x" * 21, "account-name-length"), ("\u200b\u200d", "account-name-length"),
        ("王", "account-name-length"), ("77", "account-name-letters"), ("a7", "account-name-letters"),
        ("Ada--Lo", "account-name-letters"), ("-Ada", "account-name-letters"), ("Ada <b>", "account-name-letters"),
        ("Ada 🎭", "account-name-letters"), ("Guest 1234", "forbidden-name"), ("GUEST", "forbidden-name"),
        ("Gаst 17", "forbidden-name"), ("访客8", "forbidden-name"), ("the B0ss", "forbidden-name"),
    ],
)  # fmt: skip
def test_other_names_are_refused(name: str, error: str) -> None:
    assert refusal(account_name, name, {"boss"}).error == error


DIFFERENT = [("Ada", "Ida"), ("กา", "กี"), ("王小明", "王大明"), ("か", "が")]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *DIFFERENT, ("Ada", "ADA"), ("Ada", "Аdа"), ("Paul", "РАUL"), ("Lia", "1ia"), ("Ian", "lan"), ("Bob", "B0b"),
        ("Zoe", "Zoë"), ("Strasse", "Straße"), ("Ada Lo", "ada-lo"), ("Amir", "Arnir"), ("Full", "Ｆｕｌｌ"),
        ("Νina", "vina"),  # a capital Nu looks like N, the letter itself like v
    ],
)  # fmt: skip
def test_names_have_one_skeleton_if_they_look_alike(one: str, other: str) -> None:
    assert (skeleton(one) == skeleton(other)) == ((one, other) not in DIFFERENT)


def test_a_guest_becomes_an_account_in_place(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    assert not account_of(node, ada).is_open
    me = opened(node, ada, "Ada")
    assert (me.id, me.name, me.has_account) == (ada, "Ada", True)
    assert company.now(2).table.seats[0].name == "Ada"
    account = account_of(node, ada)
    assert (account.is_open, account.recovery_code_at) == (True, None)
    assert find_person(node.store, ada) == me


def test_a_name_is_one_persons_also_for_guests_and_after_a_change(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Ada")
    assert refusal(opened, node, bo, "АDА").error == "name-taken"
    assert refusal(update_person, node, bo, MeChange(name="Ada")).error == "name-taken"
    late = refusal(update_person, node, ada, MeChange(name="Ada Lo"))
    assert (late.error, late.facts) == ("name-changed-lately", {"days": 30})
    assert update_person(node, ada, MeChange(name="Ada")).name == "Ada", "no change"
    time.pass_(NAME_CHANGE_INTERVAL)
    update_person(node, ada, MeChange(name="Ada Lo"))
    assert refusal(opened, node, bo, "Ada").error == "name-taken", "the former name stays reserved"
    time.pass_(NAME_CHANGE_INTERVAL)
    assert update_person(node, ada, MeChange(name="Ada")).name == "Ada", "its person may take it again"


def test_forbidden_words_are_the_operators(node: ServerNode) -> None:
    node.config = replace(node.config, forbidden_words=frozenset({"pompadour"}))
    ada = guests(node, 1)[0]
    assert refusal(opened, node, ada, "Mme Pompad0ur").error == "forbidden-name"
    assert not account_of(node, ada).is_open


def test_of_guests_who_want_one_name_at_once_one_gets_it(node: ServerNode) -> None:
    people = guests(node, 4)
    names = ("Ada", "ADA", "Аda", "ada")
    errors = at_once([lambda each=each: opened(node, *each) for each in zip(people, names, strict=True)])  # type: ignore[misc]
    assert errors == ["", "name-taken", "name-taken", "name-taken"]
    assert sum(account_of(node, person).is_open for person in people) == 1


def test_the_database_reveals_neither_names_nor_codes_nor_links(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    opened(node, ada, "Ada")
    code, link = create_recovery_code(node, ada).code, create_link(node, ada).token
    tables = (ACCOUNT_NAMES, RECOVERY_CODES, LINKS)
    with node.store.read() as connection:
        kept = str([connection.execute(table.select()).one() for table in tables]).lower()
    assert link.lower() not in kept
    assert code.lower() not in kept
    assert code.replace("-", "").lower() not in kept
    assert "'ada'" not in kept


def test_a_recovery_code_signs_in_once_and_is_replaced(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    assert refusal(create_recovery_code, node, ada).error == "no-account"
    opened(node, ada, "Ada")
    first = create_recovery_code(node, ada).code
    second = create_recovery_code(node, ada).code
    assert refusal(redeem_recovery_code, node, first).error == "no-recovery-code"
    typed = f" {second.replace('-', ' ').lower()} "
    me, identity, third = redeem_recovery_code(node, typed, "Firefox · Linux")
    assert (me.id, me.name) == (ada, "Ada")
    assert node.device_sessions.load_error(identity) == SIGNED_IN
    assert list_devices(node.store, identity)[0].name == "Firefox · Linux"
    assert refusal(redeem_recovery_code, node, second).error == "no-recovery-code"
    assert redeem_recovery_code(node, third.code)[0].id == ada
    assert refusal(redeem_recovery_code, node, "AAAA-AAAA").status == 404


def test_a_recovery_code_used_twice_at_once_signs_in_once(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    opened(node, ada, "Ada")
    code = create_recovery_code(node, ada).code
    errors = at_once([lambda: redeem_recovery_code(node, code)] * 4)
    assert errors == ["", *["no-recovery-code"] * 3]
    assert len(list_devices(node.store, Identity(ada))) == 2


def test_recovery_makes_room_among_too_many_devices(node: ServerNode, time: Time) -> None:
    ada = guests(node, 1)[0]
    opened(node, ada, "Ada")
    for _ in range(MAX_DEVICES - 1):
        time.pass_(60)
        redeem_link(node, create_link(node, ada).token)
    identity = redeem_recovery_code(node, create_recovery_code(node, ada).code)[1]
    assert len(list_devices(node.store, identity)) == MAX_DEVICES
    assert node.device_sessions.load_error(Identity(ada)) == "signed-out", "the one not used for longest"


def test_the_last_device_may_sign_out_once_there_is_a_way_back(node: ServerNode) -> None:
    ada = Identity(guests(node, 1)[0])
    assert refusal(sign_out, node, ada, "").error == "last-device"
    opened(node, ada.person, "Ada")
    assert refusal(sign_out, node, ada, "").error == "last-device"
    create_recovery_code(node, ada.person)
    sign_out(node, ada, "")
    assert node.device_sessions.load_error(ada) == "signed-out"


def test_an_account_is_kept_without_any_visit(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Ada")
    time.pass_(GUEST_LIFETIME + DAY)
    apply_retention(node.store, time.now)
    assert find_person(node.store, ada) is not None
    assert find_person(node.store, bo) is None


def test_a_link_names_the_public_address_and_shows_it_as_a_picture(node: ServerNode) -> None:
    link = create_link(node, guests(node, 1)[0], "https://play.example")
    assert link.url == f"https://play.example/enter#{link.token}"
    assert link.qr.startswith("data:image/svg+xml;")
