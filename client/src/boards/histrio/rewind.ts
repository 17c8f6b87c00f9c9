import type { GameEvent } from '../../net/board_types'
import {
  arrange,
  back,
  countZone,
  latestEvent,
  listZone,
  namesZone,
  payBack,
  slotZone,
  uniqueNamesZone,
  type Zones,
} from '../../shell/rewind'
import { said } from '../../texts/narration'
import type { HistrioSeat, HistrioView, Journey } from './edition'
import { index, troupeOf, zone } from './pieces'

const OTHER = { comedy: 'tragedy', tragedy: 'comedy' } as const

type Rewind = (view: HistrioView, event: GameEvent) => void

const seatAt = (view: HistrioView, place: string): HistrioSeat | undefined => view.seats[Number(index(place)) - 1]

const cityAt = (view: HistrioView, place: string) => view.cities[Number(index(place)) - 1]

function journeyOf(view: HistrioView, event: GameEvent): Journey | null {
  const { seat, friendly } = troupeOf(said(event, 'troupe'))
  const owner = view.seats[seat - 1]
  return (friendly ? owner?.friendly : owner?.travel) ?? null
}

const CARDS: Zones<HistrioView> = {
  city: (view, place) => namesZone(cityAt(view, place)?.cards),
  encounter_pile: (view) => countZone(view, 'encounter_pile_size'),
  encounter_discard: (view) => namesZone(view.encounter_discard),
  encounter_hand: (view, place) => namesZone(seatAt(view, place)?.in_hand),
  troupe: (view, place) => namesZone(seatAt(view, place)?.troupe),
  jugglers: (view, place) =>
    listZone(
      seatAt(view, place)?.jugglers,
      (juggler) => ({ juggler, used: false, fresh: true, counts_as: null }),
      (held, juggler) => held.juggler === juggler,
    ),
}

const REQUESTS: Zones<HistrioView> = {
  request_pile: (view) => countZone(view, 'request_pile_size'),
  request_discard: (view) => countZone(view, 'request_discard_size'),
  request_hand: (view, place) => {
    const seat = seatAt(view, place)
    return countZone(seat, 'requests_size', namesZone(seat?.requests))
  },
  played: (view, place) => ({
    put: () => undefined,
    take: (piece) => {
      const seat = seatAt(view, place)
      if (seat) seat.played = seat.played.map((one) => (one === piece ? null : one))
    },
  }),
}

const numbersZone = (cities: number[] | undefined) => listZone(cities, Number, (city, piece) => city === Number(piece))

/** Where the travel card of a city lies; a revealed one shows its troupe on the way. */
const TRAVEL: Zones<HistrioView> = {
  travel_hand: (view, _, event) => {
    const journey = journeyOf(view, event)
    return journey?.hand ? numbersZone(journey.hand) : countZone(journey as { pile_size: number } | null, 'pile_size')
  },
  travel_drawn: (view, _, event) => {
    const journey = journeyOf(view, event)
    return (
      journey &&
      slotZone<number | null>(
        (city) => {
          journey.drawn = city
        },
        (city) => (view.viewer === troupeOf(said(event, 'troupe')).seat ? Number(city) : null),
      )
    )
  },
  travel_choice: (view, _, event) => {
    const journey = journeyOf(view, event)
    const troupe = said(event, 'troupe')
    const coming = (city: string) => uniqueNamesZone(cityAt(view, `road.${city}`)?.coming)
    return (
      journey && {
        put: (city) => {
          journey.revealed = Number(city)
          coming(city)?.put(troupe)
        },
        take: (city) => {
          journey.revealed = null
          coming(city)?.take(troupe)
        },
      }
    )
  },
  travel_discard: (view, _, event) => numbersZone(journeyOf(view, event)?.spent),
}

const CARAVELS: Zones<HistrioView> = {
  caravels: (view, _, event) => countZone(journeyOf(view, event), 'caravels'),
  // a troupe is bound for its city from the reveal of its travel card on, before its caravel sets out
  road: (view, place, event) =>
    zone(said(event, 'from')) === 'caravels' ? null : uniqueNamesZone(cityAt(view, place)?.coming),
  city: (view, place, event) =>
    zone(said(event, 'from')) === 'caravels' ? null : namesZone(cityAt(view, place)?.caravels),
}

const IMPRESARIOS: Zones<HistrioView> = {
  impresarios: (view, _, { seat }) => countZone(view.seats[(seat ?? 0) - 1], 'impresarios'),
  other: (view, _, { seat }) => countZone(view.stage, String(seat)),
}

function juggler(view: HistrioView, event: GameEvent) {
  return view.seats.flatMap(({ jugglers }) => jugglers).find((held) => held.juggler === said(event, 'juggler'))
}

const REWIND: Record<string, Rewind> = {
  card: back('card', CARDS),
  request: back('request', REQUESTS),
  travel_card: back('city', TRAVEL),
  caravel: back('troupe', CARAVELS),
  impresario: back('', IMPRESARIOS),
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
