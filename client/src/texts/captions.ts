import { widthOf } from './width'
import type { GameEvent } from '../net/board_types'
import type { Formatter } from './messages'
import { said, sentences } from './narration'
import { capitalize, joinSentences } from './typography'

const LISTED = 113 // em of news of the game itself that a caption has room for: longer lists are seen on the board

/** Whether the bank pays a player. */
export const isPayment = ({ seat, amount, from }: GameEvent) =>
  seat !== null && typeof amount === 'number' && from === 'bank'

/** Neighbouring events, those that pay players apart. */
interface Run {
  isPaid: boolean
  events: GameEvent[]
}

function runsOf(events: readonly GameEvent[]): Run[] {
  const runs: Run[] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.isPaid === isPayment(event)) last.events.push(event)
    else runs.push({ isPaid: isPayment(event), events: [event] })
  }
  return runs
}

/** What several players are paid, a line for each reason; none where only one player is. */
function payLines({ isPaid, events }: Run, formatter: Formatter): string[] {
  if (!isPaid || new Set(events.map(({ seat }) => seat)).size < 2) return []
  const reasonOf = (event: GameEvent) => `${event.event} ${said(event, 'rule')}`
  return [...new Set(events.map(reasonOf))].map((reason) =>
    shares(
      events.filter((event) => reasonOf(event) === reason),
      formatter,
    ),
  )
}

/** What players are paid for one reason, the viewer first. */
function shares(events: readonly GameEvent[], formatter: Formatter): string {
  const { texts, seating } = formatter
  const sums = new Map<number, number>()
  for (const { seat, amount } of events) sums.set(seat ?? 0, (sums.get(seat ?? 0) ?? 0) + Number(amount))
  const sorted = [...sums].toSorted(
    ([one], [other]) => Number(other === seating.viewer) - Number(one === seating.viewer) || one - other,
  )
  const each = sorted.map(([seat, count]) =>
    texts.text('caption-share', {
      who: seating.who(seat),
      what: formatter.say([`count-${events[0]?.event ?? ''}`, { count }]),
    }),
  )
  return capitalize(
    texts.text('caption-paid', {
      rule: events[0] ? said(events[0], 'rule').replace('.', '_') : '',
      shares: each.reduce((first, next) => texts.text('caption-share.next', { first, next })),
    }),
  )
}

/** What happened in a scene, in brief: payments to several players in one line, long lists only counted. */
export function captionOf(events: readonly GameEvent[], formatter: Formatter): string {
  const told = runsOf(events).reduce<{ lines: string[]; rest: GameEvent[] }>(
    ({ lines, rest }, run) => {
      const paid = payLines(run, formatter)
      return paid.length
        ? { lines: [...lines, ...inSentences(rest, formatter), ...paid], rest: [] }
        : { lines, rest: [...rest, ...run.events] }
    },
    { lines: [], rest: [] },
  )
  return joinSentences([...told.lines, ...inSentences(told.rest, formatter)])
}

function inSentences(events: readonly GameEvent[], formatter: Formatter): string[] {
  return sentences(events, formatter, true)
    .filter(({ seat, text }) => seat !== null || widthOf(text, 1) <= LISTED)
    .map(({ text }) => capitalize(text))
}
