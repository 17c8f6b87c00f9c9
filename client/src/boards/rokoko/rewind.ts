import type { GameEvent } from '../../net/board_types'
import { arrange, countZone, latestEvent, moveBack, namesZone, payBack, slotZone, type Zone } from '../../shell/rewind'
import { said } from '../../texts/narration'
import type { RokokoSeat, RokokoView } from './edition'

const GOODS = ['livre', 'yarn', 'lace', 'prestige'] as const

type Rewind = (view: RokokoView, event: GameEvent) => void

const seatAt = (view: RokokoView, place: string): RokokoSeat | undefined => view.seats[Number(place.split('.')[1]) - 1]

/** One of a row of places for one piece each, as `display.3` names it. */
function inRow<Item>(
  row: (Item | null)[] | undefined,
  number: string | undefined,
  itemOf: (piece: string) => Item,
): Zone | null {
  return row
    ? slotZone((item) => {
        row[Number(number) - 1] = item
      }, itemOf)
    : null
}

function cardZone(view: RokokoView, event: GameEvent, place: string): Zone | null {
  const seat = seatAt(view, place)
  const [zone, number] = place.split('.')
  switch (zone) {
    case 'stack':
      return countZone(view, 'stack_size')
    case 'display':
      return inRow(view.display, number, String)
    case 'gone':
      return namesZone(event.seat === null ? view.never_hired : (view.seats[event.seat - 1]?.left ?? []))
    case 'supply':
      return seat ? countZone(seat, 'supply_size', seat.supply && namesZone(seat.supply)) : null
    case 'hand':
      return seat ? countZone(seat, 'hand_size', seat.hand && namesZone(seat.hand)) : null
    case 'discard':
      return seat ? namesZone(seat.discard) : null
    case 'in_play':
      return namesZone(event['to'] === 'gone' ? view.resolving.leaving : view.resolving.in_play)
    default:
      return null
  }
}

function tileZone(view: RokokoView, place: string): Zone | null {
  const seat = seatAt(view, place)
  const [zone, first, second] = place.split('.')
  switch (zone) {
    case 'stock':
      return countZone(view, 'stock_size')
    case 'resource_discard':
      return namesZone(view.resource_discard)
    case 'warehouse':
      return inRow(view.warehouse[Number(first) - 1], second, String)
    case 'kept':
      return seat ? countZone(seat, 'kept_size', seat.kept && namesZone(seat.kept)) : null
    case 'deciding':
      return slotZone<string | null>(
        (tile) => {
          view.resolving.tile = tile
        },
        (tile) => tile || null,
      )
    default:
      return null
  }
}

function dressZone(view: RokokoView, event: GameEvent, place: string): Zone | null {
  const [zone = '', number] = place.split('.')
  switch (zone) {
    case 'bag':
      return countZone(view, 'bag_size')
    case 'dress_discard':
      return namesZone(view.dress_discard)
    case 'window':
      return inRow(view.windows, number, String)
    case 'deciding':
      return slotZone((dress) => {
        view.resolving.dress = dress
      }, String)
    case 'terrace':
      return {
        put: () => undefined,
        take: () => {
          Reflect.deleteProperty(view.terrace, `fireworks.${String(number)}`)
        },
      }
    default:
      return inRow(view.halls[zone], number, (dress) => ({ dress, seat: event.seat ?? 0 }))
  }
}

function takeMarker(view: RokokoView, event: GameEvent): void {
  const place = said(event, 'to')
  if (place in view.decorations) view.decorations[place] = null
  else if (place.startsWith('all_halls')) inRow(view.all_halls, place.split('.')[1], Number)?.take('')
}

/** Takes pieces of one kind back. */
const back =
  (kind: string, zoneOf: (view: RokokoView, event: GameEvent, place: string) => Zone | null): Rewind =>
  (view, event) => {
    moveBack(said(event, kind), zoneOf(view, event, said(event, 'from')), zoneOf(view, event, said(event, 'to')))
  }

const REWIND: Record<string, Rewind> = {
  card: back('card', cardZone),
  tile: back('tile', (view, _, place) => tileZone(view, place)),
  dress: back('dress', dressZone),
  marker: takeMarker,
  favor: (view, event) => {
    view.favor = seatAt(view, said(event, 'from'))?.seat ?? null
  },
  shuffle: (view, event) => {
    view[event['pile'] === 'stock' ? 'stock_size' : 'bag_size'] = 0
  }, // the pile was empty
  round: (view) => {
    view.round -= 1
  },
  phase: (view, event) => {
    if (event['phase'] === 'hands') for (const seat of view.seats) seat.choosing = null
  },
  ...Object.fromEntries(
    GOODS.map((good): [string, Rewind] => [
      good,
      (view, event) => {
        payBack(event, (place, amount) => {
          const seat = place.startsWith('purse') ? seatAt(view, place) : undefined
          const sum = seat?.[good]
          if (seat && typeof sum === 'number') seat[good] = sum + amount
        })
      },
    ]),
  ),
}

/** A view as it was before some events, after others and what was shown before all of them. */
export function rewound(
  view: RokokoView,
  events: readonly GameEvent[],
  known: readonly GameEvent[],
  shown: RokokoView,
): RokokoView {
  if (!events.length) return view
  const before = structuredClone(view)
  for (const event of events.toReversed()) REWIND[event.event]?.(before, event)
  const isShuffled = (pile: string) => events.some((event) => event.event === 'shuffle' && event['pile'] === pile)
  if (isShuffled('stock')) before.resource_discard = shown.resource_discard // no event says what became the new pile
  if (isShuffled('bag')) before.dress_discard = shown.dress_discard
  before.phase = said(latestEvent(known, 'phase') ?? { event: '', seat: null }, 'phase') || shown.phase
  before.starting_player = latestEvent(known, 'start')?.seat ?? shown.starting_player
  before.turn = latestEvent(known, 'turn')?.seat ?? shown.turn
  if (events.some(({ event }) => event === 'dress' || event === 'marker')) before.standing = shown.standing // majorities follow from what stands on the board
  before.seats.forEach((seat, n) => {
    for (const zone of ['hand', 'supply', 'discard', 'kept'] as const) arrange(seat[zone], shown.seats[n]?.[zone])
  })
  before.over &&= shown.over
  return before
}
