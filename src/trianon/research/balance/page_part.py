"""What all parts of a study's page are written with: its texts, figures with intervals, tables."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite
from typing import Any

from trianon.bots.ratings import Interval
from trianon.research.balance.findings import Findings
from trianon.research.balance.plots import whisker
from trianon.texts import Texts

Label = Callable[[str, str], str]  # (kind, id) -> localized name of a component


@dataclass(frozen=True)
class PagePart:
    """A part of the page, with localized texts and component names."""

    findings: Findings
    texts: Texts
    label: Label

    @property
    def players(self) -> int:
        """The number of players."""
        return self.findings.study.setting.players

    def say(self, message: str, /, **args: Any) -> str:
        """A localized text, HTML-escaped."""
        return escape(self.texts.text(message, **args))

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A localized number; a question mark if it is not finite."""
        return self.texts.number(value, digits, sign) if isfinite(value) else "?"

    def percent(self, share: float) -> str:
        """A share in percent, without the sign."""
        return self.number(100 * share, 1)

    def share(self, share: Interval) -> str:
        """A share with its interval."""
        return f"{self.percent(share.value)} % ({self.percent(share.low)} … {self.percent(share.high)})"

    def plotted_share(self, share: Interval, most: float) -> list[str]:
        """A share with its interval, and the same as a plot up to `most`, beside what is even."""
        text = self.share(share)
        return [text, whisker(share, 1 / self.players, 0.0, most, text)]

    def mean(self, mean: Interval, sign: bool = False) -> str:
        """A mean with its interval."""
        value, low, high = (self.number(part, 1, sign) for part in (mean.value, mean.low, mean.high))
        return f"{value} ({low} … {high})"

    def table(
        self, heads: Sequence[str], rows: Iterable[Sequence[str]], kinds: str, marks: Sequence[str] = ()
    ) -> str:  # fmt: skip
        """An HTML table; columns of kind `n` are figures, and `marks` are attributes of the rows."""
        columns = [
            f'<th scope="col"{" class=n" if kind == "n" else ""}>{text}</th>'
            for text, kind in zip(heads, kinds, strict=True)
        ]
        lines = []
        for number, row in enumerate(rows):
            # on narrow screens every figure is shown beside its column title
            cells = [
                f'<td class="n" data-head="{text}">{cell}</td>' if kind == "n" else f"<td>{cell}</td>"
                for cell, kind, text in zip(row, kinds, heads, strict=True)
            ]
            lines.append(f"<tr{marks[number] if marks else ''}>{''.join(cells)}</tr>")
        head = f"<thead><tr>{''.join(columns)}</tr></thead>"
        return f'<div class="wide"><table>{head}<tbody>{"".join(lines)}</tbody></table></div>'
