"""Questions that a waiting seat may be asked next: from its view alone, in every game, and they come as promised."""

from tests.contract.table import Played, world_of
from tests.infrastructure.samples import sample
from trianon.core.match import Match
from trianon.core.standing_rules import question_name
from trianon.viewing.next_questions import Futures

EVERY = sample(11, 2)  # decisions: one in so many is looked at


def waiting(match: Match) -> list[int]:
    """The seats that are not asked."""
    return [] if match.over else sorted(set(range(match.setting.players)) - set(match.asked()))


def test_they_are_the_same_in_every_world_that_fits_the_view(matches: list[Played]) -> None:
    for played in matches:
        for number, match in played.sampled(EVERY):
            for seat in waiting(match):
                world = Match(match.setting, match.start, position=world_of(match.setting, match.s, seat, "next"))
                one, other = (Futures.of(each, seat) for each in (match, world))
                assert one.questions() == other.questions(), (number, seat)
                for question in one.questions()[:1]:
                    for futures in (one, other):
                        assert futures.answer(question.name, question.options[-1])
                    assert one.questions() == other.questions(), (number, seat, question.name)


def test_most_questions_are_foreseen_with_the_answer_that_is_given(matches: list[Played]) -> None:
    foreseen, missed = 0, 0
    for played in matches:
        answers = played.match.answers
        for number, match in played.sampled(EVERY):
            for seat in waiting(match):
                own = (i for i in range(number, len(answers)) if answers[i].seat == seat)
                choices = (i for i in own if len(played.after(i).options(seat)) > 1)
                then = next(choices, None)
                if then is not None:
                    asked = question_name(played.after(then).question())
                    options = {question.name: question.options for question in Futures.of(match, seat).questions()}
                    is_foreseen = answers[then].key in options.get(asked, [])
                    foreseen, missed = foreseen + is_foreseen, missed + (not is_foreseen)
    assert foreseen > missed
