"""Balance studies of a source of matches."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from threading import Event

from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.statistics.study import BalanceStudy
from trianon.bots.statistics.summary import MatchSummary, summarize
from trianon.research.matches.source import MatchSource, in_order


def summary_of(source: MatchSource, number: int, stop: StopFlag) -> MatchSummary | None:
    """Summarize one match of a source; None when stopped."""
    match = source.match(number, stop)
    if match is None:
        return None
    return summarize(source.setting(), match.names, match.result(), match.events(), match.length)


def study(
    source: MatchSource,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_match: Callable[[], None] = lambda: None,
) -> BalanceStudy:
    """Summarize the matches of a source; when stopped, those completed until then."""
    summaries: list[MatchSummary] = []
    work = executor_of(workers, source.games).run(partial(summary_of, source), range(source.games), stop or Event())
    with closing(work) as coming:
        for summary in in_order(coming):
            summaries.append(summary)
            on_match()
    return BalanceStudy(source.setting(), source.metadata(), summaries)
