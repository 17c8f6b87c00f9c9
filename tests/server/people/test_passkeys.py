"""Passkeys with real signatures: made, used to sign in, and refused wherever one thing about them is wrong."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import convert
from webauthn.helpers import bytes_to_base64url

from tests.infrastructure.authenticator import BACKED_UP, CAN_BACK_UP, PRESENT, VERIFIED, Authenticator
from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.seated_table import Time, guests, refusal
from tests.server.people.test_accounts import at_once, opened
from trianon.server.limits import MAX_PASSKEY_CHALLENGES, MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.people.accounts import account_of
from trianon.server.people.devices import sign_out
from trianon.server.people.passkeys import (
    add_passkey,
    creation_options,
    remove_passkey,
    rename_passkey,
    request_options,
    sign_in_by_passkey,
)
from trianon.server.sessions.device_sessions import SIGNED_IN
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import PASSKEY_CHALLENGES
from trianon.server.storage.retention import apply_retention
from trianon.server.wire.passkey_messages import NewPasskey, Passkey, SignedChallenge
from trianon.server.wire.people_messages import Me

ORIGIN, NAME = "https://play.example", "play.example"
UNREADABLE = (b"\xa5" * 900, b"\x81" * 900, b"[" * 900, b"\x9a\xff\xff\xff\xff")
NONSENSE = ("A", "AA", *[bytes_to_base64url(data) for data in UNREADABLE])


@pytest.fixture(autouse=True)
def public(node: ServerNode) -> None:
    node.config = replace(node.config, public_url=ORIGIN)


def account(node: ServerNode, name: str = "Ada") -> Identity:
    """A person with an account, on the first device."""
    [person] = guests(node, 1)
    opened(node, person, name)
    return Identity(person)


def added(node: ServerNode, person: Identity, made: Authenticator | None = None, count: int = 0) -> Authenticator:
    """A passkey of a person, any unless one is given."""
    made, options = made or Authenticator(ORIGIN, NAME), creation_options(node, person).options
    add_passkey(node, person, convert(made.made(options, count), NewPasskey), "Firefox · Linux")
    return made.owned(options)


def signs_in(node: ServerNode, guest: Identity, key: Authenticator, count: int = 0) -> tuple[Me, Identity]:
    """Sign in by a passkey on the device of a guest."""
    signed = key.signed(request_options(node, guest).options, count)
    return sign_in_by_passkey(node, guest, convert(signed, SignedChallenge), "Safari · iPhone")


def passkeys(node: ServerNode, person: Identity) -> list[Passkey]:
    """The passkeys of a person."""
    return account_of(node, person.person).passkeys


def test_a_passkey_signs_in_on_another_device_without_a_name(node: ServerNode, time: Time) -> None:
    ada, [visitor] = account(node), guests(node, 1)
    keys = [added(node, ada, made) for made in (None, Authenticator.with_rsa(ORIGIN, NAME))]
    kept = passkeys(node, ada)
    assert [(each.name, each.created, each.used, each.works_here) for each in kept] == [
        ("Firefox · Linux", time(), None, True)
    ] * 2
    for key in keys:
        time.pass_(3600)
        me, identity = signs_in(node, Identity(visitor), key)
        assert (me.id, me.name, me.has_account) == (ada.person, "Ada", True)
        assert node.device_sessions.load_error(identity) == SIGNED_IN
    assert {each.used for each in passkeys(node, ada)} == {time() - 3600, time()}


def test_options_name_neither_the_person_nor_the_host_of_a_request(node: ServerNode) -> None:
    ada = account(node)
    first, second = creation_options(node, ada).options, creation_options(node, ada).options
    assert first["rp"] == {"name": "Trianon", "id": NAME}
    assert {each["alg"] for each in first["pubKeyCredParams"]} == {-7, -257}
    assert first["authenticatorSelection"]["residentKey"] == "required"
    handle = first["user"]["id"]
    assert len(handle) > 40
    assert ada.person not in str(first)
    assert second["challenge"] != first["challenge"]
    key = added(node, ada)
    later = creation_options(node, ada).options
    assert later["user"]["id"] == key.user_handle, "one handle for all passkeys of a person"
    assert [each["id"] for each in later["excludeCredentials"]] == [passkeys(node, ada)[0].credential]
    asked = request_options(node, ada).options
    assert (asked["rpId"], asked["allowCredentials"]) == (NAME, []), "it tells nobody who has passkeys here"


def test_a_passkey_made_elsewhere_or_otherwise_is_refused(node: ServerNode) -> None:
    ada, key = account(node), Authenticator(ORIGIN, NAME)
    wrong: list[dict[str, Any]] = [
        {"origin": "https://play.example.evil"}, {"origin": "http://play.example"},
        {"origin": "https://play.example:8443"}, {"relying_party": "evil.example"}, {"kind": "webauthn.get"},
        {"flags": VERIFIED}, {"credential": b"x" * 1024},
    ]  # fmt: skip
    for each in wrong:
        assert refusal(added, node, ada, key.tampered(**each)).error == "bad-passkey", each
    for part in ("client_data", "attestation"):
        for text in (*NONSENSE, ""):
            made = key.made(creation_options(node, ada).options)
            given = convert({**made, part: text or made[part][:-9]}, NewPasskey)
            assert refusal(add_passkey, node, ada, given, "").error == "bad-passkey", (part, text)
    assert passkeys(node, ada) == []
    added(node, ada, key.tampered(credential=b"x" * 1023))


def test_a_signature_from_elsewhere_or_of_another_key_signs_nobody_in(node: ServerNode) -> None:
    ada, [visitor] = account(node), guests(node, 1)
    here, key, stranger = Identity(visitor), added(node, ada), Authenticator(ORIGIN, NAME)
    wrong: list[dict[str, Any]] = [
        {"origin": "https://evil.example"}, {"relying_party": "evil.example"}, {"kind": "webauthn.create"},
        {"flags": VERIFIED}, {"key": stranger.key}, {"key": Authenticator.with_rsa(ORIGIN, NAME).key},
        {"user_handle": "AAAA"},
    ]  # fmt: skip
    for each in wrong:
        assert refusal(signs_in, node, here, key.tampered(**each), 7).error == "bad-passkey", each
    assert refusal(signs_in, node, here, stranger.tampered(user_handle=key.user_handle)).error == "unknown-passkey"
    for part in ("client_data", "authenticator_data", "signature", "user_handle", "credential"):
        for text in (*NONSENSE, ""):
            signed = key.signed(request_options(node, here).options)
            given = convert({**signed, part: text or _flipped(signed[part])}, SignedChallenge)
            error = refusal(sign_in_by_passkey, node, here, given).error
            assert error in ("bad-passkey", "unknown-passkey", "no-challenge"), (part, text)
    assert signs_in(node, here, key)[0].id == ada.person, "nothing of what was not signed is kept"


def _flipped(text: str) -> str:
    middle = len(text) // 2
    return text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :]


def test_a_challenge_is_good_once_soon_and_for_the_device_and_purpose_it_was_given_for(
    node: ServerNode, time: Time
) -> None:
    ada, (bo, cy) = account(node), guests(node, 2)
    key, bo_here = added(node, ada), Identity(bo)

    def given(options: dict[str, Any]) -> SignedChallenge:
        return convert(key.signed(options), SignedChallenge)

    mine = given(request_options(node, bo_here).options)
    for other in (Identity(cy), Identity(bo, "another-device"), ada):
        assert refusal(sign_in_by_passkey, node, other, mine).error == "no-challenge"
    assert sign_in_by_passkey(node, bo_here, mine)[0].id == ada.person, "nobody else has used it up"
    assert refusal(sign_in_by_passkey, node, bo_here, mine).error == "no-challenge", "replayed"

    of_adding = creation_options(node, ada).options
    assert refusal(sign_in_by_passkey, node, ada, given(of_adding)).error == "no-challenge", "for another purpose"
    of_signing = Authenticator(ORIGIN, NAME).made(request_options(node, ada).options)
    assert refusal(add_passkey, node, ada, convert(of_signing, NewPasskey), "").error == "no-challenge"

    late = given(request_options(node, bo_here).options)
    time.pass_(PASSKEY_CHALLENGE_LIFETIME + 1)
    assert refusal(sign_in_by_passkey, node, bo_here, late).error == "no-challenge"
    twice = given(request_options(node, bo_here).options)
    errors = at_once([lambda: sign_in_by_passkey(node, bo_here, twice)] * 4)
    assert errors == ["", *["no-challenge"] * 3]


def test_challenges_are_few_and_leave_nothing(node: ServerNode, time: Time) -> None:
    ada, [visitor] = account(node), guests(node, 1)
    key, first = added(node, ada), request_options(node, Identity(visitor)).options
    for _ in range(MAX_PASSKEY_CHALLENGES):
        time.pass_(1)
        request_options(node, Identity(visitor))
    early = convert(key.signed(first), SignedChallenge)
    assert refusal(sign_in_by_passkey, node, Identity(visitor), early).error == "no-challenge", "gave way to later ones"
    assert count_rows(node.store, PASSKEY_CHALLENGES) == MAX_PASSKEY_CHALLENGES
    time.pass_(PASSKEY_CHALLENGE_LIFETIME + 1)
    apply_retention(node.store, time())
    assert count_rows(node.store, PASSKEY_CHALLENGES) == 0


def test_a_count_that_goes_backwards_ends_the_passkey_and_its_owner_sees_it(node: ServerNode) -> None:
    ada, [visitor] = account(node), guests(node, 1)
    here, key = Identity(visitor), added(node, ada, count=2**31)  # more than 31 bits
    assert signs_in(node, here, key, 2**31 + 5)[0].id == ada.person
    stolen = key.tampered(key=Authenticator(ORIGIN, NAME).key)
    assert refusal(signs_in, node, here, stolen, 1).error == "bad-passkey"
    assert passkeys(node, ada)[0].copied is None, "strangers without the key end nothing"
    assert refusal(signs_in, node, here, key, 2**31 + 5).error == "copied-passkey"
    assert passkeys(node, ada)[0].copied is not None
    assert refusal(signs_in, node, here, key, 2**32 - 1).error == "copied-passkey", "the copy signs nobody in either"
    remove_passkey(node, ada.person, passkeys(node, ada)[0].id)
    assert signs_in(node, here, added(node, ada))[0].id == ada.person


def test_passkeys_are_named_and_removed_by_their_owner_alone(node: ServerNode) -> None:
    ada, bo = account(node), account(node, "Bo")
    key = added(node, ada, Authenticator(ORIGIN, NAME, flags=PRESENT | VERIFIED | CAN_BACK_UP | BACKED_UP))
    (kept,) = passkeys(node, ada)
    assert kept.synced
    rename_passkey(node, ada.person, kept.id, "  Blue\u202e key ")
    assert passkeys(node, ada)[0].name == "Blue key"
    assert refusal(rename_passkey, node, ada.person, kept.id, "\u200b\u200d").error == "empty-name"
    assert refusal(rename_passkey, node, bo.person, kept.id, "mine").error == "no-passkey"
    assert refusal(remove_passkey, node, bo.person, kept.id).error == "no-passkey"
    again = key.made(creation_options(node, bo).options)
    assert refusal(add_passkey, node, bo, convert(again, NewPasskey), "").error == "known-passkey"
    remove_passkey(node, ada.person, kept.id)
    assert refusal(signs_in, node, bo, key).error == "unknown-passkey"


def test_passkeys_are_for_accounts_and_not_too_many(node: ServerNode) -> None:
    ada, [guest] = account(node), guests(node, 1)
    assert refusal(creation_options, node, Identity(guest)).error == "no-account"
    for _ in range(MAX_PASSKEYS - 1):
        added(node, ada)
    options = [creation_options(node, ada).options for _ in range(2)]
    given = [convert(Authenticator(ORIGIN, NAME).made(each), NewPasskey) for each in options]
    errors = at_once([lambda each=each: add_passkey(node, ada, each, "") for each in given])  # type: ignore[misc]
    assert errors == ["", "too-many-passkeys"]
    assert refusal(creation_options, node, ada).error == "too-many-passkeys"


def test_where_browsers_use_no_passkeys_the_server_offers_none(node: ServerNode) -> None:
    ada = account(node)
    signed = convert(added(node, ada).signed({"challenge": "AAAA"}), SignedChallenge)
    for url in ("", "http://play.example", "https://192.168.1.7", "http://192.168.1.7:8080", "https://[::1]"):
        node.config = replace(node.config, public_url=url)
        for work in (creation_options, request_options):
            assert refusal(work, node, ada).error == "no-passkeys-here", url
        assert refusal(sign_in_by_passkey, node, ada, signed).error == "no-passkeys-here"
        assert refusal(sign_out, node, ada, "").error == "last-device", "it is no way back here"


def test_a_passkey_brings_back_who_signed_out_the_last_device_unless_the_server_was_renamed(node: ServerNode) -> None:
    ada, [visitor] = account(node), guests(node, 1)
    assert refusal(sign_out, node, ada, "").error == "last-device"
    key = added(node, ada)
    node.config = replace(node.config, public_url="https://other.example")
    assert not passkeys(node, ada)[0].works_here
    assert refusal(sign_out, node, ada, "").error == "last-device"
    moved = key.tampered(origin="https://other.example", relying_party="other.example")
    assert refusal(signs_in, node, Identity(visitor), moved).error == "unknown-passkey"
    node.config = replace(node.config, public_url=ORIGIN)
    sign_out(node, ada, "")
    assert signs_in(node, Identity(visitor), key)[0].id == ada.person
