"""A lesson at the terminal: each step in words, and only the answer it asks for is taken."""

from rich.text import Text

from trianon.cli.terminal.exit_signals import SignalGuard
from trianon.cli.terminal.outlook import consequences, score_now
from trianon.cli.terminal.savegame import Savegame
from trianon.cli.terminal.session import Session
from trianon.core.lessons.lesson import Lesson, LessonStep
from trianon.core.lessons.walk import answered_by
from trianon.core.match import Match
from trianon.core.outlook import outlook_of

GOAL = "bold green"


class LessonSession(Session):
    """A match that begins with a lesson; after its last step it is played freely."""

    def __init__(
        self,
        lesson: Lesson,
        match: Match,
        names: tuple[str, ...],
        language: str,
        saved: Savegame,
        signals: SignalGuard,
    ) -> None:
        super().__init__(match, names, language, saved, signals)
        self.lesson = lesson
        self.seen = 0  # explanations before this step were read
        self.part = ""  # the one with the latest heading shown

    @property
    def present(self) -> LessonStep | None:
        """The present step; None once the lesson is over."""
        index = self.lesson.step_at(answered_by(self.match, self.lesson.seat), self.seen)
        return self.lesson.steps[index] if index < len(self.lesson.steps) else None

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message in the language spoken; leaving a lesson says how to return to it."""
        own = message_id == "play-left" and self.present is not None
        return super().text("learn-left" if own else message_id, **args, **({"game": self.lesson.game} if own else {}))

    def step(self) -> None:
        """One step of the lesson, or of the match after it."""
        step = self.present
        if step is None:
            super().step()
        elif self.lesson.seat not in self.match.asked():
            self.answer_for(self.match.asked()[0])
        elif step.answer and not step.say:
            self.answer(self.lesson.seat, step.answer)
        elif step.answer and step.answer not in self.match.options(self.lesson.seat):
            self.say("learn-off")  # after an undo beyond the script
            self.seen = len(self.lesson.steps)
            super().step()
        else:
            self.teach(step)

    def answer_for(self, seat: int) -> None:
        """Let a rival answer by the script, as long as that is possible."""
        key = self.lesson.scripted_answer(self.match, seat, answered_by(self.match, seat))
        if key is None:
            super().answer_for(seat)
        else:
            self.answer(seat, key)

    def answer(self, seat: int, key: str) -> None:
        """Give an answer; another one of the learner's than the step asks for is explained instead."""
        step = self.present
        if step is not None and seat == self.lesson.seat and key != step.answer:
            option = self.presenter.option(key, self.match.question(), self.match.view(seat))
            goal = self.goal(step) if step.answer else ""
            self.say("learn-other" if step.answer else "learn-read-on", option=option, goal=goal)
            return
        super().answer(seat, key)

    def teach(self, step: LessonStep) -> None:
        """Print the text of a step, and wait until the learner has done it."""
        seat, number = self.lesson.seat, self.match.answer_count
        self.narrate()
        if self.drawn_at != number and (self.drawn_at < 0 or self.match.answers[-1].seat != seat):
            self.console.show(self.presenter.board(self.match.view(seat), self.match.options(seat), legend=False))
            self.drawn_at = number
        self.explain(step)
        while self.match.answer_count == number and self.present is step:
            typed = self.console.read()
            if not typed and not step.answer:
                self.seen = self.lesson.steps.index(step) + 1
            else:
                self.reply(seat, typed)

    def explain(self, step: LessonStep) -> None:
        """The heading of a new part, the text, its list, and what to type."""
        lesson, say = self.lesson, self.presenter.formatter.say
        if step.part != self.part:
            self.part = step.part
            number = lesson.parts.index(step.part) + 1
            title = say(lesson.heading(step.part))
            self.console.say(
                self.text("learn-part", number=number, count=len(lesson.parts), title=title), "bold yellow"
            )
        self.console.say(say(lesson.message_of(step, self.match.setting)))
        self.console.items([say(item) for item in lesson.items_of(step, self.match.setting)])
        outlook = outlook_of(self.match.setting, self.match.look(lesson.seat))
        if step.score and outlook is not None:
            self.console.show(score_now(self.presenter, outlook))
        if step.brings and outlook is not None:
            self.console.say(consequences(self.presenter, outlook, self.match.locate(step.answer)), "cyan")
        if step.answer:
            self.console.show(Text.assemble(("→ ", GOAL), (self.goal(step), GOAL)))
        else:
            self.console.say(self.text("learn-next" if step is not lesson.steps[-1] else "learn-play-on"), "dim")

    def goal(self, step: LessonStep) -> str:
        """What to type for the answer of a step, and what it means."""
        seat = self.lesson.seat
        numbers = {key: number for number, key in self.presenter.numbered(self.match.options(seat)).items()}
        option = self.presenter.option(step.answer, self.match.question(), self.match.view(seat))
        return self.text("learn-goal", number=numbers[step.answer], option=option)
