"""The devices of a person: list them, sign out one or all others."""

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from trianon.server.errors import Conflict, NotFound
from trianon.server.limits import MAX_DEVICES
from trianon.server.node import ServerNode
from trianon.server.people.ways_back import has_way_back
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import DEVICES
from trianon.server.storage.store import Store
from trianon.server.wire.people_messages import Device


def insert_device(connection: Connection, identity: Identity, name: str, now: float) -> None:
    """Sign a new device in."""
    check_device_limit(connection, identity.person)
    connection.execute(
        insert(DEVICES).values(
            person=identity.person, id=identity.device, name=name, shared=False, created=now, seen=now
        )
    )


def check_device_limit(connection: Connection, person: str) -> None:
    """Refuse a further device of a person who has too many."""
    if _device_count(connection, person) >= MAX_DEVICES:
        raise Conflict("too-many-devices", most=MAX_DEVICES)


def make_room(connection: Connection, person: str, now: float) -> None:
    """Sign out the devices not used for longest where a person without any of them would find no room for another."""
    excess = _device_count(connection, person) - MAX_DEVICES + 1
    if excess > 0:
        oldest = select(DEVICES.c.id).where(_signed_in(person)).order_by(DEVICES.c.seen).limit(excess)
        forgotten = [row.id for row in connection.execute(oldest)]
        _revoke(connection, (DEVICES.c.person == person) & DEVICES.c.id.in_(forgotten), now)


def own_device(node: ServerNode, identity: Identity, name: str) -> Identity:
    """The device of a browser; one that shares a token issued before migration 0005 (devices) gets its own."""
    with node.store.read() as connection:
        shared = connection.execute(select(DEVICES.c.shared).where(_device_row(identity))).scalar()
    if not shared:
        return identity
    own = Identity(identity.person, node.new_id())
    try:
        with node.store.write() as connection:
            insert_device(connection, own, name, node.now())
    except Conflict:  # too many devices: the shared token stays valid
        return identity
    return own


def list_devices(store: Store, identity: Identity) -> list[Device]:
    """The signed-in devices of a person, the current one first, then the most recently used."""
    with store.read() as connection:
        rows = connection.execute(select(DEVICES).where(_signed_in(identity.person))).all()
    devices = [
        Device(row.id, row.name, row.created, row.seen, row.id == identity.device, bool(row.shared)) for row in rows
    ]
    return sorted(devices, key=lambda device: (not device.current, -device.seen))


def sign_out(node: ServerNode, identity: Identity, device: str) -> None:
    """Sign out one device of a person; the last one stays if nothing could sign the person in again."""
    with node.store.write() as connection:
        is_last = device == identity.device and _device_count(connection, identity.person) < 2
        if is_last and not has_way_back(node, connection, identity.person):
            raise Conflict("last-device")
        gone = _revoke(connection, _device_row(Identity(identity.person, device)), node.now())
    if not gone:
        raise NotFound("no-device")
    node.device_sessions.sign_out(gone)


def sign_out_others(node: ServerNode, identity: Identity) -> None:
    """Sign out all devices of a person but the current one."""
    with node.store.write() as connection:
        others = (DEVICES.c.person == identity.person) & (DEVICES.c.id != identity.device)
        gone = _revoke(connection, others, node.now())
    node.device_sessions.sign_out(gone)


def revoke_all(connection: Connection, person: str, now: float) -> list[Identity]:
    """Sign out all devices of a person, in the database; they are still to be refused by this node."""
    return _revoke(connection, DEVICES.c.person == person, now)


def _revoke(connection: Connection, which: ColumnElement[bool], now: float) -> list[Identity]:
    which &= DEVICES.c.revoked.is_(None)
    gone = [Identity(row.person, row.id) for row in connection.execute(select(DEVICES).where(which))]
    connection.execute(update(DEVICES).where(which).values(revoked=now))
    return gone


def _device_count(connection: Connection, person: str) -> int:
    count = select(func.count()).select_from(DEVICES).where(_signed_in(person))
    return int(connection.execute(count).scalar_one())


def _signed_in(person: str) -> ColumnElement[bool]:
    return (DEVICES.c.person == person) & DEVICES.c.revoked.is_(None)


def _device_row(identity: Identity) -> ColumnElement[bool]:
    return (DEVICES.c.person == identity.person) & (DEVICES.c.id == identity.device)
