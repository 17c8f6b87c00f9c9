import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import AnalysisPanel from '../src/pages/replay/AnalysisPanel.svelte'
import { AnalysisSession, curvePath } from '../src/state/analysis.svelte'
import type { AnalysisProgress } from '../src/net/messages'
import { problem, type ApiResult } from '../src/net/api'
import { session as pageSession } from '../src/state/session.svelte'
import { part, tableOf } from './fixtures'

const progress = (seat: number, done: number): AnalysisProgress => ({
  table: 'x',
  seat,
  done,
  total: 3,
  analysis: null,
})
const AT_ONCE = {
  run: <T>(_cost: number, request: () => Promise<ApiResult<T>>, isWanted: () => boolean) =>
    request().then((outcome) => (isWanted() ? outcome : null)),
}

describe('an analysis', () => {
  it('asks for pieces until it is whole', async () => {
    let asked = 0
    const session = new AnalysisSession(
      'x',
      (_table, seat) => Promise.resolve({ ok: true, value: progress(seat, (asked += 1)) }),
      AT_ONCE,
    )
    await session.open(2)
    expect([asked, session.done, session.total, session.seat]).toEqual([3, 3, 3, 2])
  })

  it('drops what was asked for another seat', async () => {
    const seats: number[] = []
    const session = new AnalysisSession(
      'x',
      (_table, seat) =>
        Promise.resolve(seats.push(seat)).then(() => ({ ok: true, value: progress(seat, seat === 1 ? 1 : 3) })),
      AT_ONCE,
    )
    const first = session.open(1)
    await session.open(2)
    await first
    expect(session.seat).toBe(2)
    expect(seats.filter((seat) => seat === 1)).toHaveLength(1)
    session.close()
    expect(session.seat).toBeNull()
  })

  it('stops at a problem and says so', async () => {
    const session = new AnalysisSession(
      'x',
      () => Promise.resolve({ ok: false, problem: problem('not-over') }),
      AT_ONCE,
    )
    await session.open(1)
    expect(session.problem?.error).toBe('not-over')
  })
})

it.each([false, true])('figures and verdicts are shown once they are final: %s', async (complete) => {
  const table = await tableOf('histrio-2-final')
  pageSession.texts = table.texts
  const found = {
    ...{ seat: 1, complete, curve: [], lessons: [], verdicts: { good: 31, mistake: 5 } },
    ...{ accuracy: { value: 88.4, error: 1.2 }, cost: { value: 14.3, error: 3.1 } },
    decisions: [{ number: 4, round: 1, season: 1, verdict: 'mistake' }],
  }
  const analysis = part<AnalysisSession>({ found, seat: 1, done: complete ? 2 : 1, total: 2, problem: null })
  const none = () => undefined
  const { container } = render(AnalysisPanel, {
    ...{ analysis, table, seats: [], game: 'histrio', at: 0, onseek: none, onplayon: none },
  })
  for (const words of ['Accuracy 88 ± 1 of 100', '31 good', 'cost 14 ± 3 Ecu against', 'Season 1, round 1'])
    expect(container.textContent.replace(/[\u2066-\u2069]/g, '').includes(words)).toBe(complete)
  expect(container.querySelectorAll('svg .verdict-mistake').length > 0).toBe(complete)
})

describe('the curve', () => {
  it('runs from the left to the right, chances upwards', () => {
    expect(
      curvePath(
        [
          { number: 0, value: 0 },
          { number: 5, value: 0.5 },
          { number: 10, value: 1 },
        ],
        10,
        100,
        40,
      ),
    ).toBe('M0.0 40.0 L50.0 20.0 L100.0 0.0')
  })
})
