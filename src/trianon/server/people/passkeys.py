"""Passkeys: added to an account, named, removed, and used to sign in without a name."""

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url, generate_user_handle

from trianon.server.errors import ApiError, Conflict, NotFound
from trianon.server.limits import MAX_PASSKEYS
from trianon.server.node import ServerNode
from trianon.server.people.accounts import person_row, require_account, sign_in
from trianon.server.people.passkey_challenges import issue_challenge, take_challenge
from trianon.server.people.relying_party import relying_party
from trianon.server.people.visible_text import required_name
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import PASSKEYS
from trianon.server.wire.passkey_messages import NewPasskey, PasskeyOptions, SignedChallenge
from trianon.server.wire.people_messages import Me


def creation_options(node: ServerNode, identity: Identity) -> PasskeyOptions:
    """What a browser needs to make a passkey for the account of a person."""
    party = relying_party(node.config)
    own = select(PASSKEYS.c.credential, PASSKEYS.c.user_handle).where(PASSKEYS.c.person == identity.person)
    with node.store.write() as connection:
        row = require_account(connection, identity.person)
        _check_count(connection, identity.person)
        known = connection.execute(own).all()
        handle = known[0].user_handle if known else bytes_to_base64url(generate_user_handle())
        challenge = issue_challenge(connection, identity, "add", node.now(), handle)
    options = party.creation_options(row.name, handle, challenge.bytes, [each.credential for each in known])
    return PasskeyOptions(options, challenge.expires)


def add_passkey(node: ServerNode, identity: Identity, given: NewPasskey, name: str) -> None:
    """Add a passkey that a browser made for the person."""
    party = relying_party(node.config)
    challenge = take_challenge(node, identity, "add", given.client_data)
    made = party.check_new(given, challenge.bytes)
    with node.store.write() as connection:
        require_account(connection, identity.person)
        _check_count(connection, identity.person)
        try:
            connection.execute(
                insert(PASSKEYS).values(
                    id=node.new_id(), person=identity.person, relying_party=party.id,
                    credential=bytes_to_base64url(made.credential_id), user_handle=challenge.user_handle,
                    public_key=made.credential_public_key, sign_count=made.sign_count,
                    synced=made.credential_backed_up, name=name, created=node.now(),
                )
            )  # fmt: skip
        except IntegrityError:  # also for another person
            raise Conflict("known-passkey") from None


def rename_passkey(node: ServerNode, person: str, passkey: str, wanted: str) -> None:
    """Give a passkey of a person another name."""
    name = required_name(wanted)
    own = (PASSKEYS.c.person == person) & (PASSKEYS.c.id == passkey)
    with node.store.write() as connection:
        if connection.execute(update(PASSKEYS).where(own).values(name=name)).rowcount != 1:
            raise NotFound("no-passkey")


def remove_passkey(node: ServerNode, person: str, passkey: str) -> None:
    """Remove a passkey of a person: it signs nobody in any more."""
    with node.store.write() as connection:
        own = (PASSKEYS.c.person == person) & (PASSKEYS.c.id == passkey)
        if connection.execute(delete(PASSKEYS).where(own)).rowcount != 1:
            raise NotFound("no-passkey")


def request_options(node: ServerNode, identity: Identity) -> PasskeyOptions:
    """What a browser needs to sign in by any of its passkeys; the asking guest is left behind by that."""
    party = relying_party(node.config)
    with node.store.write() as connection:
        person_row(connection, identity.person)
        challenge = issue_challenge(connection, identity, "sign-in", node.now())
    return PasskeyOptions(party.request_options(challenge.bytes), challenge.expires)


def sign_in_by_passkey(
    node: ServerNode, identity: Identity, given: SignedChallenge, device_name: str = ""
) -> tuple[Me, Identity]:
    """The person of a passkey that signed a challenge, signed in on a new device."""
    party = relying_party(node.config)
    challenge = take_challenge(node, identity, "sign-in", given.client_data)
    this = (PASSKEYS.c.credential == given.credential) & (PASSKEYS.c.relying_party == party.id)
    with node.store.read() as connection:
        known = connection.execute(select(PASSKEYS).where(this)).first()
    if known is None:
        raise NotFound("unknown-passkey")
    signed = party.check_signed(given, challenge.bytes, known.public_key)
    if given.user_handle != known.user_handle:
        raise ApiError("bad-passkey")
    with node.store.write() as connection:
        row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == known.id).with_for_update()).first()
        if row is None:  # removed meanwhile
            raise NotFound("unknown-passkey")
        count, is_counting = signed.new_sign_count, signed.new_sign_count > 0 or row.sign_count > 0
        is_copied = row.copied is not None or (is_counting and count <= row.sign_count)
        used = {"copied": row.copied or node.now()} if is_copied else {"sign_count": count, "used": node.now()}
        changed = update(PASSKEYS).where(PASSKEYS.c.id == row.id)
        connection.execute(changed.values(**used, synced=signed.credential_backed_up))
        if not is_copied:
            return sign_in(node, connection, row.person, device_name)
    raise Conflict("copied-passkey")  # after the commit: its owner sees it, too


def _check_count(connection: Connection, person: str) -> None:
    own = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == person)
    if connection.execute(own).scalar_one() >= MAX_PASSKEYS:
        raise Conflict("too-many-passkeys", most=MAX_PASSKEYS)
