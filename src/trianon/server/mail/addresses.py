"""Mail addresses: which texts are some, and which of them reach one mailbox."""

import re

# Printable ASCII without what has a meaning in headers; a domain has a dot. Longer ones exceed SMTP's own limits.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
DOTLESS = frozenset({"gmail.com", "googlemail.com"})  # dots before the @ mean nothing there


def is_mail_address(text: str) -> bool:
    """Whether a text is an address that mail can be sent to."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None and ".." not in text


def mail_address(text: str) -> str | None:
    """An address as it is written in mails, with the domain in ASCII and small letters; None for other texts."""
    local, _, domain = text.strip().rpartition("@")
    try:
        address = f"{local}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        return None
    return address if is_mail_address(address) else None


def mailbox_of(address: str) -> str:
    """What the spellings of an address have in common that usually reach one mailbox."""
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in DOTLESS:
        local, domain = local.replace(".", ""), "gmail.com"
    return f"{local}@{domain}"
