"""The turnstile of socket messages: few of them in an iteration of the event loop, however many arrive together."""

import asyncio
from collections import Counter

from trianon.server.rate_limits import Turnstile


async def _iterations(tasks: list[asyncio.Task[None]], now: list[int]) -> None:
    """Count the iterations of the loop until all tasks have ended."""
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        now[0] += 1


async def test_messages_that_arrive_together_leave_the_loop_to_others_in_between() -> None:
    turns, now = Turnstile(8), [0]
    passed: Counter[int] = Counter()
    order: list[int] = []

    async def message(number: int) -> None:
        await turns.enter()
        passed[now[0]] += 1
        order.append(number)

    tasks = [asyncio.create_task(message(number)) for number in range(100)]
    await _iterations(tasks, now)
    assert max(passed.values()) <= 8
    assert order == list(range(100))


async def test_a_message_whose_socket_closed_takes_no_turn() -> None:
    turns, passed = Turnstile(1), list[str]()

    async def message(name: str) -> None:
        await turns.enter()
        passed.append(name)

    tasks = [asyncio.create_task(message(name)) for name in "abcd"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(message(name) for name in "ef"))
    assert passed == ["a", "d", "e", "f"]
