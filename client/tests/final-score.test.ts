import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { decisiveRow, type Account } from '../src/shell/account'
import FinalScore from '../src/shell/FinalScore.svelte'
import { amountsAt } from '../src/pages/result/course'
import type { ReplayPosition } from '../src/net/messages'
import { tableOf } from './fixtures'

afterEach(cleanup)

const NAMES = Array.from({ length: 13 }, (_, n) => `category ${String(n)}`)

function accountWith(rows: number[][]): Account {
  const lines = rows.flatMap((points, n) =>
    points.map((each, seat) => ({
      seat: seat + 1,
      points: each,
      rule: 'HI-1',
      place: '',
      text: NAMES[n] ?? '',
      rank: n,
    })),
  )
  const totals = [0, 1].map((seat) => rows.reduce((sum, points) => sum + (points[seat] ?? 0), 0))
  return {
    heading: 'heading',
    lines,
    rows: rows.map((points, n) => ({ rank: n, name: NAMES[n] ?? '', within: `in ${NAMES[n] ?? ''}`, points })),
    before: [0, 0],
    totals,
    placings: [1, 2],
  }
}

describe('the bars of the final score', () => {
  it('share one scale and one zero: losses lie left of it and hide no gain', async () => {
    const { container } = render(FinalScore, {
      table: await tableOf('histrio-2-final'),
      account: accountWith([
        [10, 20],
        [-5, 0],
        [0, -2],
      ]),
    })
    const bars = [...container.querySelectorAll<HTMLElement>('.bar')]
    expect(bars.map((bar) => bar.getAttribute('style'))).toEqual(Array(2).fill('--span: 25;'))
    const points = (selector: string, property = '--points') =>
      bars.map((bar) =>
        [...bar.querySelectorAll<HTMLElement>(selector)].map((part) => part.style.getPropertyValue(property)),
      )
    expect(points('i:not(.lost)')).toEqual([['10'], ['20']])
    expect(points('.lost:first-child')).toEqual([['5'], ['2']])
    expect(points('.lost', '--room')).toEqual([['0'], ['3']])
  })

  it('distinguish every category by hue and weave', async () => {
    const { container } = render(FinalScore, {
      table: await tableOf('histrio-2-final'),
      account: accountWith(NAMES.map(() => [3, 3])),
    })
    const classes = [...container.querySelectorAll<HTMLElement>('.key')].map(
      (key) => `${key.className} ${key.style.getPropertyValue('--hue')}`,
    )
    expect(new Set(classes).size).toBe(NAMES.length)
  })
})

describe('the lines of the final score', () => {
  it('are shown when they come after the first tick', async () => {
    const table = await tableOf('histrio-2-final')
    const { container, rerender } = render(FinalScore, { table, account: accountWith([]) })
    await rerender({
      table,
      account: accountWith([
        [1, 2],
        [3, 4],
      ]),
    })
    expect(container.querySelectorAll('.lines li').length).toBe(4)
  })
})

describe('the row that decided a match', () => {
  it('is where a loser lies farthest behind the winner, and where a winner leads the next seat by most', () => {
    const account = {
      ...accountWith([
        [10, 4],
        [2, 3],
        [1, 9],
      ]),
      placings: [2, 1],
    }
    expect(decisiveRow(account, 1)).toMatchObject({ row: { rank: 2 }, own: 1, other: 9 })
    expect(decisiveRow(account, 2)).toMatchObject({ row: { rank: 2 }, own: 9, other: 1 })
    expect(decisiveRow({ ...account, placings: [1, 2] }, 1)).toMatchObject({ row: { rank: 0 }, own: 10, other: 4 })
  })

  it('is none where every category is equal', () => {
    expect(decisiveRow({ ...accountWith([[3, 3]]), placings: [1, 1] }, 1)).toBeNull()
  })
})

describe('the amounts of a moment', () => {
  it('are prestige as if it were scored there, and money', () => {
    const seats = [
      { prestige: 3, livre: 15 },
      { prestige: null, livre: 9 },
    ]
    expect(amountsAt({ view: { game: 'rokoko', seats }, points: [21, 17] } as unknown as ReplayPosition)).toEqual({
      prestige: [21, 17],
      livre: [15, 9],
    })
    expect(
      amountsAt({
        view: { game: 'histrio', seats: [{ ecu: 4 }, { ecu: 5 }] },
        points: [9, 9],
      } as unknown as ReplayPosition),
    ).toEqual({ ecu: [4, 5] })
  })
})
