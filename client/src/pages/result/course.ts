import { mergeEntries } from '../../net/adapt'
import { api } from '../../net/api'
import type { Entry, WireView } from '../../net/messages'

/** A moment of a match: after so many answers, and which round began there. */
export interface Mark {
  at: number
  round: number | null
}

/** Amounts of every seat at some moments of a match, by the name of what is counted. */
export interface Course {
  marks: Mark[]
  /** by measure: for each seat its amounts, one per moment */
  amounts: Record<string, (number | null)[][]>
}

const MOMENTS = 14
/** what a seat's view may count, the most telling first; games that have none of these show no course */
const MEASURES = ['prestige', 'livre', 'ecu']

type SeatView = Record<string, unknown>

function amountOf(view: WireView, seat: number, measure: string): number | null {
  const seats = view['seats'] as SeatView[] | undefined
  const amount = seats?.[seat - 1]?.[measure]
  return typeof amount === 'number' ? amount : null
}

/** Where the rounds of a match began, and its end; where a game tells of no rounds, some moments at even distances. */
export function marksOf(entries: readonly Entry[], last: number): Mark[] {
  const marks: Mark[] = []
  let at = 0
  for (const entry of entries) {
    if (entry.kind === 'answer') at += 1
    for (const event of entry.events) if (event.event === 'round') marks.push({ at, round: Number(event['round']) })
  }
  if (marks.length < 2) return Array.from({ length: MOMENTS }, (_, n) => ({ at: Math.round((n * last) / (MOMENTS - 1)), round: null }))
  return [...marks, { at: last, round: null }]
}

/** Look at a finished match at the beginning of every round, from every seat, as each knows its own amounts. */
export async function courseOf(table: string, seats: number): Promise<Course | null> {
  const [first, told] = await Promise.all([api.moment(table, 0, 1), api.situation(table, 0)])
  if (!first.ok || !told.ok) return null
  const marks = marksOf(mergeEntries([], told.value.entries, 0), first.value.answers)
  const amounts: Course['amounts'] = {}
  for (const measure of MEASURES) {
    if (typeof (first.value.view['seats'] as SeatView[] | undefined)?.[0]?.[measure] === 'number') amounts[measure] = Array.from({ length: seats }, () => [])
  }
  for (let seat = 1; seat <= seats; seat += 1) {
    const moments = await Promise.all(marks.map(({ at }) => api.moment(table, at, seat)))
    for (const [measure, rows] of Object.entries(amounts)) rows[seat - 1] = moments.map((said) => (said.ok ? amountOf(said.value.view, seat, measure) : null))
  }
  for (const [measure, rows] of Object.entries(amounts)) if (rows.every(isFlat)) Reflect.deleteProperty(amounts, measure)
  return { marks, amounts }
}

/** Whether nothing happened before the final scoring. */
function isFlat(amounts: readonly (number | null)[]): boolean {
  return new Set(amounts.slice(0, -1)).size <= 1
}

/** A line through amounts, in a box of the given size. */
export function path(amounts: readonly (number | null)[], most: number, width: number, height: number): string {
  const points = amounts.flatMap((amount, n) => (amount === null ? [] : [[(n * width) / Math.max(1, amounts.length - 1), height - (height * amount) / most]]))
  return points.map(([x = 0, y = 0], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
}
