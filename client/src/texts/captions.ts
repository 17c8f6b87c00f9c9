import type { GameEvent } from '../net/protocol'
import type { Formatter } from './messages'
import { said, sentences } from './narration'
import { upper } from './words'

const LISTED = 240 // letters of news of the game itself that a caption has room for: longer lists are seen on the board

/** Whether the bank pays a player. */
export const isPayment = ({ seat, amount, from }: GameEvent) => seat !== null && typeof amount === 'number' && from === 'bank'

/** Neighbouring events, those that pay players for the same reason apart. */
interface Run {
  reason: string | null
  events: GameEvent[]
}

function runsOf(events: readonly GameEvent[]): Run[] {
  const runs: Run[] = []
  for (const event of events) {
    const reason = isPayment(event) ? `${event.event} ${said(event, 'rule')}` : null
    const last = runs.at(-1)
    if (last?.reason === reason) last.events.push(event)
    else runs.push({ reason, events: [event] })
  }
  return runs
}

/** What several players are paid, in one line and the viewer first; null where it is one player's. */
function shares({ events }: Run, formatter: Formatter): string | null {
  const { texts, seating } = formatter
  const sums = new Map<number, number>()
  for (const { seat, amount } of events) sums.set(seat ?? 0, (sums.get(seat ?? 0) ?? 0) + Number(amount))
  const [first] = events
  if (!first || sums.size < 2) return null
  const sorted = [...sums].toSorted(([one], [other]) => Number(other === seating.viewer) - Number(one === seating.viewer) || one - other)
  const each = sorted.map(([seat, count]) => texts.text('caption-share', { who: seating.who(seat), what: formatter.say([`count-${first.event}`, { count }]) }))
  return upper(texts.text('caption-paid', { rule: said(first, 'rule').replace('.', '_'), shares: each.join(', ') }))
}

/** What happened in a scene, in brief: payments to several players in one line, long lists only counted. */
export function captionOf(events: readonly GameEvent[], formatter: Formatter): string {
  const told = runsOf(events).reduce<{ lines: string[]; rest: GameEvent[] }>(({ lines, rest }, run) => {
    const paid = run.reason === null ? null : shares(run, formatter)
    return paid === null ? { lines, rest: [...rest, ...run.events] } : { lines: [...lines, ...inSentences(rest, formatter), paid], rest: [] }
  }, { lines: [], rest: [] })
  return [...told.lines, ...inSentences(told.rest, formatter)].join(' ')
}

function inSentences(events: readonly GameEvent[], formatter: Formatter): string[] {
  return sentences(events, formatter, true).filter(({ seat, text }) => seat !== null || text.length <= LISTED).map(({ text }) => upper(text))
}
