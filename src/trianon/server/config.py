"""Configuration of a node from environment variables; every value has a default."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from trianon.core.errors import TrianonError
from trianon.server.client_address import Network, is_loopback, proxy_networks
from trianon.server.hosts import LOCAL, host_name
from trianon.server.mail.settings import MailSettings, mail_settings

DATABASE, REDIS, SECRET = "TRIANON_DATABASE", "TRIANON_REDIS", "TRIANON_SECRET"  # environment variables
FOLDER, BOT_WORKERS, PING_INTERVAL = "TRIANON_DATA", "TRIANON_BOT_WORKERS", "TRIANON_PING_INTERVAL"
RATE_LIMIT_FACTOR, SYNCHRONOUS = "TRIANON_RATE_LIMIT_FACTOR", "TRIANON_SYNCHRONOUS"
RENAMED = {"TRIANON_THINKERS": BOT_WORKERS, "TRIANON_ALIVE": PING_INTERVAL, "TRIANON_LIMITS": RATE_LIMIT_FACTOR}
DEVICE_MATCHES = "TRIANON_DEVICE_MATCHES"
HOSTS, TRUSTED_PROXIES, METRICS_TOKEN = "TRIANON_HOSTS", "TRIANON_TRUSTED_PROXIES", "TRIANON_METRICS_TOKEN"
NOTIFICATION_ORIGINS = "TRIANON_NOTIFICATION_ORIGINS"
PUBLIC_URL, SMTP_URL, MAIL_FROM = "TRIANON_PUBLIC_URL", "TRIANON_SMTP_URL", "TRIANON_MAIL_FROM"
FORBIDDEN_WORDS = "TRIANON_FORBIDDEN_WORDS"
NO_FILE = ("sqlite:///", "sqlite:///:memory:")  # in-memory databases: one per connection
MIN_SECRET = 16  # characters


@dataclass(frozen=True)
class Config:
    """The settings of one node."""

    database: str = field(repr=False)  # SQLAlchemy URL; may contain a password
    secret: bytes = field(repr=False)  # signs identities; the same on all nodes
    redis: str | None = field(default=None, repr=False)  # URL for notifications between nodes
    hosts: frozenset[str] = frozenset()  # names this server answers to, beside addresses and localhost
    trusted_proxies: tuple[Network, ...] = ()  # trusted to send X-Forwarded-For
    metrics_token: str = field(default="", repr=False)  # lets a scraper on another machine read /metrics
    rate_limit_factor: float = 1.0  # a factor on all rate limits; 0 switches them off
    bot_workers: int = 1  # bots that think concurrently
    ping_interval: float = 20.0  # seconds between WebSocket pings, and for the pong
    synchronous: str = "normal"  # SQLite: "full" keeps every answer through a power loss, too
    secure: bool = False  # cookies over https only
    device_matches: bool = True  # matches against bots alone run on the device of the person who plays them
    public_url: str = ""  # where people reach this server, such as https://play.example; empty if unknown
    mail: MailSettings | None = None  # without it no mail is sent
    forbidden_words: frozenset[str] = frozenset()  # in no name of an account
    # origins that notifications may be sent to although they are not public: a push service of the operator's own
    notification_origins: frozenset[str] = frozenset()
    node_name: str = ""  # identifies the node in claims

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
        return self.database.startswith("sqlite")

    @property
    def file(self) -> Path | None:
        """The SQLite file, None for PostgreSQL."""
        return Path(self.database.removeprefix("sqlite:///")) if self.is_sqlite else None

    @property
    def passkey_origin(self) -> str:
        """The origin at which passkeys work, empty if at none: browsers want a name, and https or localhost."""
        parts = urlsplit(self.public_url)
        name = parts.hostname or ""
        is_local = name == LOCAL or name.endswith(f".{LOCAL}")
        is_name = not name.replace(".", "").isdigit() and ":" not in name
        return self.public_url if is_name and (is_local or parts.scheme == "https") else ""

    @property
    def redacted_url(self) -> str:
        """The database URL without its password."""
        return re.sub(r"//([^:/@]*):[^@/]*@", r"//\1@", self.database)


def database_from(environ: Mapping[str, str]) -> Config:
    """Only the database of a configuration; creates no folder and no secret."""
    folder = Path(environ.get(FOLDER) or _data_folder(environ))
    return Config(database_url(environ.get(DATABASE) or f"sqlite:///{folder / 'trianon.db'}"), b"")


def config_from(
    environ: Mapping[str, str], secure: bool = False, host: str = "127.0.0.1", port: int = 0, public_url: str = ""
) -> Config:
    """The configuration from environment variables; invalid values are refused.

    `host` and `port` are where the node listens.
    """
    for former, present in RENAMED.items():
        if former in environ:
            raise TrianonError(f"{former} is now called {present}")
    folder = Path(environ.get(FOLDER) or _data_folder(environ))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = _secret_from(environ, SECRET)
    url = _public_url(public_url or environ.get(PUBLIC_URL, ""))
    if not url and port and is_loopback(host):
        url = f"http://{LOCAL}:{port}"
    return Config(
        database=database_url(environ.get(DATABASE) or f"sqlite:///{folder / 'trianon.db'}"),
        redis=_redis_address(environ),
        secret=secret.encode() if secret else _load_or_create_secret(folder / "secret"),
        hosts=_host_names(environ, host) | ({urlsplit(url).hostname or ""} - {""}),
        trusted_proxies=proxy_networks(environ.get(TRUSTED_PROXIES, ""), TRUSTED_PROXIES),
        metrics_token=_secret_from(environ, METRICS_TOKEN),
        rate_limit_factor=_number(environ, RATE_LIMIT_FACTOR, 1.0),
        bot_workers=max(1, int(_number(environ, BOT_WORKERS, max(1, (os.cpu_count() or 2) - 1)))),
        ping_interval=max(0.1, _number(environ, PING_INTERVAL, 20.0)),
        synchronous=_choice(environ, SYNCHRONOUS, "normal", "full"),
        secure=secure,
        device_matches=_choice(environ, DEVICE_MATCHES, "on", "off") == "on",
        public_url=url,
        notification_origins=_origins(environ),
        mail=mail_settings(environ.get(SMTP_URL, ""), environ.get(MAIL_FROM, ""), (SMTP_URL, MAIL_FROM)),
        forbidden_words=_forbidden_words(environ.get(FORBIDDEN_WORDS, "")),
        node_name=f"{os.uname().nodename}-{os.getpid()}-{secrets.token_hex(2)}",
    )


def _choice(environ: Mapping[str, str], name: str, default: str, other: str) -> str:
    value = environ.get(name, default).lower()
    if value not in (default, other):
        raise TrianonError(f'{name} is "{value}" (expected {default} or {other})')
    return value


def _public_url(value: str) -> str:
    """The public URL without a final slash; refused if it is more than scheme, name and port."""
    wanted = f'{PUBLIC_URL} is "{value}" (expected a URL such as https://play.example)'
    try:
        parts = urlsplit(value.lower())
        port = parts.port
    except ValueError:  # invalid port or address
        raise TrianonError(wanted) from None
    if not value:
        return ""
    has_more = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in ("http", "https") or not parts.hostname or has_more:
        raise TrianonError(wanted)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname.rstrip(".")
    is_usual = port in (None, 443 if parts.scheme == "https" else 80)  # browsers leave it out of an origin
    return f"{parts.scheme}://{name}" + ("" if is_usual else f":{port}")


def _forbidden_words(path: str) -> frozenset[str]:
    """The words in a file, one a line; lines that begin with # are comments."""
    if not path:
        return frozenset()
    try:
        lines = [line.strip() for line in Path(path).read_text("utf-8").splitlines()]
    except (OSError, UnicodeDecodeError):
        raise TrianonError(f'{FORBIDDEN_WORDS} is "{path}" (expected a text file with one word a line)') from None
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _origins(environ: Mapping[str, str]) -> frozenset[str]:
    """Origins such as `https://push.example`, separated by commas."""
    origins = [each.strip().rstrip("/") for each in environ.get(NOTIFICATION_ORIGINS, "").split(",")]
    for origin in filter(None, origins):
        if not re.fullmatch(r"https?://[a-z0-9.\[\]:-]+", origin):
            raise TrianonError(
                f'{NOTIFICATION_ORIGINS} has "{origin}" (expected an origin such as https://push.example)'
            )
    return frozenset(origins) - {""}


