"""The findings of a study as one self-contained HTML page, without scripts, for light and dark themes."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from html import escape

from trianon import __version__
from trianon.bots.ratings import mean_interval
from trianon.bots.statistics.study import FEW, BalanceStudy, ComponentStats
from trianon.core.game import Setting
from trianon.research.balance.finding_tables import FindingTables
from trianon.research.balance.findings import Findings
from trianon.research.balance.page_part import Label, PagePart
from trianon.research.balance.pictures import picture_of
from trianon.research.balance.plots import histogram
from trianon.research.balance.significance import LEVEL, benjamini_hochberg, error_of, p_of_interval
from trianon.texts import Texts
from trianon.texts.messages import Formatter

STYLE = """
:root { color-scheme: light dark; --ink: #2b2420; --paper: #fbf7f0; --faint: #8a7d72; --rule: #d9cfc2;
  --bar: #8c6f9e; --above: #2f7d5b; --below: #b04a3a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eae3d9; --paper: #1d1a20; --faint: #a3978b; --rule: #443c48;
  --bar: #b79bc9; --above: #6cc79c; --below: #e58a78; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; font-weight: normal; } h2 { margin-top: 2.5rem; }
.facts, .note { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--faint); }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
th { font-weight: 600; } th.n { text-align: right; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.few td { color: var(--faint); }
svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--faint); }
figure svg { width: 100%; } td svg, .scale { max-width: 24rem; }
td svg { display: block; width: 100%; min-width: 11rem; margin-top: .2rem; }
.scale { display: flex; justify-content: space-between; font-weight: normal; color: var(--faint); }
.bar { fill: var(--bar); } .axis { stroke: var(--rule); } .base { stroke: var(--faint); stroke-dasharray: 2 2; }
.whisker { stroke-width: 3; } .above { fill: var(--above); stroke: var(--above); }
.below { fill: var(--below); stroke: var(--below); } .open { fill: var(--faint); stroke: var(--faint); }
.piece { display: inline; width: 1.4em; min-width: 0; height: 1.4em; margin: 0 .4em 0 0; vertical-align: -.35em; }
.piece .edge { stroke: var(--ink); stroke-width: .8; } .piece .blank { fill: var(--rule); }
.sure { font-weight: 600; }
figure { margin: 1.5rem 0; } figcaption { color: var(--faint); }
@media (max-width: 44rem) {
  svg text { font-size: 20px; }
  thead { position: absolute; left: -999rem; }
  table, tbody, tr, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--rule); }
  td { border: 0; padding: .1rem 0; }
  td.n { display: flex; justify-content: space-between; gap: 1rem; }
  td.n::before { content: attr(data-head); color: var(--faint); }
}
"""


class ReportPage(PagePart):
    """Renders findings as HTML."""

    @property
    def study(self) -> BalanceStudy:
        """The statistics of the open matches."""
        return self.findings.study

    def html(self) -> str:
        """The whole page."""
        study, setting = self.study, self.study.setting
        title = self.say("report-title", game=setting.game.name.capitalize())
        parts = [f"<h1>{title}</h1>", self._facts()]
        if study.games:
            parts += [self._points(), self._opponents(), self._sources(), self._seats()]
            parts.append(FindingTables(self.findings, self.texts, self.label).html())
            parts += [self._components(kind) for kind in study.kinds]
            parts.append(f"<h2>{self.say('report-how')}</h2><p>{self.say('report-how-text', few=FEW)}</p>")
        else:
            parts.append(f"<p>{self.say('report-nothing')}</p>")
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
        )

    def _facts(self) -> str:
        study, setting = self.study, self.study.setting
        facts = self.say(
            "report-facts", games=self.number(study.games), players=setting.players, edition=setting.edition.id,
            version=__version__,
        )  # fmt: skip
        source = study.source
        if source["kind"] == "self-play":
            taken: Counter[str] = Counter(source["seats"])
            seats = [f"{count} × {name}" for name, count in taken.items()]
            origin = self.say("report-self-play", seats=", ".join(seats), seed=source["seed"])
        else:
            origin = self.say("report-records", files=source["files"])
        return f'<p class="facts">{facts} {origin}</p>'

    def _points(self) -> str:
        parts = [f"<h2>{self.say('report-points')}</h2>"]
        means = self.study.mean_points()
        for name, values in self.study.points().items():
            mean = self.mean(means[name])
            caption = self.texts.text("report-points-of", name=name, seats=self.number(len(values)), mean=mean)
            parts.append(self._figure(values, caption))
        margins = self.study.margins()
        mean = self.mean(mean_interval([float(value) for value in margins]))
        parts.append(self._figure(margins, self.texts.text("report-margins", mean=mean)))
        answers = [match.answers for match in self.study.summaries]
        mean = self.mean(self.study.lengths())
        parts.append(self._figure(answers, self.texts.text("report-lengths", mean=mean)))
        return "\n".join(parts)

    def _figure(self, values: list[int], caption: str) -> str:
        plot = histogram(values, caption, self.number)
        return f'<figure class="wide">{plot}<figcaption>{escape(caption)}</figcaption></figure>'

    def _opponents(self) -> str:
        found = self.study.opponents()
        if len(found) == 1:
            return ""
        rows = [[escape(name), *self.plotted_share(share, 1.0)] for name, share in found.items()]
        heads = ["opponent", "victories", ""]
        return f"<h2>{self.say('report-opponents')}</h2>" + self._scaled_table(heads, rows, ".n.", 1.0)

    def _sources(self) -> str:
        """A row for each category of the final account, a column for each bot."""
        found = self.study.sources()
        bots, names = list(found), list(next(iter(found.values())))
        if not names:
            return ""
        heads = [self.say("report-source"), *map(escape, bots)]
        rows = [[self.say(name), *(self.mean(found[bot][name]) for bot in bots)] for name in names]
        note = f'<p class="note">{self.say("report-sources-text")}</p>'
        return f"<h2>{self.say('report-sources')}</h2>{note}" + self.table(heads, rows, "." + "n" * len(bots))

    def _seats(self) -> str:
        rows = []
        seats = self.study.seats()
        most = max(min(1.0, share.high * 1.1) for share, _ in seats)
        for seat, (share, points) in enumerate(seats, 1):
            rows.append([str(seat), *self.plotted_share(share, most), self.mean(points)])
        notes = ["report-seats-alike"]
        if self.study.has_starting_seat:
            notes = ["report-seats-text", "report-seats-opponents"]
        note = f'<p class="note">{" ".join(self.say(text) for text in notes)}</p>'
        heads = ["seat", "victories", "", "points-mean"]
        return f"<h2>{self.say('report-seats')}</h2>{note}" + self._scaled_table(heads, rows, "nn.n", most)

    def _components(self, kind: str) -> str:
        found = self.study.components(kind)
        if not found:
            return ""
        most = max(min(1.0, one.share.high * 1.05) for one in found if not one.few or all(one.few for one in found))
        corrected = benjamini_hochberg([p_of_interval(one.lead.value, error_of(one.lead)) for one in found])
        rows = [self._component(kind, one, most, p < LEVEL) for one, p in zip(found, corrected, strict=True)]
        heads, kinds = [kind, "taken", "victories", "", "lead", "by-winners"], ".nn.nn"
        if any(named[0] == kind for named in self.findings.without):
            heads, kinds = [*heads, "without"], f"{kinds}n"
        note = " ".join(self.say(text) for text in (f"report-{kind}-text", "report-components-text"))
        marks = [" class=few" if one.few else "" for one in found]
        title = f'<h2>{self.say(f"report-all-{kind}")}</h2><p class="note">{note}</p>'
        return title + self._scaled_table(heads, [row[: len(heads)] for row in rows], kinds, most, marks)

    def _component(self, kind: str, one: ComponentStats, most: float, is_sure: bool) -> list[str]:
        taken = f"{self.number(100 * one.seats / one.of, 1)} % ({self.number(one.seats)})"
        drawn, name = picture_of(self.study.setting.edition, kind, one.name), escape(self.label(kind, one.name))
        without = self.findings.without.get((kind, one.name))
        return [
            drawn + (f'<span class="sure">{name}</span>' if is_sure else name),
            taken,
            *self.plotted_share(one.share, most),
            self.mean(one.lead, True),
            self.ratios.get((kind, one.name), ""),
            "" if without is None else self.share(without.share),
        ]

    @cached_property
    def ratios(self) -> dict[tuple[str, str], str]:
        """By kind and name: how often winners take a component, against the mean of its kind."""
        return {(one.kind, one.name): f"{self.number(one.ratio.value, 1)} ×" for one in self.findings.taken}

    def _scaled_table(
        self, heads: list[str], rows: list[list[str]], kinds: str, most: float, marks: Sequence[str] = ()
    ) -> str:
        """An HTML table; the column without a title holds plots, with their scale above."""
        ends = "".join(f"<span>{self.number(end)} %</span>" for end in (0, 100 * most))
        titles = [self.say(f"report-{head}") if head else f'<span class="scale">{ends}</span>' for head in heads]
        return self.table(titles, rows, kinds, marks)


def page(findings: Findings, texts: Texts, label: Label) -> str:
    """The findings of a study as HTML; `texts` include those of its game."""
    return ReportPage(findings, texts, label).html()


def labels_of(setting: Setting, language: str) -> Label:
    """The names of a game's components in a language."""
    wording = setting.wording
    formatter = Formatter(Texts(language, setting.game.name), wording.pieces, str)
    return lambda kind, name: str(formatter.value(wording.label(kind, name)))
