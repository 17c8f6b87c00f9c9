import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '../src/shell/account'
import FinalScore from '../src/shell/FinalScore.svelte'
import { amountsAt } from '../src/pages/result/course'
import type { Moment } from '../src/net/messages'
import { tableOf } from './fixtures'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NAMES = Array.from({ length: 13 }, (_, n) => `category ${String(n)}`)

function accountWith(rows: number[][]): Account {
  const lines = rows.flatMap((points, n) => points.map((each, seat) => ({ seat: seat + 1, points: each, rule: 'HI-1', place: '', text: NAMES[n] ?? '' })))
  const totals = [0, 1].map((seat) => rows.reduce((sum, points) => sum + (points[seat] ?? 0), 0))
  return { heading: 'heading', unit: 'ecu', lines, rows: rows.map((points, n) => ({ name: NAMES[n] ?? '', points })), totals, placings: [1, 2] }
}

describe('the bars of the final score', () => {
  it('share one scale, with losses left of zero', async () => {
    const { container } = render(FinalScore, { table: await tableOf('histrio-2-final'), account: accountWith([[10, 20], [-5, 0], [0, -2]]) } as never)
    const bars = [...container.querySelectorAll<HTMLElement>('.bar')]
    expect(bars.map((bar) => bar.getAttribute('style'))).toEqual(Array(2).fill('--gain: 20; --loss: 5;'))
    const points = (selector: string) => bars.map((bar) => [...bar.querySelectorAll<HTMLElement>(selector)].map((part) => part.style.getPropertyValue('--points')))
    expect(points('.gains i')).toEqual([['10'], ['20']])
    expect(points('.losses i')).toEqual([['5'], ['2']])
  })

  it('distinguish every category by hue and weave', async () => {
    const { container } = render(FinalScore, { table: await tableOf('histrio-2-final'), account: accountWith(NAMES.map(() => [3, 3])) } as never)
    const classes = [...container.querySelectorAll('.key')].map((key) => key.className.replace(/svelte-\w+/, ''))
    expect(new Set(classes).size).toBe(NAMES.length)
  })
})

describe('the lines of the final score', () => {
  it('are all shown when they come after the first tick', async () => {
    vi.useFakeTimers()
    window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never
    document.documentElement.dataset['motion'] = 'on'
    const table = await tableOf('histrio-2-final')
    const { container, rerender } = render(FinalScore, { table, account: accountWith([]) } as never)
    await vi.advanceTimersByTimeAsync(1_000)
    await rerender({ table, account: accountWith([[1, 2], [3, 4]]) } as never)
    await vi.advanceTimersByTimeAsync(5_000)
    await tick()
    expect(container.querySelectorAll('.lines li').length).toBe(4)
    delete document.documentElement.dataset['motion']
  })
})

describe('the amounts of a moment', () => {
  it('are prestige as if it were scored there, and money', () => {
    const seats = [{ prestige: 3, livre: 15 }, { prestige: null, livre: 9 }]
    expect(amountsAt({ view: { seats }, points: [21, 17] } as unknown as Moment)).toEqual({ prestige: [21, 17], livre: [15, 9] })
    expect(amountsAt({ view: { seats: [{ ecu: 4 }, { ecu: 5 }] }, points: [9, 9] } as unknown as Moment)).toEqual({ ecu: [4, 5] })
  })
})
