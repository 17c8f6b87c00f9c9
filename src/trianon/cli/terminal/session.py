"""A match at the terminal, played to its end: asks people, lets opponents answer, saves every answer."""

from time import monotonic

from trianon.bots.bot import ListeningBot
from trianon.bots.budget import Budget
from trianon.bots.external.errors import ExternalBotError
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds, bot_seed
from trianon.cli.terminal.commands import Commands
from trianon.cli.terminal.console import TerminalConsole
from trianon.cli.terminal.exit_signals import SignalGuard
from trianon.cli.terminal.menu import menu
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.savegame import Savegame
from trianon.cli.terminal.seating import HUMAN, Seating
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.texts import UnknownLanguage
from trianon.texts.languages import LANGUAGES

SLOW_AFTER = 0.5  # seconds of thought after which an opponent is announced


class Session:
    """One match, the people and opponents at it, and the terminal they share."""

    def __init__(
        self, match: Match, names: tuple[str, ...], language: str, saved: Savegame, signals: SignalGuard
    ) -> None:
        self.match, self.saved, self.signals = match, saved, signals
        self.language = language
        self.seating = Seating(names)
        game, players = match.setting.game, match.setting.players
        self.bots = {
            seat: bot_named(name, game, programs=True, players=players)
            for seat, name in enumerate(names)
            if name != HUMAN
        }
        self.sent: dict[int, int] = {}  # by seat of a listening bot: rows of events it was sent
        self.console = TerminalConsole()
        self.commands = Commands(self)
        self.narrated: dict[int, int] = {}  # by viewer: number of answers narrated
        self.slow: set[int] = set()  # opponents that think longer than SLOW_AFTER
        self.released = -1  # the decision after which the pause was confirmed
        self.drawn_at = -1  # the decision at which the board was shown last
        humans = self.seating.humans
        self.switch_viewer(humans[0] if len(humans) == 1 else SPECTATOR)
        for seat in humans:
            self.narrated[seat] = (
                max((n for n, answer in enumerate(match.answers, 1) if answer.seat == seat), default=-1) + 1
            )

    def switch_viewer(self, viewer: int) -> None:
        """Show the table as this viewer sees it from now on."""
        self.presenter = presenter_of(self.match.setting, self.language, self.seating.seen_by(viewer))

    def switch_language(self, language: str) -> None:
        """Speak another language from now on."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self.switch_viewer(self.presenter.seating.viewer)

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message in the language spoken."""
        return self.presenter.texts.text(message_id, **args)

    def say(self, message_id: str, /, **args: str | int) -> None:
        """Print a message."""
        self.console.say(self.text(message_id, **args))

    def play(self) -> None:
        """Play to the end."""
        try:
            while not self.match.over:
                self.step()
        finally:
            self.dismiss_bots()
        self.narrate()
        self.console.show(self.presenter.board(self.match.view(self.presenter.seating.viewer)))
        self.console.show(self.presenter.final(self.match.events(self.presenter.seating.viewer)))

    def step(self) -> None:
        """One answer, or one thing typed instead of it."""
        people = [seat for seat in self.match.asked() if seat not in self.bots]
        forced = self.match.forced()
        if self.may_pause():
            self.pause(self.match.answers[-1].seat)
        elif forced is not None:
            self.answer_forced(*forced)
        elif people:
            self.ask(people[0])
        else:
            self.answer_for(self.match.asked()[0])

    def dismiss_bots(self) -> None:
        """Send listening bots the result, or None when the match was left; programs end with it."""
        for seat, bot in self.bots.items():
            if isinstance(bot, ListeningBot):
                self.send_events(seat)
                bot.on_end(self.match.result() if self.match.over else None)

    def send_events(self, seat: int) -> None:
        """Send a listening bot the events since its last decision."""
        bot = self.bots[seat]
        if isinstance(bot, ListeningBot):
            bot.on_events(self.match.events(seat, self.sent.get(seat, 0)))
            self.sent[seat] = len(self.match.event_rows)

    def answer(self, seat: int, key: str) -> None:
        """Give an answer and save it before anything else can happen."""
        with self.signals.deferred():
            self.match.answer(seat, key)
            self.saved.save(self.match, self.seating.names)

    def answer_forced(self, seat: int, key: str) -> None:
        """Give the only answer there is, and say so to a person."""
        if seat not in self.bots and seat == self.presenter.seating.viewer:
            self.narrate()
            option = self.presenter.option(key, self.match.question(), self.match.view(seat))
            self.say("play-forced", option=option)
        self.answer(seat, key)

    def answer_for(self, seat: int) -> None:
        """Let an opponent answer; its turn is narrated once it is over."""
        if self.match.answers and self.match.answers[-1].seat != seat:
            self.narrate()
            if seat in self.slow:
                self.console.say(
                    self.text("play-thinks", who=self.seating.in_sentence(self.presenter.texts, seat)), "dim"
                )
        match = self.match
        seed = bot_seed(match.start.seed, seat, match.answer_count)  # so going on after a pause changes nothing
        view = match.look(seat)
        self.send_events(seat)
        begun = monotonic()
        try:
            number = self.bots[seat].choose(
                view, match.option_numbers(seat), Worlds(match.setting, view, seed), Budget()
            )
        except ExternalBotError as error:
            error.seed, error.record = match.start.seed, str(self.saved.path)
            raise
        if monotonic() - begun > SLOW_AFTER:
            self.slow.add(seat)
        self.answer(seat, match.setting.keys.key(match.s, number))

    def narrate(self) -> None:
        """Narrate the events since the last narration; players at a shared terminal get theirs when asked."""
        viewer = self.presenter.seating.viewer
        if viewer == SPECTATOR and self.seating.humans:
            return
        since = self.narrated.get(viewer, 0)
        self.console.items(self.presenter.chronicle(self.match.events(viewer, since)))
        self.narrated[viewer] = len(self.match.event_rows)

    def hand_over(self, seat: int) -> None:
        """Clear a shared terminal and wait for the next player before showing anything hidden."""
        if self.presenter.seating.viewer != seat:
            if len(self.seating.humans) > 1:
                self.switch_viewer(SPECTATOR)
                self.console.rich.clear()
                self.say("play-handover", who=self.seating.in_sentence(self.presenter.texts, seat))
                self.console.read()
            self.switch_viewer(seat)

    def ask(self, seat: int) -> None:
        """Ask a person until an answer, or something that changes the table, is given."""
        self.hand_over(seat)
        self.narrate()
        match, number = self.match, self.match.answer_count
        view, question = match.view(seat), match.question()
        others_acted = not match.answers or match.answers[-1].seat != seat
        if number != self.drawn_at and (others_acted or self.presenter.begins(question, view)):
            first, self.drawn_at = self.drawn_at < 0, number
            self.console.show(self.presenter.board(view, match.options(seat), legend=first))
            if first:
                self.console.say(self.text("play-hint", help="?"), "dim")
        self.show_choices(seat)
        language = self.language
        while match.answer_count == number and self.match is match:
            if self.reply(seat, self.console.read()):
                return
            if self.language != language:
                language = self.language
                self.show_choices(seat)

    def show_choices(self, seat: int, verb: str = "") -> None:
        """The question and its choices, or those of one verb."""
        self.console.say(self.presenter.question(self.match.question(), self.match.view(seat)), "bold")
        self.console.show(menu(self.presenter, self.match, seat, verb))

    def reply(self, seat: int, typed: str) -> bool:
        """Act on what was typed; whether the table changed."""
        keys = self.match.options(seat)
        choices = self.presenter.numbered(keys)
        command = self.commands.find(typed)
        before = self.match.answer_count
        if not typed:
            self.show_choices(seat)
        elif command is not None:
            command[0](seat, command[1])
        elif typed.isdecimal() and int(typed) not in choices:
            self.no_number(typed, list(choices))
        elif typed.isdecimal():
            self.answer(seat, choices[int(typed)])
        elif typed in keys:
            self.answer(seat, typed)
        elif any(key.startswith(f"{typed}:") for key in keys):
            self.show_choices(seat, typed)
        else:
            self.commands.judge(seat, typed)
        return self.match.answer_count != before

    def no_number(self, typed: str, numbers: list[int]) -> None:
        """Say which numbers there are."""
        if numbers == list(range(1, len(numbers) + 1)):
            self.say("play-no-number", number=typed, most=len(numbers))
        else:
            known = self.presenter.texts.listed(map(str, numbers), "or")
            self.say("play-no-such-number", number=typed, known=known)

    def may_pause(self) -> bool:
        """Whether the latest answer is a person's and can still be undone before opponents answer."""
        if not self.match.answers or self.released == self.match.answer_count:
            return False
        last = self.match.answers[-1].seat
        waits = last == self.presenter.seating.viewer and last not in self.match.asked()
        return waits and last not in self.bots and self.match.may_undo(last)

    def pause(self, seat: int) -> None:
        """Wait until a person lets the others go on."""
        self.narrate()
        sealed = self.match.may_reconsider(seat)
        if sealed:
            self.console.say(self.presenter.question(self.match.question(), self.match.view(seat)), "bold")
        self.say("play-pause-sealed" if sealed else "play-pause", undo=self.commands.word("undo"))
        number = self.match.answer_count
        while self.match.answer_count == number:
            typed = self.console.read()
            command = self.commands.find(typed)
            if not typed:
                self.released = number
                return
            if command is not None:
                command[0](seat, command[1])
            elif typed in self.match.options(seat):
                self.answer(seat, typed)
            elif typed in self.match.setting.keys.codes:
                self.commands.judge(seat, typed)
            else:
                self.say("play-pause-sealed" if sealed else "play-pause", undo=self.commands.word("undo"))

    def take_back(self, seat: int) -> str:
        """Take back a seat's last real choice; its key, or nothing when there is none to take back."""
        match = self.match
        if not match.may_undo(seat):
            return ""
        with self.signals.deferred():
            taken = [match.undo(seat)]
            while match.forced() is not None and match.may_undo(seat):
                taken.append(match.undo(seat))
            if match.forced() is not None:
                for answer in reversed(taken):  # all of it was forced: there was nothing to choose
                    match.answer(answer.seat, answer.key)
                return ""
            self.saved.save(match, self.seating.names)
        self.narrated = {viewer: min(rows, len(match.event_rows)) for viewer, rows in self.narrated.items()}
        self.sent = {bot: min(rows, len(match.event_rows)) for bot, rows in self.sent.items()}
        return taken[-1].key
