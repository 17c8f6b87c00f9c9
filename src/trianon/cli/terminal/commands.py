"""What can be typed at the prompt beside answers: each command by its English word and by the language's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.advice import hints_for, reason_lines, verdict
from trianon.cli.terminal.exit_signals import ExitReason, PlayExit
from trianon.cli.terminal.menu import impossible
from trianon.cli.terminal.outlook import score_lines, score_now
from trianon.core.errors import IllegalAnswer
from trianon.core.faults import suggestion
from trianon.core.outlook import outlook_of
from trianon.texts import UnknownLanguage, UnknownRule, rule_ids

if TYPE_CHECKING:
    from trianon.cli.terminal.session import Session

LOG_LENGTH = 20  # sentences of the log, unless more are asked for
QUOTED = 60  # characters of what was typed that an answer repeats


class Commands:
    """The commands of a session, for whichever seat is asked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.named: dict[str, Callable[[int, str], None]] = {
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "board": self.board,
            "score": self.score,
            "rules": self.rules,
            "lang": self.lang,
            "help": self.help,
            "quit": self.quit,
        }

    def word(self, name: str) -> str:
        """A command as this language calls it."""
        return self.session.text(f"command-{name}")

    def find(self, typed: str) -> tuple[Callable[[int, str], None], str] | None:
        """The command that was typed, and what stands behind it."""
        first, _, rest = typed.partition(" ")
        for name, command in self.named.items():
            if first.lower() in (name, self.word(name)) or (first, name) == ("?", "help"):
                return command, rest.strip()
        return None

    def near(self, typed: str) -> str:
        """A key or a command that was perhaps meant."""
        words = [*self.named, *map(self.word, self.named), *self.session.match.setting.keys.codes]
        return suggestion(typed, words)

    def hint(self, seat: int, _: str) -> None:
        """What search would do, and why."""
        session = self.session
        if seat not in session.match.asked():
            session.say("hint-error-not-asked", seat=seat + 1)
            return
        ranked = hints_for(session.match, seat)
        session.console.say(verdict(session.presenter, session.match, seat, ranked), "bold")
        session.console.items(reason_lines(session.presenter, ranked))

    def why(self, seat: int, key: str) -> None:
        """Why an option is not possible, or all that are not."""
        session = self.session
        if not key:
            lines = impossible(session.presenter, session.match, seat)
            session.say("play-not-possible-heading" if lines else "play-all-possible")
            session.console.items(lines)
        else:
            self.judge(seat, key)

    def judge(self, seat: int, key: str) -> None:
        """Say whether an option is possible, or what speaks against it."""
        session = self.session
        try:
            reason = session.match.why(seat, key)
        except IllegalAnswer:
            self.unknown(key)
            return
        if reason is None:
            session.say("play-possible", key=key)
        else:
            session.say("play-not-possible", key=key, reason=session.presenter.reason(reason), rule=reason.rule)

    def unknown(self, typed: str) -> None:
        """Say that what was typed is unknown."""
        near = self.near(typed)
        typed = typed if len(typed) <= QUOTED else typed[:QUOTED] + "…"
        message = "play-unknown-near" if near else "play-unknown"
        self.session.say(message, typed=typed, near=near, help="?")

    def undo(self, seat: int, _: str) -> None:
        """Take back the last answer that was a choice."""
        taken = self.session.take_back(seat)
        self.session.say("play-taken-back" if taken else "play-nothing-to-undo", key=taken)

    def log(self, seat: int, number: str) -> None:
        """The last sentences of the chronicle."""
        session = self.session
        sentences = session.presenter.chronicle(session.match.events(session.presenter.seating.viewer))
        count = int(number) if number.isdecimal() else LOG_LENGTH  # a line is far too short for a number Python refuses
        if not sentences or not count:
            session.say("play-nothing-happened")
        session.console.items(sentences[-count:] if count else [])

    def board(self, seat: int, wanted: str) -> None:
        """The table, or one region of it."""
        session, match = self.session, self.session.match
        regions = session.presenter.regions
        found = [region for region, name in regions.items() if wanted.lower() in (region, name.lower())]
        if wanted and not found:
            session.say("play-no-region", typed=wanted, known=session.presenter.texts.listed(regions.values(), "or"))
            return
        session.console.show(session.presenter.board(match.view(seat), match.options(seat), "".join(found)))

    def score(self, seat: int, asked: str) -> None:
        """What is known of the score, and what it would be now; with a seat, its lines."""
        session = self.session
        outlook = outlook_of(session.match.setting, session.match.look(seat))
        if asked.isdecimal() and outlook is not None:
            tallies = outlook.tallies()
            if 1 <= int(asked) <= len(tallies):
                session.console.items(score_lines(session.presenter, tallies[int(asked) - 1]))
                return
        session.console.show(session.presenter.current_score(session.match.view(seat)))
        if session.presenter.texts.has("standing-note"):
            session.say("standing-note")
        if outlook is not None:
            session.console.show(score_now(session.presenter, outlook))

    def rules(self, seat: int, asked: str) -> None:
        """A rule, or the ids of all."""
        session, texts = self.session, self.session.presenter.texts
        if not asked:
            table = Table.grid(padding=(0, 2))
            for heading, rules in texts.book():
                table.add_row(Text(heading, "bold"), Text(" ".join(rule.id for rule in rules if rule.id)))
            session.console.show(table)
            return
        try:
            rule = texts.rule(asked)
        except UnknownRule as error:
            near = error.near or [suggestion(asked.upper(), rule_ids(session.match.setting.game.name))]
            known = texts.listed([rule_id for rule_id in near if rule_id], "or")
            session.say("play-no-rule-near" if known else "play-no-rule", typed=asked, near=known)
            return
        note = f" ({session.text('play-ruling')})" if rule.is_ruling else ""
        session.console.show(Text.assemble((f"{rule.id}{note}: ", "bold"), rule.text))

    def lang(self, seat: int, language: str) -> None:
        """Another language."""
        try:
            self.session.switch_language(language)
        except UnknownLanguage:
            self.session.say("play-no-language", typed=language)
            return
        self.session.say("play-language")

    def help(self, seat: int, _: str) -> None:
        """All commands."""
        session, texts = self.session, self.session.presenter.texts
        key, rule = session.presenter.example_key, session.presenter.example_rule
        session.say("play-help", key=key, verb=key.partition(":")[0])
        regions = texts.listed(session.presenter.regions.values(), "or")
        table = Table.grid(padding=(0, 2))
        for name in self.named:
            takes = texts.attribute(f"command-{name}", "takes")
            does = texts.attribute(f"command-{name}", "does", regions=regions, rule=rule)
            table.add_row(Text(f"  {self.word(name)} {takes}", "bold"), does)
        session.console.show(table)

    def quit(self, seat: int, _: str) -> None:
        """Leave."""
        raise PlayExit(ExitReason.QUIT)
