import { expect, it, vi } from 'vitest'
import { api, type ApiResult } from '../src/net/api'
import type { Entry, ReplayPosition, WireSituation } from '../src/net/messages'
import { courseOf } from '../src/pages/result/course'

const BUSY: ApiResult<never> = { ok: false, problem: { type: 'problem', error: 'overloaded', text: '' } }

/** A position of a match of two in which the first seat has so many Ecu. */
function position(ecu: number): ApiResult<ReplayPosition> {
  const view = { game: 'histrio', seats: [{ ecu }, { ecu: 3 }] }
  return { ok: true, value: { view, points: [ecu, 3], answers: 2 } as unknown as ReplayPosition }
}

it('a busy server is asked again for the course of a match, while it is shown', async () => {
  vi.useFakeTimers()
  const round = (number: number, answers: number) =>
    ({ number, kind: answers ? 'answer' : 'start', events: [{ event: 'round', round: number }] }) as unknown as Entry
  const told = { entries: [round(1, 0), round(2, 1)] } as unknown as WireSituation
  vi.spyOn(api, 'situation').mockResolvedValue({ ok: true, value: told })
  const asked = vi.spyOn(api, 'replayPosition').mockImplementation((_, at) => Promise.resolve(position(3 + at)))
  asked.mockResolvedValueOnce(BUSY)
  const found = courseOf('t', 2, () => true)
  await vi.runAllTimersAsync()
  expect((await found)?.amounts).toEqual({
    ecu: [
      [3, 4, 5],
      [3, 3, 3],
    ],
  })
  asked.mockResolvedValue(BUSY)
  let isShown = true
  const given = courseOf('t', 2, () => isShown)
  await vi.advanceTimersByTimeAsync(3000)
  isShown = false
  await vi.runAllTimersAsync()
  expect(await given).toBeNull()
})
