"""`trianon rules`: the rules of a game, whole, one of them, or those about a word."""

from typing import Annotated

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, GameName
from trianon.texts import Rule, Texts

Book = list[tuple[str, list[Rule]]]


def rules(
    out: Output,
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD")] = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules."""
    texts = Texts(out.language, game)
    book = selected_passages(texts, rule, search)
    if as_json:
        out.json([_json(heading, passage) for heading, passages in book for passage in passages])
    elif book:
        out.show(*_pages(book))
    else:
        out.say("rules-none", word=search or "")


def selected_passages(texts: Texts, rule: str | None, search: str | None) -> Book:
    """The chapters with the passages that were asked for."""
    wanted = "" if rule is None else texts.rule(rule).id
    word = (search or "").casefold()
    found = []
    for heading, passages in texts.book():
        kept = [
            passage
            for passage in passages
            if (not wanted or passage.id == wanted) and word in f"{passage.id} {passage.text}".casefold()
        ]
        if kept:
            found.append((heading, kept))
    return found


def _json(heading: str, passage: Rule) -> dict[str, object]:
    return {"id": passage.id or None, "chapter": heading, "text": passage.text, "ruling": passage.is_ruling}


def _pages(book: Book) -> list[RenderableType]:
    pages: list[RenderableType] = []
    for heading, passages in book:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column()
        for passage in passages:
            grid.add_row(passage.id or "·", passage.text)
        pages += [*([""] if pages else []), Text(heading, "bold"), grid]
    return pages
