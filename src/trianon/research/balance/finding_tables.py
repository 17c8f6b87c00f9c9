"""The tables of a study's findings on its page: seats, strategies, what is forbidden, luck, dead components."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from trianon.bots.ratings import Interval
from trianon.research.balance.findings import Findings
from trianon.research.balance.pictures import picture_of
from trianon.research.balance.plots import whisker
from trianon.research.balance.significance import LEVEL
from trianon.texts import Texts

MAX_FIGURES = 30  # of seats, those that differ most
MAX_TAKEN = 20
MIN_P = 0.001


@dataclass(frozen=True)
class FindingTables:
    """Renders findings as HTML tables."""

    findings: Findings
    texts: Texts
    label: Callable[[str, str], str]  # (kind, id) -> localized name of a component

    def html(self) -> str:
        """All tables that have something to show."""
        return "\n".join(
            [self._figures(), self._starts(), self._worths(), self._strategies(), self._taken(), self._luck()]
        )

    def say(self, message: str, /, **args: Any) -> str:
        """A localized text, HTML-escaped."""
        return escape(self.texts.text(message, **args))

    @property
    def players(self) -> int:
        """The number of players."""
        return self.findings.study.setting.players

    def _section(self, name: str, heads: Sequence[str], rows: Iterable[Sequence[str]], kinds: str) -> str:
        """A heading, what the table shows, and the table; nothing without rows."""
        titles = list(heads)
        lines = []
        for row in rows:
            cells = [
                f'<td class="n" data-head="{title}">{cell}</td>' if kind == "n" else f"<td>{cell}</td>"
                for cell, kind, title in zip(row, kinds, titles, strict=True)
            ]
            lines.append(f"<tr>{''.join(cells)}</tr>")
        if not lines:
            return ""
        head = "".join(
            f'<th scope="col"{" class=n" if kind == "n" else ""}>{title}</th>'
            for title, kind in zip(titles, kinds, strict=True)
        )
        return (
            f"<h2>{self.say(f'balance-{name}')}</h2>"
            f'<p class="note">{self.say(f"balance-{name}-text")}</p>'
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'
        )

    def _seat_heads(self) -> list[str]:
        return [self.say("balance-seat", seat=seat) for seat in range(1, self.players + 1)]

    def _figures(self) -> str:
        rows = [
            [
                self._marked(self._figure_name(one.kind, one.name), one.p),
                *(self.texts.number(mean, 2) for mean in one.means),
                self.texts.number(one.correlation, 2, True),
                self._p(one.p),
            ]
            for one in self.findings.figures[:MAX_FIGURES]
        ]
        heads = [
            self.say("balance-figure"),
            *self._seat_heads(),
            self.say("balance-correlation"),
            self.say("balance-p"),
        ]
        return self._section("figures", heads, rows, "." + "n" * (self.players + 2))

    def _starts(self) -> str:
        rows = [
            [
                self.texts.number(one.number),
                *(
                    f"{self._percent(share)} / {self._percent(won.value)}"
                    for share, won in zip(one.starts, one.victories, strict=True)
                ),
            ]
            for one in self.findings.starts
        ]
        return self._section("starts", [self.say("balance-round"), *self._seat_heads()], rows, "." + "n" * self.players)

    def _worths(self) -> str:
        most = max([1 / self.players, *(one.share.high for one in self.findings.worths)])
        rows = [
            [
                self._marked(self._forbidden(one.forbidden), one.p),
                self.texts.number(one.deals),
                self._share(one.share),
                whisker(one.share, 1 / self.players, 0.0, most, self._share(one.share)),
                self._mean(one.points),
                self._p(one.p),
            ]
            for one in self.findings.worths
        ]
        names = ("forbidden", "deals", "victories-without", "", "points-without", "p")
        heads = [self.say(f"balance-{name}") if name else "" for name in names]
        return self._section("worths", heads, rows, ".nn.nn")

    def _strategies(self) -> str:
        equal = 1 / self.players
        most = max([equal, *(one.share.high for one in self.findings.strategies)])
        rows = [
            [
                self._marked(" + ".join(self._figure_name(*mark) for mark in one.marks), one.p),
                f"{self._percent(one.seats / one.of)} %",
                self._share(one.share),
                whisker(one.share, equal, 0.0, most, self._share(one.share)),
                self.texts.number(one.points, 1),
                self._p(one.p),
            ]
            for one in self.findings.strategies
        ]
        names = ("strategy", "seats", "victories", "", "points", "p")
        heads = [self.say(f"balance-{name}") if name else "" for name in names]
        return self._section("strategies", heads, rows, ".nn.nn")

    def _taken(self) -> str:
        """Components that winners take far more often than others of their kind, and dead ones."""
        found = [one for one in self.findings.taken if one.is_favoured][:MAX_TAKEN] + self.findings.dead
        edition = self.findings.study.setting.edition
        rows = [
            [
                picture_of(edition, one.kind, one.name) + escape(self.label(one.kind, one.name)),
                self.texts.number(one.offered),
                f"{self._percent(one.taken / one.offered)} %",
                self._ratio(one.ratio),
                self.say("balance-dead") if one.is_dead else self.say("balance-often"),
            ]
            for one in found
        ]
        names = ("component", "offered", "taken-in", "ratio", "verdict")
        return self._section("taken", [self.say(f"balance-{name}") for name in names], rows, ".nnn.")

    def _ratio(self, ratio: Interval) -> str:
        value, low, high = (self.texts.number(part, 1) for part in (ratio.value, ratio.low, ratio.high))
        return f"{value} × ({low} … {high})"

    def _luck(self) -> str:
        rows = [
            [
                self.say(f"balance-luck-{name}"),
                self.texts.number(one.deals),
                f"{self._percent(one.seat)} %",
                self._share(one.deal),
                f"{self._percent(one.decisions)} %",
            ]
            for name, one in self.findings.luck.items()
        ]
        names = ("result", "deals", "luck-seat", "luck-deal", "luck-decisions")
        return self._section("luck", [self.say(f"balance-{name}") for name in names], rows, ".nnnn")

    def _figure_name(self, kind: str, name: str) -> str:
        """What a figure of a seat counts, in words."""
        if kind in ("sources", "source"):
            return self.say(name)
        if kind == "stages":
            return self.say("balance-stage", stage=name)
        if kind in ("actions", "action"):
            return self.say("balance-action", action=name)
        if kind == "gained":
            return self.say("balance-gained", what=name)
        return self.say(f"report-all-{name if kind == 'kind' else kind}")

    def _forbidden(self, name: str) -> str:
        return f"<code>{escape(name)}</code>"

    def _marked(self, text: str, p: float) -> str:
        return f'<span class="sure">{text}</span>' if p < LEVEL else text

    def _p(self, p: float) -> str:
        return f"&lt; {self.texts.number(MIN_P, 3)}" if p < MIN_P else self.texts.number(p, 3)

    def _mean(self, mean: Interval) -> str:
        value, low, high = (self.texts.number(part, 1, True) for part in (mean.value, mean.low, mean.high))
        return f"{value} ({low} … {high})"

    def _percent(self, share: float) -> str:
        return self.texts.number(100 * share, 1)

    def _share(self, share: Interval) -> str:
        value, low, high = (self._percent(part) for part in (share.value, share.low, share.high))
        return f"{value} % ({low} … {high})"
