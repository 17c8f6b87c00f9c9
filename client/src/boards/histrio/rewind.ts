import type { GameEvent } from '../../net/protocol'
import { said } from '../../texts/narration'
import type { HistrioView } from './edition'
import { index, zone } from './pieces'

const OTHER = { comedy: 'tragedy', tragedy: 'comedy' } as const

/** A view with money, needle, backdrop, season and round as they were before some events. */
export function rewound(view: HistrioView, events: readonly GameEvent[]): HistrioView {
  let { needle, backdrop, season, round } = view
  const ecu = view.seats.map((seat) => seat.ecu)
  const pay = (place: string, amount: number) => {
    const at = zone(place) === 'purse' ? Number(index(place)) - 1 : -1
    if (at in ecu) ecu[at] = (ecu[at] ?? 0) + amount
  }
  for (const event of events.toReversed()) {
    const amount = Number(event['amount'] ?? 0)
    if (event.event === 'ecu') {
      pay(said(event, 'to'), -amount)
      pay(said(event, 'from'), amount)
    } else if (event.event === 'needle') needle = said(event, 'from')
    else if (event.event === 'backdrop') backdrop = OTHER[event['half'] as keyof typeof OTHER]
    else if (event.event === 'season') {
      season -= 1
      round = view.rounds
    } else if (event.event === 'round') round = Math.max(1, round - 1) // a season shows its first round before that begins
  }
  return { ...view, needle, backdrop, season, round, seats: view.seats.map((seat, n) => ({ ...seat, ecu: ecu[n] ?? seat.ecu })) }
}
