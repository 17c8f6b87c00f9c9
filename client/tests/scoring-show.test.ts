import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestsBack } from '../src/boards/rokoko/scoring'
import type { RokokoView } from '../src/boards/rokoko/edition'
import ScoringShow from '../src/shell/ScoringShow.svelte'
import { beatLength, beatsOf, sumsAfter } from '../src/shell/scoring_beats'
import { tableOf } from './fixtures'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the beats of a scoring', () => {
  it.each(['rokoko-2-final', 'histrio-2-final'] as const)(
    'of %s hold every line once, in the order of the rules',
    async (name) => {
      const table = await tableOf(name)
      const account = table.account()
      const beats = beatsOf(account, table.flights.withSeat)
      const lines = beats.flatMap((beat) => beat.lines)
      expect(lines).toEqual(account.lines)
      expect(lines.map(({ rank }) => rank)).toEqual(lines.map(({ rank }) => rank).toSorted((one, other) => one - other))
      expect(lines.every(({ place }) => place !== '')).toBe(true)
      expect(sumsAfter(beats, beats.length, account.before)).toEqual(account.totals)
      expect(beats.length * beatLength(beats.length)).toBeLessThanOrEqual(20_000)
    },
  )

  it('of Histrio are what was paid after the last answer: the rest was told before it', async () => {
    const { before, lines, totals } = (await tableOf('histrio-2-final')).scoring()
    expect(lines.map(({ rule, seat, points }) => [rule, seat, points])).toEqual([
      ['HI-E4', 2, 3],
      ['HI-E5', 1, 3],
      ['HI-E5', 2, 4],
    ])
    expect([before, totals, new Set(lines.map(({ place }) => place))]).toEqual([[20, 36], [23, 43], new Set(['king'])])
  })

  it('light up a hall for all its guests, and the dresses of a player together', async () => {
    const table = await tableOf('rokoko-2-final')
    const beats = beatsOf(table.account(), table.flights.withSeat)
    const halls = beats.filter(({ lines }) => lines[0]?.rule === 'RK-F4')
    expect(halls.length).toBeGreaterThan(0)
    expect(halls.every(({ places }) => places.length === 1 && !places[0]?.includes('.'))).toBe(true)
    const dresses = beats.filter(({ places }) => places[0]?.startsWith('kings_hall.'))
    expect(dresses.every(({ lines }) => new Set(lines.map(({ seat }) => seat)).size === 1)).toBe(true)
  })
})

describe('the show', () => {
  it('counts up to the totals, then ends by itself', async () => {
    const table = await tableOf('histrio-2-final')
    const account = table.scoring()
    const ondone = vi.fn()
    const { container } = render(ScoringShow, { table, account, ondone })
    const sums = () => [...container.querySelectorAll('.sum')].map((sum) => Number(sum.textContent))
    expect(sums()).toEqual(account.before)
    const count = beatsOf(account, table.flights.withSeat).length
    const length = beatLength(count)
    await vi.advanceTimersByTimeAsync(length * (count - 1) + length * 0.9)
    expect(sums()).toEqual(account.totals)
    expect(table.scores.scored?.places).toEqual(['king'])
    expect(ondone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ondone).toHaveBeenCalledOnce()
  })

  it('leaves the page alone once it is skipped, even before its first places are lit', async () => {
    const table = await tableOf('histrio-2-final')
    const { view } = table
    const warning = vi.spyOn(console, 'warn')
    const looked = vi.spyOn(document, 'querySelectorAll')
    const { unmount } = render(ScoringShow, { table, account: table.account(), ondone: vi.fn() })
    unmount()
    looked.mockClear()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([table.view, table.scores.scored]).toEqual([view, null])
    expect(looked).not.toHaveBeenCalled()
    expect(warning).not.toHaveBeenCalled()
  })

  it('shows guests in their hall until the terrace is scored', () => {
    const view = {
      halls: { kings_hall: [null, { dress: 'b', seat: 2 }] },
      terrace: { 'fireworks.1': 'a' },
    } as unknown as RokokoView
    const events = [{ event: 'dress', seat: 1, dress: 'a', from: 'kings_hall.1', to: 'terrace.1' }]
    const before = guestsBack(view, events, new Set())
    expect(before.halls['kings_hall']).toEqual([
      { dress: 'a', seat: 1 },
      { dress: 'b', seat: 2 },
    ])
    expect(before.terrace).toEqual({})
    expect(guestsBack(view, events, new Set(['fireworks.1']))).toEqual(view)
  })
})
