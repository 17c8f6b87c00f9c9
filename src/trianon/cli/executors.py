"""Executors of long commands: the processes of this machine, or a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from trianon.bots.executor import Executor

MAX_WORKERS = 256
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="auto|HOST:PORT")]
WorkersOrCores = Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=MAX_WORKERS)]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, max=MAX_WORKERS)]


@contextmanager
def executor_for(workers: int | None, ray: str | None = None) -> Iterator[int | Executor]:
    """The workers of this machine, as many as it has cores where none are named, or the cluster at an address."""
    if ray is None:
        yield workers or len(os.sched_getaffinity(0))
        return
    from trianon.research.ray_executor import on_ray

    with on_ray(ray) as executor:
        yield executor
