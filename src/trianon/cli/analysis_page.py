"""What `trianon analyze` prints: accuracy, the curve of chances, the account, the worst choices and three lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trianon.cli.render import presenter_for

if TYPE_CHECKING:
    from trianon.bots.analysis.account import Account
    from trianon.bots.analysis.match_analysis import Analysis, JudgedDecision
    from trianon.bots.analysis.verdicts import MeanWithError
    from trianon.cli.output import Output
    from trianon.core.match_file.read import Record

MOST_ROWS = 10
CURVE_WIDTH = 60  # columns
STEPS = "▁▂▃▄▅▆▇█"
PAGE_WIDTH = 140  # columns where nobody looks


def show_analysis(record: Record, analysis: Analysis, out: Output) -> None:
    """Print the whole analysis."""
    names = [_seat_name(record, seat, out) for seat in range(analysis.players)]
    out.show(*_summary(analysis, names, out))
    out.show("", out.text("analyze-curve"), *_curve(analysis, names, out))
    if analysis.standing is not None and analysis.victory is not None:
        _show_account(analysis.standing, analysis.victory, out)
    wordings = _Wordings(record, analysis, out)
    worst = sorted((each for each in analysis.decisions if each.verdict != "good"), key=lambda each: -each.loss.value)
    if worst:
        _show_choices(sorted(worst[:MOST_ROWS], key=lambda each: each.number), wordings, out)
        _show_lessons(analysis.lessons(), wordings, out)
    else:
        out.say("analyze-nothing-lost")
    out.say("analyze-legend")


def _seat_name(record: Record, seat: int, out: Output) -> str:
    number = out.text("seat-number", seat=seat + 1)
    return number if record.seats is None else f"{number} ({record.seats[seat]})"


def _summary(analysis: Analysis, names: list[str], out: Output) -> list[str]:
    from trianon.bots.analysis.verdicts import VERDICTS

    choices = len(analysis.decisions)
    lines = [
        out.text(
            "analyze-title",
            seat=names[analysis.seat], choices=choices, forced=analysis.forced, simulations=analysis.simulations,
        )
    ]  # fmt: skip
    if analysis.accuracy is not None:
        lines.append(out.text("analyze-accuracy", accuracy=_measured(analysis.accuracy, 1, 0, out)))
    counts = [out.text(f"analyze-count-{verdict}", count=analysis.count(verdict)) for verdict in reversed(VERDICTS)]
    return [*lines, out.texts.listed(counts)]


def _curve(analysis: Analysis, names: list[str], out: Output) -> list[str]:
    """A line of blocks for each player, from the first choice to the end."""
    points, wide = analysis.curve, max(len(name) for name in names)
    width = min(CURVE_WIDTH, len(points))
    picked = [points[round(column * (len(points) - 1) / max(1, width - 1))] for column in range(width)]
    lines = []
    for seat, name in enumerate(names):
        blocks = "".join(STEPS[min(len(STEPS) - 1, int(point.chances[seat] * len(STEPS)))] for point in picked)
        first, last = (f"{out.number(100 * point.chances[seat])} %" for point in (points[0], points[-1]))
        lines.append(f"  {name.ljust(wide)}  {first:>5}  {blocks}  {last}")
    return lines


def _show_account(standing: Account, victory: Account, out: Output) -> None:
    def parts(account: Account) -> list[str]:
        measured = (account.start, account.own_choices, account.own_draws, account.rivals)
        return [*(_measured(part, 100, 1, out) for part in measured), out.number(100 * account.result, 1)]

    names = [out.text(f"analyze-part-{part}") for part in ("start", "own-choices", "own-draws", "rivals", "result")]
    rows = list(zip(names, parts(standing), parts(victory), strict=True))
    columns = [out.text(f"analyze-{name}") for name in ("part", "standing", "victory")]
    out.table(columns, rows, title=out.text("analyze-account"), right=".rr")


def _measured(mean: MeanWithError, scale: float, digits: int, out: Output) -> str:
    return f"{out.number(scale * mean.value, digits)} ± {out.number(scale * mean.error, digits)}"


class _Wordings:
    """The answers of an analysis in words, as the seat would have read them at that moment."""

    def __init__(self, record: Record, analysis: Analysis, out: Output) -> None:
        from trianon.core.match_file.replay import begin

        self.record, self.seat = record, analysis.seat
        self.presenter = presenter_for(begin(record), self.seat, record.seats, out)

    def both(self, decision: JudgedDecision) -> tuple[str, str]:
        """The given answer and the best one."""
        from trianon.core.match_file.replay import replay

        match = replay(self.record, decision.number)
        view, question = match.view(self.seat), match.question()
        option = self.presenter.option
        return option(decision.given, question, view), option(decision.best, question, view)

    def reasons(self, decision: JudgedDecision) -> list[str]:
        """Why the best answer is better."""
        return [self.presenter.formatter.say(reason) for reason in decision.reasons]


def _show_choices(worst: list[JudgedDecision], wordings: _Wordings, out: Output) -> None:
    rows = []
    for decision in worst:
        given, best = wordings.both(decision)
        chances = (decision.before.victory.value, decision.after.victory.value)
        rows.append((
            str(decision.number),
            out.text(f"analyze-verdict-{decision.verdict}"),
            _measured(decision.loss, 100, 1, out),
            " → ".join(f"{out.number(100 * chance)} %" for chance in chances),
            given,
            best,
        ))  # fmt: skip
    names = ("at", "verdict", "loss", "chances", "given", "best")
    columns = [out.text(f"analyze-column-{name}") for name in names]
    out.table(columns, rows, title=out.text("analyze-worst"), right="r.rr..")


def _show_lessons(lessons: list[JudgedDecision], wordings: _Wordings, out: Output) -> None:
    lines = [out.text("analyze-lessons", count=len(lessons))]
    for place, decision in enumerate(lessons, 1):
        given, best = wordings.both(decision)
        loss = out.number(100 * decision.loss.value, 0)
        lines.append(f"{place}. " + out.text("analyze-lesson", at=decision.number, given=given, best=best, loss=loss))
        lines += [f"   · {reason}" for reason in wordings.reasons(decision)]
    out.show(*lines, "", width=PAGE_WIDTH)
