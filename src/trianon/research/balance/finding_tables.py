"""The tables of a study's findings on its page: seats, strategies, what is forbidden, luck, dead components."""

from collections.abc import Iterable, Sequence
from html import escape

from trianon.bots.ratings import Interval
from trianon.research.balance.page_part import PagePart
from trianon.research.balance.pictures import picture_of
from trianon.research.balance.significance import LEVEL

MAX_FIGURES = 30  # of seats, those that differ most
MAX_TAKEN = 20
MIN_P = 0.001


class FindingTables(PagePart):
    """Renders findings as HTML tables."""

    def html(self) -> str:
        """All tables that have something to show."""
        return "\n".join(
            [self._figures(), self._starts(), self._worths(), self._strategies(), self._taken(), self._luck()]
        )

    def _section(self, name: str, heads: Sequence[str], rows: Iterable[Sequence[str]], kinds: str) -> str:
        """A heading, what the table shows, and the table; nothing without rows."""
        shown = list(rows)
        if not shown:
            return ""
        note = f'<p class="note">{self.say(f"balance-{name}-text")}</p>'
        return f"<h2>{self.say(f'balance-{name}')}</h2>{note}{self.table(heads, shown, kinds)}"

    def _seat_heads(self) -> list[str]:
        return [self.say("balance-seat", seat=seat) for seat in range(1, self.players + 1)]

    def _figures(self) -> str:
        rows = [
            [
                self._marked(self._figure_name(one.kind, one.name), one.p),
                *(self.number(mean, 2) for mean in one.means),
                self.number(one.correlation, 2, True),
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
                self.number(one.number),
                *(
                    f"{self.percent(share)} / {self.percent(won.value)}"
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
                self.number(one.deals),
                *self.plotted_share(one.share, most),
                self.mean(one.points, True),
                self._p(one.p),
            ]
            for one in self.findings.worths
        ]
        names = ("forbidden", "deals", "victories-without", "", "points-without", "p")
        heads = [self.say(f"balance-{name}") if name else "" for name in names]
        return self._section("worths", heads, rows, ".nn.nn")

    def _strategies(self) -> str:
        most = max([1 / self.players, *(one.share.high for one in self.findings.strategies)])
        rows = [
            [
                self._marked(" + ".join(self._figure_name(*mark) for mark in one.marks), one.p),
                f"{self.percent(one.seats / one.of)} %",
                *self.plotted_share(one.share, most),
                self.number(one.points, 1),
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
                self.number(one.offered),
                f"{self.percent(one.taken / one.offered)} %",
                self._ratio(one.ratio),
                self.say("balance-dead") if one.is_dead else self.say("balance-often"),
            ]
            for one in found
        ]
        names = ("component", "offered", "taken-in", "ratio", "verdict")
        return self._section("taken", [self.say(f"balance-{name}") for name in names], rows, ".nnn.")

    def _ratio(self, ratio: Interval) -> str:
        value, low, high = (self.number(part, 1) for part in (ratio.value, ratio.low, ratio.high))
        return f"{value} × ({low} … {high})"

    def _luck(self) -> str:
        rows = [
            [
                self.say(f"balance-luck-{name}"),
                self.number(one.deals),
                f"{self.percent(one.seat)} %",
                self.share(one.deal),
                f"{self.percent(one.decisions)} %",
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
        return f"&lt; {self.number(MIN_P, 3)}" if p < MIN_P else self.number(p, 3)
