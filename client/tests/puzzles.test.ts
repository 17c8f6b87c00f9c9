import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { GAMES } from '../src/games/facts'
import {
  easiestPuzzle,
  hasTriedPuzzles,
  markOf,
  nextPuzzle,
  notePuzzle,
  puzzleOfTheDay,
  puzzleOfToday,
  puzzlesOf,
} from '../src/state/puzzles'

// the Python package is held to the same table (tests/core/test_puzzles.py)
const DAYS = JSON.parse(readFileSync('../tests/core/puzzle_days.json', 'utf8')) as [string, number, number][]

beforeEach(() => {
  localStorage.clear()
})

describe('puzzles', () => {
  it.each(DAYS)('of %s among %i', (day, count, index) => {
    const ids = Array.from({ length: count }, (_, n) => n.toString(16).padStart(8, '0'))
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    expect(puzzleOfTheDay([...ids].reverse(), year, month, date)).toBe(ids[index])
  })

  it('are there for every game, the easy ones first', () => {
    for (const game of GAMES) {
      const stars = puzzlesOf(game).map((each) => each.stars)
      expect(stars.length).toBeGreaterThanOrEqual(30)
      expect(stars).toEqual([...stars].sort())
    }
  })

  it('of today are the same all day', () => {
    for (const game of GAMES) {
      const [early, late] = [
        puzzleOfToday(game, new Date(2026, 10, 16, 0, 1)),
        puzzleOfToday(game, new Date(2026, 10, 16, 23, 59)),
      ]
      expect(early).toEqual(late)
      expect(early).not.toEqual(puzzleOfToday(game, new Date(2026, 10, 17, 0, 1)))
    }
  })

  it('keep how they ended first', () => {
    const [one, two, three] = puzzlesOf('histrio')
    if (!one || !two || !three) throw new Error('three puzzles are needed')
    expect(markOf('histrio', one.id)).toBeNull()
    notePuzzle('histrio', one.id, 'shown')
    notePuzzle('histrio', one.id, 'first')
    expect(markOf('histrio', one.id)).toBe('shown')
    expect(markOf('rokoko', one.id)).toBeNull()
    notePuzzle('histrio', two.id, 'solved')
    expect(nextPuzzle('histrio', one.id)).toEqual(three)
  })

  it('begin with an easy one, after that of the day as well', () => {
    const [one, two] = puzzlesOf('rokoko')
    const hard = puzzlesOf('rokoko').at(-1)?.id ?? ''
    expect([hasTriedPuzzles('rokoko'), easiestPuzzle('rokoko'), one?.stars]).toEqual([false, one, 1])
    notePuzzle('rokoko', hard, 'shown')
    expect([hasTriedPuzzles('rokoko'), hasTriedPuzzles('histrio')]).toEqual([true, false])
    expect(nextPuzzle('rokoko', hard, true)).toEqual(one)
    notePuzzle('rokoko', one?.id ?? '', 'first')
    expect(nextPuzzle('rokoko', hard, true)).toEqual(two)
  })

  it('without any left lead on to the next', () => {
    const all = puzzlesOf('histrio')
    for (const { id } of all) notePuzzle('histrio', id, 'first')
    expect(nextPuzzle('histrio', all.at(-1)?.id ?? '')).toEqual(all[0])
  })
})
