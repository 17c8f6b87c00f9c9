"""The dataset card: contents, origin, columns and limitations, as Markdown."""

import shlex
from collections.abc import Sequence

from trianon.bots.ratings import share_interval
from trianon.core.game import Json
from trianon.research.dataset.columns import ANALYSIS_COLUMNS, SEARCH_COLUMNS, SEAT_COLUMNS
from trianon.research.dataset.file import DatasetSummary
from trianon.texts import Texts

COLUMNS = (
    "match", "seed", "decision", "seat", "bot", "question", "view", "options", "keys", "choice", "points", "placings",
)  # fmt: skip
READING = """```python
from trianon.research.dataset import read

data = read("{file}")
data.views["answers"], data.views.dtype.names  # {names}
row = 0
data.keys(row), data.keys(row)[data.choice[row]]  # {keys}
data.placings[row, data.seat[row]]  # {placing}
```"""


def card(written: DatasetSummary, file: str, asked: int, edition: str, texts: Texts) -> str:
    """The card as Markdown; `edition` is the command-line argument for its edition."""
    say, about = texts.text, written.about
    columns: tuple[str, ...] = (*COLUMNS, *SEARCH_COLUMNS) if about["searched"] else COLUMNS
    if about["analysis"] is not None:
        columns += (*ANALYSIS_COLUMNS, *SEAT_COLUMNS)
    source = about["source"]
    made = say(
        "card-made", version=about["trianon"], rules=about["rules"], edition=about["edition"]["id"],
        digest=about["edition"]["digest"],
    )  # fmt: skip
    parts = [
        "# " + say("card-title", game=about["game"].capitalize(), players=about["players"]),
        f"`{file}`: {say('card-about')}",
        "## " + say("card-origin"),
        made,
        _origin(source, texts),
        *([say("card-stopped", matches=written.matches, asked=asked)] if written.matches < asked else []),
        *_reproduction(written, edition, texts),
        "## " + say("card-contents"),
        _contents(written, texts),
        _questions(written, texts),
        _bots(written, texts),
        "## " + say("card-columns"),
        _table([say("card-column"), say("card-meaning")], [[f"`{name}`", say(f"card-{name}")] for name in columns]),
        "## " + say("card-reading"),
        READING.format(
            file=file,
            names=say("card-reading-names"),
            keys=say("card-reading-keys"),
            placing=say("card-reading-placing"),
        ),
        say("card-layout"),
        "## " + say("card-limits"),
        "\n".join(f"- {say(f'card-limit-{limit}')}" for limit in ("players", "memory", "together", "values")),
    ]
    return "\n\n".join(parts) + "\n"


def _reproduction(written: DatasetSummary, edition: str, texts: Texts) -> list[str]:
    """How to reproduce the rows; with a think time the text says that they will differ."""
    source = written.about["source"]
    if source["kind"] != "self-play" or not written.matches:
        return []
    timed = source["milliseconds"] is not None
    command = command_for(written.about, written.matches, edition)
    return [texts.text("card-again-timed" if timed else "card-again"), f"    {command}"]


def command_for(about: Json, matches: int, edition: str) -> str:
    """The command that reproduces the rows."""
    source = about["source"]
    words = ["trianon", "dataset", about["game"], "--seats", ",".join(source["seats"]), "--games", str(matches)]
    words += ["--seed", source["seed"], "--out", "again.parquet"]
    words += ["--edition", edition if "text" in about["edition"] else about["edition"]["id"]]
    if about["analysis"] is not None:
        words += ["--analysis", str(about["analysis"])]
    if source["milliseconds"] is not None:
        words += ["--milliseconds", str(source["milliseconds"])]
    return shlex.join(words)


def _origin(source: Json, texts: Texts) -> str:
    if source["kind"] == "records":
        return texts.text("card-records", files=source["files"], unfinished=source["unfinished"])
    seats = ", ".join(f"`{name}`" for name in source["seats"])
    return texts.text("card-self-play", seats=seats, seed=source["seed"])


def _contents(written: DatasetSummary, texts: Texts) -> str:
    rows = [
        [texts.text("card-count-matches"), texts.number(written.matches)],
        [texts.text("card-count-decisions"), texts.number(written.decisions)],
        [texts.text("card-count-choices"), texts.number(written.choices)],
        [texts.text("card-count-options"), texts.number(written.options / max(1, written.decisions), 2)],
    ]
    return _table(["", texts.text("card-number")], rows)


def _questions(written: DatasetSummary, texts: Texts) -> str:
    rows = [[f"`{name}`", texts.number(count)] for name, count in written.questions.most_common()]
    return _table([texts.text("card-question-asked"), texts.text("card-count-decisions")], rows)


def _bots(written: DatasetSummary, texts: Texts) -> str:
    heads = [texts.text(f"card-{head}") for head in ("bot-name", "count-decisions", "count-seats", "victories")]
    rows = []
    for name, count in written.bots.most_common():
        share = share_interval(written.wins[name], written.seats[name])
        value, low, high = (texts.number(100 * part, 1) for part in (share.value, share.low, share.high))
        victories = f"{value} % ({low} … {high})"
        rows.append([f"`{name}`", texts.number(count), texts.number(written.seats[name]), victories])
    return _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
