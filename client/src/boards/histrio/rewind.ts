import type { GameEvent } from '../../net/board_types'
import {
  arrange,
  countZone,
  latestEvent,
  listZone,
  moveBack,
  namesZone,
  payBack,
  slotZone,
  uniqueNamesZone,
  type Zone,
} from '../../shell/rewind'
import { said } from '../../texts/narration'
import type { HistrioSeat, HistrioView, Journey } from './edition'
import { index, troupeOf, zone } from './pieces'

const OTHER = { comedy: 'tragedy', tragedy: 'comedy' } as const

type Rewind = (view: HistrioView, event: GameEvent) => void

const seatAt = (view: HistrioView, place: string): HistrioSeat | undefined => view.seats[Number(index(place)) - 1]

function journeyOf(view: HistrioView, troupe: string): Journey | null {
  const { seat, friendly } = troupeOf(troupe)
  const owner = view.seats[seat - 1]
  return (friendly ? owner?.friendly : owner?.travel) ?? null
}

function cardZone(view: HistrioView, place: string): Zone | null {
  const seat = seatAt(view, place)
  switch (zone(place)) {
    case 'city': {
      const city = view.cities[Number(index(place)) - 1]
      return city ? namesZone(city.cards) : null
    }
    case 'encounter_pile':
      return countZone(view, 'encounter_pile_size')
    case 'encounter_discard':
      return namesZone(view.encounter_discard)
    case 'encounter_hand':
      return seat ? namesZone(seat.in_hand) : null
    case 'troupe':
      return seat ? namesZone(seat.troupe) : null
    case 'jugglers':
      return seat
        ? listZone(
            seat.jugglers,
            (juggler) => ({ juggler, used: false, fresh: true, counts_as: null }),
            (held, juggler) => held.juggler === juggler,
          )
        : null
    default:
      return null
  }
}

function requestZone(view: HistrioView, place: string): Zone | null {
  const seat = seatAt(view, place)
  switch (zone(place)) {
    case 'request_pile':
      return countZone(view, 'request_pile_size')
    case 'request_discard':
      return countZone(view, 'request_discard_size')
    case 'request_hand':
      return seat ? countZone(seat, 'requests_size', seat.requests && namesZone(seat.requests)) : null
    case 'played':
      return seat
        ? {
            put: () => undefined,
            take: (piece) => {
              seat.played = seat.played.map((one) => (one === piece ? null : one))
            },
          }
        : null
    default:
      return null
  }
}

/** Where the travel card of a city lies; a revealed one shows its troupe on the way. */
function travelZone(view: HistrioView, troupe: string, place: string): Zone | null {
  const journey = journeyOf(view, troupe)
  if (!journey) return null
  const numbers = (cities: number[]) => listZone(cities, Number, (city, piece) => city === Number(piece))
  switch (zone(place)) {
    case 'travel_hand':
      return journey.hand ? numbers(journey.hand) : countZone(journey as { pile_size: number }, 'pile_size')
    case 'travel_drawn':
      return slotZone<number | null>(
        (city) => {
          journey.drawn = city
        },
        (city) => (view.viewer === troupeOf(troupe).seat ? Number(city) : null),
      )
    case 'travel_choice':
      return {
        put: (city) => {
          journey.revealed = Number(city)
          caravelZone(view, troupe, `road.${city}`)?.put(troupe)
        },
        take: (city) => {
          journey.revealed = null
          caravelZone(view, troupe, `road.${city}`)?.take(troupe)
        },
      }
    case 'travel_discard':
      return numbers(journey.spent)
    default:
      return null
  }
}

function caravelZone(view: HistrioView, troupe: string, place: string): Zone | null {
  const city = view.cities[Number(index(place)) - 1]
  switch (zone(place)) {
    case 'caravels': {
      const journey = journeyOf(view, troupe)
      return journey && countZone(journey, 'caravels')
    }
    case 'road':
      return city ? uniqueNamesZone(city.coming) : null
    case 'city':
      return city ? namesZone(city.caravels) : null
    default:
      return null
  }
}

function impresarioZone(view: HistrioView, seat: number, place: string): Zone | null {
  const owner = view.seats[seat - 1]
  if (zone(place) === 'impresarios') return owner ? countZone(owner, 'impresarios') : null
  return countZone(view.stage, String(seat))
}

