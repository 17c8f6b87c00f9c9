import { factsOf } from '../../games/facts'
import { curvePath } from '../../state/analysis.svelte'
import { mergeEntries } from '../../state/board_situation'
import { api, type ApiResult } from '../../net/api'
import { RateLimiter } from '../../net/rate_limiter'
import type { Entry, ReplayPosition } from '../../net/messages'

/** A point of a match: after so many answers, and which round began there. */
export interface Mark {
  at: number
  round: number | null
  /** the season that began there, in a game that has them */
  season?: number
}

/** Amounts of every seat at some marks of a match, by the name of what is counted. */
export interface Course {
  marks: Mark[]
  /** by measure: for each seat its amounts, one per mark */
  amounts: Record<string, (number | null)[][]>
}

const EVEN_MARKS = 14
const LIMITER = new RateLimiter() // whichever match is shown

/** The amounts of every seat in a position, by measure: points as if the match were scored there, and money where that is something else. */
export function amountsAt(position: ReplayPosition): Record<string, number[]> {
  const seats = position.view.seats.map((seat) => new Map<string, unknown>(Object.entries(seat)))
  const { unit, money } = factsOf(position.view.game)
  const owned = seats.map((seat) => seat.get(money)).filter((amount) => typeof amount === 'number')
  return {
    ...(position.points && unit !== money ? { [unit]: position.points } : {}),
    ...(owned.length === seats.length ? { [money]: owned } : {}),
  }
}

/** Where the rounds of a match began, and its end; where a game tells of no rounds, some marks at even distances. */
export function marksOf(entries: readonly Entry[], last: number): Mark[] {
  const marks: Mark[] = []
  let at = 0
  let season: { season?: number } = {}
  for (const entry of entries) {
    if (entry.kind === 'answer') at += 1
    for (const event of entry.events) {
      if (event.event === 'season') season = { season: Number(event['season']) }
      if (event.event !== 'round') continue
      marks.push({ at, round: Number(event['round']), ...season })
      season = {}
    }
  }
  if (marks.length < 2)
    return Array.from({ length: EVEN_MARKS }, (_, n) => ({
      at: Math.round((n * last) / (EVEN_MARKS - 1)),
      round: null,
    }))
  return [...marks, { at: last, round: null }]
}

/** The amounts of a finished match at the beginning of every round and at its end; a busy server is asked again. */
export async function courseOf(table: string, seats: number, isWanted: () => boolean): Promise<Course | null> {
  const ask = <T>(request: () => Promise<ApiResult<T>>) => LIMITER.run(1, request, isWanted)
  const [first, told] = await Promise.all([
    ask(() => api.replayPosition(table, 0, 1)),
    ask(() => api.situation(table, 0)),
  ])
  if (!first?.ok || !told?.ok) return null
  const marks = marksOf(mergeEntries([], told.value.entries, 0), first.value.answers)
  const positions = await Promise.all(marks.map(({ at }) => ask(() => api.replayPosition(table, at, 1))))
  const found = positions.map((outcome) => (outcome?.ok ? amountsAt(outcome.value) : {}))
  const measures = [...new Set(found.flatMap((amounts) => Object.keys(amounts)))]
  const amounts = Object.fromEntries(
    measures.map((measure) => [
      measure,
      Array.from({ length: seats }, (_, seat) => found.map((each) => each[measure]?.[seat] ?? null)),
    ]),
  )
  return { marks, amounts: Object.fromEntries(Object.entries(amounts).filter(([, rows]) => !rows.every(isFlat))) }
}

/** Whether nothing happened before the final scoring. */
function isFlat(amounts: readonly (number | null)[]): boolean {
  return new Set(amounts.slice(0, -1)).size <= 1
}

/** A line through amounts, in a box of the given size. */
export function path(amounts: readonly (number | null)[], most: number, width: number, height: number): string {
  const points = amounts.flatMap((amount, number) => (amount === null ? [] : [{ number, value: amount / most }]))
  return curvePath(points, amounts.length - 1, width, height)
}
