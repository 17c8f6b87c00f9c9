"""`trianon serve`: the server for browsers, scripts and programs."""

import gc
import logging
import os
from typing import Annotated

import typer

from trianon.cli.compiling import CompilationReport
from trianon.cli.output import Output
from trianon.server.config import config_from
from trianon.server.logs import configure_logging
from trianon.server.serve import bind_socket
from trianon.server.serve import serve as serve_until_stopped


def serve(
    out: Output,
    host: Annotated[str, typer.Option(help="host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8080,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL")] = "",
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables until stopped with Ctrl+C."""
    gc.disable()  # imports leave little garbage, and searching for it would take a seventh of the time to the page
    gc.enable()
    listener = bind_socket(host, port)
    config = config_from(os.environ, secure, host, listener.getsockname()[1], public_url)
    configure_logging(logging.INFO if os.environ.get("TRIANON_LOG") == "info" else logging.WARNING)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listener.getsockname()[1]}/"

    def ready() -> None:
        out.say("serve-ready", address=address)
        if show:
            typer.launch(address)

    with listener:
        serve_until_stopped(config, listener, ready, CompilationReport(out).update)
    out.say("serve-ended")
