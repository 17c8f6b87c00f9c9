import type { GameEvent } from '../../net/board_types'
import { accountOf, type Account } from '../../shell/account'
import type { Formatter } from '../../texts/messages'
import { said } from '../../texts/narration'
import { capitalize } from '../../texts/typography'

const PAY = /^HI-E/

/** Whether the king pays: the phase of the pay, or Ecu of it. */
export const isPay = (event: GameEvent) =>
  (event.event === 'phase' && event['phase'] === 'pay') || (event.event === 'ecu' && PAY.test(said(event, 'rule')))

/**
 * What the end of the match paid after the last answer, source by source: the Ecu of before were counted when they came,
 * those for actors and shows too where requests were asked for behind them.
 */
export function lastPay(formatter: Formatter, events: readonly GameEvent[], seats: number): Account {
  const sources = new Map(
    events.filter((event) => event.event === 'score').map((event) => [said(event, 'rule'), event.phrase]),
  )
  const from = events.findLastIndex(
    (event) => event.event === 'sealed' || (event.event === 'phase' && event['phase'] === 'pay'),
  )
  const paid = events
    .slice(from + 1)
    .filter((event) => event.event === 'ecu' && PAY.test(said(event, 'rule')) && sources.has(said(event, 'rule')))
  const lines = paid.map(
    (event) => ({ ...event, points: event['amount'], phrase: sources.get(said(event, 'rule')) }) as GameEvent,
  )
  const { rows, ...rest } = accountOf(formatter, events, seats, 'ecu', lines)
  const gains = (seat: number) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)
  const once = (rank: number) =>
    formatter.say([`${lines.find((line) => line.phrase?.rank === rank)?.phrase?.category?.[0] ?? ''}.season`])
  return {
    ...rest,
    heading: formatter.texts.text('final-pay'),
    lines: rest.lines.map((line) => ({ ...line, text: capitalize(once(line.rank)) })),
    rows: rows.map((row) => ({ ...row, name: capitalize(once(row.rank)) })),
    before: rest.totals.map((total, seat) => total - gains(seat)),
  }
}