def _secret_from(environ: Mapping[str, str], name: str) -> str:
    """A secret in the environment, empty when none is set; a short one is refused."""
    secret = environ.get(name, "")
    if secret and len(secret) < MIN_SECRET:
        raise TrianonError(f"{name} has {len(secret)} characters (expected at least {MIN_SECRET})")
    return secret


def _host_names(environ: Mapping[str, str], host: str) -> frozenset[str]:
    """The configured names, the one the node listens on and, unless it listens on loopback only, this machine's own."""
    names = {host_name(name) for name in (*environ.get(HOSTS, "").split(","), host)}
    if not is_loopback(host):
        machine = os.uname().nodename.lower()
        names |= {machine, f"{machine.partition('.')[0]}.local"}
    return frozenset(names - {""})


def database_url(database: str) -> str:
    """A database URL with the driver this project uses."""
    for known, driver in (
        ("postgres://", "postgresql+psycopg://"),
        ("postgresql://", "postgresql+psycopg://"),
        ("postgresql+psycopg://", "postgresql+psycopg://"),
        ("sqlite:///", "sqlite:///"),
    ):
        if database.startswith(known) and database not in NO_FILE:
            return driver + database.removeprefix(known)
    scheme = database.partition(":")[0]
    wanted = "expected sqlite:///file or postgresql://user@host/name"
    if scheme == "sqlite":
        raise TrianonError(f'{DATABASE} is "{database}" ({wanted})')
    raise TrianonError(f'{DATABASE} begins with "{scheme}:" ({wanted})')


def _data_folder(environ: Mapping[str, str]) -> Path:
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trianon"


def _load_or_create_secret(path: Path) -> bytes:
    """The secret from a file that only its owner can read, created on first start."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    kept = path.read_text("utf-8").strip()
    if len(kept) < MIN_SECRET:
        raise TrianonError(
            f"{path} holds no secret (expected at least {MIN_SECRET} characters; remove it to get a new one)"
        )
    return kept.encode()


def _redis_address(environ: Mapping[str, str]) -> str | None:
    """The Redis URL, if set; an invalid one is not shown, as it may contain a password."""
    value = environ.get(REDIS, "")
    try:
        parts = urlsplit(value)
        is_near = parts.scheme == "unix" and bool(parts.path)
        is_far = parts.scheme in ("redis", "rediss") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # invalid port or address
        is_near = is_far = False
    if value and not is_near and not is_far:
        raise TrianonError(f"{REDIS} is no address of a Redis (expected redis://host or redis://host:port)")
    return value or None


def _number(environ: Mapping[str, str], name: str, default: float) -> float:
    value = environ.get(name, "")
    try:
        number = float(value) if value else default
    except ValueError:
        raise TrianonError(f'{name} is "{value}" (expected a number)') from None
    if not 0 <= number < 1e6:
        raise TrianonError(f'{name} is "{value}" (expected 0 or more)')
    return number
