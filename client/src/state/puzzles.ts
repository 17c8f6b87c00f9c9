import type { Game } from '../net/board_types'
import { storeList, storedList } from './stored_list'

/** What lists say of a puzzle; the rest comes from the server when it is opened. */
export interface PuzzleSummary {
  game: Game
  id: string
  stars: number
  players: number
}

/** How a puzzle ended in this browser: solved at once, solved after wrong answers, or looked up. */
export type PuzzleMark = 'first' | 'solved' | 'shown'

const ABOUT = import.meta.glob<{ stars: number; players: number }>('../../../src/trianon/games/*/puzzles/*.json', {
  eager: true,
  import: 'about',
})
const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY = 86_400_000 // ms
const STORAGE_KEY = 'trianon.puzzles'
const MARKS: readonly PuzzleMark[] = ['first', 'solved', 'shown']

const ALL: readonly PuzzleSummary[] = Object.entries(ABOUT).map(([path, { stars, players }]) => {
  const [, game = '', id = ''] = /games\/(\w+)\/puzzles\/(\w+)\.json$/.exec(path) ?? []
  return { game: game as Game, id, stars, players }
})

/** The puzzles of a game, the easy ones first, of these those with few players. */
export function puzzlesOf(game: Game): PuzzleSummary[] {
  return ALL.filter((each) => each.game === game).sort(
    (one, two) => one.stars - two.stars || one.players - two.players || (one.id < two.id ? -1 : 1),
  )
}

/** The id of the puzzle for a day of the calendar: as `core/puzzles/daily.py` has it, so that it is the same everywhere. */
export function puzzleOfTheDay(ids: readonly string[], year: number, month: number, day: number): string | null {
  const days = Math.round((Date.UTC(year, month - 1, day) - FIRST_DAY) / DAY)
  return [...ids].sort()[((days % ids.length) + ids.length) % ids.length] ?? null
}

/** Today's puzzle of a game, by the calendar of this device; null where there is none. */
export function puzzleOfToday(game: Game, now = new Date()): PuzzleSummary | null {
  const known = puzzlesOf(game)
  const id = puzzleOfTheDay(
    known.map((each) => each.id),
    now.getFullYear(),
    now.getMonth() + 1,
    now.getDate(),
  )
  return known.find((each) => each.id === id) ?? null
}

/** The easiest puzzle that is open here. */
export function easiestPuzzle(game: Game): PuzzleSummary | null {
  return puzzlesOf(game).find((each) => markOf(game, each.id) === null) ?? null
}

/** Whether any puzzle of a game ended here. */
export function hasTriedPuzzles(game: Game): boolean {
  return puzzlesOf(game).some((each) => markOf(game, each.id) !== null)
}

/**
 * The puzzle after one, among those that were not solved here, else the next one of all. The puzzle of the day may be a
 * hard one: after it the easiest comes.
 */
export function nextPuzzle(game: Game, id: string, isOfTheDay = false): PuzzleSummary | null {
  const known = puzzlesOf(game)
  const at = isOfTheDay ? -1 : known.findIndex((each) => each.id === id)
  const others = [...known.slice(at + 1), ...known.slice(0, Math.max(0, at))].filter((each) => each.id !== id)
  return others.find((each) => markOf(game, each.id) === null) ?? others[0] ?? null
}

/** How a puzzle ended in this browser; null while it is open. */
export function markOf(game: Game, id: string): PuzzleMark | null {
  const [, mark] =
    storedList(STORAGE_KEY)
      .map((entry) => entry.split(' '))
      .find(([name]) => name === `${game}/${id}`) ?? []
  return MARKS.find((each) => each === mark) ?? null
}

/** Keep how a puzzle ended; what was seen first counts. */
export function notePuzzle(game: Game, id: string, mark: PuzzleMark): void {
  if (markOf(game, id) === null) storeList(STORAGE_KEY, [...storedList(STORAGE_KEY), `${game}/${id} ${mark}`])
}
