"""What `trianon analyze` prints: accuracy, the curve of chances, the worst choices and three lessons."""

from trianon.bots.analysis.match_analysis import Analysis, JudgedDecision
from trianon.bots.analysis.verdicts import VERDICTS, MeanWithError
from trianon.cli.output import Output
from trianon.cli.render import presenter_for
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import begin, replay

MAX_ROWS = 10
CURVE_WIDTH = 60  # columns
STEPS = "▁▂▃▄▅▆▇█"
PAGE_WIDTH = 140  # columns where the output is no terminal
UNKNOWN = "?"  # a seat that the match file does not name


def show_analysis(record: Record, analysis: Analysis, out: Output) -> None:
    """Print the whole analysis."""
    names = [_seat_name(record, seat, out) for seat in range(analysis.players)]
    out.show(*_summary(analysis, names, record.setting.game.name, out))
    out.show("", out.text("analyze-curve"), *_curve(analysis, names, out))
    wordings = _Wordings(record, analysis, out)
    worst = sorted((each for each in analysis.decisions if each.verdict != "good"), key=lambda each: -each.loss.value)
    if worst:
        _show_choices(sorted(worst[:MAX_ROWS], key=lambda each: each.number), wordings, out)
        _show_costliest(analysis.costliest_decisions(), wordings, out)
    else:
        out.say("analyze-nothing-lost")
    out.say("analyze-legend")


def _seat_name(record: Record, seat: int, out: Output) -> str:
    number, name = out.text("seat-number", seat=seat + 1), record.seats[seat] if record.seats else UNKNOWN
    return number if name == UNKNOWN else f"{number} ({name})"


def _summary(analysis: Analysis, names: list[str], game: str, out: Output) -> list[str]:
    choices = len(analysis.decisions)
    lines = [
        out.text(
            "analyze-title",
            seat=names[analysis.seat], choices=choices, forced=analysis.forced, simulations=analysis.simulations,
        )
    ]  # fmt: skip
    if analysis.accuracy is not None:
        lines.append(out.text("analyze-accuracy", accuracy=_measured(analysis.accuracy, out)))
    counts = [out.text(f"analyze-count-{verdict}", count=analysis.count(verdict)) for verdict in reversed(VERDICTS)]
    lines.append(out.texts.listed(counts))
    if analysis.cost is not None:
        cost = out.text("analyze-cost", points=_measured(analysis.cost, out), game=game)
        lines.append(out.text("analyze-total", cost=cost))
    return lines


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


def _place(decision: JudgedDecision, out: Output) -> str:
    """When a choice was made, as players count, and its number for `trianon replay --at`."""
    at, number = decision.place, decision.number
    if at.round is None:
        return out.text("analyze-at-answer", number=number)
    if at.season is None:
        return out.text("analyze-at-round", round=at.round, turn=at.turn, number=number)
    return out.text("analyze-at-season", season=at.season, round=at.round, number=number)


def _cost(decision: JudgedDecision, game: str, out: Output) -> str:
    """What a choice cost in the points of its game."""
    points = max(0, round(decision.lead_loss.value))
    return out.text("analyze-cost", points=points, game=game)


def _measured(mean: MeanWithError, out: Output) -> str:
    return f"{out.number(mean.value, 0)} ± {out.number(mean.error, 0)}"


class _Wordings:
    """The answers of an analysis in words, as the seat would have read them at that moment."""

    def __init__(self, record: Record, analysis: Analysis, out: Output) -> None:
        self.record, self.seat, self.game = record, analysis.seat, record.setting.game.name
        self.presenter = presenter_for(begin(record), self.seat, record.seats, out)

    def both(self, decision: JudgedDecision) -> tuple[str, str]:
        """The given answer and the best one."""
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
        chances = [prospect.chances[wordings.seat] for prospect in (decision.before, decision.after)]
        rows.append((
            _place(decision, out),
            out.text(f"analyze-verdict-{decision.verdict}"),
            _cost(decision, wordings.game, out),
            " → ".join(f"{out.number(100 * chance)} %" for chance in chances),
            given,
            best,
        ))  # fmt: skip
    names = ("at", "verdict", "loss", "chances", "given", "best")
    columns = [out.text(f"analyze-column-{name}") for name in names]
    out.table(columns, rows, title=out.text("analyze-worst"), right="..rr..")


def _show_costliest(decisions: list[JudgedDecision], wordings: _Wordings, out: Output) -> None:
    lines = [out.text("analyze-lessons", count=len(decisions))]
    for place, decision in enumerate(decisions, 1):
        given, best = wordings.both(decision)
        lesson = out.text("analyze-lesson", at=_place(decision, out), given=given, best=best)
        lines.append(f"{place}. {lesson}")
        lines += [f"   · {reason}" for reason in wordings.reasons(decision)]
    out.show(*lines, "", width=PAGE_WIDTH)
