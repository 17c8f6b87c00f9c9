"""Hints at the terminal: the ranking of search, and the reasons for its best option."""

from trianon.bots.budget import Budget
from trianon.bots.hints import Hint, hints
from trianon.cli.terminal.presenter import Presenter
from trianon.core.match import Match


def hints_for(match: Match, seat: int, simulations: int | None = None, milliseconds: int | None = None) -> list[Hint]:
    """The options of a seat, the best first; the same position and simulations give the same."""
    budget = Budget(simulations, milliseconds)
    return hints(match.setting, match.look(seat), match.option_numbers(seat), budget)


def verdict(presenter: Presenter, match: Match, seat: int, ranked: list[Hint]) -> str:
    """The best option, and how much better it is than the next."""
    view, question = match.view(seat), match.question()
    best, *others = [f"{presenter.option(hint.key, question, view)} ({hint.key})" for hint in ranked[:2]]
    if not others:
        return presenter.texts.text("hint-only", option=best)
    return presenter.texts.text(f"hint-{ranked[0].margin or 'even'}", option=best, next=others[0])


def reason_lines(presenter: Presenter, ranked: list[Hint]) -> list[str]:
    """The reasons for the best option."""
    return [presenter.formatter.say(reason) for reason in ranked[0].reasons]
