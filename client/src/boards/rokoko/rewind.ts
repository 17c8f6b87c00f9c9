import type { GameEvent } from '../../net/protocol'
import { said } from '../../texts/narration'
import type { RokokoView } from './edition'

const GOODS = ['livre', 'yarn', 'lace'] as const
const PURSE = /^purse\.(\d)$/

/** A view with the round and the goods of all seats as they were before some events. */
export function rewound(view: RokokoView, events: readonly GameEvent[]): RokokoView {
  const seats = view.seats.map((seat) => ({ ...seat }))
  for (const event of events) {
    const good = GOODS.find((kind) => kind === event.event)
    if (!good) continue
    const amount = Number(event['amount'] ?? 0)
    for (const [place, change] of [[said(event, 'to'), -amount], [said(event, 'from'), amount]] as const) {
      const seat = seats[Number(PURSE.exec(place)?.[1]) - 1]
      if (seat) seat[good] += change
    }
  }
  return { ...view, round: view.round - events.filter(({ event }) => event === 'round').length, seats }
}
