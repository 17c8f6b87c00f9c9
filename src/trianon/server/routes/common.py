"""What all routes share: the answers they may give besides their own."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import get as plain_get
from litestar import post as plain_post
from litestar.openapi.datastructures import ResponseSpec

from trianon.server.protocol import Problem

_SAYINGS = {
    400: "The request is not what it should be",
    401: "Who asks has no identity",
    403: "Not allowed to this person, or from that page",
    404: "There is no such thing, or it is not to be seen",
    409: "It does not fit what is there now",
    413: "The request is too large",
    429: "Too many requests",
    503: "The database is away; nothing was written",
}
PROBLEMS: Any = {
    status: ResponseSpec(Problem, description=saying, generate_examples=False) for status, saying in _SAYINGS.items()
}

get = partial(plain_get, responses=PROBLEMS, sync_to_thread=True)
post = partial(plain_post, responses=PROBLEMS, sync_to_thread=True, status_code=200)
