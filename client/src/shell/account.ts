import type { GameEvent } from '../net/protocol'
import type { Formatter } from '../texts/messages'
import { said } from '../texts/narration'
import { upper } from '../texts/words'

/** A final scoring as every game tells it: line by line, by category, in all. */
export interface Account {
  heading: string
  /** what is counted: prestige on rosettes, or money on coins */
  unit: 'prestige' | 'ecu'
  lines: { seat: number; points: number; rule: string; place: string; text: string }[]
  /** one row per category, with the points of each seat */
  rows: { name: string; points: number[] }[]
  totals: number[]
  placings: number[]
}

/** The account of a match that is over, from the lines of its scoring and from its placings. */
export function accountOf(formatter: Formatter, events: readonly GameEvent[], seats: number, unit: Account['unit'], lines: readonly GameEvent[]): Account {
  const placings = events.filter((event) => event.event === 'placing')
  const ranks = [...new Set(lines.map((line) => line.phrase?.rank ?? 0))].sort((a, b) => a - b)
  const points = (own: readonly GameEvent[], seat: number) =>
    own.filter((line) => line.seat === seat).reduce((sum, line) => sum + Number(line['points']), 0)
  return {
    heading: formatter.texts.text('final-heading'),
    unit,
    lines: lines.map((line) => ({
      seat: line.seat ?? 1,
      points: Number(line['points']),
      rule: said(line, 'rule'),
      place: said(line, 'where'),
      text: line.phrase ? upper(formatter.say(line.phrase.say)) : '',
    })),
    rows: ranks
      .map((rank) => {
        const own = lines.filter((line) => line.phrase?.rank === rank)
        const category = own[0]?.phrase?.category
        return { name: category ? upper(formatter.say(category)) : '', points: Array.from({ length: seats }, (_, seat) => points(own, seat + 1)) }
      })
      .filter((row) => row.points.some(Boolean)),
    totals: placings.map((placing) => Number(placing[unit])),
    placings: placings.map((placing) => Number(placing['placing'])),
  }
}
