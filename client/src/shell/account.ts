import type { GameEvent } from '../net/board_types'
import type { Formatter } from '../texts/messages'
import { said } from '../texts/narration'
import { capitalize } from '../texts/typography'

/** A line of a final scoring: points of a seat, from a place of the board. */
export interface AccountLine {
  seat: number
  points: number
  rule: string
  /** the name events have for the place that gives the points */
  place: string
  text: string
  /** the row it adds up in */
  rank: number
}

/** A category of a final scoring, with the points of each seat. */
export interface AccountRow {
  rank: number
  name: string
  points: number[]
}

/** A final scoring as every game tells it: line by line, by category, in all. */
export interface Account {
  heading: string
  /** in the order of the rules */
  lines: AccountLine[]
  rows: AccountRow[]
  /** the points of each seat before the first line */
  before: number[]
  totals: number[]
  placings: number[]
}

/** The account of a match that is over, from the lines of its scoring and from its placings. */
export function accountOf(
  formatter: Formatter,
  events: readonly GameEvent[],
  seats: number,
  unit: string,
  lines: readonly GameEvent[],
): Account {
  const placings = events.filter((event) => event.event === 'placing')
  const rankOf = (line: GameEvent) => line.phrase?.rank ?? 0
  const ranks = [...new Set(lines.map(rankOf))].sort((a, b) => a - b)
  const points = (own: readonly GameEvent[], seat: number) =>
    own.filter((line) => line.seat === seat).reduce((sum, line) => sum + Number(line['points']), 0)
  return {
    heading: formatter.texts.text('final-heading'),
    lines: lines
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((line) => ({
        seat: line.seat ?? 1,
        points: Number(line['points']),
        rule: said(line, 'rule'),
        place: line.phrase?.place ?? '',
        text: line.phrase ? capitalize(formatter.say(line.phrase.say)) : '',
        rank: rankOf(line),
      })),
    rows: ranks
      .map((rank) => {
        const own = lines.filter((line) => line.phrase?.rank === rank)
        const category = own[0]?.phrase?.category
        return {
          rank,
          name: category ? capitalize(formatter.say(category)) : '',
          points: Array.from({ length: seats }, (_, seat) => points(own, seat + 1)),
        }
      })
      .filter((row) => row.points.some(Boolean)),
    before: Array.from({ length: seats }, () => 0),
    totals: placings.map((placing) => Number(placing[unit])),
    placings: placings.map((placing) => Number(placing['placing'])),
  }
}

/** A category in which two seats lie apart. */
export interface Gap {
  row: AccountRow
  own: number
  other: number
}

/** The category in which a seat lost most against the winner; a winner's largest lead over the next seat. */
export function decisiveRow(account: Account, seat: number): Gap | null {
  const isWinner = account.placings[seat - 1] === 1
  const others = account.placings.flatMap((placing, n) => (n + 1 === seat ? [] : [{ placing, seat: n + 1 }]))
  const rival = others.sort((one, other) => one.placing - other.placing)[0]
  if (!rival) return null
  const gaps = account.rows.map((row) => ({
    row,
    own: row.points[seat - 1] ?? 0,
    other: row.points[rival.seat - 1] ?? 0,
  }))
  const lead = ({ own, other }: Gap) => (isWinner ? own - other : other - own)
  const [largest] = gaps.toSorted((one, other) => lead(other) - lead(one))
  return largest && lead(largest) > 0 ? largest : null
}