function juggler(view: HistrioView, event: GameEvent) {
  return view.seats.flatMap(({ jugglers }) => jugglers).find((held) => held.juggler === said(event, 'juggler'))
}

/** Takes pieces of one kind back. */
const back =
  (kind: string, zoneOf: (view: HistrioView, event: GameEvent, place: string) => Zone | null): Rewind =>
  (view, event) => {
    moveBack(said(event, kind), zoneOf(view, event, said(event, 'from')), zoneOf(view, event, said(event, 'to')))
  }

const REWIND: Record<string, Rewind> = {
  card: back('card', (view, _, place) => cardZone(view, place)),
  request: back('request', (view, _, place) => requestZone(view, place)),
  travel_card: back('city', (view, event, place) => travelZone(view, said(event, 'troupe'), place)),
  caravel: (view, event) => {
    const [from, to] = ['from', 'to'].map((end) => caravelZone(view, said(event, 'troupe'), said(event, end)))
    // a troupe is bound for its city from the reveal of its travel card on, before its caravel sets out
    moveBack(said(event, 'troupe'), from, zone(said(event, 'from')) === 'caravels' ? null : to)
  },
  impresario: back('', (view, event, place) => impresarioZone(view, event.seat ?? 0, place)),
  ecu: (view, event) => {
    payBack(event, (place, amount) => {
      const seat = zone(place) === 'purse' ? seatAt(view, place) : undefined
      if (seat) seat.ecu += amount
    })
  },
  needle: (view, event) => {
    view.needle = said(event, 'from')
  },
  backdrop: (view, event) => {
    view.backdrop = OTHER[event['half'] as keyof typeof OTHER]
  },
  use: (view, event) => {
    const held = juggler(view, event)
    if (held) held.used = false
  },
  ready: (view, event) => {
    const held = juggler(view, event)
    if (held) held.used = true
  },
  count_as: (view, event) => {
    const held = juggler(view, event)
    if (held) held.counts_as = null
  },
  shuffle: (view, event) => {
    if (event['pile'] !== 'request_pile') return
    view.request_pile_size = 0
    view.request_discard_size = Number(event['count'])
  },
  round: (view) => {
    view.round = Math.max(1, view.round - 1)
  }, // a season shows its first round before that begins
  phase: (view, event) => {
    if (event['phase'] === 'travel') for (const seat of view.seats) seat.choosing = null
  },
}

/** Take back that a season began: what the events do not say is as it was shown last. */
function rewindSeason(view: HistrioView, shown: HistrioView, known: readonly GameEvent[]): void {
  view.season -= 1
  view.round = view.rounds = shown.rounds
  view.encounter_pile_size = 0 // a season ends with the pile
  const last = known.findLast(({ event }) => event === 'needle' || event === 'coin')
  view.needle = last ? (last.event === 'coin' ? `${said(last, 'half')}.1` : said(last, 'to')) : shown.needle
}

/** A view as it was before some events, after others and what was shown before all of them. */
export function rewound(
  view: HistrioView,
  events: readonly GameEvent[],
  known: readonly GameEvent[],
  shown: HistrioView,
): HistrioView {
  if (!events.length) return view
  const before = structuredClone(view)
  for (const event of events.toReversed()) {
    if (event.event === 'season') rewindSeason(before, shown, known)
    else REWIND[event.event]?.(before, event)
  }
  if (latestEvent(events, 'season')) before.encounter_discard = shown.encounter_discard // no event says what became the new pile
  before.phase = said(latestEvent(known, 'phase') ?? { event: '', seat: null }, 'phase') || shown.phase
  if (events.some(({ event }) => event === 'travel_card') && before.phase === 'travel')
    before.seats.forEach((seat, n) => {
      seat.choosing ??= shown.seats[n]?.choosing ?? null
    })
  before.seats.forEach((seat, n) => {
    for (const zone of ['troupe', 'requests', 'in_hand'] as const) arrange(seat[zone], shown.seats[n]?.[zone])
    for (const journey of [seat.travel, seat.friendly])
      for (const cities of [journey?.hand, journey?.spent]) cities?.sort((one, other) => one - other)
  })
  before.cities.forEach((city, n) => {
    for (const zone of ['coming', 'caravels'] as const) arrange(city[zone], shown.cities[n]?.[zone])
  })
  before.over &&= shown.over
  before.resolving = { ...before.resolving, in_hand: before.seats.flatMap(({ in_hand }) => in_hand) }
  return before
}
